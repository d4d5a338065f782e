import { expect, test } from "vitest";
import { type WordKind, wishForModel, withoutContactDetails, withoutSurnames } from "./model-wish.ts";

const FIRST_NAMES = new Set(["lucía", "ana", "marcos", "maría", "nora", "leo", "josé"]);
const ORDINARY = new Set(["busca", "castillo", "flores", "bosque", "y", "de", "la", "del", "dragón", "una", "niña"]);

function kindOf(word: string): WordKind {
  if (FIRST_NAMES.has(word.toLowerCase())) return "first name";
  return /^\p{Lu}/u.test(word) && !ORDINARY.has(word.toLowerCase()) ? "capital" : "word";
}
const wish = (ideas: string) => wishForModel(ideas, kindOf);

test.each([
  ["Lucía y su gato. Escribid a mama.lucia@correo.es por favor", "Lucía y su gato. Escribid a por favor"],
  ["Call me on +34 612 345 678 about Nora", "Call me on about Nora"],
  ["Nora, mi teléfono es 612-34-56-78.", "Nora, mi teléfono es."],
  ["Look at https://photos.example/nora?id=7 and tell", "Look at and tell"],
  ["see www.nora-photos.com/album for her cat", "see for her cat"],
  ["Nora is @nora_and_the_cat there", "Nora is there"],
  ["Vivimos en la calle Mayor 5, y Leo sueña", "Vivimos en la, y Leo sueña"],
  ["vivimos en calle de los olmos, 12, 3º B y llueve", "vivimos en y llueve"],
  ["We live at 12 oak street and Leo dreams", "We live at and Leo dreams"],
  ["We live in SW1A 1AA with a cat", "We live in with a cat"],
  ["somos de 28013 Madrid, y Leo sueña", "somos de, y Leo sueña"],
  ["Boston, MA 02108 is where Leo dreams", "Boston, MA is where Leo dreams"],
  ["Leo sueña. Llama al seis uno dos tres cuatro cinco seis siete ocho. Y duerme.", "Leo sueña. Y duerme."],
  ["luna arroba example punto org", ""],
])("%j goes out as %j", (ideas, sent) => {
  expect(wish(ideas)).toBe(sent);
});

test.each([
  "Leo cuenta 1.000.000 de estrellas a las 20:30",
  "Nora has 12 cats, is 6 years old and was born in 2020",
  "una casa en la calle de los gatos, y 3 ratones",
  "Nora looks at the moon at night",
  "Two lines\nof a wish",
])("%j has nothing to hide and goes out as it is", (ideas) => {
  expect(withoutContactDetails(ideas)).toBe(ideas);
  expect(wish(ideas)).toBe(ideas);
});

test.each([
  ["Lucía García Pérez va al bosque", "Lucía va al bosque"],
  ["mi hija lucía garcía lópez", "mi hija lucía"],
  ["LUCÍA GARCÍA BUSCA UN DRAGÓN", "LUCÍA BUSCA UN DRAGÓN"],
  ["Ana de la Torre y Marcos O'Connor", "Ana y Marcos"],
  ["María José Muñoz-Quesada sueña", "María José sueña"],
  ["Nora Castillo has a cat", "Nora has a cat"],
  ["Ana Flores.", "Ana."],
])("a surname stays at home: %j goes out as %j", (text, sent) => {
  const shouted = text === text.toUpperCase();
  expect(withoutSurnames(text, (word) => kindOf(shouted ? word.toLowerCase() : word))).toBe(sent);
});

test.each([
  "Leo busca un castillo y flores",
  "Marcos y la Torre Torcida",
  "Nora, Leo y Ana",
  "Leo Busca Una Niña",
  "El Bosque Encantado de Ana",
  "Leo. García es un gato",
])("what is no surname stays: %j", (text) => {
  expect(withoutSurnames(text, kindOf)).toBe(text);
});

test("very long ideas are cut without leaving half a character", () => {
  const sent = wish(`a${"🦊".repeat(5000)}`);
  expect(sent.length).toBe(4000);
  expect(sent.isWellFormed()).toBe(true);
});

test("a wish of a thousand opening marks is read as quickly as any", () => {
  for (const mark of ["a@", "calle ", "1 ", "Lucía de ", "www.", "12 A"]) {
    const ideas = mark.repeat(5000);
    expect(wish(ideas).length).toBeLessThanOrEqual(4000);
  }
}, 5000);
