import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** What a page needs and what decides how it is shown; the rest of a head belongs to one connection. */
const PASSED_ON = ["content-type", "cache-control", "content-encoding"];

/** Serves another server's pages with every script taken out, and everything else as it is: what the scripts cost. */
export function serveWithoutScripts(origin: string): Server {
  return createServer((incoming, outgoing) => {
    void (async () => {
      const answer = await fetch(origin + (incoming.url ?? "/"), { headers: { "accept-encoding": "br" } });
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value) outgoing.setHeader(name, value);
      }
      // fetch has unpacked the body.
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      const sent = isPage ? Buffer.from(body.toString().replace(/<script\b[^]*?<\/script>/g, "")) : body;
      const isPacked = answer.headers.get("content-encoding") !== null;
      outgoing.writeHead(answer.status).end(isPacked ? brotliCompressSync(sent) : sent);
    })();
  });
}
