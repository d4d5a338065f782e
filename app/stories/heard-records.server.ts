import { GraphQLError } from "graphql";
import type { StoryRecord } from "./records-contract.ts";

/** Events that wait for one subscriber. Records are shared between subscribers; a burst of a whole library fits. */
export const HEARD_WAITING_MAX = 200;

/**
 * What is heard, to be iterated over. Hearing begins at once, before anybody asks for the first record, and ends with
 * `return()`. A subscriber for whom too many wait is ended by an error, once it has had those: a gap in what it hears
 * must not go unnoticed.
 * @param listen hands over the records, or a fault that ends the iteration; returns what stops it
 */
export function heardRecords(
  listen: (take: (record: StoryRecord) => void, fail: (error: unknown) => void) => () => void,
): AsyncIterableIterator<StoryRecord> {
  const waiting: StoryRecord[] = [];
  const asking: PromiseWithResolvers<IteratorResult<StoryRecord>>[] = [];
  let fault: { error: unknown } | null = null;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    stop();
    for (const asked of asking.splice(0)) settleAtEnd(asked);
  }

  function settleAtEnd(asked: PromiseWithResolvers<IteratorResult<StoryRecord>>): void {
    const failed = fault;
    fault = null;
    if (failed) asked.reject(failed.error);
    else asked.resolve({ done: true, value: undefined });
  }

  function fail(error: unknown): void {
    if (isOver) return;
    fault = { error };
    end();
  }

  function take(record: StoryRecord): void {
    if (isOver) return;
    const asked = asking.shift();
    if (asked) asked.resolve({ done: false, value: record });
    else if (waiting.length < HEARD_WAITING_MAX) waiting.push(record);
    else fail(tooManyWaiting());
  }

  const stop = listen(take, fail);
  return {
    next() {
      const record = waiting.shift();
      if (record) return Promise.resolve({ done: false, value: record });
      const asked = Promise.withResolvers<IteratorResult<StoryRecord>>();
      if (isOver) settleAtEnd(asked);
      else asking.push(asked);
      return asked.promise;
    },
    return() {
      waiting.length = 0;
      fault = null;
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const tooManyWaiting = () =>
  new GraphQLError("Too many events wait for this subscription.", { extensions: { errorType: "LimitExceededError" } });
