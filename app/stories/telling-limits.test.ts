import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { createTellingLimits, type TellingLimits } from "./telling-limits.server.ts";

const NO_LIMITS: TellingLimits = {
  modelStoriesPerAddressPerHour: 0,
  builtinStoriesPerAddressPerHour: 0,
  tellingsAtOncePerAddress: 0,
  tellingsAtOnce: 0,
};
const limits = (change: Partial<TellingLimits>) => createTellingLimits({ ...NO_LIMITS, ...change });

async function refusal(admitted: Promise<unknown>): Promise<{ code: string; retryAfterSeconds: number | undefined }> {
  const problem: unknown = await admitted.then(
    () => new Error("it was let through"),
    (error: unknown) => error,
  );
  if (problem instanceof Problem) return { code: problem.code, retryAfterSeconds: problem.retryAfterSeconds };
  throw problem;
}
const SECONDS = expect.any(Number);

test("an address has so many stories an hour, its neighbour its own", async () => {
  const admit = limits({ builtinStoriesPerAddressPerHour: 2 });
  for (const address of ["a", "b"]) {
    (await admit(address, "builtin"))();
    (await admit(address, "builtin"))();
    expect(await refusal(admit(address, "builtin"))).toEqual({ code: "too_many_requests", retryAfterSeconds: SECONDS });
  }
});

test("a story that costs nothing takes nothing from those that do", async () => {
  const admit = limits({ modelStoriesPerAddressPerHour: 1, builtinStoriesPerAddressPerHour: 1 });
  await admit("a", "builtin");
  await admit("a", "model");
  expect(await refusal(admit("a", "model"))).toMatchObject({ code: "too_many_requests" });
});

test("so many stories at once for an address, and a place is free when one ends", async () => {
  const admit = limits({ tellingsAtOncePerAddress: 1 });
  const giveBack = await admit("a", "model");
  expect(await refusal(admit("a", "builtin"))).toEqual({ code: "too_many_requests", retryAfterSeconds: SECONDS });
  await admit("b", "model");
  giveBack();
  giveBack();
  await admit("a", "model");
  expect(await refusal(admit("a", "model"))).toMatchObject({ code: "too_many_requests" });
});

test("so many stories at once for everybody", async () => {
  const admit = limits({ tellingsAtOnce: 2 });
  const giveBack = await admit("a", "model");
  await admit("b", "builtin");
  expect(await refusal(admit("c", "model"))).toEqual({ code: "storyteller_unavailable", retryAfterSeconds: SECONDS });
  giveBack();
  await admit("c", "model");
});

test("a story refused for the hour leaves its place to the next", async () => {
  const admit = limits({ modelStoriesPerAddressPerHour: 1, tellingsAtOnce: 1 });
  (await admit("a", "model"))();
  await refusal(admit("a", "model"));
  await expect(admit("b", "model")).resolves.toBeTypeOf("function");
});

test("0 sets no bound", async () => {
  const admit = limits({});
  const stories = Array.from({ length: 1_000 }, (_, story) => admit("a", story % 2 === 0 ? "model" : "builtin"));
  expect(await Promise.all(stories)).toHaveLength(1_000);
});
