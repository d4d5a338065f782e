import { data, type RouterContextProvider } from "react-router";
import { boundedTextOf } from "#app/bounded-body.ts";
import { Problem } from "#app/problem.ts";
import { contactContext } from "#app/visit.ts";
import { CONTACT_FIELDS, type ContactGiven, type ContactResult } from "./contact-fields.ts";
import { failureOf } from "./contact-rules.ts";

type ActionArguments = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * What a page with the contact form does with a form that came without scripts: status 202 when the message is on its
 * way, else the problem's, and then everything that was typed goes back into the fields.
 */
export async function contactAction({ request, context }: ActionArguments) {
  let given: ContactGiven = { name: "", email: "", message: "" };
  try {
    given = await givenBy(request);
    await context.get(contactContext)(given);
    return data<ContactResult>({ sent: true }, { status: 202 });
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem("unexpected", { cause: error });
    const { status, retryAfterSeconds } = problem;
    const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
    return data<ContactResult>({ ...failureOf(problem.code, problem.fields), given }, { status, headers });
  }
}

async function givenBy(request: Request): Promise<ContactGiven> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "")) {
    throw new Problem("wrong_type");
  }
  const form = new URLSearchParams(await boundedTextOf(request));
  // A browser sends every line break of a form as CRLF.
  const typed = CONTACT_FIELDS.map((field) => [field, (form.get(field) ?? "").replaceAll("\r\n", "\n")]);
  return Object.fromEntries(typed);
}
