/** Tokens as a provider counts them; what it has not said, or not yet, is absent. */
export type TokenUse = { input?: number; output?: number };

/** Fewer than English or Spanish text has on average, so that an estimate is rather too high than too low. */
const CHARACTERS_PER_TOKEN = 3;

/** The tokens of a text whose provider says nothing of them. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** What one call to a model costs: as its provider says, else estimated from what was sent and what came. */
export class MeteredCall {
  readonly #requestCharacters: number;
  readonly #over = Promise.withResolvers<void>();
  #use: TokenUse = {};
  #textCharacters = 0;
  #isFree = false;
  #isWhole = false;

  constructor(requestCharacters: number) {
    this.#requestCharacters = requestCharacters;
  }

  /** The provider's own count so far; a later one replaces it. */
  report(use: TokenUse): void {
    this.#use = { ...this.#use, ...use };
  }

  hear(characters: number): void {
    this.#textCharacters += characters;
  }

  /** Nobody has read the call, or the provider has turned it away: neither is billed. */
  turnAway(): void {
    this.#isFree = true;
  }

  /** The text came to its end: what the provider says of it is its last word. */
  complete(): void {
    this.#isWhole = true;
  }

  /** Nothing more will come. */
  end(): void {
    this.#over.resolve();
  }

  /** Kept when nothing more will come. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  get tokens(): number {
    if (this.#isFree) return 0;
    const { input = estimatedTokens(this.#requestCharacters), output } = this.#use;
    const estimated = estimatedTokens(this.#textCharacters);
    // A count from the middle of an answer says less than what has been heard of it.
    return input + (this.#isWhole ? (output ?? estimated) : Math.max(output ?? 0, estimated));
  }
}

/** Adds up what all the calls of one telling cost: second tries, shortenings, reviews and second storytellers included. */
export class TokenMeter {
  readonly #calls: MeteredCall[] = [];

  begin(requestCharacters: number): MeteredCall {
    const call = new MeteredCall(requestCharacters);
    this.#calls.push(call);
    return call;
  }

  /** Waits for the last word of every call: a provider says what it has counted after the text. */
  async over(): Promise<void> {
    await Promise.all(this.#calls.map((call) => call.over));
  }

  get tokens(): number {
    return this.#calls.reduce((sum, call) => sum + call.tokens, 0);
  }
}
