import { letters as english } from "#app/i18n/en/letters.ts";
import { letters as spanish } from "#app/i18n/es/letters.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import type { CountTurn } from "#app/rate-limit.server.ts";
import type { LibraryStore } from "#app/stories/library-store.server.ts";
import { createReports, type Reports } from "#app/stories/report.server.ts";
import { createReportLimits } from "#app/stories/report-limits.server.ts";
import { createReportStore } from "#app/stories/report-store.server.ts";
import { createReportSubject } from "#app/stories/report-subject.server.ts";
import type { StoryStore } from "#app/stories/store.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Mail } from "./mail-services.ts";
import type { Settings } from "./settings.ts";

type Stores = { tellings: Pick<StoryStore, "findByKey">; library: Pick<LibraryStore, "whole"> };

/** Joins reports to the stories that they are about, to the database and to the outbox. */
export function createReportServices(
  settings: Pick<Settings, "limits" | "mail">,
  db: Database,
  { outbox, countTurn }: Pick<Mail, "outbox"> & { countTurn: CountTurn },
  stores: Stores,
): Reports & { sweep(): Promise<void> } {
  const now = () => new Date();
  const store = createReportStore(db, now);
  const reports = createReports({
    findReported: createReportSubject({ ...stores, reports: store }),
    async keep(report, letter) {
      await db.transaction().execute(async (transaction) => {
        await createReportStore(transaction, now).add(report);
        // A letter each: one host whose address is wrong must not keep the others from theirs.
        for (const to of letter.to.split(", ")) {
          await createLetterStore(transaction, now).add(crypto.randomUUID(), { ...letter, to });
        }
      });
      outbox.wake();
    },
    admit: createReportLimits(settings.limits, countTurn),
    contactTo: settings.mail.contactTo,
    newId: () => crypto.randomUUID(),
    words: { es: spanish.report, en: english.report },
  });
  return { ...reports, sweep: () => store.sweep() };
}
