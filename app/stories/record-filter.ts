import { type RecordFilter, RecordRefusal, type SizeTest, type TextTest } from "./records-contract.ts";

/** A filter within a filter, and so on: nobody writes more of them by hand. */
const DEEPEST = 10;
/** Each is held against each record of a page, so they are counted before the first record is looked at. */
const MOST_TESTS = 200;
/** AppSync's own filters of subscriptions have ten. Each is held against each story, for each who hears of it. */
const MOST_HEARD_TESTS = 40;
/** A test that may go through a whole text, where others look at its beginning or its length, counts as so many. */
const TESTS_OF_A_SEARCH = 20;
/**
 * What is searched for, in UTF-16 code units. Up to 250 the engine's own search stays linear in the text whatever is
 * searched for; beyond, it may begin anew at every place of it.
 */
const LONGEST_SEARCH = 200;
/** What a record without a text weighs, in characters gone through. */
const WEIGHT_OF_A_RECORD = 500;

/** What a filter looks at; null is what a record has not. */
export type RecordFields = Readonly<Record<"id" | "content" | "createdAt" | "updatedAt" | "owner", string | null>>;

const FIELDS = ["id", "content", "createdAt", "updatedAt", "owner"] as const;

/**
 * Whether a record is one of those that are meant, as DynamoDB would say it: texts compare by their bytes, a size counts
 * UTF-16 code units, and what a record has not is unequal to everything and contains nothing. Null in the place of a
 * test, a list or a filter asks for nothing.
 * @throws {RecordRefusal} bad_input for a filter that is too deep or too long, or a `between` without two ends
 */
export function matches(fields: RecordFields, filter: RecordFilter | null | undefined): boolean {
  return matcherOf(filter)(fields);
}

/** The same for many records: the filter is judged once. @throws {RecordRefusal} bad_input */
export function matcherOf(filter: RecordFilter | null | undefined): (fields: RecordFields) => boolean {
  testsOf(filter, MOST_TESTS);
  return (fields) => holds(filter, fields);
}

/** The same for what is heard, where few tests are allowed. @throws {RecordRefusal} bad_input */
export function heardMatcherOf(filter: RecordFilter | null | undefined): (fields: RecordFields) => boolean {
  testsOf(filter, MOST_HEARD_TESTS);
  return (fields) => holds(filter, fields);
}

/** What reading a record and holding it against a filter costs at most, in characters gone through. @throws {RecordRefusal} bad_input */
export function weightsUnder(filter: RecordFilter | null | undefined): (content: string | null) => number {
  const times = 1 + testsOf(filter, MOST_TESTS) / TESTS_OF_A_SEARCH;
  return (content) => (WEIGHT_OF_A_RECORD + (content?.length ?? 0)) * times;
}

/** @throws {RecordRefusal} bad_input where there are more than are allowed */
function testsOf(filter: RecordFilter | null | undefined, most: number): number {
  const tests = testsIn(filter, 1);
  if (tests <= most) return tests;
  throw new RecordRefusal("bad_input", `A filter may have ${most} tests here; ${COUNTED}.`);
}

function holds(filter: RecordFilter | null | undefined, fields: RecordFields): boolean {
  if (!filter) return true;
  const { and, or, not } = filter;
  return (
    FIELDS.every((name) => textHolds(filter[name], fields[name])) &&
    (and ?? []).every((each) => holds(each, fields)) &&
    (!or?.length || or.some((each) => holds(each, fields))) &&
    (!not || !holds(not, fields))
  );
}

function textHolds(test: TextTest | null | undefined, text: string | null): boolean {
  if (!test) return true;
  const { attributeExists } = test;
  if (isGiven(attributeExists) && attributeExists !== (text !== null)) return false;
  return text === null ? holdsForNothing(test) : comparisonsHold(test, text) && partsHold(test, text);
}

const HOLD_FOR_NOTHING = new Set(["ne", "notContains", "attributeExists"]);

/** Only what says that something is not so is true of what is not there. */
const holdsForNothing = ({ size, ...tests }: TextTest): boolean =>
  Object.entries(tests).every(([name, value]) => HOLD_FOR_NOTHING.has(name) || !isGiven(value)) &&
  !(size && Object.values(size).some(isGiven));

