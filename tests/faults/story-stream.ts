import { eventsOf, storyOf } from "#tests/test-product.ts";

type Events = ReturnType<typeof eventsOf>;

/** What reached a listener, also of a stream that broke off: only whole events count. */
export type Heard = { text: string; end: Events[number]["data"] | null };

/** Listens to an event stream to its end, however it ends. @param onEnd called in the moment in which `end` is there */
export async function listenTo(answer: Response, onEnd: () => void = () => undefined): Promise<Heard> {
  const decoder = new TextDecoder();
  let received = "";
  let heard: Heard = { text: "", end: null };
  try {
    for await (const part of answer.body ?? []) {
      received += decoder.decode(part, { stream: true });
      const hadEnded = heard.end !== null;
      heard = heardOf(received);
      if (heard.end && !hadEnded) onEnd();
    }
  } catch {
    // The process was killed: what came until then is what was heard.
  }
  return heard;
}

function heardOf(received: string): Heard {
  const events = eventsOf(received.slice(0, received.lastIndexOf("\n\n") + 2));
  return { text: storyOf(events), end: events.find(({ event }) => event === "end")?.data ?? null };
}
