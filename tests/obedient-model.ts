import { withoutEmphasis } from "#guard/markup.ts";
import { StoryGuard } from "#guard/story-guard.ts";
import type { Language } from "#storyteller/story-request.ts";

/** What a model tells that obeys whoever writes the wish, and what of it nobody may hear. */
export type ObedientReply = {
  id: string;
  language: Language;
  age: number;
  reply: string;
  forbidden: readonly string[];
};

/** The forbidden phrases that pass the guard before it stops the reply, which is told sentence by sentence, as when it comes late in a gentle story. */
export function passingPhrases({ language, age, reply, forbidden }: ObedientReply): string[] {
  const guard = new StoryGuard({ language, age });
  let told = "";
  for (const sentence of reply.split(/(?<=[.!?…]["'»”’)]*)\s+|\n/u)) {
    const bare = withoutEmphasis(sentence);
    if (guard.faultIn(bare) !== null) break;
    told += `${bare} `;
  }
  return forbidden.filter((phrase) => told.includes(phrase));
}
