import { html } from "hono/html";
import type { Language } from "#storyteller/story-request.ts";
import type { Html } from "./bare-page.server.ts";
import type { DeskSubscription } from "./checkout-desk.server.ts";
import { dayText, deed, PAYMENT_WORDS, paymentsPage, planName } from "./payments-page.server.ts";

/** A customer's own page. @param subscription the one that goes on, or null */
export function portalPage(
  language: Language,
  { subscription, path, back }: { subscription: DeskSubscription | null; path: string; back: string },
): Html {
  const words = PAYMENT_WORDS[language].portal;
  const content = html`<main class="narrow">
      <h1>${words.title}</h1>
      ${subscription ? planCard(language, subscription, path) : html`<p>${words.none}</p>`}
      <p><a class="button quiet" href="${back}">${words.back}</a></p>
    </main>`;
  return paymentsPage({ language, title: words.title, content });
}

function planCard(language: Language, subscription: DeskSubscription, path: string): Html {
  const words = PAYMENT_WORDS[language].portal;
  const dated = (text: string) => text.replace("{{date}}", dayText(language, subscription.periodEnd));
  const { cancelAtPeriodEnd: ends, status } = subscription;
  return html`<div class="card">
        <h2>${planName(language, subscription.price)}</h2>
        <p>${dated(ends ? words.ends : words.renews)}</p>
        ${status === "past_due" ? html`<p>${words.owed}</p>` : ""}
        ${ends ? deed(`${path}/keep`, words.keep, "main") : deed(`${path}/end`, dated(words.end))}
      </div>`;
}
