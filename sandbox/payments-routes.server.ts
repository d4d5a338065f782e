import { type Context, Hono } from "hono";
import { PRODUCT_NAME } from "#app/product.ts";
import { PRICE_KEYS } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { ApiRefusal } from "./api-refusal.server.ts";
import type { Html } from "./bare-page.server.ts";
import { type Desk, successUrlOf } from "./checkout-desk.server.ts";
import { checkoutPage } from "./checkout-page.server.ts";
import { deskPage } from "./desk-page.server.ts";
import { sessionAt } from "./payment-objects.server.ts";
import { noticePage, PAYMENT_WORDS, paymentsPolicy } from "./payments-page.server.ts";
import type { Reading } from "./payments-store.server.ts";
import { portalPage } from "./portal-page.server.ts";
import { isGoingOn } from "./subscription-objects.server.ts";
import { onThisMachine } from "./this-machine.server.ts";

/** Where the pages are in the product. */
const PATH = "/dev/checkout";
/** So long a customer's own page can be used: its address is all that it asks for. */
const PORTAL_OPEN_SECONDS = 60 * 60;

type PageParts = {
  desk: Desk;
  reading: Reading;
  publicUrl: string;
  now: () => Date;
  languageOf: (c: Context) => Language;
};

type Page = { language: Language; page: Html; status?: 200 | 404 | 410; leadsTo?: readonly (string | null)[] };

/** The pages of the payments of a trial, to be mounted at /dev. */
export function paymentRoutes({ desk, reading, publicUrl, now, languageOf }: PageParts): Hono {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const routes = new Hono();

  function show(c: Context, { language, page, status = 200, leadsTo = [] }: Page) {
    c.header("Cache-Control", "no-store");
    c.header("Content-Language", language);
    c.header("Content-Security-Policy", paymentsPolicy([publicUrl, ...leadsTo.filter((url) => url !== null)]));
    return c.html(page, status);
  }

  function seeOther(c: Context, to: string) {
    c.header("Cache-Control", "no-store");
    return c.redirect(to, 303);
  }

  const homeIn = (language: Language) => ({
    href: `${publicUrl}/`,
    text: PAYMENT_WORDS[language].home.replace("{{name}}", PRODUCT_NAME),
  });

  async function showCheckout(c: Context) {
    const stored = await reading.find("checkout.session", c.req.param("session") ?? "");
    const language = languageIn(stored?.locale) ?? languageOf(c);
    const words = PAYMENT_WORDS[language].checkout;
    if (!stored) return show(c, { language, page: noticePage(language, words.unknown, homeIn(language)), status: 404 });
    const session = sessionAt(stored, seconds());
    const order = await reading.find("order", `order_${session.id}`);
    const price = order && (await reading.find("price", order.price));
    if (!price) throw new Error(`nobody knows what the checkout ${session.id} is about`);
    const back = session.cancel_url ?? `${publicUrl}/`;
    if (session.status !== "open") {
      const { back: text, ...notice } = session.status === "complete" ? words.paid : words.expired;
      const href = session.status === "complete" ? successUrlOf(session) : back;
      return show(c, { language, page: noticePage(language, notice, { href, text }), status: 410 });
    }
    const isDeclined = c.req.query("card") === "declined";
    const page = checkoutPage(language, { session, price, isDeclined, path: `${PATH}/${session.id}`, back });
    return show(c, { language, page, leadsTo: [session.success_url, session.cancel_url] });
  }

  async function pay(c: Context) {
    const id = c.req.param("session") ?? "";
    const paid = await unlessRefused(desk.pay(id));
    if (paid) return seeOther(c, paid.successUrl);
    const session = await reading.find("checkout.session", id);
    // A second press of the button: what it asks for has been done.
    return session?.status === "complete" ? seeOther(c, successUrlOf(session)) : showCheckout(c);
  }

  async function decline(c: Context) {
    const id = c.req.param("session") ?? "";
    const isRefused = (await unlessRefused(desk.decline(id).then(() => true))) === null;
    return isRefused ? showCheckout(c) : seeOther(c, `${PATH}/${id}?card=declined`);
  }

  /** The customer's own page that a request is for, or null when it is none or was opened too long ago. */
  async function portalOf(c: Context) {
    const portal = await reading.find("billing_portal.session", c.req.param("portal") ?? "");
    if (!portal || portal.created + PORTAL_OPEN_SECONDS <= seconds()) return null;
    const subscription = (await desk.subscriptions(portal.customer)).find(isGoingOn) ?? null;
    return { portal, subscription };
  }

  async function showPortal(c: Context) {
    const opened = await portalOf(c);
    const language = languageIn(opened?.portal.locale) ?? languageOf(c);
    if (!opened)
      return show(c, {
        language,
        page: noticePage(language, PAYMENT_WORDS[language].portal.gone, homeIn(language)),
        status: 410,
      });
    const { portal, subscription } = opened;
    const back = portal.return_url ?? `${publicUrl}/`;
    return show(c, {
      language,
      page: portalPage(language, { subscription, path: `${PATH}/portal/${portal.id}`, back }),
    });
  }

  const endPlan = (ends: boolean) => async (c: Context) => {
    const opened = await portalOf(c);
    if (opened?.subscription) await unlessRefused(desk.endWithPeriod(opened.subscription.id, ends));
    return seeOther(c, `${PATH}/portal/${c.req.param("portal")}`);
  };

  async function showDesk(c: Context) {
    const language = languageOf(c);
    const isRefused = c.req.query("refused") !== undefined;
    const page = deskPage(language, { subscriptions: await desk.subscriptions(), path: PATH, isRefused });
    return show(c, { language, page });
  }

  const onDesk = (work: (id: string) => Promise<void>) => async (c: Context) => {
    const done = await unlessRefused(work(c.req.param("subscription") ?? "").then(() => true));
    return seeOther(c, done ? PATH : `${PATH}?refused`);
  };

  // Only these are routes at all.
  for (const key of PRICE_KEYS)
    routes.post(
      `/checkout/subscriptions/:subscription/plan/${key}`,
      onThisMachine(onDesk((id) => desk.changePlan(id, key))),
    );
  routes.get("/checkout", onThisMachine(showDesk));
  routes.post("/checkout/subscriptions/:subscription/renew", onThisMachine(onDesk(desk.renew)));
  routes.post("/checkout/subscriptions/:subscription/fail", onThisMachine(onDesk(desk.failNextPayment)));
  routes.post("/checkout/subscriptions/:subscription/expire", onThisMachine(onDesk(desk.expire)));
  routes.get("/checkout/portal/:portal", onThisMachine(showPortal));
  routes.post("/checkout/portal/:portal/end", onThisMachine(endPlan(true)));
  routes.post("/checkout/portal/:portal/keep", onThisMachine(endPlan(false)));
  routes.get("/checkout/:session", onThisMachine(showCheckout));
  routes.post("/checkout/:session/pay", onThisMachine(pay));
  routes.post("/checkout/:session/decline", onThisMachine(decline));
  return routes;
}

/** What was done, or null where it was refused: the page then shows how things are. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiRefusal) return null;
    throw error;
  }
}

const languageIn = (locale: string | null | undefined): Language | null =>
  locale === "es" || locale === "en" ? locale : null;
