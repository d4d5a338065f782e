import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import type { PlanArrival } from "./plan-arrival.ts";
import { usePlanArrival } from "./use-plan-arrival.ts";
import { usePlanDay } from "./use-plan-day.ts";

type ReturnState = (PlanArrival | { state: "waiting" })["state"];

/** The moon fills up with what is known. */
const MOON: Record<ReturnState, number> = { waiting: 0.5, here: 1, missing: 0.2, guest: 0.2, unreadable: 0.2 };

/** Asks whether the plan has arrived, and says so as soon as it has. */
export function CheckoutReturnDialog({ onClose }: { onClose: () => void }) {
  return <PlanArrivalDialog arrival={usePlanArrival()} onClose={onClose} />;
}

type PlanArrivalDialogProps = { arrival: PlanArrival | { state: "waiting" }; onClose: () => void };

/** What is known of a plan that was paid for a moment ago, and where to go with it. */
export function PlanArrivalDialog({ arrival, onClose }: PlanArrivalDialogProps) {
  const { t } = useTranslation();
  const plan = arrival.state === "here" ? arrival.plan : null;
  const date = usePlanDay(plan?.current_period_end ?? null);
  const words =
    plan && date
      ? t("subscriptions.returned.here.until", { count: plan.max_amount_of_stories, date })
      : t(`subscriptions.returned.${arrival.state}.text`);
  return (
    <Dialog
      title={t(`subscriptions.returned.${arrival.state}.title`)}
      mark={<Moon phase={MOON[arrival.state]} size={44} dark="#2A3C70" />}
      onClose={onClose}
      actions={<ReturnActions state={arrival.state} onClose={onClose} />}
    >
      {/* It is there from the beginning, so that what comes into it is announced. */}
      <p role="status">{words}</p>
    </Dialog>
  );
}

function ReturnActions({ state, onClose }: { state: ReturnState; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const close = (
    <Button look="outlined" onClick={onClose}>
      {t("frame.close")}
    </Button>
  );
  if (state === "waiting") return close;
  const to = { here: "/generator", missing: "/profile", unreadable: "/profile", guest: "/?login=1&next=/profile" }[
    state
  ];
  return (
    <>
      {/* In place of this entry of the history: the browser's Back must not ask again. */}
      <LinkButton to={to} replace>
        {t(`subscriptions.returned.${state}.way`)}
      </LinkButton>
      {close}
    </>
  );
}
