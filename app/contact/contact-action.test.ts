import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { contactContext } from "#app/visit.ts";
import { contactAction } from "./contact-action.ts";

const TYPED = { name: "Marta", email: "marta", message: "uno\r\n<b>dos</b>" };

/** What the action makes of a form. */
async function act(body: URLSearchParams | string, send: (input: unknown) => Promise<void>) {
  const context = new RouterContextProvider();
  context.set(contactContext, send);
  const request = new Request("http://localhost/?index", { method: "POST", body });
  const { data, init } = await contactAction({ request, context });
  return { result: data, status: init?.status, headers: new Headers(init?.headers) };
}
const refuse = (problem: unknown) => () => Promise.reject(problem);

test("a form that came without scripts is sent on with what was typed", async () => {
  const sent: unknown[] = [];
  const { result, status } = await act(new URLSearchParams(TYPED), async (input) => void sent.push(input));
  expect({ result, status }).toEqual({ result: { sent: true }, status: 202 });
  expect(sent).toEqual([{ ...TYPED, message: "uno\n<b>dos</b>" }]);
});

test("a refused form comes back with everything that was typed", async () => {
  const problem = new Problem("invalid_request", { fields: { email: "email_malformed" } });
  expect(await act(new URLSearchParams(TYPED), refuse(problem))).toMatchObject({
    status: 400,
    result: {
      sent: false,
      code: "invalid_request",
      fields: { email: "email_malformed" },
      given: { ...TYPED, message: "uno\n<b>dos</b>" },
    },
  });
});

test("a form that comes too often is told when to come again", async () => {
  const answer = await act(
    new URLSearchParams(TYPED),
    refuse(new Problem("too_many_requests", { retryAfterSeconds: 9 })),
  );
  expect(answer).toMatchObject({ status: 429, result: { sent: false, code: "too_many_requests" } });
  expect(answer.headers.get("Retry-After")).toBe("9");
});

test("what breaks on the way takes nothing away that was typed", async () => {
  expect(await act(new URLSearchParams(TYPED), refuse(new Error("database")))).toMatchObject({
    status: 500,
    result: { sent: false, code: "unexpected", fields: {}, given: { name: "Marta" } },
  });
});

test("a form without fields, of another kind or too large never breaks the page", async () => {
  const sent: unknown[] = [];
  const send = async (input: unknown) => void sent.push(input);
  await act(new URLSearchParams(), send);
  expect(sent).toEqual([{ name: "", email: "", message: "" }]);
  expect(await act("plain text", send)).toMatchObject({ status: 415, result: { code: "wrong_type" } });
  expect(await act(new URLSearchParams({ ...TYPED, message: "a".repeat(1_000_000) }), send)).toMatchObject({
    status: 413,
    result: { code: "too_large", fields: { message: "text_too_long" } },
  });
  expect(sent).toHaveLength(1);
});
