import { expect, test } from "vitest";
import { firstHalf, PreviewCut } from "./preview.ts";

/** The count as the contract words it, written a second time and in another way. */
function halfByTheBook(story: string): { limit: number; length: (text: string) => number } {
  const length = (text: string) =>
    [...new Intl.Segmenter("es", { granularity: "grapheme" }).segment(text.normalize("NFC").replace(/\s+/gu, " "))]
      .length;
  return { limit: Math.floor(length(story) / 2), length };
}

const STORIES = [
  "Lola tenía un dragón. El dragón tenía hipo, y el hipo tenía mucha prisa.\n\nDurmieron.",
  "One two three four five six seven eight nine ten",
  "El   cuento\n\n\ncon  huecos   y más  huecos por todas partes del cuento.",
  "Un pingüino y un ñandú se fueron a dormir a la península. Fin.",
  "La familia 👨‍👩‍👧‍👦 vio un 🏳️‍🌈 y una 👩🏽‍🚀 en la luna, y luego otra 👩🏽‍🚀 más allá de todas.",
  "Palabralarguísimasinningúnespacio",
  "Uno dos tres.\n\nCuatro cinco seis.",
  "a b",
  "",
];

test("a guest gets the words of the first half and not one character more", () => {
  for (const story of STORIES) {
    const { limit, length } = halfByTheBook(story);
    const half = firstHalf(story);
    expect(story.normalize("NFC").startsWith(half)).toBe(true);
    expect(half).toBe(half.trimEnd());
    expect(length(half)).toBeLessThanOrEqual(limit);
    const rest = story.normalize("NFC").slice(half.length);
    expect(rest === "" || /^\s/u.test(rest) || half === "").toBe(true);
    const nextWord = /^\s+\S+(?=\s)/u.exec(rest)?.[0] ?? "";
    if (half !== "" && nextWord !== "") expect(length(half + nextWord)).toBeGreaterThan(limit);
  }
});

test("whatever the pieces in which a story comes, the guest gets the same half", () => {
  for (const story of STORIES) {
    for (const size of [1, 2, 3, 7, 1000]) {
      const cut = new PreviewCut();
      let shown = "";
      for (let at = 0; at < story.length; at += size) shown += cut.push(story.slice(at, at + size));
      expect(shown + cut.end()).toBe(firstHalf(story));
    }
  }
});

test("while a story is being told, at most half of what has been told is given away", () => {
  const story = STORIES[0] as string;
  const cut = new PreviewCut();
  let shown = "";
  for (let at = 0; at < story.length; at += 5) {
    shown += cut.push(story.slice(at, at + 5));
    const { limit, length } = halfByTheBook(story.slice(0, at + 5));
    expect(length(shown)).toBeLessThanOrEqual(limit);
  }
});
