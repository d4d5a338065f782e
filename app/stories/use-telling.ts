import { useEffect, useRef, useState } from "react";
import type { Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./contract.ts";
import type { Draft } from "./draft.ts";
import { type ArrivedEvent, type Failure, fetchStory, StoryFetchFailure } from "./story-client.ts";

/** A story on the screen, while it comes and afterwards. */
export type StoryOnScreen = {
  title: string;
  text: string;
  storyteller: ToldBy;
  language: Language;
  preview: boolean;
  /** Everything has arrived. */
  whole: boolean;
};

export type Telling =
  | { state: "asking" }
  | { state: "waiting" }
  | { state: "telling"; story: StoryOnScreen }
  | { state: "failed"; failure: Failure; story: StoryOnScreen | null; canReplace: boolean };

/** A telling as the page sees it, and what can be done with it. */
export function useTelling() {
  const [telling, setTelling] = useState<Telling>({ state: "asking" });
  const leaving = useRef<AbortController>(null);
  const lastKey = useRef<string>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  async function tell(draft: Draft, language: Language, insteadOf?: string): Promise<void> {
    leaving.current?.abort();
    const stop = new AbortController();
    leaving.current = stop;
    const key = crypto.randomUUID();
    lastKey.current = key;
    setTelling({ state: "waiting" });
    let story: StoryOnScreen | null = null;
    try {
      for await (const arrived of fetchStory({ draft, language, key, insteadOf }, stop.signal)) {
        story = next(story, arrived);
        setTelling({ state: "telling", story });
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure = error instanceof StoryFetchFailure ? error.failure : { code: "unexpected" as const };
      // The telling to replace never reached the server: then there is nothing to replace, and this one is the first.
      if (insteadOf !== undefined && failure.code === "invalid_request") return tell(draft, language);
      setTelling({ state: "failed", failure, story, canReplace: insteadOf === undefined });
    }
  }

  return {
    telling,
    tell: (draft: Draft, language: Language) => tell(draft, language),
    /** The same wish, told by the built-in storyteller in place of the telling that failed. */
    tellFromShelf: (draft: Draft, language: Language) => tell(draft, language, lastKey.current),
    /** Clears the story and asks again; what was typed is kept elsewhere. */
    askAgain: () => {
      leaving.current?.abort();
      setTelling({ state: "asking" });
    },
  };
}

function next(story: StoryOnScreen | null, arrived: ArrivedEvent): StoryOnScreen {
  if (arrived.event === "start") {
    const { title = "", storyteller, language, preview } = arrived.data;
    return { title, text: "", storyteller, language, preview, whole: false };
  }
  if (!story) throw new Error("a story began without its start");
  if (arrived.event === "text") return { ...story, text: story.text + arrived.data.text };
  if (arrived.event === "restart") return { ...story, text: "", title: "", storyteller: arrived.data.storyteller };
  return { ...story, title: arrived.data.title, preview: arrived.data.preview, whole: true };
}
