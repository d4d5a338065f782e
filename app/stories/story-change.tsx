import { type ReactNode, useEffect, useEffectEvent } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import type { LibraryChange, LibraryIntent } from "./library-action.ts";

type Fetcher = FetcherWithComponents<LibraryChange>;

/** A way to ask for changes of a story. Whoever holds it has to stay until the answer is known. */
export function useStoryChange(onFailed: (change: Extract<LibraryChange, { done: false }>) => void): Fetcher {
  const fetcher = useFetcher<LibraryChange>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (answer?.done === false) fail(answer);
  }, [answer]);
  return fetcher;
}

type StoryChangeFormProps = {
  by: Fetcher;
  id: string;
  intent: LibraryIntent;
  /** It is asked for now. */
  onAsked: () => void;
  /** Its one button. */
  children: ReactNode;
};

/** A form that does something with a story, on whatever page it stands. Works without scripts. */
export function StoryChangeForm({ by: fetcher, id, intent, onAsked, children }: StoryChangeFormProps) {
  return (
    <fetcher.Form method="post" action="/library" onSubmit={onAsked}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </fetcher.Form>
  );
}
