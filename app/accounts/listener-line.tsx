import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ListenerForm } from "./listener-form.tsx";
import { listenersOfMine } from "./listeners-client.ts";
import type { Listener, ListenerGiven } from "./listeners-contract.ts";

type ListenerLineProps = {
  listener: Listener;
  /** Another one is being removed. */
  isBusy: boolean;
  onChanged: (given: ListenerGiven) => void;
  onRemove: () => void;
};

/** One listener, and in the same place the form that changes it. */
export function ListenerLine({ listener, isBusy, onChanged, onRemove }: ListenerLineProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  const { id, nickname, age } = listener;

  // The button or the field that had the focus has gone with its half of the line.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    line.current?.querySelector<HTMLElement>(isEditing ? "input" : "button")?.focus();
  }, [isEditing]);

  if (isEditing) {
    return (
      <li ref={line} className="listener-line">
        <ListenerForm
          label={t("profile.listeners.changeNamed", { nickname })}
          given={listener}
          submit={t("profile.listeners.save")}
          onSend={(given) => listenersOfMine.change(id, given)}
          onDone={(given) => {
            setEditing(false);
            onChanged(given);
          }}
        >
          <Button look="quiet" onClick={() => setEditing(false)}>
            {t("profile.listeners.cancel")}
          </Button>
        </ListenerForm>
      </li>
    );
  }
  return (
    <li ref={line} className="listener-line">
      <p>
        <strong>{nickname}</strong> <span>{t("profile.listeners.years", { age })}</span>
      </p>
      <div className="listener-ways">
        <Button
          look="quiet"
          aria-label={t("profile.listeners.changeNamed", { nickname })}
          onClick={() => setEditing(true)}
        >
          {t("profile.listeners.change")}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isBusy}
          aria-label={t("profile.listeners.removeNamed", { nickname })}
          onClick={onRemove}
        >
          {t("profile.listeners.remove")}
        </Button>
      </div>
    </li>
  );
}
