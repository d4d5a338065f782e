import { expect, test } from "vitest";
import { languageOf, supported } from "./language.ts";

const clues = { query: null, cookie: undefined, acceptLanguage: undefined };

test("the query counts before the cookie, the cookie before the browser", () => {
  expect(languageOf({ query: "en", cookie: "es", acceptLanguage: "es" })).toBe("en");
  expect(languageOf({ ...clues, cookie: "en", acceptLanguage: "es" })).toBe("en");
  expect(languageOf({ ...clues, acceptLanguage: "fr, en-GB;q=0.8, es;q=0.7" })).toBe("en");
});

test("what names no supported language is passed over, and Spanish stands last", () => {
  expect(languageOf({ query: "fr", cookie: "xx", acceptLanguage: "de-DE,fr;q=0.9" })).toBe("es");
  expect(languageOf({ ...clues, acceptLanguage: "en;q=0, es" })).toBe("es");
  expect(languageOf(clues)).toBe("es");
});

test("a region is no other language", () => {
  expect(supported("en-GB")).toBe("en");
  expect(supported("es_MX")).toBe("es");
  expect(supported("english")).toBeNull();
});
