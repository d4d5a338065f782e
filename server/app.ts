import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { CLAIM_NO_PLACE } from "#app/accounts/contract.ts";
import { exportRoutes } from "#app/accounts/export-http.server.ts";
import { accountRoutes } from "#app/accounts/http.server.ts";
import { LISTENERS_PATH } from "#app/accounts/listeners-contract.ts";
import { listenerRoutes } from "#app/accounts/listeners-http.server.ts";
import { contactRoutes } from "#app/contact/http.server.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { Problem } from "#app/problem.ts";
import { hourly } from "#app/rate-limit.server.ts";
import type { Caller } from "#app/stories/audience.server.ts";
import { HELP_PLACES_PATH } from "#app/stories/help-contract.ts";
import { storyRoutes } from "#app/stories/http.server.ts";
import { reportRoutes } from "#app/stories/report-http.server.ts";
import {
  CANCEL_PATH,
  CHECKOUT_PATH,
  PORTAL_PATH,
  SUBSCRIPTION_PATH,
  WEBHOOK_PATH,
} from "#app/subscriptions/contract.ts";
import { subscriptionRoutes } from "#app/subscriptions/http.server.ts";
import { webhookRoutes } from "#app/subscriptions/webhook-http.server.ts";
import { createCallLimits } from "./graphql/call-limits.ts";
import { graphqlRoutes } from "./graphql/graphql-route.ts";
import { helpPlacesFor } from "./help-places.ts";
import type { Log } from "./log.ts";
import { countRequests } from "./metrics-requests.ts";
import { metricsRoute } from "./metrics-route.ts";
import { ownOriginsOf, refuseCrossSite } from "./middleware/cross-site.ts";
import { problemFrom, problemResponse, problemTitle } from "./middleware/problem-response.ts";
import { requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { PageHandler } from "./pages.ts";
import { createPersonReader, type PersonReader } from "./person.ts";
import { REALTIME_PATH } from "./realtime/upgrade-request.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { createVisitorReader, type VisitorReader } from "./visitor.ts";

export type AppParts = {
  settings: Pick<Settings, "mode" | "publicUrl" | "trustedProxies" | "helpPlaces" | "limits" | "metricsToken">;
  services: Omit<Services, "close">;
  /** Renders everything that has no route here. */
  pages: PageHandler;
  log: Log;
  /** Milliseconds, for durations only. */
  clock?: () => number;
};

/** Every mount in one place. Pure wiring: a test calls `app.request()`. */
export function createApp({ settings, services, pages, log, clock = () => performance.now() }: AppParts): Hono {
  const https = settings.publicUrl.startsWith("https:");
  const visitor = createVisitorReader({ https, trustedProxies: settings.trustedProxies });
  const persons = createPersonReader(services.accounts, services.apiKeys, log);
  const crossSite = refuseCrossSite(ownOriginsOf(settings));
  const app = new Hono();

  // A caller must not choose what stands in the log: any given id is too long.
  app.use(requestId({ limitLength: 0 }));
  app.use(requestLog(log, clock));
  app.use(countRequests(services.metrics, clock));
  app.use(securityHeaders({ isKeptToHttps: https && settings.mode === "live" }));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const readiness = await services.readiness();
    return c.text(readiness, readiness === "ready" ? 200 : 503);
  });

  app.get("/metrics", metricsRoute(settings, services.metrics));

  // A socket never comes here: what does has lost its wish for one, mostly at a proxy that does not pass it on.
  app.all(REALTIME_PATH, (c) => c.text("Upgrade Required", 426, { Connection: "Upgrade", Upgrade: "websocket" }));

  // Before the rule for everything else: it refuses another site's pages as well, in its own protocol's words.
  app.route(
    "/graphql",
    graphqlRoutes({
      engine: services.graphql,
      records: services.records,
      hear: services.recordEvents.hear,
      identifyCaller: services.identifyCaller,
      ownOrigins: ownOriginsOf(settings),
      admit: createCallLimits(settings.limits, clock),
      addressOf: (c) => visitor.address(c),
      requestIdOf,
      log,
    }),
  );

  // Everything that changes or costs something: also the one GET that tells a story.
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", crossSite);
  app.use("/api/story", crossSite);
  app.get(HELP_PLACES_PATH, (c) => {
    c.header("Vary", "Accept-Language", { append: true });
    c.header("Cache-Control", `public, max-age=${HELP_PLACES_KEPT_SECONDS}`);
    return c.json(helpPlacesFor(settings.helpPlaces, c.req.header("Accept-Language")));
  });
  app.route("/api", apiRoutes({ settings, services, log }, visitor, persons));
  if (services.mailbox) app.route("/dev", services.mailbox.routes(visitor.language));
  if (services.checkoutPages) app.route("/dev", services.checkoutPages(visitor.language));

  app.all("*", async (c) => {
    visitor.rememberLanguage(c);
    const person = await persons.forPage(c);
    // The first telling already needs to know its guest: its key may have to be asked for again.
    if (c.req.path === GENERATOR_PATH && !person) visitor.guest(c);
    return pages(c, {
      person,
      language: visitor.language(c),
      address: visitor.address(c),
      requestId: requestIdOf(c),
    });
  });

  app.onError((error, c) => problemResponse(problemFrom(error, requestIdOf(c), log), c, visitor.language(c)));
  return app;
}

