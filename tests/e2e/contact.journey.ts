import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type FakeSmtpServer, openSmtpServer } from "#tests/fakes/smtp-server.ts";
import { expectAccessible } from "./accessibility.ts";
import { inEachLanguage, test, type Words } from "./journey.ts";
import { startProduct } from "./product.ts";
import { wakeUp } from "./react-started.ts";

const MESSAGE = { name: "Marta Ñúñez", email: "marta@example.org", message: "Hola.\n<b>¿Un dragón?</b>\nGracias." };

const field = (page: Page, words: Words, name: keyof typeof MESSAGE) =>
  page.getByRole("textbox", { name: words.contact[name], exact: true });

async function fill(page: Page, words: Words, message: typeof MESSAGE): Promise<void> {
  for (const name of ["name", "email", "message"] as const) await field(page, words, name).fill(message[name]);
}

const send = (page: Page, words: Words) => page.getByRole("button", { name: words.contact.send }).click();

const status = (page: Page) => page.locator("#contact").getByRole("status");

/** The letters of the local mailbox that hold a text, newest first. */
async function lettersWith(
  request: APIRequestContext,
  baseURL: string,
  text: string,
): Promise<Record<string, string>[]> {
  const letters = (await (await request.get(`${baseURL}/dev/mail.json`)).json()) as Record<string, string>[];
  return letters.filter((letter) => letter.text?.includes(text));
}

inEachLanguage((words) => {
  for (const path of ["/", "/about"]) {
    test(`a message from ${path} arrives in the mailbox, and the form is empty again`, async ({ page, baseURL }) => {
      const mark = crypto.randomUUID();
      await page.goto(path);
      await wakeUp(page);
      await fill(page, words, { ...MESSAGE, message: `${MESSAGE.message} ${mark}` });
      await send(page, words);
      await expect(status(page)).toHaveText(words.contact.sent);
      await expect(field(page, words, "message")).toHaveValue("");
      await expect.poll(() => lettersWith(page.request, baseURL ?? "", mark)).toHaveLength(1);
      const [letter] = await lettersWith(page.request, baseURL ?? "", mark);
      expect(letter?.text).toContain("<b>¿Un dragón?</b>\n");
      expect(letter?.subject).toContain(MESSAGE.name);
    });
  }

  test("empty fields are named, the first one has the focus, and nothing typed is lost", async ({ page }) => {
    await page.goto("/");
    await wakeUp(page);
    await fill(page, words, { name: "   ", email: "", message: MESSAGE.message });
    await send(page, words);
    await expect(status(page)).toHaveText(words.problems.fields.contact_empty);
    await expect(field(page, words, "name")).toBeFocused();
    await expect(field(page, words, "message")).toHaveValue(MESSAGE.message);
    await expectAccessible(page);
  });

  test("an address that is none is said to be none", async ({ page }) => {
    await page.goto("/about");
    await wakeUp(page);
    await fill(page, words, { ...MESSAGE, email: "marta@" });
    await send(page, words);
    await expect(page.getByText(words.problems.fields.email_malformed)).toBeVisible();
    await expect(field(page, words, "email")).toBeFocused();
    await expect(field(page, words, "email")).toHaveValue("marta@");
  });

  test("without a connection the message stays in the form", async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await wakeUp(page);
    await fill(page, words, MESSAGE);
    await context.setOffline(true);
    await send(page, words);
    await expect(status(page)).toHaveText(words.contact.broken);
    for (const name of ["name", "email", "message"] as const)
      await expect(field(page, words, name)).toHaveValue(MESSAGE[name]);
    await context.setOffline(false);
    await send(page, words);
    await expect(status(page)).toHaveText(words.contact.sent);
  });

  test("by the keyboard alone", async ({ page }) => {
    await page.goto("/about");
    await field(page, words, "name").focus();
    for (const text of [MESSAGE.name, MESSAGE.email, "Hola."]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: words.contact.send })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText(words.contact.sent);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ["/", "/about", "/no/such/page"]) {
      test(`a message from ${path} arrives in the mailbox`, async ({ page, baseURL }) => {
        const mark = crypto.randomUUID();
        await page.goto(path);
        await fill(page, words, { ...MESSAGE, message: mark });
        await send(page, words);
        await expect(status(page)).toHaveText(words.contact.sent);
        await expect.poll(() => lettersWith(page.request, baseURL ?? "", mark)).toHaveLength(1);
      });
    }

    test("empty fields are named, and nothing typed is lost", async ({ page, trouble }) => {
      // The page says what is wrong, and so does its status.
      trouble.expect(/\b400\b/);
      await page.goto("/");
      await fill(page, words, { ...MESSAGE, name: " " });
      await send(page, words);
      await expect(status(page)).toHaveText(words.problems.fields.contact_empty);
      await expect(field(page, words, "email")).toHaveValue(MESSAGE.email);
      await expect(field(page, words, "message")).toHaveValue(MESSAGE.message);
    });
  });
});

test.describe("with a mail server", () => {
  let server: FakeSmtpServer;
  test.beforeAll(async () => {
    server = await openSmtpServer();
  });
  test.afterAll(() => server.stop());

  test("a message arrives there; one that was sent while it was down arrives after a restart", async ({ request }) => {
    const product = await startProduct({
      SMTP_URL: server.url,
      MAIL_FROM: "moon@stories.example",
      CONTACT_TO: "host@stories.example",
      LOG_LEVEL: "error",
    });
    const post = (message: string) =>
      request.post(`${product.url}/api/contact`, {
        data: { ...MESSAGE, message },
        headers: { "Accept-Language": "en" },
      });
    try {
      expect((await post("First.")).status()).toBe(202);
      await expect.poll(() => server.letters.length).toBe(1);
      expect(server.letters[0]).toMatchObject({
        recipients: ["host@stories.example"],
        from: { address: "moon@stories.example" },
        replyTo: [{ address: MESSAGE.email }],
      });
      await server.stop();
      expect((await post("Second.")).status()).toBe(202);
      // Killed in the middle of an attempt, the letter would be nobody else's for some minutes.
      await expect.poll(() => product.output()).toContain("letters do not go out");
      await server.start();
      await product.restart();
      await expect.poll(() => server.letters.length).toBe(2);
      expect(server.letters[1]?.text).toContain("Second.");
    } finally {
      await product.stop();
    }
  });
});
