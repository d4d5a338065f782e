import type { StorySettings } from "./story-settings.ts";

/**
 * The servers that a parent's words are sent to when a story is told: what the privacy page has to name.
 * A model on this very machine is nobody else's server.
 */
export function modelHostsOf({ model, fallback }: Pick<StorySettings, "model" | "fallback">): string[] {
  const models = [model, fallback].filter((teller) => teller !== null && teller !== "builtin");
  const hosts = models.map(({ baseUrl }) => new URL(baseUrl)).filter(({ hostname }) => !isLoopback(hostname));
  return [...new Set(hosts.map(({ host }) => host))];
}

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
