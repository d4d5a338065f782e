import { html } from "hono/html";
import type { Language } from "#storyteller/story-request.ts";
import type { Html } from "./bare-page.server.ts";
import type { Price } from "./catalogue-objects.server.ts";
import type { Session } from "./payment-objects.server.ts";
import { deed, PAYMENT_WORDS, paymentsPage, planName, priceText } from "./payments-page.server.ts";

type CheckoutFacts = { session: Session; price: Price; isDeclined: boolean; path: string; back: string };

/** The page on which an open checkout is paid. @param facts.path where it is; what is done is done below it */
export function checkoutPage(language: Language, { session, price, isDeclined, path, back }: CheckoutFacts): Html {
  const { checkout: words, perMonth } = PAYMENT_WORDS[language];
  const plan = planName(language, price.lookup_key);
  const email = session.customer_details.email;
  const total = priceText(language, session.amount_total, price.currency);
  const content = html`<main class="narrow">
      <h1>${plan}</h1>
      ${isDeclined ? html`<p class="alert" role="alert">${words.declined}</p>` : ""}
      <div class="card">
        <p class="price">${total} <small>${perMonth}</small></p>
        <p>${words.renewal}</p>
        ${email === null ? "" : html`<p>${words.forWhom.replace("{{email}}", () => email)}</p>`}
        ${deed(`${path}/pay`, words.pay, "main")}
        ${deed(`${path}/decline`, words.decline)}
      </div>
      <p><a class="button quiet" href="${back}">${words.back}</a></p>
    </main>`;
  return paymentsPage({ language, title: words.title.replace("{{plan}}", plan), content });
}
