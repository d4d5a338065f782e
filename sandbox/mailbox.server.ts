import { type Context, Hono } from "hono";
import type { Deliver } from "#app/mail/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { MailboxLetterRow } from "#db/tables.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import { mailboxPage, PAGE_POLICY } from "./mailbox-page.server.ts";
import { onThisMachine } from "./this-machine.server.ts";

/** Older ones are forgotten. */
const LETTERS_KEPT = 200;

export type MailboxLetter = Omit<MailboxLetterRow, "id">;

export type Mailbox = {
  /** Keeps a letter that went out; the same one twice is kept once. */
  deliver: Deliver;
  /** The page for people and the list for programs, only for requests that name this machine. */
  routes(languageOf: (c: Context) => Language): Hono;
};

/** The mailbox of a trial: everybody's letters, codes included. Never to be opened live. */
export function createMailbox(db: Database): Mailbox {
  const newest = () => db.selectFrom("mailbox_letters").orderBy("at", "desc").orderBy("id").limit(LETTERS_KEPT);

  async function letters(): Promise<MailboxLetter[]> {
    return newest().select(["to", "subject", "text", "code", "at"]).execute();
  }

  return {
    async deliver({ id, to, subject, text, code = null, createdAt }) {
      const row: MailboxLetterRow = { id, to, subject, text, code, at: createdAt.toISOString() };
      await db
        .insertInto("mailbox_letters")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      await db.deleteFrom("mailbox_letters").where("id", "not in", newest().select("id")).execute();
    },

    routes(languageOf) {
      const routes = new Hono();
      routes.get(
        "/mail",
        onThisMachine(async (c) => {
          c.header("Cache-Control", "no-store");
          c.header("Content-Security-Policy", PAGE_POLICY);
          c.header("Content-Language", languageOf(c));
          return c.html(mailboxPage(await letters(), languageOf(c)));
        }),
      );
      routes.get(
        "/mail.json",
        onThisMachine(async (c) => {
          c.header("Cache-Control", "no-store");
          return c.json(await letters());
        }),
      );
      return routes;
    },
  };
}
