import { isCommonFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { CONNECTORS, type Reading, relationBefore } from "./name-evidence.ts";

const COLOURS = wordSet(
  `pink purple blue red green yellow black white brown orange grey gray teal turquoise violet rose ruby lilac silver gold golden scarlet indigo
  lavender rosa azul verde rojo amarillo morado lila violeta celeste blanco negro gris naranja marron dorado plateado turquesa fucsia`,
);
/** "Autumn leaves home": after these it is a girl who goes. */
const LEFT = wordSet(
  "the a an her his my our their home for school nursery early without behind everything today tomorrow",
);

/** The place of the next or the last member of a list: across a comma or an "and". */
function neighbour({ tokens }: Reading, at: number, step: 1 | -1): number | undefined {
  const beside = tokens[at + step];
  if (beside === undefined) return undefined;
  if (CONNECTORS.has(beside.folded)) return at + 2 * step;
  const mark = (step === 1 ? beside : tokens[at])?.before;
  return mark === "," ? at + step : undefined;
}

/** "Violet, pink, purple": of colours one after the other at least one is nobody's name. */
function isColourInList(reading: Reading, at: number): boolean {
  if (!COLOURS.has(reading.tokens[at]?.folded ?? "")) return false;
  return ([1, -1] as const).some((step) => {
    let place = neighbour(reading, at, step);
    while (place !== undefined) {
      const { folded = "" } = reading.tokens[place] ?? {};
      if (!COLOURS.has(folded)) return false;
      if (!isCommonFirstName(folded)) return true;
      place = neighbour(reading, place, step);
    }
    return false;
  });
}

/** "Daisy chains", "Holly berries": what plants have and people have not. */
const OF_PLANTS = wordSet(
  "petals petal chain chains pad pads bush bushes tree trees berry berries flower flowers blossom blossoms wreath wreaths oil juice seeds seed bells bouquet",
);

/** "Autumn leaves. Quiet.", "ivy leaves falling": those of a tree. */
function isOnATree({ tokens }: Reading, at: number): boolean {
  const [token, leaves, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined || token.possessive || isOnlyAName(token.folded)) return false;
  if (leaves?.before !== "" || leaves.capital) return false;
  if (OF_PLANTS.has(leaves.folded)) return true;
  if (leaves.folded !== "leaves") return false;
  return next === undefined || next.before !== "" || !LEFT.has(next.folded);
}

/** A word that is a name in other places and means a thing here. */
export function isWordHere(reading: Reading, at: number): boolean {
  if (relationBefore(reading, at) !== undefined || saysAge(reading, at + 1)) return false;
  return isColourInList(reading, at) || isOnATree(reading, at);
}
