import type { Context } from "hono";
import { Hono } from "hono";
import type { Language } from "#storyteller/story-request.ts";
import { ACCOUNT_ROUTES, accountRouteAt } from "./account-routes.ts";
import type { Accounts } from "./accounts.server.ts";
import { CLAIM_HEADER } from "./contract.ts";

/** What the server knows about a request before this door. */
export type AccountDoor = {
  accounts: Pick<Accounts, "handle" | "personOf">;
  addressOf(c: Context): string;
  languageOf(c: Context): Language;
  /** Opens the story that this browser heard half of as a guest, for whoever has just logged in: what to say of it. */
  redeemClaim(c: Context, personId: string): Promise<string | null>;
  /** Told who has confirmed an address, logged in, or changed the address. */
  greet(person: { id: string; email: string }): void;
};

/** Everything under `/api/auth`. */
export function accountRoutes(door: AccountDoor): Hono {
  const routes = new Hono();
  routes.all("*", async (c) => {
    const route = accountRouteAt(c.req.path);
    // Only a refusal of the method has to name the right one.
    if (route && c.req.method !== ACCOUNT_ROUTES[route].method) c.header("Allow", ACCOUNT_ROUTES[route].method);
    const given = await door.accounts.handle(c.req.raw, {
      address: door.addressOf(c),
      language: door.languageOf(c),
    });
    const response = new Response(given.body, given);
    response.headers.set("Cache-Control", "no-store");
    if (response.ok && route === "sign-in/email") {
      const claimed = await door.redeemClaim(c, (await personIn(response)).id);
      if (claimed) response.headers.set(CLAIM_HEADER, claimed);
    }
    if (response.ok && (route === "sign-in/email" || route === "email-otp/verify-email"))
      door.greet(await personIn(response));
    if (response.ok && route === "email-otp/change-email") {
      const { person } = await door.accounts.personOf(c.req.raw.headers);
      if (person) door.greet(person);
    }
    // A browser's own copies of pages are a person's too.
    if (response.ok && (route === "sign-out" || route === "delete-user"))
      response.headers.set("Clear-Site-Data", '"cache"');
    // A browser that has sent a form by itself wants a page: only the log-out's form may come so.
    return response.ok && c.req.header("Sec-Fetch-Mode") === "navigate" ? leadingHome(response) : response;
  });
  return routes;
}

function leadingHome({ headers }: Response): Response {
  headers.set("Location", "/");
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  return new Response(null, { status: 303, headers });
}

async function personIn(response: Response): Promise<{ id: string; email: string }> {
  const { user } = (await response.clone().json()) as { user: { id: string; email: string } };
  return user;
}
