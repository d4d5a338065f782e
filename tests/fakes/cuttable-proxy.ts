import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "#tests/free-port.ts";

export type CuttableProxy = {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Lets new connections through again. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

/** A way to a server of 127.0.0.1 that can be taken away and given back. */
export async function startProxy(targetPort: number): Promise<CuttableProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.pipe(to);
    // One that breaks closes, and takes the other along.
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  async function restore(): Promise<void> {
    if (server) return;
    server = createServer((near) => {
      const far = connect(targetPort, "127.0.0.1");
      join(near, far);
      join(far, near);
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }

  async function cut(): Promise<void> {
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    server = null;
    await closed;
  }

  await restore();
  return { port, cut, restore, close: cut };
}
