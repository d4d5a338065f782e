import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { InputField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof InputField>, "label" | "type" | "end"> & { label?: string };

/** A password that can be looked at. It takes a paste of any length: what is too long is said, not cut off. */
export function PasswordField({ label, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <InputField
      label={label ?? t("accounts.fields.password")}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-required
      {...input}
      end={
        <IconButton
          icon="eye"
          className="password-eye"
          label={t(isShown ? "accounts.fields.hide" : "accounts.fields.show")}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
