import type { Genre, Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./contract.ts";
import type { SafetyReceipt } from "./safety-contract.ts";

/** So many cards a page of the library has. */
export const LIBRARY_PAGE_SIZE = 20;
/** What a card shows of a story, in grapheme clusters. */
export const PREVIEW_GRAPHEMES = 200;
/** What is looked for in the library, at the most, in characters. */
export const SEARCH_MAX_LENGTH = 100;
/** How long a deleted story can be brought back. After it nothing is left of it. */
export const DELETED_KEPT_MS = 24 * 60 * 60 * 1000;

/** A saved story as its card shows it. */
export type StoryCard = {
  id: string;
  title: string;
  /** The first 200 characters of the story. */
  preview: string;
  language: Language;
  /** ISO-8601 UTC. */
  createdAt: string;
  isFavourite: boolean;
  /** Its owner has opened it before. */
  isRead: boolean;
  /** The genres it was asked for: the cover is drawn from them and from the id. */
  genres: readonly Genre[];
  /** What its hero and friend are called: one or two names that the next story can take up. Absent where none is sure. */
  people?: readonly string[];
};

/** A saved story, whole. */
export type WholeStory = StoryCard & {
  content: string;
  /** Null where nobody here told this text: it was brought by another program, or changed by one. */
  storyteller: ToldBy | null;
  /** The listener's age in years; null when it is not known. */
  age: number | null;
  /** What was checked and made gentler; null for a story that was told before there were receipts, and without a storyteller. */
  safety: SafetyReceipt | null;
};

/** A saved story that the next one goes on from. */
export type StoryOrigin = Required<Pick<WholeStory, "id" | "title" | "language" | "people" | "age">>;

/** Which stories are looked for, and from where on. */
export type LibraryQuery = {
  /** The cursor of the page before: what follows it. */
  after?: string;
  /** Words that title or content must hold; case and accents do not matter. */
  search?: string;
  favouritesOnly?: boolean;
};

/** Some of a person's stories, newest first. */
export type LibraryPage = {
  cards: readonly StoryCard[];
  /** Cursor of the next page; null when this is the last. */
  next: string | null;
};

/** How many stories a person has and may have. */
export type Counts = {
  /** Stories that have taken a place under the limit. */
  storyCount: number;
  /** Stories in the library now. */
  totalStoryCount: number;
  max_amount_of_stories: number;
};

/** How many of the places are taken. There may have been more stories than there are places now: in a plan that is over. */
export const placesTaken = ({ storyCount, max_amount_of_stories }: Counts): number =>
  Math.min(storyCount, max_amount_of_stories);

/** What the pages do with a person's stories. Every function takes the owner's id first and touches nobody else's. */
export type Library = {
  list(owner: string, query: LibraryQuery): Promise<LibraryPage>;
  /** Opens a story, and notes that it has been read. @throws {Problem} not_found, also for another owner's. */
  open(owner: string, id: string): Promise<WholeStory>;
  /** A story to go on from. @throws {Problem} not_found, also for another owner's and for one without a sure name. */
  origin(owner: string, id: string): Promise<StoryOrigin>;
  /** @throws {Problem} not_found. */
  setFavourite(owner: string, id: string, isFavourite: boolean): Promise<void>;
  /** Takes a story out of the library; `restore` brings it back within a day. @throws {Problem} not_found. */
  remove(owner: string, id: string): Promise<void>;
  /** @throws {Problem} not_found when it is gone for good. */
  restore(owner: string, id: string): Promise<void>;
  counts(owner: string): Promise<Counts>;
  /** Every story of a person, oldest first, one by one. */
  all(owner: string): AsyncIterable<WholeStory>;
};
