import { OUTSIDE_ID } from "#app/outside-id.ts";
import { Problem } from "#app/problem.ts";
import type { Allowance } from "#app/subscriptions/contract.ts";
import { languageFrom, storableText, titleFrom } from "./brought-story.ts";
import { createLookingBudget } from "./looking-budget.server.ts";
import { heardMatcherOf, matcherOf, type RecordFields, weightsUnder } from "./record-filter.ts";
import { type HeldStory, type RecordStore, recordOf, type StoryChange } from "./record-store.server.ts";
import type { RecordTokens } from "./record-token.server.ts";
import {
  type AnnounceRecord,
  RECORD_CONTENT_MAX,
  RECORDS_LISTED,
  type RecordOwner,
  RecordRefusal,
  type StoryRecord,
  type StoryRecords,
} from "./records-contract.ts";
import { previewOf, searchTextOf } from "./story-columns.ts";
import { tellerColumnsOf } from "./teller-columns.ts";
import { traceFrom } from "./traces.ts";

export type RecordsDependencies = {
  store: RecordStore;
  tokens: RecordTokens;
  allowanceOf: (owner: string) => Promise<Allowance>;
  announce: AnnounceRecord;
  newId: () => string;
};

/** Records read and looked at in one go: a thousand long ones would fill the memory, and hold up everybody else. */
const RECORDS_AT_ONCE = 25;
/** A record before it is made. */
const NOTHING: RecordFields = { id: null, content: null, createdAt: null, updatedAt: null, owner: null };

/** A person's saved stories as other programs know them: the same stories, the same limit and the same events as on the pages. */
export function createRecords({ store, tokens, allowanceOf, announce, newId }: RecordsDependencies): StoryRecords {
  return {
    async get(owner, id) {
      const found = OUTSIDE_ID.test(id) ? await store.find(owner.id, id) : null;
      if (found === "foreign") throw notAuthorized();
      return found;
    },

    async list(owner, { filter, limit, nextToken }, budget = createLookingBudget()) {
      const [isMeant, weightOf] = [matcherOf(filter), weightsUnder(filter)];
      const most = limit ?? RECORDS_LISTED.usual;
      if (!(Number.isInteger(most) && most >= RECORDS_LISTED.min && most <= RECORDS_LISTED.max))
        throw new RecordRefusal("bad_input", `The limit is from ${RECORDS_LISTED.min} to ${RECORDS_LISTED.max}.`);
      let after = typeof nextToken === "string" ? tokens.placeIn(owner.id, nextToken) : null;
      const items: StoryRecord[] = [];
      for (let left = most; left > 0; ) {
        const wanted = Math.min(left, RECORDS_AT_ONCE);
        // The embedded database answers without a pause.
        await budget.pause();
        // One more than is wanted tells whether any follow.
        const found = await store.page(owner.id, after, wanted + 1);
        const looked = found.slice(0, wanted);
        for (const record of looked) {
          await budget.spend(weightOf(record.content));
          if (isMeant(fieldsOf(owner, record))) items.push(record);
        }
        after = looked.at(-1) ?? after;
        if (found.length <= wanted) return { items, nextToken: null };
        left -= wanted;
      }
      return { items, nextToken: after && tokens.tokenOf(owner.id, after) };
    },

    /** A condition is held against nothing: there is no record yet. */
    async create(owner, input, condition) {
      const id = input.id ?? newId();
      if (!OUTSIDE_ID.test(id))
        throw new RecordRefusal("bad_input", "An id is 1 to 200 visible ASCII characters without spaces.");
      const content = contentOf(input.content);
      if (!matcherOf(condition)(NOTHING)) throw conditionFailed();
      const story = {
        title: titleFrom(content),
        content,
        language: languageFrom(content),
        storyteller: null,
        safety: null,
        trace: null,
      };
      const brought = { id, isCounted: true, age: null, genres: "[]", story };
      const bringing = await store.bring(owner.id, brought, await allowanceOf(owner.id));
      if (bringing.state === "id_taken") throw conditionFailed();
      if (bringing.state === "no_place") throw new Problem("story_limit_reached");
      if (bringing.state === "kept") announce("created", owner.id, id);
      return bringing.record;
    },

    async update(owner, { id, content: given }, condition) {
      const isMeant = matcherOf(condition);
      const content = given === undefined ? undefined : contentOf(given);
      const record =
        OUTSIDE_ID.test(id) &&
        (await store.update(owner.id, id, (held) => {
          if (!isMeant(fieldsOf(owner, recordOf(held)))) throw conditionFailed();
          return content === undefined || content === held.content ? {} : changedTo(content, held);
        }));
      if (!record) throw notAuthorized();
      announce("updated", owner.id, id);
      return record;
    },

    async remove(owner, id, condition) {
      const isMeant = matcherOf(condition);
      const record =
        OUTSIDE_ID.test(id) &&
        (await store.remove(owner.id, id, (held) => {
          if (!isMeant(fieldsOf(owner, recordOf(held)))) throw conditionFailed();
        }));
      if (!record) throw notAuthorized();
      announce("deleted", owner.id, id);
      return record;
    },

    heardBy(owner, filter) {
      const isMeant = heardMatcherOf(filter);
      return (record) => isMeant(fieldsOf(owner, record));
    },
  };
}

/** A content as it is kept; empty where there is none. @throws {RecordRefusal} bad_input */
function contentOf(given: string | null | undefined): string {
  const content = given ?? "";
  if (content.length > RECORD_CONTENT_MAX)
    throw new RecordRefusal("bad_input", `A content has at most ${RECORD_CONTENT_MAX} characters.`);
  return storableText(content);
}

/**
 * The columns of a story whose text another program has changed. Nobody here has told or checked that text, and who is in
 * it is no longer sure; what the family has heard stays known. A title that was made of the old text is made of the new one.
 */
function changedTo(content: string, held: HeldStory): StoryChange {
  const title = held.title === titleFrom(held.content) ? titleFrom(content) : held.title;
  const trace = traceFrom(held.trace);
  return {
    title,
    content,
    preview: previewOf(content),
    search_text: searchTextOf(title, content),
    language: languageFrom(content, held.language),
    ...tellerColumnsOf(null),
    safety: null,
    trace: trace && JSON.stringify({ ...trace, thread: undefined }),
  };
}

const fieldsOf = ({ email }: RecordOwner, { id, content, createdAt, updatedAt }: StoryRecord): RecordFields => ({
  id,
  content,
  createdAt,
  updatedAt,
  owner: email,
});

const notAuthorized = () => new RecordRefusal("not_authorized", "There is no such record of this person's.");
const conditionFailed = () => new RecordRefusal("condition_failed", "The conditional request failed");
