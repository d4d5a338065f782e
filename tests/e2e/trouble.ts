import type { BrowserContext, ConsoleMessage, Dialog, Response, WebError } from "@playwright/test";

/** Listens for what a person would never see but a browser complains about: errors, and violations of the page's policy. */
export class Trouble {
  readonly #complaints: string[] = [];
  readonly #missingDocuments = new Set<string>();
  readonly #expected: RegExp[] = [];
  readonly #stop: () => void;

  constructor(context: BrowserContext) {
    const onConsole = (message: ConsoleMessage) => this.#hear(message);
    const onError = (error: WebError) => void this.#complaints.push(`thrown: ${error.error().message}`);
    const onResponse = (response: Response) => this.#noteMissing(response);
    const onDialog = (dialog: Dialog) => {
      this.#complaints.push(`a script opened a box: ${dialog.message()}`);
      void dialog.dismiss();
    };
    context.on("console", onConsole).on("weberror", onError).on("response", onResponse).on("dialog", onDialog);
    this.#stop = () =>
      context.off("console", onConsole).off("weberror", onError).off("response", onResponse).off("dialog", onDialog);
  }

  /** The context may be another journey's from now on. */
  stopListening(): void {
    this.#stop();
  }

  /** A journey that leads through a failure says which complaint of the browser belongs to it. */
  expect(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  /** Every complaint that nobody expected. */
  unexpected(): string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((expected) => expected.test(complaint)));
  }

  #noteMissing(response: Response): void {
    if (response.status() === 404 && response.request().isNavigationRequest())
      this.#missingDocuments.add(response.url());
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== "error") return;
    const { url } = message.location();
    // An unknown address is answered by a page, and the browser still calls its status an error.
    if (this.#missingDocuments.has(url) && /\b404\b/.test(message.text())) return;
    this.#complaints.push(`${message.text()} (${url})`);
  }
}