function comparisonsHold({ eq, ne, lt, le, gt, ge, between }: TextTest, text: string): boolean {
  return (
    (!isGiven(eq) || text === eq) &&
    (!isGiven(ne) || text !== ne) &&
    (!isGiven(lt) || byBytes(text, lt) < 0) &&
    (!isGiven(le) || byBytes(text, le) <= 0) &&
    (!isGiven(gt) || byBytes(text, gt) > 0) &&
    (!isGiven(ge) || byBytes(text, ge) >= 0) &&
    (!between || (byBytes(text, between[0] ?? "") >= 0 && byBytes(text, between[1] ?? "") <= 0))
  );
}

function partsHold(test: TextTest, text: string): boolean {
  const { contains, notContains, beginsWith, attributeType, size } = test;
  return (
    (!isGiven(contains) || text.includes(contains)) &&
    (!isGiven(notContains) || !text.includes(notContains)) &&
    (!isGiven(beginsWith) || text.startsWith(beginsWith)) &&
    (!test.in || test.in.includes(text)) &&
    (!test.notIn || !test.notIn.includes(text)) &&
    (!isGiven(attributeType) || attributeType === "string") &&
    (!size || sizeHolds(size, text.length))
  );
}

function sizeHolds({ eq, ne, lt, le, gt, ge, between }: SizeTest, size: number): boolean {
  return (
    (!isGiven(eq) || size === eq) &&
    (!isGiven(ne) || size !== ne) &&
    (!isGiven(lt) || size < lt) &&
    (!isGiven(le) || size <= le) &&
    (!isGiven(gt) || size > gt) &&
    (!isGiven(ge) || size >= ge) &&
    (!between || (size >= (between[0] ?? 0) && size <= (between[1] ?? 0)))
  );
}

/** How many tests a filter counts as; an empty one counts as one. No further than need be: a longer one is refused anyway. */
function testsIn(filter: RecordFilter | null | undefined, depth: number): number {
  if (depth > DEEPEST) throw new RecordRefusal("bad_input", `A filter may be nested ${DEEPEST} levels deep.`);
  if (!filter) return 1;
  let tests = 0;
  for (const name of FIELDS) tests += testsOn(filter[name]);
  for (const each of [...(filter.and ?? []), ...(filter.or ?? []), ...(filter.not ? [filter.not] : [])]) {
    tests += testsIn(each, depth + 1);
    if (tests > MOST_TESTS) return tests;
  }
  return Math.max(1, tests);
}

function testsOn(test: TextTest | null | undefined): number {
  if (!test) return 0;
  const { in: among, notIn, size, ...single } = test;
  checkEnds(single.between);
  checkEnds(size?.between);
  const sizes = size ? Object.values(size) : [];
  const plain =
    [...Object.values(single), ...sizes].filter(isGiven).length + (among?.length ?? 0) + (notIn?.length ?? 0);
  return plain + throughWholeTexts(test) * (TESTS_OF_A_SEARCH - 1);
}

/** How many of the tests may go through a whole text: a search, and a comparison with a long one. */
function throughWholeTexts({ contains, notContains, between, in: among, notIn, ...single }: TextTest): number {
  const searches = [contains, notContains].filter(isGiven);
  if (searches.some((text) => text.length > LONGEST_SEARCH))
    throw new RecordRefusal("bad_input", `What is searched for has at most ${LONGEST_SEARCH} characters.`);
  const compared: unknown[] = [...(between ?? []), ...(among ?? []), ...(notIn ?? []), ...Object.values(single)];
  return searches.length + compared.filter((text) => typeof text === "string" && text.length > LONGEST_SEARCH).length;
}

function checkEnds(between: readonly unknown[] | null | undefined): void {
  if (between && !(between.length === 2 && between.every(isGiven)))
    throw new RecordRefusal("bad_input", "The operator between takes two values.");
}

const COUNTED = `a search, or a comparison with more than ${LONGEST_SEARCH} characters, counts as ${TESTS_OF_A_SEARCH}`;

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** Below 0 where the first text's bytes in UTF-8 come first. */
function byBytes(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const [unit, against] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit !== against) return placeOf(unit) - placeOf(against);
  }
  return one.length - other.length;
}

/** A surrogate stands for a character beyond all that are one unit, though its own number is lower than some of theirs. */
const placeOf = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
