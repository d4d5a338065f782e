import { expect, test } from "vitest";
import type { Cast } from "#storyteller/language/entity.ts";
import { realise } from "#storyteller/language/realise.ts";
import { spanishGrammar } from "#storyteller/language/spanish.ts";
import { randomFrom } from "#storyteller/random.ts";
import type { Subject } from "#storyteller/scenes/subjects.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { subjectEntity } from "./cast-subject.ts";

const FIREFIGHTER: Subject = {
  text: "bombero",
  gender: "m",
  words: ["bombero", "bombera"],
  says: { be: ["{hero:bombero|bombera|de los bomberos}"], rest: ["Un bombero duerme con las botas al lado."] },
};

test.each([
  ["f", "Noa era bombera."],
  ["m", "Noa era bombero."],
  [undefined, "Noa era de los bomberos."],
] as const)("what is told of a subject agrees with the hero and keeps its small letter: %s", (gender, expected) => {
  const hero = { kind: "name", text: "Noa", gender } as const;
  const cast = { hero } as Cast;
  const subject = subjectEntity(FIREFIGHTER, cast, spanishGrammar, randomFrom("a"));
  const told = realise(["{hero} era {subject.be}.", "{subject.rest}"], { ...cast, subject }, spanishGrammar);
  expect(told).toMatchObject({
    ok: true,
    paragraphs: [{ text: expected }, { text: "Un bombero duerme con las botas al lado." }],
  });
});

test("a spaceship is one of the rockets, and a she", () => {
  const { title, paragraphs } = tellStory(
    { language: "es", age: 6, length: "usual", genres: ["SciFi"], ideas: "Hugo y una nave roja" },
    "b",
  );
  const text = [title, ...paragraphs].join(" ");
  expect(text).toMatch(/\b(?:una|la) nave/i);
  expect(text).not.toMatch(/\b(?:un|el) nave/i);
});
