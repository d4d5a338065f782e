import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { createModelStoryteller } from "./model-storyteller.server.ts";
import { mostTokensOf } from "./story-cost.server.ts";
import { TokenMeter } from "./token-meter.ts";

let provider: ModelServer;
beforeAll(async () => {
  provider = await startModelServer();
});
afterAll(() => provider.close());

/** As long as a wish can be, with all that a form can hold. */
const IDEAS =
  `Un cuento con Lola, Nube, Martín, la abuela Carmen y un dragón que pierde su farol en el bosque. `.repeat(10);
const LISTENERS = ["Maximiliano", "Guadalupe", "Bartolomé", "Esperanza", "Valentina"];

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  "the longest request for a story at the age of %i costs no more than was put aside for it",
  async (age) => {
    const teller = createModelStoryteller({
      identityName: "m",
      protocol: "openai",
      baseUrl: provider.url,
      model: "tooLongForSmall",
      timeouts: { firstTokenMs: 5_000, idleMs: 5_000, totalMs: 10_000 },
    });
    for (const language of ["es", "en"] as const) {
      const request = {
        age,
        language,
        ideas: IDEAS.slice(0, 1_000),
        genres: ["Fantasy", "Fable", "SciFi", "Scary", "Superhero", "Mistery"] as const,
        length: "long" as const,
        listeners: LISTENERS,
      };
      const meter = new TokenMeter();
      const telling = teller.tell({ ...request, genres: [...request.genres] }, new AbortController().signal, meter);
      await Array.fromAsync(telling.pieces);
      await meter.over();
      expect(meter.tokens).toBeGreaterThan(0);
      expect(meter.tokens).toBeLessThanOrEqual(mostTokensOf(request, false));
    }
  },
);

test("a second reading is put aside for as well", () => {
  const request = { age: 6, length: "usual" } as const;
  expect(mostTokensOf(request, true)).toBe(2 * mostTokensOf(request, false));
});
