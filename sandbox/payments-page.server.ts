import { html } from "hono/html";
import { checkoutSandbox as english } from "#app/i18n/en/checkout-sandbox.ts";
import { checkoutSandbox as spanish } from "#app/i18n/es/checkout-sandbox.ts";
import { PRICE_KEYS } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { barePage, barePagePolicy, type Html } from "./bare-page.server.ts";

/** Not among the words of the product: no browser needs them. */
export const PAYMENT_WORDS = { es: spanish, en: english };

const STYLE = `
:root { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; margin: 0; }
html { background: #121a33; color: #f4efe4; font: 1rem / 1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { padding: 0 min(1.25rem, 5vw) 3rem; overflow-wrap: anywhere; }
main { max-width: 45rem; margin: 0 auto; padding-top: 2rem; }
.narrow { max-width: 30rem; }
.label { margin: 0 max(-1.25rem, -5vw); padding: 0.75rem min(1.25rem, 5vw); background: #ffe0ae; color: #0b1020; font-weight: 600; text-align: center; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.15; text-wrap: balance; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.375rem; }
p { margin-top: 0.75rem; color: #c9c6d6; text-wrap: pretty; }
a { color: #ffe0ae; }
article, .card { margin-top: 1.5rem; padding: 1.5rem min(1.25rem, 5vw); border: 1px solid #2a3760; border-radius: 20px; background: #18223f; }
.price { margin-top: 0.5rem; color: #f4efe4; font: 2.5rem / 1.1 Georgia, serif; }
.price small { color: #c9c6d6; font: 1.0625rem system-ui, sans-serif; }
.alert { padding: 0.75rem 1rem; border: 1.5px solid #ff9e9e; border-radius: 14px; color: #f4efe4; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: 0.75rem; margin-top: 1rem; }
dt { color: #c9c6d6; }
dd { margin: 0; }
form { margin-top: 1rem; }
.deeds { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1rem; }
.deeds form { margin: 0; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; max-width: 100%; padding: 0.75rem min(1.25rem, 4vw);
  border: 1.5px solid #6478b4; border-radius: 14px; background: none; color: #f4efe4;
  font: 500 1.0625rem / 1.2 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation;
}
.button:hover { background: #1c2747; }
.narrow .button { width: 100%; }
.main { min-height: 3.5rem; border-color: transparent; background: #ffc46b; color: #0b1020; font-weight: 600; }
.main:hover { background: #ffd08a; }
.quiet { border-color: transparent; color: #ffe0ae; }
:focus-visible { outline: 3px solid #ffc46b; outline-offset: 2px; }
.main:focus-visible { outline-color: #f4efe4; }
`;

/**
 * Its own style, and forms that lead to these addresses and nowhere else; a browser that checks where a form leads also
 * checks where it is sent on to. No script.
 */
export function paymentsPolicy(formTargets: readonly string[]): string {
  const origins = [...new Set(formTargets.map((target) => new URL(target).origin))];
  return barePagePolicy(STYLE, ["'self'", ...origins]);
}

/** A whole page, with the line on top that no card is charged. Every word in it is escaped by whoever made the content. */
export function paymentsPage({ language, title, content }: { language: Language; title: string; content: Html }): Html {
  const body = html`<header><p class="label">${PAYMENT_WORDS[language].label}</p></header>
    ${content}`;
  return barePage({ language, title, style: STYLE, body });
}

/** A page that has only something to say, and a way on. */
export function noticePage(
  language: Language,
  { title, text }: { title: string; text: string },
  way: { href: string; text: string },
): Html {
  const content = html`<main class="narrow">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button main" href="${way.href}">${way.text}</a></p>
    </main>`;
  return paymentsPage({ language, title, content });
}

/** A button that does something. @param path where it is done */
export const deed = (path: string, text: string, look: "main" | "plain" | "quiet" = "plain"): Html =>
  html`<form method="post" action="${path}"><button class="button ${look}">${text}</button></form>`;

/** What a plan is called. @param key its price's lookup key */
export function planName(language: Language, key: string | null): string {
  const known = PRICE_KEYS.find((one) => one === key);
  return PAYMENT_WORDS[language].plans[known ?? "other"];
}

const LOCALES = { es: "es", en: "en-GB" };

/** An amount as the pages of the product write it. */
export function priceText(language: Language, cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(2);
  if (currency === "usd") return `$ ${amount}`;
  return new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }).format(cents / 100);
}

/** A day, in UTC as everything is billed. @param at Unix seconds */
export const dayText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(at * 1000));
