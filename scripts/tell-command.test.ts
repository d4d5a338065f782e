import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { startModelServer } from "#tests/fakes/model-server.ts";
import { tellCommand } from "./tell-command.ts";

async function run(args: string[], { lines = [], env = {} }: { lines?: string[]; env?: Record<string, string> } = {}) {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await tellCommand({
    args,
    env,
    input: Readable.from([lines.map((line) => `${line}\n`).join("")]),
    write: (text) => out.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, out: out.join(""), complaints: complaints.join("") };
}

test("one story is told on standard output, and the same seed tells the same story", async () => {
  const args = [
    "--language",
    "en",
    "--age",
    "4",
    "--genres",
    "Fable,Scary",
    "--ideas",
    "Mia and her cat Pip",
    "--seed",
    "7",
  ];
  const first = await run(args);
  expect(first.code).toBe(0);
  expect(first.out).toContain("Mia");
  expect(first.complaints).toBe("");
  expect((await run(args)).out).toBe(first.out);
});

test("each line of JSON gets its story, in order, with everything it asked for", async () => {
  const lines = [
    { id: "a", language: "es", age: 3, genres: ["Fable"], input: "Lola", seed: 5 },
    { id: "b", language: "en", age: 9, genres: [], input: "x".repeat(5_000), seed: 5 },
  ];
  const { code, out } = await run(["--jsonl"], { lines: lines.map((line) => JSON.stringify(line)) });
  expect(code).toBe(0);
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answers.map(({ title: _title, story: _story, ...rest }) => rest)).toEqual(lines);
  for (const { title, story } of answers) expect([typeof title, typeof story]).toEqual(["string", "string"]);
});

test("a family that asks again for the same hears another story each time, and strangers hear what they would have heard", async () => {
  const wish = { language: "en", age: 6, genres: ["Fantasy"], input: "a giant squid hugs a submarine" };
  const lines = ["one", "two"].flatMap((family) =>
    [1, 2, 3].map((seed) => ({ id: `${family} ${seed}`, ...wish, seed, family })),
  );
  const { code, out } = await run(["--jsonl"], {
    lines: [...lines, { id: "nobody", ...wish, seed: 1 }].map((line) => JSON.stringify(line)),
  });
  expect(code).toBe(0);
  const stories = out
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { story: string }).story);
  expect(new Set(stories.slice(0, 3)).size).toBe(3);
  const sentences = stories.slice(0, 3).map((story) => new Set(story.match(/\p{Lu}[^.!?]{20,}[.!?]/gu)));
  expect(sentences[0]?.size).toBeGreaterThan(10);
  expect(sentences[0]?.intersection(sentences[1] ?? new Set())).toEqual(new Set());
  expect(stories.slice(3, 6)).toEqual(stories.slice(0, 3));
  expect(stories[6]).toBe(stories[0]);
});

test("a bad line is answered by its error, the others by their stories, and the run fails", async () => {
  const good = JSON.stringify({ id: 1, language: "en", age: 5, genres: [], input: "", seed: 1 });
  const { code, out } = await run(["--jsonl"], {
    lines: ["nonsense", '{"id":2,"age":12}', good, "[]", '{"id":3,"genres":["War"]}'],
  });
  expect(code).toBe(1);
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: unknown; error?: string });
  expect(answers.map(({ id, error }) => [id, error !== undefined])).toEqual([
    [null, true],
    [2, true],
    [1, false],
    [null, true],
    [3, true],
  ]);
});

test('the seed 7 and the seed "7" tell the same story', async () => {
  const told = await run(["--jsonl"], { lines: ['{"seed":7}', '{"seed":"7"}'] });
  const [one, other] = told.out
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { story: string }).story);
  expect(one).toBe(other);
});

test("what makes no sense on the command line is one sentence", async () => {
  for (const args of [
    ["--age", "1"],
    ["--language", "fr"],
    ["--genres", "War"],
    ["--length", "endless"],
    ["--nonsense"],
  ]) {
    const { code, out, complaints } = await run(args);
    expect([code, out]).toEqual([1, ""]);
    expect(complaints.length).toBeGreaterThan(0);
  }
});

test("the configured model tells, and the guard stands around it too", async () => {
  const server = await startModelServer();
  try {
    const told = await run(["--language", "en"], {
      env: { STORY_MODEL: "compatible:plain", STORY_BASE_URL: server.url },
    });
    expect(told.code).toBe(0);
    expect(server.calls).toHaveLength(1);
    const stopped = await run(["--language", "en"], {
      env: { STORY_MODEL: "compatible:blockedWord", STORY_BASE_URL: server.url },
    });
    expect(stopped.code).toBe(0);
    expect(stopped.out).not.toContain("murderer");
    expect(stopped.complaints).toContain("guard");
    const failed = await run([], { env: { STORY_MODEL: "compatible:serverError", STORY_BASE_URL: server.url } });
    expect([failed.code, failed.out]).toEqual([1, ""]);
  } finally {
    await server.close();
  }
});
