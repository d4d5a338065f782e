import { useState, useSyncExternalStore } from "react";
import { isReadAtOnce, keepReadAtOnce } from "./reader-memory.ts";

const never = () => () => {};

/**
 * How a story of the library comes to be on the page: typed, unless it has been read before and such stories are to
 * stand there whole. The wish is remembered in this browser; a server knows only the usual.
 */
export function useReading(isRead: boolean) {
  // Asked again, the server says that it has been opened: by us.
  const [wasRead] = useState(isRead);
  const kept = useSyncExternalStore(
    never,
    () => isReadAtOnce(() => localStorage),
    () => true,
  );
  const [changed, setChanged] = useState<boolean | null>(null);
  // How this one began: a change of the wish is for the next one.
  const [again, setAgain] = useState(0);
  const [showAtOnce, setShowAtOnce] = useState<boolean | null>(null);
  return {
    isAtOnce: again === 0 && wasRead && (showAtOnce ?? kept),
    /** Names one time of typing. */
    run: again,
    typeAgain: () => setAgain((times) => times + 1),
    wantsAtOnce: changed ?? kept,
    setWantsAtOnce: (wanted: boolean) => {
      setShowAtOnce((before) => before ?? kept);
      setChanged(wanted);
      keepReadAtOnce(wanted, () => localStorage);
    },
  };
}
