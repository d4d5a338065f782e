import { expect, test } from "vitest";
import { endingAfter } from "./ending-on-offer.ts";

test("an ending may be asked for again, unless the server has nothing to end", () => {
  expect(endingAfter({ code: "invalid_request" })).toBe("gone");
  expect(endingAfter({ code: "too_many_requests", retryAfterSeconds: 60 })).toBe("tooMany");
  expect(endingAfter({ code: "offline" })).toBe("notCome");
  expect(endingAfter({ code: "storyteller_unavailable" })).toBe("notCome");
});
