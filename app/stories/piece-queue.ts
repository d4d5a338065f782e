type Step = IteratorResult<string, undefined>;

/**
 * Text from a writer that cannot wait to a reader that can. What arrives while nobody asks is joined to one piece; the
 * end and a failure come after all text before them. Cheaper than a stream or a generator, which matters because it
 * runs once per token of every open story. One reader at a time.
 */
export class PieceQueue {
  #text = "";
  #ending: { failure?: unknown; isFailure: boolean } | null = null;
  #reader: { resolve: (step: Step) => void; reject: (failure: unknown) => void } | null = null;

  /** Adds text; ignored after the end. */
  push(text: string): void {
    if (this.#ending || text === "") return;
    if (this.#reader) this.#take()?.resolve({ value: text, done: false });
    else this.#text += text;
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
    const reader = this.#take();
    if (reader) this.next().then(reader.resolve, reader.reject);
  }

  #take() {
    const reader = this.#reader;
    this.#reader = null;
    return reader;
  }
}
