import type { WebSocket } from "ws";
import { BEAT_MS, INIT_WAIT_MS, UNREAD_MAX_BYTES } from "./limits.ts";
import type { Line, Session } from "./session.ts";

export type CarryParts = {
  /** Makes the session that this socket carries. */
  open: (line: Line) => Session;
  /** Hears of what nobody expected. */
  report: (error: unknown) => void;
  /** The socket has closed, and nothing of it is left. @param code of the close frame, 1006 without one */
  onEnd: (code: number, summary: ReturnType<Session["summary"]>) => void;
};

/** A network that has gone away says nothing: a client that has not answered by the next beat is not there any more. */
export function carry(socket: WebSocket, { open, report, onEnd }: CarryParts): void {
  let isAnswering = true;
  let session: Session | undefined;
  const line: Line = {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      // Behind what was never read a close frame would not be read either.
      if (socket.bufferedAmount > UNREAD_MAX_BYTES) return socket.terminate();
      // A failure closes the socket, which is heard of below.
      socket.send(text, () => undefined);
    },
    close(code, reason) {
      session?.end();
      socket.close(code, reason);
    },
  };
  const opened = open(line);
  session = opened;
  const beating = setInterval(() => {
    if (!isAnswering) return socket.terminate();
    isAnswering = false;
    socket.ping();
    opened.beat().catch(report);
  }, BEAT_MS);
  const waiting = setTimeout(() => opened.giveUpWaiting(), INIT_WAIT_MS);

  socket.on("message", (frame: Buffer, isBinary) => {
    isAnswering = true;
    opened.receive(isBinary ? null : frame.toString("utf8"));
  });
  socket.on("pong", () => {
    isAnswering = true;
  });
  // A frame against the WebSocket protocol: the library closes with the code that says which.
  socket.on("error", () => opened.end());
  socket.once("close", (code) => {
    clearInterval(beating);
    clearTimeout(waiting);
    opened.end();
    onEnd(code, opened.summary());
    socket.removeAllListeners();
    // What arrives late has nobody to hear it, and an error without a listener would end the process.
    socket.on("error", () => undefined);
  });
}
