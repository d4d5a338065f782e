import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher, useFetchers } from "react-router";
import { beginAnew, judged } from "./fresh-answer.ts";
import type { Fresh } from "./fresh-shelf.ts";
import type { LibraryQuery } from "./library-contract.ts";
import type { LibraryAsked } from "./library-loader.ts";
import { liveAddressOf } from "./library-query.ts";
import type { Heard } from "./use-live-library.ts";

/** What is heard within this time is looked at once. */
const GATHER_MS = 200;
/** After an answer that did not come. */
const RETRY_MS = 5_000;

type FreshShelfParts = {
  /** Whose shelf it is, by its mark. */
  owner: string;
  query: LibraryQuery;
  heard: Heard;
  /** When what is shown now was asked for. */
  askedAt: number;
  take: (asked: LibraryAsked, changes: Fresh["changes"]) => void;
};

/**
 * Asks how a shelf's first page is now, whenever something was heard that is later than what is shown, and once when
 * nothing more is told: whoever is not logged in any more is led to the log-in by that.
 * @returns to be called at once when something is asked for here: React tells of it only some time later
 */
export function useFreshShelf({ owner, query, heard, askedAt, take }: FreshShelfParts): () => void {
  const { load, state, data: answer } = useFetcher<LibraryAsked | null>();
  const isBusy = useFetchers().some(({ state, formMethod }) => state !== "idle" && formMethod !== undefined);
  // What is done here shows before the server knows of it. An answer from before then would undo it.
  const settledAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isBusy) settledAt.current = performance.now();
  }, [isBusy]);

  const takeIfLater = useEffectEvent((asked: LibraryAsked) => {
    const judgement = judged(asked, { owner, isBusy, settledAt: settledAt.current });
    if (judgement === "begin anew") beginAnew();
    if (judgement !== "take") return;
    const at = asked.askedAt ?? Number.NEGATIVE_INFINITY;
    const changes = new Map([...heard.changes].map(([id, { change }]) => [id, change]));
    for (const [id, change] of heard.changes) if (change.at < at) heard.changes.delete(id);
    take(asked, changes);
    // The same person, who has logged in anew since.
    if (heard.isRefused) heard.listenAgain();
  });
  useEffect(() => {
    if (answer) takeIfLater(answer);
  }, [answer]);

  const isDue = (heard.isListening || heard.isRefused) && heard.at > askedAt;
  const hasFailed = answer === null || answer?.page === null;
  const address = liveAddressOf(query);
  useEffect(() => {
    if (!isDue || isBusy || state !== "idle") return undefined;
    const timer = setTimeout(() => void load(address), hasFailed ? RETRY_MS : GATHER_MS);
    return () => clearTimeout(timer);
  }, [isDue, isBusy, state, hasFailed, address, load]);

  return () => {
    settledAt.current = performance.now();
  };
}
