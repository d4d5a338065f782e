import { expect, test } from "vitest";
import { openTestProduct } from "#tests/test-product.ts";

const answerOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return [status, await (await answer).text()];
};

test("whoever asks is told whether to send people here: not while the database is away, nor to a process that leaves", async () => {
  const product = await openTestProduct();
  const ask = (path: string) => answerOf(product.app.request(path));
  expect(await ask("/readyz")).toEqual([200, "ready"]);
  product.services.drain();
  expect(await ask("/readyz")).toEqual([503, "draining"]);
  expect(await ask("/healthz")).toEqual([200, "ok"]);
  expect(await ask("/help-wanted")).toEqual([200, expect.stringContaining("<p")]);
  await product.close();

  const away = await openTestProduct({}, { readiness: () => Promise.resolve("not ready") });
  expect(await answerOf(away.app.request("/readyz"))).toEqual([503, "not ready"]);
  expect(await answerOf(away.app.request("/healthz"))).toEqual([200, "ok"]);
  await away.close();
});
