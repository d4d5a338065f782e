import { describe, expect, test } from "vitest";
import { heardMatcherOf, matches, type RecordFields, weightsUnder } from "./record-filter.ts";
import { type RecordFilter, RecordRefusal, type TextTest } from "./records-contract.ts";

const RECORD: RecordFields = {
  id: "one",
  content: "Había una vez un búho.",
  createdAt: "2026-01-31T23:30:00.000Z",
  updatedAt: "2026-02-01T00:00:00.000Z",
  owner: "ana@example.com",
};
const WITHOUT_CONTENT = { ...RECORD, content: null };

const refusalOf = (filter: RecordFilter) => {
  try {
    matches(RECORD, filter);
  } catch (error) {
    if (error instanceof RecordRefusal) return error.code;
    throw error;
  }
  return null;
};
/** A filter whose one test is so many levels down. */
const nested = (levels: number): RecordFilter => (levels === 1 ? { id: { eq: "one" } } : { and: [nested(levels - 1)] });

test.each<[TextTest, boolean]>([
  [{ eq: "Había una vez un búho." }, true],
  [{ eq: "había una vez un búho." }, false],
  [{ ne: "something else" }, true],
  [{ ne: "Había una vez un búho." }, false],
  [{ lt: "I" }, true],
  [{ lt: "Había una vez un búho." }, false],
  [{ le: "Había una vez un búho." }, true],
  [{ gt: "Había" }, true],
  [{ gt: "Había una vez un búho." }, false],
  [{ ge: "Había una vez un búho." }, true],
  [{ ge: "a" }, false],
  [{ contains: "una vez" }, true],
  [{ contains: "dos veces" }, false],
  [{ notContains: "dos veces" }, true],
  [{ notContains: "una vez" }, false],
  [{ beginsWith: "Había" }, true],
  [{ beginsWith: "una" }, false],
  [{ between: ["A", "Z"] }, true],
  [{ between: ["Había una vez un búho.", "Z"] }, true],
  [{ between: ["A", "Había una vez un búho."] }, true],
  [{ between: ["a", "z"] }, false],
  [{ in: ["x", "Había una vez un búho."] }, true],
  [{ in: ["x"] }, false],
  [{ in: [] }, false],
  [{ notIn: ["x"] }, true],
  [{ notIn: [] }, true],
  [{ notIn: ["Había una vez un búho."] }, false],
  [{ attributeExists: true }, true],
  [{ attributeExists: false }, false],
  [{ attributeType: "string" }, true],
  [{ attributeType: "number" }, false],
  [{ attributeType: "_null" }, false],
  [{ size: { eq: 22 } }, true],
  [{ size: { ne: 22 } }, false],
  [{ size: { lt: 23, gt: 21 } }, true],
  [{ size: { le: 21 } }, false],
  [{ size: { ge: 23 } }, false],
  [{ size: { between: [22, 30] } }, true],
  [{ size: { between: [1, 22] } }, true],
  [{ size: { between: [1, 21] } }, false],
  [{ beginsWith: "Había", contains: "dos veces" }, false],
  [{ beginsWith: "Había", contains: "una" }, true],
  [{ eq: null, contains: "una" }, true],
  [{}, true],
])("a content is held against %j: %s", (content, expected) => {
  expect(matches(RECORD, { content })).toBe(expected);
});

test.each<[TextTest, boolean]>([
  [{ ne: "x" }, true],
  [{ notContains: "x" }, true],
  [{ attributeExists: false }, true],
  [{ attributeExists: false, ne: "x" }, true],
  [{ attributeExists: true }, false],
  [{ eq: "" }, false],
  [{ lt: "z" }, false],
  [{ le: "z" }, false],
  [{ gt: "" }, false],
  [{ ge: "" }, false],
  [{ contains: "" }, false],
  [{ beginsWith: "" }, false],
  [{ between: ["", "z"] }, false],
  [{ in: [""] }, false],
  [{ notIn: ["x"] }, false],
  [{ attributeType: "string" }, false],
  [{ attributeType: "_null" }, false],
  [{ size: { ne: 5 } }, false],
  [{ size: { ge: 0 } }, false],
  [{ size: {} }, true],
  [{ ne: "x", eq: "x" }, false],
])("of a record without content %j is %s", (content, expected) => {
  expect(matches(WITHOUT_CONTENT, { content })).toBe(expected);
  expect(matches(WITHOUT_CONTENT, { not: { content } })).toBe(!expected);
});

test("all that a filter says has to hold, and every field can be asked for", () => {
  const all = { id: { eq: "one" }, owner: { eq: "ana@example.com" }, createdAt: { beginsWith: "2026-01" } };
  expect(matches(RECORD, all)).toBe(true);
  expect(matches(RECORD, { ...all, updatedAt: { lt: "2026-02-01" } })).toBe(false);
  expect(matches(RECORD, { ...all, and: [{ content: { contains: "búho" } }, { id: { ne: "two" } }] })).toBe(true);
  expect(matches(RECORD, { ...all, and: [{ content: { contains: "búho" } }, { id: { ne: "one" } }] })).toBe(false);
  expect(matches(RECORD, { or: [{ id: { eq: "two" } }, { id: { eq: "one" } }] })).toBe(true);
  expect(matches(RECORD, { or: [{ id: { eq: "two" } }, { id: { eq: "three" } }] })).toBe(false);
  expect(matches(RECORD, { id: { eq: "one" }, not: { content: { contains: "dragón" } } })).toBe(true);
  expect(matches(RECORD, { not: { id: { eq: "one" } } })).toBe(false);
});