const requestIdOf = (c: Context): string => c.get("requestId");

/** The page from which stories are asked for. */
const GENERATOR_PATH = "/generator";

/** What a host has changed is everywhere after an hour. */
const HELP_PLACES_KEPT_SECONDS = 60 * 60;

/** Each path of the API with the methods it takes: another method on it is told so. */
const API_METHODS: Record<string, string> = {
  "/api/story": "GET, POST",
  "/api/story/kept": "GET",
  "/api/story/report": "POST",
  "/api/contact": "POST",
  [HELP_PLACES_PATH]: "GET",
  "/api/account/export": "GET",
  [LISTENERS_PATH]: "GET, POST",
  [SUBSCRIPTION_PATH]: "GET",
  [CHECKOUT_PATH]: "POST",
  [CANCEL_PATH]: "POST",
  [PORTAL_PATH]: "POST",
  [WEBHOOK_PATH]: "POST",
};

function apiRoutes(
  { settings, services, log }: Pick<AppParts, "settings" | "services" | "log">,
  visitor: VisitorReader,
  persons: PersonReader,
): Hono {
  const api = new Hono();
  const callerOf = async (c: Context): Promise<Caller> => {
    const person = await persons.forApi(c);
    const address = visitor.address(c);
    return person ? { kind: "person", id: person.id, address } : { kind: "guest", id: visitor.guest(c), address };
  };
  const languageOf = (c: Context) => visitor.language(c);
  api.route(
    "/story",
    storyRoutes({
      stories: services.stories,
      callerOf,
      languageOf,
      wordProblem: (error, c) => {
        const problem = problemFrom(error, requestIdOf(c), log);
        return { code: problem.code, title: problemTitle(problem.code, visitor.language(c)) };
      },
    }),
  );
  api.route("/story/report", reportRoutes({ reports: services.reports, callerOf, languageOf }));
  api.route(
    "/contact",
    contactRoutes({
      contact: services.contact,
      addressOf: (c) => visitor.address(c),
      languageOf: (c) => visitor.language(c),
      sentWords: { es: WORDS.es.contact.sent, en: WORDS.en.contact.sent },
    }),
  );
  api.route(
    "/auth",
    accountRoutes({
      accounts: services.accounts,
      addressOf: (c) => visitor.address(c),
      languageOf: (c) => visitor.language(c),
      redeemClaim: async (c, personId) => {
        const guest = visitor.knownGuest(c);
        return guest && redeemClaim(services.stories, personId, guest, log);
      },
      greet: (person) => services.subscriptions.greet(person),
    }),
  );
  api.route(
    "/account/export",
    exportRoutes({
      personOf: (c) => persons.forApi(c),
      library: services.library,
      planOf: (owner) => services.subscriptions.planOf(owner),
      sessionsOf: (person) => services.accounts.sessions(person),
      listenersOf: (person) => services.listeners.of(person.id),
      apiKeysOf: (person) => services.apiKeys.of(person),
      createdAtOf: (person) => services.accounts.createdAt(person),
      now: () => new Date(),
    }),
  );
  api.route(
    "/listeners",
    listenerRoutes({ listeners: services.listeners, personOf: (c) => persons.forApi(c), languageOf }),
  );
  api.route(
    "/subscription",
    subscriptionRoutes({
      subscriptions: services.subscriptions,
      personOf: (c) => persons.forApi(c),
      languageOf,
      countsOf: (owner) => services.library.counts(owner),
      takeTurn: hourly("payments", settings.limits.paymentRequestsPerAccountPerHour, services.countTurn),
    }),
  );
  api.route("/stripe/webhook", webhookRoutes(services.subscriptions));
  api.all("*", (c) => {
    const allowed = API_METHODS[c.req.path];
    if (!allowed) throw new Problem("not_found");
    c.header("Allow", allowed);
    throw new Problem("wrong_method");
  });
  return api;
}

/** What a log-in's answer says of the story that this browser heard half of. A claim that fails stays for another time. */
async function redeemClaim(
  stories: Pick<Services["stories"], "claim">,
  personId: string,
  guest: string,
  log: Log,
): Promise<string | null> {
  try {
    const claim = await stories.claim(personId, guest);
    if (claim.state === "none") return null;
    return claim.state === "saved" ? claim.id : CLAIM_NO_PLACE;
  } catch (error) {
    log.error({ err: error }, "a guest's story could not be claimed");
    return null;
  }
}
