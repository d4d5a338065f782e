import { createLiveConnection } from "./live-connection.ts";
import { connectWhileSeen } from "./live-presence.ts";
import { liveProtocols, REALTIME_PATH } from "./live-protocol.ts";
import type { RecordChange } from "./records-contract.ts";

type LibraryEars = {
  /** A story was changed, here or elsewhere. */
  onChange: (change: RecordChange, id: string) => void;
  /** From now on changes are heard, or not; what happened while they were not is missed. */
  onListening: (isListening: boolean) => void;
  /** The service has refused for good, mostly because nobody is logged in any more: nothing is heard again. */
  onRefused: () => void;
};

/** Hears in this page of changes to the stories of whoever is logged in. @returns stops it */
export function listenToLibrary({ onChange, onListening, onRefused }: LibraryEars): () => void {
  const { host, protocol } = window.location;
  const address = `${protocol === "https:" ? "wss" : "ws"}://${host}${REALTIME_PATH}`;
  const connection = createLiveConnection({
    open: () => new WebSocket(address, liveProtocols(host)),
    host,
    onChange,
    onState: ({ phase }) => {
      onListening(phase === "listening");
      if (phase === "ended") onRefused();
    },
  });
  return connectWhileSeen(connection, document, window);
}
