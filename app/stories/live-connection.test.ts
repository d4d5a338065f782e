import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLiveConnection, type LiveSocket, type LiveState } from "./live-connection.ts";
import { RECORD_CHANGES } from "./records-contract.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A socket in the service's hand. */
class HeldSocket extends EventTarget implements LiveSocket {
  readyState = 0;
  readonly sent: { type: string; id?: string }[] = [];
  closedWith: number | undefined;
  send = (frame: string) => void this.sent.push(JSON.parse(frame));
  close = (code?: number) => void (this.closedWith = code);
  #happen = (type: string, what: object) => void this.dispatchEvent(Object.assign(new Event(type), what));
  opens = () => {
    this.readyState = 1;
    this.#happen("open", {});
  };
  says = (frame: object) => this.#happen("message", { data: JSON.stringify(frame) });
  closes = (code: number) => this.#happen("close", { code });
  alive = () => this.says({ type: "ka" });
  acknowledges = (connectionTimeoutMs = 300_000) =>
    this.says({ type: "connection_ack", payload: { connectionTimeoutMs } });
  subscribes = () => RECORD_CHANGES.forEach((id) => this.says({ id, type: "start_ack" }));
  /** All that a service says until changes are heard. */
  listens = (connectionTimeoutMs?: number) => {
    this.opens();
    this.acknowledges(connectionTimeoutMs);
    this.alive();
    this.subscribes();
  };
}

function aConnection(forbid = () => {}) {
  const sockets: HeldSocket[] = [];
  const states: LiveState[] = [];
  const changes: string[] = [];
  const connection = createLiveConnection({
    open: () => {
      forbid();
      const socket = new HeldSocket();
      sockets.push(socket);
      return socket;
    },
    host: "a.example",
    onChange: (change, id) => changes.push(`${change} ${id}`),
    onState: (state) => states.push(state),
  });
  connection.wake();
  return {
    ...connection,
    changes,
    socket: () => sockets.at(-1) as HeldSocket,
    attempts: () => sockets.length,
    phases: () => states.splice(0).map(({ phase }) => phase),
    error: () => states.at(-1)?.error?.message,
  };
}

test("it begins, subscribes to every change, and then hears them", () => {
  const { socket, phases, changes } = aConnection();
  socket().opens();
  expect(socket().sent).toEqual([{ type: "connection_init" }]);
  socket().acknowledges();
  expect(socket().sent.slice(1)).toMatchObject(RECORD_CHANGES.map((id) => ({ type: "start", id })));
  socket().alive();
  expect(phases()).toEqual(["connecting"]);
  socket().subscribes();
  expect(phases()).toEqual(["listening"]);
  socket().says({ id: "deleted", type: "data", payload: { data: { onDeleteGeneratedStories: { id: "one" } } } });
  expect(changes).toEqual(["deleted one"]);
});

test.each([
  ["the connection", () => {}],
  [
    "the subscriptions",
    (socket: HeldSocket) => {
      socket.opens();
      socket.acknowledges();
    },
  ],
])("a service that does not acknowledge %s is given up after 15 seconds", (_what, before) => {
  const { socket, error, phases } = aConnection();
  before(socket());
  vi.advanceTimersByTime(14_999);
  expect(phases()).toEqual(["connecting"]);
  const given = socket();
  vi.advanceTimersByTime(1);
  expect(error()).toBe("Connection timeout: ack from the realtime service was not received after 15000 ms");
  expect(given.closedWith).toBe(3001);
});

test("a handshake that fails is tried again, later and later up to five seconds, and then each minute", () => {
  const { socket, error, attempts } = aConnection();
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    const before = { attempts: attempts(), at: Date.now() };
    socket().closes(1006);
    expect(error()).toBe("Connection handshake error");
    while (attempts() === before.attempts) vi.advanceTimersToNextTimer();
    waits.push(Date.now() - before.at);
  }
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 60_000, 60_000]);
});

