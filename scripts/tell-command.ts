import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { WORDS } from "#app/i18n/resources.ts";
import { attemptsFor } from "#app/stories/attempts.server.ts";
import { createBuiltinStoryteller, tellBuiltinEnding } from "#app/stories/builtin-storyteller.server.ts";
import type { ToldStory } from "#app/stories/store.server.ts";
import { tellGuarded } from "#app/stories/telling.server.ts";
import { memoryOf, STORIES_REMEMBERED } from "#app/stories/traces.ts";
import { SettingError } from "#server/setting-values.ts";
import { createReview, createStoryteller } from "#server/story-services.ts";
import { readStorySettings } from "#server/story-settings.ts";
import {
  GENRES,
  type Genre,
  LANGUAGES,
  type Language,
  LENGTHS,
  type Length,
  type StoryRequest,
} from "#storyteller/story-request.ts";
import type { StoryTrace } from "#storyteller/story-thread.ts";

/** What a run of the command touches. */
export type TellCommand = {
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  input: NodeJS.ReadableStream;
  write(text: string): void;
  complain(text: string): void;
};

const HELP =
  'npm run tell -- [--language es] [--age 6] [--genres Fable,Scary] [--ideas "…"] [--length usual] [--seed 7] [--jsonl]';
const USUAL_AGE = 6;

/** A request line or command line that makes no sense; the message names what. */
class BadRequest extends Error {}

/** Tells one story, or one for each line of JSON. Resolves to the exit code. */
export async function tellCommand(command: TellCommand): Promise<number> {
  try {
    const { values } = parseArgs({
      args: command.args,
      options: {
        language: { type: "string", default: "es" },
        age: { type: "string", default: String(USUAL_AGE) },
        genres: { type: "string", default: "" },
        ideas: { type: "string", default: "" },
        length: { type: "string", default: "usual" },
        seed: { type: "string" },
        jsonl: { type: "boolean", default: false },
      },
    });
    if (values.jsonl) return await tellLines(command);
    const { title, content } = await tell(command, requestFrom({ ...values, input: values.ideas }), values.seed);
    command.write(`${title}\n\n${content}\n`);
    return 0;
  } catch (error) {
    if (error instanceof BadRequest || error instanceof SettingError) command.complain(`${error.message}\n`);
    else if (error instanceof TypeError && "code" in error) command.complain(`${error.message}\n${HELP}\n`);
    else command.complain(`The story could not be told: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** What each family of a run has heard in it, the latest first. */
type Families = Map<string, readonly StoryTrace[]>;

/**
 * One answer line for each line of input, in order. A bad line is answered by its error, and counts in the exit code. Lines with the
 * same `family` are told to one: nothing that it has heard is told again. Without it each line is told to strangers.
 */
async function tellLines(command: TellCommand): Promise<number> {
  let code = 0;
  const families: Families = new Map();
  for await (const line of createInterface({ input: command.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const answer = await answerTo(line, command, families);
    if ("error" in answer) code = 1;
    command.write(`${JSON.stringify(answer)}\n`);
  }
  return code;
}

async function answerTo(line: string, command: TellCommand, families: Families): Promise<Record<string, unknown>> {
  let id: unknown = null;
  try {
    const given = jsonObject(line);
    id = given.id ?? null;
    const request = requestFrom(given);
    const family = familyOf(given);
    const heard = (family !== undefined && families.get(family)) || [];
    const { title, content, trace } = await tell(command, { ...request, heard: memoryOf(heard) }, given.seed);
    if (family !== undefined && trace) families.set(family, [trace, ...heard].slice(0, STORIES_REMEMBERED));
    return {
      id,
      language: request.language,
      age: request.age,
      genres: request.genres,
      input: request.ideas,
      seed: given.seed,
      title,
      story: content,
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function jsonObject(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRequest("not a line of JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadRequest("not a JSON object");
  return value as Record<string, unknown>;
}

function familyOf({ family }: Record<string, unknown>): string | undefined {
  if (family === undefined || typeof family === "string") return family;
  throw new BadRequest("family must be text");
}

/** Input of any length is welcome here: the limit on characters belongs to the web's door. */
function requestFrom({
  language = "es",
  age = USUAL_AGE,
  genres = [],
  input = "",
  length = "usual",
}: Record<string, unknown>): StoryRequest {
  const years = typeof age === "string" && /^\d+$/.test(age) ? Number(age) : age;
  const names =
    typeof genres === "string"
      ? genres
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean)
      : genres;
  if (!LANGUAGES.includes(language as Language))
    throw new BadRequest(`language must be one of ${LANGUAGES.join(", ")}`);
  if (typeof years !== "number" || !Number.isInteger(years) || years < 2 || years > 10)
    throw new BadRequest("age must be a whole number from 2 to 10");
  if (!Array.isArray(names) || !names.every((name) => GENRES.includes(name as Genre)))
    throw new BadRequest(`genres must be among ${GENRES.join(", ")}`);
  if (typeof input !== "string") throw new BadRequest("input must be text");
  if (!LENGTHS.includes(length as Length)) throw new BadRequest(`length must be one of ${LENGTHS.join(", ")}`);
  return {
    language: language as Language,
    age: years,
    genres: [...new Set(names as Genre[])],
    ideas: input,
    length: length as Length,
  };
}

/** A seed by its text: 7 and "7" tell the same story. */
const seedText = (seed: unknown) => (typeof seed === "string" ? seed : JSON.stringify(seed));

/** The configured storyteller, with the guard around it, and the built-in one behind it for what the guard stops. */
async function tell(command: TellCommand, request: StoryRequest, seed: unknown): Promise<ToldStory> {
  const builtin = createBuiltinStoryteller(() => (seed === undefined ? crypto.randomUUID() : seedText(seed)));
  const storyteller = createStoryteller(readStorySettings(command.env), builtin);
  const events = tellGuarded(attemptsFor(request, { storyteller, fallback: null, builtin }), {
    preview: false,
    signal: new AbortController().signal,
    untitled: WORDS[request.language].stories.untitled,
    startWaitMs: 0,
    tellEnding: tellBuiltinEnding,
    review: createReview(readStorySettings(command.env), { warn: (_, message) => command.complain(`${message}\n`) }),
    seed: seed === undefined ? crypto.randomUUID() : seedText(seed),
    onGuardStop: (reason, toldBy) => command.complain(`The guard stopped a sentence (${reason}, ${toldBy.kind}).\n`),
  });
  for (let step = await events.next(); ; step = await events.next()) if (step.done) return step.value;
}
