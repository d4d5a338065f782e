import { once } from "node:events";
import { Agent, get, type IncomingMessage, request } from "node:http";

/** What one telling was like for whoever read it. Milliseconds from the moment before the request was sent. */
export type Reading = { firstMatchMs: number | undefined; endMs: number; text: string };

/** The words of a parent, in the way the page sends them. */
export const STORY_REQUEST = {
  kid_age: 6,
  story_genres: ["Fantasy"],
  custom_user_input: "A fox called Nilo who is afraid of the dark",
  language: "en",
};

export const newAgent = () => new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/**
 * Sends a POST and reads its answer to the end with as little work as possible.
 * @param match when text with this in it has arrived is noted; a cut in the middle of it is none in practice
 * @throws when the answer is not 200 or does not end with `ending`
 */
export function post(
  agent: Agent,
  url: string,
  body: object,
  { match, ending, headers: more }: { match?: string; ending: RegExp; headers?: Record<string, string> },
): Promise<Reading> {
  const json = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(json), ...more };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method: "POST", headers: { ...headers, accept: "text/event-stream" } });
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      let text = "";
      let firstMatchMs: number | undefined;
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => {
        text += piece;
        if (match && firstMatchMs === undefined && piece.includes(match)) firstMatchMs = performance.now() - startedAt;
      });
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== 200 || !ending.test(text))
          return reject(new Error(`status ${answer.statusCode}, not a whole telling: ${text.slice(-200)}`));
        resolve({ firstMatchMs, endMs: performance.now() - startedAt, text });
      });
    });
    outgoing.end(json);
  });
}

/** Milliseconds until a GET is answered to its end: the least that a request to this server takes. */
export async function answeredMs(agent: Agent, url: string): Promise<number> {
  const startedAt = performance.now();
  const [answer]: IncomingMessage[] = await once(get(url, { agent }), "response");
  if (answer) await once(answer.resume(), "end");
  return performance.now() - startedAt;
}

/** How a whole telling ends: the product's own way, and that of a model's stream. */
export const PRODUCT_END = /\nevent: end\n.*\n\n$/;
export const MODEL_END = /\ndata: \[DONE\]\n\n$/;
