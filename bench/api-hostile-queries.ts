/** A call, and what its answer must hold so that the cost is the cost of that. */
export type MeasuredCall = { name: string; body: string; answer: RegExp };

const REFUSED_DEPTH = /QueryDepthLimitReached/;
const REFUSED_COST = /QueryComplexityLimitReached/;
const NOT_READ = /more than 1000 tokens/;
const LISTED = /"listGeneratedStories":\{"items":\[/;

/** What a call may weigh, in bytes. */
const BODY_MAX_BYTES = 1024 * 1024;
/** Tests that a filter may have; a search counts as twenty. */
const [TESTS_MAX, SEARCHES_MAX] = [200, 10];
/** A story of the greatest length: one letter, in which a search finds the beginning of what it looks for everywhere. */
export const LONGEST_CONTENT = "a".repeat(100_000);

const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, at) => part(at));
const asked = (query: string, variables?: object) => JSON.stringify({ query, variables });
const nested = (depth: number) => `${"{ items ".repeat(depth)}${"}".repeat(depth)}`;

const FILTERED = `query List($filter: ModelGeneratedStoriesFilterInput) {
  listGeneratedStories(filter: $filter) { items { id } nextToken }
}`;

/** Tests of which no story passes any, so that all of them have to look. */
function filterOf(searches: number, text: (index: number) => string, others = 0): object {
  const searching = times(searches, text).map((contains) => ({ content: { contains } }));
  const comparing = times(others, (at) => `1999-12-31T23:59:59.${at}Z`).map((eq) => ({ createdAt: { eq } }));
  return { or: [...searching, ...comparing] };
}

/** What a client asks for when somebody opens their library. */
export const ORDINARY_LIST: MeasuredCall = {
  name: "an ordinary list",
  body: asked("{ listGeneratedStories { items { id content createdAt updatedAt owner } nextToken } }"),
  answer: LISTED,
};

/** The searches that take longest, of all that are let through. */
export const STUMBLING_FILTER: MeasuredCall = {
  name: "the largest filter",
  body: asked(FILTERED, { filter: filterOf(SEARCHES_MAX, () => "aaaaab") }),
  answer: LISTED,
};

/** Most are refused, and the others find nothing. */
export const HOSTILE: readonly MeasuredCall[] = [
  { name: "50 levels of fields", body: asked(`{ a ${nested(50)} }`), answer: REFUSED_DEPTH },
  {
    name: "1,000 aliases",
    body: asked(`{ ${times(1_000, (at) => `a${at}: __typename`).join(" ")} }`),
    answer: NOT_READ,
  },
  {
    name: "90 aliases of a list",
    body: asked(`{ ${times(90, (at) => `a${at}: listGeneratedStories { items { id } }`).join(" ")} }`),
    answer: REFUSED_COST,
  },
  {
    name: "the largest filter",
    body: asked(FILTERED, { filter: filterOf(SEARCHES_MAX / 2, (at) => `zapatos verdes ${at}`, TESTS_MAX / 2) }),
    answer: LISTED,
  },
  {
    // Where a search stumbles most: an end that fits everywhere, and a beginning that fits nowhere.
    name: "a filter of 1 MB",
    body: asked(FILTERED, { filter: filterOf(TESTS_MAX, () => `${"a".repeat(20)}b${"a".repeat(5_000)}`) }),
    answer: /"ValidationException"/,
  },
  {
    name: "a filter of 20,000 tests",
    body: asked(FILTERED, { filter: { or: times(20_000, String).map(() => ({})) } }),
    answer: REFUSED_COST,
  },
  {
    name: "40 fragments, each of which doubles the next",
    body: asked(
      `{ ...F0 } ${times(40, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(" ")} fragment F40 on Query { __typename }`,
    ),
    answer: REFUSED_COST,
  },
  {
    name: "100 fragments that are not used",
    body: asked(`{ __typename } ${times(100, (at) => `fragment F${at} on Query { __typename }`).join(" ")}`),
    answer: /UnusedFragment/,
  },
  {
    name: "900 times the same field",
    body: asked(`{ listGeneratedStories { items { ${"id ".repeat(900)} } } }`),
    answer: /TooManyErrors/,
  },
  {
    name: "130 directives",
    body: asked(`{ __typename ${"@skip(if: true) ".repeat(130)} }`),
    answer: REFUSED_COST,
  },
  { name: "1 MB of open braces", body: asked("{a".repeat(BODY_MAX_BYTES / 2 - 100)), answer: NOT_READ },
  {
    name: "1 MB of comment",
    body: asked(`{ __typename } #${"x".repeat(BODY_MAX_BYTES - 100)}`),
    answer: /"__typename":"Query"/,
  },
  {
    name: "1 MB of variables by name",
    body: `{"query":"{ __typename }","variables":{${times(74_000, (at) => `"${at.toString(36).padStart(6, "0")}":null`).join(",")}}}`,
    answer: REFUSED_COST,
  },
  {
    name: "1 MB of empty lists",
    body: `{"query":"{ __typename }","variables":{"v":[${times(340_000, () => "[]").join(",")}]}}`,
    answer: REFUSED_COST,
  },
];
