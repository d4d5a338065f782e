import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";

/** Takes a form's place when it has done its work: what is different now, and the way back to the profile. */
export function ProfileDone({ children, onClose }: { children: string; onClose: () => void }) {
  const { t } = useTranslation();
  // The field that had the focus is gone. What has it now is read out.
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} className="profile-status" tabIndex={-1}>
        <Icon name="check" size={20} />
        <span>{children}</span>
      </p>
      <Button onClick={onClose}>{t("profile.done")}</Button>
    </>
  );
}
