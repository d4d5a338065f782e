import { RULES } from "#guard/version.ts";
import type { WishClass } from "#guard/wishes.ts";
import { classesOf } from "#storyteller/request/read-request.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { type AdultNote, CHECKS, type SafetyReceipt, SOFTENED, type Softened } from "./safety-contract.ts";

/** At these ages a scary story is a cosy one. */
const OLDEST_FOR_COSY_ONLY = 4;
/** Classes of a wish of which something was left out on purpose. A tag or a telephone number is no idea for a story. */
const LEFT_OUT: readonly WishClass[] = ["violence", "sexual", "substances", "hate", "injection"];

/** What is made gentler in a request before anybody tells a word of it. */
export function softenedIn({ ideas, age, genres }: StoryRequest): Set<Softened> {
  const classes = classesOf(ideas);
  const softened = new Set<Softened>();
  if (LEFT_OUT.some((each) => classes.has(each))) softened.add("wish");
  if (classes.has("person")) softened.add("person");
  if (genres.includes("Scary") && age <= OLDEST_FOR_COSY_ONLY) softened.add("cosy");
  return softened;
}

/** What the adult should see beside a story, if anything. Never kept: it is read off the wish each time. */
export function noteFor({ ideas }: StoryRequest): AdultNote | undefined {
  const classes = classesOf(ideas);
  return classes.has("distress") || classes.has("bullying") ? "not_alone" : undefined;
}

/** The small print of a story. */
export function receiptFor(softened: ReadonlySet<Softened>, isReviewed: boolean): SafetyReceipt {
  return {
    rules: RULES.version,
    checks: CHECKS,
    softened: SOFTENED.filter((each) => softened.has(each)),
    reviewed: isReviewed,
  };
}
