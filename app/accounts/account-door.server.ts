import { BODY_MAX_BYTES, boundedTextOf } from "#app/bounded-body.ts";
import { Problem } from "#app/problem.ts";
import { type AccountCall, CALLS } from "./account-calls.server.ts";
import type { Notice } from "./account-letters.ts";
import type { AccountCaps } from "./account-limits.server.ts";
import { ACCOUNT_ROUTES, type AccountRoute, accountRouteAt } from "./account-routes.ts";
import type { Accounts } from "./accounts.server.ts";
import type { AuthLibrary } from "./auth-library.server.ts";
import { refusal } from "./refusal.ts";
import type { SignUpRule } from "./sign-up-rule.ts";

export type DoorParts = {
  auth: AuthLibrary;
  caps: AccountCaps;
  publicUrl: string;
  signUpRule: SignUpRule;
  /** Tells a person what has happened to the account. */
  notify(notice: Notice, email: string): Promise<void>;
  personOf: Accounts["personOf"];
};

/** Names are kept and never shown: nobody needs a longer one. */
const NAME_MAX = 100;
/** The longest address that mail can reach (RFC 5321). */
const EMAIL_MAX = 254;

/** Answers one request: counts it, checks what the library leaves open, and passes on what the library needs to know. */
export async function answerAccountRequest(request: Request, address: string, parts: DoorParts): Promise<Response> {
  const { pathname } = new URL(request.url);
  const route = accountRouteAt(pathname);
  if (!route) throw new Problem("not_found");
  const { method, fields, group } = ACCOUNT_ROUTES[route];
  if (request.method !== method) throw new Problem("wrong_method");
  const body = method === "POST" ? tidied(await jsonOf(request), fields) : {};

  const wait = await parts.caps.takeOfNetwork(group, route, address);
  if (wait !== null) return refusal("TOO_MANY_REQUESTS", wait);

  const headers = headersFor(request);
  const call: AccountCall = { ...parts, body, headers, pass: () => pass(route, body, headers, parts) };
  const answer = CALLS[route] ?? ((plain: AccountCall) => plain.pass());
  const response = await answer(call);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** Asks the library. It makes up its mind by nothing but the route, the fields and the cookie. */
async function pass(
  route: AccountRoute,
  body: Record<string, unknown>,
  headers: Headers,
  { auth, publicUrl }: DoorParts,
): Promise<Response> {
  const { method } = ACCOUNT_ROUTES[route];
  const given = method === "POST" ? { body: JSON.stringify(body) } : {};
  return auth.handler(new Request(`${publicUrl}/api/auth/${route}`, { method, headers, ...given }));
}

function headersFor(request: Request): Headers {
  const headers = new Headers({ "Content-Type": "application/json" });
  for (const name of ["Cookie", "User-Agent"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The JSON object of a body; an empty body is an empty object. @throws {Problem} too_large, wrong_type, invalid_request */
async function jsonOf(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get("Content-Length")) > BODY_MAX_BYTES) throw new Problem("too_large");
  const text = await boundedTextOf(request);
  if (text === "") return {};
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) throw new Problem("wrong_type");
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // The parser's message quotes what a person wrote: it goes nowhere.
  }
  throw new Problem("invalid_request", { fields: { body: "body_not_object" } });
}

/** What a route knows of a body. Addresses come as the library keeps them, so that they are counted as they are kept. */
function tidied(given: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => fields.includes(name)));
  for (const name of ["email", "newEmail"]) {
    const value = body[name];
    if (typeof value === "string")
      body[name] = value
        .trim()
        .toLowerCase()
        .slice(0, EMAIL_MAX + 1);
  }
  if (fields.includes("name")) body.name = typeof body.name === "string" ? body.name.slice(0, NAME_MAX) : "";
  return body;
}
