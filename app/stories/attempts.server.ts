import type { StoryRequest } from "#storyteller/story-request.ts";
import type { Storyteller } from "./storyteller.ts";
import type { Attempt } from "./telling.server.ts";

export type Tellers = {
  /** Who is asked first. */
  storyteller: Storyteller;
  /** Tells when the first one fails before a word was shown. */
  fallback: Storyteller | null;
  /** The one that needs no key and no network. */
  builtin: Storyteller;
};

/**
 * Who tells, and who tells in whose place. The guard may stop a model, then a name among the parent's own words: the
 * last attempt knows nothing of either. A stopped story goes to the house at once; the fallback is for a storyteller
 * that could not tell.
 */
export function attemptsFor(request: StoryRequest, { storyteller, fallback, builtin }: Tellers): Attempt[] {
  const own: Attempt = { storyteller: builtin, request };
  const plain: Attempt = { storyteller: builtin, request: { ...request, ideas: "", listeners: undefined } };
  if (storyteller === builtin) return [own, plain];
  const first: Attempt = { storyteller, request };
  if (fallback === null) return [first, own, plain];
  if (fallback === builtin) return [first, { ...own, after: ["failure", "guard-stop"] }, plain];
  return [first, { storyteller: fallback, request, after: ["failure"] }, own, plain];
}
