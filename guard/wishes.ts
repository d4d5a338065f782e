import { looksLikeRefusal } from "./about-itself.ts";
import { hasContactDetail, hasLink } from "./contact-details.ts";
import { hasMarkup } from "./markup.ts";
import { isNearEntry } from "./near-words.ts";
import { english } from "./rules/en.ts";
import { spanish } from "./rules/es.ts";
import { PERSON_ROLES, type PersonRole, REAL_PERSONS } from "./rules/real-persons.ts";
import { type WishLists, WORD_WISHES } from "./rules/wish-lists.ts";
import { englishWishes } from "./rules/wishes-en.ts";
import { spanishWishes } from "./rules/wishes-es.ts";
import { outsideIdioms, WordRules } from "./word-rules.ts";
import { hasCensoredWord, readings } from "./words-in.ts";

/** What a wish may be that is not told as it was wished. "contact" is somebody's address, "person" somebody real; "bullying" is told of as it is, and the adult is told where help is. */
export const WISH_CLASSES = [
  "violence",
  "sexual",
  "substances",
  "hate",
  "distress",
  "bullying",
  "person",
  "injection",
  "markup",
  "contact",
] as const;
export type WishClass = (typeof WISH_CLASSES)[number];

const IDIOMS = new WordRules<true>()
  .add(spanish.idioms, true)
  .add(english.idioms, true)
  .add(spanishWishes.idioms, true)
  .add(englishWishes.idioms, true);
const WISHES = new WordRules<WishClass>();
// What no story may contain at any age, no wish speaks of without being noticed: each topic of the stories in its class.
const CLASS_OF_TOPIC = {
  violence: "violence",
  weapons: "violence",
  cruelty: "violence",
  sexual: "sexual",
  substances: "substances",
  hate: "hate",
  despair: "distress",
  secrets: "distress",
} as const;
/** In a wish of many sentences the ball thrown out of the window stands beside the cake that somebody ate. */
const withoutNear = (list: string) =>
  list
    .split(/[\n,]/)
    .filter((entry) => !isNearEntry(entry))
    .join("\n");
for (const lists of [spanishWishes, englishWishes] satisfies WishLists[]) {
  for (const wish of WORD_WISHES) WISHES.add(lists[wish], wish);
}
for (const { rules } of [spanish, english]) {
  for (const [topic, wish] of Object.entries(CLASS_OF_TOPIC) as [keyof typeof CLASS_OF_TOPIC, WishClass][])
    WISHES.add(withoutNear(rules[topic].always ?? ""), wish);
}
const UNSENT = new WordRules<true>().add(spanishWishes.unsent, true).add(englishWishes.unsent, true);
const PERSONS = new WordRules<PersonRole>();
for (const role of PERSON_ROLES) PERSONS.add(REAL_PERSONS[role], role);

/** Matching takes longer than the text does, so a long one is read in pieces; what stands across two is read in the overlap. */
const PIECE_CHARACTERS = 500;
const OVERLAP_CHARACTERS = 100;
const LONGEST_RUN_CHARACTERS = 80;

function piecesOf(ideas: string): string[] {
  const text = ideas.replace(/\S{80,}/gu, (run) => run.slice(0, LONGEST_RUN_CHARACTERS));
  const pieces: string[] = [];
  for (let at = 0; at === 0 || at < text.length - OVERLAP_CHARACTERS; at += PIECE_CHARACTERS - OVERLAP_CHARACTERS)
    // From the beginning of a word on: the rest of one may be quite another word.
    pieces.push(text.slice(at, at + PIECE_CHARACTERS).replace(at === 0 ? /^\s+/u : /^\S*\s/u, ""));
  return pieces;
}

/** A family speaks of them as of the telephone: «la abuela llama por WhatsApp». */
const NETWORKS = /\b(?:snapchat|whats?app|instagram|tiktok)\b/giu;

/** A real person in a text: the role, and the folded words of the name. */
export type PersonFound = { role: PersonRole; words: readonly string[] };

function wordClassesIn(words: readonly string[], into: Set<WishClass>): void {
  const wishes = WISHES.find(words);
  if (wishes.length === 0) return;
  for (const { mark } of outsideIdioms(wishes, IDIOMS.find(words))) into.add(mark);
}

/** The real persons whom a text names, in its order. */
export function personsIn(ideas: string): readonly PersonFound[] {
  return piecesOf(ideas)
    .flatMap((piece) => readings(piece))
    .flatMap((words) =>
      PERSONS.find(words).map(({ mark, from, to }) => ({ role: mark, words: words.slice(from, to) })),
    );
}

/** The kinds of a wish that need another story than the one that was wished, or words that no model should read. Usually none. */
export function wishClasses(ideas: string): ReadonlySet<WishClass> {
  const classes = new Set<WishClass>();
  for (const piece of piecesOf(ideas)) classesOfPiece(piece, classes);
  return classes;
}

function classesOfPiece(piece: string, classes: Set<WishClass>): void {
  for (const words of readings(piece)) wordClassesIn(words, classes);
  if (hasCensoredWord(piece)) classes.add("sexual");
  if (personsIn(piece).length > 0) classes.add("person");
  if (looksLikeRefusal(piece)) classes.add("injection");
  if (hasMarkup(piece)) classes.add("markup");
  if (hasLink(piece) || hasContactDetail(piece.replace(NETWORKS, ""))) classes.add("contact");
}

/** Whether a wish has words that a model is better not given, though nothing is said against the story that they ask for. */
export function isBetterUnsent(ideas: string): boolean {
  return piecesOf(ideas).some((piece) =>
    readings(piece).some((words) => outsideIdioms(UNSENT.find(words), IDIOMS.find(words)).length > 0),
  );
}
