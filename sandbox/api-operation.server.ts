import { invalid, noSuchIn } from "./api-refusal.server.ts";
import type { RawGroup } from "./form-params.server.ts";
import { group, type Reader, text, wholeNumber } from "./param-readers.server.ts";
import type { Changing, Reading } from "./payments-store.server.ts";

export type Call = {
  /** The parameters as they came. */
  params: RawGroup;
  /** What the address names, or "". */
  id: string;
  /** Now, in Unix seconds. */
  at: number;
};

/** One thing that the payment provider can be asked for. It refuses by throwing an ApiRefusal. */
export type Operation =
  | { method: "GET"; path: string; run(reading: Reading, call: Call): Promise<object> }
  | { method: "POST" | "DELETE"; path: string; run(changing: Changing, call: Call): Promise<object> };

const USUAL_LIMIT = 10;
const HIGHEST_LIMIT = 100;

/** The parameters that page through a list. */
const PAGING = {
  limit: wholeNumber({ least: 1, most: HIGHEST_LIMIT }),
  starting_after: text(),
  ending_before: text(),
};

/** Reads a list's own parameters beside those that page through it. */
export const listParams = <S extends Record<string, Reader<unknown>>>(shape: S) => group({ ...shape, ...PAGING });

type Paging = { limit?: number | undefined; starting_after?: string | undefined; ending_before?: string | undefined };

/** One page of a list, in the provider's envelope. @param what a thing in the list is called when it is not there */
export function pageOf(
  all: readonly { id: string }[],
  { limit = USUAL_LIMIT, starting_after: after, ending_before: before }: Paging,
  { url, what }: { url: string; what: string },
): object {
  if (after !== undefined && before !== undefined)
    throw invalid("You may only specify one of these parameters: ending_before, starting_after.", {
      param: "starting_after",
    });
  const placeOf = (id: string, param: string) => {
    const place = all.findIndex((one) => one.id === id);
    if (place === -1) throw noSuchIn(param, what, id);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, "starting_after") + 1;
  return { object: "list", data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

/** For what takes no parameters. */
export const NO_PARAMS = group({});
