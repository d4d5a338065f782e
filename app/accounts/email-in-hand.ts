const KEY = "account-email";

/** An address of which only the first sign and the place after the @ are shown: enough to see a slip of the finger. */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at > 0 ? `${first}***${email.slice(at)}` : `${first}***`;
}

/** Keeps the address that goes from one dialog to the next, for this tab alone. An empty one is forgotten. */
export function keepEmailInHand(email: string, storage: Pick<Storage, "setItem" | "removeItem">): void {
  try {
    if (email === "") storage.removeItem(KEY);
    else storage.setItem(KEY, email);
  } catch {
    // Where a browser forbids its storage, the address is typed once more.
  }
}

/** The address in hand, or an empty text. */
export function emailInHand(storage: Pick<Storage, "getItem">): string {
  try {
    return storage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
