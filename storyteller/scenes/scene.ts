import { type Paragraph, realise } from "#storyteller/language/realise.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { LanguageContent } from "./language-content.ts";
import type { Passage } from "./passage.ts";
import { withoutRefrain } from "./refrain.ts";

/** One beat of a story, ready to be told, and the passages it was made of. */
export type Scene = { passages: Passage[]; paragraphs: Paragraph[] };

/** The first of the passages that can be told with this story's cast. */
export function firstTellable(
  passages: readonly Passage[],
  { cast, voice }: Pick<StorySpec, "cast" | "voice">,
  { grammar }: Pick<LanguageContent, "grammar">,
): Scene | undefined {
  for (const passage of passages) {
    const realised = realise(voice.hasRefrain ? passage : withoutRefrain(passage), cast, grammar);
    if (realised.ok) return { passages: [passage], paragraphs: realised.paragraphs };
  }
  return undefined;
}
