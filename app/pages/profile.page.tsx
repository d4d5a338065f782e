import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
} from "react-router";
import { ListenersCard } from "#app/accounts/listeners-card.tsx";
import { OpenSessions } from "#app/accounts/open-sessions.tsx";
import { ProfileAccountCard } from "#app/accounts/profile-account-card.tsx";
import { ProfileDialogs } from "#app/accounts/profile-dialogs.tsx";
import { ProfileFarewell } from "#app/accounts/profile-farewell.tsx";
import { useProfileDialog } from "#app/accounts/use-profile-dialog.ts";
import { requirePerson } from "#app/members-only.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { CancelPlanDialog } from "#app/subscriptions/cancel-plan-dialog.tsx";
import type { CancelWhen } from "#app/subscriptions/contract.ts";
import { hasPlan } from "#app/subscriptions/plan-pages-contract.ts";
import { QuietSky } from "#app/ui/drawings/quiet-sky.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useFreshPage } from "#app/ui/use-fresh-page.ts";
import { accountContext, libraryContext, planContext } from "#app/visit.ts";
import type { Route } from "./+types/profile.page.ts";
import { ProfilePlanCard } from "./profile-plan-card.tsx";

/** What cannot be read is null: the page says so there, and the rest of it stands. */
const orNull = <Read,>(reading: Promise<Read>): Promise<Read | null> => reading.catch(() => null);

export async function loader({ context }: LoaderFunctionArgs) {
  const person = requirePerson(context, "/profile");
  const [counts, plan, sessions, listeners] = await Promise.all([
    orNull(context.get(libraryContext).counts(person.id)),
    orNull(context.get(planContext).planOf(person.id)),
    orNull(context.get(accountContext).sessions(person)),
    orNull(context.get(accountContext).listeners(person)),
  ]);
  return data({ email: person.email, counts, plan, sessions, listeners }, { headers: { "Cache-Control": "no-store" } });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

/** A dialog that opens or closes changes the query, and nothing that was read. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** A person's account: whose it is, what it holds, where it is open, and every way to change or leave it. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  useFreshPage();
  const { email, counts, plan, sessions, listeners } = loaderData;
  const { revalidate } = useRevalidator();
  const dialog = useProfileDialog();
  const isCancelling = dialog.open === "cancel";
  const [isDeleted, setDeleted] = useState(false);
  const [cancelled, setCancelled] = useState<CancelWhen | null>(null);

  async function afterCancelling(when: CancelWhen): Promise<void> {
    // While the dialog is open: closing it is a navigation, which reads nothing again and would end this reading.
    await revalidate();
    setCancelled(when);
    dialog.close();
  }
  function leaveAsItIs(): void {
    setCancelled(null);
    dialog.close();
  }
  if (isDeleted) return <ProfileFarewell />;
  return (
    <main id="content" className="profile">
      <PageTitle>{`${t("profile.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <QuietSky />
      <h1 tabIndex={-1}>{t("profile.heading")}</h1>
      <p className="profile-thanks">
        {counts ? t("profile.thanks", { count: counts.totalStoryCount }) : t("profile.thanksUncounted")}
      </p>
      <div className="profile-cards">
        <div className="profile-beside">
          <ProfileAccountCard email={email} counts={counts} />
          <ListenersCard listeners={listeners} />
        </div>
        <div className="profile-beside">
          <ProfilePlanCard plan={plan} counts={counts} cancelled={isCancelling ? null : cancelled} />
          <OpenSessions sessions={sessions} />
        </div>
      </div>
      <ProfileDialogs email={email} onDeleted={() => setDeleted(true)} />
      {isCancelling && plan && hasPlan(plan) && (
        <CancelPlanDialog plan={plan} onCancelled={afterCancelling} onClose={leaveAsItIs} />
      )}
    </main>
  );
}
