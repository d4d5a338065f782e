import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormAction } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { InputField, TextAreaField } from "#app/ui/field.tsx";
import { sendMessage } from "./contact-client.ts";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactGiven,
  type ContactOutcome,
  type ContactResult,
} from "./contact-fields.ts";
import { ContactStatus, useFaultWords } from "./contact-status.tsx";

type ContactFormProps = {
  /** What the page's action answered. */
  result: ContactResult | undefined;
  /** Where a form without scripts goes when the page it stands on takes none. */
  postTo?: string | undefined;
};

/**
 * Writes to the host. Without scripts the browser posts the form to the page that it stands on, whose action has to be
 * `contactAction`. The fields hold their own text, so that what was typed before the scripts came stays.
 */
export function ContactForm({ result, postTo }: ContactFormProps) {
  const { t } = useTranslation();
  const thisPage = useFormAction(".");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const [outcome, setOutcome] = useState<ContactOutcome | undefined>(result);
  const [isSending, setSending] = useState(false);
  const faultWords = useFaultWords(outcome);

  useEffect(() => {
    // What the page came with is no news: somebody may be typing already when the scripts arrive.
    if (outcome === result || outcome?.sent !== false) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [outcome, result]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { elements } = event.currentTarget;
    setSending(true);
    // The line is empty meanwhile: the same words are then announced again when they come again.
    setOutcome(undefined);
    const ended = await sendMessage(typedIn(elements));
    // Not reset(): it would bring back what a form without scripts had carried.
    if (ended.sent) for (const name of CONTACT_FIELDS) fieldOf(elements, name).value = "";
    isUnderWay.current = false;
    setSending(false);
    setOutcome(ended);
  }

  const statusId = `${id}-status`;
  const fieldFor = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    defaultValue: result?.sent === false ? result.given[name] : undefined,
    "aria-required": true,
    ...faultWords(name, statusId),
  });
  return (
    <section id="contact" className="contact" aria-labelledby={`${id}-heading`}>
      <div className="contact-columns">
        <div>
          <h2 id={`${id}-heading`}>{t("contact.heading")}</h2>
          <p className="contact-lead">{t("contact.lead")}</p>
        </div>
        <form
          ref={form}
          className="contact-form"
          method="post"
          action={`${postTo ?? thisPage}#contact`}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <InputField {...fieldFor("name")} type="text" autoComplete="name" />
          <InputField {...fieldFor("email")} type="email" autoComplete="email" />
          <TextAreaField {...fieldFor("message")} rows={4} />
          <div className="contact-act">
            <Button type="submit" look="outlined" aria-disabled={isSending}>
              {t(isSending ? "contact.sending" : "contact.send")}
            </Button>
            <ContactStatus id={statusId} outcome={outcome} />
          </div>
        </form>
      </div>
    </section>
  );
}

const fieldOf = (elements: HTMLFormControlsCollection, name: ContactField) =>
  elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const typedIn = (elements: HTMLFormControlsCollection): ContactGiven => ({
  name: fieldOf(elements, "name").value,
  email: fieldOf(elements, "email").value,
  message: fieldOf(elements, "message").value,
});
