import type { ApiKeys } from "#app/accounts/api-keys.server.ts";
import type { ApiCaller } from "./api-caller.ts";
import { refusals } from "./refusals.ts";

/** Finds the person for whom a key acts. */
export function createApiKeyIdentity(apiKeys: Pick<ApiKeys, "personOf">) {
  /** @throws {NotIdentified} */
  return async (key: string): Promise<ApiCaller> => {
    const person = await apiKeys.personOf(key);
    if (!person) throw refusals.notAuthorized();
    return {
      mode: "apiKey",
      person: { id: person.id, email: person.email },
      isStillGood: async () => (await apiKeys.personOf(key)) !== null,
    };
  };
}
