import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** A letter as it arrived. */
export type ArrivedLetter = Email & {
  /** Who it was handed over for: the envelope, not the header. */
  recipients: string[];
};

export type FakeSmtpServer = {
  url: string;
  letters: ArrivedLetter[];
  /** Answers a recipient so, for every letter from now on. */
  refuse(recipient: string, responseCode: number): void;
  /** Takes a login only with this password, from now on. */
  askPassword(password: string): void;
  /** Takes no letter until the returned function is called; `arrived` is done when one waits. */
  hold(): { arrived: Promise<void>; release(): void };
  /** Goes down, breaking what is open. */
  stop(): Promise<void>;
  /** Comes up again at the same address. */
  start(): Promise<void>;
};

const failure = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A real mail server on loopback that keeps what it gets. */
export async function openSmtpServer(): Promise<FakeSmtpServer> {
  const letters: ArrivedLetter[] = [];
  const refused = new Map<string, number>();
  let password: string | null = null;
  let held: { whenOne: () => void; released: Promise<void> } | null = null;
  let port = 0;
  let server: SMTPServer;

  async function take(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const raw = await buffer(stream);
    held?.whenOne();
    await held?.released;
    letters.push({ ...(await PostalMime.parse(raw)), recipients });
  }
  const takeLetter = callbackify(take);

  async function start(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 0,
      logger: false,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: "host" }) : done(failure(535, "wrong login")),
      onRcptTo(address, _session, done) {
        const code = refused.get(address.address);
        done(code ? failure(code, `${address.address} is not here`) : null);
      },
      onData(stream, session, done) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        takeLetter(stream, recipients, (error) => done(error));
      },
    });
    // A client that gives up is no fault of the server's.
    server.on("error", () => undefined);
    const listening: Server = server.listen(port, "127.0.0.1");
    await once(listening, "listening");
    port = (listening.address() as AddressInfo).port;
  }

  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    letters,
    refuse: (recipient, responseCode) => void refused.set(recipient, responseCode),
    askPassword(wanted) {
      password = wanted;
    },
    hold() {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { whenOne: arrived.resolve, released: released.promise };
      return {
        arrived: arrived.promise,
        release() {
          held = null;
          released.resolve();
        },
      };
    },
    start,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
