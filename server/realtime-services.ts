import type { Log } from "./log.ts";
import { ownOriginsOf } from "./middleware/cross-site.ts";
import { createOperations } from "./realtime/operations.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";

/** Joins the API's sockets with who calls, and with what there is to be heard. */
export function createRealtimeServices(
  settings: Pick<Settings, "mode" | "publicUrl" | "trustedProxies" | "limits">,
  services: Pick<Services, "identifyCaller" | "graphql" | "records" | "recordEvents" | "metrics">,
  log: Log,
): Realtime {
  const realtime = createRealtime({
    identify: services.identifyCaller,
    operations: createOperations({
      engine: services.graphql,
      records: services.records,
      hear: services.recordEvents.hear,
      subscriptionsPerAccount: settings.limits.subscriptionsPerAccount,
      report: (thrown, id) => log.error({ err: thrown, requestId: id }, "unexpected error"),
      newId: () => crypto.randomUUID(),
    }),
    ownOrigins: ownOriginsOf(settings),
    trustedProxies: settings.trustedProxies,
    limits: settings.limits,
    log,
  });
  services.metrics.beforeReading(async () => services.metrics.realtimeSockets.set(realtime.openSockets()));
  return realtime;
}
