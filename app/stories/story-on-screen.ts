import type { Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./contract.ts";
import type { WholeStory } from "./library-contract.ts";
import type { ArrivedEvent } from "./story-client.ts";

/** A story on the screen, while it comes and afterwards. */
export type StoryOnScreen = {
  title: string;
  text: string;
  storyteller: ToldBy;
  language: Language;
  preview: boolean;
  /** Everything has arrived. */
  whole: boolean;
  /** The storyteller broke off, and the house tells the rest. */
  endedByHouse: boolean;
  /** Where a person's story is; null while it is told, and always for a guest's. */
  keeping: "saved" | "pending" | "lost" | null;
};

/** The story with what has just arrived of it. @throws {Error} when its start has not. */
export function withArrived(story: StoryOnScreen | null, arrived: ArrivedEvent): StoryOnScreen {
  if (arrived.event === "start") {
    const { title = "", storyteller, language, preview } = arrived.data;
    return { title, text: "", storyteller, language, preview, whole: false, endedByHouse: false, keeping: null };
  }
  if (!story) throw new Error("a story began without its start");
  if (arrived.event === "text") return { ...story, text: story.text + arrived.data.text };
  if (arrived.event === "restart") return { ...story, text: "", title: "", storyteller: arrived.data.storyteller };
  const { title, preview, saved } = arrived.data;
  return { ...story, title, preview, whole: true, keeping: preview ? null : saved ? "saved" : "pending" };
}

/** A guest's half with the whole story that its claim has opened: what is on the screen goes on. */
export function openedWhole({ title, content, storyteller, language }: OpenedStory): StoryOnScreen {
  return {
    title,
    text: content,
    storyteller,
    language,
    preview: false,
    whole: true,
    endedByHouse: false,
    keeping: "saved",
  };
}

type OpenedStory = Pick<WholeStory, "title" | "content" | "storyteller" | "language">;

/**
 * A broken story with the ending that comes for it. An answer begins again from the story's first word: until it has
 * passed what is on the screen nothing there changes, and the title never does.
 */
export function goingOnFrom(broken: StoryOnScreen, answer: StoryOnScreen): StoryOnScreen {
  const text = broken.text.startsWith(answer.text) ? broken.text : answer.text;
  return { ...answer, title: broken.title || answer.title, text, endedByHouse: true };
}
