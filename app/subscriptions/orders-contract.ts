import * as z from "zod/mini";
import { fieldFaults } from "#app/field-faults.ts";
import { type FieldFault, Problem } from "#app/problem.ts";
import { CANCEL_WHEN, type CancelWhen, PRICE_KEYS, type PriceKey } from "./contract.ts";

const fault = (code: FieldFault) => ({ error: () => code });

const CHECKOUT = z.object({ price: z.enum(PRICE_KEYS) });
const CANCEL = z.object({ when: z.optional(z.enum(CANCEL_WHEN, fault("when_unknown"))) }, fault("body_not_object"));

/** The price that a checkout is about. @throws {Problem} unknown_price */
export function parseCheckout(body: unknown): PriceKey {
  const parsed = CHECKOUT.safeParse(body);
  if (!parsed.success) throw new Problem("unknown_price");
  return parsed.data.price;
}

/** When a plan is to end; at once when it is not said. @throws {Problem} invalid_request with the fields at fault */
export function parseCancel(body: unknown): CancelWhen {
  const parsed = CANCEL.safeParse(body);
  if (!parsed.success) throw new Problem("invalid_request", { fields: fieldFaults(parsed.error.issues) });
  return parsed.data.when ?? "now";
}
