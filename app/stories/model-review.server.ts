import { MODEL_PROTOCOLS } from "./model-protocols.ts";
import type { ModelAccess } from "./model-storyteller.server.ts";
import { openModelStream } from "./model-stream.server.ts";
import type { Review } from "./review.ts";
import { reviewPrompt, verdictIn } from "./review-prompt.ts";
import { StorytellerFailure } from "./storyteller.ts";
import type { TokenMeter } from "./token-meter.ts";

export type ModelReviewOptions = Pick<Review, "mode"> & {
  /** The timeouts are those of one answer. */
  access: ModelAccess;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

/** Room for the one word and a topic. */
const ANSWER_WORDS = 10;
/** An answer that is longer is none: there is no need to hear it out. */
const LONGEST_ANSWER_CHARACTERS = 200;

/** A second reader on any server that speaks one of the protocols. Each part is one call, never repeated. */
export function createModelReview({ mode, access, log }: ModelReviewOptions): Review {
  const { baseUrl, apiKey, model, timeouts, clock: nowMs = Date.now } = access;
  const protocol = MODEL_PROTOCOLS[access.protocol];

  async function answerTo(text: string, age: number, signal: AbortSignal, meter?: TokenMeter): Promise<string> {
    const prompt = reviewPrompt(text, age);
    const request = protocol.writeRequest({
      baseUrl,
      apiKey,
      model,
      prompt,
      wordCeiling: ANSWER_WORDS,
      temperature: 0,
    });
    let answer = "";
    for await (const piece of openModelStream({ request, protocol, timeouts, signal, meter, nowMs })) {
      answer += piece;
      if (answer.length > LONGEST_ANSWER_CHARACTERS) break;
    }
    return answer;
  }

  return {
    mode,
    async isSafe(text, { age }, signal, meter) {
      try {
        const verdict = verdictIn(await answerTo(text, age, signal, meter));
        if (verdict === null) log.warn({ model }, "the review gave no verdict: the story counts as not safe");
        return verdict === "safe";
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof StorytellerFailure)) throw error;
        log.warn(
          { reason: error.reason, detail: error.message, model },
          "the review failed: the story counts as not safe",
        );
        return false;
      }
    },
  };
}
