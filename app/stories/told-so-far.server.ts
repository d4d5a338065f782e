import { withoutEmphasis } from "#guard/markup.ts";
import { faultInTitle } from "#guard/story-guard.ts";
import { ageBand, wordRange } from "#storyteller/age-bands.ts";
import { listenerOf } from "#storyteller/request/listener-of.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { ToldBy } from "./contract.ts";
import { withoutNul } from "./guarded-text.server.ts";
import { PreviewCut } from "./preview.ts";
import { receiptFor } from "./receipt.server.ts";
import type { Softened } from "./safety-contract.ts";
import type { ToldStory } from "./store.server.ts";
import type { Telling } from "./storyteller.ts";
import { traceOfWritten } from "./written-trace.server.ts";

/** A story of which so much has been shown is not taken back: it is brought to its end. */
const BEYOND_RETURN = 1 / 3;

type Shown = { event: "text"; data: { text: string } };

/** One attempt at a story as far as it has been told, and as far as it has been shown. */
export class ToldSoFar {
  readonly #telling: Telling;
  readonly #request: StoryRequest;
  readonly #toldBy: ToldBy;
  readonly #options: { preview: boolean; untitled: string; isReviewed: boolean };
  readonly #cut: PreviewCut | null;
  readonly #softened = new Set<Softened>();
  #told: string[] = [];
  #shownWords = 0;
  #toldWords = 0;

  constructor(
    telling: Telling,
    request: StoryRequest,
    toldBy: ToldBy,
    options: { preview: boolean; untitled: string; isReviewed: boolean },
  ) {
    this.#telling = telling;
    this.#request = request;
    this.#toldBy = toldBy;
    this.#options = options;
    this.#cut = options.preview ? new PreviewCut() : null;
  }

  /** Takes guarded text, and says what of it may be shown now. */
  *add(text: string): Generator<Shown> {
    this.#told.push(text);
    this.#toldWords += wordsIn(text);
    yield* this.#show(this.#cut ? this.#cut.push(text) : text);
  }

  /** The story has ended: what may be shown beyond what was. */
  *end(): Generator<Shown> {
    yield* this.#show(this.#cut?.end() ?? "");
  }

  *#show(text: string): Generator<Shown> {
    if (text === "") return;
    this.#shownWords += wordsIn(text);
    yield { event: "text", data: { text } };
  }

  get hasShownText(): boolean {
    return this.#shownWords > 0;
  }

  /** Whether a third of such a story has been shown. How long this one would have been nobody knows: the age's usual length stands for it. */
  get isBeyondReturn(): boolean {
    const { from, to } = this.#range();
    return this.#shownWords >= ((from + to) / 2) * BEYOND_RETURN;
  }

  /** Whether so much has been told that this may have been all. */
  get mayBeWhole(): boolean {
    return this.#toldWords >= Math.min(this.#range().from, ageBand(this.#request.age).words[0]);
  }

  #range() {
    return wordRange(this.#request.age, this.#request.length);
  }

  get text(): string {
    return this.#told.join("");
  }

  soften(what: Softened): void {
    this.#softened.add(what);
  }

  titleToShow(): string | undefined {
    const title = withoutEmphasis(withoutNul(this.#telling.title ?? "")).trim();
    return title && faultInTitle(title, listenerOf(this.#request)) === null ? title : undefined;
  }

  story(): ToldStory {
    if (this.#telling.isShortened) this.soften("shortened");
    return {
      title: this.titleToShow() ?? this.#options.untitled,
      content: this.text,
      language: this.#request.language,
      storyteller: this.#toldBy,
      safety: receiptFor(this.#softened, this.#options.isReviewed),
      trace: this.#telling.trace ?? traceOfWritten(this.text, this.#request),
    };
  }

  /** The same of a story that broke off; undefined when nothing of it has been told. */
  broken(): ToldStory | undefined {
    return this.#told.length > 0 ? this.story() : undefined;
  }
}

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0;
