import type { Operation } from "./api-operation.server.ts";
import { customerIn } from "./customers-api.server.ts";
import { newId } from "./object-ids.server.ts";
import { group, required, text, webAddress } from "./param-readers.server.ts";
import { makePortalSession } from "./payment-objects.server.ts";

const CREATE = group({ customer: required(text()), return_url: webAddress(), locale: text({ longest: 10 }) });

/** @param publicUrl where the customer's pages are */
export function portalOperations(publicUrl: string): Operation[] {
  return [
    {
      method: "POST",
      path: "/v1/billing_portal/sessions",
      async run(changing, { params, at }) {
        const { customer: asked, return_url: returnUrl = null, locale = null } = CREATE(params, "");
        const customer = await customerIn(changing, "customer", asked);
        const id = newId("bps");
        const url = `${publicUrl}/dev/checkout/portal/${id}`;
        const session = { ...makePortalSession(id, customer.id, returnUrl, url, at), locale };
        await changing.add(session);
        return session;
      },
    },
  ];
}
