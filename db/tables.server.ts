import type { Language } from "#storyteller/story-request.ts";

/** Points in time are ISO-8601 UTC text: they sort, and both databases keep them the same way. */
type IsoTime = string;

/** A telling from its first moment. A told one keeps a guest's whole story for the log-in that opens it. */
export type TellingRow = {
  id: string;
  /** Who asked: a keyed name of a guest's cookie, never the cookie itself. */
  caller: string;
  /** The caller's own key for this telling, or null. Unique per caller. */
  idempotency_key: string | null;
  /** SHA-256 of the parsed request: equal means equal values. */
  request_hash: string;
  state: "telling" | "told" | "failed";
  /** 1 once a failed telling has been replaced by the built-in storyteller. */
  replaced: number;
  language: Language;
  title: string | null;
  content: string | null;
  storyteller_kind: "builtin" | "model";
  storyteller_name: string;
  started_at: IsoTime;
  /** A telling still marked as running after this was cut off with its process. */
  telling_until: IsoTime;
  ended_at: IsoTime | null;
  /** The row may go after this. */
  expires_at: IsoTime;
};

/** The data model on one screen. */
export type Tables = {
  tellings: TellingRow;
};
