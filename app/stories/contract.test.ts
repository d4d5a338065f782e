import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { parseIdempotencyKey, parseStoryQuery, parseStoryRequest } from "./contract.ts";

const FAMILY = "👨‍👩‍👧‍👦";

/** The fields that a request is refused for. */
function refusedFor(parse: () => unknown): Record<string, string> | undefined {
  try {
    parse();
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "invalid_request") return problem.fields;
    throw problem;
  }
  throw new Error("it was let through");
}
const body = (fields: Record<string, unknown>) => parseStoryRequest({ kid_age: 6, ...fields }, "es");
const query = (text: string) => parseStoryQuery(new URLSearchParams(text), "es");

test("an age alone is enough: no genres, no ideas, the usual length, the caller's language", () => {
  const expected = {
    age: 6,
    genres: [],
    ideas: "",
    language: "en",
    length: "usual",
    insteadOf: undefined,
    endingOf: undefined,
  };
  expect(parseStoryRequest({ kid_age: 6 }, "en")).toEqual(expected);
  expect(parseStoryQuery(new URLSearchParams("kid_age=6"), "en")).toEqual(expected);
});

test.each([2, 10])("a listener of %d gets a story", (age) => {
  expect(body({ kid_age: age }).age).toBe(age);
  expect(query(`kid_age=${age}`).age).toBe(age);
});

test("a leading nought is still digits only", () => {
  expect(query("kid_age=06").age).toBe(6);
});

test.each([1, 11, 0, -6, 6.5, 1e20, "6", "6a", "", null, true, [6], {}])("an age of %j in JSON is refused", (age) => {
  expect(refusedFor(() => body({ kid_age: age }))).toEqual({ kid_age: "age_range" });
});

test.each([
  "kid_age=1",
  "kid_age=11",
  "kid_age=6.5",
  "kid_age=6a",
  "kid_age=-6",
  "kid_age=%206",
  "kid_age=6e0",
  "kid_age=0x6",
  "kid_age=٦",
  "kid_age=99999999999999999999",
  "kid_age=6&kid_age=6",
  "kid_age=",
  "",
])("an age in the query %j is refused", (text) => {
  expect(refusedFor(() => query(text))).toEqual({ kid_age: "age_range" });
});

test("a missing age is refused by its name", () => {
  expect(refusedFor(() => parseStoryRequest({}, "es"))).toEqual({ kid_age: "age_range" });
});

test.each([[[]], [null], ["text"], [5], [undefined], [[{ kid_age: 6 }]]])("a body of %j is no request", (given) => {
  expect(refusedFor(() => parseStoryRequest(given, "es"))).toEqual({ body: "body_not_object" });
});

test("genres come repeated, as an array or in a comma list, and each counts once", () => {
  const wanted = ["Fable", "Mistery"];
  expect(body({ story_genres: ["Fable", "Mistery", "Fable"] }).genres).toEqual(wanted);
  expect(body({ story_genres: "Fable, Mistery,Fable" }).genres).toEqual(wanted);
  expect(query("kid_age=6&story_genres=Fable,Mistery&story_genres=Fable").genres).toEqual(wanted);
  expect(query("kid_age=6&story_genres=Fable&story_genres=Mistery").genres).toEqual(wanted);
});

test("all six genres are known by their keys", () => {
  const all = ["Fantasy", "Fable", "SciFi", "Scary", "Superhero", "Mistery"];
  expect(body({ story_genres: all }).genres).toEqual(all);
});

test("empty genres mean none", () => {
  expect(body({ story_genres: [] }).genres).toEqual([]);
  expect(body({ story_genres: "" }).genres).toEqual([]);
  expect(query("kid_age=6&story_genres=").genres).toEqual([]);
});

test.each([["fable"], ["Mystery"], ["Fable,Romance"], [["Fable", "fable"]], [[5]], [5], [null], [{}], ["toString"]])(
  "genres of %j are refused",
  (genres) => {
    expect(refusedFor(() => body({ story_genres: genres }))).toEqual({ story_genres: "genre_unknown" });
  },
);