test.each([
  null,
  undefined,
  {},
  { id: null, and: null, or: null, not: null },
  { and: [] },
  { or: [] },
  { and: [null] },
])("%j asks for nothing, so every record is meant", (filter) => {
  expect(matches(RECORD, filter)).toBe(true);
});

test("texts come in the order of their bytes, beyond the first plane too", () => {
  const last = { ...RECORD, content: "\u{1f98a}" };
  // In UTF-16 the fox would come before this letter.
  expect(matches(last, { content: { gt: "\uff21" } })).toBe(true);
  expect(matches(last, { content: { lt: "\u{1f98b}" } })).toBe(true);
  expect(matches(last, { content: { gt: "\u{1f989}z" } })).toBe(true);
  expect(matches({ ...RECORD, content: "Z" }, { content: { lt: "a" } })).toBe(true);
  expect(matches({ ...RECORD, content: "é" }, { content: { gt: "z" } })).toBe(true);
});

describe("a filter is refused before a record is looked at", () => {
  test("when it is nested too deep", () => {
    expect(refusalOf(nested(10))).toBe(null);
    expect(refusalOf(nested(11))).toBe("bad_input");
    expect(refusalOf(nested(5_000))).toBe("bad_input");
    expect(refusalOf({ not: { or: [nested(9)] } })).toBe("bad_input");
  });

  test("when it has too many tests, wherever they are", () => {
    const members = (count: number) => Array.from({ length: count }, () => ({ id: { eq: "one" } }));
    expect(refusalOf({ and: members(200) })).toBe(null);
    expect(refusalOf({ and: members(201) })).toBe("bad_input");
    expect(refusalOf({ or: [{ and: members(150) }, { and: members(51) }] })).toBe("bad_input");
    expect(refusalOf({ id: { in: Array.from({ length: 201 }, String) } })).toBe("bad_input");
    expect(refusalOf({ and: Array.from({ length: 100_000 }, () => null) })).toBe("bad_input");
    expect(refusalOf({ or: Array.from({ length: 201 }, () => ({})) })).toBe("bad_input");
  });

  test("when it searches whole texts more than ten times, or for too long a text", () => {
    const searches = (count: number) => Array.from({ length: count }, () => ({ content: { notContains: "x" } }));
    expect(refusalOf({ or: searches(10) })).toBe(null);
    expect(refusalOf({ or: searches(11) })).toBe("bad_input");
    expect(refusalOf({ and: searches(8), or: [{ content: { contains: "x", notContains: "y" } }] })).toBe(null);
    expect(refusalOf({ and: searches(5), or: searches(5), id: { eq: "one" } })).toBe("bad_input");
    for (const name of ["contains", "notContains"]) {
      expect(refusalOf({ content: { [name]: "x".repeat(200) } })).toBe(null);
      expect(refusalOf({ content: { [name]: "x".repeat(201) } })).toBe("bad_input");
    }
    expect(refusalOf({ content: { eq: "x".repeat(100_000) } })).toBe(null);
  });

  test("when `between` has not two ends", () => {
    for (const between of [[], ["a"], ["a", "b", "c"], ["a", null]]) {
      expect(refusalOf({ id: { between } })).toBe("bad_input");
      expect(refusalOf({ or: [{}, { not: { content: { between } } }] })).toBe("bad_input");
    }
    expect(refusalOf({ content: { size: { between: [1] } } })).toBe("bad_input");
  });
});

test("a comparison with a long text counts as a search does, wherever it stands", () => {
  const long = "x".repeat(201);
  const of = (test: TextTest, count: number) =>
    refusalOf({ or: Array.from({ length: count }, () => ({ content: test })) });
  const tests: TextTest[] = [
    { gt: long },
    { eq: long },
    { beginsWith: long },
    { in: [long] },
    { between: ["a", long] },
  ];
  for (const test of tests) expect([of(test, 2), of(test, 21)]).toEqual([null, "bad_input"]);
  expect(of({ gt: "x".repeat(200) }, 100)).toBe(null);
});

test("what is heard has far fewer tests than a list", () => {
  const tests = (count: number) => ({ or: Array.from({ length: count }, () => ({ id: { eq: "one" } })) });
  expect(heardMatcherOf(tests(40))(RECORD)).toBe(true);
  expect(() => heardMatcherOf(tests(41))).toThrow(RecordRefusal);
  expect(matches(RECORD, tests(41))).toBe(true);
  const searches = (count: number) => ({ or: Array.from({ length: count }, () => ({ content: { contains: "x" } })) });
  expect(heardMatcherOf(searches(2))(RECORD)).toBe(false);
  expect(() => heardMatcherOf(searches(5))).toThrow(RecordRefusal);
});

test("a record weighs more the longer its text is and the more is asked of it", () => {
  const search = { content: { contains: "x" } };
  const [once, twice] = [weightsUnder(search), weightsUnder({ or: [search, search] })];
  expect(once("x".repeat(100_000))).toBeGreaterThan(100_000);
  expect(twice("x".repeat(100_000)) - once("x".repeat(100_000))).toBeGreaterThanOrEqual(100_000);
  expect(weightsUnder(null)(null)).toBeGreaterThan(0);
});
