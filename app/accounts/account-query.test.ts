import { expect, test } from "vitest";
import { dialogAsked, searchWith, searchWithout, wayAfterLogIn } from "./account-query.ts";
import { CLAIM_NO_PLACE } from "./contract.ts";

const query = (text: string) => new URLSearchParams(text);

test("a query opens the dialog that it names, and nothing else", () => {
  expect(["login=1", "signup=1", "confirm=1", "forgot=1", "reset=1"].map((each) => dialogAsked(query(each)))).toEqual([
    "login",
    "signup",
    "confirm",
    "forgot",
    "reset",
  ]);
  expect(dialogAsked(query("lng=es&next=/library"))).toBeNull();
});

test("one dialog gives way to another, and the way after the log-in is kept", () => {
  expect(searchWith("signup", query("lng=en&login=1&next=/library"))).toBe("?lng=en&signup=1&next=/library");
  expect(searchWith("login", query("confirm=1"))).toBe("?login=1");
});

test("no foreign address gets through a dialog", () => {
  expect(searchWith("login", query("signup=1&next=https://elsewhere.example"))).toBe("?login=1");
});

test("a dialog that closes takes only its own part of the query away", () => {
  expect(searchWithout(query("lng=en&login=1&next=/library"))).toBe("?lng=en");
  expect(searchWithout(query("login=1"))).toBe("");
});

test.each([
  ["nothing waits: the page stays", "/about", "login=1", null, null],
  ["a page of theirs was asked for", "/", "login=1&next=/library", null, { to: "/library" }],
  ["a page of somebody else was asked for", "/", "login=1&next=//elsewhere.example", null, null],
  ["a half-told story stands there", "/generator", "login=1", "a1", { to: "/generator", state: { claimed: "a1" } }],
  ["a half-told story was left behind", "/about", "login=1&next=/profile", "a 1", { to: "/reader?story=a%201" }],
  ["there was no place for it", "/generator", "login=1", CLAIM_NO_PLACE, { to: "/generator?limit=1" }],
  ["no place, and a language", "/", "lng=en&login=1&next=/library", CLAIM_NO_PLACE, { to: "/?lng=en&limit=1" }],
])("after the log-in, when %s", (_when, pathname, search, claimed, way) => {
  expect(wayAfterLogIn(pathname, query(search), claimed)).toEqual(way);
});
