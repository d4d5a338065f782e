import { afterEach, expect, test, vi } from "vitest";
import { askForListeners } from "./listeners-list.ts";

const { signal } = new AbortController();
const LOLA = { id: "lola", nickname: "Lola", age: 7 };

afterEach(() => void vi.unstubAllGlobals());

test("a person's listeners come as the account has them", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ listeners: [LOLA] }));
  expect(await askForListeners(signal)).toEqual([LOLA]);
});

test.each([
  ["nobody is logged in any more", async () => Response.json({ code: "not_logged_in" }, { status: 401 })],
  ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["something else answers", async () => new Response("<html>")],
])("the form does without them where %s", async (_, fetched) => {
  vi.stubGlobal("fetch", fetched);
  expect(await askForListeners(signal)).toBeNull();
});
