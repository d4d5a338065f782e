import type { mailbox as spanish } from "#app/i18n/es/mailbox.ts";
import type { Words } from "#app/i18n/words.ts";

export const mailbox: Words<typeof spanish> = {
  title: "The {{name}} mailbox",
  explanation: "Mail from this trial ends up here. It can only be read on this computer.",
  reload: "Check for new mail",
  empty: "No mail has come yet.",
  to: "To",
  at: "Written",
};
