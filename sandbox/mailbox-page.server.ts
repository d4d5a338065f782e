import { html } from "hono/html";
import { mailbox as english } from "#app/i18n/en/mailbox.ts";
import { mailbox as spanish } from "#app/i18n/es/mailbox.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import type { Language } from "#storyteller/story-request.ts";
import { barePage, barePagePolicy } from "./bare-page.server.ts";
import type { MailboxLetter } from "./mailbox.server.ts";

/** Not among the words of the product: no browser needs them. */
const WORDS = { es: spanish, en: english };

const STYLE = `
:root { color-scheme: dark; }
body {
  max-width: 45rem; margin: 0 auto; padding: 2rem 1.25rem;
  background: #121a33; color: #f4efe4; font: 1rem / 1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; margin: 0; }
p, dl, dd { margin: 0.5rem 0 0; color: #c9c6d6; }
a { color: #ffe0ae; }
article { margin-top: 1.5rem; padding: 1.25rem; border-radius: 20px; background: #18223f; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; }
dd { margin: 0; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; }
`;

/** Its own style and nothing else: no script, no picture, no form. */
export const PAGE_POLICY = barePagePolicy(STYLE);

/** The mailbox as a page that needs nothing else. Every word of a letter is escaped. */
export function mailboxPage(letters: readonly MailboxLetter[], language: Language) {
  const words = WORDS[language];
  const title = words.title.replace("{{name}}", PRODUCT_NAME);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" });
  const articles = letters.map(
    ({ to, subject, text, at }) => html`
      <article>
        <h2>${subject}</h2>
        <dl>
          <dt>${words.to}</dt><dd>${to}</dd>
          <dt>${words.at}</dt><dd><time datetime="${at}">${when.format(new Date(at))}</time></dd>
        </dl>
        <pre>${text}</pre>
      </article>`,
  );
  const body = html`<main>
      <h1>${title}</h1>
      <p>${words.explanation}</p>
      <p><a href="">${words.reload}</a></p>
      ${letters.length > 0 ? articles : html`<p>${words.empty}</p>`}
    </main>`;
  return barePage({ language, title, style: STYLE, body });
}
