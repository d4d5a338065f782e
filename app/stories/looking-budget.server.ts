import { setImmediate as othersTurn } from "node:timers/promises";
import { type LookingBudget, RECORD_CONTENT_MAX, RECORDS_LISTED, RecordRefusal } from "./records-contract.ts";

/** For one request, in characters gone through: the largest page there can be, read once, and a fifth of it besides. */
const MOST_IN_A_REQUEST = 1.2 * RECORDS_LISTED.max * (RECORD_CONTENT_MAX + 500);
/** Then others have their turn: a few milliseconds' worth. */
const MOST_AT_A_TIME = 1_500_000;

/** The budget of one request that is about to begin. */
export function createLookingBudget(): LookingBudget {
  let left = MOST_IN_A_REQUEST;
  let sinceTurn = 0;
  let turns: Promise<unknown> = Promise.resolve();

  async function pause(): Promise<void> {
    sinceTurn = 0;
    turns = turns.then(() => othersTurn());
    await turns;
  }

  return {
    pause,
    spend(weight) {
      left -= weight;
      if (left < 0)
        throw new RecordRefusal(
          "bad_input",
          "This looks at too much at once: ask for less, in smaller pages or with fewer tests.",
        );
      sinceTurn += weight;
      return sinceTurn > MOST_AT_A_TIME ? pause() : undefined;
    },
  };
}
