import { openAppSyncSession } from "#server/realtime/appsync-session.ts";
import { ON_CREATE, type RealtimeHouse } from "./realtime-house.ts";

type Change = {
  token?: string;
  cookie?: Headers;
  subscriptionsMost?: number;
  startsMost?: number;
  places?: number;
  clock?: () => number;
};

/** A session and everything that its client is sent; a close stands at the end as its code. */
export function openSession(house: RealtimeHouse, change: Change = {}) {
  const sent: unknown[] = [];
  const reported: unknown[] = [];
  let starts = change.startsMost ?? 1_000;
  const session = openAppSyncSession({
    line: { send: (text) => void sent.push(JSON.parse(text)), close: (code) => void sent.push(code) },
    headers: new Map(change.token === undefined ? [] : [["authorization", change.token]]),
    address: "192.0.2.1",
    cookie: change.cookie ?? null,
    identify: house.identify,
    operations: house.operations,
    admit: () => (change.places ?? 1) > 0,
    takeStart: () => starts-- > 0,
    subscriptionsMost: change.subscriptionsMost ?? 200,
    clock: change.clock ?? (() => 0),
    report: (error) => void reported.push(error),
  });
  const say = (message: object) => session.receive(JSON.stringify(message));
  /** Everything that was sent since this was last asked, once it has come to rest. */
  const heard = async (): Promise<unknown[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    return sent.splice(0);
  };
  const start = (id: string, query = ON_CREATE, authorization: object = { Authorization: "ana", host: "h" }) =>
    say({
      id,
      type: "start",
      payload: { data: JSON.stringify({ query, variables: {} }), extensions: { authorization } },
    });
  return { session, say, start, heard, reported };
}

/** One that has been acknowledged, for Ana. */
export async function acknowledged(house: RealtimeHouse, change: Change = {}) {
  const opened = openSession(house, { token: "ana", ...change });
  opened.say({ type: "connection_init" });
  await opened.heard();
  return opened;
}

export const ack = (id: string) => ({ id, type: "start_ack" });
export const story = (id: string, of: string) => ({
  id: of,
  type: "data",
  payload: { data: { onCreateGeneratedStories: { id, content: "Once" } } },
});
export const refused = (id: string, errors: unknown) => ({ id, type: "error", payload: { errors } });
