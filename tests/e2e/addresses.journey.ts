import { expect } from "@playwright/test";
import { accountDialog, aMember, emailIn, logIn, signUp, somebody } from "./account-steps.ts";
import { askForStory, previewCard } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

inEachLanguage((words) => {
  const { landing } = words;

  test("an unknown address shows the first page, says so, and leads to a story", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByText(landing.missing)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(landing.heading.first);
    await expect(page).toHaveTitle(new RegExp(landing.missingTitle));
    await page.getByRole("link", { name: landing.generate }).click();
    await expect(page.getByRole("dialog", { name: words.stories.create.title })).toBeVisible();
  });

  for (const [path, lead] of [
    ["/profile", words.accounts.logIn.toProfile],
    ["/library", words.accounts.logIn.toLibrary],
    ["/reader", words.accounts.logIn.toReader],
  ] as const) {
    test(`a guest at ${path} is asked to log in, told what for, and led on there`, async ({ page }) => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(`/?login=1&next=${path}`);

      const member = await aMember(page);
      await page.request.post("/api/auth/sign-out", { data: {} });
      await page.goto(path);
      await expect(page).toHaveURL(`/?login=1&next=${path}`);
      const box = accountDialog(page, words, "logIn");
      await expect(box).toContainText(lead);
      await page.keyboard.press("Escape");
      await expect(box).toBeHidden();
      await expect(page).toHaveURL("/");

      await page.goto(path);
      await logIn(page, words, member);
      // Without a story read before, the reader leads on to the shelf.
      await expect(page).toHaveURL(path === "/reader" ? "/library" : path);
      await expect(page.getByRole("link", { name: words.frame.profile })).toBeVisible();
      await expect(page.locator("main h1")).toBeFocused();
    });
  }

  test("Get Started opens the sign-up on the page where one is", async ({ page }) => {
    await page.goto("/plans");
    await page.getByRole("link", { name: words.frame.getStarted }).click();
    await expect(page).toHaveURL("/plans?signup=1");
    await expect(accountDialog(page, words, "signUp")).toContainText(words.accounts.signUp.lead);
  });

  test("signing up from a half-told story leaves the story where it is", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await askForStory(page, words);
    await previewCard(page, words).getByRole("link", { name: words.stories.preview.signUp }).click();
    const box = accountDialog(page, words, "signUp");
    await box.getByRole("button", { name: words.frame.close }).click();
    await expect(box).toBeHidden();
    await expect(previewCard(page, words)).toBeVisible();
    await expect(page).toHaveURL("/generator");
  });

  test("a house that takes nobody says so, and lets in those who have an account", async ({ page, productTelling }) => {
    const { url } = await productTelling("builtin", { SIGN_UP: "closed" });
    await page.goto(`${url}/?signup=1`);
    const box = page.getByRole("dialog", { name: words.accounts.signUp.closedTitle });
    await expect(box).toContainText(words.accounts.signUp.closed);
    await expect(box.getByRole("textbox")).toHaveCount(0);
    await box.getByRole("link", { name: words.accounts.signUp.closedLogIn }).click();
    const logInBox = accountDialog(page, words, "logIn");
    await expect(logInBox.getByRole("link", { name: words.accounts.logIn.forgot })).toBeVisible();
    await expect(logInBox.getByRole("link", { name: words.accounts.logIn.signUp })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(logInBox).toBeHidden();
    await page.getByRole("link", { name: words.frame.getStarted }).click();
    await expect(logInBox).toBeVisible();
  });

  test("where accounts are by invitation, only those who are invited get one", async ({
    page,
    productTelling,
    trouble,
  }) => {
    trouble.expect(/status of 403 .*sign-up/);
    const { url } = await productTelling("builtin", { SIGN_UP: "invited", SIGN_UP_ALLOW: "@moon.example" });
    await page.goto(`${url}/?signup=1`);
    const box = accountDialog(page, words, "signUp");
    await expect(box).toContainText(words.accounts.signUp.invited);
    const { email, password } = somebody();
    await signUp(page, words, { email, password });
    await expect(box.getByRole("alert")).toHaveText(words.accounts.faults.sign_up_not_invited);
    await expect(emailIn(box, words)).toHaveValue(email);
    await signUp(page, words, { email: email.replace("@example.com", "@moon.example"), password });
    await expect(accountDialog(page, words, "confirm")).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the first page can be read, and its button leads to a page that says what is missing", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(landing.heading.first);
      await expect(page.getByText(landing.lead)).toBeVisible();
      await page.getByRole("link", { name: landing.generate }).click();
      await expect(page).toHaveURL("/generator");
      const missing = page.locator("noscript .needs-script");
      await expect(missing).toBeVisible();
      await expect(missing).toHaveText(words.stories.needsScript);
    });
  });
});

test.describe("told by a model that costs money", () => {
  test.use({ teller: "plain" });

  test("neither a HEAD request nor a prefetch has a story told", async ({ request, standIn }) => {
    const door = "/api/story?kid_age=6";
    const before = standIn.calls.length;
    expect((await request.head(door)).status()).toBe(405);
    expect((await request.head("/generator")).status()).toBe(200);
    for (const purpose of ["prefetch", "prefetch;prerender"])
      expect((await request.get(door, { headers: { "Sec-Purpose": purpose } })).status()).toBe(204);
    expect((await request.get("/generator", { headers: { "Sec-Purpose": "prefetch" } })).status()).toBe(200);
    expect(standIn.calls.length).toBe(before);
    expect((await request.get(door)).status()).toBe(200);
    expect(standIn.calls.length).toBe(before + 1);
  });
});

test("a form that is sent to a page which takes none is refused as such, with every header of a page", async ({
  request,
}) => {
  for (const path of ["/generator", "/profile", "/nowhere"]) {
    const response = await request.post(path);
    expect(response.status()).toBe(405);
    expect(response.headers()).toMatchObject({
      allow: "GET, HEAD",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
});
