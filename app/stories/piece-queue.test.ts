import { expect, test } from "vitest";
import { PieceQueue } from "./piece-queue.ts";

test("text that arrives while nobody listens comes as one piece, in order", async () => {
  const queue = new PieceQueue();
  queue.push("La ");
  queue.push("luna");
  expect(await queue.next()).toEqual({ value: "La luna", done: false });
});

test("whoever waits gets the next text as soon as it comes", async () => {
  const queue = new PieceQueue();
  const waiting = queue.next();
  queue.push("luna");
  queue.push("!");
  expect(await waiting).toEqual({ value: "luna", done: false });
  expect(await queue.next()).toEqual({ value: "!", done: false });
});

test("a failure is heard once, after all that was said before it", async () => {
  const queue = new PieceQueue();
  queue.push("La luna");
  queue.fail(new Error("gone"));
  queue.end();
  queue.push("too late");
  expect(await queue.next()).toEqual({ value: "La luna", done: false });
  await expect(queue.next()).rejects.toThrow("gone");
  expect(await queue.next()).toEqual({ value: undefined, done: true });
});

test("whoever waits hears of the end and of a failure", async () => {
  const ended = new PieceQueue();
  const waitingForEnd = ended.next();
  ended.end();
  expect((await waitingForEnd).done).toBe(true);
  const failed = new PieceQueue();
  const waitingForText = failed.next();
  failed.fail(new Error("gone"));
  await expect(waitingForText).rejects.toThrow("gone");
});

test("whoever waits is woken only by what is worth it, and then hears everything", async () => {
  const queue = new PieceQueue((text) => text.includes(". "));
  const waiting = queue.next();
  for (const piece of ["La", " luna", ".", " Y"]) queue.push(piece);
  expect(await waiting).toEqual({ value: "La luna. Y", done: false });
  const last = queue.next();
  queue.push(" el fin");
  queue.end();
  expect(await last).toEqual({ value: " el fin", done: false });
});

test("text without an end in sight is passed on in parts", async () => {
  const queue = new PieceQueue(() => false);
  const waiting = queue.next();
  for (let times = 0; times < 200; times += 1) queue.push(" y luego");
  const { value = "" } = await waiting;
  expect(value.length).toBeGreaterThan(1_000);
  expect(value.length + ((await queue.next()).value ?? "").length).toBe(200 * " y luego".length);
});
