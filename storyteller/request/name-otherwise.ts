import { isCommonFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { CONNECTORS, type Reading, relationBefore } from "./name-evidence.ts";
import { isGrownUp } from "./name-grown-ups.ts";

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

const NOUN_AFTER = wordSet("un una unos unas los las sus su");
const ADULT_OF = wordSet("su sus mi mis tu nuestro nuestra");

/** «fer y su papa arman una nave»: what several do with something, though families elsewhere have it for a name. */
function isWhatTheyDo(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, object] = [tokens[at], tokens[at + 1]];
  if (!token || token.capital || token.before !== "" || !/[ae]n$/.test(token.folded)) return false;
  if (isCommonFirstName(token.folded) || object?.before !== "" || !NOUN_AFTER.has(object.folded)) return false;
  if (relationBefore(reading, at) === undefined || !ADULT_OF.has(tokens[at - 2]?.folded ?? "")) return false;
  return [3, 4].some((steps) => CONNECTORS.has(tokens[at - steps]?.folded ?? ""));
}

/** "her aunt's Vespa": what somebody grown up has. */
const isThingOfGrownUp = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.before === "" && tokens[at - 1]?.possessive === true && isGrownUp(tokens[at - 1]?.folded ?? "");

const WISE_MEN = wordSet("melchor gaspar baltasar");
const COME_AT_EPIPHANY = wordSet("reyes rey magos camello camellos");

/** «el camello de Baltasar»: who brings the presents. A child may be called Gaspar, and waits for them too. */
function isWiseMan({ tokens }: Reading, at: number): boolean {
  const name = tokens[at]?.folded ?? "";
  if (!WISE_MEN.has(name)) return false;
  const others = tokens.filter(({ folded }) => folded !== name && WISE_MEN.has(folded));
  return others.length > 0 || (name !== "gaspar" && tokens.some(({ folded }) => COME_AT_EPIPHANY.has(folded)));
}

/** «y salva a su hermana», "as scary as you are allowed"; Santa of the chimney, not «Santa Fe»; Pérez who comes for teeth. */
function isOfWishes(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (isWiseMan(reading, at)) return true;
  if (token?.folded === "perez") return /^raton(?:cito)?$/.test(before?.folded ?? "");
  if (token?.folded === "santa") return !next?.capital;
  return !token?.capital && /^(?:salva|gane|scary)$/.test(token?.folded ?? "");
}

const GOES_ON_DOING = wordSet(
  "va van voy vamos iba iban ir fue fueron esta estan estoy estamos estaba estaban sigue siguen seguia anda andan viene vienen acaba acaban termina terminan pasa pasan",
);

/** «lo van armando juntos»: a gerund behind its verb. */
const isGerund = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.capital === false &&
  tokens[at]?.before === "" &&
  /[ae]ndo$/.test(tokens[at]?.folded ?? "") &&
  GOES_ON_DOING.has(tokens[at - 1]?.folded ?? "");

/** A word that is a name in other places and means a thing here. */
export function isWordHere(reading: Reading, at: number): boolean {
  // «primer día de cole de Enzo»; Cole has a capital.
  if (reading.tokens[at]?.text === "cole") return true;
  if (isOfWishes(reading, at) || isWhatTheyDo(reading, at) || isThingOfGrownUp(reading, at)) return true;
  if (isGerund(reading, at)) return true;
  if (relationBefore(reading, at) !== undefined || saysAge(reading, at + 1)) return false;
  return isColourInList(reading, at) || isOnATree(reading, at);
}
