/** What a wish may speak of by its words; contact details, markup and names of real persons are known otherwise. */
export const WORD_WISHES = ["violence", "sexual", "substances", "hate", "distress", "bullying", "injection"] as const;

/**
 * One language's words of wishes, written as in the lists for stories. Idioms are read first and count for nothing. `unsent`:
 * what an attacker says more often than a parent, and a parent may say in all innocence («sin que se entere mamá»). It changes
 * no story and no receipt; a model is not given the sentence, that is all.
 */
export type WishLists = Readonly<Record<(typeof WORD_WISHES)[number] | "unsent" | "idioms", string>>;
