const ABBREVIATION = /(?:^|[\s("“«])(?:Sr|Sra|Srta|Dr|Dra|D|Dña|Mr|Mrs|Ms|St)\.$/u;
/** A final mark, what closes after it, and the white space before something that can begin a sentence. */
const BOUNDARY = /(?<=[.!?…][»”"’')\]]*)\s+(?=[«“"‘'([—–-]*[¿¡]*[«“"‘]*[\p{Lu}\p{N}])/u;

/** The paragraphs of a story: what stands between line ends. None is empty. */
export function paragraphsOf(story: string): string[] {
  return story
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/** The sentences of a story. What a narrator puts into direct speech («—¿Qué? —dijo Ana») does not end one. */
export function sentencesIn(story: string): string[] {
  return paragraphsOf(story).flatMap((paragraph) => {
    const sentences: string[] = [];
    for (const part of paragraph.split(BOUNDARY)) {
      const last = sentences.at(-1);
      if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
    }
    return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  });
}

/** The words of a text as written, without what stands around them. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
