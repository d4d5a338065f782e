import type { IncomingHttpHeaders } from "node:http";
import type { ProtocolName } from "#app/stories/model-protocols.ts";
import type { Ending, ErrorName } from "./model-scenarios.ts";

/** A request as the stand-in understands it. */
export type Asked = { model: string; system: string; key: string | undefined; isStream: boolean };

/** How a real provider of one protocol reads a request and writes its events; pace and place are somebody else's. */
export type Wire = {
  protocol: ProtocolName;
  path: RegExp;
  /** Null when the provider would refuse the request as malformed. */
  read(path: string, headers: IncomingHttpHeaders, body: Record<string, unknown>): Asked | null;
  /** What comes before the first word of the story, the model's thoughts included. */
  opening(model: string, thoughts: string | undefined): string;
  token(text: string, model: string): string;
  /** What comes after the last word, unless nothing more comes at all. */
  ending(ending: Exclude<Ending, "cut" | "silence" | "bare">, model: string): string;
  error(name: ErrorName | "unknownModel"): { status: number; body: unknown };
};

/** What the stand-ins say where a provider would quote the request: none of it may ever be read in a log. */
export const PROVIDER_WORDS = "The stand-in was told to refuse Nora's wombat.";

export const PLAIN_STATUS: Record<ErrorName | "unknownModel", number> = {
  wrongKey: 401,
  noCredit: 402,
  tooManyRequests: 429,
  badRequest: 400,
  serverError: 500,
  overloaded: 503,
  unknownModel: 404,
};

export function dataEvent(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
