import { expect, test } from "vitest";
import { type Draft, draftGoingOn, EMPTY_DRAFT, keepDraft, keptDraft } from "./draft.ts";

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
  const draft: Draft = {
    age: 4,
    length: "long",
    genres: ["Scary", "Fable"],
    ideas: "Ñandú, «abuela»",
    listenerIds: ["a", "b"],
    begunFrom: "one",
  };
  keepDraft(draft, storage);
  expect(keptDraft(storage)).toEqual({ ...draft, genres: ["Fable", "Scary"] });
});

test("what makes no sense in the storage is left out", () => {
  const wrong = '{"age":99,"length":"endless","genres":["War"],"ideas":7,"listenerIds":[1],"begunFrom":{}}';
  for (const kept of [null, "nonsense", "[]", wrong]) expect(keptDraft(storageWith(kept))).toEqual(EMPTY_DRAFT);
});

test("a draft from before there were lengths and listeners is still there", () => {
  const kept = storageWith('{"age":4,"genres":["Fable"],"ideas":"Lola"}');
  expect(keptDraft(kept)).toEqual({ ...EMPTY_DRAFT, age: 4, genres: ["Fable"], ideas: "Lola" });
});

test("a story that goes on from another one begins with its age, which can be changed and stays so", () => {
  const origin = { id: "one", age: 3 };
  const begun = draftGoingOn({ ...EMPTY_DRAFT, age: 9, ideas: "Lola" }, origin);
  expect(begun).toMatchObject({ age: 3, ideas: "Lola" });
  expect(draftGoingOn({ ...begun, age: 5 }, origin)).toMatchObject({ age: 5 });
  expect(draftGoingOn({ ...begun, age: 5 }, { id: "other", age: 8 })).toMatchObject({ age: 8 });
});

test("left out again, that story leaves its age; chosen again later, it begins anew", () => {
  const origin = { id: "one", age: 3 };
  const dropped = draftGoingOn(draftGoingOn(EMPTY_DRAFT, origin), null);
  expect(dropped.age).toBe(3);
  expect(draftGoingOn({ ...dropped, age: 7 }, origin).age).toBe(3);
});

test("a story for which nobody knows the age leaves the one that was chosen", () => {
  expect(draftGoingOn({ ...EMPTY_DRAFT, age: 9 }, { id: "one", age: null }).age).toBe(9);
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
