import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectWhileSeen } from "./live-presence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page and what happened to its connection. */
function aPage(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const window = new EventTarget();
  const did: string[] = [];
  const stop = connectWhileSeen({ wake: () => did.push("wake"), rest: () => did.push("rest") }, document, window);
  return {
    stop,
    did: () => did.splice(0),
    become: (seen: DocumentVisibilityState) => {
      document.visibilityState = seen;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    happen: (type: string) => void window.dispatchEvent(new Event(type)),
  };
}

test("a page that is seen connects, and one that nobody has looked at waits until somebody does", () => {
  expect(aPage("visible").did()).toEqual(["wake"]);
  const { did, become } = aPage("hidden");
  expect(did()).toEqual([]);
  become("visible");
  expect(did()).toEqual(["wake"]);
});

test("a hidden page keeps its connection for half a minute, and no longer", () => {
  const { did, become } = aPage("visible");
  did();
  become("hidden");
  vi.advanceTimersByTime(29_999);
  become("visible");
  expect(did()).toEqual(["wake"]);
  become("hidden");
  vi.advanceTimersByTime(30_000);
  expect(did()).toEqual(["rest"]);
});

test("without a network it rests, and with it it wakes, unless nobody sees the page", () => {
  const { did, become, happen } = aPage("visible");
  did();
  happen("offline");
  happen("online");
  expect(did()).toEqual(["rest", "wake"]);
  become("hidden");
  happen("online");
  expect(did()).toEqual([]);
});

test("a page that is left rests at once, and wakes when it is shown again", () => {
  const { did, happen } = aPage("visible");
  did();
  happen("pagehide");
  happen("pageshow");
  expect(did()).toEqual(["rest", "wake"]);
});

test("once stopped it rests, and hears nothing any more", () => {
  const { did, become, happen, stop } = aPage("visible");
  did();
  stop();
  become("visible");
  happen("online");
  vi.runAllTimers();
  expect(did()).toEqual(["rest"]);
  expect(vi.getTimerCount()).toBe(0);
});
