import { expect, test } from "vitest";
import { colors, inTheNight, mix } from "./palette.ts";
import { dotPath, land, type Point, pathOf, seededRandom, smoothCurve, yAt } from "./shapes.ts";

const ridge: Point[] = [
  [0, 100],
  [50, 60],
  [100, 80],
];

test("the same seed draws the same night, another seed another one", () => {
  const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw("moon")).toEqual(draw("moon"));
  expect(draw("moon")).not.toEqual(draw("sun"));
  for (const value of draw("moon")) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test("a smooth line passes through every point it was given", () => {
  const [start, ...curves] = smoothCurve(ridge).split("c");
  expect(start).toBe("M0 100");
  const steps = curves.map((curve) => (curve.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2));
  expect(steps).toEqual([
    [50, -40],
    [50, 20],
  ]);
});

test("numbers in a path are rounded and written as short as they can be", () => {
  expect(pathOf`M${0.04} ${-10.06}L${0.52} ${-0.5}H${10.5}`).toBe("M0-10.1L.5-.5H10.5");
});

test("a hill is closed at the foot of the picture", () => {
  expect(land(ridge, 100, 200).endsWith("L100 200L0 200Z")).toBe(true);
});

test("whoever stands on a hill stands at its height, and past its ends at the height of the end", () => {
  expect(yAt(ridge, 0)).toBe(100);
  expect(yAt(ridge, 25)).toBe(80);
  expect(yAt(ridge, 50)).toBe(60);
  expect(yAt(ridge, -10)).toBe(100);
  expect(yAt(ridge, 400)).toBe(80);
});

test("dots are written in few bytes and land where they were put", () => {
  const path = dotPath([
    [10.04, 20],
    [10.5, 19.2],
    [9, 25],
  ]);
  expect(path).toBe("m10 20h0m.5-.8h0m-1.5 5.8h0");
});

test("a drawing takes the colour of its night, its light does not", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  const tone = inTheNight("#1B2852", 0.24);
  expect(tone(colors.brick)).toBe(mix(colors.brick, "#1B2852", 0.24));
  expect(tone(colors.candle)).toBe(colors.candle);
});
