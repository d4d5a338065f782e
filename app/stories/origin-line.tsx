import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { titleOf } from "./library-words.ts";
import type { OriginShown } from "./origin-query.ts";
import { useOrderWords } from "./use-order-words.ts";

type OriginLineProps = { origin: OriginShown; onDrop: () => void };

/** Which story the next one goes on from, with a way out of it; or why it goes on from none. */
export function OriginLine({ origin: { state, story }, onDrop }: OriginLineProps) {
  const { t } = useTranslation();
  const words = useOrderWords().origin;
  if (state === "none") return null;
  if (state !== "found") return <p className="origin">{words[state]}</p>;
  const { title, lang } = titleOf(story, t);
  return (
    <div className="origin">
      <p>
        {words.before}
        <cite lang={lang}>{words.quoted(title)}</cite>
        {words.after(story.people)}
      </p>
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with its line; whoever pressed it is not left nowhere.
          currentTarget.closest("dialog")?.querySelector<HTMLElement>("h2")?.focus();
          onDrop();
        }}
      >
        {words.drop}
      </Button>
    </div>
  );
}
