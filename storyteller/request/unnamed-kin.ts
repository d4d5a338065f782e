import type { NameMention } from "./find-names.ts";
import type { Parts, PersonFact } from "./people-in-words.ts";
import { relationWord } from "./relations.ts";
import type { Token } from "./tokens.ts";

const BESIDE = new Set(["con", "with", "y", "e", "and"]);
/** A baby goes to the moon with nobody. */
const NEWBORN = /^(?:baby|bebe|newborn|new|nuev[oa]|future|futur[oa]|recien)$/;
const FARTHEST_BESIDE = 4;
const SOMEBODYS = /^(?:su|mi|my|our|his|her|their|little|big|older|younger|best|twin)$/;

/** «Leo y su hermana», "sharing toys with her little brother": a child at the hero's side whose name nobody said. */
export function unnamedKin(
  tokens: readonly Token[],
  people: readonly NameMention[],
  negated: ReadonlySet<number>,
): PersonFact | undefined {
  for (const [at, token] of tokens.entries()) {
    const { role, relation, gender } = relationWord(token.folded) ?? {};
    if (role !== "child" || relation === undefined || negated.has(at) || token.possessive) continue;
    if (people.some((mention) => mention.at === at + 1)) continue;
    for (let place = at - 1; place >= 0 && place >= at - FARTHEST_BESIDE; place--) {
      if (tokens[place + 1]?.before !== "" || NEWBORN.test(tokens[place]?.folded ?? "")) break;
      if (!BESIDE.has(tokens[place]?.folded ?? "")) continue;
      // "with sister", «y su hermana mayor»; "a sister" may be anybody's.
      if (place === at - 1 || SOMEBODYS.test(tokens[place + 1]?.folded ?? "")) return { relation, gender };
      break;
    }
  }
  return undefined;
}

const SEVERAL = /^(?:dos|tres|cuatro|unos|unas|two|three|four|some|grupo|group|mis|my|our|nuestr[oa]s)$/;
const OWN = /^(?:mis|my|our|nuestr[oa]s)$/;

/** «dos hermanos encuentran un mapa», "three cousins get lost", «mis hijas»: one of them is the hero, another goes along. */
export function severalUnnamed(
  tokens: readonly Token[],
  negated: ReadonlySet<number>,
): (Required<Pick<Parts, "hero" | "friend">> & { at: number }) | undefined {
  for (const [at, { folded }] of tokens.entries()) {
    const { role, relation, gender } = (/s$|^children$/.test(folded) && relationWord(singularOf(folded))) || {};
    const [last, first] = [1, 2].map((steps) => tokens[at - steps]?.folded ?? "");
    const counted = last === "de" || last === "of" ? (first ?? "") : (last ?? "");
    // "two little brothers", «dos princesas hermanas»
    const isCounted = SEVERAL.test(counted) || (relation !== "friend" && SEVERAL.test(first ?? ""));
    if (role !== "child" || negated.has(at) || !(at === 0 || isCounted)) continue;
    // "my friends hope for snow" is said by the one whom it is about.
    if (relation === "friend" && OWN.test(counted)) continue;
    // Two brothers are boys; «dos hermanos» may be anybody.
    const ofEach = gender === "m" && folded.endsWith("os") ? undefined : gender;
    const bond = relation ?? (OWN.test(counted) ? "sibling" : "friend");
    return { hero: { gender: ofEach }, friend: { relation: bond, gender: ofEach }, at };
  }
  return undefined;
}

const singularOf = (plural: string) => (plural === "children" ? "child" : plural.slice(0, -1));
