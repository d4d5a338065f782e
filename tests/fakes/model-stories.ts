/** What the stand-in for a provider tells: calm stories, written for it alone. Paragraphs are separated by a blank line. */
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

/** Within the bounds of every age from two to five. */
export const SPANISH_SMALL_STORY: FakeStory = {
  title: "La tetera y la gota",
  text: `La abuela tenía una tetera azul. La tapa estaba un poco torcida. Cuando llovía, se colaba una gota.

Plin, hacía la gota. Irene la oía desde la cama. Plin, y luego nada. Plin, otra vez.

Una noche la lluvia se fue. En el tejado no sonaba nada. Irene se sentó en la cama. Sin la lluvia no podía dormir.

Bajó despacio a la cocina. Llevaba calcetines de lana. Su gato Pelusa iba detrás.

Primero abrió el grifo. El agua corría muy deprisa. No, así no.

Después movió una rama. Cayeron tres hojas al suelo. No, así no.

Al final cantó muy bajito. Era la canción de la lluvia. Pelusa bostezó. No, así tampoco.

Entonces vio la tetera en la ventana. La tomó con las dos manos. La inclinó un poco, solo un poco. Dentro sonó algo pequeño.

Plin.

—La has guardado tú —dijo Irene—. Has guardado la lluvia.

Pelusa miró dentro de la tetera. Olió el agua y movió los bigotes.

Cerca estaba el geranio de la abuela. También él esperaba la lluvia. Irene le dio la mitad del agua. Se la dio gota a gota. El geranio levantó una hoja. Parecía dar las gracias.

La otra mitad se quedó en la tetera. Así la gota podía cantar.

Irene subió la escalera con Pelusa en los brazos. Dejó la puerta abierta, solo un poco. Se metió bajo la manta. La manta estaba suave y caliente.

La cocina estaba quieta. La luna miraba la tetera. La tetera miraba la luna.

Plin, dijo la tetera. Pelusa cerró los ojos.

Plin, dijo la tetera. Irene respiró hondo.

Plin, muy bajito. La manta subió y bajó. La casa entera dormía.`,
};

export const ENGLISH_SMALL_STORY: FakeStory = {
  title: "Ting, Said the Lamp",
  text: `Nora had a small lamp. Each night she took it down to the sea. Grandpa walked beside her.

The boats came home one by one. The lamp told them where home was.

One night a soft white fog came in. It hid the boats. It hid the beach. It hid Nora's own boots.

"Nobody can see us," said Nora.

First she held the lamp up high. The fog turned a little yellow. The boats stayed away.

Then she put it on a tall post. A gull sat down next to it and looked in. The boats stayed away.

Then she called out over the water. The fog kept her voice. The boats stayed away.

Nora sat down to think. Under her feet the water went tap, tap, tap. She heard it well. Small sounds can walk in the fog.

So she took Grandpa's spoon from the basket. She tapped it on the lamp.

Ting, said the lamp. Ting, and a rest, and ting.

Far away a bell said ding. Nora tapped again. Ting, said the lamp. Ding, said the bell, and it was not so far now.

One by one the boats came along the sound. The last boat bumped the wood with a soft bump. Old Marta laughed. She gave them a loaf of warm bread.

They walked home with the lamp between them. The bread smelled good. The fog lay down on the beach like a sheep.

Grandpa hung the lamp on its hook. Nora climbed into bed. The blanket was soft and warm.

The curtain moved a little, and then it was still. Tap, tap, went the water. Nora's hands were warm.

Ting, said the lamp, very low. All the boats were home. Nora was home too. She closed her eyes.`,
};

export const ENGLISH_REFUSAL = "I'm sorry, but I can't help with that.";
export const SPANISH_REFUSAL = "Lo siento, pero no puedo ayudar con eso.";

/** The story with one sentence put in as its fourth. */
export function withFourthSentence(text: string, sentence: string): string {
  let seen = 0;
  return text.replace(/[.!?](?=\s)/g, (end) => (++seen === 3 ? `${end} ${sentence}` : end));
}
