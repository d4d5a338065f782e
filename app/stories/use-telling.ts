import { useEffect, useRef, useState } from "react";
import { type EndingOnOffer, endingAfter } from "./ending-on-offer.ts";
import type { WholeStory } from "./library-contract.ts";
import { waitUntilSaved } from "./saved-later.ts";
import { type Failure, fetchStory, StoryFetchFailure, type StoryOrder, type StoryWish } from "./story-client.ts";
import { goingOnFrom, openedWhole, type StoryOnScreen, withArrived } from "./story-on-screen.ts";

export type Telling =
  | { state: "asking" }
  | { state: "waiting" }
  | { state: "telling"; story: StoryOnScreen }
  /** Nothing of a story has come. */
  | { state: "failed"; failure: Failure; canReplace: boolean }
  /** Part of it has, and stays. */
  | { state: "brokenOff"; story: StoryOnScreen; ending: EndingOnOffer };

/** What came of an order; null when the reader has left meanwhile. */
type Outcome = { story: StoryOnScreen | null; failure: Failure | null } | null;

/** A telling as the page sees it, and what can be done with it. */
export function useTelling() {
  const [telling, setTelling] = useState<Telling>({ state: "asking" });
  const leaving = useRef<AbortController>(null);
  const last = useRef<{ key: string; wish: StoryWish }>(undefined);
  // One for all attempts to end a story: an ending that was told and lost on its way comes again.
  const endingKey = useRef<string>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  async function receive(order: StoryOrder, show: (story: StoryOnScreen) => void): Promise<Outcome> {
    leaving.current?.abort();
    const stop = new AbortController();
    leaving.current = stop;
    let story: StoryOnScreen | null = null;
    try {
      for await (const arrived of fetchStory(order, stop.signal)) {
        story = withArrived(story, arrived, order.key);
        show(story);
      }
      return { story, failure: null };
    } catch (error) {
      if (stop.signal.aborted) return null;
      return { story, failure: error instanceof StoryFetchFailure ? error.failure : { code: "unexpected" } };
    }
  }

  async function tell(wish: StoryWish, insteadOf?: string): Promise<void> {
    const key = crypto.randomUUID();
    last.current = { key, wish };
    endingKey.current = undefined;
    setTelling({ state: "waiting" });
    const outcome = await receive({ ...wish, key, insteadOf }, (story) => setTelling({ state: "telling", story }));
    if (!outcome) return undefined;
    const { story, failure } = outcome;
    if (!failure) {
      if (story?.keeping === "pending") void followSaving(story, key);
      return undefined;
    }
    // The telling to replace never reached the server: then there is nothing to replace, and this one is the first.
    if (insteadOf !== undefined && failure.code === "invalid_request") return tell(wish);
    setTelling(
      story?.text
        ? { state: "brokenOff", story, ending: "offered" }
        : { state: "failed", failure, canReplace: insteadOf === undefined },
    );
    return undefined;
  }

  /** The story stays as it is while it waits for its place in the library; only the line about that changes. */
  async function followSaving(story: StoryOnScreen, key: string): Promise<void> {
    const stop = new AbortController();
    leaving.current = stop;
    const keeping = (await waitUntilSaved(key, stop.signal)) ? "saved" : "lost";
    if (!stop.signal.aborted) setTelling({ state: "telling", story: { ...story, keeping } });
  }

  async function finish(): Promise<void> {
    if (telling.state !== "brokenOff" || telling.ending === "asked" || !last.current) return;
    const { key: endingOf, wish } = last.current;
    const { story: broken } = telling;
    endingKey.current ??= crypto.randomUUID();
    let shown = broken;
    setTelling({ state: "brokenOff", story: broken, ending: "asked" });
    const outcome = await receive({ ...wish, key: endingKey.current, endingOf }, (answer) => {
      shown = goingOnFrom(broken, answer);
      if (shown.whole || shown.text !== broken.text) setTelling({ state: "telling", story: shown });
    });
    if (outcome?.failure) setTelling({ state: "brokenOff", story: shown, ending: endingAfter(outcome.failure) });
    else if (shown.keeping === "pending") void followSaving(shown, endingKey.current);
  }

  return {
    telling,
    tell: (wish: StoryWish) => tell(wish),
    /** The same wish, told by the built-in storyteller in place of the telling that failed. */
    tellFromShelf: () => last.current && tell(last.current.wish, last.current.key),
    /** The ending, by the built-in storyteller, of a story that broke off. */
    finish,
    /** The half that a guest heard goes on: the log-in has opened the whole story. */
    goOnWith: (opened: WholeStory) => setTelling({ state: "telling", story: openedWhole(opened) }),
    /** Clears the story and asks again; what was typed is kept elsewhere. */
    askAgain: () => {
      leaving.current?.abort();
      setTelling({ state: "asking" });
    },
  };
}
