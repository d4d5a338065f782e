import { describe, expect, test } from "vitest";
import { isKnownWord } from "./known-words.ts";

describe("known words", () => {
  test.each(["dragón", "Dragon", "susurran", "excavadoras", "lighthouse", "Lucía", "sci-fi", "jaja", "kiddo", "mum's"])(
    "%s is a word of stories, of wishes or of what stands around them",
    (word) => expect(isKnownWord(word)).toBe(true),
  );

  test.each(["pangolin", "okapi", "narval", "tardígrados", "capercaillie"])(
    "%s is rare, and a story may be about it",
    (word) => expect(isKnownWord(word)).toBe(true),
  );

  test.each(["raunchy", "shanked", "creepypasta", "corpiño", "sodomita", "Verfolgung"])(
    "nobody has read %s here",
    (word) => expect(isKnownWord(word)).toBe(false),
  );

  test("a word that begins like a known one is not known for that", () => {
    expect(isKnownWord("casa")).toBe(true);
    expect(isKnownWord("casanova")).toBe(false);
  });
});
