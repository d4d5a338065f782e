import type { Deliver } from "#app/mail/contract.ts";
import { createOutbox, type Outbox } from "#app/mail/outbox.server.ts";
import { createSmtpDelivery } from "#app/mail/smtp.server.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Mailbox } from "#sandbox/mailbox.server.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

export type Mail = {
  outbox: Pick<Outbox, "wake">;
  mailbox: Mailbox | null;
  sweep(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the way that letters take, and sends what waited for this start. */
export async function openMail({ mode, mail }: Settings, db: Database, log: Log): Promise<Mail> {
  // Loaded here and nowhere else: what shows everybody's letters is not even in memory when the product is live.
  const mailbox = mode === "trial" ? (await import("#sandbox/mailbox.server.ts")).createMailbox(db) : null;
  const smtp = mail.smtpUrl === null ? null : createSmtpDelivery({ smtpUrl: mail.smtpUrl, from: mail.from });
  // In this order, so that the mailbox holds what really went out.
  const deliver: Deliver = async (letter, signal) => {
    await smtp?.deliver(letter, signal);
    await mailbox?.deliver(letter, signal);
  };
  const now = () => new Date();
  const store = createLetterStore(db, now);
  await store.makeAllDue();
  const outbox = createOutbox({ store, deliver, log, now });
  outbox.wake();
  return {
    outbox,
    mailbox,
    sweep: () => store.sweep(),
    async close() {
      await outbox.close();
      smtp?.close();
    },
  };
}
