import { randomInt } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { type FaultHouse, openFaultHouse } from "./fault-house.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, JSON_BODY, PASSWORD, postAccount } from "./member.ts";

/** What every door here lets one address do. */
const TURNS = 3;
const TRIES = Array.from({ length: 4 * TURNS }, (_, index) => index);

type Ask = (url: string, headers: Record<string, string>, index: number) => Promise<Response>;

/** Every door that counts by address, and how the count is set. */
const DOORS: Record<string, { setting: string; ask: Ask }> = {
  "a guest's stories": {
    setting: "LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY",
    ask: (url, headers) => askStory(url, "", headers),
  },
  "log-ins": {
    setting: "LIMIT_SIGN_INS_PER_ADDRESS_PER_15_MINUTES",
    ask: (url, headers, index) =>
      postAccount(url, "sign-in/email", { email: `eva-${index}@home.example`, password: PASSWORD }, headers),
  },
  "sign-ups": {
    setting: "LIMIT_SIGN_UPS_PER_ADDRESS_PER_HOUR",
    ask: (url, headers, index) =>
      postAccount(url, "sign-up/email", { email: `leo-${index}@home.example`, password: PASSWORD }, headers),
  },
  "messages of the contact form": {
    setting: "LIMIT_CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR",
    ask: (url, headers) =>
      fetch(`${url}/api/contact`, {
        method: "POST",
        headers: { ...JSON_BODY, ...headers },
        body: JSON.stringify({ name: "Ana", email: "ana@home.example", message: "Hola" }),
      }),
  },
};
const LIMITS = Object.fromEntries(Object.values(DOORS).map(({ setting }) => [setting, String(TURNS)]));

const anAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");
const aNetwork = () => `2001:db8:${randomInt(1, 65_536).toString(16)}:${randomInt(1, 65_536).toString(16)}::1`;
/** What somebody writes who wants to look like somebody else each time. */
const INVENTED: readonly (() => string)[] = [
  anAddress,
  aNetwork,
  () => `${anAddress()}, ${aNetwork()}, 127.0.0.1`,
  () => `${anAddress()}:${randomInt(1, 65_536)}`,
  () => `unknown, ${anAddress()}`,
];
const invented = (index: number) => INVENTED[index % INVENTED.length]?.() ?? "";

describe.each(DATABASES)("on %s", (kind) => {
  let model: HeldModel;
  let house: FaultHouse;
  afterEach(async () => {
    await house.close();
    await model.close();
  });

  async function open(settings: Record<string, string>): Promise<void> {
    model = await startHeldModel();
    house = await openFaultHouse(kind, { ...model.settings, ...LIMITS, ...settings });
  }

  /** @returns how many got through, and how many were told that it was too much */
  async function count(ask: Ask, forwardedFor: (index: number) => string) {
    const statuses: number[] = [];
    for (const index of TRIES) {
      const headers = {
        "X-Forwarded-For": forwardedFor(index),
        "X-Real-IP": anAddress(),
        Forwarded: `for=${anAddress()}`,
      };
      const answer = await ask(house.product.url, headers, index);
      await answer.text();
      statuses.push(answer.status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    return { through: statuses.length - refused, refused };
  }

  const REFUSED_AFTER = { through: TURNS, refused: TRIES.length - TURNS };

  test("an invented X-Forwarded-For opens no new count, at no door", async () => {
    await open({});
    for (const [door, { ask }] of Object.entries(DOORS))
      expect({ door, ...(await count(ask, invented)) }).toEqual({ door, ...REFUSED_AFTER });
  });

  test("behind a trusted proxy the address that it saw counts, whatever stands before it", async () => {
    await open({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8" });
    const ways: Record<string, (index: number) => string> = {
      "one proxy": (index) => `${invented(index)}, 192.0.2.7`,
      "two proxies": (index) => `${invented(index)}, 192.0.2.8, 10.1.2.3`,
    };
    for (const [way, forwardedFor] of Object.entries(ways)) {
      for (const [door, { ask }] of Object.entries(DOORS))
        expect({ way, door, ...(await count(ask, forwardedFor)) }).toEqual({ way, door, ...REFUSED_AFTER });
    }
  });
});
