import addressparser from "nodemailer/lib/addressparser";
import { PRODUCT_NAME } from "#app/product.ts";
import { type Environment, SettingError, text } from "./setting-values.ts";

export type MailSettings = {
  /** smtp:// or smtps://, login included: never to be logged. Null on a trial that only has its mailbox. */
  smtpUrl: string | null;
  /** The sender: an address, or "Name <address>". */
  from: string;
  /** Where messages to the host go: one address or several, separated by ", ". */
  contactTo: string;
};

/** One address without a name; a host's own machine may have a name without a dot. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/** What mail needs; on trial everything has a default. @throws {SettingError} */
export function readMailSettings(env: Environment): MailSettings {
  return {
    smtpUrl: readSmtpUrl(env),
    from: readSender(env) ?? `${PRODUCT_NAME} <cuentaluna@localhost>`,
    contactTo: readRecipients(env) ?? "host@localhost",
  };
}

function readSmtpUrl(env: Environment): string | null {
  const given = text(env, "SMTP_URL");
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  // The parser passes line breaks over in silence.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || /\p{Cc}/u.test(given)) {
    throw new SettingError("SMTP_URL must be an smtp or smtps address, such as smtp://user:password@mail.example:587.");
  }
  return given;
}

function readSender(env: Environment): string | undefined {
  const given = text(env, "MAIL_FROM");
  if (given === undefined) return undefined;
  const [sender, ...others] = addressparser(given);
  if (!sender || others.length > 0 || !ADDRESS.test(sender.address ?? "") || /\p{Cc}/u.test(given)) {
    throw new SettingError(
      "MAIL_FROM must be one address, such as stories@example.org or Stories <stories@example.org>.",
    );
  }
  return given;
}

function readRecipients(env: Environment): string | undefined {
  const given = text(env, "CONTACT_TO");
  if (given === undefined) return undefined;
  const addresses = given.split(",").map((address) => address.replace(/^ +| +$/g, ""));
  if (!addresses.every((address) => ADDRESS.test(address))) {
    throw new SettingError("CONTACT_TO must be one address, or several with commas between them.");
  }
  return addresses.join(", ");
}
