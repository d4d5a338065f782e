/** Content of a record, at most, in characters (UTF-16 code units). */
export const RECORD_CONTENT_MAX = 100_000;
/** Records looked at for one page of a list. */
export const RECORDS_LISTED = { min: 1, max: 1_000, usual: 100 } as const;

/** A saved story as other programs know it. */
export type StoryRecord = {
  id: string;
  /** Null where there is none; an empty text is none. */
  content: string | null;
  /** ISO-8601 UTC with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/** What a text of a record is compared with: all that are given must hold. Texts compare by their bytes. */
export type TextTest = {
  eq?: string | null;
  ne?: string | null;
  le?: string | null;
  lt?: string | null;
  ge?: string | null;
  gt?: string | null;
  contains?: string | null;
  notContains?: string | null;
  beginsWith?: string | null;
  /** Both ends included. */
  between?: readonly (string | null)[] | null;
  /** Of subscriptions only. */
  in?: readonly (string | null)[] | null;
  notIn?: readonly (string | null)[] | null;
  attributeExists?: boolean | null;
  attributeType?: string | null;
  size?: SizeTest | null;
};

/** What a text's length in characters is compared with. */
export type SizeTest = {
  eq?: number | null;
  ne?: number | null;
  le?: number | null;
  lt?: number | null;
  ge?: number | null;
  gt?: number | null;
  between?: readonly (number | null)[] | null;
};

/** Which records are meant. An empty one means all. */
export type RecordFilter = {
  id?: TextTest | null;
  content?: TextTest | null;
  createdAt?: TextTest | null;
  updatedAt?: TextTest | null;
  /** The owner's address. */
  owner?: TextTest | null;
  and?: readonly (RecordFilter | null)[] | null;
  or?: readonly (RecordFilter | null)[] | null;
  not?: RecordFilter | null;
};

/** Whose records they are. */
export type RecordOwner = { id: string; email: string };

export type RecordPage = {
  items: readonly StoryRecord[];
  /** Where the next page begins; null at the end. */
  nextToken: string | null;
};

/** Why a call on records is refused. */
export const RECORD_REFUSALS = [
  /** There is no such record of this person's. */
  "not_authorized",
  /** The condition does not hold, or the id is taken. */
  "condition_failed",
  /** Not a token of this person's list. */
  "bad_token",
  /** A limit, a filter or a content outside what is possible. */
  "bad_input",
] as const;
export type RecordRefusalCode = (typeof RECORD_REFUSALS)[number];

/** A call on records that is refused. The limit on stories speaks as everywhere: by a Problem. */
export class RecordRefusal extends Error {
  readonly code: RecordRefusalCode;

  /** @param message in English, for a programmer; nothing of a story or a person is in it */
  constructor(code: RecordRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What one request may look at, all of its fields together. */
export type LookingBudget = {
  /**
   * Before a record is looked at. Waits while others have their turn.
   * @param weight in characters gone through @throws {RecordRefusal} bad_input when the request has had its part
   */
  spend(weight: number): Promise<void> | void;
  /** Lets others have their turn. Fields that wait at the same time go on one after the other, each in a turn of its own. */
  pause(): Promise<void>;
};

/** What other programs do with a person's stories. Every function takes the owner first. @throws {RecordRefusal} */
export type StoryRecords = {
  /** @returns null when there is none @throws not_authorized when it is somebody else's */
  get(owner: RecordOwner, id: string): Promise<StoryRecord | null>;
  /** @param budget shared by all lists of one request; a list alone has one of its own @throws bad_token, bad_input */
  list(
    owner: RecordOwner,
    wanted: { filter?: RecordFilter | null; limit?: number | null; nextToken?: string | null },
    budget?: LookingBudget,
  ): Promise<RecordPage>;
  /**
   * Keeps a story that somebody brings. The very content of one that was told and saved here within 24 hours gives that
   * one back, and takes no place.
   * @throws condition_failed, bad_input @throws {Problem} story_limit_reached
   */
  create(
    owner: RecordOwner,
    input: { id?: string | null; content?: string | null },
    condition?: RecordFilter | null,
  ): Promise<StoryRecord>;
  /** @param input an absent content is left as it is, null removes it @throws not_authorized, condition_failed, bad_input */
  update(
    owner: RecordOwner,
    input: { id: string; content?: string | null },
    condition?: RecordFilter | null,
  ): Promise<StoryRecord>;
  /** Takes a record out of the library, as its owner would there. @throws not_authorized, condition_failed */
  remove(owner: RecordOwner, id: string, condition?: RecordFilter | null): Promise<StoryRecord>;
  /** What says of each record that is heard of whether it is meant. @throws bad_input: fewer tests are allowed than in a list */
  heardBy(owner: RecordOwner, filter: RecordFilter | null | undefined): (record: StoryRecord) => boolean;
};

/** What has happened to a record. */
export const RECORD_CHANGES = ["created", "updated", "deleted"] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

/** Tells that a record has changed, once that stands in the database. Never fails: an event that is lost is logged. */
export type AnnounceRecord = (change: RecordChange, owner: string, id: string) => void;

/** Hears of every change to a person's records, in whichever process it was made. @returns stops it */
export type HearRecords = (owner: string, hear: (change: RecordChange, record: StoryRecord) => void) => () => void;
