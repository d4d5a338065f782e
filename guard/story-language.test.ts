import { expect, test } from "vitest";
import { LanguageWatch, languageOf } from "./story-language.ts";

const left = (language: "es" | "en", ...sentences: string[]) => {
  const watch = new LanguageWatch(language);
  return sentences.findIndex((sentence) => watch.hasLeft(sentence));
};

test.each([
  ["es", "The little fox was walking through the forest and she was very tired."],
  ["en", "El zorro caminaba por el bosque y ya era muy tarde para volver a casa."],
  ["es", "Le petit renard est dans la forêt et il est très fatigué avec les autres."],
  ["en", "Der kleine Fuchs ist sehr müde und die Nacht ist nicht mehr weit von hier."],
  ["en", "Le petit renard cherchait la lune derrière la colline."],
  ["en", "Der kleine Igel konnte nicht schlafen."],
  ["es", "Era uma vez um foguete que tinha medo de voar."],
  ["es", "Sie suchten einander über allen Bergen und Seen, wie am Abend."],
  ["es", "A rainha Beatriz morava numa ilha cheia de flores azuis."],
  ["es", "One morning she found a tiny blue hat under the fence."],
  ["es", "Uma noite, a lua desceu para ouvir a sua canção."],
  ["en", "Лисица шла по тёмному лесу и была очень усталой в ту ночь."],
  ["es", "小龙飞过高山,看见了一个村庄."],
  ["es", "小さなきつねは森の中を歩いていて、とても疲れていましたから眠りました。"],
] as const)("a whole sentence in another language is heard (%s): %s", (language, sentence) => {
  expect(left(language, sentence)).toBe(0);
});

test("a slow slide into another language is heard", () => {
  const short = [
    "The fox was up.",
    "It was late and cold.",
    "She had a bed there.",
    "The moon was out.",
    "They were all of them in the sky.",
    "And so it was that she was there.",
    "What would you have said to her?",
  ];
  expect(left("es", "El zorro dormía.", ...short)).toBeGreaterThan(0);
});

test.each([
  ["en", "“Bonjour,” said the snail, “je suis Gaston,” and everybody laughed at how it sounded."],
  ["es", "—Good night, little star —le dijo la abuela en inglés, y Lola se rio bajito."],
  ["en", "Aoife, Siobhán, Björk, Xián, Мила and 美咲 sat on the wall."],
  ["es", "Björk, Aoife y 美咲 jugaban con Yusuf, Ngozi y Zhang Wei en la plaza."],
  ["es", "¡PLOF! ¡Pum! Ja, ja, ja."],
  ["en", "Zzz, zzz, zzz, zzz, zzz, zzz, zzz, zzz, zzz, zzz."],
] as const)("a foreign word or name is no other language (%s): %s", (language, sentence) => {
  expect(left(language, sentence)).toBe(-1);
});

test.each([
  ["es", "Había una vez un zorro que vivía cerca del río, y ya era muy tarde."],
  ["en", "Once there was a fox who lived by the river, and it was very late."],
  ["es", "El búho."],
  ["en", "The owl."],
  [null, "Zzz, zzz."],
  [null, ""],
  [null, "1234 — 5678"],
  [null, "小龙飞过高山,看见了一个村庄."],
] as const)("the language of a text that nobody has named is %s: %s", (language, text) => {
  expect(languageOf(text)).toBe(language);
});
