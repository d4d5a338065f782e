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
