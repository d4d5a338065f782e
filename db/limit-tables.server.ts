/** As everywhere in the tables, ISO-8601 UTC text. */
type IsoTime = string;

/** How many tellings were begun under a key, a keyed hash of whoever or wherever they were asked from, in its window. */
export type StoryTurnRow = { key: string; taken: number; ends_at: IsoTime };

/**
 * A numbered place of a telling that runs or waits: of its guest and its address as keyed hashes, of all that run, of those who
 * wait. A holder's name sorts by when it came. Free again after `held_until`.
 */
export type TellingSlotRow = { slot: string; holder: string; held_until: IsoTime };

/** What was spent from a purse and is put aside from it now, in tokens: in one hour and one day of UTC, as the ISO time begins. */
export type PurseRow = { purse: string; hour: string; hour_tokens: number; day: string; day_tokens: number };

/** Tokens that a telling has put aside, in which windows. After `expires_at` nobody waits for it any more. */
export type PurseReservationRow = {
  id: string;
  purse: string;
  tokens: number;
  hour: string;
  day: string;
  expires_at: IsoTime;
};

/** What limits on tellings are counted in. */
export type LimitTables = {
  story_turns: StoryTurnRow;
  telling_slots: TellingSlotRow;
  purses: PurseRow;
  purse_reservations: PurseReservationRow;
};
