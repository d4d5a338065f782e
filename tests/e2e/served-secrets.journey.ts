import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { LANGUAGES } from "#storyteller/story-request.ts";
import { type ServedSecret, secretsIn, secretsInFolder } from "#tests/served-secrets.ts";
import { aMember, aStory } from "./account-steps.ts";
import { test } from "./journey.ts";

const CLIENT_FILES = fileURLToPath(new URL("../../build/client", import.meta.url));
const PAGES = [
  "/",
  "/about",
  "/plans",
  "/safety",
  "/privacy",
  "/terms",
  "/generator",
  "/profile",
  "/library",
  "/nowhere",
];

/** Whatever the server says to a browser, its headers included. */
async function secretsAt(page: Page, method: "get" | "post", path: string, data?: object): Promise<ServedSecret[]> {
  const answer = await page.request[method](path, { ...(data && { data }), maxRedirects: 0 });
  return secretsIn(path, `${JSON.stringify(answer.headersArray())}\n${await answer.text()}`);
}

test("no file that a browser can fetch holds a key, a webhook's secret or a price's id", async () => {
  expect(await secretsInFolder(CLIENT_FILES)).toEqual([]);
});

test("no page and no answer tells a browser a key, a webhook's secret or a price's id", async ({ page }) => {
  const found: ServedSecret[] = [];
  for (const isMember of [false, true]) {
    if (isMember) {
      await aMember(page);
      await aStory(page);
    }
    for (const path of PAGES)
      for (const language of LANGUAGES) {
        found.push(...(await secretsAt(page, "get", `${path}?lng=${language}`)));
        found.push(...(await secretsAt(page, "get", `${path === "/" ? "/_root" : path}.data?lng=${language}`)));
      }
    for (const path of ["/api/subscription", "/api/account/export", "/api/auth/get-session", "/api/auth/token"])
      found.push(...(await secretsAt(page, "get", path)));
    const answer = await page.request.post("/api/subscription/checkout", { data: { price: "basicPriceId" } });
    expect(answer.status()).toBe(isMember ? 200 : 401);
    const { url } = (await answer.json()) as { url?: string };
    if (url) found.push(...(await secretsAt(page, "get", url)), ...(await secretsAt(page, "get", "/dev/checkout")));
    found.push(...(await secretsAt(page, "post", "/api/subscription/checkout", { price: "price_1Planted" })));
    for (const path of ["portal", "cancel"])
      found.push(...(await secretsAt(page, "post", `/api/subscription/${path}`, {})));
    found.push(...(await secretsAt(page, "post", "/api/stripe/webhook", {})));
  }
  expect(found).toEqual([]);
});

test("a key that is planted in a page is found", async ({ page }) => {
  await page.route("**/planted", (route) => route.fulfill({ body: "<p>sk_live_planted1</p>" }));
  await page.goto("/planted");
  expect(secretsIn("/planted", await page.content())).toEqual([{ where: "/planted", begins: "sk_live_pl" }]);
});
