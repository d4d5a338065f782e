import { wordsIn } from "#storyteller/language/sentences.ts";
import { isCreatureWord } from "#storyteller/request/creatures.ts";
import { fold } from "#storyteller/request/fold.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { LITTLE_WORDS } from "#storyteller/request/stop-words.ts";
import { plainText, tokensOf } from "#storyteller/request/tokens.ts";

/** What a parent's words ask of a story by name. */
export type Wishes = {
  /** As written. */
  names: readonly string[];
  /** Folded: creatures and names that must stay away. */
  unwanted: readonly string[];
};

/**
 * Reads who has to be in a story and who must not. Of the words after a "no", only creatures and names are wishes: the
 * others are verbs and little words («no quiere dormir»), which no story can do without.
 */
export function wishesIn(input: string): Wishes {
  const { hero, friend, elder, others, avoided } = readRequest(input);
  const names = [hero?.name, friend?.name, elder?.name, ...others].filter((name) => name !== undefined);
  const capitals = new Set(
    tokensOf(plainText(input))
      .filter(({ capital, initial }) => capital && !initial)
      .map(({ folded }) => folded),
  );
  return {
    names: [...new Set(names)],
    unwanted: [...avoided].filter((word) => isCreatureWord(word) || (capitals.has(word) && !LITTLE_WORDS.has(word))),
  };
}

/** The names that a text does not have. */
export function missingNames(text: string, { names }: Wishes): string[] {
  const told = ` ${wordsIn(fold(text)).map(withoutPossessive).join(" ")} `;
  return names.filter((name) => !told.includes(` ${wordsIn(fold(name)).map(withoutPossessive).join(" ")} `));
}

/** The unwanted words that a text has, folded. */
export function unwantedIn(text: string, { unwanted }: Wishes): string[] {
  const told = new Set(wordsIn(fold(text)).map(withoutPossessive));
  return unwanted.filter((word) => told.has(word));
}

const withoutPossessive = (word: string) => word.replace(/['’]s?$/u, "");
