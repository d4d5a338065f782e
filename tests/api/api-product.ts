import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { expect } from "vitest";
import { HEAD_MAX_BYTES } from "#app/stories/contract.ts";
import type { IdentityMode } from "#server/graphql/api-caller.ts";
import { asksForWebSocket } from "#server/realtime/upgrade-request.ts";
import { createRealtimeServices } from "#server/realtime-services.ts";
import { readSettings } from "#server/settings.ts";
import { createCertificate } from "#tests/fakes/certificate.ts";
import { openOddServer } from "#tests/fakes/odd-server.ts";
import { AUDIENCE, openOidcIssuer } from "#tests/fakes/oidc-issuer.ts";
import { expectQuiet } from "#tests/faults/quiet-log.ts";
import { freePort } from "#tests/free-port.ts";
import { type ApiMember, type GraphqlHouse, openGraphqlHouse } from "#tests/graphql-house.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** What a program has by which it may say for whom it calls. */
export type Proof =
  | { mode: "userPool" | "oidc" | "custom"; token: string }
  | { mode: "apiKey"; apiKey: string }
  | { mode: "iam"; accessKeyId: string; secretAccessKey: string };

/** The product on a port of its own over TLS, with every way of saying who calls switched on, and two people. */
export type ApiProduct = {
  /** Without a trailing slash. */
  url: string;
  /** The file of the authority that its clients must trust, and the same in PEM form. */
  authorityFile: string;
  authority: string;
  dataDir: string;
  ana: ApiMember;
  ben: ApiMember;
  /** Asks for something over HTTP, as somebody with a token. */
  ask: GraphqlHouse["ask"];
  /** @param email of an account, or of nobody's */
  proofOf(mode: IdentityMode, who: Pick<ApiMember, "email" | "token">): Promise<Proof>;
  /** One that is well made and wrong. */
  wrongProof(mode: IdentityMode): Promise<Proof>;
  /** Fails where the log tells of something unexpected, or holds what is a person's alone. */
  close(): Promise<void>;
};

/** Of a line of the log. */
const ERROR_LEVEL = pino.levels.values.error ?? 50;
const ADDRESS = "127.0.0.1";
const PEOPLE = { ana: "ana@home.example", ben: "ben@home.example", nobody: "nobody@home.example" };
/** What the authorizer lets in. The signs are those that make a difference between the two alphabets of base64. */
const LET_IN = "let me in?>?>~~~ ";

export async function openApiProduct(): Promise<ApiProduct> {
  const folder = temporaryFolder();
  const file = (name: string, content: string) => {
    const path = join(folder.path, name);
    writeFileSync(path, content, { mode: 0o600 });
    return path;
  };
  const { authority, certificate, key } = createCertificate(ADDRESS);
  const authorityFile = file("authority.pem", authority);
  const [port, issuer, authorizer] = await Promise.all([freePort(), openOidcIssuer(), openOddServer(verdictOn)]);
  const accessKeys = Object.entries(PEOPLE).map(([name, email]) => ({
    accessKeyId: `AKIA${name}`,
    secretAccessKey: randomBytes(20).toString("hex"),
    email,
  }));
  const url = `https://${ADDRESS}:${port}`;
  const dataDir = join(folder.path, "data");
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    TLS_CERT: file("certificate.pem", certificate),
    TLS_KEY: file("key.pem", key),
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: AUDIENCE,
    CUSTOM_AUTHORIZER_URL: authorizer.url,
    // How often a test calls in a minute depends on the machine.
    LIMIT_GRAPHQL_CALLS_PER_ADDRESS_PER_MINUTE: "0",
    LIMIT_GRAPHQL_CALLS_PER_ACCOUNT_PER_MINUTE: "0",
    IAM_CREDENTIALS: accessKeys
      .map(({ accessKeyId, secretAccessKey, email }) => `${accessKeyId}:${secretAccessKey}:${email}`)
      .join(","),
  };
  const settings = readSettings(env);
  const house = await openGraphqlHouse(env);
  const log = pino({ base: null }, { write: (line: string) => void house.lines.push(line) });
  const realtime = createRealtimeServices(settings, house.services, log);
  const listener = getRequestListener(house.app.fetch, { overrideGlobalObjects: false });
  const options = { ...settings.tls, maxHeaderSize: HEAD_MAX_BYTES, shouldUpgradeCallback: asksForWebSocket };
  const server = createServer(options, (incoming, outgoing) => void listener(incoming, outgoing));
  server.on("upgrade", realtime.upgrade);
  server.listen(port, ADDRESS);
  await once(server, "listening");

  async function apiKeyOf(email: string): Promise<string> {
    const made = await house.services.apiKeys.create(email, "tests");
    if ("key" in made) return made.key;
    throw new Error(`no key: ${made.refused}`);
  }

  const proofOf: ApiProduct["proofOf"] = async (mode, { email, token }) => {
    if (mode === "userPool") return { mode, token };
    if (mode === "apiKey") return { mode, apiKey: await apiKeyOf(email) };
    if (mode === "oidc") return { mode, token: await issuer.token({ email, email_verified: true }) };
    if (mode === "custom") return { mode, token: `${LET_IN}${email}` };
    const mine = accessKeys.find((accessKey) => accessKey.email === email);
    if (!mine) throw new Error(`no access key of ${email}`);
    return { mode, accessKeyId: mine.accessKeyId, secretAccessKey: mine.secretAccessKey };
  };

  return {
    url,
    authorityFile,
    authority,
    dataDir,
    ana: house.ana,
    ben: house.ben,
    ask: (who, query, variables) => house.ask(who, query, variables),
    proofOf,
    async wrongProof(mode) {
      const { email, token } = house.ana;
      if (mode === "userPool") return { mode, token: withOtherSignature(token) };
      if (mode === "apiKey") return { mode, apiKey: `cuentaluna_${randomBytes(32).toString("base64url")}` };
      if (mode === "oidc")
        return { mode, token: await issuer.token({ email, email_verified: true, aud: "somebody else" }) };
      if (mode === "custom") return { mode, token: `keep me out ${email}` };
      return { mode, accessKeyId: accessKeys[0]?.accessKeyId ?? "", secretAccessKey: "x".repeat(40) };
    },
    async close() {
      await realtime.close();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      await house.close();
      await Promise.all([issuer.close(), authorizer.close()]);
      folder.remove();
      expect(house.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL)).toEqual([]);
      const tokens = [house.ana.token, house.ben.token, ...accessKeys.map((key) => key.secretAccessKey)];
      expectQuiet(house.lines.join(""), [...house.ana.secrets, ...house.ben.secrets, ...tokens]);
    },
  };
}

/** Somebody with whom every proof is in order, and who has no account here. */
export const NOBODY = { email: PEOPLE.nobody, token: "" };

function verdictOn({ body }: { body: string }): object {
  const { authorizationToken: token } = JSON.parse(body) as { authorizationToken: string };
  if (!token.startsWith(LET_IN)) return { isAuthorized: false };
  return { isAuthorized: true, resolverContext: { email: token.slice(LET_IN.length) } };
}

/** The first signs of a signature stand for whole bits; the last may not. */
function withOtherSignature(token: string): string {
  const [head, payload, signature = ""] = token.split(".");
  return [head, payload, (signature.startsWith("A") ? "B" : "A") + signature.slice(1)].join(".");
}
