import { html } from "hono/html";
import { PRICE_KEYS } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Html } from "./bare-page.server.ts";
import type { DeskSubscription } from "./checkout-desk.server.ts";
import { dayText, deed, PAYMENT_WORDS, paymentsPage, planName } from "./payments-page.server.ts";
import { isGoingOn } from "./subscription-objects.server.ts";

/** Every subscription, with what can be done to it, for whoever develops. @param isRefused what was wanted last was not possible */
export function deskPage(
  language: Language,
  { subscriptions, path, isRefused }: { subscriptions: DeskSubscription[]; path: string; isRefused: boolean },
): Html {
  const words = PAYMENT_WORDS[language].desk;
  const content = html`<main>
      <h1>${words.title}</h1>
      <p>${words.explanation}</p>
      ${isRefused ? html`<p class="alert" role="alert">${words.refused}</p>` : ""}
      ${subscriptions.map((subscription) => article(language, subscription, `${path}/subscriptions/${subscription.id}`))}
      ${subscriptions.length === 0 ? html`<p>${words.none}</p>` : ""}
    </main>`;
  return paymentsPage({ language, title: words.title, content });
}

function article(language: Language, subscription: DeskSubscription, path: string): Html {
  const words = PAYMENT_WORDS[language].desk;
  const period = words.fromTo
    .replace("{{start}}", dayText(language, subscription.periodStart))
    .replace("{{end}}", dayText(language, subscription.periodEnd));
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  return html`<article>
        <h2>${subscription.customerEmail ?? words.nobody}</h2>
        <p>${planName(language, subscription.price)}</p>
        <dl>
          <div><dt>${words.status}</dt><dd>${words.statuses[subscription.status]}</dd></div>
          <div><dt>${words.period}</dt><dd>${period}</dd></div>
          <div><dt>${words.ends}</dt><dd>${yesNo(subscription.cancelAtPeriodEnd)}</dd></div>
          <div><dt>${words.failing}</dt><dd>${yesNo(subscription.isFailing)}</dd></div>
        </dl>
        ${isGoingOn(subscription) ? deeds(language, subscription, path) : ""}
      </article>`;
}

function deeds(language: Language, subscription: DeskSubscription, path: string): Html {
  const words = PAYMENT_WORDS[language].desk;
  const others = PRICE_KEYS.filter((key) => key !== subscription.price);
  return html`<div class="deeds">
          ${deed(`${path}/renew`, words.renew)}
          ${deed(`${path}/fail`, words.fail)}
          ${others.map((key) => deed(`${path}/plan/${key}`, words.change.replace("{{plan}}", planName(language, key))))}
          ${deed(`${path}/expire`, words.expire)}
        </div>`;
}
