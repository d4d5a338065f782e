import { randomBytes } from "node:crypto";
import { createAccountCaps } from "#app/accounts/account-limits.server.ts";
import { type Accounts, type AccountsParts, createAccounts } from "#app/accounts/accounts.server.ts";
import { type PasswordHashing, scryptHashing } from "#app/accounts/auth-library.server.ts";
import { createBegunSignUps } from "#app/accounts/begun-sign-ups.server.ts";
import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import { createRateStore } from "#app/accounts/rate-store.server.ts";
import { createSignUpStore } from "#app/accounts/sign-up-store.server.ts";
import { createAccountStore } from "#app/accounts/store.server.ts";
import { letters as english } from "#app/i18n/en/letters.ts";
import { letters as spanish } from "#app/i18n/es/letters.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import type { Database } from "#db/open.server.ts";
import { keptSecret } from "./auth-secret.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail-services.ts";
import type { Settings } from "./settings.ts";

const SIGN_UP_SECRET_BYTES = 32;

/** Joins accounts to the database and to the outbox. @throws {SettingError} when the kept secret is damaged */
export async function createAccountServices(
  settings: Pick<Settings, "publicUrl" | "dataDir" | "accounts" | "limits">,
  db: Database,
  mail: Pick<Mail, "outbox">,
  log: Pick<Log, "error">,
  leave: AccountsParts["leave"] = async () => undefined,
  hashing: PasswordHashing = scryptHashing,
): Promise<Accounts> {
  const { publicUrl, accounts, limits } = settings;
  const secret = accounts.secret ?? (await keptSecret(settings.dataDir));
  const now = () => new Date();
  const letters = createLetterStore(db, now);
  return createAccounts({
    publicUrl,
    secret,
    db,
    hashing,
    hashCode: createKeyedHash(secret, "codes"),
    store: createAccountStore(db, now),
    leave,
    caps: createAccountCaps(limits, createRateStore(db, now), createKeyedHash(secret, "rates")),
    signUpRule: accounts,
    signUps: createBegunSignUps({
      publicUrl,
      store: createSignUpStore(db, now),
      hashName: createKeyedHash(secret, "sign-ups"),
      hashPassword: createKeyedHash(secret, "sign-up passwords"),
      newSecret: () => randomBytes(SIGN_UP_SECRET_BYTES).toString("base64url"),
      now,
    }),
    async send(letter) {
      await letters.add(crypto.randomUUID(), letter);
      // After the answer: the outbox would delay it, and so tell that somebody is written to.
      setImmediate(() => mail.outbox.wake());
    },
    words: { es: spanish, en: english },
    log: { error: (details, message) => log.error(details, message) },
  });
}
