import { LISTENERS_PATH, type Listener, type ListenerList } from "#app/accounts/listeners-contract.ts";

/** A person's listeners, or null when they cannot be had now: a story can be asked for without them. Never throws. */
export async function askForListeners(signal: AbortSignal): Promise<readonly Listener[] | null> {
  try {
    const response = await fetch(LISTENERS_PATH, { signal });
    return response.ok ? ((await response.json()) as ListenerList).listeners : null;
  } catch {
    return null;
  }
}
