import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AGE, NICKNAME_MAX_LENGTH } from "#app/stories/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { InputField } from "#app/ui/field.tsx";
import type { ListenerFault } from "./listeners-client.ts";
import type { ListenerGiven } from "./listeners-contract.ts";
import { ProfileFault } from "./profile-fault.tsx";
import { useListenerCall } from "./use-listener-call.ts";

const AGES = Array.from({ length: AGE.max - AGE.min + 1 }, (_, index) => AGE.min + index);

type ListenerFormProps = {
  /** The form's name. */
  label: string;
  given?: ListenerGiven;
  submit: string;
  onSend: (given: ListenerGiven) => Promise<ListenerFault | null>;
  /** It was done; the form is emptied where it stays. */
  onDone: (given: ListenerGiven, nickname: RefObject<HTMLInputElement | null>) => void;
  /** Other ways out of the form. */
  children?: ReactNode;
};

/** Nickname and age of one listener. Its fields keep their text until it was sent. */
export function ListenerForm({ label, given, submit, onSend, onDone, children }: ListenerFormProps) {
  const { t } = useTranslation();
  const { isRunning, fault, run } = useListenerCall();
  const ageId = useId();
  const nickname = useRef<HTMLInputElement>(null);
  const isAboutNickname = fault === "nickname_empty" || fault === "nickname_unfit";

  useEffect(() => {
    if (isAboutNickname) nickname.current?.focus();
  }, [isAboutNickname]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const name = typed.get("nickname");
    const sent = { nickname: typeof name === "string" ? name : "", age: Number(typed.get("age")) };
    if (!(await run(() => onSend(sent)))) return;
    form.reset();
    onDone({ ...sent, nickname: sent.nickname.trim() }, nickname);
  }

  return (
    // By POST: should the browser ever send it by itself, no name gets into an address.
    <form className="listener-form" method="post" noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      <div className="listener-fields">
        <InputField
          ref={nickname}
          name="nickname"
          label={t("profile.listeners.nickname")}
          type="text"
          defaultValue={given?.nickname}
          maxLength={NICKNAME_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-required
          fault={isAboutNickname ? t(`profile.listeners.faults.${fault}`) : undefined}
        />
        <div className="field">
          <label htmlFor={ageId}>{t("profile.listeners.age")}</label>
          <div className="listener-age">
            <select id={ageId} name="age" defaultValue={given?.age ?? AGE.usual}>
              {AGES.map((age) => (
                <option key={age} value={age}>
                  {t("profile.listeners.years", { age })}
                </option>
              ))}
            </select>
            <Icon name="chev" size={20} />
          </div>
        </div>
      </div>
      {fault && !isAboutNickname && <ProfileFault>{t(`profile.listeners.faults.${fault}`)}</ProfileFault>}
      <div className="listener-ways">
        <Button type="submit" look="outlined" aria-disabled={isRunning}>
          {isRunning ? t("profile.listeners.sending") : submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
