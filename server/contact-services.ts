import { type Contact, createContact } from "#app/contact/contact.server.ts";
import { createContactLimits } from "#app/contact/contact-limits.server.ts";
import { createContactStore } from "#app/contact/store.server.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import type { CountTurn } from "#app/rate-limit.server.ts";
import { homeOf } from "#app/stories/address-range.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Mail } from "./mail-services.ts";
import type { Settings } from "./settings.ts";

/** Joins the contact form to the database and to the outbox; `sweep` forgets messages after the days that the settings say. */
export function createContactServices(
  settings: Pick<Settings, "mail" | "limits" | "contactMessagesKeptDays">,
  db: Database,
  { outbox, countTurn }: Pick<Mail, "outbox"> & { countTurn: CountTurn },
): Contact & { sweep(): Promise<void> } {
  const now = () => new Date();
  const store = createContactStore(db, now);
  const admit = createContactLimits(settings.limits, countTurn);
  const contact = createContact({
    async keep(message, letter) {
      await db.transaction().execute(async (transaction) => {
        await createContactStore(transaction, now).add(message);
        // A letter each: one host whose address is wrong must not keep the others from theirs.
        for (const to of letter.to.split(", ")) {
          await createLetterStore(transaction, now).add(crypto.randomUUID(), { ...letter, to });
        }
      });
      outbox.wake();
    },
    admit: (address) => admit(homeOf(address)),
    contactTo: settings.mail.contactTo,
    newId: () => crypto.randomUUID(),
    words: { es: WORDS.es.contact, en: WORDS.en.contact },
  });
  return { ...contact, sweep: () => store.sweep(settings.contactMessagesKeptDays) };
}
