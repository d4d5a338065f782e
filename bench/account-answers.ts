// Whether the time of an answer tells that an address has an account: known and unknown ones asked in turn, on both databases.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import { createOutbox } from "#app/mail/outbox.server.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import { type Database, type DatabasePlace, openDatabase } from "#db/open.server.ts";
import { createAccountServices } from "#server/account-services.ts";
import { readSettings } from "#server/settings.ts";
import { onBothDatabases } from "./databases.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";

/** A slow hash hides what else differs, and takes its time. */
const HASHING_ROUNDS = 60;
const ROUNDS = 300;
const WARM_UP_ROUNDS = 20;
const LOOK_AGAIN_MS = 2;
/** The slower of two answers may take so many times as long as the other. */
const MOST_TIMES = 1.1;

const PASSWORD = "Luna llena 7";
const OTHER_PASSWORD = "Sol de mayo 9";
/** Every limit counts by account or by network, and whoever measures is one of each. */
const NO_LIMITS = {
  LIMIT_PASSWORD_TRIES_PER_ACCOUNT_PER_15_MINUTES: "0",
  LIMIT_CODE_LETTERS_PER_ACCOUNT_PER_HOUR: "0",
  LIMIT_SIGN_UPS_PER_ADDRESS_PER_HOUR: "0",
  LIMIT_SIGN_INS_PER_ADDRESS_PER_15_MINUTES: "0",
  LIMIT_CODE_REQUESTS_PER_ADDRESS_PER_HOUR: "0",
};

const KINDS = ["unknown", "confirmed", "unconfirmed"] as const;
type Kind = (typeof KINDS)[number];
type Question = { name: string; route: string; body: object; rounds: number };
type House = { accounts: Accounts; db: Database };

const QUESTIONS: readonly Question[] = [
  {
    name: "sign-up",
    route: "sign-up/email",
    body: { password: OTHER_PASSWORD },
    rounds: HASHING_ROUNDS,
  },
  {
    name: "log-in with a wrong password",
    route: "sign-in/email",
    body: { password: "Nube blanca 3" },
    rounds: HASHING_ROUNDS,
  },
  {
    name: "asking for a new password",
    route: "email-otp/request-password-reset",
    body: {},
    rounds: ROUNDS,
  },
  {
    name: "asking for a code",
    route: "email-otp/send-verification-otp",
    body: { type: "email-verification" },
    rounds: ROUNDS,
  },
];

async function ask(accounts: Accounts, route: string, body: object): Promise<void> {
  const request = new Request(`http://localhost:3000/api/auth/${route}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await accounts.handle(request, { address: "192.0.2.1", language: "en" });
  await answer.text();
  if (answer.status !== (route === "sign-in/email" ? 401 : 200)) throw new Error(`${route} answered ${answer.status}`);
}

/** Waits until what one answer has left behind is sent: it must not fall into the time of the next. */
async function emptyOutbox(db: Database): Promise<void> {
  do await wait(LOOK_AGAIN_MS);
  while (await db.selectFrom("letters").select("id").executeTakeFirst());
}

/** An address of that kind, used for the first time. */
async function addressOf(kind: Kind, { accounts, db }: House): Promise<string> {
  const email = `${randomUUID()}@stories.example`;
  if (kind === "unknown") return email;
  await ask(accounts, "sign-up/email", { email, password: PASSWORD });
  if (kind === "confirmed")
    await db.updateTable("users").set({ emailVerified: 1 }).where("email", "=", email).execute();
  return email;
}

/** Milliseconds of each answer. Whoever comes first changes from round to round, so that what lingers hits all alike. */
async function timesOf(house: House, { route, body, rounds }: Question): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { confirmed: [], unconfirmed: [], unknown: [] };
  const known = { confirmed: await addressOf("confirmed", house), unconfirmed: await addressOf("unconfirmed", house) };
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++)
    for (let turn = 0; turn < KINDS.length; turn++) {
      const kind = KINDS[(round + turn) % KINDS.length] ?? "unknown";
      const email = kind === "unknown" ? await addressOf(kind, house) : known[kind];
      await emptyOutbox(house.db);
      const startedAt = performance.now();
      await ask(house.accounts, route, { ...body, email });
      if (round >= WARM_UP_ROUNDS) times[kind].push(performance.now() - startedAt);
    }
  return times;
}

function figuresOf(name: string, times: Record<Kind, number[]>): Figure[] {
  const unknown = median(times.unknown);
  return (["confirmed", "unconfirmed"] as const).map((kind) => {
    const ratio = median(times[kind]) / unknown;
    return figure({
      name: `${name}, ${kind} address beside an unknown one`,
      value: Math.max(ratio, 1 / ratio),
      unit: "×",
      beside: { name: `${median(times[kind]).toPrecision(3)} ms, and unknown`, value: unknown, unit: "ms" },
      limit: MOST_TIMES,
    });
  });
}

async function figuresOn(name: string, place: DatabasePlace): Promise<Figure[]> {
  const db = await openDatabase(place);
  const now = () => new Date();
  const log = pino({ level: "silent" });
  // The outbox writes to the same database as soon as a letter waits; where it goes from there is not the answer's time.
  const outbox = createOutbox({ store: createLetterStore(db, now), deliver: async () => undefined, log, now });
  try {
    const settings = readSettings({ DATA_DIR: place.dataDir, ...NO_LIMITS });
    const accounts = await createAccountServices(settings, db, { outbox }, log);
    const figures: Figure[] = [];
    for (const question of QUESTIONS)
      figures.push(...figuresOf(`${question.name} (${name})`, await timesOf({ accounts, db }, question)));
    return figures;
  } finally {
    await outbox.close();
    await db.destroy();
  }
}

await report(() => onBothDatabases(figuresOn));
