import { expect, test } from "vitest";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { randomFrom } from "#storyteller/random.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import type { Genre } from "#storyteller/story-request.ts";
import { castStory } from "./cast-story.ts";
import type { PlotId } from "./skeletons.ts";

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

function castsOf(ideas: string, plot: PlotId, genre: Genre, isPlain = false) {
  const facts = readRequest(ideas);
  const request = {
    facts,
    lexicon: spanish.lexicon,
    language: "es",
    plot,
    genre,
    seasoning: [],
    band: "middle",
    isPlain,
  } as const;
  return SEEDS.map((seed) => castStory(request, randomFrom(seed)));
}

test("a friend who is a bat does not carry a clockwork bat", () => {
  const things = castsOf("Ada y su murciélago", "repair", "Scary").map(({ thing }) => thing.text);
  expect(things.filter((thing) => thing.includes("murciélago"))).toEqual([]);
});

test("the noise in the night is not made by a second hedgehog", () => {
  const causes = castsOf("Ada y su erizo", "night-noise", "Fable").map(({ noise }) => noise?.cause);
  expect(causes.filter((cause) => cause?.includes("erizo"))).toEqual([]);
});

test("who comes to live next door is somebody small", () => {
  const small = spanish.lexicon.companions.map(({ text }) => text);
  const helpers = castsOf("Ada y su perro Pip", "newcomer", "Mistery").map(({ helper }) => helper.text);
  expect(helpers.filter((helper) => !small.includes(helper))).toEqual([]);
});

test("a plain tale happens in an everyday house, by an everyday lamp, with a kitten or a mouse at the child's side", () => {
  const { homes, lights, companions } = spanish.lexicon.plain;
  const texts = (nouns: readonly { text: string }[]) => nouns.map(({ text }) => text);
  for (const { home, light, friend } of castsOf("Un cuento para Ada", "repair", "SciFi", true)) {
    expect(texts(homes)).toContain(home.text);
    expect(texts(lights)).toContain(light.text);
    expect(texts(companions).some((kind) => friend.intro?.includes(kind))).toBe(true);
  }
});
