import { type Agent, request } from "node:http";

/** How a call was answered, and the milliseconds from the moment before it was sent until its answer had ended. */
export type ApiAnswer = { status: number; text: string; ms: number };

/** Where somebody calls, and as whom. */
export type ApiDoor = { agent: Agent; url: string; token: string };

/** Posts a body to the GraphQL API as it is. Fails only where no answer comes. */
export function postCall({ agent, url, token }: ApiDoor, body: string): Promise<ApiAnswer> {
  const headers = {
    Authorization: token,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/graphql`, { agent, method: "POST", headers });
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => {
        text += piece;
      });
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - startedAt }));
    });
    outgoing.end(body);
  });
}

const CREATE = `mutation Create($input: CreateGeneratedStoriesInput!) {
  createGeneratedStories(input: $input) { id content createdAt updatedAt owner }
}`;

/** Saves a story. @returns how long the answer took, in milliseconds @throws when it was not saved */
export async function saveStory(door: ApiDoor, id: string, content: string): Promise<number> {
  const { status, text, ms } = await postCall(
    door,
    JSON.stringify({ query: CREATE, variables: { input: { id, content } } }),
  );
  if (status !== 200 || text.includes('"errors"'))
    throw new Error(`a save was answered ${status}: ${text.slice(0, 500)}`);
  return ms;
}
