import { describe, expect, test } from "vitest";
import { createLetterStore } from "#app/mail/store.server.ts";
import { DATABASES, openTestDatabase } from "#tests/databases.ts";
import { readLimits } from "./limit-settings.ts";
import { createMetrics } from "./metrics.ts";
import { addDatabaseMetrics, type DatabaseFigures } from "./metrics-database.ts";

const FIGURES: DatabaseFigures = {
  isReady: true,
  lettersWaiting: 2,
  purses: [{ purse: "guests", hour: 5, day: 7 }],
};

function openMetrics(read: () => Promise<DatabaseFigures>, env: Record<string, string> = {}) {
  const metrics = createMetrics({ isServed: false });
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  addDatabaseMetrics({ metrics, limits: readLimits(env), read, log });
  return { metrics, warnings };
}

test("while the database is away its figures are silent, every other one is there, and the log says it once", async () => {
  let isAway = false;
  const { metrics, warnings } = openMetrics(async () => {
    if (isAway) throw new Error("no connection");
    return FIGURES;
  });
  const before = await metrics.text();
  expect(before).toMatch(/^cuentaluna_database_ready 1$/m);
  expect(before).toMatch(/^cuentaluna_letters_waiting\{queue="outbox"\} 2$/m);
  isAway = true;
  await metrics.text();
  const away = await metrics.text();
  expect(away).toMatch(/^cuentaluna_database_ready 0$/m);
  expect(away).not.toMatch(/^cuentaluna_(letters_waiting|purse_tokens)\{/m);
  expect(away).toMatch(/^cuentaluna_tellings_running 0$/m);
  expect(warnings).toHaveLength(1);
  isAway = false;
  expect(await metrics.text()).toBe(before);
});

test("a purse without a limit has none to show", async () => {
  const { metrics } = openMetrics(async () => FIGURES, { LIMIT_PURSE_GUESTS_TOKENS_PER_HOUR: "0" });
  const text = await metrics.text();
  expect(text).not.toContain('limit{purse="guests",window="hour"}');
  expect(text).toMatch(/limit\{purse="guests",window="day"\} [1-9]/);
});

describe.each(DATABASES)("on %s", (kind) => {
  test("a letter that was given up waits no more", async () => {
    const { db, close } = await openTestDatabase(kind);
    const letters = createLetterStore(db, () => new Date());
    expect(await letters.waiting()).toBe(0);
    for (const id of ["a", "b"]) await letters.add(id, { to: "ana@home.example", subject: "s", text: "t" });
    expect(await letters.waiting()).toBe(2);
    await letters.giveUp("a");
    expect(await letters.waiting()).toBe(1);
    await close();
  });
});
