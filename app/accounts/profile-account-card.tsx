import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Counts } from "#app/stories/library-contract.ts";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { ProfileCount } from "./profile-count.tsx";
import { LogOutButton } from "./profile-log-out.tsx";
import { opens } from "./use-profile-dialog.ts";

/** Where the server gives out everything that is kept of the person who asks. */
export const EXPORT_PATH = "/api/account/export";

/** Whose account it is, what can be done with it, and the way out. */
export function ProfileAccountCard({ email, counts }: { email: string; counts: Counts | null }) {
  const { t } = useTranslation();
  return (
    <section className="profile-card" aria-labelledby="profile-account">
      <h2 id="profile-account">{t("profile.account.heading")}</h2>
      <dl className="profile-facts">
        <Fact term={t("profile.account.email")}>{email}</Fact>
        <Fact term={t("profile.account.total")}>
          <ProfileCount>{counts && String(counts.totalStoryCount)}</ProfileCount>
        </Fact>
      </dl>
      <ul className="profile-ways">
        <li>
          <Link {...opens("email")}>{t("profile.account.changeEmail")}</Link>
          <Icon name="chev" size={20} />
        </li>
        <li>
          <Link {...opens("password")}>{t("profile.account.changePassword")}</Link>
          <Icon name="chev" size={20} />
        </li>
        <li>
          <a href={EXPORT_PATH} download>
            {t("profile.account.export")}
          </a>
          <Icon name="dl" size={20} />
        </li>
        <li className="profile-danger">
          <Link {...opens("delete")}>{t("profile.account.delete")}</Link>
          <Icon name="trash" size={20} />
        </li>
      </ul>
      <LogOutButton />
    </section>
  );
}

/** One line of what is known. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
