// The least that a server between a reader and a model can do: node:http, the answer piped as it comes. Measured beside
// the product. The model's address is the argument.
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const url = `${process.argv[2]}/chat/completions`;
const agent = new Agent({ keepAlive: true });

const server = createServer((incoming, outgoing) => {
  const upstream = request(url, { agent, method: "POST", headers: { "content-type": "application/json" } });
  upstream.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { "content-type": "text/event-stream" });
    answer.pipe(outgoing);
  });
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
});
process.on("message", (message: { ask?: "url" }) => {
  if (message.ask) process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
server.listen(0, "127.0.0.1");
