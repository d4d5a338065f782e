import { expect, test } from "vitest";
import { EMPTY_DRAFT, keepDraft, keptDraft } from "./draft.ts";

function storageWith(kept: string | null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  };
}

test("what a parent typed is there after a reload", () => {
  const storage = storageWith(null);
  const draft = { age: 4, genres: ["Scary", "Fable"] as const, ideas: "Ñandú, «abuela»" };
  keepDraft(draft, storage);
  expect(keptDraft(storage)).toEqual({ ...draft, genres: ["Fable", "Scary"] });
});

test("what makes no sense in the storage is left out", () => {
  for (const kept of [null, "nonsense", "[]", '{"age":99,"genres":["War"],"ideas":7}']) {
    expect(keptDraft(storageWith(kept))).toEqual(EMPTY_DRAFT);
  }
});

test("a browser without storage still lets a parent type", () => {
  const closed = {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  keepDraft(EMPTY_DRAFT, closed);
  expect(keptDraft(closed)).toEqual(EMPTY_DRAFT);
});
