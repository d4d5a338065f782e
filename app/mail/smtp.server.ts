import { createTransport, type SendMailOptions } from "nodemailer";
import type { Deliver, WaitingLetter } from "./contract.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** A server that trickles its answers is never silent: this ends it. Shorter than a letter's claim. */
const DELIVERY_MS = 2 * 60_000;
/** Letters that follow each other share a connection; one that has rested may be dead without knowing. */
const IDLE_MS = 5_000;
const CONNECTIONS = 3;

/**
 * Sends letters through a mail server.
 * @param smtpUrl smtp:// or smtps:// @param from the sender, as an address or "Name <address>"
 */
export function createSmtpDelivery({ smtpUrl, from }: { smtpUrl: string; from: string }): {
  deliver: Deliver;
  close(): void;
} {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // Trying again is the outbox's business.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A letter is text: nothing in it may make this process open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(letter, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_MS)]);
      await transport.sendMail({ ...messageOf(letter, from), signal: within });
    },
    close: () => transport.close({ force: true }),
  };
}

function messageOf(letter: WaitingLetter, from: string): SendMailOptions {
  return {
    from,
    // As an object it stays one address, whatever commas and brackets are in it.
    to: { name: "", address: letter.to },
    subject: oneLine(letter.subject),
    text: letter.text,
    // The same on every attempt: a mail program shows a letter that came twice once.
    messageId: `<${letter.id}@${domainOf(from)}>`,
    ...(letter.replyTo === undefined
      ? // Nobody's holiday note shall answer a machine (RFC 3834, section 5).
        { headers: { "Auto-Submitted": "auto-generated" } }
      : // A person's words passed on: marked as a machine's, ticket systems would drop them.
        { replyTo: { name: "", address: oneLine(letter.replyTo) } }),
  };
}

/** Without control characters: a line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

function domainOf(sender: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(sender)?.[1] ?? "localhost";
}
