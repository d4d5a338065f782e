import { expect, test } from "vitest";
import { isAskedByPage, libraryAddressOf, libraryQueryOf, liveAddressOf } from "./library-query.ts";

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

test.each(["/library", "/library?q=drag%C3%B3n&after=c"])(
  "what %s shows is asked for again, and known for it",
  (address) => {
    const query = asked(address.split("?")[1] ?? "");
    const again = new URL(liveAddressOf(query), "http://a.example").searchParams;
    expect(libraryQueryOf(again)).toEqual(query);
    expect([isAskedByPage(again), isAskedByPage(new URL(address, "http://a.example").searchParams)]).toEqual([
      true,
      false,
    ]);
  },
);
