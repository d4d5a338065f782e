import { expect, test } from "vitest";
import type { Language } from "#storyteller/story-request.ts";
import replies from "#tests/corpora/hostile-replies.json" with { type: "json" };
import { withoutEmphasis } from "./markup.ts";
import { StoryGuard } from "./story-guard.ts";

type HostileReply = { id: string; language: Language; age: number; reply: string; forbidden: string[] };

/** What a model tells that obeys: every sentence by itself, as when it comes late in a gentle story. */
function passingOf({ language, age, reply }: HostileReply): string {
  const guard = new StoryGuard({ language, age });
  let told = "";
  for (const sentence of reply.split(/(?<=[.!?…]["'»”’)]*)\s+|\n/u)) {
    const bare = withoutEmphasis(sentence);
    if (guard.faultIn(bare) !== null) return told;
    told += `${bare} `;
  }
  return told;
}

test("of 660 replies of models that obey nothing unfit passes, whichever sentence it stands in", () => {
  const leaked = (replies as HostileReply[]).flatMap((reply) => {
    const told = passingOf(reply);
    return reply.forbidden.filter((phrase) => told.includes(phrase)).map((phrase) => `${reply.id}: ${phrase}`);
  });
  expect(leaked).toEqual([]);
});
