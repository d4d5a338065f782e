import type { RouterContextProvider } from "react-router";
import { PRODUCT_NAME } from "./product.ts";
import { visitContext } from "./visit.ts";

/** What a legal page has to know about whoever runs this copy of the product. */
export type HostFacts = {
  product: string;
  /** Who runs it, or null where nobody has said so. */
  host: string | null;
  /** Whether stories are written by a model, be it on this very machine. */
  isToldByModel: boolean;
  /** The servers of others that a parent's words are sent to when a model writes. */
  modelHosts: readonly string[];
  isTrial: boolean;
  /**
   * Who takes payments: the provider; on trial its stand-in, unless the trial was given the provider's test key, which these
   * facts do not tell; or nobody.
   */
  payments: "provider" | "sandbox" | "none";
  /** For how many days messages of the contact form stay in the database; 0: until they are deleted by hand. */
  contactKeptDays: number;
};

/** What the legal pages have to know about whoever runs this copy. */
export function hostFactsOf(context: Readonly<RouterContextProvider>): HostFacts {
  const { hostName, storyteller, modelHosts, mode, isPlanOffered, contactKeptDays } = context.get(visitContext);
  return {
    product: PRODUCT_NAME,
    host: hostName,
    isToldByModel: storyteller === "model",
    modelHosts,
    isTrial: mode === "trial",
    payments: !isPlanOffered ? "none" : mode === "trial" ? "sandbox" : "provider",
    contactKeptDays,
  };
}
