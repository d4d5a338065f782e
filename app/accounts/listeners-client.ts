import { LISTENERS_PATH, type ListenerGiven } from "./listeners-contract.ts";

/** Why the list was not changed; its words have these keys. The first two are about the nickname. */
export type ListenerFault =
  | "nickname_empty"
  | "nickname_unfit"
  | "full"
  | "gone"
  | "not_logged_in"
  | "database_unavailable"
  | "offline"
  | "unexpected";

/** After that nobody waits for an answer any more. */
const ANSWER_WITHIN_MS = 30_000;

const FAULT_OF_CODE = new Map<unknown, ListenerFault>([
  ["too_many_listeners", "full"],
  ["not_found", "gone"],
  ["not_logged_in", "not_logged_in"],
  ["database_unavailable", "database_unavailable"],
]);

/**
 * What a page asks of the person's listeners. Null when it was done, else why not; no call throws.
 * @param origin of the server, without a trailing slash; the page's own by default
 */
export function createListenersClient(origin = "") {
  const one = (id: string) => `${origin}${LISTENERS_PATH}/${encodeURIComponent(id)}`;
  return {
    add: (given: ListenerGiven) => send("POST", `${origin}${LISTENERS_PATH}`, given),
    change: (id: string, given: ListenerGiven) => send("PUT", one(id), given),
    remove: (id: string) => ask(one(id), { method: "DELETE" }),
  };
}

/** The listeners of whoever visits this page. */
export const listenersOfMine = createListenersClient();

async function send(method: string, url: string, given: ListenerGiven): Promise<ListenerFault | null> {
  if (given.nickname.trim() === "") return "nickname_empty";
  return ask(url, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(given) });
}

async function ask(url: string, init: RequestInit): Promise<ListenerFault | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (response.ok) return null;
    const problem = (await response.json().catch(() => null)) as { code?: unknown; fields?: object } | null;
    // The field itself takes one line and no more characters than there may be.
    if (problem?.fields && "nickname" in problem.fields) return "nickname_unfit";
    return FAULT_OF_CODE.get(problem?.code) ?? "unexpected";
  } catch {
    return "offline";
  }
}
