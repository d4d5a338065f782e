import { faultIn } from "#guard/story-guard.ts";
import { LANGUAGES } from "#storyteller/story-request.ts";

/** Whether a word or a name of the wish may be told to a child of an age, in years, in whichever language the story is. */
export const isCleanText = (text: string, age: number): boolean =>
  LANGUAGES.every((language) => faultIn(text, { age, language }) === null);
