import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { MOST_LISTENERS } from "./contract.ts";
import type { Draft } from "./draft.ts";
import { chosenOf, withToggled } from "./listener-choice.ts";
import type { ListenersShown } from "./use-listeners.ts";
import { useOrderWords } from "./use-order-words.ts";

type ListenerChipsProps = { draft: Draft; onChange: (draft: Draft) => void; shown: ListenersShown };

/** Who listens tonight, of a person's own listeners. It takes its room at once, and nothing else waits for it. */
export function ListenerChips({ draft, onChange, shown: { state, listeners } }: ListenerChipsProps) {
  const words = useOrderWords().listeners;
  const labelId = useId();
  if (state === "guest") return null;
  const chosen = chosenOf(draft, listeners);
  const isFull = chosen.length === MOST_LISTENERS;
  return (
    <div className="listeners" role="group" aria-labelledby={labelId}>
      <p id={labelId} className="question">
        {words.question}{" "}
        {listeners.length > 1 && (
          <small>{listeners.length > MOST_LISTENERS ? words.most(MOST_LISTENERS) : words.hint}</small>
        )}
      </p>
      {state !== "here" && <p className="listeners-none">{words[state]}</p>}
      {state === "here" && listeners.length === 0 && (
        <Link className="listeners-none" to="/profile#profile-listeners">
          {words.add}
        </Link>
      )}
      {listeners.length > 0 && (
        <ul className="chips">
          {listeners.map((listener) => {
            const isChosen = chosen.includes(listener);
            return (
              <li key={listener.id}>
                <button
                  type="button"
                  className="chip listener"
                  aria-pressed={isChosen}
                  disabled={isFull && !isChosen}
                  onClick={() => onChange(withToggled(draft, listeners, listener.id))}
                >
                  {isChosen && <Icon name="check" size={20} />}
                  {listener.nickname}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
