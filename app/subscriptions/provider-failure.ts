/** What the payment provider did not do for us, and whether asking again can help. */
export type FailureKind =
  /** It cannot be reached, is overloaded, answers nonsense, or does not know our key. */
  | "away"
  /** What was asked about does not exist there, or not any more. */
  | "missing"
  /** It understood and refused. */
  | "refused";

type FailureDetails = { parameter?: string | null; isNamed?: boolean };

/** A call of the payment provider that failed. Its message names the call and the kind: nothing of a person or a key. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  readonly kind: FailureKind;
  /** The provider's name of the parameter it found fault with, or null. */
  readonly parameter: string | null;
  /** It has said in its own terms that what was asked about does not exist: a mere 404 may be of an address it lacks. */
  readonly isNamed: boolean;

  constructor(call: string, kind: FailureKind, { parameter = null, isNamed = false }: FailureDetails = {}) {
    super(`${call}: ${kind}`);
    this.kind = kind;
    this.parameter = parameter;
    this.isNamed = isNamed;
  }
}

/** Whether an error says that something does not exist at the payment provider. */
export const isMissing = (error: unknown): error is ProviderFailure =>
  error instanceof ProviderFailure && error.kind === "missing";

/** Whether the provider found fault with a price. */
export const isOfPrice = (error: unknown): boolean =>
  error instanceof ProviderFailure && /price/.test(error.parameter ?? "");
