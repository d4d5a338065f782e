import { tellEnding } from "#storyteller/tell-ending.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import type { Storyteller } from "./storyteller.ts";

/** The name of the storyteller that lives in this house; the page words it in the visitor's language. */
export const BUILTIN_NAME = "builtin";

/** The storyteller that needs no key and no network. The same seed and request tell the same story. */
export function createBuiltinStoryteller(newSeed: () => string): Storyteller {
  return {
    identity: { kind: "builtin", name: BUILTIN_NAME },
    tell(request) {
      const { title, paragraphs, trace } = tellStory(request, newSeed());
      return { title, trace, pieces: inOnePiece(paragraphs.join("\n\n")) };
    },
  };
}

/** An ending for a story that anybody began. */
export const tellBuiltinEnding = tellEnding;

async function* inOnePiece(story: string): AsyncGenerator<string> {
  yield story;
}
