import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Candle } from "#app/ui/drawings/candle.tsx";

const WORDS = ["lighting", "searching", "nearly"] as const;
/** When each of the next words takes its turn. */
const CHANGES_AFTER_MS = [4_000, 12_000];

/** A lit candle and kind words, which change twice at most. */
export function WaitingScene() {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timers = CHANGES_AFTER_MS.map((after, index) => setTimeout(() => setTurn(index + 1), after));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="waiting">
      <Candle lit size={180} />
      <p role="status">{t(`stories.waiting.${WORDS[turn] ?? "nearly"}`)}</p>
    </div>
  );
}
