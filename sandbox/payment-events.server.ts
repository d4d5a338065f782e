import { newId } from "./object-ids.server.ts";

/** The version of the provider's API that objects here are shaped after. */
export const API_VERSION = "2026-10-28.endive";
/** So long events are kept. */
export const EVENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type EventType =
  | "checkout.session.completed"
  | "customer.deleted"
  | "customer.subscription.created"
  | "customer.subscription.deleted"
  | "customer.subscription.updated"
  | "invoice.paid"
  | "invoice.payment_failed";

/** Something that has happened, with the object as it was then. @param before for an update: the object before it */
export function makeEvent(type: EventType, object: object, at: number, before?: object) {
  return {
    id: newId("evt"),
    object: "event" as const,
    api_version: API_VERSION,
    created: at,
    data: { object, ...(before && { previous_attributes: changed(before, object) }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
export type PaymentEvent = ReturnType<typeof makeEvent>;

/** What the fields that are other now held before. */
function changed(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key))),
  );
}
