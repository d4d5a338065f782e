import { type ComponentProps, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { PASSWORD_RULES, type PasswordRule, rulesKept } from "./contract.ts";
import { PasswordField } from "./password-field.tsx";

/** A password that somebody chooses, with the policy's rules, ticked off while it is typed. */
export function NewPasswordField({
  "aria-describedby": describedBy,
  ...input
}: Omit<ComponentProps<typeof PasswordField>, "onInput" | "autoComplete">) {
  const rulesId = useId();
  const [kept, setKept] = useState<readonly PasswordRule[]>([]);
  return (
    <div className="new-password">
      <PasswordField
        autoComplete="new-password"
        {...input}
        aria-describedby={[describedBy, rulesId].filter(Boolean).join(" ")}
        onInput={(event) => setKept(rulesKept(event.currentTarget.value))}
      />
      <PasswordRules id={rulesId} kept={kept} />
    </div>
  );
}

/** Read with the field, and not at every keystroke. */
export function PasswordRules({ id, kept }: { id: string; kept: readonly PasswordRule[] }) {
  const { t } = useTranslation();
  return (
    <ul id={id} className="password-rules" aria-live="off" aria-label={t("accounts.rules.heading")}>
      {PASSWORD_RULES.map((rule) => {
        const isKept = kept.includes(rule);
        return (
          <li key={rule} data-kept={isKept}>
            <Icon name={isKept ? "check" : "minus"} size={18} />
            <span>
              {t(`accounts.rules.${rule}`)}
              <span className="visually-hidden">{`: ${t(isKept ? "accounts.rules.kept" : "accounts.rules.missing")}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
