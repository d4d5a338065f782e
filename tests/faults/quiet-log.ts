import { expect } from "vitest";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";

const SENTENCES = ENGLISH_STORY.text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 20);

/** What a product has written holds nothing of a person and nothing of a story. */
export function expectQuiet(output: string, secrets: readonly string[]): void {
  expect(output).toContain('"msg":"request"');
  // A signed cookie is a token and its signature: the token alone would open the session.
  const parts = secrets.flatMap((secret) => [secret, ...decodeURIComponent(secret).split(/\.(?=[^.]{43,}$)/)]);
  const words = new Set(output.split(/[^\w-]+/));
  const isSaid = (secret: string) => (/^\d+$/.test(secret) ? words.has(secret) : output.includes(secret));
  expect([...parts, ENGLISH_STORY.title, ...SENTENCES].filter(isSaid)).toEqual([]);
}
