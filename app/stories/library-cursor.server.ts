import { Problem } from "#app/problem.ts";
import type { StoryPlace } from "./library-store.server.ts";

const PLACE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\x21-\x7e]{1,200})$/;

/** A place in the library as others see it: letters, digits, - and _. */
export function cursorOf({ createdAt, id }: StoryPlace): string {
  return Buffer.from(`${createdAt} ${id}`).toString("base64url");
}

/** The place that a cursor names. @throws {Problem} invalid_request when it is none of ours. */
export function placeOf(cursor: string): StoryPlace {
  const [, createdAt, id] = PLACE.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  if (!createdAt || !id || cursorOf({ createdAt, id }) !== cursor) throw new Problem("invalid_request");
  return { createdAt, id };
}
