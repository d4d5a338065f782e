import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Language } from "#storyteller/story-request.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { storycheckCommand } from "./storycheck-command.ts";
import { tellCommand } from "./tell-command.ts";

async function run(args: string[], text = "") {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await storycheckCommand({
    args,
    input: Readable.from([text]),
    write: (line) => out.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, out: out.join(""), complaints: complaints.join("") };
}

async function toldLines(requests: object[]): Promise<string> {
  const out: string[] = [];
  await tellCommand({
    args: ["--jsonl"],
    env: {},
    input: Readable.from([requests.map((request) => `${JSON.stringify(request)}\n`).join("")]),
    write: (text) => out.push(text),
    complain: () => undefined,
  });
  return out.join("");
}

/** A line with a story of the built-in storyteller. */
function storyLine(request: { id: string; language: Language; age: number; input?: string }): string {
  const { language, age, input = "" } = request;
  const { title, paragraphs } = tellStory({ language, age, genres: [], ideas: input, length: "usual" }, "3");
  return `${JSON.stringify({ ...request, title, story: paragraphs.join("\n\n") })}\n`;
}

test("stories of the built-in storyteller are read as it writes them, from input and from files, in both languages", async () => {
  const told = await toldLines([
    { id: "uno", language: "es", age: 5, genres: ["Fable"], input: "Lola y su perro Nube", seed: 1 },
    { id: 2, language: "en", age: 9, genres: [], input: "Mia", seed: 2 },
  ]);
  const { out } = await run([], told);
  expect(out).toMatch(/^uno +es +5 /m);
  expect(out).toMatch(/^2 +en +9 /m);
  expect(out).toMatch(/^stories +2 /m);
  const folder = temporaryFolder();
  try {
    const file = join(folder.path, "told.jsonl");
    writeFileSync(file, told);
    expect(await run([file])).toEqual(await run([], told));
  } finally {
    folder.remove();
  }
});

test("with --json each story is a line, and the last one is the set", async () => {
  const told = storyLine({ id: "a", language: "en", age: 4, input: "Mia and her cat Pip" });
  const { out } = await run(["--json"], told);
  const [story, set] = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(story).toMatchObject({ id: "a", language: "en", age: 4, names: ["Mia", "Pip"], missingNames: [] });
  expect(set).toMatchObject({ set: { stories: 1, forbidden: 0, leftovers: 0 }, shortfalls: expect.any(Array) });
});

test("a line that is no story is named by its number, and the run fails", async () => {
  const good = storyLine({ id: "a", language: "en", age: 4 });
  const bad = ["nonsense", "[]", '{"id":1,"error":"no storyteller"}', '{"language":"en","age":12,"story":"Hush."}'];
  const { code, out, complaints } = await run([], `${good}\n${bad.join("\n")}\n`);
  expect(code).toBe(1);
  expect(out).toMatch(/^stories +1 /m);
  expect(complaints).toContain("line 3: not a line of JSON");
  expect(complaints).toContain("line 4: not a JSON object");
  expect(complaints).toContain("line 5: no story, but an error: no storyteller");
  expect(complaints).toContain("line 6: age must be");
});

test("without a story, without the file or with an unknown option there is one clear sentence", async () => {
  for (const args of [[], ["/no/such/file.jsonl"], ["--nonsense"]]) {
    const { code, out, complaints } = await run(args);
    expect([code, out]).toEqual([1, ""]);
    expect(complaints).toMatch(/no story to check|could not be checked|nonsense/i);
  }
});

test("a broken story makes the run fail, and one line says why", async () => {
  const told = JSON.parse(storyLine({ id: "a", language: "es", age: 4 })) as { story: string };
  const broken = JSON.stringify({ ...told, story: `${told.story}\n\n{hero} durmió.` });
  const { code, complaints } = await run([], broken);
  expect(code).toBe(1);
  expect(complaints).toContain("falls short: left over from a template: 1 of 1 (a: {hero})\n");
});