test("1,000 characters fit, as a person counts them, and 1,001 do not", () => {
  for (const character of ["a", "ñ", FAMILY, "e\u0301", "\n"]) {
    expect(body({ custom_user_input: character.repeat(1_000) }).ideas).toBe(character.repeat(1_000));
    expect(refusedFor(() => body({ custom_user_input: character.repeat(1_001) }))).toEqual({
      custom_user_input: "ideas_too_long",
    });
  }
});

test("what the parent wrote is kept to the letter, markup and all", () => {
  const ideas = '  <b>Lucía</b> & "Max"\n\u0000🦊 \' OR 1=1 --';
  expect(body({ custom_user_input: ideas }).ideas).toBe(ideas);
  expect(query(new URLSearchParams({ kid_age: "6", custom_user_input: ideas }).toString()).ideas).toBe(ideas);
});

test.each([[5], [null], [["a"]], [{}]])("ideas of %j are no text", (ideas) => {
  expect(refusedFor(() => body({ custom_user_input: ideas }))).toEqual({ custom_user_input: "ideas_not_text" });
});

test("ideas given twice in a query are refused", () => {
  expect(refusedFor(() => query("kid_age=6&custom_user_input=a&custom_user_input=b"))).toEqual({
    custom_user_input: "ideas_not_text",
  });
});

test.each([
  ["english", "en"],
  ["spanish", "es"],
  ["en", "en"],
  ["es", "es"],
])("the language %s is known", (name, language) => {
  expect(parseStoryRequest({ kid_age: 6, language: name }, language === "es" ? "en" : "es").language).toBe(language);
});

test.each([["french"], ["en-GB"], ["españ ol"], [""], ["constructor"], [null], [5], [["en"]]])(
  "the language %j is refused",
  (language) => {
    expect(refusedFor(() => body({ language }))).toEqual({ language: "language_unknown" });
  },
);

test("a story is short, usual or long", () => {
  for (const length of ["short", "usual", "long"]) expect(body({ length }).length).toBe(length);
  for (const length of ["Short", "", "huge", 5, null]) {
    expect(refusedFor(() => body({ length }))).toEqual({ length: "length_unknown" });
  }
});

test("the key of a replaced telling looks like a key", () => {
  expect(body({ instead_of: "a-key" }).insteadOf).toBe("a-key");
  for (const key of ["", "a b", "ñ", "x".repeat(201), 5, null]) {
    expect(refusedFor(() => body({ instead_of: key }))).toEqual({ instead_of: "not_replaceable" });
  }
});

test("the key of a telling that broke midway looks like a key, and comes in a body only", () => {
  expect(body({ ending_of: "a-key" }).endingOf).toBe("a-key");
  for (const key of ["", "a b", "ñ", "x".repeat(201), 5, null]) {
    expect(refusedFor(() => body({ ending_of: key }))).toEqual({ ending_of: "not_endable" });
  }
  expect(query("kid_age=6&ending_of=a-key").endingOf).toBeUndefined();
});

test("a story is told anew or brought to its end, not both", () => {
  expect(refusedFor(() => body({ instead_of: "k", ending_of: "k" }))).toEqual({ ending_of: "not_endable" });
});

test("everything at fault is named at once, and unknown fields are ignored", () => {
  expect(refusedFor(() => body({ kid_age: 1, story_genres: "x", length: "y", moon: "full" }))).toEqual({
    kid_age: "age_range",
    story_genres: "genre_unknown",
    length: "length_unknown",
  });
  expect(body({ moon: "full" })).not.toHaveProperty("moon");
});

test("an idempotency key has 1 to 200 visible ASCII characters", () => {
  expect(parseIdempotencyKey(undefined)).toBeUndefined();
  for (const key of ["k", "!~", "x".repeat(200)]) expect(parseIdempotencyKey(key)).toBe(key);
  for (const key of ["", "a b", "ñ", "\u007f", "a\tb", "x".repeat(201)]) {
    expect(refusedFor(() => parseIdempotencyKey(key))).toEqual({ "Idempotency-Key": "key_malformed" });
  }
});
