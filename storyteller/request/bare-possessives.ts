import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import type { Token } from "./tokens.ts";

/** What a child has in the first words of a wish. */
const OWNED = wordSet(
  `birthday party first last new old lost big little best favourite favorite magic secret dad daddy mum mummy mom mommy nan nana granny gran grandma grandad
  grandpa brother sister baby twin friend dog cat puppy kitten pet hamster teddy bear bunny doll toy toys tooth teeth bed bedroom room house home school class
  teacher hair haircut holiday trip adventure adventures dream night day story team bike scooter blanket dummy shoes socks`,
);

/** "Chloes birthday", "Harrys first day": in haste nobody types the apostrophe. The same tokens, as they were meant. */
export function withApostrophes(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.possessive || !/^\p{L}{3,}s$/u.test(token.text) || isFirstName(token.folded)) return token;
    if (next?.before !== "" || !OWNED.has(next.folded)) return token;
    const [text, folded] = [token.text.slice(0, -1), token.folded.slice(0, -1)];
    return isFirstName(folded) && (token.capital || token.initial)
      ? { ...token, text, folded, possessive: true }
      : token;
  });
}
