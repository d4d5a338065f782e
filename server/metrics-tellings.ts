import { Problem } from "#app/problem.ts";
import type { Stories, ToldEvent } from "#app/stories/stories.server.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Metrics } from "./metrics.ts";

type TellingMetrics = Pick<Metrics, "tellings" | "tellingsRunning" | "firstWordSeconds">;

/** The same stories, each telling counted by who told and how it ended, and timed to its first words. @param clock milliseconds */
export function countTellings(stories: Stories, metrics: TellingMetrics, clock: () => number): Stories {
  return {
    ...stories,
    tell(caller, request, options) {
      const startedAt = clock();
      const events = stories.tell(caller, request, options);
      return counted(events, { kind: stories.identity.kind, signal: options.signal });

      async function* counted(
        told: AsyncGenerator<ToldEvent>,
        { kind, signal }: { kind: "builtin" | "model"; signal: AbortSignal },
      ): AsyncGenerator<ToldEvent> {
        // Until somebody has begun, it is the configured one who was asked.
        let storyteller = kind;
        let isFirst = true;
        let outcome = "left";
        metrics.tellingsRunning.inc();
        try {
          for await (const event of told) {
            if ("storyteller" in event.data) storyteller = event.data.storyteller.kind;
            if (event.event === "text" && isFirst) {
              isFirst = false;
              metrics.firstWordSeconds.observe({ storyteller }, (clock() - startedAt) / 1_000);
            }
            if (event.event === "end") outcome = "told";
            yield event;
          }
        } catch (error) {
          outcome = signal.aborted ? "left" : codeOf(error);
          throw error;
        } finally {
          metrics.tellingsRunning.dec();
          metrics.tellings.inc({ storyteller, outcome });
        }
      }
    },
  };
}

function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return isDatabaseAway(error) ? "database_unavailable" : "unexpected";
}
