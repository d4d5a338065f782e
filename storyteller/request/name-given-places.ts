import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { before, CONNECTORS, type Reading, relationBefore } from "./name-evidence.ts";
import { relationWord } from "./relations.ts";

/** Countries and towns after which many a child is called. */
const GIVEN = wordSet(
  "asia africa india paris london sydney china kenya roma milan valencia israel argentina ireland america chelsea vienna verona venecia cuba jamaica italia york devon kent denver dallas houston boston dublin egypt merida avila santiago",
);
const WISHES = wordSet(
  "wants loves hates thinks wakes sleeps quiere odia adora duerme sueña cree llora wishes cries lost",
);
const ITS = /^(?:su|sus|his|her)$/;

/** "India wants to be a vet", «Asia y su hermano», "for paris, she is 6": no town has an age, a wish or a brother. */
export function isGivenPlace(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.possessive || !GIVEN.has(token.folded)) return false;
  if (/^(?:in|en|to|a|from|near|de|del|visit|visita)$/.test(before(reading, at)) && token.before === "") return false;
  if (saysAge(reading, at + 1)) return true;
  const relation = relationBefore(reading, at);
  if (token.capital && relation?.role === "child") return true;
  if (next?.before !== "") return false;
  if (WISHES.has(next.folded)) return token.capital || token.initial;
  const kin = tokens[at + 3];
  return (
    CONNECTORS.has(next.folded) &&
    ITS.test(tokens[at + 2]?.folded ?? "") &&
    relationWord(kin?.folded ?? "") !== undefined
  );
}
