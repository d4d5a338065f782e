import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { DATABASES } from "#tests/databases.ts";
import { type Product, ProductDidNotStart } from "#tests/e2e/product.ts";
import { createDatabase } from "#tests/fakes/postgres-server.ts";
import { freePort } from "#tests/free-port.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { newDatabaseUrl, startFaultProduct } from "./fault-product.ts";
import { exportOf, newMember } from "./member.ts";

const products: Product[] = [];
afterEach(async () => {
  for (const product of products.splice(0)) await product.stop();
});

const readiness = async ({ url }: Product) => (await fetch(`${url}/readyz`)).text();

test("processes that start at the same moment on a new database all come up, on the same tables", async () => {
  const databaseUrl = await createDatabase(inject("postgres").serverUrl, "template0");
  const shared = { AUTH_SECRET: randomBytes(32).toString("hex") };
  products.push(...(await Promise.all([1, 2, 3].map(() => startFaultProduct(databaseUrl, shared)))));
  expect(await Promise.all(products.map(readiness))).toEqual(["ready", "ready", "ready"]);
  const [first, second] = products as [Product, Product];
  const member = await newMember(first.url, "ana@home.example");
  expect((await exportOf(second.url, member)).stories).toEqual([]);
});

test.each([
  ["is not there", (url: URL) => url, "ECONNREFUSED"],
  ["does not know the password", (url: URL) => Object.assign(url, serverOf({ password: "wrong" })), "28P01"],
  ["has no such database", (url: URL) => Object.assign(url, serverOf({ pathname: "/none" })), "3D000"],
])("a database server that %s stops the start with a sentence that gives nothing away", async (_, change, code) => {
  const url = change(new URL(`postgres://postgres:a-secret@127.0.0.1:${await freePort()}/stories`));
  const start = startFaultProduct(url.href, { LOG_LEVEL: "silent" });
  await expect(start).rejects.toThrow(
    new ProductDidNotStart(
      `It ended with 1: DATABASE_URL leads to no database that can be worked with now (${code}).\n`,
    ),
  );
});

/** What leads to the run's server, in one way wrong. */
function serverOf(wrong: Partial<URL>): Partial<URL> {
  const { host, username, password, pathname } = new URL(inject("postgres").serverUrl);
  return { host, username, password, pathname, ...wrong };
}

describe.each(DATABASES)("on %s", (kind) => {
  test("when a newer version has migrated the database this one runs on, and can be started again", async () => {
    const databaseUrl = await newDatabaseUrl(kind);
    const folder = temporaryFolder();
    const product = await startFaultProduct(databaseUrl, { DATA_DIR: folder.path });
    products.push(product);
    const newer = await openDatabase({ dataDir: folder.path, databaseUrl });
    await sql`create table of_a_newer_version (id text primary key)`.execute(newer);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-of-a-newer-version', ${new Date().toISOString()})`.execute(newer);
    await newer.destroy();
    expect(await readiness(product)).toBe("ready");
    await product.restart();
    expect(await readiness(product)).toBe("ready");
    expect(product.output()).toContain("migrated by a newer version");
    const member = await newMember(product.url, "ana@home.example");
    expect((await exportOf(product.url, member)).stories).toEqual([]);
    folder.remove();
  });
});
