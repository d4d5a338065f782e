/** One member of a story's cast, or a place or thing of it, as the grammar needs to know it. */
export type StoryPart = {
  /** "name": said alone (Lola) · "noun": takes an article (dragón) · "ready": used as it stands («la abuela», "Grandma"). */
  kind: "name" | "noun" | "ready";
  text: string;
  /** Unknown for some children; a noun always has one in Spanish. */
  gender?: "m" | "f";
  /** Spanish: feminine with a stressed a- ("agua"): el, un. */
  tonicA?: boolean;
  /** English: the sound that decides a/an. */
  an?: boolean;
  /** What nobody counts: "some snow". */
  mass?: boolean;
  /** The words that introduce this one, when they are not simply the name or "a dragon": «su perro Nube». */
  intro?: string;
  /** What the thing does, as a past predicate. */
  does?: string;
  /** What kind of creature somebody is, without an article: «dragón». */
  species?: string;
  /** The same for the teller: its id in creature-words.ts, by which the body is known. */
  creature?: string;
};

/** What the next story with the same hero takes up: who was there, and where. */
export type StoryThread = {
  /** The language of the parts: only names are taken into another one. */
  language: "es" | "en";
  hero: StoryPart;
  friend?: StoryPart;
  /** Further children, by name. */
  others: readonly string[];
  elder?: StoryPart;
  home?: StoryPart;
  light?: StoryPart;
  place?: StoryPart;
  thing?: StoryPart;
};

/** What is kept of how a story was told, so that the next one is another one. */
export type StoryTrace = {
  /** The plot of a story of the house. */
  plot?: string;
  /** Marks of the passages of a story of the house. */
  passages: readonly string[];
  /** Absent where nobody's name is sure. */
  thread?: StoryThread;
};

/** What a family has heard, the latest first. Nothing in it says what a story was about. */
export type StoryMemory = {
  /** Plots of whole stories. */
  plots: readonly string[];
  /** Marks of passages. */
  passages: readonly string[];
};
