import { createHash, randomBytes } from "node:crypto";
import { OUTSIDE_ID } from "#app/outside-id.ts";
import type { AddingKey, ApiKeyLine, ApiKeyStore } from "./api-keys-store.server.ts";
import type { Person } from "./contract.ts";

const SECRET_BYTES = 32;
/** Every key begins alike, so that programs which look for secrets in files know one when they see it. */
const BEGINNING = "cuentaluna_";
/** 32 bytes in base64url. */
const KEY = /^cuentaluna_[\w-]{43}$/;

/** A key that was made, told this one time, or why there is none. */
export type MadeKey = { key: string } | { refused: Exclude<AddingKey, "added"> };

export type ApiKeys = {
  /** Makes a key with which another program acts for whoever has confirmed an address. */
  create(email: string, name: string): Promise<MadeKey>;
  /** All keys, or those of one address, oldest first. */
  list(email: string | null): Promise<readonly ApiKeyLine[]>;
  /** The names and dates of a person's keys, oldest first. */
  of(person: Pick<Person, "id">): Promise<readonly Pick<ApiKeyLine, "name" | "createdAt">[]>;
  /** Ends a key at once. @returns whether there was one with this id */
  revoke(id: string): Promise<boolean>;
  /** For whom a key acts, or null. It writes nothing, and what cannot be a key asks no database. */
  personOf(key: string): Promise<Person | null>;
};

/** The keys of other programs. */
export function createApiKeys(store: ApiKeyStore): ApiKeys {
  return {
    async create(email, name) {
      const key = `${BEGINNING}${randomBytes(SECRET_BYTES).toString("base64url")}`;
      const adding = await store.add(email.toLowerCase(), { id: crypto.randomUUID(), name, hash: hashOf(key) });
      return adding === "added" ? { key } : { refused: adding };
    },
    list: (email) => store.list(email?.toLowerCase() ?? null),
    of: ({ id }) => store.of(id),
    revoke: async (id) => OUTSIDE_ID.test(id) && (await store.remove(id)),
    personOf: async (key) => (KEY.test(key) ? store.personOf(hashOf(key)) : null),
  };
}

/** Without a salt and fast, which is enough for 256 random bits, and lets an index find it. */
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");
