import type { RecordOwner } from "#app/stories/records-contract.ts";
import type { Services } from "#server/services.ts";
import { type Member, newMember } from "./faults/member.ts";
import { openTestProduct, serve, type TestProduct } from "./test-product.ts";

export const LIST = "query ListGeneratedStories { listGeneratedStories { items { id content owner } nextToken } }";
export const GET = "query ($id: ID!) { getGeneratedStories(id: $id) { id content owner createdAt updatedAt } }";
export const CREATE =
  "mutation ($input: CreateGeneratedStoriesInput!) { createGeneratedStories(input: $input) { id content } }";
export const UPDATE =
  "mutation ($input: UpdateGeneratedStoriesInput!, $condition: ModelGeneratedStoriesConditionInput) { updateGeneratedStories(input: $input, condition: $condition) { id content } }";
export const DELETE =
  "mutation ($input: DeleteGeneratedStoriesInput!) { deleteGeneratedStories(input: $input) { id content } }";

/** An error beside an answer, as it comes over the wire. */
export type SentError = { message: string; errorType?: string } & Record<string, unknown>;
export type Sent = { data?: Record<string, never> | null; errors?: SentError[] };
export type Answer = { status: number; headers: Headers; body: Sent };

export type GraphqlHouse = TestProduct & {
  /** Two people, each with a token. */
  ana: ApiMember;
  ben: ApiMember;
  /** Posts a body as it is. */
  post(body: string | Uint8Array<ArrayBuffer> | undefined, headers?: Record<string, string>): Promise<Answer>;
  /** Asks for something as somebody. @returns what came, which must have been 200 */
  ask(who: ApiMember, query: string, variables?: object): Promise<Sent>;
};

export type ApiMember = Member & { token: string };

/**
 * A product in which everybody is known as one person, or as somebody without an account here: for what does not depend on
 * who calls. @param replaced services to put in place of the real ones
 */
export async function openProductCalledBy(
  person: RecordOwner | null,
  { env = {}, replaced = {} }: { env?: Record<string, string>; replaced?: Partial<Services> } = {},
): Promise<TestProduct & Pick<GraphqlHouse, "post">> {
  const identifyCaller = async () => ({ mode: "apiKey" as const, person, isStillGood: async () => true });
  const product = await openTestProduct(env, { identifyCaller, ...replaced });
  return { ...product, post: poster(product) };
}

const poster =
  ({ app }: TestProduct): GraphqlHouse["post"] =>
  async (body, headers = {}) => {
    const answer = await app.request("/graphql", { method: "POST", headers, ...(body !== undefined && { body }) });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Sent };
  };

/** The product with two members who may keep many stories. @param env settings beside the defaults */
export async function openGraphqlHouse(env: Record<string, string> = {}): Promise<GraphqlHouse> {
  const product = await openTestProduct({ FREE_STORIES: "1000", ...env });
  const server = await serve(product.app);

  async function memberAt(email: string): Promise<ApiMember> {
    const member = await newMember(server.url, email);
    const answer = await product.app.request("/api/auth/token", { headers: { Cookie: member.cookie } });
    return { ...member, token: ((await answer.json()) as { token: string }).token };
  }

  const post = poster(product);
  return {
    ...product,
    ana: await memberAt("ana@home.example"),
    ben: await memberAt("ben@home.example"),
    post,
    async ask(who, query, variables) {
      const { status, body } = await post(JSON.stringify({ query, variables }), { Authorization: who.token });
      if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    async close() {
      await server.close();
      await product.close();
    },
  };
}
