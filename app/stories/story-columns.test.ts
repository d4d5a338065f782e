import { expect, test } from "vitest";
import { previewOf, searchTextOf } from "./story-columns.ts";

test("a story is found whatever its case, accents and line breaks are", () => {
  expect(searchTextOf("El ÑANDÚ", "Érase una\n\nvez…\tAÑIL")).toBe("el nandu erase una vez... anil");
  expect(searchTextOf("n\u0303", "ﬁn İ")).toBe("n fin i");
  expect(searchTextOf("❤\uFE0F", "🐉 100%_\\")).toBe("❤ 🐉 100%_\\");
});

test("what a database cannot keep is not looked for", () => {
  expect(searchTextOf("a\u0000b", "\u0007c\u0085")).toBe("a b c");
});

test("a card shows the first 200 characters, line breaks as spaces", () => {
  expect(previewOf("  Una noche,\n\nla luna. \n")).toBe("Una noche, la luna.");
  expect(previewOf("x".repeat(200))).toHaveLength(200);
  expect(previewOf("x".repeat(5_000))).toHaveLength(200);
  expect(previewOf(`${"x".repeat(199)} y`)).toBe("x".repeat(199));
  expect(previewOf("\n\n")).toBe("");
});

test("a card never shows half a character", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(previewOf(family.repeat(300))).toBe(family.repeat(200));
  expect(previewOf("é".normalize("NFD").repeat(300))).toBe("é".normalize("NFD").repeat(200));
});

test("a tower of accents makes no card heavy", () => {
  const tower = `a${"\u0301".repeat(1_000)}`;
  const preview = previewOf(tower.repeat(50));
  expect(preview).toBe(tower.repeat(3));
  expect(previewOf(`a${"\u0301".repeat(100_000)}`)).toBe("");
});
