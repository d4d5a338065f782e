/** What the realtime endpoint takes on, in one process. 0 switches a limit off. */
export type RealtimeLimits = {
  socketsAtOnce: number;
  /** Of one network address, or one IPv6 network: a school shares one. */
  socketsAtOncePerAddress: number;
  socketsAtOncePerAccount: number;
  /** Each opening is judged, also those that are refused. */
  socketsOpenedPerAddressPerMinute: number;
  /** At once. */
  subscriptionsPerSocket: number;
  /** At once, over all sockets, whoever opened them: each change of a story is held against each. */
  subscriptionsPerAccount: number;
  /** Each start is judged anew, also those that are refused. */
  subscriptionStartsPerSocketPerMinute: number;
};

/** A frame from a client, in bytes: a subscription with a long filter and a signature takes a tenth of it. */
export const FRAME_MAX_BYTES = 128 * 1024;
/** What may wait for a client that reads slowly, in bytes: several of the longest stories. */
export const UNREAD_MAX_BYTES = 4 * 1024 * 1024;
/** A client that has not begun by then never will: clients themselves give up after 15 seconds. */
export const INIT_WAIT_MS = 20_000;
/** Existing clients take a connection for troubled when they have heard nothing for 65 seconds. */
export const BEAT_MS = 60_000;
/** After so long a client that does not answer a close is cut off. */
export const CLOSE_WAIT_MS = 2_000;
