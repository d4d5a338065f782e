import { expect, test } from "vitest";
import { extraRuns, linkedUnits } from "./extra-units.ts";

const extra = (text: string) => ({ text, extra: true });
const always = (text: string) => ({ text, extra: false });
const texts = (runs: ReturnType<typeof extraRuns>) =>
  runs.map((run) => run.map((unit) => unit.map(({ text }) => text)));

test.each([
  ["“Is it far?” asked the fox.", "“Very,” said Lola."],
  ["—¿Está lejos? —preguntó el zorro.", "—Mucho —dijo Lola."],
  ["“Which ear?”", "“The left one.”"],
])("a question is never told without its answer: %s", (question, answer) => {
  expect(texts(extraRuns([always("It was late."), extra(question), extra(answer)]))).toEqual([[[question, answer]]]);
});

test("a paragraph that follows another may be left out by itself", () => {
  expect(texts(extraRuns([extra("They sat."), extra("Nobody spoke.")]))).toEqual([[["They sat."], ["Nobody spoke."]]]);
});

test("what is always told parts one run from the next", () => {
  const runs = extraRuns([extra("They sat."), always("Then it worked."), extra("It shone.")]);
  expect(texts(runs)).toEqual([[["They sat."]], [["It shone."]]]);
});

test("a refrain may be told whatever came before it", () => {
  const refrain = { line: "Who is there?", last: "Good night." };
  const runs = extraRuns([extra("They listened."), extra("Good night.")], refrain);
  expect(texts(runs)).toEqual([[["They listened."]], [["Good night."]]]);
});

test("what is planted in one place and comes back in another is one unit, and no part of a run", () => {
  const linked = (text: string, link: string) => ({ ...extra(text), link });
  const [key, pocket, rain, lock] = [
    linked("A key.", "1"),
    extra("A pocket."),
    linked("Rain.", "2"),
    linked("It fits.", "1"),
  ];
  expect(linkedUnits([key, pocket, rain, lock])).toEqual([[key, lock], [rain]]);
  expect(texts(extraRuns([key, pocket, rain, lock]))).toEqual([[["A pocket."]]]);
});
