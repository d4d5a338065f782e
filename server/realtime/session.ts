import type { ApiCaller, Credentials, IdentityMode } from "#server/graphql/api-caller.ts";

/** What a session writes to. Neither throws, whatever state the socket is in. */
export type Line = {
  send(text: string): void;
  /** Ends the connection, and the session with it. @param code of the close frame */
  close(code: number, reason: string): void;
};

/** What both protocols stand on. */
export type SessionParts = {
  line: Line;
  /** Where the socket comes from. */
  address: Credentials["address"];
  /** The headers of the request that opened the socket, where our session's cookie counts: from our own origin only. */
  cookie: Credentials["cookie"];
  /** Takes a place for whoever calls; false when there is none left for them, or when the socket has closed. */
  admit(caller: ApiCaller): boolean;
  /** Takes a turn to start a subscription. */
  takeStart(): boolean;
};

/** One client's connection in one of the protocols. */
export type Session = {
  /** @param frame null for what is no text */
  receive(frame: string | null): void;
  /** Comes every minute: says that the connection lives, and asks whether its callers may still hear. */
  beat(): Promise<void>;
  /** The client has not begun in time. */
  giveUpWaiting(): void;
  /** The socket has closed: everything is let go. */
  end(): void;
  /** What the log may know. */
  summary(): { mode: IdentityMode | null; subscriptions: number };
};
