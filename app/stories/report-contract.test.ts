import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { parseReport } from "./report-contract.ts";
import { REPORT_REASONS } from "./safety-contract.ts";

const GIVEN = { reason: "frightening", include_story: false };
const parsed = (change: object = {}) => parseReport({ ...GIVEN, ...change }, "k");

/** The faults of a refused report. */
function faults(body: unknown, key: string | null = "k"): unknown {
  try {
    return { accepted: parseReport(body, key ?? undefined) };
  } catch (error) {
    return error instanceof Problem && error.code === "invalid_request" ? error.fields : error;
  }
}

test.each(REPORT_REASONS)("%s is a reason, and needs no more words", (reason) => {
  expect(parsed({ reason })).toEqual({ reason, comment: "", includesStory: false, which: { key: "k" } });
});

test.each(["", "Frightening", "toString", undefined, null, 5, ["other"]])("%j is no reason", (reason) => {
  expect(faults({ ...GIVEN, reason })).toEqual({ reason: "report_reason_unknown" });
});

test.each([undefined, null, "true", 1, {}])("%j neither sends a story nor keeps it back: it is asked again", (tick) => {
  expect(faults({ ...GIVEN, include_story: tick })).toEqual({ include_story: "report_include_not_boolean" });
});

test("what comes beside is passed over: no story's text can be put in", () => {
  const report = parsed({ include_story: true, content: "x", title: "x", age: 3, id: "other" });
  expect(report).toEqual({ reason: "frightening", comment: "", includesStory: true, which: { key: "k" } });
});

test("a comment keeps its lines, and loses what no page can show", () => {
  const comment = " <b>el lobo</b>\r\nuno\rdos\n\tfin \u0000\u001B[31m\uD800 {{reason}} ";
  expect(parsed({ comment }).comment).toBe("<b>el lobo</b>\nuno\ndos\n\tfin [31m\uFFFD {{reason}}");
  expect(parsed({ comment: "\u200B \u0007\n" }).comment).toBe("");
});

test.each([null, 5, {}, ["x"]])("%j is no comment", (comment) => {
  expect(faults({ ...GIVEN, comment })).toEqual({ comment: "report_comment_not_text" });
});

test.each(["a", "ñ", "👩‍👧"])(
  "a comment takes a thousand %s as a person counts them, and not one more",
  (character) => {
    expect(parsed({ comment: character.repeat(1_000) }).comment).toBe(character.repeat(1_000));
    expect(faults({ ...GIVEN, comment: character.repeat(1_001) })).toEqual({ comment: "report_comment_too_long" });
  },
);

test("a saved story goes before a key, and one of them there must be", () => {
  expect(parsed({ story: "s1" }).which).toEqual({ id: "s1" });
  // The key is not even looked at then.
  expect(parseReport({ ...GIVEN, story: "s1" }, "a b").which).toEqual({ id: "s1" });
  expect(faults({ ...GIVEN, story: null })).toEqual({ story: "report_story_missing" });
  expect(faults({ ...GIVEN, story: 7 })).toEqual({ story: "report_story_missing" });
  expect(faults(GIVEN, null)).toEqual({ story: "report_story_missing" });
});

test.each(["", "a b", "ñ", "a".repeat(201)])("%j is no key", (key) => {
  expect(faults(GIVEN, key)).toEqual({ "Idempotency-Key": "key_malformed" });
});

test("every fault is named at once", () => {
  expect(faults({ comment: 5, story: {} })).toEqual({
    reason: "report_reason_unknown",
    comment: "report_comment_not_text",
    include_story: "report_include_not_boolean",
    story: "report_story_missing",
  });
});

test.each([[[]], ["text"], [null], [7]])("%j is no report at all", (body) => {
  expect(faults(body)).toEqual({ body: "body_not_object" });
});
