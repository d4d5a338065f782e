import type { Database } from "#db/open.server.ts";
import { REPORT_KEPT_DAYS, type StoryReport } from "./report-contract.ts";
import { tellerColumnsOf } from "./teller-columns.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type ReportStore = ReturnType<typeof createReportStore>;

/** The only code that names the table of reports. @param db the database, or a transaction of it */
export function createReportStore(db: Database, now: () => Date) {
  return {
    /** Keeps a report. */
    async add({ story, storyteller, safety, ...report }: StoryReport): Promise<void> {
      await db
        .insertInto("story_reports")
        .values({
          id: report.id,
          reason: report.reason,
          comment: report.comment,
          language: report.language,
          age: report.age,
          ...tellerColumnsOf(storyteller),
          safety: safety && JSON.stringify(safety),
          title: story?.title ?? null,
          content: story?.content ?? null,
          created_at: now().toISOString(),
        })
        .execute();
    },

    /** The newest reports first. */
    async newest(most: number) {
      return db.selectFrom("story_reports").selectAll().orderBy("created_at", "desc").limit(most).execute();
    },

    /** The age in years that one of a caller's tellings was told for, or null. */
    async ageOf(caller: string, tellingId: string): Promise<number | null> {
      const row = await db
        .selectFrom("tellings")
        .select("age")
        .where("id", "=", tellingId)
        .where("caller", "=", caller)
        .executeTakeFirst();
      return row?.age ?? null;
    },

    /** Forgets the reports that have had their time. */
    async sweep(): Promise<void> {
      const since = new Date(now().getTime() - REPORT_KEPT_DAYS * DAY_MS).toISOString();
      await db.deleteFrom("story_reports").where("created_at", "<=", since).execute();
    },
  };
}
