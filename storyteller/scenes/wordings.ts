import { endsInSpeech, SPEECH_IS_OVER } from "#storyteller/language/speakers.ts";
import { pick, type Random } from "#storyteller/random.ts";
import type { Passage } from "./passage.ts";

/** Wordings in their brackets; the group is what stands between them. */
export const GROUP = /\[([^[\]]*)\]/g;
/** A bar inside a slot, `{hero:cansado|cansada|con sueño}`, divides forms of a word and not wordings. */
const BAR_BETWEEN_WORDINGS = /\|(?![^{]*\})/;

/** The wordings of a group as its author wrote them: `one|another`. */
export const wordingsOf = (group: string): string[] => group.split(BAR_BETWEEN_WORDINGS);

/** Somebody of the cast, and what is told in the past: that is the story, and nobody who speaks of it. */
const IS_TOLD = /\{(?:hero|friend|star|pal|elder)\b[^}]*\}.*?\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})/iu;
const IN_SPEECH = /(?<!\p{L})(?:yo|me|mi|tú|te|tu|nos)(?!\p{L})/iu;
const narrates = (text: string) => {
  const [sentence = ""] = text.split(/(?<=[.!?…])\s/);
  return IS_TOLD.test(sentence) && !IN_SPEECH.test(sentence) && !/[¿¡]/.test(sentence);
};

/**
 * The same passage in one of its many wordings: of each `[one|another]` one is drawn, each independently of the others. Where one wording ends in
 * speech and another one in a sentence of the story, what follows is the story.
 */
export function worded(passage: Passage, random: Random): Passage {
  return passage.map((paragraph) => {
    let told = "";
    let end = 0;
    let speech: "none" | "perhaps over" | "over" = "none";
    const add = (text: string) => {
      if (text.trim() === "") told += text;
      else {
        const goesOn = speech === "over" || (speech === "perhaps over" && narrates(text.trim()));
        const isStory = goesOn && !/^\s*—/.test(text);
        told = isStory ? `${told.trimEnd()}${SPEECH_IS_OVER}${text.trimStart()}` : told + text;
        speech = "none";
      }
    };
    for (const match of paragraph.matchAll(GROUP)) {
      const wordings = wordingsOf(match[1] ?? "");
      const drawn = pick(random, wordings) ?? "";
      add(paragraph.slice(end, match.index));
      add(drawn);
      if (endsInSpeech(drawn)) speech = wordings.every(endsInSpeech) ? "perhaps over" : "over";
      end = match.index + match[0].length;
    }
    add(paragraph.slice(end));
    return told;
  });
}
