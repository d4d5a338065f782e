/** Where everything about accounts is asked. */
export const ACCOUNTS_PATH = "/api/auth";

/** What limits by network address count together; whatever is "other" counts on its own. */
export type RequestGroup = "signUp" | "signIn" | "codeRequest" | "other";

type Route = {
  method: "GET" | "POST";
  /** What the library gets to see of a body: it knows more fields, and each would be another door. */
  fields: readonly string[];
  group: RequestGroup;
};

const route = (method: Route["method"], fields: readonly string[], group: RequestGroup = "other"): Route => ({
  method,
  fields,
  group,
});

/** Everything that is served under `/api/auth`; what is not here does not exist, whatever the library has more. */
export const ACCOUNT_ROUTES = {
  "sign-up/email": route("POST", ["name", "email", "password"], "signUp"),
  "sign-in/email": route("POST", ["email", "password"], "signIn"),
  "sign-out": route("POST", []),
  "get-session": route("GET", []),
  "email-otp/send-verification-otp": route("POST", ["email", "type"], "codeRequest"),
  "email-otp/verify-email": route("POST", ["email", "otp"]),
  "email-otp/request-password-reset": route("POST", ["email"], "codeRequest"),
  "email-otp/reset-password": route("POST", ["email", "otp", "password"]),
  "email-otp/request-email-change": route("POST", ["newEmail", "password"], "codeRequest"),
  "email-otp/change-email": route("POST", ["newEmail", "otp"]),
  "change-password": route("POST", ["currentPassword", "newPassword", "revokeOtherSessions"]),
  "list-sessions": route("GET", []),
  "revoke-session": route("POST", ["token"]),
  "revoke-other-sessions": route("POST", []),
  "delete-user": route("POST", ["password"]),
  token: route("GET", []),
  jwks: route("GET", []),
} as const satisfies Record<string, Route>;

export type AccountRoute = keyof typeof ACCOUNT_ROUTES;

/** The route at a path, or null. */
export function accountRouteAt(pathname: string): AccountRoute | null {
  const name = pathname.startsWith(`${ACCOUNTS_PATH}/`) ? pathname.slice(ACCOUNTS_PATH.length + 1) : "";
  return Object.hasOwn(ACCOUNT_ROUTES, name) ? (name as AccountRoute) : null;
}
