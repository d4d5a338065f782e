import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { account } from "./account-client.ts";
import { useFaultWords } from "./account-form.tsx";
import { browserNameOf } from "./browser-name.ts";
import type { OpenSession } from "./contract.ts";
import { ProfileFault } from "./profile-fault.tsx";
import { useAccountCall } from "./use-account-call.ts";
import { useLocalDate } from "./use-local-date.ts";

/** Where the person is logged in, and how to end it there; null when that could not be read. */
export function OpenSessions({ sessions }: { sessions: readonly OpenSession[] | null }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { run, isRunning, failure } = useAccountCall();
  const [ended, setEnded] = useState<"" | "ended" | "othersEnded">("");
  const faultWords = useFaultWords();
  const heading = useRef<HTMLHeadingElement>(null);

  async function end(call: Parameters<typeof run>[0], words: typeof ended): Promise<void> {
    setEnded("");
    if (!(await run(call))) return;
    setEnded(words);
    // The button that had the focus goes with its session.
    heading.current?.focus();
    await revalidate();
  }

  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);
  return (
    <section className="profile-card" aria-labelledby="profile-sessions">
      <h2 id="profile-sessions" ref={heading} tabIndex={-1}>
        {t("profile.sessions.heading")}
      </h2>
      {!sessions && <p>{t("profile.sessions.unreadable")}</p>}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isRunning={isRunning}
              onEnd={() => void end(() => account.endSession(session.token), "ended")}
            />
          ))}
        </ul>
      )}
      {sessions && !hasOthers && <p className="profile-note">{t("profile.sessions.onlyHere")}</p>}
      {hasOthers && (
        <Button
          look="outlined"
          aria-disabled={isRunning}
          onClick={() => void end(account.endOtherSessions, "othersEnded")}
        >
          {t("profile.sessions.endOthers")}
        </Button>
      )}
      <p className="profile-status" role="status">
        {ended && (
          <>
            <Icon name="check" size={20} />
            <span>{t(`profile.sessions.${ended}`)}</span>
          </>
        )}
      </p>
      {failure && <ProfileFault>{faultWords(failure)}</ProfileFault>}
    </section>
  );
}

type SessionLineProps = { session: OpenSession; isRunning: boolean; onEnd: () => void };

function SessionLine({ session, isRunning, onEnd }: SessionLineProps) {
  const { t, i18n } = useTranslation();
  const date = useLocalDate(session.createdAt, i18n.language);
  const { browser, system } = browserNameOf(session.userAgent);
  const name =
    browser && system
      ? t("profile.sessions.browserOn", { browser, system })
      : (browser ?? system ?? t("profile.sessions.someBrowser"));
  return (
    <li className="session">
      <div>
        <p>{name}</p>
        <p>
          <time dateTime={session.createdAt}>{t("profile.sessions.since", { date })}</time>
        </p>
      </div>
      {session.isCurrent ? (
        <strong>{t("profile.sessions.current")}</strong>
      ) : (
        <Button
          look="quiet"
          aria-disabled={isRunning}
          aria-label={t("profile.sessions.endNamed", { browser: name, date })}
          onClick={onEnd}
        >
          {t("profile.sessions.end")}
        </Button>
      )}
    </li>
  );
}
