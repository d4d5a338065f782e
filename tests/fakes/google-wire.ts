import { dataEvent, PLAIN_STATUS, PROVIDER_WORDS, type Wire } from "./model-wire.ts";

const FINISH = { stop: "STOP", length: "MAX_TOKENS", filter: "SAFETY" };

/** `status` of an error, as google.rpc names it. */
const STATUS_NAME = {
  wrongKey: "INVALID_ARGUMENT",
  noCredit: "RESOURCE_EXHAUSTED",
  tooManyRequests: "RESOURCE_EXHAUSTED",
  badRequest: "INVALID_ARGUMENT",
  serverError: "INTERNAL",
  overloaded: "UNAVAILABLE",
  unknownModel: "NOT_FOUND",
};

const CODE: Record<string, number> = { wrongKey: 400, noCredit: 429 };

const DETAIL: Record<string, object> = {
  wrongKey: {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason: "API_KEY_INVALID",
    domain: "googleapis.com",
  },
  tooManyRequests: { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "37s" },
};

/** The one thing by which an empty purse is told from a rate limit. */
const NO_CREDIT = "Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.";

function chunk(model: string, parts: object[], finishReason?: string): string {
  const candidate = { content: { parts, role: "model" }, finishReason, index: 0 };
  return dataEvent({
    candidates: [candidate],
    usageMetadata: { promptTokenCount: 9, totalTokenCount: 9 },
    modelVersion: model,
    responseId: "stand-in",
  });
}

function failure(name: keyof typeof STATUS_NAME) {
  const code = CODE[name] ?? PLAIN_STATUS[name];
  const message = name === "noCredit" ? NO_CREDIT : PROVIDER_WORDS;
  const details = DETAIL[name] ? [DETAIL[name]] : undefined;
  return { status: code, body: { error: { code, message, status: STATUS_NAME[name], details } } };
}

/** Google's Gemini API, as server-sent events. */
export const googleWire: Wire = {
  protocol: "google",
  path: /^\/v1beta\/models\/[^/]+:streamGenerateContent\?alt=sse$/,
  read(path, headers, body) {
    const model = /models\/([^/]+):/.exec(path)?.[1];
    if (!model || !Array.isArray(body.contents)) return null;
    return {
      model: decodeURIComponent(model),
      system: JSON.stringify(body.systemInstruction ?? ""),
      key: headers["x-goog-api-key"] as string | undefined,
      isStream: true,
    };
  },
  opening: (model, thoughts) => (thoughts ? chunk(model, [{ text: thoughts, thought: true }]) : ""),
  token: (text, model) => chunk(model, [{ text }]),
  ending(ending, model) {
    if (ending === "error") return dataEvent(failure("overloaded").body);
    if (ending === "refusal") return dataEvent({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } });
    return chunk(model, [{ text: "", thoughtSignature: "EjQKMgEM" }], FINISH[ending]);
  },
  error: failure,
};
