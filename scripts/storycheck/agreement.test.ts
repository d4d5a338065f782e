import { expect, test } from "vitest";
import type { Language } from "#storyteller/story-request.ts";
import { agreementFaults } from "./agreement.ts";

const rulesBroken = (text: string, language: Language) =>
  agreementFaults(text, language).map(({ rule, words }) => `${rule}: ${words}`);

test("a well-written English story breaks no rule", () => {
  const story = `Nell had an hour before bed and a one-eyed owl to feed. “Could you wait?” she asked. “A unicorn would,” it said.

Two stars came out, then seven. These two were early. The one that she had had in mind was late, as an honest star may be.

“It’s its tail that I like,” said Mr. Finch. Of course, he gave her her hat. “Ha, ha, ha!” An 8 and an X were on the map; it was a used, usual, useful map, and an unimportant, uninvited one.

“That that owl could have come,” she said, “is because both cat and dog were asleep. Did he have a dream? They shook hands like two night-watchmen under many star maps. Neither of you was awake.”`;
  expect(rulesBroken(story, "en")).toEqual([]);
});

test("a well-written Spanish story breaks no rule", () => {
  const story = `—¿Y Inés? —preguntó la abuela—. ¿Dónde está?

El agua fría y el hada buena dormían. Un águila negra bajó del árbol: la mano, el mapa, el día, la foto. Padres e hijos, siete u ocho, agua y hielo, madera y hierba.

La mamá de los niños estaba cansada. Entró en la cama dormido, con una camisa rojo oscuro y un gorro de lana blanco. Miró las nubes largo rato.

La casa y el jardín eran pequeños. Los cuenta, la mira, las araña. «La, la, la», cantó. ¡Ay, qué risa! No, no. Ya, ya… Poco a poco todo calló. El botones abrió la puerta; se oyó el eco de él.

Duerme la luna,
duerme la flor,
y en la ventana
duerme el farol.

—Ven —dijo Leo—. Tengo una idea.`;
  expect(rulesBroken(story, "es")).toEqual([]);
});

test.each([
  ["She saw a owl.", "a or an"],
  ["He had an unicorn and a plan.", "a or an"],
  ["She waited a hour.", "a or an"],
  ["Ben throwed the ball.", "past of an irregular verb"],
  ["The childs slept.", "plural of an irregular noun"],
  ["He didn’t went home.", "past after to or didn't"],
  ["They had ate the cake.", "past for a participle"],
  ["She counted three star.", "number of a noun"],
  ["It was a stars.", "number of a noun"],
  ["They was asleep.", "verb and its subject"],
  ["The stars was bright.", "verb and its subject"],
  ["The moon rose. She have a hat.", "verb and its subject"],
  ["It was more bigger.", "doubled comparison"],
  ["The fox licked it’s tail.", "its or it's"],
  ["She could of slept.", "of for have"],
  ["He saw the the moon.", "doubled word"],
  ["“Good night, said Ben.”” Then he slept.", "unpaired quotation marks"],
  ["She slept .", "space before a mark"],
  ["She slept.Then she woke.", "no space after a mark"],
  ["She slept,, and woke.", "doubled mark"],
  ["She  slept.", "doubled space"],
  ["She slept. then she woke.", "small letter after a full stop"],
  ["the fox slept.", "small letter begins a paragraph"],
])("English: “%s” is found by the rule “%s”", (text, rule) => {
  expect(agreementFaults(text, "en").map((fault) => fault.rule)).toEqual([rule]);
});

test.each([
  ["Miró el luna.", "article and noun"],
  ["Abrió una mapa.", "article and noun"],
  ["Bebió la agua.", "article and noun"],
  ["Este agua estaba fría.", "article and noun"],
  ["Vio los nube.", "article and noun"],
  ["Vio las gatos.", "article and noun"],
  ["Vivía en la pequeño casa.", "adjective before its noun"],
  ["Subió al viejo torre.", "adjective before its noun"],
  ["Miró la luna redondo.", "adjective after its noun"],
  ["Vio las estrellas blanca.", "adjective after its noun"],
  ["Los niños estaba en casa.", "verb and its subject"],
  ["El gato eran negro.", "verb and its subject"],
  ["Era la luz de el sol.", "del and al"],
  ["Fue a el bosque.", "del and al"],
  ["Llegaron Leo y Inés.", "e before i"],
  ["Eran siete o ocho.", "u before o"],
  ["Tenía un gato e una gata.", "e before another sound"],
  ["Había rompido la taza.", "form of a verb"],
  ["Vio dos luzes.", "plural in -ces"],
  ["El raton dormía tambien.", "missing accent"],
  ["Era más mejor así.", "doubled comparison"],
  ["Qué sueño!", "opening ¿ ¡"],
  ["Dónde estás?", "opening ¿ ¡"],
  ["- Hola, Leo.", "raya of a dialogue"],
  ["— Hola, Leo.", "raya of a dialogue"],
  ["—Hola—dijo Leo.", "raya of a dialogue"],
  ["—Hola — dijo Leo.", "raya of a dialogue"],
  ["Era el color de de la luna.", "doubled word"],
  ["Durmió bien , al fin.", "space before a mark"],
])("Spanish: «%s» is found by the rule “%s”", (text, rule) => {
  expect([...new Set(agreementFaults(text, "es").map((fault) => fault.rule))]).toEqual([rule]);
});
