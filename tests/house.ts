/** The rooms of the house and who may enter whom: read by the map test, and by whoever wants to know. */

export type Room =
  | "contract"
  | "rules"
  | "store"
  | "server-code"
  | "screens"
  | "ui"
  | "i18n"
  | "frame"
  | "vocabulary"
  | "storyteller"
  | "guard"
  | "db"
  | "server"
  | "sandbox"
  | "workshop";

/** Folders at the top; one that is in no list fails the map test. */
export const TOP_FOLDERS = [
  ".ci",
  "app",
  "bench",
  "db",
  "docs",
  "guard",
  "public",
  "sandbox",
  "scripts",
  "server",
  "storyteller",
  "tests",
];

/** The rooms of the product, by domain. */
export const DOMAINS = ["contact", "stories", "accounts", "subscriptions", "mail", "pages"];

/** From a room to the rooms it may import. Across domains only contracts, unless the room above says otherwise. */
export const MAY_IMPORT: Record<Room, readonly Room[]> = {
  contract: ["contract", "rules", "vocabulary", "frame"],
  rules: ["contract", "rules", "vocabulary", "frame", "guard"],
  store: ["contract", "rules", "store", "vocabulary", "frame", "db"],
  "server-code": ["contract", "rules", "store", "server-code", "vocabulary", "storyteller", "guard", "frame", "i18n"],
  screens: ["contract", "rules", "screens", "ui", "i18n", "vocabulary", "frame"],
  ui: ["ui", "vocabulary"],
  i18n: ["i18n", "vocabulary", "frame"],
  frame: ["contract", "screens", "ui", "i18n", "vocabulary", "frame"],
  vocabulary: ["vocabulary"],
  storyteller: ["storyteller", "guard", "vocabulary"],
  guard: ["guard", "vocabulary"],
  db: ["db", "vocabulary"],
  server: ["contract", "rules", "store", "server-code", "vocabulary", "frame", "i18n", "db", "server", "sandbox"],
  sandbox: ["sandbox", "contract", "i18n", "vocabulary", "frame", "db"],
  // Tests, measurements and commands stand outside the product and look into all of it.
  workshop: [
    "contract",
    "rules",
    "store",
    "server-code",
    "screens",
    "ui",
    "i18n",
    "frame",
    "vocabulary",
    "storyteller",
    "guard",
    "db",
    "server",
    "sandbox",
    "workshop",
  ],
};

/** Rooms whose code reaches a browser: no built-in module of Node may be there. */
export const BROWSER_ROOMS: readonly Room[] = [
  "contract",
  "rules",
  "screens",
  "ui",
  "i18n",
  "frame",
  "vocabulary",
  "storyteller",
  "guard",
];

/** Domains that stand above the others: their screens may use the screens and use cases of any. */
export const ABOVE = ["pages"];

/** Words and figures that every room may name: files without imports from elsewhere. */
const VOCABULARY = ["storyteller/story-request.ts", "storyteller/story-thread.ts", "storyteller/age-bands.ts"];

/** The only files that may read the environment. */
export const READS_ENVIRONMENT = ["server/settings.ts"];

/** Words that name nothing. */
export const BANNED_NAMES = /(^|[-/.])(utils?|helpers?|misc|common|manager|handler|data|info)([-.]|$)/;

/** Over this a file wants to be two; authored content is another matter. */
export const LONGEST_FILE_LINES = 300;
export const AUTHORED = /^(storyteller\/(content\/|request\/(first-names|stop-words|creature-words))|guard\/rules\/)/;

/** The room of a source file, or null when the house has none for it. */
export function roomOf(path: string): Room | null {
  const [top, second, ...rest] = path.split("/");
  if (["tests", "bench", "scripts"].includes(top ?? "") || !path.includes("/") || /\.test\.tsx?$/.test(path))
    return "workshop";
  if (VOCABULARY.includes(path)) return "vocabulary";
  if (top === "storyteller" || top === "guard" || top === "db" || top === "server" || top === "sandbox") return top;
  if (top !== "app") return null;
  if (rest.length === 0) return "frame";
  if (second === "ui" || second === "i18n") return second;
  return DOMAINS.includes(second ?? "") && rest.length === 1 ? roomInDomain(rest[0] ?? "") : null;
}

function roomInDomain(name: string): Room {
  if (name === "contract.ts" || name.endsWith("-contract.ts")) return "contract";
  if (name === "store.server.ts" || name.endsWith("-store.server.ts")) return "store";
  if (name.includes(".server.")) return "server-code";
  return name.endsWith(".tsx") || name.startsWith("use-") ? "screens" : "rules";
}

/** The domain of a file, or null outside app's rooms. */
export function domainOf(path: string): string | null {
  const [top, domain, ...rest] = path.split("/");
  return top === "app" && rest.length > 0 && DOMAINS.includes(domain ?? "") ? (domain ?? null) : null;
}
