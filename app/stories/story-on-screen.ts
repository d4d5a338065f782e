import type { Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./contract.ts";
import type { WholeStory } from "./library-contract.ts";
import type { StoryMeant } from "./report-client.ts";
import type { AdultNote, SafetyReceipt } from "./safety-contract.ts";
import type { ArrivedEvent } from "./story-client.ts";

/** A story on the screen, while it comes and afterwards. */
export type StoryOnScreen = {
  title: string;
  text: string;
  /** Null where nobody here told the text: a claimed story that another program has changed since. */
  storyteller: ToldBy | null;
  language: Language;
  preview: boolean;
  /** Everything has arrived. */
  whole: boolean;
  /** The storyteller broke off, and the house tells the rest. */
  endedByHouse: boolean;
  /** Where a person's story is; null while it is told, and always for a guest's. */
  keeping: "saved" | "pending" | "lost" | null;
  /** What was checked and made gentler; null until the story's end has come, and for one from before there were receipts. */
  safety: SafetyReceipt | null;
  /** What the adult should see beside the story, if anything. */
  note: AdultNote | null;
  /** How the server knows which one is meant. */
  meant: StoryMeant;
};

/**
 * The story with what has just arrived of it.
 * @param key names the telling @throws {Error} when its start has not arrived
 */
export function withArrived(story: StoryOnScreen | null, arrived: ArrivedEvent, key: string): StoryOnScreen {
  if (arrived.event === "start") {
    const { title = "", storyteller, language, preview, note = null } = arrived.data;
    const notYet = { text: "", whole: false, endedByHouse: false, keeping: null, safety: null };
    return { ...notYet, title, storyteller, language, preview, note, meant: { key } };
  }
  if (!story) throw new Error("a story began without its start");
  if (arrived.event === "text") return { ...story, text: story.text + arrived.data.text };
  if (arrived.event === "restart") return { ...story, text: "", title: "", storyteller: arrived.data.storyteller };
  const { id, title, preview, saved, safety } = arrived.data;
  const keeping = preview ? null : saved ? "saved" : "pending";
  return { ...story, title, preview, whole: true, keeping, safety, meant: id === null ? story.meant : { id } };
}

/** A guest's half with the whole story that its claim has opened: what is on the screen goes on. */
export function openedWhole({ id, title, content, storyteller, language, safety }: OpenedStory): StoryOnScreen {
  return {
    title,
    text: content,
    storyteller,
    language,
    preview: false,
    whole: true,
    endedByHouse: false,
    keeping: "saved",
    safety,
    note: null,
    meant: { id },
  };
}

type OpenedStory = Pick<WholeStory, "id" | "title" | "content" | "storyteller" | "language" | "safety">;

/**
 * A broken story with the ending that comes for it. An answer begins again from the story's first word: until it has
 * passed what is on the screen nothing there changes, and the title never does.
 */
export function goingOnFrom(broken: StoryOnScreen, answer: StoryOnScreen): StoryOnScreen {
  const text = broken.text.startsWith(answer.text) ? broken.text : answer.text;
  return { ...answer, title: broken.title || answer.title, text, note: broken.note, endedByHouse: true };
}
