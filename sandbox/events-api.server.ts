import { listParams, type Operation, pageOf } from "./api-operation.server.ts";
import { invalid } from "./api-refusal.server.ts";
import { list, moments, text, yesNo } from "./param-readers.server.ts";
import { EVENT_KEPT_MS } from "./payment-events.server.ts";

const LIST = listParams({
  types: list(text(), { most: 20 }),
  type: text(),
  delivery_success: yesNo(),
  created: moments(),
});

export const EVENT_OPERATIONS: Operation[] = [
  {
    method: "GET",
    path: "/v1/events",
    async run(reading, { params, at }) {
      const { types, type, delivery_success: delivered, created, ...paging } = LIST(params, "");
      if (types && type !== undefined)
        throw invalid("You may only specify one of these parameters: type, types.", { param: "types" });
      const oldest = at - EVENT_KEPT_MS / 1000;
      const undelivered = new Set(await reading.marked("undelivered"));
      const found = (await reading.all("event"))
        .map((event) => ({ ...event, pending_webhooks: undelivered.has(event.id) ? 1 : 0 }))
        .filter(
          (event) =>
            event.created >= oldest &&
            (!types || types.includes(event.type)) &&
            (type === undefined || event.type === type) &&
            (delivered === undefined || delivered === !undelivered.has(event.id)) &&
            (!created || created(event.created)),
        );
      return pageOf(found, paging, { url: "/v1/events", what: "event" });
    },
  },
];
