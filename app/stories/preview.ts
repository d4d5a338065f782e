import { graphemes } from "#app/graphemes.ts";

const WHITE_SPACE = /^\s+$/u;

/**
 * Cuts a story at its half while it is still being told.
 *
 * The half is counted in grapheme clusters of the NFC text, each run of white space as one: floor(n / 2), moved back to
 * a word's edge. What `push` and `end` return, joined, is always a prefix of the half of everything pushed so far.
 */
export class PreviewCut {
  /** Clusters not yet given away, in order. */
  #hidden: { text: string; isSpace: boolean }[] = [];
  /** Clusters counted so far, a run of white space as one. */
  #counted = 0;
  #countedEndsInSpace = false;
  /** How many of the hidden ones lie within the half, and how many counted characters reach to there. */
  #within = 0;
  #withinCounted = 0;
  #withinEndsInSpace = false;
  /** The last cluster may still grow: a combining mark may follow in the next piece. */
  #open = "";

  /** Takes the next piece of guarded text and returns what may be shown now (often nothing). */
  push(piece: string): string {
    const clusters = graphemes((this.#open + piece).normalize("NFC"));
    this.#open = clusters.pop() ?? "";
    for (const cluster of clusters) this.#hide(cluster);
    return this.#release();
  }

  /** The story has ended: what may be shown beyond what was. */
  end(): string {
    if (this.#open) this.#hide(this.#open);
    this.#open = "";
    return this.#release();
  }

  #hide(text: string): void {
    const isSpace = WHITE_SPACE.test(text);
    if (!(isSpace && this.#countedEndsInSpace)) this.#counted += 1;
    this.#countedEndsInSpace = isSpace;
    this.#hidden.push({ text, isSpace });
  }

  #release(): string {
    const half = Math.floor(this.#counted / 2);
    for (let next = this.#hidden[this.#within]; next; next = this.#hidden[this.#within]) {
      const count = this.#withinCounted + (next.isSpace && this.#withinEndsInSpace ? 0 : 1);
      if (count > half) break;
      this.#within += 1;
      this.#withinCounted = count;
      this.#withinEndsInSpace = next.isSpace;
    }
    return this.#takeUpTo(this.#lastWordsEnd());
  }

  /** Where the last word ends that lies whole within the half: the white space behind it must be in sight. */
  #lastWordsEnd(): number {
    let edge = this.#within;
    while (edge > 0 && !this.#isWordsEnd(edge)) edge -= 1;
    return edge;
  }

  #isWordsEnd(edge: number): boolean {
    return this.#hidden[edge]?.isSpace === true && this.#hidden[edge - 1]?.isSpace === false;
  }

  #takeUpTo(edge: number): string {
    this.#within -= edge;
    return this.#hidden
      .splice(0, edge)
      .map((cluster) => cluster.text)
      .join("");
  }
}

/** The first half of a whole story, by the same count. */
export function firstHalf(story: string): string {
  const cut = new PreviewCut();
  return cut.push(story) + cut.end();
}
