/** A sentence without an end in sight is let go at a word's edge after this many characters: memory has a bound. */
const LONGEST_SENTENCE_CHARACTERS = 1_000;

// The end of a sentence: its mark, whatever closes after it, and the white space that proves it; or the end of a line.
const END_PATTERN = /[.!?…]+["'”’»)\]]*(?=\s)|(?=\n)/u;
const SENTENCE_END = new RegExp(END_PATTERN, "gu");

/** Whether a sentence may have come to its end somewhere in this text: cheap, and never wrong when it says no. */
export function mayEndSentence(text: string): boolean {
  return END_PATTERN.test(text);
}

/**
 * Cuts a text that arrives in pieces into sentences. Each sentence carries the white space before it, so that the
 * sentences joined are the text, without white space at its two ends.
 */
export class SentenceSplitter {
  #waiting = "";
  /** Where in the waiting text a sentence may still end: what lies before was searched in vain. */
  #searched = 0;

  /** Takes the next piece; returns the sentences that are now complete. */
  push(piece: string): string[] {
    this.#waiting += piece.replaceAll("\r", "");
    if (!/[\s]/u.test(piece)) return [];
    const sentences: string[] = [];
    for (let end = this.#nextEnd(); end > 0; end = this.#nextEnd()) sentences.push(this.#take(end));
    return sentences.filter((sentence) => sentence !== "");
  }

  /** The text has ended: what is left, as the last sentence. */
  end(): string[] {
    const rest = this.#waiting.trimEnd();
    this.#waiting = "";
    return rest === "" ? [] : [rest];
  }

  #nextEnd(): number {
    const firstWord = this.#waiting.search(/\S/u);
    if (firstWord < 0) return 0;
    SENTENCE_END.lastIndex = Math.max(firstWord + 1, this.#searched);
    const found = SENTENCE_END.exec(this.#waiting);
    if (found) return found.index + found[0].length;
    // A run of closing marks may be cut by the piece's edge.
    this.#searched = Math.max(0, this.#waiting.length - 8);
    if (this.#waiting.length <= LONGEST_SENTENCE_CHARACTERS) return 0;
    return Math.max(this.#waiting.lastIndexOf(" "), LONGEST_SENTENCE_CHARACTERS);
  }

  #take(end: number): string {
    const sentence = this.#waiting.slice(0, end);
    this.#waiting = this.#waiting.slice(end);
    this.#searched = 0;
    return sentence;
  }
}
