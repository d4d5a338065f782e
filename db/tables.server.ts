import type { Language } from "#storyteller/story-request.ts";
import type { AccountTables } from "./account-tables.server.ts";
import type { LimitTables } from "./limit-tables.server.ts";

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
  /** The person who gets the story, or null for a guest's. While it is being told it holds one place under the limit. */
  owner: string | null;
  /** 1 when the story takes a place under the limit; 0 when it is told in place of a failed one. */
  counted: number;
  age: number | null;
  /** JSON list of genre keys. */
  genres: string;
  /** JSON of the story's receipt: what was checked and what was made gentler; null for one told before there was any. */
  safety: string | null;
  /** JSON of how it was told and who was in it, so that the next one is another one; null until it is told. */
  trace: string | null;
};

/** A saved story. A told one has the id of the telling it came from, so that no telling can be saved twice. */
export type StoryRow = {
  id: string;
  owner: string;
  created_at: IsoTime;
  updated_at: IsoTime;
  /** Set when its owner has deleted it: it may come back for a while, then it is gone. */
  deleted_at: IsoTime | null;
  /** When its owner first opened it in the reader, or null. */
  read_at: IsoTime | null;
  favourite: number;
  counted: number;
  language: Language;
  age: number | null;
  /** JSON list of genre keys. */
  genres: string;
  /** "outside": nobody here told this text; it was brought, or changed after it was told. The name is empty then. */
  storyteller_kind: "builtin" | "model" | "outside";
  storyteller_name: string;
  title: string;
  /** The first characters of the content, for the library. */
  preview: string;
  content: string;
  /** Title and content in lower case and without accents. */
  search_text: string;
  /** JSON of the story's receipt, or null. */
  safety: string | null;
  /** JSON of how it was told and who was in it; null for one told before that was kept. */
  trace: string | null;
};

/** A child of a person's who listens: what the family calls the child, and the age. */
export type ListenerRow = { id: string; owner: string; nickname: string; age: number; created_at: IsoTime };

/** How many stories a person has: kept with every change, so that nothing has to be counted. */
export type StoryCountsRow = {
  owner: string;
  /** Stories ever saved that took a place under the limit, deleted ones included. */
  counted: number;
  /** Stories that are in the library now. */
  stored: number;
};

/** A story that took a place under a limit, and when: it stays when the story is deleted, so that a period can be counted. */
export type CountedStoryRow = { id: string; owner: string; at: IsoTime };

/**
 * What the payment provider has said of a person's plan: a copy, written whole after it was read there. Whoever works on
 * it holds the lease.
 */
export type BillingRow = {
  owner: string;
  /** The person's customer at the payment provider, or null. */
  customer: string | null;
  /** The address that the customer was last given. */
  customer_email: string | null;
  /** The provider's word for the subscription that counts; null when there is none. */
  status: string | null;
  /** The plan's name. */
  plan: string | null;
  subscription: string | null;
  period_start: IsoTime | null;
  period_end: IsoTime | null;
  cancel_at_period_end: number;
  /** When it was last read from the provider; null: never. */
  synced_at: IsoTime | null;
  /** The checkout that was begun last, its price key, and when it was begun. */
  checkout_session: string | null;
  checkout_price: string | null;
  checkout_language: Language | null;
  checkout_at: IsoTime | null;
  /** Who works on this row, and until when at most. */
  lease: string | null;
  lease_until: IsoTime | null;
};

/** What the payment provider has told us has happened: kept to do nothing twice, not as the truth about anything. */
export type StripeEventRow = {
  id: string;
  type: string;
  customer: string | null;
  received_at: IsoTime;
  /** Null until everything that follows from it has been done. */
  processed_at: IsoTime | null;
  /** The name of the error at which the last attempt ended, or null. */
  error: string | null;
};

/** The customer of an account that is gone, to be deleted at the payment provider as well. */
export type DepartedCustomerRow = { customer: string; departed_at: IsoTime };

/** An object of the payment provider's stand-in on a trial, as JSON. */
export type SandboxObjectRow = {
  id: string;
  /** What the provider calls it: customer, subscription, checkout.session… */
  kind: string;
  customer: string | null;
  /** Sorts objects by when they were made, however fast they follow each other. */
  made_at: string;
  body: string;
};

/** An answer of the stand-in that is given again to whoever asks with the same idempotency key. */
export type SandboxReplyRow = {
  idempotency_key: string;
  request_hash: string;
  status: number;
  body: string;
  at: IsoTime;
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

/** A story that somebody reported to the host. Nothing in it says who; its text is here only where the parent wanted that. */
export type StoryReportRow = {
  id: string;
  reason: string;
  comment: string;
  language: Language;
  age: number | null;
  storyteller_kind: StoryRow["storyteller_kind"];
  storyteller_name: string;
  /** JSON of the story's receipt, or null. */
  safety: string | null;
  title: string | null;
  content: string | null;
  created_at: IsoTime;
};

/** The data model on one screen. */
export type Tables = AccountTables &
  LimitTables & {
    tellings: TellingRow;
    listeners: ListenerRow;
    letters: LetterRow;
    mailbox_letters: MailboxLetterRow;
    contact_messages: ContactMessageRow;
    stories: StoryRow;
    story_counts: StoryCountsRow;
    story_reports: StoryReportRow;
    counted_stories: CountedStoryRow;
    billing: BillingRow;
    stripe_events: StripeEventRow;
    departed_customers: DepartedCustomerRow;
    sandbox_objects: SandboxObjectRow;
    sandbox_replies: SandboxReplyRow;
  };
