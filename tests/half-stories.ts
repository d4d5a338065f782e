import type { HalfStory } from "#storyteller/tell-ending.ts";

/** A story as a model might have begun it, broken off after some whole sentence, and whom it is about. */
export type SampleHalf = HalfStory & { what: string; hero?: string; friend?: string };

/** Written for tests alone: each sets its own traps for whoever looks for names. */
export const HALF_STORIES: readonly SampleHalf[] = [
  {
    what: "una tormenta, con mayúsculas al empezar las frases",
    language: "es",
    age: 6,
    hero: "Inés",
    friend: "Pelusa",
    text: `Aquella tarde, Inés subió al desván con su gato Pelusa. Entonces el viento empezó a soplar. Mamá estaba en la cocina y no oyó nada.

—¿Has visto eso? —preguntó Inés—. Toda la casa se mueve.

Pelusa maulló y se escondió detrás de un baúl. Dentro había un mapa. Cuando Inés lo abrió, el viento apagó la luz. Después sonó un trueno enorme. «Ven aquí», dijo Inés muy bajito, y Pelusa saltó a sus brazos. El viento golpeó la ventana.`,
  },
  {
    what: "una persecución por el espacio, con un nombre inventado y un planeta",
    language: "es",
    age: 9,
    hero: "Zirón",
    friend: "Amaya",
    text: `La nave despegó de Marte a las tres en punto. En el asiento de atrás, Zirón apretaba los botones que no debía. Entonces Amaya miró el radar. ¡Algo venía detrás! Tres puntos rojos, cada vez más cerca.

—Agárrate —dijo Amaya.

Antes de que nadie respondiera, Zirón giró el mando. Luego las estrellas se volvieron rayas. El Capitán gritó algo por la radio. En Marte nadie sabía nada todavía. Amaya cerró los ojos y Zirón pulsó el último botón.`,
  },
  {
    what: "un cuento para pequeños sin ningún nombre",
    language: "es",
    age: 3,
    text: `El osito no quería dormir. La luna miraba por la ventana. Mamá Osa cantó una canción. El osito abrió un ojo. La luna también. ¿Dónde está mi calcetín? Entonces el osito bajó de la cama.`,
  },
  {
    what: "una hermana y un hermano, con un pueblo que parece un nombre",
    language: "es",
    age: 5,
    hero: "Lucía",
    friend: "Mateo",
    text: `En Villarrosa llovía desde el lunes. Lucía y Mateo buscaban la llave del molino. Nadie en Villarrosa la había visto. —Yo creo que la tiene el Señor Búho —dijo Mateo. Lucía negó con la cabeza. Pero Mateo ya corría hacia el bosque. Nunca, pensó Lucía, nunca corras de noche. El camino a Villarrosa se quedó atrás. Nadie hablaba. A Lucía le pesaban las botas, y Mateo señaló una luz.`,
  },
  {
    what: "a chase, with words that only begin sentences",
    language: "en",
    age: 7,
    hero: "Nora",
    friend: "Biscuit",
    text: `Once upon a time, in Larkwood, there lived a girl called Nora. Her dog Biscuit was small and round. Then one Monday the gate stood open. Suddenly Biscuit barked and ran. “Come back!” cried Nora. “Please, Biscuit!”

But Biscuit was already past the mill. Grandpa waved from the bridge. Nora ran and ran. The Moon came up over Larkwood. At last Nora saw two eyes in the hedge. Then Biscuit growled.`,
  },
  {
    what: "a name with an apostrophe and a long quoted speech",
    language: "en",
    age: 10,
    hero: "D’Arcy",
    friend: "Zuri",
    text: `“Nobody has ever opened it,” said D’Arcy, and put one hand on the door. “Not Father. Not the Queen. Nobody.” The lighthouse hummed. Zuri’s lamp was nearly out. Far below, the sea threw itself at the rocks.

“Then we open it,” Zuri said. Perhaps it was brave. Perhaps, thought D’Arcy, it was only late. The lighthouse shook. Behind them, Zuri heard steps on the stairs, and D’Arcy turned the key. Steps, and then a voice.`,
  },
  {
    what: "for the very small, with a moon that is only a moon",
    language: "en",
    age: 2,
    hero: "Mia",
    text: `Where is Bear? Mia looks. Not under the bed. Not in the box. Moon, moon, do you see Bear? The moon says no. Down goes Mia. The moon looks too. Up goes Mia. Oh no! The cup falls down.`,
  },
  {
    what: "nobody who has a name for sure",
    language: "en",
    age: 8,
    text: `The captain of the Silver Heron had never seen such a wave. Paris was far away. Then London was far away too. In Paris they would be having supper. The ship groaned. “Hold on!” Everybody held on. The ship climbed and climbed, and the Silver Heron hung in the air for one long second.`,
  },
];
