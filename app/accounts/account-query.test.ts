import { expect, test } from "vitest";
import { dialogAsked, searchWith, searchWithout, wayAfterLogIn } from "./account-query.ts";
import { CLAIM_NO_PLACE } from "./contract.ts";

const WISHED = { to: "/plans?lng=en&price=basicPriceId", state: { wished: "basicPriceId" } };

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

test("what a guest wishes to buy goes from dialog to dialog, and with the dialog that is closed", () => {
  expect(searchWith("confirm", query("lng=en&price=basicPriceId&signup=1"))).toBe(
    "?lng=en&price=basicPriceId&confirm=1",
  );
  expect(searchWith("login", query("price=somethingElse&signup=1"))).toBe("?login=1");
  expect(searchWithout(query("lng=en&price=basicPriceId&login=1"))).toBe("?lng=en");
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
  ["a plan was wished for", "/plans", "lng=en&price=basicPriceId&login=1", null, WISHED],
  ["a plan was wished for, and a story left behind", "/plans", "lng=en&price=basicPriceId&login=1", "a1", WISHED],
  [
    "a plan was wished for, and there is no place",
    "/plans",
    "lng=en&price=basicPriceId&login=1",
    CLAIM_NO_PLACE,
    WISHED,
  ],
  ["a plan was wished for that is not on offer", "/plans", "price=proPriceId&login=1", null, null],
  ["another page names a price", "/about", "price=basicPriceId&login=1", null, null],
  ["no place, and a language", "/", "lng=en&login=1&next=/library", CLAIM_NO_PLACE, { to: "/?lng=en&limit=1" }],
])("after the log-in, when %s", (_when, pathname, search, claimed, way) => {
  expect(wayAfterLogIn(pathname, query(search), claimed)).toEqual(way);
});
