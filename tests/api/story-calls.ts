import { expect } from "vitest";

const STORY = "id content createdAt updatedAt owner";

/** The documents that Amplify's own generator makes for this schema, all their fields asked for. */
export const GET = `query GetGeneratedStories($id: ID!) { getGeneratedStories(id: $id) { ${STORY} } }`;
export const LIST = `query ListGeneratedStories($filter: ModelGeneratedStoriesFilterInput, $limit: Int, $nextToken: String) {
  listGeneratedStories(filter: $filter, limit: $limit, nextToken: $nextToken) { items { ${STORY} } nextToken }
}`;

const mutation = (verb: "Create" | "Update" | "Delete") => `mutation ${verb}GeneratedStories(
  $input: ${verb}GeneratedStoriesInput!, $condition: ModelGeneratedStoriesConditionInput
) {
  ${verb.toLowerCase()}GeneratedStories(input: $input, condition: $condition) { ${STORY} }
}`;
export const CREATE = mutation("Create");
export const UPDATE = mutation("Update");
export const DELETE = mutation("Delete");

const subscription = (verb: "Create" | "Update" | "Delete") => `subscription On${verb}GeneratedStories(
  $filter: ModelSubscriptionGeneratedStoriesFilterInput, $owner: String
) {
  on${verb}GeneratedStories(filter: $filter, owner: $owner) { ${STORY} }
}`;
export const ON_CREATE = subscription("Create");
export const ON_UPDATE = subscription("Update");
export const ON_DELETE = subscription("Delete");
/** What there is to be heard of a story's life, in the order of that life. */
export const ON_ALL = [ON_CREATE, ON_UPDATE, ON_DELETE];

const DATE = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A story as its owner sees it. */
export const storyOf = (email: string, id: string, content: string | null) => ({
  id,
  content,
  createdAt: DATE,
  updatedAt: DATE,
  owner: email,
});

/**
 * Makes a story, changes it and removes it. @param ask as its owner
 * @returns what {@link ON_ALL} are to hear of that
 */
export async function live(
  ask: (query: string, variables: { input: object }) => Promise<unknown>,
  email: string,
  id: string,
) {
  await ask(CREATE, { input: { id, content: "First" } });
  await ask(UPDATE, { input: { id, content: "Second" } });
  await ask(DELETE, { input: { id } });
  return [
    { onCreateGeneratedStories: storyOf(email, id, "First") },
    { onUpdateGeneratedStories: storyOf(email, id, "Second") },
    { onDeleteGeneratedStories: storyOf(email, id, "Second") },
  ];
}
