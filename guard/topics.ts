import { WORD_TOPICS } from "./rules/rule-lists.ts";

/** Everything that no story may contain: what its words speak of, and what is no story at all. */
export const TOPICS = [...WORD_TOPICS, "person", "contact", "link", "markup", "language", "itself"] as const;
export type Topic = (typeof TOPICS)[number];
