import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Person } from "#app/accounts/contract.ts";
import { Problem } from "#app/problem.ts";
import { libraryContext, personContext } from "#app/visit.ts";
import type { Library } from "./library-contract.ts";
import { originLoader } from "./origin-loader.ts";

const ANA = { id: "ana", email: "ana@example.test", sessionId: "s1" };
const ORIGIN = { id: "one", title: "Uno", language: "es", people: ["Lola"], age: 4 } as const;

async function shown(path: string, person: Person | null | "unknown", failure?: Error) {
  const context = new RouterContextProvider();
  context.set(personContext, person);
  const origin: Library["origin"] = async (owner, id) => {
    if (failure) throw failure;
    if (owner !== ANA.id || id !== ORIGIN.id) throw new Problem("not_found");
    return ORIGIN;
  };
  context.set(libraryContext, { origin } as Library);
  return originLoader({ request: new Request(`http://localhost${path}`), context });
}

test("the form learns which story the next one goes on from, and no cache keeps it", async () => {
  const answer = await shown("/generator?from=one", ANA);
  expect(answer.data).toEqual({ state: "found", story: ORIGIN });
  expect(new Headers(answer.init?.headers).get("Cache-Control")).toBe("no-store");
});

test.each([
  ["/generator", ANA, "none"],
  ["/generator?from=", ANA, "none"],
  ["/generator?from=other", ANA, "gone"],
  ["/generator?from=one", null, "guest"],
  ["/generator?from=one", "unknown", "unreachable"],
] as const)("%s for %o goes on from no story: %s", async (path, person, state) => {
  expect((await shown(path, person)).data).toEqual({ state, story: null });
});

test("while the database is away the form is there, and what nobody expected is not swallowed", async () => {
  expect((await shown("/generator?from=one", ANA, new Problem("database_unavailable"))).data.state).toBe("unreachable");
  await expect(shown("/generator?from=one", ANA, new Error("a fault"))).rejects.toThrow("a fault");
});
