import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { setLines, storyRow, TABLE_HEAD } from "./storycheck/report.ts";
import { setFiguresOf } from "./storycheck/set-figures.ts";
import { shortfallsOf } from "./storycheck/shortfalls.ts";
import { figuresOf } from "./storycheck/story-figures.ts";
import { type CheckedStory, readStoryLine } from "./storycheck/story-line.ts";

/** What a run of the command touches. */
export type StorycheckCommand = {
  args: string[];
  input: NodeJS.ReadableStream;
  write(text: string): void;
  complain(text: string): void;
};

const HELP = "npm run storycheck -- [--json] [FILE …]   (without a file: lines of JSON on standard input)";

/** A line that is no story, and where it stands. */
type BadLine = { where: string; why: string };

/**
 * Measures stories in lines of JSON and prints a row, or with `--json` a line, for each and for the set. Resolves to the exit
 * code: 1 when the set falls short, when a line is no story, when there is no story at all.
 */
export async function storycheckCommand(command: StorycheckCommand): Promise<number> {
  const complain = (text: string) => command.complain(text);
  try {
    const { values, positionals } = parseArgs({
      args: command.args,
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const { stories, badLines } = await readAll(positionals, command.input);
    for (const { where, why } of badLines) complain(`${where}: ${why}\n`);
    if (stories.length === 0) {
      complain("There is no story to check: give a file, or lines as npm run tell -- --jsonl writes them.\n");
      return 1;
    }
    const shortfalls = report(stories, values.json, (text) => command.write(text));
    for (const shortfall of shortfalls) complain(`falls short: ${shortfall}\n`);
    return shortfalls.length + badLines.length > 0 ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isOption = error instanceof TypeError && "code" in error;
    complain(isOption ? `${message}\n${HELP}\n` : `The stories could not be checked: ${message}\n`);
    return 1;
  }
}

/** Prints all figures; returns the shortfalls. */
function report(stories: readonly CheckedStory[], asJson: boolean, write: (text: string) => void): string[] {
  if (!asJson) write(`${TABLE_HEAD}\n`);
  const figures = stories.map((story) => {
    const measured = figuresOf(story);
    write(`${asJson ? JSON.stringify(measured) : storyRow(measured)}\n`);
    return measured;
  });
  const set = setFiguresOf(stories, figures);
  const shortfalls = shortfallsOf(figures, set);
  write(asJson ? `${JSON.stringify({ set, shortfalls })}\n` : `\n${setLines(set).join("\n")}\n`);
  return shortfalls;
}

async function readAll(files: readonly string[], input: NodeJS.ReadableStream) {
  const stories: CheckedStory[] = [];
  const badLines: BadLine[] = [];
  const sources =
    files.length === 0
      ? [{ prefix: "", stream: () => input }]
      : files.map((file) => ({
          prefix: `${file}, `,
          stream: () => createReadStream(file) as NodeJS.ReadableStream,
        }));
  for (const { prefix, stream } of sources) {
    let number = 0;
    for await (const line of linesOf(stream())) {
      number++;
      if (line.trim() === "") continue;
      try {
        stories.push(readStoryLine(line));
      } catch (error) {
        badLines.push({
          where: `${prefix}line ${number}`,
          why: error instanceof Error ? error.message : String(error),
        });
      }
    }
  }
  return { stories, badLines };
}

/** @throws {Error} when the stream cannot be read: readline alone would not say so. */
async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let failure: Error | undefined;
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  stream.on("error", (error: Error) => {
    failure = error;
    lines.close();
  });
  yield* lines;
  if (failure) throw failure;
}
