import { EventEmitter, on } from "node:events";

/**
 * The same events, from a source that goes on to its end also when nobody listens any more. What it says after that is
 * dropped; how it failed is told to `onUnheard`.
 * @returns the events, and a promise that is kept when the source has ended, however it ended
 */
export function carriedOn<Event>(
  source: AsyncIterable<Event>,
  onUnheard: (error: unknown) => void,
): { events: AsyncGenerator<Event>; ended: Promise<void> } {
  const emitter = new EventEmitter();
  const arrived = on(emitter, "event", { close: ["end"] });
  let isHeard = true;
  const ended = (async () => {
    try {
      for await (const event of source) emitter.emit("event", event);
      emitter.emit("end");
    } catch (error) {
      if (isHeard) emitter.emit("error", error);
      else onUnheard(error);
    }
  })();
  async function* listen(): AsyncGenerator<Event> {
    try {
      for await (const [event] of arrived) yield event as Event;
    } finally {
      isHeard = false;
    }
  }
  return { events: listen(), ended };
}
