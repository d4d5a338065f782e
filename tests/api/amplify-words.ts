import type { Proof } from "./api-product.ts";

/** What a process with Amplify in it is told to do. */
export type Order = { id: number } & (
  | { kind: "be"; url: string; proof: Proof }
  | { kind: "ask" | "hear"; query: string; variables: Record<string, unknown>; proof: Proof | null }
  | { kind: "stop"; of: number }
);

export type SeenError = { message: string; errorType?: string; errorInfo?: unknown };
export type Answer = { data?: unknown; errors?: SeenError[] };

/** What it says of an order, by its number. */
export type Word = { id: number } & (
  | { kind: "answer"; answer: Answer }
  | { kind: "event"; event: unknown }
  | { kind: "failed"; errors: SeenError[] }
);
