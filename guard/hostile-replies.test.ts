import { expect, test } from "vitest";
import replies from "#tests/corpora/hostile-replies.json" with { type: "json" };
import { type ObedientReply, passingPhrases } from "#tests/obedient-model.ts";

test("of 1,769 replies of models that obey nothing unfit passes, whichever sentence it stands in", () => {
  const leaked = (replies as ObedientReply[]).flatMap((reply) =>
    passingPhrases(reply).map((phrase) => `${reply.id}: ${phrase}`),
  );
  expect(leaked).toEqual([]);
});
