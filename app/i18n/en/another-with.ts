/** One or two names, as they are said together. */
export const named = (names: readonly string[]) => names.join(" and ");

/** The link to the next story with the people of this one. */
export const anotherWith = (people: readonly string[]) => `Another one with ${named(people)}`;
