import { expect, test } from "vitest";
import { failureOf } from "./delivery-failure.ts";

const thrown = (details: Record<string, unknown>) => Object.assign(new Error("<ana@example.org> is not here"), details);

test.each([
  ["a reader who is not there", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, true],
  ["a text that is refused", { code: "EMESSAGE", command: "DATA", responseCode: 554 }, true],
  ["a reader who can't be written to", { code: "EENVELOPE", command: "API" }, true],
  ["a reader who is busy", { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }, false],
  ["a sender that is refused", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 }, false],
  ["a wrong login", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }, false],
  ["a server that is down", { code: "ESOCKET", command: "CONN" }, false],
  ["a fault of our own", { code: "ERR_SQLITE_ERROR" }, false],
])("%s: whether it is final shows in the failure", (_, details, isFinal) => {
  expect(failureOf(thrown(details))).toMatchObject({ code: details.code, isFinal });
});

test("whatever is thrown, something can be told of it, and no address", () => {
  for (const error of [thrown({}), "ana@example.org", undefined, null]) {
    const failure = failureOf(error);
    expect(failure).toMatchObject({ code: expect.any(String), isFinal: false });
    expect(JSON.stringify(failure)).not.toContain("ana@");
  }
});
