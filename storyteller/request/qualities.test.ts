import { expect, test } from "vitest";
import { withQuality } from "./qualities.ts";

test("a colour follows a Spanish noun and agrees with it", () => {
  expect(withQuality({ text: "excavadora", gender: "f" }, "amarillo", "es").text).toBe("excavadora amarilla");
  expect(withQuality({ text: "pez", gender: "m" }, "dorado", "es").text).toBe("pez dorado");
  expect(withQuality({ text: "agua", gender: "f", tonicA: true }, "azul", "es")).toEqual({
    text: "agua azul",
    gender: "f",
    tonicA: true,
  });
});

test("a colour stands before an English noun, which may take another article then", () => {
  expect(withQuality({ text: "hour", an: true }, "green", "en")).toEqual({ text: "green hour", an: undefined });
});

test("any other word leaves the noun as it is", () => {
  const tractor = { text: "tractor", gender: "m" } as const;
  expect(withQuality(tractor, "que", "es")).toBe(tractor);
  expect(withQuality(tractor, undefined, "es")).toBe(tractor);
});
