import { graphemes } from "#app/graphemes.ts";
import { REVEAL_MS_PER_CHARACTER } from "./contract.ts";

/** Where the typewriter writes, and whom it tells when it has nothing left to write. */
export type TypewriterOptions = {
  /** Gets one paragraph element for each paragraph of the text. */
  target: HTMLElement;
  /** All text that is there has been written; called again when more came and was written too. */
  onCaughtUp?: () => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/**
 * Writes a growing text one character each 50 ms. It appends to one text node per paragraph, so that a step costs the
 * same at the end of a long story as at its beginning. After a pause of the page itself it catches up.
 */
export class Typewriter {
  readonly #options: Required<TypewriterOptions>;
  #text = "";
  #waiting: string[] = [];
  #written = 0;
  #paragraph: Text | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastStepAt = 0;
  #paused = false;

  constructor(options: TypewriterOptions) {
    this.#options = { onCaughtUp: () => {}, now: () => performance.now(), ...options };
    options.target.replaceChildren();
  }

  /** The whole text so far. A text that does not go on from the last one starts anew; an empty one clears the page. */
  set text(text: string) {
    if (!text.startsWith(this.#text)) this.#reset();
    this.#waiting.push(...graphemes(text.slice(this.#text.length)));
    this.#text = text;
    this.#run();
  }

  get text(): string {
    return this.#text;
  }

  /** Stops until `resume`, and goes on where it was. */
  pause(): void {
    this.#paused = true;
    this.#halt();
  }

  resume(): void {
    this.#paused = false;
    this.#run();
  }

  /** Writes everything that is there at once. */
  showAll(): void {
    this.#paused = false;
    this.#write(this.#waiting.length);
  }

  /** Writes this many characters at once: where a reader goes on. */
  skipTo(characters: number): void {
    this.#write(Math.min(this.#waiting.length, characters - this.#written));
  }

  /** Stops for good; what was written stays. */
  destroy(): void {
    this.#halt();
  }

  #reset(): void {
    this.#halt();
    this.#text = "";
    this.#waiting = [];
    this.#written = 0;
    this.#paragraph = null;
    this.#options.target.replaceChildren();
  }

  #run(): void {
    if (this.#timer !== undefined || this.#paused || this.#waiting.length === 0) return;
    this.#lastStepAt = this.#options.now();
    this.#timer = setInterval(() => this.#step(), REVEAL_MS_PER_CHARACTER);
  }

  #halt(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  // Timers come late, and a hidden page's come once a second: the clock decides how much is due.
  #step(): void {
    const due = Math.max(1, Math.round((this.#options.now() - this.#lastStepAt) / REVEAL_MS_PER_CHARACTER));
    this.#lastStepAt += due * REVEAL_MS_PER_CHARACTER;
    this.#write(due);
  }

  #write(count: number): void {
    for (const character of this.#waiting.splice(0, count)) this.#append(character);
    this.#written += count;
    if (this.#waiting.length > 0) return;
    this.#halt();
    this.#options.onCaughtUp();
  }

  #append(character: string): void {
    if (character === "\n" || character === "\r\n") {
      this.#paragraph = null;
      return;
    }
    if (!this.#paragraph) {
      const element = document.createElement("p");
      this.#paragraph = document.createTextNode("");
      element.append(this.#paragraph);
      this.#options.target.append(element);
    }
    this.#paragraph.appendData(character);
  }
}

/** The paragraphs of a story's text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
