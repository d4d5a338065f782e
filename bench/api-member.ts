import { MANY_STORIES, newMember } from "./soak-members.ts";

/** Somebody with an account, as their programs call the API. */
export type ApiMember = {
  /** A token that is good for some minutes, made now. */
  token(): Promise<string>;
};

/** One address and few accounts that call, and listen, as a thousand families would. */
export const NO_API_LIMITS = {
  ...MANY_STORIES,
  LIMIT_GRAPHQL_CALLS_PER_ADDRESS_PER_MINUTE: "0",
  LIMIT_GRAPHQL_CALLS_PER_ACCOUNT_PER_MINUTE: "0",
  LIMIT_SOCKETS_AT_ONCE_PER_ADDRESS: "0",
  LIMIT_SOCKETS_AT_ONCE_PER_ACCOUNT: "0",
  LIMIT_SOCKETS_OPENED_PER_ADDRESS_PER_MINUTE: "0",
  LIMIT_SUBSCRIPTIONS_PER_ACCOUNT: "0",
};

/** @param url the product's, on trial, without a trailing slash */
export async function newApiMember(url: string, email: string): Promise<ApiMember> {
  const { cookie } = await newMember(url, email);
  return {
    async token() {
      const answer = await fetch(`${url}/api/auth/token`, { headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`the token was answered ${answer.status}`);
      return ((await answer.json()) as { token: string }).token;
    },
  };
}
