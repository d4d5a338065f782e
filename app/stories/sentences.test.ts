import { expect, test } from "vitest";
import { mayEndSentence, SentenceSplitter } from "./sentences.ts";

function split(text: string, size = text.length): string[] {
  const splitter = new SentenceSplitter();
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += size) sentences.push(...splitter.push(text.slice(at, at + size)));
  return [...sentences, ...splitter.end()];
}

const STORY =
  "—¿Vienes? —preguntó Lola.\n\nEl dragón dijo: «Ya voy…». Y fue. “Good night,” said the owl. 3.5 stars shone";

test("a story falls into its sentences, each with the space before it", () => {
  expect(split(STORY)).toEqual([
    "—¿Vienes?",
    " —preguntó Lola.",
    "\n\nEl dragón dijo: «Ya voy…».",
    " Y fue.",
    " “Good night,” said the owl.",
    " 3.5 stars shone",
  ]);
});

test("whatever the pieces in which a story comes, the sentences are the same", () => {
  for (const size of [1, 2, 3, 5, 11]) expect(split(STORY, size)).toEqual(split(STORY));
});

test("nothing of a story is lost but the white space at its end", () => {
  expect(split(`${STORY}\n\n  `, 4).join("")).toBe(STORY);
  expect(split("\r\nUna línea\r\nOtra", 1).join("").trim()).toBe("Una línea\nOtra");
});

test("a sentence that never ends is let go in parts, between words", () => {
  const endless = "y luego ".repeat(400).trim();
  const parts = split(endless, 50);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join("")).toBe(endless);
  expect(split("a".repeat(5_000), 100).join("")).toHaveLength(5_000);
});

test("no sentence ends where the quick look says that none does", () => {
  for (let at = 1; at <= STORY.length; at += 1) {
    const soFar = STORY.slice(0, at);
    const complete = new SentenceSplitter().push(soFar).length > 0;
    if (complete) expect(mayEndSentence(soFar)).toBe(true);
  }
  expect(mayEndSentence("3.5 stars, Mr")).toBe(false);
});
