import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { ListenerForm } from "./listener-form.tsx";
import { ListenerLine } from "./listener-line.tsx";
import { listenersOfMine } from "./listeners-client.ts";
import { type Listener, type ListenerGiven, MOST_LISTENERS_KEPT } from "./listeners-contract.ts";
import { ProfileFault } from "./profile-fault.tsx";
import { useListenerCall } from "./use-listener-call.ts";

/** What was done last, and to whom. */
type Done = { what: "added" | "changed" | "removed"; to: ListenerGiven };

/** The children to whom the person reads: who they are, and how to add, change and remove one; null when unreadable. */
export function ListenersCard({ listeners }: { listeners: readonly Listener[] | null }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { run, isRunning, fault } = useListenerCall();
  const [done, setDone] = useState<Done | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = listeners !== null && listeners.length >= MOST_LISTENERS_KEPT;

  function tell(what: Done["what"], to: ListenerGiven): void {
    setDone({ what, to });
    void revalidate();
  }

  async function remove(listener: Listener): Promise<void> {
    setDone(null);
    const isGone = await run(async () => {
      const found = await listenersOfMine.remove(listener.id);
      // Removed in another tab: it is as it should be.
      return found === "gone" ? null : found;
    });
    if (!isGone) return;
    // The button that had the focus goes with its line.
    heading.current?.focus();
    tell("removed", listener);
  }

  return (
    <section className="profile-card" aria-labelledby="profile-listeners">
      <h2 id="profile-listeners" ref={heading} tabIndex={-1}>
        {t("profile.listeners.heading")}
      </h2>
      {!listeners && <p>{t("profile.listeners.unreadable")}</p>}
      {listeners?.length === 0 && <p>{t("profile.listeners.nobody")}</p>}
      {listeners && listeners.length > 0 && (
        <ul>
          {listeners.map((listener) => (
            <ListenerLine
              key={listener.id}
              listener={listener}
              isBusy={isRunning}
              onChanged={(given) => tell("changed", given)}
              onRemove={() => void remove(listener)}
            />
          ))}
        </ul>
      )}
      {isFull && <p className="profile-note">{t("profile.listeners.full", { most: MOST_LISTENERS_KEPT })}</p>}
      {listeners && !isFull && (
        <ListenerForm
          label={t("profile.listeners.addOne")}
          submit={t("profile.listeners.add")}
          onSend={(given) => {
            setDone(null);
            return listenersOfMine.add(given);
          }}
          onDone={(given, nickname) => {
            // The form goes with the last place; until then the next name can be typed.
            const isLast = listeners.length + 1 >= MOST_LISTENERS_KEPT;
            (isLast ? heading : nickname).current?.focus();
            tell("added", given);
          }}
        />
      )}
      <p className="profile-status" role="status">
        {done && (
          <>
            <Icon name="check" size={20} />
            <span>{t(`profile.listeners.${done.what}`, done.to)}</span>
          </>
        )}
      </p>
      {fault && <ProfileFault>{t(`profile.listeners.faults.${fault}`)}</ProfileFault>}
      <p className="profile-note">{t("profile.listeners.why")}</p>
    </section>
  );
}
