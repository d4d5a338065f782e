import { useMemo, useState } from "react";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { type Draft, draftGoingOn, keepDraft, keptDraft } from "./draft.ts";
import type { StoryOrigin } from "./library-contract.ts";

/** The draft of this tab: null until the page runs in a browser, which alone knows what it kept. */
export function useDraft(origin: StoryOrigin | null): [Draft | null, (draft: Draft) => void] {
  const inBrowser = useInBrowser();
  const [changed, setChanged] = useState<Draft | null>(null);
  const kept = useMemo(() => (inBrowser ? keptDraft(sessionStorage) : null), [inBrowser]);
  const draft = changed ?? kept;
  const change = (next: Draft) => {
    setChanged(next);
    keepDraft(next, sessionStorage);
  };
  return [draft && draftGoingOn(draft, origin), change];
}
