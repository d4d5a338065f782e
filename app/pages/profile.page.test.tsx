import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { OpenSession, Person } from "#app/accounts/contract.ts";
import type { Listener } from "#app/accounts/listeners-contract.ts";
import type { Counts, Library } from "#app/stories/library-contract.ts";
import { INACTIVE, type PlanState } from "#app/subscriptions/contract.ts";
import { accountContext, libraryContext, personContext, planContext } from "#app/visit.ts";
import { loader, shouldRevalidate } from "./profile.page.tsx";

const MARTA: Person = { id: "marta", email: "marta@example.org", sessionId: "s1" };
const COUNTS: Counts = { storyCount: 3, totalStoryCount: 2, max_amount_of_stories: 3 };
const SESSION: OpenSession = { id: "s1", token: "t1", userAgent: null, createdAt: "2026-01-31", isCurrent: true };
const LISTENERS: Listener[] = [{ id: "l1", nickname: "Lola", age: 4 }];
const PLAN: PlanState = {
  status: INACTIVE,
  max_amount_of_stories: 3,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};
const broken = () => Promise.reject(new Error("the database is away"));

type Visited = {
  person?: Person | null;
  counts?: (owner: string) => Promise<Counts>;
  planOf?: (owner: string) => Promise<PlanState>;
  sessions?: (person: Person) => Promise<readonly OpenSession[]>;
  listeners?: (person: Person) => Promise<readonly Listener[]>;
};

/** What the page is given for a visit. */
function load({
  person = MARTA,
  counts = async () => COUNTS,
  planOf = async () => PLAN,
  sessions = async () => [SESSION],
  listeners = async () => LISTENERS,
}: Visited) {
  const context = new RouterContextProvider();
  context.set(personContext, person);
  // The page asks nothing else of a library.
  context.set(libraryContext, { counts } as Library);
  context.set(planContext, { planOf });
  context.set(accountContext, { sessions, listeners });
  return loader({ context } as unknown as LoaderFunctionArgs);
}

test("a person sees their own account, and no browser keeps the page", async () => {
  const asked: string[] = [];
  const { data, init } = await load({
    counts: async (owner) => {
      asked.push(owner);
      return COUNTS;
    },
    planOf: async (owner) => {
      asked.push(owner);
      return PLAN;
    },
  });
  const seen = { counts: COUNTS, plan: PLAN, sessions: [SESSION], listeners: LISTENERS };
  expect(data).toEqual({ email: "marta@example.org", ...seen });
  expect(asked).toEqual(["marta", "marta"]);
  expect(new Headers(init?.headers).get("Cache-Control")).toBe("no-store");
});

test("a guest is led to the log-in and from there back here", async () => {
  const thrown: unknown = await load({ person: null }).catch((redirected: unknown) => redirected);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("Location")]).toEqual([302, "/?login=1&next=/profile"]);
});

test("what cannot be read is missing, and the rest of the page is there", async () => {
  const whole = { email: MARTA.email, counts: COUNTS, plan: PLAN, sessions: [SESSION], listeners: LISTENERS };
  expect((await load({ planOf: broken })).data).toEqual({ ...whole, plan: null });
  expect((await load({ counts: broken })).data).toEqual({ ...whole, counts: null });
  expect((await load({ sessions: broken })).data).toEqual({ ...whole, sessions: null });
  expect((await load({ listeners: broken })).data).toEqual({ ...whole, listeners: null });
});

test("opening a dialog reads nothing again, and asking anew does", () => {
  const from = (search: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(`http://localhost/profile${search}`),
      nextUrl: new URL(to, "http://localhost/"),
      defaultShouldRevalidate: true,
    } as Parameters<typeof shouldRevalidate>[0]);
  expect(from("", "/profile?open=email")).toBe(false);
  expect(from("?open=email", "/profile")).toBe(false);
  expect(from("?open=email", "/profile?open=email")).toBe(true);
});
