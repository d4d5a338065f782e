import type { Cast } from "#storyteller/language/entity.ts";
import type { Paragraph } from "#storyteller/language/realise.ts";

/** The last thing said is a question, with or without "asked Lola." behind it. */
const ENDS_IN_QUESTION = /\?[”»]?(?: [^.!?¡¿“”]*\.)?$/;

/**
 * The extra paragraphs of a scene in the order in which they may be told: each list is one run, and a paragraph of a run leans on
 * the ones before it. Within a run, a question and its answer are one unit, told together or not at all. A refrain stands alone. What is linked to other places is not among them: see `linkedUnits`.
 */
export function extraRuns(paragraphs: readonly Paragraph[], refrain?: Cast["refrain"]): Paragraph[][][] {
  const runs: Paragraph[][][] = [];
  let previous: Paragraph | undefined;
  for (const paragraph of paragraphs) {
    if (paragraph.extra && paragraph.link === undefined) {
      const isRefrain = paragraph.text === refrain?.line || paragraph.text === refrain?.last;
      const run = previous?.extra && previous.link === undefined && !isRefrain ? runs.at(-1) : undefined;
      if (!run) runs.push([[paragraph]]);
      else if (previous && ENDS_IN_QUESTION.test(previous.text)) run.at(-1)?.push(paragraph);
      else run.push([paragraph]);
    }
    previous = paragraph;
  }
  return runs;
}

/** The extra paragraphs of a whole story that are linked: what is planted in one scene and comes back in another is one unit. */
export function linkedUnits(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const linked = paragraphs.filter(({ link }) => link !== undefined);
  return [...Map.groupBy(linked, ({ link }) => link).values()];
}
