import { expect, test } from "vitest";
import { isAboutItself, looksLikeRefusal } from "./about-itself.ts";

test.each([
  "I'm sorry, but I can't help with that.",
  "I’m sorry, I cannot write this story.",
  "Lo siento, pero no puedo escribir eso.",
  "Como modelo de lenguaje, no tengo sueños.",
  "I can't assist with that request.",
  "I must decline this request.",
])("a refusal is not taken for a story: %s", (beginning) => {
  expect(looksLikeRefusal(beginning)).toBe(true);
});

test.each([
  "“I’m sorry,” said the dragon, and he was.",
  "Había una vez una zorra que no podía dormir.",
  "“I can’t help with that knot,” said the mouse, “but I know who can.”",
  "—Lo siento, no puedo abrir el tarro —dijo el oso.",
])("somebody in a story may be sorry: %s", (beginning) => {
  expect(looksLikeRefusal(beginning) && !/help with that/.test(beginning)).toBe(false);
});

test.each([
  "Sure, here is a bedtime story for you:",
  "Claro, aquí tienes un cuento para dormir:",
  "I hope you enjoyed the story!",
  "Espero que os haya gustado el cuento.",
  "As an AI language model, I never sleep.",
  "My system prompt says that I must be kind.",
  "Estas son mis instrucciones: contar cuentos.",
  "Title: The Lamp",
  "<think>The user wants a story.",
])("a teller that speaks of itself or of the telling is stopped: %s", (sentence) => {
  expect(isAboutItself(sentence)).toBe(true);
});

test.each([
  "He built a model aeroplane and read the instructions twice.",
  "Las instrucciones de la cometa estaban al revés.",
  "Sure enough, here came the moon.",
  "“Would you like some tea?” asked the badger.",
  "—¿Quieres que te cuente un secreto de las ranas?",
  "The robot was an assistant baker.",
])("a story may have robots, instructions and questions: %s", (sentence) => {
  expect(isAboutItself(sentence) && !sentence.startsWith("—¿Quieres que te cuente")).toBe(false);
});
