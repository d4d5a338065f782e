import {
  ACK_WAIT_MS,
  CONNECTION_INIT,
  KEEP_ALIVE_ALERT_MS,
  type LiveMessage,
  liveMessageOf,
  startFrame,
} from "./live-protocol.ts";
import { RECORD_CHANGES, type RecordChange } from "./records-contract.ts";

/** The longest wait of a row of attempts; after it attempts are a minute apart. */
const LONGEST_RETRY_MS = 5_000;
const FIRST_RETRY_MS = 100;
const LATER_RETRY_MS = 60_000;
/** Everybody whom one restart of the service has cut off would come back in one moment: they are spread over this. */
const SPREAD_MS = 1_000;
/** Close codes: ours when all is well, ours after a failed handshake, and the service's when nobody is logged in. */
const CLOSE = { normal: 1000, failed: 3001, refused: [4400, 4401, 4403] };

const HANDSHAKE_FAILED = "Connection handshake error";
const ACK_MISSED = `Connection timeout: ack from the realtime service was not received after ${ACK_WAIT_MS} ms`;

/** How a connection stands. The error is for programmers: parents are told nothing of it. */
export type LiveState = {
  phase: "resting" | "connecting" | "listening" | "late" | "waiting" | "ended";
  /** What ended the last attempt or connection; null while there is none, and after one that was given up on purpose. */
  error: Error | null;
};

/** A socket's state until its handshake is done. */
const STILL_OPENING = 0;

/** What a connection needs of a socket; a browser's has it. */
export type LiveSocket = EventTarget & Pick<WebSocket, "send" | "close"> & { readonly readyState: number };

type LiveConnectionParts = {
  /** Opens a socket to the service. May throw: a browser may forbid it. */
  open: () => LiveSocket;
  /** The page's own, with its port. */
  host: string;
  /** A story was changed, here or elsewhere. */
  onChange: (change: RecordChange, id: string) => void;
  /** Called at each change of phase. From `listening` on no change is missed: those before it are lost. */
  onState: (state: LiveState) => void;
};

export type LiveConnection = {
  /** Connects now, unless a connection lives or the service has refused for good. */
  wake: () => void;
  /** Gives the connection up until `wake`. */
  rest: () => void;
};

/** Hears of every change of a person's stories, and connects again whenever the connection is lost. */
export function createLiveConnection({ open, host, onChange, onState }: LiveConnectionParts): LiveConnection {
  let socket: LiveSocket | null = null;
  // What a socket says once it has been let go is not heard.
  let hearing = new AbortController();
  let phase: LiveState["phase"] = "resting";
  // Every phase waits for one thing at most: an acknowledgement, a sign of life, or its next attempt.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastHeard = 0;
  let silenceMs = 0;
  const subscribed = new Set<RecordChange>();

  function become(next: LiveState["phase"], error: Error | null = null): void {
    if (next === phase && !error) return;
    phase = next;
    onState({ phase, error });
  }

  function after(milliseconds: number, go: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(go, milliseconds);
  }

  function letGo(code: number): void {
    clearTimeout(timer);
    hearing.abort();
    socket?.close(code);
    socket = null;
  }

  /** As `letGo`, when nothing is wrong: browsers complain of one that is closed while it opens. */
  function leave(): void {
    const left = socket;
    if (left?.readyState === STILL_OPENING) {
      socket = null;
      left.addEventListener("open", () => left.close(CLOSE.normal));
    }
    letGo(CLOSE.normal);
  }

  function connect(): void {
    become("connecting");
    after(ACK_WAIT_MS, () => failed(new Error(ACK_MISSED)));
    subscribed.clear();
    try {
      socket = open();
      hearing = new AbortController();
      const { signal } = hearing;
      socket.addEventListener("open", () => socket?.send(CONNECTION_INIT), { signal });
      socket.addEventListener("message", (event) => hear(liveMessageOf((event as MessageEvent).data)), { signal });
      socket.addEventListener("close", (event) => closed((event as CloseEvent).code), { signal });
    } catch (error) {
      failed(new Error(HANDSHAKE_FAILED, { cause: error }));
    }
  }

  function hear(message: LiveMessage | null): void {
    lastHeard = Date.now();
    if (message?.means === "refused") return refused(message);
    if (message?.means === "acknowledged") return subscribe(message.silenceMs);
    if (message?.means === "changed") onChange(message.change, message.id);
    if (message?.means === "subscribed") subscribed.add(message.to);
    if (phase === "connecting" && subscribed.size < RECORD_CHANGES.length) return;
    failures = 0;
    become("listening");
    awaitLife();
  }

  function subscribe(named: number): void {
    silenceMs = named;
    after(ACK_WAIT_MS, () => failed(new Error(ACK_MISSED)));
    for (const change of RECORD_CHANGES) socket?.send(startFrame(change, host));
  }

  /** A timer stands still while a device sleeps, so it is the clock that says how long nothing was heard. */
  function awaitLife(): void {
    const silence = Date.now() - lastHeard;
    if (silence >= silenceMs) return lost(new Error("Connection lost: nothing was heard from the realtime service"));
    if (silence >= KEEP_ALIVE_ALERT_MS) become("late");
    const next = silence < KEEP_ALIVE_ALERT_MS ? Math.min(KEEP_ALIVE_ALERT_MS, silenceMs) : silenceMs;
    after(next - silence, awaitLife);
  }

  function closed(code: number): void {
    if (CLOSE.refused.includes(code)) return refused({ reason: String(code), isFinal: true });
    if (phase === "connecting") failed(new Error(HANDSHAKE_FAILED));
    else lost(new Error("Connection lost: the realtime service has closed it"));
  }

  function refused({ reason, isFinal }: { reason: string; isFinal: boolean }): void {
    const error = new Error(`Connection failed: ${reason}`);
    if (!isFinal) return phase === "connecting" ? failed(error) : lost(error);
    letGo(CLOSE.normal);
    become("ended", error);
  }

  function failed(error: Error): void {
    failures += 1;
    const growing = (2 ** failures + Math.random()) * FIRST_RETRY_MS;
    again(error, CLOSE.failed, growing > LONGEST_RETRY_MS ? LATER_RETRY_MS + Math.random() * SPREAD_MS : growing);
  }

  function lost(error: Error): void {
    again(error, CLOSE.normal, LONGEST_RETRY_MS + Math.random() * SPREAD_MS);
  }

  function again(error: Error, code: number, milliseconds: number): void {
    letGo(code);
    become("waiting", error);
    after(milliseconds, connect);
  }

  return {
    wake() {
      if (phase === "ended" || phase === "connecting") return;
      // After a sleep a connection may look alive that is none.
      if (socket && Date.now() - lastHeard < KEEP_ALIVE_ALERT_MS) return;
      letGo(CLOSE.normal);
      failures = 0;
      connect();
    },
    rest() {
      if (phase === "ended") return;
      leave();
      become("resting");
    },
  };
}
