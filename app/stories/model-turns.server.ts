import { homeOf, networkOf } from "./address-range.server.ts";
import type { Caller } from "./audience.server.ts";
import type { Turn } from "./turn-store.server.ts";

/** How many tellings by a model may be begun. 0 switches a limit off. */
export type ModelStoryLimits = {
  /** Tellings by a model that one address may start in an hour: each costs the host money. */
  modelStoriesPerAddressPerHour: number;
  /** Tellings by a model that one guest's browser may start in a day. */
  modelStoriesPerGuestPerDay: number;
  /** Tellings by a model that all guests of one address, and of one network, may start in a day. */
  guestModelStoriesPerAddressPerDay: number;
  guestModelStoriesPerNetworkPerDay: number;
  /** Tellings by a model that one account may start in a day. */
  modelStoriesPerAccountPerDay: number;
};

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The turns that a telling by a model takes, under names that say whose they are: not to be kept in clear. */
export function turnsOf(caller: Caller, limits: ModelStoryLimits): Turn[] {
  const home = homeOf(caller.address);
  const perDay = (key: string, turns: number): Turn => ({ key, turns, seconds: DAY_SECONDS });
  const all: Turn[] = [
    { key: `hour of ${home}`, turns: limits.modelStoriesPerAddressPerHour, seconds: HOUR_SECONDS },
    ...(caller.kind === "person"
      ? [perDay(`account ${caller.id}`, limits.modelStoriesPerAccountPerDay)]
      : [
          perDay(`visitor ${caller.id}`, limits.modelStoriesPerGuestPerDay),
          perDay(`guests of ${home}`, limits.guestModelStoriesPerAddressPerDay),
          perDay(`guests of network ${networkOf(caller.address)}`, limits.guestModelStoriesPerNetworkPerDay),
        ]),
  ];
  return all.filter(({ turns }) => turns > 0);
}
