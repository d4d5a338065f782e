import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import type { WholeStory } from "./library-contract.ts";

/** Opens the story that a log-in on this page has claimed, and says whether it is on its way. */
export function useClaimedStory(goOnWith: (opened: WholeStory) => void): boolean {
  const { load, data, state: loading } = useFetcher<{ story: WholeStory | null }>();
  const { state } = useLocation() as { state: { claimed?: string } | null };
  const claimed = state?.claimed;
  const opened = data?.story?.id === claimed ? data?.story : undefined;
  const goOn = useEffectEvent(goOnWith);
  useEffect(() => {
    if (claimed) void load(`/reader?story=${encodeURIComponent(claimed)}`);
  }, [claimed, load]);
  useEffect(() => {
    if (opened) goOn(opened);
  }, [opened]);
  return claimed !== undefined && !opened && loading !== "idle";
}
