import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { emailOTP, jwt } from "better-auth/plugins";
import type { CodePurpose } from "./account-letters.ts";
import { ACCOUNTS_PATH } from "./account-routes.ts";
import { LIBRARY_TABLES, watchQueries } from "./auth-store.server.ts";
import { CODE_DIGITS, CODE_LIFETIME_SECONDS, CODE_TRIES, PASSWORD_LENGTH } from "./contract.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";
import { noting, requestScope } from "./request-scope.server.ts";

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_SECONDS = 7 * DAY_SECONDS;
/** A browser's name for itself is shown to its owner; longer ones are somebody's joke. */
const USER_AGENT_MAX = 300;

type LogLine = (details: Record<string, unknown>, message: string) => void;

/** How passwords become hashes: slow on purpose. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/** scrypt, as the accounts library has it. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

export type AuthLibraryParts = {
  publicUrl: string;
  secret: string;
  /** Kysely, whatever its tables. */
  db: object;
  hashing: PasswordHashing;
  /** How a code is kept. */
  hashCode: KeyedHash;
  /** Brings a code to an address. @param isConfirmed whether the address has been confirmed as somebody's */
  sendCode(purpose: CodePurpose, email: string, code: string, isConfirmed: boolean): Promise<void>;
  /** Takes the newest sign-up's password for an account whose address nobody has confirmed. */
  replaceUnconfirmed(userId: string, passwordHash: string): Promise<void>;
  /** Confirms an unconfirmed account's address and makes a password its only one. */
  confirmWith(userId: string, passwordHash: string): Promise<void>;
  /** Removes an account with everything of it, at once or not at all. */
  removeAccount(userId: string): Promise<void>;
  log: { error: LogLine };
};

export type AuthLibrary = Awaited<ReturnType<typeof createAuthLibrary>>;

/** Every cookie's name begins with this. A __Host- cookie cannot be planted by a neighbouring subdomain. */
export const cookiePrefixOf = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-cuentaluna" : "cuentaluna";

export const sessionCookieOf = (publicUrl: string): string => `${cookiePrefixOf(publicUrl)}.session_token`;

/** The accounts library, set up for this product. */
export async function createAuthLibrary(parts: AuthLibraryParts) {
  const { publicUrl, hashing } = parts;
  async function confirmWithOwnPassword(userId: string) {
    const passwordHash = requestScope.passwordHash();
    if (passwordHash !== undefined) await parts.confirmWith(userId, passwordHash);
  }
  const auth = betterAuth({
    appName: "cuentaluna",
    baseURL: publicUrl,
    basePath: ACCOUNTS_PATH,
    secret: parts.secret,
    // As text and numbers on either database, as our migrations make them. No transactions: what the library calls back
    // writes by the same connection. What a crash leaves half made, the next sign-up heals.
    database: { db: parts.db as never, type: "sqlite", transaction: false },
    telemetry: { enabled: false },
    // Limits are counted before the library: see account-limits.
    rateLimit: { enabled: false },
    onAPIError: { throw: true },
    logger: {
      level: "error",
      disableColors: true,
      log: (_level, ...given) => parts.log.error(traceOf(given), TROUBLE),
    },
    advanced: {
      cookiePrefix: cookiePrefixOf(publicUrl),
      useSecureCookies: false, // It would put __Secure- in front of the name.
      defaultCookieAttributes: { secure: publicUrl.startsWith("https:"), httpOnly: true, sameSite: "lax", path: "/" },
      // Every request passes our own check of its origin, which lets those through that no browser sent.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false, generateId: () => crypto.randomUUID() },
    },
    user: {
      modelName: LIBRARY_TABLES.user,
      // What the library deletes afterwards is gone by then; what this throws keeps it from going on.
      deleteUser: { enabled: true, beforeDelete: ({ id }) => parts.removeAccount(id) },
    },
    account: { modelName: LIBRARY_TABLES.account, accountLinking: { enabled: false } },
    // Our own sweep removes what is over.
    verification: { modelName: LIBRARY_TABLES.verification, disableCleanup: true },
    session: {
      modelName: LIBRARY_TABLES.session,
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      // What is dangerous asks for the password again, however young a session is.
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, ipAddress: null, userAgent: session.userAgent?.slice(0, USER_AGENT_MAX) ?? null },
          }),
        },
      },
    },
    emailVerification: {
      sendOnSignUp: false,
      beforeEmailVerification: ({ id }) => confirmWithOwnPassword(id),
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      // A reset confirms an address as well, and a sign-up must not come between the two.
      onPasswordReset: ({ user }) => confirmWithOwnPassword(user.id),
      password: {
        async hash(password) {
          const hash = await hashing.hash(password);
          requestScope.notePasswordHash(hash);
          return hash;
        },
        verify: (given) => hashing.verify(given),
      },
      // Else whoever signed up first with somebody's address would have planted the password that its owner confirms.
      onExistingUserSignUp: noting(async ({ user }) => {
        const passwordHash = requestScope.passwordHash();
        if (!user.emailVerified && passwordHash !== undefined) await parts.replaceUnconfirmed(user.id, passwordHash);
      }),
    },
    plugins: [
      emailOTP({
        otpLength: CODE_DIGITS,
        expiresIn: CODE_LIFETIME_SECONDS,
        allowedAttempts: CODE_TRIES,
        storeOTP: { hash: async (code) => parts.hashCode(code) },
        sendVerificationOnSignUp: true,
        disableSignUp: true,
        changeEmail: { enabled: true },
        sendVerificationOTP: noting(async ({ email, otp, type }, ctx) => {
          // Whatever the code is for: where nobody has an account the library looks for its code and takes it back, and one
          // more query with one more write, as here, keep the time of an answer from telling which of the two it was.
          const found = await ctx?.context.internalAdapter.findUserByEmail(email);
          await parts.sendCode(PURPOSE_OF[type] ?? "confirm", email, otp, found?.user.emailVerified ?? false);
        }),
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: LIBRARY_TABLES.jwks } },
        jwt: {
          issuer: publicUrl,
          expirationTime: "15m",
          definePayload: ({ user, session }) => ({ username: user.email, email: user.email, sid: session.id }),
        },
      }),
    ],
  });
  const { adapter } = await auth.$context;
  watchQueries(adapter, (error) => requestScope.noteFailure(error));
  return auth;
}

const PURPOSE_OF: Partial<Record<string, CodePurpose>> = { "forget-password": "reset", "change-email": "newEmail" };

const TROUBLE = "the accounts library reports an error";

/** What may be logged of an error: its messages name people. */
function traceOf(given: readonly unknown[]): Record<string, unknown> {
  const error = given.find((item) => item instanceof Error);
  return error ? { name: error.name, code: "code" in error ? error.code : undefined } : {};
}
