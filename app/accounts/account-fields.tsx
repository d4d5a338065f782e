import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { InputField } from "#app/ui/field.tsx";

type FieldProps = Omit<ComponentProps<typeof InputField>, "label" | "type"> & { label?: string };

/** An e-mail address that names an account. */
export function EmailField(props: FieldProps) {
  const { t } = useTranslation();
  return (
    <InputField
      label={t("accounts.fields.email")}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      {...props}
    />
  );
}

/** One field for the whole code: it may be pasted with whatever stands around its digits. */
export function CodeField(props: FieldProps) {
  const { t } = useTranslation();
  return (
    <InputField
      label={t("accounts.fields.code")}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={t("accounts.fields.codeHint")}
      aria-required
      {...props}
    />
  );
}
