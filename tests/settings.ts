import { SettingError } from "#server/setting-values.ts";

/** The fewest settings with which the product is live. Nothing listens at the mail server's address. */
export const LIVE = {
  PUBLIC_URL: "https://stories.example",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "moon@stories.example",
  CONTACT_TO: "host@stories.example",
};

/** The one sentence that stops the start, or "" when nothing does. @param read reads settings */
export function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return "";
}
