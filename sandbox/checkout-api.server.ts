import { listParams, NO_PARAMS, type Operation, pageOf } from "./api-operation.server.ts";
import { invalid, noSuch, noSuchIn } from "./api-refusal.server.ts";
import { customerIn } from "./customers-api.server.ts";
import { randomLetters } from "./object-ids.server.ts";
import {
  group,
  list,
  mergeMetadata,
  metadata,
  moments,
  oneOf,
  type Reader,
  required,
  text,
  webAddress,
  wholeNumber,
  yesNo,
} from "./param-readers.server.ts";
import { expired, makeSession, type Session, sessionAt } from "./payment-objects.server.ts";
import type { Reading } from "./payments-store.server.ts";

const SESSION_ID_LENGTH = 58;
const FRAGMENT_LENGTH = 40;
const LOCALES =
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
    " ",
  );

/** A parameter that the provider knows and refuses for a subscription. */
const notForSubscriptions: Reader<undefined> = (raw, name) => {
  if (raw !== undefined) throw invalid(`You can not pass \`${name}\` in \`subscription\` mode.`, { param: name });
  return undefined;
};

const CREATE = group({
  mode: required(oneOf(["payment", "setup", "subscription"])),
  ui_mode: oneOf(["elements", "embedded_page", "form", "hosted_page"]),
  line_items: required(
    list(group({ price: required(text()), quantity: wholeNumber({ least: 1, most: 999_999 }) }), { most: 1 }),
  ),
  customer: text(),
  customer_email: text(),
  client_reference_id: text({ longest: 200 }),
  metadata: metadata(),
  subscription_data: group({ metadata: metadata() }),
  locale: oneOf(LOCALES),
  success_url: required(webAddress()),
  cancel_url: webAddress(),
  billing_address_collection: oneOf(["auto", "required"]),
  allow_promotion_codes: yesNo(),
  discounts: list(group({ coupon: text(), promotion_code: text() })),
  allowed_payment_method_types: list(text()),
  customer_creation: notForSubscriptions,
  invoice_creation: notForSubscriptions,
  payment_intent_data: notForSubscriptions,
  submit_type: notForSubscriptions,
});
type Asked = ReturnType<typeof CREATE>;

const LIST = listParams({
  customer: text(),
  subscription: text(),
  status: oneOf(["complete", "expired", "open"]),
  created: moments(),
});

async function sessionWith(reading: Reading, id: string, at: number): Promise<Session> {
  const session = await reading.find("checkout.session", id);
  if (!session) throw noSuch("checkout session", id);
  return sessionAt(session, at);
}

/** The one thing that is bought. @throws {ApiRefusal} when it cannot be bought like this */
async function boughtIn(reading: Reading, { mode, line_items: lines }: Asked) {
  const [line] = lines;
  if (!line) throw invalid("You must pass `line_items` in `subscription` mode.", { param: "line_items" });
  if (mode === "setup") throw invalid("You can not pass `line_items` in `setup` mode.", { param: "line_items" });
  if (mode === "payment")
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      { param: "line_items" },
    );
  const price = await reading.find("price", line.price);
  if (!price) throw noSuchIn("line_items[0][price]", "price", line.price);
  if (!price.active)
    throw invalid("The price specified is inactive. This field only accepts active prices.", {
      param: "line_items[0][price]",
    });
  if (line.quantity === undefined)
    throw invalid("Quantity is required. Add `quantity` to `line_items[0]`", { param: "line_items[0][quantity]" });
  return { price, quantity: line.quantity };
}

/** Parameters that exclude each other, and what there is none of here. */
function refuseWhatCannotBe({ customer, customer_email, ui_mode, discounts, allow_promotion_codes }: Asked): void {
  if (customer !== undefined && customer_email !== undefined)
    throw invalid("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer_email",
    });
  if (discounts && allow_promotion_codes !== undefined)
    throw invalid("You may only specify one of these parameters: allow_promotion_codes, discounts.", {
      param: "discounts",
    });
  const [discount] = discounts ?? [];
  if (discount) throw noSuchIn("discounts[0][coupon]", "coupon", discount.coupon ?? discount.promotion_code ?? "");
  if (ui_mode !== undefined && ui_mode !== "hosted_page")
    throw invalid("This stand-in has the hosted page only.", { param: "ui_mode" });
}

/** What a customer of the payment provider can buy, and how. @param publicUrl where the page to pay at is */
export function checkoutOperations(publicUrl: string): Operation[] {
  return [
    {
      method: "POST",
      path: "/v1/checkout/sessions",
      async run(changing, { params, at }) {
        const asked = CREATE(params, "");
        refuseWhatCannotBe(asked);
        const customer = await customerIn(changing, "customer", required(text())(asked.customer, "customer"));
        const { price, quantity } = await boughtIn(changing, asked);
        const id = `cs_test_${randomLetters(SESSION_ID_LENGTH)}`;
        const session = makeSession({
          id,
          url: `${publicUrl}/dev/checkout/${id}#${randomLetters(FRAGMENT_LENGTH)}`,
          customer,
          price,
          quantity,
          successUrl: asked.success_url,
          cancelUrl: asked.cancel_url ?? null,
          locale: asked.locale ?? null,
          clientReferenceId: asked.client_reference_id ?? null,
          metadata: mergeMetadata({}, asked.metadata),
          billingAddressCollection: asked.billing_address_collection ?? null,
          allowPromotionCodes: asked.allow_promotion_codes ?? null,
          allowedPaymentMethodTypes: asked.allowed_payment_method_types ?? null,
          at,
        });
        await changing.add(session);
        const carried = mergeMetadata({}, asked.subscription_data.metadata);
        await changing.add({ id: `order_${id}`, object: "order", price: price.id, quantity, metadata: carried });
        return session;
      },
    },
    {
      method: "GET",
      path: "/v1/checkout/sessions",
      async run(reading, { params, at }) {
        const { customer, subscription, status, created, ...paging } = LIST(params, "");
        const found = (await reading.all("checkout.session", customer))
          .map((session) => sessionAt(session, at))
          .filter(
            (session) =>
              (subscription === undefined || session.subscription === subscription) &&
              (status === undefined || session.status === status) &&
              (!created || created(session.created)),
          );
        return pageOf(found, paging, { url: "/v1/checkout/sessions", what: "checkout session" });
      },
    },
    {
      method: "GET",
      path: "/v1/checkout/sessions/:id",
      run(reading, { params, id, at }) {
        NO_PARAMS(params, "");
        return sessionWith(reading, id, at);
      },
    },
    {
      method: "POST",
      path: "/v1/checkout/sessions/:id/expire",
      async run(changing, { params, id, at }) {
        NO_PARAMS(params, "");
        const session = await sessionWith(changing, id, at);
        if (session.status !== "open")
          throw invalid(
            `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
          );
        await changing.replace(expired(session));
        return expired(session);
      },
    },
  ];
}
