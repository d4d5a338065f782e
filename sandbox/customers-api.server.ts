import { listParams, NO_PARAMS, type Operation, pageOf } from "./api-operation.server.ts";
import { noSuch, noSuchIn } from "./api-refusal.server.ts";
import { email, emptyableText, group, mergeMetadata, metadata, moments, text } from "./param-readers.server.ts";
import { expired } from "./payment-objects.server.ts";
import type { Reading } from "./payments-store.server.ts";
import { endSubscription } from "./subscription-life.server.ts";
import { type DeletedCustomer, isLiving, type LivingCustomer, makeCustomer } from "./subscription-objects.server.ts";

const CREATE = group({ email: email(), name: text({ longest: 256 }), description: text(), metadata: metadata() });
const UPDATE = group({
  email: email(),
  name: emptyableText({ longest: 256 }),
  description: emptyableText(),
  metadata: metadata(),
});
const LIST = listParams({ email: text({ longest: 512 }), created: moments() });

async function livingCustomer(reading: Reading, id: string): Promise<LivingCustomer> {
  const customer = await reading.find("customer", id);
  if (!isLiving(customer)) throw noSuch("customer", id);
  return customer;
}

/** The customer whom a parameter names. @throws {ApiRefusal} when there is none, or no longer */
export async function customerIn(reading: Reading, param: string, id: string): Promise<LivingCustomer> {
  const customer = await reading.find("customer", id);
  if (!isLiving(customer)) throw noSuchIn(param, "customer", id);
  return customer;
}

export const CUSTOMER_OPERATIONS: Operation[] = [
  {
    method: "POST",
    path: "/v1/customers",
    async run(changing, { params, at }) {
      const { metadata, ...facts } = CREATE(params, "");
      const customer = makeCustomer({ ...facts, metadata: mergeMetadata({}, metadata), at });
      await changing.add(customer);
      return customer;
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    async run(reading, { params }) {
      const { email, created, ...paging } = LIST(params, "");
      const found = (await reading.all("customer"))
        .filter(isLiving)
        .filter((customer) => email === undefined || customer.email === email)
        .filter((customer) => !created || created(customer.created));
      return pageOf(found, paging, { url: "/v1/customers", what: "customer" });
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    async run(reading, { params, id }) {
      NO_PARAMS(params, "");
      const customer = await reading.find("customer", id);
      if (!customer) throw noSuch("customer", id);
      return customer;
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    async run(changing, { params, id }) {
      const { metadata, ...facts } = UPDATE(params, "");
      const before = await livingCustomer(changing, id);
      const { email = before.email, name = before.name, description = before.description } = facts;
      const after = { ...before, email, name, description, metadata: mergeMetadata(before.metadata, metadata) };
      await changing.replace(after);
      return after;
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    async run(changing, { params, id, at }) {
      NO_PARAMS(params, "");
      const customer = await livingCustomer(changing, id);
      for (const subscription of await changing.all("subscription", id)) {
        if (subscription.status !== "canceled") await endSubscription(changing, subscription, at);
      }
      for (const session of await changing.all("checkout.session", id)) {
        const over = session.status === "open" ? expired(session) : session;
        // Whoever is gone leaves no address behind.
        await changing.replace({ ...over, customer_details: { ...over.customer_details, email: null } });
      }
      const deleted: DeletedCustomer = { id, object: "customer", deleted: true };
      await changing.replace(deleted);
      await changing.tell("customer.deleted", customer);
      return deleted;
    },
  },
];
