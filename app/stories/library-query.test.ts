import { expect, test } from "vitest";
import { libraryAddressOf, libraryQueryOf } from "./library-query.ts";

const asked = (query: string) => libraryQueryOf(new URLSearchParams(query));

test("an address asks for words, favourites and what follows", () => {
  expect(asked("q=+drag%C3%B3n+&fav=1&after=abc")).toEqual({ search: "dragón", favouritesOnly: true, after: "abc" });
});

test("what is empty or means nothing asks for nothing", () => {
  const everything = { search: undefined, favouritesOnly: undefined, after: undefined };
  expect([asked(""), asked("q=+&fav=0&after="), asked("fav=yes&lng=es")]).toEqual([everything, everything, everything]);
});

test.each(["/library", "/library?q=drag%C3%B3n", "/library?fav=1", "/library?q=a+b&fav=1&after=c"])(
  "%s leads where it came from",
  (address) => {
    expect(libraryAddressOf(asked(address.split("?")[1] ?? ""))).toBe(address);
  },
);
