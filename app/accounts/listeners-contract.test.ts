import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { parseListener } from "./listeners-contract.ts";

const GIVEN = { nickname: "Lola", age: 4 };
const parsed = (change: object) => parseListener({ ...GIVEN, ...change }, () => true);

/** The faults of what was refused. */
function faults(body: unknown, isFit: (nickname: string) => boolean = () => true): unknown {
  try {
    return { accepted: parseListener(body, isFit) };
  } catch (error) {
    return error instanceof Problem && error.code === "invalid_request" ? error.fields : error;
  }
}

test("a nickname and an age are all that is taken, and what else comes is passed over", () => {
  expect(parseListener({ ...GIVEN, id: "mine", surname: "García", born: "2022-03-04" }, () => true)).toEqual(GIVEN);
});

test("a nickname stands without spaces around it, in one way of writing its accents", () => {
  expect(parsed({ nickname: "  Zoe\u0308 \n" }).nickname).toBe("Zoë");
  expect(parsed({ nickname: "el pequeño Íñigo 🦊" }).nickname).toBe("el pequeño Íñigo 🦊");
});

test.each(["", "   ", "\n", "\u200B\uFEFF", undefined, null, 5, {}])("%j is no nickname", (nickname) => {
  expect(faults({ ...GIVEN, nickname })).toEqual({ nickname: "nickname_empty" });
});

test("a nickname has forty characters and not one more, counted as they are kept", () => {
  expect(parsed({ nickname: "n\u0303".repeat(40) }).nickname).toBe("ñ".repeat(40));
  expect(faults({ ...GIVEN, nickname: "a".repeat(41) })).toEqual({ nickname: "nickname_too_long" });
});

test.each(["Lo\nla", "Lo\r\nla", "Lo\u2028la", "Lo\u0000la", "Lo\u0085la", "Lo\u001Bla", "Lo\uD800la"])(
  "%j is more than a name in one line",
  (nickname) => {
    expect(faults({ ...GIVEN, nickname })).toEqual({ nickname: "nickname_malformed" });
  },
);

test("what no story may hold is refused as a nickname, in the form in which it would be kept", () => {
  const asked: string[] = [];
  const isFit = (nickname: string) => {
    asked.push(nickname);
    return nickname !== "Bad";
  };
  expect(faults({ ...GIVEN, nickname: " Bad " }, isFit)).toEqual({ nickname: "nickname_unfit" });
  expect(asked).toEqual(["Bad"]);
});

test.each([1, 11, 4.5, "4", null, undefined, Number.NaN])("%j is no listener's age", (age) => {
  expect(faults({ ...GIVEN, age })).toEqual({ age: "age_range" });
});

test.each([2, 10])("a listener may be %d", (age) => {
  expect(parsed({ age }).age).toBe(age);
});

test("every field at fault is named", () => {
  expect(faults({})).toEqual({ nickname: "nickname_empty", age: "age_range" });
});

test.each([[[]], ["Lola"], [null], [7]])("%j is no listener at all", (body) => {
  expect(faults(body)).toEqual({ body: "body_not_object" });
});