test("a browser that forbids the connection is a failed handshake", () => {
  const { error, phases } = aConnection(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(error()).toBe("Connection handshake error");
  expect(phases()).toEqual(["connecting", "waiting"]);
});

test("a connection that is lost is opened again after five seconds, and subscribes anew", () => {
  const { socket, phases, attempts } = aConnection();
  socket().listens();
  socket().closes(1001);
  vi.advanceTimersByTime(4_999);
  expect(attempts()).toBe(1);
  vi.advanceTimersByTime(1);
  socket().listens();
  expect(phases()).toEqual(["connecting", "listening", "waiting", "connecting", "listening"]);
});

test("a silence of 65 seconds is noticed, and the next sign of life ends it", () => {
  const { socket, phases, attempts } = aConnection();
  socket().listens();
  for (let minute = 0; minute < 3; minute += 1) {
    vi.advanceTimersByTime(60_000);
    socket().alive();
  }
  vi.advanceTimersByTime(64_999);
  expect(phases()).toEqual(["connecting", "listening"]);
  vi.advanceTimersByTime(1);
  socket().alive();
  expect(phases()).toEqual(["late", "listening"]);
  expect(attempts()).toBe(1);
});

test.each([300_000, 90_000, 30_000])(
  "a connection is lost after the silence that the service has named: %i ms",
  (named) => {
    const { socket, attempts, error } = aConnection();
    socket().listens(named);
    vi.advanceTimersByTime(named - 1);
    expect(attempts()).toBe(1);
    expect(socket().closedWith).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(error()).toContain("Connection lost");
    vi.advanceTimersByTime(5_000);
    expect(attempts()).toBe(2);
  },
);

test("after a sleep it connects again at once, and what the old socket still says is not heard", () => {
  const { socket, wake, attempts, changes } = aConnection();
  socket().listens();
  const old = socket();
  // Timers stand still in a sleep; the clock does not.
  vi.setSystemTime(Date.now() + 8 * 60 * 60 * 1000);
  wake();
  expect(attempts()).toBe(2);
  old.says({ id: "created", type: "data", payload: { data: { onCreateGeneratedStories: { id: "old" } } } });
  old.closes(1006);
  socket().listens();
  expect(changes).toEqual([]);
  expect(attempts()).toBe(2);
});

test("a connection that lives is not opened again by whoever comes back to the page", () => {
  const { socket, wake, attempts } = aConnection();
  wake();
  socket().listens();
  wake();
  vi.advanceTimersByTime(60_000);
  wake();
  expect(attempts()).toBe(1);
});

test("it rests when told to, without a timer left, and wakes again", () => {
  const { socket, rest, wake, attempts, phases } = aConnection();
  socket().listens();
  rest();
  expect(socket().closedWith).toBe(1000);
  expect(vi.getTimerCount()).toBe(0);
  wake();
  socket().listens();
  expect(attempts()).toBe(2);
  expect(phases()).toEqual(["connecting", "listening", "resting", "connecting", "listening"]);
});

test("one that is left while it opens is closed when it has opened: a browser would complain of the other", () => {
  const { socket, rest } = aConnection();
  rest();
  expect(socket().closedWith).toBeUndefined();
  socket().opens();
  expect(socket()).toMatchObject({ closedWith: 1000, sent: [] });
});

test.each([
  [
    "at the door",
    (socket: HeldSocket) =>
      socket.says({
        type: "connection_error",
        payload: { errors: [{ errorType: "UnauthorizedException", errorCode: 401 }] },
      }),
  ],
  [
    "of a subscription",
    (socket: HeldSocket) => {
      socket.listens();
      socket.says({ id: "created", type: "error", payload: { errors: [{ errorType: "UnauthorizedException" }] } });
    },
  ],
  [
    "by the way it closes",
    (socket: HeldSocket) => {
      socket.listens();
      socket.closes(4401);
    },
  ],
])("a refusal for good ends the retries: %s", (_where, refuse) => {
  const { socket, wake, attempts, phases, error } = aConnection();
  refuse(socket());
  expect(error()).toMatch(/^Connection failed: /);
  wake();
  vi.runAllTimers();
  expect(attempts()).toBe(1);
  expect(phases().at(-1)).toBe("ended");
});

test("a refusal for now does not", () => {
  const { socket, attempts } = aConnection();
  const busy = { errorType: "LimitExceededError", errorCode: 429 };
  socket().says({ type: "connection_error", payload: { errors: [busy] } });
  vi.advanceTimersByTime(200);
  expect(attempts()).toBe(2);
});
