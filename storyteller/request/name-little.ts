import { isCreatureWord } from "./creatures.ts";
import { isCommonFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { acts, before, CONNECTORS, POSSESSIVES, type Reading, relationBefore } from "./name-evidence.ts";
import { canBeCalled } from "./name-shape.ts";

const LITTLE_NAMES = new Set(["will", "may"]);
/** No auxiliary stands before a verb with an ending of its own, so what does stand there is somebody. */
const DOES = wordSet(
  `is was has had wants loves likes hates needs gets goes keeps thinks says feels lives turns plays misses starts sleeps dreams believes knows
  isn't isnt wasn't wasnt hasn't hasnt doesn't doesnt didn't didnt can't cant won't wont`,
);
/** These may describe a noun as well ("will lost toys come back"), unless an object follows. */
const DID = wordSet("lost found got made fell went started turned broke ate saw came drew built said");
const OBJECT = /^(?:his|her|a|an|the|my|our|off|out|up|over|in|into|to|home|that|one|two|three|four|five|six|\d+)$/;
const BEFORE_SOMEBODY =
  /^(?:today|yesterday|because|so|and|but|when|where|that|about|for|little|if|while|pls|please|tonight|with)$/;
const GOES_ON = /^(?:and|y|go|play|who|que|with|con|to|at|in|en|is)$/;
const WHO = /^(?:who|and|with|aged)$/;

function doesSomething({ tokens }: Reading, at: number): boolean {
  const [verb, object] = [tokens[at + 1], tokens[at + 2]];
  if (verb?.before !== "") return false;
  return DOES.has(verb.folded) || (DID.has(verb.folded) && OBJECT.test(object?.folded ?? ""));
}

/** "will (5)", "will 5 likes trains"; "may 5" is a day of the calendar. */
function isOfAge(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  const date = reading.tokens[at]?.folded === "may" && next?.before === "";
  return !date && next !== undefined && saysAge(reading, at + 1);
}

/** "will and his dog" */
const isWithOwn = ({ tokens }: Reading, at: number): boolean =>
  CONNECTORS.has(tokens[at + 1]?.folded ?? "") && POSSESSIVES.has(tokens[at + 2]?.folded ?? "");

const BABY = wordSet("baby bebe");
const ARTICLES = wordSet("a an the un una el la another");

/** "cousins Cole and Baby June", "noah and baby june": what a child is called most, also where it is a word; "a baby star" is none. */
export function isBabysCommonName(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, baby, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (!token || !baby || !BABY.has(baby.folded) || token.before !== "" || baby.possessive) return false;
  if (!isCommonFirstName(token.folded) || !canBeCalled(token) || ARTICLES.has(before(reading, at, 2))) return false;
  if (!token.capital && (baby.capital || isCreatureWord(token.folded))) return false;
  return next === undefined || next.before !== "" || GOES_ON.test(next.folded) || acts(reading, at + 1);
}

/** "will wants a story", "today may lost her tooth", "for will who is six": a little word in lower case that only somebody can be. */
export function isLittleName(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token || token.capital || token.possessive || !LITTLE_NAMES.has(token.folded)) return false;
  const previous = before(reading, at);
  const next = reading.tokens[at + 1];
  if (relationBefore(reading, at)?.role === "child")
    return doesSomething(reading, at) || isOfAge(reading, at) || (next?.before === "" && WHO.test(next.folded));
  if (!token.initial && token.before === "" && !BEFORE_SOMEBODY.test(previous)) return false;
  if (doesSomething(reading, at) || isOfAge(reading, at) || isWithOwn(reading, at)) return true;
  return /^(?:for|about)$/.test(previous) && next?.before === "" && next.folded === "who";
}
