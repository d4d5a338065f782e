import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContactFaults, ContactResult } from "./contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";

/** The form as it is in the page's first answer. */
function formFor(result: ContactResult | undefined, language: Language = "en"): string {
  const Page = createRoutesStub([{ index: true, Component: () => <ContactForm result={result} /> }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/?lng=en"]} />
    </I18nextProvider>,
  );
}
const refused = (
  fields: ContactFaults,
  code: "invalid_request" | "too_many_requests" | "unexpected",
): ContactResult => ({
  sent: false,
  code,
  fields,
  given: { name: 'Marta "M"', email: "marta", message: "<b>uno</b>" },
});
const statusOf = (html: string) => /role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "");

test("without scripts the form goes to the page it stands on, and the browser's own bubbles stay away", () => {
  const html = formFor(undefined);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toContain('action="/?index#contact"');
  expect(html).toMatch(/<form [^>]*noValidate=""/i);
  expect(html).not.toMatch(/ required| maxlength|aria-invalid/i);
  expect(html).toMatch(/<input [^>]*type="email"[^>]*autoComplete="email"/i);
  expect(statusOf(html)).toBe("");
});

test("a message that was sent is said to be, and the fields are empty", () => {
  expect(statusOf(formFor({ sent: true }))).toBe("Message sent successfully. We&#x27;ll reply soon.");
  expect(statusOf(formFor({ sent: true }, "es"))).toBe("Mensaje enviado. Te responderemos pronto.");
});

test("empty fields are marked and share the one sentence that says so", () => {
  const html = formFor(refused({ name: "contact_empty", message: "contact_empty" }, "invalid_request"));
  expect(statusOf(html)).toBe("Please make sure all the fields are populated before sending the message.");
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  const id = /<p id="([^"]+)"[^>]*role="status"/.exec(html)?.[1];
  expect(html.match(new RegExp(`aria-describedby="${id}"`, "g"))).toHaveLength(2);
});

test("a fault stands by its field, and everything that was typed stays as it was", () => {
  const html = formFor(refused({ email: "email_malformed", message: "text_too_long" }, "invalid_request"), "es");
  expect(html).toMatch(/id="([^"]+)-fault"(?:(?!<\/p>).)*Esa dirección de correo no parece completa\./);
  expect(html).toContain("Aquí caben 5000 caracteres como mucho.");
  expect(html).toContain('value="Marta &quot;M&quot;"');
  expect(html).toContain("&lt;b&gt;uno&lt;/b&gt;</textarea>");
});

test("what is nobody's fault is told as specified, and too many messages as what they are", () => {
  expect(statusOf(formFor(refused({}, "unexpected")))).toBe(
    "Something went wrong. Please try again after a few minutes.",
  );
  expect(statusOf(formFor(refused({}, "too_many_requests")))).toContain("Try again in a little while.");
});
