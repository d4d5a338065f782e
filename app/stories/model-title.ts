/** A model's text with its title line taken off. The pieces begin with the story's first visible character. */
export type TitledPieces = { title?: string; pieces: AsyncIterable<string> };

/** A longer first line is a sentence that happens to carry a mark: it belongs to the story. */
export const LONGEST_TITLE_CHARACTERS = 100;

/** Room for the marks around a title while its line is still arriving. */
const LONGEST_MARKED_LINE = LONGEST_TITLE_CHARACTERS + 30;

const LABELS = ["title:", "título:", "titulo:"];

/**
 * Splits off a leading title line: `# Title`, `**Title**`, `Title:` or `Título:`. A first line without such a mark is
 * story. Waits for no more text than it takes to see that there is no mark; with one, for the end of its line.
 * Rejects with whatever the source throws before that is decided.
 */
export async function splitTitle(source: AsyncIterable<string>): Promise<TitledPieces> {
  const pieces = source[Symbol.asyncIterator]();
  let head = "";
  for (;;) {
    const step = await pieces.next();
    if (!step.done) head = (head + step.value).trimStart();
    const split = splitHead(head, step.done === true);
    if (split) return { title: split.title, pieces: restOf(split.story, pieces) };
  }
}

/** The verdict on the text so far, or null while more of it is needed. */
function splitHead(head: string, isWhole: boolean): { title?: string; story: string } | null {
  const mark = markOf(head);
  if (mark === "none" || (mark === "open" && isWhole)) return { story: head };
  if (mark === "open") return null;
  const lineEnd = head.search(/[\r\n]/);
  if (lineEnd < 0 && !isWhole && head.length <= LONGEST_MARKED_LINE) return null;
  const line = lineEnd < 0 ? head : head.slice(0, lineEnd);
  const title = titleOf(line.trimEnd());
  if (title === null) return { story: head };
  return { title: title || undefined, story: head.slice(line.length).trimStart() };
}

/** Whether a text begins with the mark of a title; "open" while it is too short to tell. */
function markOf(head: string): "none" | "title" | "open" {
  if (/^(?:#{1,6}[ \t]|\*\*[^*\s])/.test(head)) return "title";
  if (/^(?:#{0,6}|\*{1,2})$/.test(head)) return "open";
  const start = head.slice(0, "título:".length).normalize("NFC").toLowerCase();
  if (LABELS.some((label) => start.startsWith(label))) return "title";
  return LABELS.some((label) => label.startsWith(start)) ? "open" : "none";
}

/** The bare title of a marked line (empty if nothing but marks), or null if the line is a sentence of the story. */
function titleOf(line: string): string | null {
  if (line.startsWith("**") && !/^\*\*[^*]+\*\*$|^\*\*(?:title|t[ií]tulo):\*\*/i.test(line.normalize("NFC")))
    return null;
  const title = line
    .normalize("NFC")
    .replace(/^#+\s*|\s*#+$|\*\*/g, "")
    .trim()
    .replace(/^(?:title|t[ií]tulo):\s*/i, "")
    .replace(/^["“«](.*)["”»]$/, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(title).length > LONGEST_TITLE_CHARACTERS ? null : title;
}

async function* restOf(story: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    let hasBegun = story !== "";
    if (hasBegun) yield story;
    for (let step = await pieces.next(); !step.done; step = await pieces.next()) {
      const piece = hasBegun ? step.value : step.value.trimStart();
      if (piece === "") continue;
      hasBegun = true;
      yield piece;
    }
  } finally {
    await pieces.return?.();
  }
}
