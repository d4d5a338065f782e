import { expect, test } from "vitest";
import { blockedIn, looksLikeRefusal } from "./guard.ts";

test.each([
  ["El asesino salió de noche.", "violence"],
  ["Sacó una PISTOLA del cajón.", "violence"],
  ["The murderer smiled.", "violence"],
  ["And then he killed him.", "violence"],
  ["They were all naked bodies; naked  body.", "sexual"],
  ["Olía a marihuana.", "substances"],
  ["You stupid bitch, said the owl.", "insult"],
  ["Es una mi\u00adérda.", "insult"],
  ["Nadie la quería y pensó en quitarse la vida.", "despair"],
])("%s is stopped", (sentence, category) => {
  expect(blockedIn(sentence)).toBe(category);
});

test.each([
  "Lola estaba muerta de sueño y se moría de risa.",
  "La heroína cogió el martillo y arregló la cuna.",
  "Mató el tiempo contando estrellas.",
  "Una disputa por la computadora acabó en abrazo.",
  "A shooting star crossed the sky over Essex and Scunthorpe.",
  "The tit and the cock robin sang until the old dog died, and they missed him.",
  "The classic bass assistant passed the grapes and the therapist waved.",
  "She shot up the stairs to catch her breath.",
  "El niño bebió agua en la concha de un asno.",
])("%s is told", (sentence) => {
  expect(blockedIn(sentence)).toBeNull();
});

test("a refusal is not taken for a story", () => {
  expect(looksLikeRefusal("I'm sorry, but I can't help with that.")).toBe(true);
  expect(looksLikeRefusal("Lo siento, pero no puedo escribir eso.")).toBe(true);
  expect(looksLikeRefusal("Como modelo de lenguaje, no tengo sueños.")).toBe(true);
  expect(looksLikeRefusal("“I’m sorry,” said the dragon, and he was.")).toBe(false);
  expect(looksLikeRefusal("Había una vez una zorra que no podía dormir.")).toBe(false);
});
