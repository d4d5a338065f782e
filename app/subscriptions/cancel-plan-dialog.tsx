import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { CancelWhen, PlanState } from "./contract.ts";
import { SubscriptionFaultLine } from "./subscription-fault-line.tsx";
import { useCancellation } from "./use-cancellation.ts";
import { usePlanDay } from "./use-plan-day.ts";
import { usePlanOffer } from "./use-plan-offer.ts";

type CancelPlanDialogProps = {
  plan: PlanState;
  /** The plan is cancelled: reads it again, and closes. */
  onCancelled: (when: CancelWhen) => Promise<void>;
  onClose: () => void;
};

/** Ends a plan, and says before what stays, until when, and what is lost. Neither way out is made to look better. */
export function CancelPlanDialog({ plan, onCancelled, onClose }: CancelPlanDialogProps) {
  const { t } = useTranslation();
  const { freeStories } = usePlanOffer();
  const date = usePlanDay(plan.current_period_end);
  const { cancel, isBusy, fault } = useCancellation(onCancelled);
  // What ends with its period already can only be ended at once.
  const isEnding = plan.cancel_at_period_end;
  const [when, setWhen] = useState<CancelWhen>(isEnding ? "now" : "period_end");

  function submit(event: FormEvent): void {
    event.preventDefault();
    void cancel(when);
  }
  return (
    <Dialog title={t("subscriptions.cancel.title")} onClose={onClose}>
      {isEnding && <p>{date ? t("subscriptions.cancel.ending", { date }) : t("subscriptions.cancel.endingUndated")}</p>}
      <p>{t("subscriptions.cancel.kept")}</p>
      <form className="cancel-plan" onSubmit={submit} aria-busy={isBusy}>
        {isEnding ? (
          <p>{t("subscriptions.cancel.nowNote")}</p>
        ) : (
          <fieldset className="cancel-when">
            <legend>{t("subscriptions.cancel.when")}</legend>
            <When when="period_end" chosen={when} onChoose={setWhen} note={t("subscriptions.cancel.periodEndNote")}>
              {date ? t("subscriptions.cancel.periodEnd", { date }) : t("subscriptions.cancel.periodEndUndated")}
            </When>
            <When when="now" chosen={when} onChoose={setWhen} note={t("subscriptions.cancel.nowNote")}>
              {t("subscriptions.cancel.now")}
            </When>
          </fieldset>
        )}
        <p className="cancel-small">{t("subscriptions.cancel.after", { count: freeStories })}</p>
        <p className="cancel-small">
          {t("subscriptions.cancel.withdrawal")} <Link to="/about#contact">{t("subscriptions.cancel.write")}</Link>.
        </p>
        <SubscriptionFaultLine fault={fault} />
        <div className="cancel-ways">
          <Button look="outlined" onClick={onClose}>
            {t(isEnding ? "subscriptions.cancel.leave" : "subscriptions.cancel.keep")}
          </Button>
          <Button look="outlined" type="submit" aria-disabled={isBusy}>
            {t(`subscriptions.cancel.${isBusy ? "cancelling" : isEnding ? "endNow" : "confirm"}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type WhenProps = {
  when: CancelWhen;
  chosen: CancelWhen;
  onChoose: (when: CancelWhen) => void;
  note: string;
  children: ReactNode;
};

function When({ when, chosen, onChoose, note, children }: WhenProps) {
  const id = useId();
  return (
    <label className="cancel-choice" htmlFor={id}>
      <input id={id} type="radio" name="when" value={when} checked={when === chosen} onChange={() => onChoose(when)} />
      <span>{children}</span> <small>{note}</small>
    </label>
  );
}
