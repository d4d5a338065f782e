import { expect, test } from "vitest";
import { linesBySpeaker } from "#storyteller/language/speakers.ts";
import { randomFrom } from "#storyteller/random.ts";
import { worded, wordingsOf } from "./wordings.ts";

const PASSAGE = ["[It rained.|Rain fell.] {hero} [waited|sat down].", "+ No choice here."];

test("one wording of each group is told, and every wording is told to somebody", () => {
  const told = Array.from({ length: 60 }, (_, seed) => worded(PASSAGE, randomFrom(seed))[0]);
  expect(new Set(told)).toEqual(
    new Set([
      "It rained. {hero} waited.",
      "It rained. {hero} sat down.",
      "Rain fell. {hero} waited.",
      "Rain fell. {hero} sat down.",
    ]),
  );
});

test("what stands outside of a group stays, and so does the mark of an extra", () => {
  expect(worded(PASSAGE, randomFrom(1))[1]).toBe("+ No choice here.");
});

test("the same random stream tells the same wordings", () => {
  expect(worded(PASSAGE, randomFrom("a"))).toEqual(worded(PASSAGE, randomFrom("a")));
});

test("a bar between forms of a word does not divide wordings", () => {
  expect(wordingsOf("{hero:cansado|cansada|con sueño} y feliz|feliz")).toEqual([
    "{hero:cansado|cansada|con sueño} y feliz",
    "feliz",
  ]);
});

test("where the story goes on after somebody has spoken, it begins a line", () => {
  const passage = ["[—Ya voy.|—Ya voy —dijo Ana.|Ana fue.] [Fermín la vio.|—Hola —dijo Fermín.]"];
  const linesOf = (draw: number) => linesBySpeaker(worded(passage, () => draw)[0] ?? "");
  expect(linesOf(0)).toEqual(["—Ya voy.", "Fermín la vio."]);
  expect(linesOf(0.5)).toEqual(["—Ya voy —dijo Ana.", "—Hola —dijo Fermín."]);
});

test("what may still be spoken stays with what was spoken", () => {
  expect(linesBySpeaker(worded(["[—Ven.|—Vente.] Es tarde."], () => 0)[0] ?? "")).toHaveLength(1);
});
