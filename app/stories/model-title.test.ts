import { expect, test } from "vitest";
import { splitTitle } from "./model-title.ts";

async function* piecesOf(...pieces: string[]) {
  yield* pieces;
}

async function split(...pieces: string[]) {
  const titled = await splitTitle(piecesOf(...pieces));
  return { title: titled.title, story: (await Array.fromAsync(titled.pieces)).join("") };
}

test.each([
  ["# The Moon's Button\n\nTeo yawned.", "The Moon's Button"],
  ["\n\n## El botón de la luna ##\r\n\r\nTeo yawned.", "El botón de la luna"],
  ["**The Moon's Button**\n\nTeo yawned.", "The Moon's Button"],
  ["Title: The Moon's Button\nTeo yawned.", "The Moon's Button"],
  ["TÍTULO: «El botón»\n\nTeo yawned.", "El botón"],
  ["**Título:** El botón\n\nTeo yawned.", "El botón"],
  ["# **“The Button”**\n\nTeo yawned.", "The Button"],
])("a first line marked as a title is the title and not part of the story: %j", async (text, title) => {
  expect(await split(text)).toEqual({ title, story: "Teo yawned." });
  expect(await split(...Array.from(text))).toEqual({ title, story: "Teo yawned." });
});

test.each([
  "Teo yawned.\n\nThe moon shone.",
  "Titus the mouse yawned.",
  "#3 was the last train.",
  "*Plop* said the rain.\nTeo yawned.",
  "**Plop**, said the rain.\nTeo yawned.",
  "Tit",
  `# ${"long ".repeat(30)}\nTeo yawned.`,
])("a first line that is no title stays in the story: %j", async (text) => {
  expect(await split(text)).toEqual({ title: undefined, story: text });
  expect(await split(...Array.from(text))).toEqual({ title: undefined, story: text });
});

test("a story without a title line begins at once, with its first letter", async () => {
  let asked = 0;
  async function* source() {
    for (const piece of ["\n ", "O", "nce", " upon"]) {
      asked += 1;
      yield piece;
    }
  }
  const { pieces } = await splitTitle(source());
  expect(asked).toBe(2);
  expect((await Array.fromAsync(pieces)).join("")).toBe("Once upon");
});

test("a title with nothing after it is a title without a story", async () => {
  expect(await split("# The Moon's Button\n\n")).toEqual({ title: "The Moon's Button", story: "" });
  expect(await split()).toEqual({ title: undefined, story: "" });
});

test("whoever stops listening closes the source", async () => {
  let isClosed = false;
  async function* source() {
    try {
      yield "Once";
      yield " upon";
    } finally {
      isClosed = true;
    }
  }
  for await (const piece of (await splitTitle(source())).pieces) {
    expect(piece).toBe("Once");
    break;
  }
  expect(isClosed).toBe(true);
});

test("a failure before the first word is passed on", async () => {
  const silent = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("no voice")) }) };
  await expect(splitTitle(silent)).rejects.toThrow("no voice");
});
