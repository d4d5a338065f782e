import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { contactRoutes } from "#app/contact/http.server.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { Problem } from "#app/problem.ts";
import { storyRoutes } from "#app/stories/http.server.ts";
import type { Log } from "./log.ts";
import { ownOriginsOf, refuseCrossSite } from "./middleware/cross-site.ts";
import { problemFrom, problemResponse, problemTitle } from "./middleware/problem-response.ts";
import { requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { PageHandler } from "./pages.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { createVisitorReader, type VisitorReader } from "./visitor.ts";

export type AppParts = {
  settings: Pick<Settings, "mode" | "publicUrl" | "trustedProxies">;
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
  const crossSite = refuseCrossSite(ownOriginsOf(settings));
  const app = new Hono();

  // A caller must not choose what stands in the log: any given id is too long.
  app.use(requestId({ limitLength: 0 }));
  app.use(requestLog(log, clock));
  app.use(securityHeaders({ https }));

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await services.isReady()) ? c.text("ready") : c.text("not ready", 503)));

  // Everything that changes or costs something: also the one GET that tells a story.
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", crossSite);
  app.use("/api/story", crossSite);
  app.route("/api", apiRoutes(services, visitor, log));
  if (services.mailbox) app.route("/dev", services.mailbox.routes(visitor.language));

  app.all("*", (c) => {
    visitor.rememberLanguage(c);
    // The first telling already needs to know its guest: its key may have to be asked for again.
    if (c.req.path === GENERATOR_PATH) visitor.guest(c);
    return pages(c, {
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

/** Each path of the API with the methods it takes: another method on it is told so. */
const API_METHODS: Record<string, string> = { "/api/story": "GET, POST", "/api/contact": "POST" };

function apiRoutes(services: AppParts["services"], visitor: VisitorReader, log: Log): Hono {
  const api = new Hono();
  api.route(
    "/story",
    storyRoutes({
      stories: services.stories,
      callerOf: (c) => visitor.guest(c),
      languageOf: (c) => visitor.language(c),
      wordProblem: (error, c) => {
        const problem = problemFrom(error, requestIdOf(c), log);
        return { code: problem.code, title: problemTitle(problem.code, visitor.language(c)) };
      },
    }),
  );
  api.route(
    "/contact",
    contactRoutes({
      contact: services.contact,
      addressOf: (c) => visitor.address(c),
      languageOf: (c) => visitor.language(c),
      sentWords: { es: WORDS.es.contact.sent, en: WORDS.en.contact.sent },
    }),
  );
  api.all("*", (c) => {
    const allowed = API_METHODS[c.req.path];
    if (!allowed) throw new Problem("not_found");
    c.header("Allow", allowed);
    throw new Problem("wrong_method");
  });
  return api;
}
