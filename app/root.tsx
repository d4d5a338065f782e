import "./ui/styles.css";
import bodyFont from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import titleFont from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { LANGUAGES } from "#storyteller/story-request.ts";
import type { Route } from "./+types/root.ts";
import { AccountDialogs } from "./accounts/account-dialogs.tsx";
import { LANGUAGE_KEPT_SECONDS, LANGUAGE_KEY, LANGUAGE_QUERY } from "./i18n/language.ts";
import { followVisitorsLanguage } from "./i18n/visitors-language.ts";
import { BrokenPage } from "./pages/broken-page.tsx";
import { Footer } from "./pages/footer.tsx";
import { Navbar } from "./pages/navbar.tsx";
import { PageAddress } from "./pages/page-address.tsx";
import { TrialLine } from "./pages/trial-line.tsx";
import { useFocusOnNewPage } from "./pages/use-focus-on-new-page.ts";
import { startOnIntent } from "./start-on-intent.ts";
import { MaxStoriesOnRequest } from "./stories/max-stories-dialog.tsx";
import { CheckoutReturn } from "./subscriptions/checkout-return.tsx";
import { PaperCutFilters } from "./ui/drawings/paper-cut.tsx";
import { scriptsContext, visitContext } from "./visit.ts";

/** The night sky's ground: the browser's own frame is painted in it, so that nothing flashes white. */
const NIGHT = "#121A33";

export const links: LinksFunction = () => [
  // Both stand on every first screen: one that comes after the first paint would move the lines below it.
  ...[bodyFont, titleFont].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

/** A call of the function by its own source text, for a browser that has loaded nothing yet. */
const START_ON_INTENT = `(${startOnIntent.toString()})(${[
  LANGUAGE_KEY,
  LANGUAGE_QUERY,
  LANGUAGES,
  LANGUAGE_KEPT_SECONDS,
]
  .map((argument) => JSON.stringify(argument))
  .join()})`;

export function loader({ context }: Route.LoaderArgs) {
  const { isLoggedIn, signUp, mode, publicUrl, storyteller, isPlanOffered, freeStories } = context.get(visitContext);
  const scripts = context.get(scriptsContext);
  return { isLoggedIn, signUp, mode, publicUrl, storyteller, isPlanOffered, freeStories, scripts };
}

// Going to another page changes nothing here, nor does a form: asked again without a connection, this would take the
// page away. A log-in does, and asks for it on the page where it stands.
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useTranslation();
  const scripts = useRouteLoaderData<typeof loader>("root")?.scripts;
  const nonce = scripts?.start === "at-once" ? scripts.nonce : undefined;
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content={NIGHT} />
        <Meta />
        <Links nonce={nonce} />
        {scripts?.start === "on-intent" && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_ON_INTENT }} />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation();
  // After React has taken the page over: until then it must find the words that the server sent.
  useEffect(() => followVisitorsLanguage(i18n), [i18n]);
  useFocusOnNewPage();
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("frame.skip")}
      </a>
      <PageAddress publicUrl={loaderData.publicUrl} />
      <PaperCutFilters />
      {loaderData.mode === "trial" && <TrialLine />}
      <div className="page">
        <Navbar isLoggedIn={loaderData.isLoggedIn} signUp={loaderData.signUp} />
        <Outlet />
        <Footer hasScene={pathname !== "/generator"} />
      </div>
      <AccountDialogs />
      <MaxStoriesOnRequest />
      <CheckoutReturn />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage status={isRouteErrorResponse(error) ? error.status : null} />;
}
