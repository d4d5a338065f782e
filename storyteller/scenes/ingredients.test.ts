import { expect, test } from "vitest";
import { readRequest } from "#storyteller/request/read-request.ts";
import { type AskedNouns, ingredientsFor, ingredientsIn } from "./ingredients.ts";
import { SUBJECT_KINDS, type Subjects } from "./subjects.ts";

const NO_SUBJECTS = Object.fromEntries(SUBJECT_KINDS.map((kind) => [kind, []])) as unknown as Subjects;

const ES: AskedNouns = {
  somebody: [{ text: "portero", gender: "m", words: ["portera", "guardameta"] }],
  somewhere: [{ text: "campanario", gender: "m" }],
  something: [
    { text: "cesta de pan", gender: "f" },
    { text: "cesta", gender: "f" },
    { text: "nieve", gender: "f", mass: true },
  ],
};
const EN: AskedNouns = {
  somebody: [],
  somewhere: [{ text: "belfry", words: ["bell tower"] }],
  something: [{ text: "skipping rope", words: ["jump rope"] }, { text: "rope" }],
};

const inSpanish = (ideas: string) =>
  ingredientsIn(readRequest(ideas), { nouns: ES, subjects: NO_SUBJECTS }, "es").map(({ text, sort }) => [text, sort]);
const inEnglish = (ideas: string) =>
  ingredientsIn(readRequest(ideas), { nouns: EN, subjects: NO_SUBJECTS }, "en").map(({ text }) => text);

test("what a wish names is found in its order, the longest reading first, in any number", () => {
  expect(inSpanish("que las cestas de pan del campanario y una guardameta")).toEqual([
    ["cesta de pan", "something"],
    ["campanario", "somewhere"],
    ["portero", "somebody"],
  ]);
  expect(inEnglish("two jump ropes and a rope in the bell tower")).toEqual(["skipping rope", "rope", "belfry"]);
});

test("a creature beside the hero and the friend is an ingredient, and those two are none", () => {
  const found = inSpanish("Nora y su perro Tim buscan una cabra, una oveja y una vaca en el campanario");
  expect(found).toContainEqual(["cabra", "somebody"]);
  expect(found.map(([text]) => text)).not.toContain("perro");
});

test("a colour stays with its noun", () => {
  expect(inSpanish("la cesta roja del campanario blanco").map(([text]) => text)).toEqual([
    "cesta roja",
    "campanario blanco",
  ]);
  expect(inEnglish("a red rope in an old belfry")).toEqual(["red rope", "old belfry"]);
});

test("nothing that is feared or not wanted is one, and nothing at all where somebody has died", () => {
  expect(inSpanish("Leo tiene miedo a la nieve. Un campanario, sin cestas")).toEqual([["campanario", "somewhere"]]);
  expect(inSpanish("Se murió la abuela y tocaban en el campanario")).toEqual([]);
});

const asked = (ideas: string, nouns = EN) => ingredientsIn(readRequest(ideas), { nouns, subjects: NO_SUBJECTS }, "en");

test("each part of a tale is played by the first noun of its sort that is free", () => {
  const ideas = "a basket in the belfry, and a rope";
  const nouns = { ...EN, something: [{ text: "rope" }, { text: "basket" }] };
  const { said } = readRequest(ideas);
  const dealt = (...ingredients: ("any" | "somebody" | "somewhere" | "something")[]) =>
    ingredientsFor({ ingredients, about: [], titles: [] }, asked(ideas, nouns), said)?.map(({ text }) => text);
  expect(dealt("somewhere", "any", "something")).toEqual(["belfry", "basket", "rope"]);
  expect(dealt("somebody")).toBeUndefined();
  expect(dealt()).toEqual([]);
});

test("what happened happened to the noun that stands nearest to it", () => {
  const ideas = "a basket, a belfry and a stolen rope";
  const nouns = { ...EN, something: [{ text: "rope" }, { text: "basket" }] };
  const dealt = ingredientsFor(
    { ingredients: ["something"], about: ["stolen"], titles: [] },
    asked(ideas, nouns),
    readRequest(ideas).said,
  );
  expect(dealt?.map(({ text }) => text)).toEqual(["rope"]);
});

test("a tale that has a thing of its own takes one of the wish instead, but none that it tells of already", () => {
  const nouns = { ...EN, something: [{ text: "chest" }, { text: "basket" }] };
  const tale = {
    ingredients: ["something" as const],
    otherwise: [{ text: "sock", sort: "something" as const }],
    about: ["pirates", "chest"],
    titles: [],
  };
  const dealt = (ideas: string) =>
    ingredientsFor(tale, asked(ideas, nouns), readRequest(ideas).said)?.map(({ text }) => text);
  expect(dealt("pirates find a chest full of baskets")).toEqual(["basket"]);
  expect(dealt("pirates find a chest")).toEqual(["sock"]);
});
