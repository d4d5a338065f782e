/** What a wish may speak of by its words; contact details, markup and names of real persons are known otherwise. */
export const WORD_WISHES = ["violence", "sexual", "substances", "hate", "distress", "bullying", "injection"] as const;

/** One language's words of wishes, written as in the lists for stories. Idioms are read first and count for nothing. */
export type WishLists = Readonly<Record<(typeof WORD_WISHES)[number] | "idioms", string>>;
