/** As everywhere in the tables, ISO-8601 UTC text. */
type IsoTime = string;

/** A person with an account; the accounts library's own names. */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
};

/** Where a person is logged in. */
export type SessionRow = {
  id: string;
  expiresAt: IsoTime;
  token: string;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
};

/** A person's password, as a hash. */
export type CredentialRow = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: IsoTime | null;
  refreshTokenExpiresAt: IsoTime | null;
  scope: string | null;
  password: string | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
};

/**
 * What waits for an address to be confirmed: a one-time code as a keyed hash with the tries it has had, or the password of
 * a sign-up, as a hash.
 */
export type VerificationRow = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: IsoTime;
  createdAt: IsoTime;
  updatedAt: IsoTime;
};

/** A pair of keys that signs tokens for other programs; the private one is encrypted. */
export type SigningKeyRow = {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: IsoTime;
  expiresAt: IsoTime | null;
  alg: string | null;
  crv: string | null;
};

/** A key with which another program acts for a person, as its SHA-256: the key itself is kept nowhere. */
export type ApiKeyRow = { id: string; owner: string; name: string; hash: string; created_at: IsoTime };

/** How often something was done for an account or from an address, which stands here as a keyed hash. */
export type AccountRateRow = { key: string; points: number; expires_at: number | null };

/** Accounts, and whoever may act for them. */
export type AccountTables = {
  users: UserRow;
  sessions: SessionRow;
  credentials: CredentialRow;
  verifications: VerificationRow;
  signing_keys: SigningKeyRow;
  api_keys: ApiKeyRow;
  account_rates: AccountRateRow;
};
