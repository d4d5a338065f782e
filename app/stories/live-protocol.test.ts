import { expect, test } from "vitest";
import { liveMessageOf, liveProtocols, startFrame } from "./live-protocol.ts";

const message = (frame: unknown) => liveMessageOf(JSON.stringify(frame));

test("a connection offers the protocol, and the host in a form that a header can carry", () => {
  const [protocol, header] = liveProtocols("cuentaluna.example:8443");
  expect(protocol).toBe("graphql-ws");
  expect(header).toMatch(/^header-[A-Za-z0-9_-]+$/);
  const decoded = Buffer.from(header?.slice("header-".length) ?? "", "base64url").toString();
  expect(JSON.parse(decoded)).toEqual({ host: "cuentaluna.example:8443" });
});

test("of a story nothing but its id is asked for", () => {
  const { payload } = JSON.parse(startFrame("deleted", "a.example")) as { payload: { data: string } };
  expect(JSON.parse(payload.data)).toEqual({
    query: "subscription { onDeleteGeneratedStories { id } }",
    variables: {},
  });
});

test.each([
  [300_000, 300_000],
  [1_000, 1_000],
  [undefined, 300_000],
  [0, 300_000],
  ["soon", 300_000],
])("the service names how long it may be silent: %s", (connectionTimeoutMs, silenceMs) => {
  expect(message({ type: "connection_ack", payload: { connectionTimeoutMs } })).toEqual({
    means: "acknowledged",
    silenceMs,
  });
});

test("a change names its story", () => {
  const frame = (data: unknown) => message({ id: "created", type: "data", payload: { data } });
  expect(frame({ onCreateGeneratedStories: { id: "one" } })).toEqual({
    means: "changed",
    change: "created",
    id: "one",
  });
  expect(frame({ onCreateGeneratedStories: null })).toBeNull();
  expect(frame(null)).toBeNull();
});

test.each([
  [{ errorType: "UnauthorizedException", errorCode: 401 }, true],
  [{ errorType: "BadRequestException" }, true],
  [{ message: "SubProtocolNotSupportedError", errorCode: 400 }, true],
  [{ errorType: "AccessDeniedException", errorCode: 403 }, true],
  [{ errorType: "LimitExceededError", errorCode: 429 }, false],
  [{ errorType: "InternalFailure", errorCode: 500 }, false],
])("a refusal is final where the same request would be refused again: %o", (error, isFinal) => {
  expect(message({ type: "connection_error", payload: { errors: [error] } })).toMatchObject({ isFinal });
  expect(message({ id: "created", type: "error", payload: { errors: error } })).toMatchObject({ isFinal });
});

test.each(["", "null", "7", "[]", "{", '"ka"', '{"type":7}', '{"type":"data","id":"other","payload":null}', undefined])(
  "what nobody can read says nothing: %s",
  (frame) => {
    expect(liveMessageOf(frame)).toBeNull();
  },
);
