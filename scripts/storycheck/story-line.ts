import { LANGUAGES, type Language, LENGTHS, type Length } from "#storyteller/story-request.ts";

/** A told story and what was asked for it. */
export type CheckedStory = {
  /** As the line gives it, as text. */
  id: string;
  language: Language;
  /** Whole years, 2 to 10. */
  age: number;
  length: Length;
  /** The parent's words. */
  input: string;
  title: string;
  story: string;
};

/** Reads one line of JSON. @throws {Error} whose message says what is wrong with it. */
export function readStoryLine(line: string): CheckedStory {
  const given = jsonObject(line);
  if (given.error !== undefined)
    throw new Error(
      `no story, but an error: ${typeof given.error === "string" ? given.error : JSON.stringify(given.error)}`,
    );
  const { id, language, age, length = "usual", input = "", title = "", story } = given;
  if (!LANGUAGES.includes(language as Language)) throw new Error(`language must be one of ${LANGUAGES.join(", ")}`);
  if (typeof age !== "number" || !Number.isInteger(age) || age < 2 || age > 10)
    throw new Error("age must be a whole number from 2 to 10");
  if (!LENGTHS.includes(length as Length)) throw new Error(`length must be one of ${LENGTHS.join(", ")}`);
  if (typeof input !== "string") throw new Error("input must be text");
  if (typeof title !== "string") throw new Error("title must be text");
  if (typeof story !== "string" || story.trim() === "") throw new Error("story must be text and not empty");
  return {
    id: typeof id === "string" ? id : JSON.stringify(id ?? null),
    language: language as Language,
    age,
    length: length as Length,
    input,
    title: title.normalize("NFC"),
    story: story.normalize("NFC"),
  };
}

function jsonObject(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error("not a line of JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("not a JSON object");
  return value as Record<string, unknown>;
}
