import * as z from "zod/mini";
import { BODY_MAX_BYTES, boundedTextOf } from "#app/bounded-body.ts";
import { checkIsJson, parsedJson } from "#app/json-body.server.ts";
import { Problem } from "#app/problem.ts";
import { type AccountCall, CALLS } from "./account-calls.server.ts";
import type { Notice } from "./account-letters.ts";
import type { AccountCaps } from "./account-limits.server.ts";
import { ACCOUNT_ROUTES, type AccountRoute, accountRouteAt } from "./account-routes.ts";
import type { Accounts } from "./accounts.server.ts";
import type { AuthLibrary } from "./auth-library.server.ts";
import type { BegunSignUps } from "./begun-sign-ups.server.ts";
import { type RefusalCode, refusal } from "./refusal.ts";
import { type SignUpRule, signUpRefusal } from "./sign-up-rule.ts";

export type DoorParts = {
  auth: AuthLibrary;
  caps: AccountCaps;
  publicUrl: string;
  signUpRule: SignUpRule;
  signUps: BegunSignUps;
  /** Tells a person what has happened to the account. */
  notify(notice: Notice, email: string): Promise<void>;
  personOf: Accounts["personOf"];
};

/** Names are kept and never shown: nobody needs a longer one. */
const NAME_MAX = 100;
/** The longest address that mail can reach (RFC 5321). */
const EMAIL_MAX = 254;
/** What the library takes for an address; nothing in it is a control character. */
const EMAIL = z.email().check(z.maxLength(EMAIL_MAX));

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
  const code =
    (route === "sign-up/email"
      ? signUpRefusal(parts.signUpRule, typeof body.email === "string" ? body.email : null)
      : null) ?? addressRefusal(body);
  if (code) return refusal(code);

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
  checkIsJson(request.headers.get("Content-Type"));
  const parsed = parsedJson(text);
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  throw new Problem("invalid_request", { fields: { body: "body_not_object" } });
}

const ADDRESSES = ["email", "newEmail"];

/** The form of an address says nothing about accounts: every route refuses it alike. What is no text the library refuses. */
function addressRefusal(body: Record<string, unknown>): RefusalCode | null {
  const given = ADDRESSES.map((name) => body[name]).filter((value) => typeof value === "string");
  return given.every((address) => EMAIL.safeParse(address).success) ? null : "INVALID_EMAIL";
}

/** What a route knows of a body. Addresses come as the library keeps them, so that they are counted as they are kept. */
function tidied(given: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const known = Object.entries(given).filter(([name]) => fields.includes(name));
  const body = Object.fromEntries(known.map(([name, value]) => [name, name === "name" ? value : storable(value)]));
  for (const name of ADDRESSES) {
    const value = body[name];
    if (typeof value === "string")
      body[name] = value
        .trim()
        .toLowerCase()
        .slice(0, EMAIL_MAX + 1);
  }
  if (fields.includes("name"))
    body.name = typeof body.name === "string" ? body.name.replaceAll("\0", "").slice(0, NAME_MAX) : "";
  return body;
}

/** PostgreSQL refuses a text with NUL in it. With another mark in its place it is still nobody's code or token. */
const storable = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value);
