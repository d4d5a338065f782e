import type { Language } from "#storyteller/story-request.ts";

/** Points in time are ISO-8601 UTC text: they sort, and both databases keep them the same way. */
type IsoTime = string;

/**
 * A telling from its first moment. A told one keeps a guest's whole story for the log-in that opens it; one that broke
 * midway keeps what had passed the guard, for the ending that may be asked for.
 */
export type TellingRow = {
  id: string;
  /** Who asked: a keyed name of a guest's cookie, never the cookie itself. */
  caller: string;
  /** The caller's own key for this telling, or null. Unique per caller. */
  idempotency_key: string | null;
  /** SHA-256 of the parsed request: equal means equal values. */
  request_hash: string;
  state: "telling" | "told" | "failed";
  /** 1 once a failed telling has been replaced, or given its ending, by the built-in storyteller. */
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

/** A letter that waits to be sent. Once it is sent its row is gone. */
export type LetterRow = {
  id: string;
  to: string;
  subject: string;
  text: string;
  reply_to: string | null;
  /** The one-time code in the text, or null. */
  code: string | null;
  /** How often sending it has failed. */
  attempts: number;
  next_attempt_at: IsoTime;
  /** Until then one process is sending it and no other may. */
  claimed_until: IsoTime | null;
  created_at: IsoTime;
  /** Set when it was given up: the row stays for the host. */
  failed_at: IsoTime | null;
};

/** A letter in the mailbox of a trial. */
export type MailboxLetterRow = {
  id: string;
  to: string;
  subject: string;
  text: string;
  code: string | null;
  at: IsoTime;
};

/** What somebody wrote to the host. */
export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  language: Language;
  created_at: IsoTime;
};

/** The data model on one screen. */
export type Tables = {
  tellings: TellingRow;
  letters: LetterRow;
  mailbox_letters: MailboxLetterRow;
  contact_messages: ContactMessageRow;
};
