/** Before the sound of an i, «y» becomes «e»: «Lola e Íñigo», but «Lola y Hielo». */
const SOUNDS_LIKE_I = /^(?:h?[ií](?![aeou])|y(?![aeiouáéíóú]))/i;

/** One or two names, as they are said together. */
export function named([first = "", second]: readonly string[]): string {
  if (second === undefined) return first;
  return `${first} ${SOUNDS_LIKE_I.test(second) ? "e" : "y"} ${second}`;
}

/** The link to the next story with the people of this one. */
export const anotherWith = (people: readonly string[]) => `Otro con ${named(people)}`;
