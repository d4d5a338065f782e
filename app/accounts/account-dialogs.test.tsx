import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Visit } from "#app/visit.ts";
import type { Language } from "#storyteller/story-request.ts";
import { AccountDialogs } from "./account-dialogs.tsx";

type House = Pick<Visit, "mode" | "signUp">;

/** What stands in the document when it comes. */
function documentFor(path: string, language: Language = "en", house: Partial<House> = {}): string {
  const root = { mode: "live", signUp: "open", ...house };
  const Page = createRoutesStub([{ id: "root", path: "*", Component: AccountDialogs, loader: () => root }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  );
}
const titleOf = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
const linksOf = (html: string) =>
  [...html.matchAll(/<a class="account-link"[^>]*href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
const inputsOf = (html: string) =>
  [...html.matchAll(/<input [^>]*>/g)].map(([input]) => [
    /\btype="(\w+)"/.exec(input)?.[1],
    /autoComplete="([\w-]+)"/i.exec(input)?.[1],
  ]);

test("a page without a dialog in its query has none", () => {
  expect(documentFor("/?lng=es")).toBe("");
});

test("each dialog has its title in the visitor's language", () => {
  const queries = ["login", "signup", "confirm", "forgot", "reset"].map((name) => `/about?${name}=1`);
  expect(queries.map((path) => titleOf(documentFor(path, "es")))).toEqual([
    "Entra",
    "Crea tu cuenta",
    "Revisa tu correo",
    "¿Has olvidado la contraseña?",
    "Pon una contraseña nueva",
  ]);
  expect(queries.map((path) => titleOf(documentFor(path)))).toEqual([
    "Log in",
    "Create your account",
    "Check your email",
    "Forgot your password?",
    "Choose a new password",
  ]);
});

test("whoever logs in to subscribe is told that it goes on, on the page of the plans alone", () => {
  expect(documentFor("/plans?price=basicPriceId&login=1")).toContain("we’ll go on with your plan");
  expect(documentFor("/about?price=basicPriceId&login=1")).toContain("Your library is where you left it.");
  expect(linksOf(documentFor("/plans?price=basicPriceId&signup=1"))).toEqual(["/plans?price=basicPriceId&login=1"]);
});

test("the links between the dialogs stay on the page and keep the way after the log-in", () => {
  expect(linksOf(documentFor("/?login=1&next=/library"))).toEqual([
    "/?forgot=1&next=/library",
    "/?signup=1&next=/library",
  ]);
  expect(linksOf(documentFor("/about?signup=1"))).toEqual(["/about?login=1"]);
  expect(linksOf(documentFor("/about?forgot=1"))).toEqual(["/about?reset=1", "/about?login=1"]);
});

test("password managers and code readers find their fields", () => {
  expect(inputsOf(documentFor("/?login=1"))).toEqual([
    ["email", "username"],
    ["password", "current-password"],
  ]);
  expect(inputsOf(documentFor("/?signup=1"))).toEqual([
    ["email", "email"],
    ["password", "new-password"],
  ]);
  expect(inputsOf(documentFor("/?reset=1"))).toEqual([
    ["email", "username"],
    ["text", "one-time-code"],
    ["password", "new-password"],
  ]);
  expect(documentFor("/?confirm=1")).toMatch(/<input (?=[^>]*inputMode="numeric")[^>]*autoComplete="one-time-code"/i);
});

test("no field cuts off what is pasted, and no form could put a password into an address", () => {
  for (const name of ["login", "signup", "confirm", "forgot", "reset"]) {
    const html = documentFor(`/?${name}=1`);
    expect(html).not.toMatch(/maxlength/i);
    expect(html).toMatch(/<form (?=[^>]*noValidate="")[^>]*method="post"/i);
    expect(html).toMatch(/<p id="[^"]+" class="account-fault" role="alert"><\/p>/);
  }
});

test("the rules of a password are read with its field, and none is kept before a letter is typed", () => {
  const html = documentFor("/?signup=1");
  const id = /<ul id="([^"]+)" class="password-rules" aria-live="off"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<input (?=[^>]*type="password")[^>]*aria-describedby="${id}"`));
  expect(html.match(/data-kept="false"/g)).toHaveLength(5);
  expect(html).toContain('Eight characters or more<span class="visually-hidden">: missing</span>');
});

test("the eye says what it does, and that it has not been pressed", () => {
  expect(documentFor("/?login=1", "es")).toMatch(
    /<button [^>]*aria-label="Mostrar la contraseña"[^>]*aria-pressed="false"/,
  );
});

test("a house that takes no new accounts says so and offers the log-in", () => {
  const html = documentFor("/plans?signup=1", "es", { signUp: "closed" });
  expect(titleOf(html)).toBe("Aquí no se abren cuentas nuevas");
  expect(html).not.toContain("<form");
  expect(html).toContain('href="/plans?login=1"');
  expect(linksOf(documentFor("/?login=1", "es", { signUp: "closed" }))).toEqual(["/?forgot=1"]);
});

test("a house of invited people says so at the address", () => {
  expect(documentFor("/?signup=1", "en", { signUp: "invited" })).toMatch(/class="field-hint">Accounts here are by/);
  expect(documentFor("/?signup=1", "en")).not.toContain("by invitation");
});

test("on trial a dialog that waits for a letter says where it lies", () => {
  for (const name of ["confirm", "reset"]) {
    expect(documentFor(`/?${name}=1`, "en", { mode: "trial" })).toMatch(/<a href="\/dev\/mail" target="_blank"/);
    expect(documentFor(`/?${name}=1`)).not.toContain("/dev/mail");
  }
});

test("whoever was sent here from a page of their own learns what the log-in is for", () => {
  expect(documentFor("/?login=1&next=/library", "es")).toContain("Entra para ver tu biblioteca.");
  expect(documentFor("/?login=1", "es")).toContain("Tu biblioteca sigue donde la dejaste.");
});
