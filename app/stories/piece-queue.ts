type Step = IteratorResult<string, undefined>;

/** A sentence's last marks and the space behind them may come in two pieces. */
const SEAM_CHARACTERS = 8;
/** Text without an end in sight is passed on all the same. */
const MOST_JOINED_CHARACTERS = 1_000;

/**
 * Text from a writer that cannot wait to a reader that can. What arrives while nobody asks is joined to one piece; the
 * end and a failure come after all text before them. Cheaper than a stream or a generator, which matters because it
 * runs once per token of every open story. One reader at a time.
 */
export class PieceQueue {
  readonly #isWorthWaking: (text: string) => boolean;
  #text = "";
  #ending: { failure?: unknown; isFailure: boolean } | null = null;
  #reader: { resolve: (step: Step) => void; reject: (failure: unknown) => void } | null = null;

  /**
   * @param isWorthWaking whether a reader who waits should hear of this text now, seen together with the few characters
   *   before it. What is not worth it is joined to what follows.
   */
  constructor(isWorthWaking: (text: string) => boolean = () => true) {
    this.#isWorthWaking = isWorthWaking;
  }

  /** Adds text; ignored after the end. */
  push(text: string): void {
    if (this.#ending || text === "") return;
    const seam = this.#text.slice(-SEAM_CHARACTERS);
    this.#text += text;
    if (!this.#reader) return;
    if (this.#isWorthWaking(seam + text) || this.#text.length > MOST_JOINED_CHARACTERS) this.#wake();
  }

  /** No text will follow. Only the first end or failure counts. */
  end(): void {
    this.#finish({ isFailure: false });
  }

  /** The reader gets the text so far, and then this. */
  fail(failure: unknown): void {
    this.#finish({ failure, isFailure: true });
  }

  next(): Promise<Step> {
    if (this.#text !== "") {
      const value = this.#text;
      this.#text = "";
      return Promise.resolve({ value, done: false });
    }
    if (!this.#ending) return new Promise((resolve, reject) => (this.#reader = { resolve, reject }));
    const { isFailure, failure } = this.#ending;
    this.#ending = { isFailure: false };
    return isFailure ? Promise.reject(failure) : Promise.resolve({ value: undefined, done: true });
  }

  #finish(ending: { failure?: unknown; isFailure: boolean }): void {
    if (this.#ending) return;
    this.#ending = ending;
    this.#wake();
  }

  /** Gives a reader who waits what there is: the text so far, else how it ended. */
  #wake(): void {
    const reader = this.#reader;
    this.#reader = null;
    if (reader) this.next().then(reader.resolve, reader.reject);
  }
}
