import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { Navbar } from "./navbar.tsx";

function navbarOn(path: string, visit: Parameters<typeof Navbar>[0]): string {
  const Page = createRoutesStub([{ path: "*", Component: () => <Navbar {...visit} /> }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n("en")}>
      <Page initialEntries={[path]} />
    </I18nextProvider>,
  );
}

test("a guest gets the way to an account on the same page, or to the log-in where no accounts are made", () => {
  expect(navbarOn("/about", { isLoggedIn: false, signUp: "open" })).toContain('href="/about?signup=1"');
  expect(navbarOn("/about", { isLoggedIn: false, signUp: "closed" })).toContain('href="/about?login=1"');
});

test("whoever is logged in gets their library and profile, and sees where they are", () => {
  const html = navbarOn("/library", { isLoggedIn: true, signUp: "open" });
  expect(html).toMatch(/<a (?=[^>]*aria-label="Your library")(?=[^>]*aria-current="page")[^>]*href="\/library"/);
  expect(html).toMatch(/<a (?=[^>]*aria-label="Your profile")(?![^>]*aria-current)[^>]*href="\/profile"/);
  expect(html).not.toContain("Get Started");
});
