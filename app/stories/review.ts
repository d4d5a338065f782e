import type { Language } from "#storyteller/story-request.ts";
import type { TokenMeter } from "./token-meter.ts";

/** A second reader, on top of the rules: of windows of a few sentences before they are shown, or of the whole story. */
export type Review = {
  mode: "sentences" | "whole";
  /**
   * Whether the reader found a part of a story safe for this listener. False for everything else: an unsafe part, no
   * answer, none in time, none that is understood.
   * What the reading costs goes onto the meter, where there is one.
   * @throws the signal's reason after an abort
   */
  isSafe(
    text: string,
    listener: { age: number; language: Language },
    signal: AbortSignal,
    meter?: TokenMeter,
  ): Promise<boolean>;
};
