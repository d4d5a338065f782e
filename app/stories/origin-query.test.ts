import { expect, test } from "vitest";
import { anotherFrom, type OriginShown, originIn, originInBrowser, searchWithoutOrigin } from "./origin-query.ts";

const query = (text: string) => new URLSearchParams(text);
const FOUND: OriginShown = {
  state: "found",
  story: { id: "one", title: "Uno", language: "es", people: ["Lola"], age: 6 },
};

test("the link to another story names the one that it goes on from, whatever its id looks like", () => {
  const { pathname, searchParams } = new URL(anotherFrom("a&b=c#d"), "http://localhost");
  expect([pathname, originIn(searchParams)]).toEqual(["/generator", "a&b=c#d"]);
});

test("left out, the story goes from the address and nothing else does", () => {
  expect(searchWithoutOrigin(query("lng=en&from=one"))).toBe("?lng=en");
  expect(searchWithoutOrigin(query("from=one"))).toBe("");
});

test("without a story in the address the server is not asked", async () => {
  let asked = 0;
  const ask = async () => ((asked += 1), FOUND);
  expect((await originInBrowser(query("from="), ask)).state).toBe("none");
  expect(asked).toBe(0);
  expect(await originInBrowser(query("from=one"), ask)).toEqual(FOUND);
  expect(asked).toBe(1);
});

test("without a connection the form comes all the same, and says that the story could not be reached", async () => {
  const shown = await originInBrowser(query("from=one"), () => Promise.reject(new TypeError("Failed to fetch")));
  expect(shown).toEqual({ state: "unreachable", story: null });
});
