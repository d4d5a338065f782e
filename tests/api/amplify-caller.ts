import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { IdentityMode } from "#server/graphql/api-caller.ts";
import type { ApiMember } from "#tests/graphql-house.ts";
import type { Answer, Order, SeenError, Word } from "./amplify-words.ts";
import type { ApiProduct, Proof } from "./api-product.ts";

/** A program that calls the product by Amplify. */
export type AmplifyCaller = {
  /** @param proof of somebody else than the program is, for this one call */
  ask: (query: string, variables?: Record<string, unknown>, proof?: Proof) => Promise<Answer>;
  /** Settles when the subscription runs, or has failed. */
  hear(query: string, variables?: Record<string, unknown>, proof?: Proof): Promise<Heard>;
  /** From now on it is somebody else. */
  be(proof: Proof): Promise<void>;
  close(): Promise<void>;
};

export type Heard = {
  /** What came, oldest first. */
  events: unknown[];
  /** Why nothing comes; null while it runs. */
  failure: () => SeenError[] | null;
  stop(): Promise<void>;
};

type Hearer = (word: Word) => void;
// Without the number that the order gets.
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;

const PROGRAM = fileURLToPath(new URL("amplify-process.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../node_modules/node/bin/node", import.meta.url));

/** Starts a program that is somebody by one way of saying so. */
export async function openAmplify(
  product: ApiProduct,
  mode: IdentityMode,
  who: Pick<ApiMember, "email" | "token">,
): Promise<AmplifyCaller> {
  const child = fork(PROGRAM, {
    execPath: NODE,
    // Nothing of the test's own process is to be handed on.
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: product.authorityFile },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const hearers = new Map<number, Hearer>();
  let orders = 0;
  child.on("message", (word: Word) => hearers.get(word.id)?.(word));

  /** @param hear everything that is said of this order @returns its number */
  function tell(order: Unnumbered<Order>, hear: Hearer): number {
    const id = ++orders;
    hearers.set(id, hear);
    child.send({ ...order, id });
    return id;
  }

  const settled = (order: Unnumbered<Order>) =>
    new Promise<Answer>((resolve, reject) => {
      tell(order, (word) => {
        if (word.kind === "answer") resolve(word.answer);
        else reject(new Error(JSON.stringify(word)));
      });
    });

  async function be(proof: Proof): Promise<void> {
    await settled({ kind: "be", url: product.url, proof });
  }

  await be(await product.proofOf(mode, who));
  return {
    be,
    ask: (query, variables = {}, proof) => settled({ kind: "ask", query, variables, proof: proof ?? null }),
    hear(query, variables = {}, proof) {
      const events: unknown[] = [];
      let failure: SeenError[] | null = null;
      return new Promise((resolve) => {
        const stop = async () => void (await settled({ kind: "stop", of }));
        const of = tell({ kind: "hear", query, variables, proof: proof ?? null }, (word) => {
          if (word.kind === "event") events.push(word.event);
          if (word.kind === "failed") failure = word.errors;
          if (word.kind !== "event") resolve({ events, failure: () => failure, stop });
        });
      });
    },
    async close() {
      child.disconnect();
      await exited;
    },
  };
}
