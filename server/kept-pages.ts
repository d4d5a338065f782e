import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { Language } from "#storyteller/story-request.ts";
import type { Log } from "./log.ts";
import { pagePolicy } from "./middleware/security-headers.ts";
import { isLoggedIn, type PageVisitor } from "./page-visitor.ts";
import { withScriptsWaiting } from "./waiting-scripts.ts";

/** The pages that depend on their path, the language, the host's settings, and whether somebody is logged in: not on whom. */
const KEPT_PATHS = new Set(["/", "/about", "/plans", "/safety", "/privacy", "/terms"]);

/** A query with one of these opens a dialog: that page needs its scripts at once. */
const OPENS_DIALOG = ["login", "signup", "confirm", "forgot", "reset", "limit", "checkout"];

/** In whose name a kept page is rendered: a guest's, or somebody's of whom nothing is known. */
const NOBODY = { address: "", requestId: "" };
const SOMEBODY = { id: "", email: "", sessionId: "" };

type Encoding = "br" | "gzip" | "identity";
type KeptPage = { policy: string; bodies: Record<Encoding, { bytes: Uint8Array<ArrayBuffer>; tag: string }> };

/**
 * Renders each public page once for each language, for guests and for members, and keeps it, compressed. Its inline scripts are allowed by their
 * hashes. The returned function answers from what is kept, or gives null for what has to be rendered for its request.
 * @param render renders a page whose scripts wait for an intent
 */
export function createKeptPages(render: (request: Request, visitor: PageVisitor) => Promise<Response>, log: Log) {
  const pages = new Map<string, Promise<KeptPage | null>>();

  async function make(key: string, path: string, language: Language, isMember: boolean): Promise<KeptPage | null> {
    try {
      // Nothing of a visitor may get into a page that others see as well: neither query nor cookies, nor an address.
      const response = await render(new Request(new URL(path, "http://localhost")), {
        ...NOBODY,
        person: isMember ? SOMEBODY : null,
        language,
      });
      if (response.status !== 200) throw new Error(`it was rendered with status ${response.status}`);
      return await keep(await response.text());
    } catch (error) {
      // It is rendered for its request instead, which shows what is wrong, and tried again by whoever comes next.
      log.error({ err: error, path }, "a page could not be kept");
      pages.delete(key);
      return null;
    }
  }

  return async (c: Context, visitor: PageVisitor): Promise<Response | null> => {
    const { method, path } = c.req;
    if ((method !== "GET" && method !== "HEAD") || !KEPT_PATHS.has(path)) return null;
    if (OPENS_DIALOG.some((name) => c.req.query(name) !== undefined)) return null;
    const { language } = visitor;
    const isMember = isLoggedIn(visitor);
    const key = `${language} ${isMember ? "member" : "guest"} ${path}`;
    let page = pages.get(key);
    if (!page) pages.set(key, (page = make(key, path, language, isMember)));
    const kept = await page;
    return kept && answer(c, kept);
  };
}

async function keep(html: string): Promise<KeptPage> {
  const { page, inlineScripts } = withScriptsWaiting(html);
  const hashes = inlineScripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const identity = Buffer.from(page);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const digest = createHash("sha256").update(identity).digest("base64url");
  const body = (encoding: Encoding, bytes: Buffer) => ({
    bytes: new Uint8Array(bytes),
    tag: `"${digest}-${encoding}"`,
  });
  return {
    policy: pagePolicy([...new Set(hashes)].join(" ")),
    bodies: { br: body("br", br), gzip: body("gzip", gz), identity: body("identity", identity) },
  };
}

function answer(c: Context, { policy, bodies }: KeptPage): Response {
  const encoding = encodingFor(c);
  const { bytes, tag } = bodies[encoding];
  c.header("Content-Security-Policy", policy);
  c.header("Vary", "Accept-Encoding", { append: true });
  c.header("Cache-Control", "private, no-cache");
  c.header("ETag", tag);
  if (
    c.req
      .header("If-None-Match")
      ?.split(/\s*,\s*/)
      .includes(tag)
  )
    return c.body(null, 304);
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  c.header("Content-Type", "text/html; charset=utf-8");
  if (c.req.method === "HEAD") return c.body(null);
  return c.body(bytes);
}

/** The form that the browser likes best, the smaller one among equals. What it refuses with q=0 it never gets. */
function encodingFor(c: Context): Encoding {
  return accepts(c, {
    header: "Accept-Encoding",
    supports: ["br", "gzip"],
    default: "identity",
    match(wanted) {
      const q = (encoding: Encoding) => wanted.find(({ type }) => type === encoding)?.q ?? 0;
      const best = q("br") >= q("gzip") ? "br" : "gzip";
      return q(best) > 0 ? best : "identity";
    },
  }) as Encoding;
}
