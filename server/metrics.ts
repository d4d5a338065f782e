import { Counter, collectDefaultMetrics, Gauge, Histogram, register as processRegistry, Registry } from "prom-client";

/** What the product counts for its host, in Prometheus' words. No label ever holds anything that a person wrote or is. */
export type Metrics = ReturnType<typeof createMetrics>;

/** A page or an answer, and at the far end an account request with its password hash, on a busy machine. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The house begins in milliseconds; a model may take its whole first wait and a fallback's. */
const FIRST_WORD_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 20, 30];

/** Figures of this process, from nothing. @param isServed whether anybody can read them: the process's own cost a timer */
export function createMetrics({ isServed }: { isServed: boolean }) {
  // One process has one heap and one event loop, however often its services are opened anew.
  if (isServed && !processRegistry.getSingleMetric("process_cpu_seconds_total")) collectDefaultMetrics();
  const registry = new Registry();
  const registers = [registry];
  /** Each is asked for just before somebody reads. */
  const refreshing: (() => Promise<void>)[] = [];

  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests, by route; those for built files are not among them.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time until the head of an answer was ready, by route.",
      labelNames: ["route"],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    tellingsRunning: new Gauge({
      name: "cuentaluna_tellings_running",
      help: "Tellings that somebody listens to now.",
      registers,
    }),
    tellings: new Counter({
      name: "cuentaluna_tellings_total",
      help: "Tellings by how they ended for whoever listened: told, left, or the code of the problem.",
      labelNames: ["storyteller", "outcome"],
      registers,
    }),
    firstWordSeconds: new Histogram({
      name: "cuentaluna_telling_first_word_seconds",
      help: "Time from the request to the first guarded words of its story.",
      labelNames: ["storyteller"],
      buckets: FIRST_WORD_SECONDS,
      registers,
    }),
    guardStops: new Counter({
      name: "cuentaluna_guard_stops_total",
      help: "Sentences that the guard or a second reader stopped, by reason.",
      labelNames: ["storyteller", "reason"],
      registers,
    }),
    storytellerFailures: new Counter({
      name: "cuentaluna_storyteller_failures_total",
      help: "Storytellers that failed, by reason, also where another one told in their place.",
      labelNames: ["storyteller", "reason"],
      registers,
    }),
    providerResting: new Gauge({
      name: "cuentaluna_provider_resting",
      help: "1 while a provider that is down is left in peace, and until it has told again.",
      labelNames: ["setting"],
      registers,
    }),
    realtimeSockets: new Gauge({
      name: "cuentaluna_realtime_sockets",
      help: "Realtime sockets that are open in this process.",
      registers,
    }),
    /** Has something brought up to date before each reading. */
    beforeReading(refresh: () => Promise<void>): void {
      refreshing.push(refresh);
    },
    /** Everything as Prometheus reads it. */
    async text(): Promise<string> {
      await Promise.all(refreshing.map((refresh) => refresh()));
      return `${await processRegistry.metrics()}${await registry.metrics()}`;
    },
    contentType: registry.contentType,
  };
}
