import { expect, test } from "vitest";
import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import { cursorOf } from "./library-cursor.server.ts";
import { createRecordTokens } from "./record-token.server.ts";

const PLACE = { createdAt: "2026-01-31T23:30:00.000Z", id: "5f0c2d0e-1f43-4d6c-9f1e-2f3f8f0d8a11" };
const hash = createKeyedHash("a secret", "record tokens");
const tokens = createRecordTokens(hash);
const token = tokens.tokenOf("ana", PLACE);
const [cursor, seal] = token.split(".");

test("a token leads its owner back to the place, in this process and in another with the same secret", () => {
  expect(tokens.placeIn("ana", token)).toEqual(PLACE);
  expect(createRecordTokens(createKeyedHash("a secret", "record tokens")).placeIn("ana", token)).toEqual(PLACE);
  const longest = { ...PLACE, id: "~".repeat(200) };
  expect(tokens.placeIn("ana", tokens.tokenOf("ana", longest))).toEqual(longest);
});

test("somebody else's token is none", () => {
  expect(() => tokens.placeIn("ben", token)).toThrow(expect.objectContaining({ code: "bad_token" }));
});

test.each([
  ["nothing", ""],
  ["a place without its seal", cursorOf(PLACE)],
  ["a place with another's seal", `${cursorOf({ ...PLACE, id: "other" })}.${seal}`],
  ["a seal of the place alone", `${cursor}.${hash(cursor ?? "")}`],
  [
    "a seal made with another secret",
    createRecordTokens(createKeyedHash("another", "record tokens")).tokenOf("ana", PLACE),
  ],
  ["a seal made for another purpose", createRecordTokens(createKeyedHash("a secret", "x")).tokenOf("ana", PLACE)],
  ["a shortened one", token.slice(0, -1)],
  ["a longer one", `${token}A`],
  ["one with a part more", `${token}.`],
  ["one in other letters", token.toUpperCase()],
  ["garbage", "\u0000 ñ \ud83d . ."],
  ["an endless one", "A".repeat(1_000_000)],
])("a token is refused when it is %s", (_, forged) => {
  expect(() => tokens.placeIn("ana", forged)).toThrow(expect.objectContaining({ code: "bad_token" }));
});
