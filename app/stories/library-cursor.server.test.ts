import { expect, test } from "vitest";
import { cursorOf, placeOf } from "./library-cursor.server.ts";

const PLACE = { createdAt: "2026-01-31T23:30:00.000Z", id: "5f0c2d0e-1f43-4d6c-9f1e-2f3f8f0d8a11" };
const encoded = (text: string) => Buffer.from(text).toString("base64url");

test("a cursor names a place and fits into an address as it is", () => {
  expect(placeOf(cursorOf(PLACE))).toEqual(PLACE);
  expect(cursorOf(PLACE)).toMatch(/^[\w-]+$/);
});

test.each([
  ["", "nothing"],
  ["?", "no base64url"],
  [encoded("hello"), "something else"],
  [encoded("2026-01-31 a"), "a day"],
  [encoded(`${PLACE.createdAt} `), "no id"],
  [encoded(`${PLACE.createdAt} a\u0000b`), "an id that no database keeps"],
  [encoded(`${PLACE.createdAt} ${"a".repeat(201)}`), "an endless id"],
  [`${cursorOf(PLACE)}=`, "a changed one"],
  [` ${cursorOf(PLACE)}`, "a padded one"],
])("%j is no cursor: it is %s", (cursor) => {
  expect(() => placeOf(cursor)).toThrow("invalid_request");
});
