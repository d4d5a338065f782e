import type { Context } from "hono";
import { Hono } from "hono";
import type { Language } from "#storyteller/story-request.ts";
import type { Accounts } from "./accounts.server.ts";
import { CLAIM_HEADER } from "./contract.ts";

/** What the server knows about a request before this door. */
export type AccountDoor = {
  accounts: Pick<Accounts, "handle">;
  addressOf(c: Context): string;
  languageOf(c: Context): Language;
  /** Opens the story that this browser heard half of as a guest, for whoever has just logged in: what to say of it. */
  redeemClaim(c: Context, personId: string): Promise<string | null>;
};

/** Everything under `/api/auth`. */
export function accountRoutes(door: AccountDoor): Hono {
  const routes = new Hono();
  routes.all("*", async (c) => {
    const given = await door.accounts.handle(c.req.raw, {
      address: door.addressOf(c),
      language: door.languageOf(c),
    });
    const response = new Response(given.body, given);
    response.headers.set("Cache-Control", "no-store");
    if (response.ok && c.req.path.endsWith("/sign-in/email")) {
      const claimed = await door.redeemClaim(c, await personIn(response.clone()));
      if (claimed) response.headers.set(CLAIM_HEADER, claimed);
    }
    // A browser's own copies of pages are a person's too.
    if (response.ok && c.req.path.endsWith("/sign-out")) response.headers.set("Clear-Site-Data", '"cache"');
    return response;
  });
  return routes;
}

async function personIn(response: Response): Promise<string> {
  const { user } = (await response.json()) as { user: { id: string } };
  return user.id;
}
