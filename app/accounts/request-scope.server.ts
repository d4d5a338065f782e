import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#storyteller/story-request.ts";

/** What one request carries through the accounts library to what it calls back. */
type Scope = {
  /** In which letters are written. */
  language: Language;
  /** The hash of the password that came with the request, or that its browser signed up with, once there is one. */
  passwordHash?: string;
  /** The first thing that went wrong for good. The library may have answered in spite of it. */
  failure?: { error: unknown };
};

const scopes = new AsyncLocalStorage<Scope>();

/** What belongs to the request that is being answered. */
export const requestScope = {
  /** Runs a request's work. @throws whatever went wrong for good, also when the work itself passed over it */
  async run<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
    const scope: Scope = { language };
    const outcome = await scopes.run(scope, work).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if (scope.failure) throw scope.failure.error;
    if ("error" in outcome) throw outcome.error;
    return outcome.result;
  },

  language: (): Language => scopes.getStore()?.language ?? "es",

  noteFailure(error: unknown): void {
    const scope = scopes.getStore();
    if (scope) scope.failure ??= { error };
  },

  notePasswordHash(hash: string): void {
    const scope = scopes.getStore();
    if (scope) scope.passwordHash = hash;
  },

  passwordHash: (): string | undefined => scopes.getStore()?.passwordHash,
};

/** The same work, whose failures are not lost: the library lets go of what it calls back. */
export function noting<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  return async (...given: Given): Promise<void> => {
    try {
      await work(...given);
    } catch (error) {
      requestScope.noteFailure(error);
    }
  };
}
