import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { hostFactsOf } from "./host-facts.ts";
import { type Visit, visitContext } from "./visit.ts";

const VISIT: Visit = {
  language: "es",
  isLoggedIn: false,
  signUp: "open",
  mode: "live",
  publicUrl: "https://stories.example",
  storyteller: "builtin",
  isReviewed: false,
  isPlanOffered: true,
  freeStories: 3,
  hostName: null,
  modelHosts: [],
  contactKeptDays: 0,
};

test.each([
  ["provider", { mode: "live", isPlanOffered: true }],
  ["none", { mode: "live", isPlanOffered: false }],
  ["sandbox", { mode: "trial", isPlanOffered: true }],
] as const)("the legal pages know who takes payments here: %s", (payments, visit) => {
  const context = new RouterContextProvider(new Map([[visitContext, { ...VISIT, ...visit }]]));
  expect(hostFactsOf(context).payments).toBe(payments);
});
