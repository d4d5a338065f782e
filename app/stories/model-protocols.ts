import { anthropicProtocol } from "./anthropic-protocol.ts";
import { googleProtocol } from "./google-protocol.ts";
import type { ModelProtocol } from "./model-protocol.ts";
import { openaiProtocol } from "./openai-protocol.ts";

/** Every protocol that a model can be spoken to in. */
export const MODEL_PROTOCOLS = {
  openai: openaiProtocol,
  anthropic: anthropicProtocol,
  google: googleProtocol,
} satisfies Record<string, ModelProtocol>;

export type ProtocolName = keyof typeof MODEL_PROTOCOLS;
