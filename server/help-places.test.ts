import { afterAll, beforeAll, expect, test } from "vitest";
import { LIVE, refusalOf } from "#tests/settings.ts";
import { openTestProduct, type TestProduct } from "#tests/test-product.ts";
import { helpPlacesFor, readHelpPlaces } from "./help-places.ts";
import { readSettings } from "./settings.ts";

const HERE = [
  { country: "ES", places: ["024"] },
  { country: "GB", places: ["Samaritans 116 123"] },
];

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ HELP_PLACES: "ES: 024 | GB: Samaritans 116 123" });
});
afterAll(() => product.close());

test("a host that says nothing offers lines for both languages", () => {
  const countries = readHelpPlaces({}).map(({ country }) => country);
  expect(countries).toEqual(expect.arrayContaining(["ES", "GB", "MX", "US"]));
  expect(readHelpPlaces({})[0]?.places).toEqual(["024", "ANAR 116 111"]);
});

test("a host's own places take the place of all of them", () => {
  expect(readHelpPlaces({ HELP_PLACES: " FR : 3114 ; Allô enfance 119 |BE:1813" })).toEqual([
    { country: "FR", places: ["3114", "Allô enfance 119"] },
    { country: "BE", places: ["1813"] },
  ]);
});

test.each([
  "024",
  "ES 024",
  "Spain: 024",
  "es: 024",
  "ES:",
  "ES: 024;",
  "ES: call us",
  "ES: 024 |",
  `ES: ${"1".repeat(101)}`,
])("%j stops the start with a sentence that names the setting", (HELP_PLACES) => {
  expect(refusalOf(() => readSettings({ ...LIVE, HELP_PLACES }))).toMatch(/^HELP_PLACES must be .+ES: 024/);
});

test("a country that is named twice stops the start", () => {
  expect(refusalOf(() => readSettings({ HELP_PLACES: "ES: 024 | ES: 112" }))).toBe(
    "HELP_PLACES names a country twice.",
  );
});

test.each([
  ["es-ES,es;q=0.9", "ES"],
  ["en-gb", "GB"],
  ["en,es-Latn-ES;q=0.5", "ES"],
  ["fr-FR,en-GB;q=0.5", "GB"],
  ["es-419", null],
  ["es", null],
  ["fr-FR", null],
  ["*", null],
  ["-;=,,es_ES", null],
  [undefined, null],
])("a browser that asks for %s is at home in %s", (acceptLanguage, country) => {
  expect(helpPlacesFor(HERE, acceptLanguage)).toEqual({ country, help: HERE });
});

test("the page is told whom to turn to, and may keep it for as long as its browser speaks the same languages", async () => {
  const response = await product.app.request("/api/help-places", { headers: { "Accept-Language": "en-GB" } });
  expect(await response.json()).toEqual({ country: "GB", help: HERE });
  expect(response.headers.get("Vary")).toContain("Accept-Language");
  expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("places to turn to are read, and nothing else is done with them", async () => {
  const response = await product.app.request("/api/help-places", { method: "POST" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET"]);
});
