import type { Failure } from "./story-client.ts";

/**
 * How it stands with the ending of a story that broke off; its words have these keys. "gone" is for good: the server has
 * nothing to end, and asking again changes nothing.
 */
export type EndingOnOffer = "offered" | "asked" | "notCome" | "tooMany" | "gone";

/** How it stands after an ending was asked for and did not come. */
export function endingAfter({ code }: Failure): EndingOnOffer {
  if (code === "invalid_request") return "gone";
  return code === "too_many_requests" ? "tooMany" : "notCome";
}
