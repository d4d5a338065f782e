/** What the stand-in for a provider tells: two calm stories, written for it alone. Paragraphs are separated by a blank line. */
export type FakeStory = { title: string; text: string };

export const SPANISH_STORY: FakeStory = {
  title: "La tetera que guardaba la lluvia",
  text: `La tetera azul de la abuela tenía la tapa un poco torcida. Por eso, cuando llovía, se colaba dentro una gota. Irene la oía desde la cama: plin, y luego nada, y luego plin otra vez.

Una noche la lluvia se marchó antes de tiempo. Irene se sentó en la cama y escuchó. En el tejado no sonaba nada, y así no había manera de dormir.

Bajó despacio a la cocina, con los calcetines de lana. Su gato Pelusa caminaba detrás. Primero Irene abrió el grifo, pero el agua corría demasiado deprisa. Después sacudió una rama del jardín, y solo cayeron tres hojas. Por último cantó la canción de la lluvia, muy bajito, y Pelusa bostezó.

—Esa tampoco es —dijo Irene.

Entonces vio la tetera en la ventana. La tomó con las dos manos y la inclinó apenas. Dentro sonó algo pequeño y conocido: plin.

—La has guardado tú —susurró Irene—. Toda la lluvia de la semana.

Irene no se llevó la tetera. Pensó en el geranio de la abuela, que también esperaba la lluvia, y le dio la mitad del agua, gota a gota. El geranio levantó una hoja, como quien da las gracias. La otra mitad la dejó dentro, para que siguiera sonando.

Subió la escalera con Pelusa en los brazos. Dejó la puerta abierta, solo un poco, y se metió bajo la manta. La cocina estaba quieta. La luna miraba la tetera, y la tetera miraba la luna.

Pasó un rato largo y tranquilo. Abajo, muy despacio, una gota encontró su sitio.

Plin, dijo la tetera. Pelusa cerró los ojos. Irene respiró hondo, y la manta subió y bajó. Plin, dijo la tetera, cada vez más lejos. La casa entera dormía.`,
};

export const ENGLISH_STORY: FakeStory = {
  title: "The Lamp at the End of the Pier",
  text: `Every evening Nora carried the small lamp to the end of the pier. Her grandfather walked beside her with his hands in his pockets. The boats came home one by one, and the lamp told them where home was.

One evening a soft white fog rolled in from the sea. It covered the boats, and then the beach, and then Nora's own boots. The lamp made a round yellow spot and no more.

"Nobody can see us," said Nora.

First she held the lamp as high as her arms could reach. The fog only turned a little more yellow. Then she set it on the tallest post. A gull landed next to it and looked inside, but the boats stayed hidden. Then she called across the water, and the fog kept her voice for itself.

Nora sat down to think. Under the planks the water tapped on the wood, tap and tap. She listened for a while. Sounds found their way through the fog quite well, it seemed, if they were small and came again and again.

She took her grandfather's spoon from the lunch basket. She tapped it on the lamp's brass lid, slowly, like the water. Ting. And then a rest. And then ting.

Far away a bell answered. Another one answered after it. One by one the boats came along the sound, as if it were a string that Nora held in her hand. The last boat bumped gently against the pier, and old Marta laughed and handed up a warm loaf of bread.

They walked home with the lamp between them. The fog lay down on the beach like a sheep. Grandfather hung the lamp on its hook, and Nora climbed into bed.

The curtain moved a little and was still. The water tapped below the window, tap and tap. Nora's hands grew warm and heavy. Somewhere a rope creaked, and a boat turned over in its sleep. The lamp glowed low, and lower. All the boats were home, and so was she.`,
};

export const ENGLISH_REFUSAL = "I'm sorry, but I can't help with that.";
export const SPANISH_REFUSAL = "Lo siento, pero no puedo ayudar con eso.";

/** The story with one sentence put in as its fourth. */
export function withFourthSentence(text: string, sentence: string): string {
  let seen = 0;
  return text.replace(/[.!?](?=\s)/g, (end) => (++seen === 3 ? `${end} ${sentence}` : end));
}
