import type { CreatureWord } from "./creature-words.ts";
import { fold } from "./fold.ts";
import type { Parts } from "./people-in-words.ts";
import { qualityBeside } from "./qualities.ts";
import type { Token } from "./tokens.ts";

/** Vehicles that a parent may make somebody of, known in both languages like the creatures. Nobody is one but by what the rules below see. */
export const VEHICLE_WORDS: readonly CreatureWord[] = [
  { id: "train", m: "tren", en: "train", alsoM: "trenecito trencito", alsoEn: "locomotive", alsoF: "locomotora" },
  { id: "digger", f: "excavadora", en: "digger", alsoEn: "excavator", alsoF: "retroexcavadora" },
  { id: "tractor", m: "tractor", en: "tractor", alsoM: "tractorcito" },
  { id: "fire-engine", m: "camión de bomberos", en: "fire engine", alsoEn: "firetruck" },
  { id: "bin-lorry", m: "camión de la basura", en: "bin lorry" },
  { id: "lorry", m: "camión", en: "lorry", alsoM: "camioncito", alsoEn: "truck" },
  { id: "bus", m: "autobús", en: "bus", alsoM: "bus autobusito colectivo" },
  { id: "tram", m: "tranvía", en: "tram" },
  { id: "car", m: "coche", en: "car", alsoM: "cochecito auto carro carrito autito" },
  { id: "crane", f: "grúa", en: "crane" },
  { id: "plane", m: "avión", en: "plane", alsoM: "avioncito", alsoEn: "aeroplane airplane" },
  { id: "helicopter", m: "helicóptero", en: "helicopter" },
  { id: "rocket", m: "cohete", en: "rocket", alsoF: "nave", alsoEn: "spaceship" },
  {
    id: "boat",
    m: "barco",
    f: "barca",
    en: "boat",
    alsoM: "barquito velero",
    alsoF: "barquita",
    alsoEn: "ship tugboat",
  },
  { id: "submarine", m: "submarino", en: "submarine" },
  { id: "ambulance", f: "ambulancia", en: "ambulance" },
  { id: "motorbike", f: "moto", en: "motorbike", alsoF: "motocicleta motito" },
  { id: "bicycle", f: "bicicleta", en: "bicycle", alsoF: "bici", alsoEn: "bike" },
  { id: "police-car", m: "coche de policía", en: "police car" },
  { id: "steamroller", f: "apisonadora", en: "steamroller" },
  { id: "snowplough", m: "quitanieves", en: "snowplough", alsoEn: "snowplow" },
];

/** How a vehicle of two or three words is written, beside its plain form. */
const FURTHER_PHRASES: Readonly<Record<string, string>> = {
  "camion de basura": "bin-lorry",
  "carro de bomberos": "fire-engine",
  "snow plow": "snowplough",
  "snow plough": "snowplough",
  "fire truck": "fire-engine",
  "garbage truck": "bin-lorry",
  "rubbish truck": "bin-lorry",
};

const IDS_BY_WORDS: ReadonlyMap<string, string> = new Map([
  ...VEHICLE_WORDS.flatMap(({ id, m, f, en, alsoM = "", alsoF = "", alsoEn = "" }) =>
    [m, f, en, ...`${alsoM} ${alsoF} ${alsoEn}`.split(" ")].flatMap((text) =>
      text ? [[fold(text), id] as const] : [],
    ),
  ),
  ...Object.entries(FURTHER_PHRASES),
]);
const IDS: ReadonlySet<string> = new Set(VEHICLE_WORDS.map(({ id }) => id));
const LONGEST_WORDS = 4;
const ARTICLES = /^(?:un|una|el|la|a|an|the)$/;
/** A train that does something: «un tren que…», "a digger who…", "the little bus that…". */
const DOES = /^(?:que|who|that|which|whose|cuyo|cuya|wants|tries|learns|is|was|quiere|no|se)$/;
const CALLED = /^(?:called|named|llamado|llamada|que|se|llama|is|su|nombre|the|el|la)$/;
/** "a bus ride", "a train station": another thing than the vehicle. */
const OTHER_NOUN =
  /^(?:ride|trip|journey|race|driver|station|stop|ticket|track|tracks|crash|de|del|en|on|in|to|a|al|for|para|y|and)$/;
/** «es un tren que compramos», "a bus that we took": somebody else does it. */
const TAKEN = /^(?:we|i|he|she|they|you|nos|me|le|les|lo)$/;

/** Whether somebody is a vehicle. */
export const isVehicle = (creature: { id: string }): boolean => IDS.has(creature.id);

/** Whether a vehicle is named at this place, in one word or several. */
export const startsVehicle = (tokens: readonly Token[], at: number): boolean =>
  Array.from({ length: LONGEST_WORDS }, (_, more) => tokens.slice(at, at + more + 1)).some((words) =>
    IDS_BY_WORDS.has(words.map(({ folded }) => folded).join(" ")),
  );

/** Up to `end`, with a colour that follows. */
type VehicleMention = { id: string; quality?: string; at: number; end: number };

function vehiclesIn(tokens: readonly Token[]): VehicleMention[] {
  const mentions: VehicleMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = LONGEST_WORDS; length > 0; length--) {
      const id = IDS_BY_WORDS.get(
        tokens
          .slice(at, at + length)
          .map(({ folded }) => folded)
          .join(" "),
      );
      if (id === undefined || at + length > tokens.length) continue;
      const after = tokens[at + length]?.folded;
      const quality = qualityBeside(tokens[at - 1]?.folded, after);
      mentions.push({ id, quality, at, end: at + length + (quality !== undefined && quality === after ? 1 : 0) });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** «una excavadora llamada Roja», "Tom the tractor": the name stands right beside the vehicle. */
function isNamed(name: string, { at, end }: VehicleMention, tokens: readonly Token[]): boolean {
  const first = fold(name.split(" ")[0] ?? "");
  const last = fold(name.split(" ").at(-1) ?? "");
  let next = end;
  while (CALLED.test(tokens[next]?.folded ?? "")) next++;
  if (next > end && tokens[next]?.folded === first) return true;
  // «…como mi hija, Rosa. El barco es…» are two sentences.
  const article = ARTICLES.test(tokens[at - 1]?.folded ?? "") && !/[.!?;:]/.test(tokens[at - 1]?.before ?? "");
  return article && tokens[at - 2]?.folded === last;
}

/** «un tren que…», "the little bus that…", or a wish that begins with it: «un tractor muy lento», "bin lorry". */
function isSomebody({ at, end }: VehicleMention, tokens: readonly Token[]): boolean {
  const article = [1, 2, 3].map((steps) => at - steps).find((place) => ARTICLES.test(tokens[place]?.folded ?? ""));
  const next = tokens[end]?.folded ?? "";
  if (OTHER_NOUN.test(next) || TAKEN.test(next)) return false;
  if (at === 0) return true;
  if (article === undefined) return false;
  if (DOES.test(next)) return !TAKEN.test(tokens[end + 1]?.folded ?? "");
  return article === 0 || /^(?:de|sobre|about)$/.test(tokens[article - 1]?.folded ?? "");
}

type Known = { negated: ReadonlySet<number>; creatures: readonly { at: number }[] };

/**
 * The parts of a wish whose hero is a vehicle: one that has the hero's name, or one that does something in a wish without a child.
 * Anything else with wheels is only spoken of.
 */
export function withVehicle(parts: Parts, tokens: readonly Token[], { negated, creatures }: Known): Parts {
  const { hero } = parts;
  const vehicles = vehiclesIn(tokens).filter(({ at }) => !negated.has(at));
  if (hero?.name !== undefined) {
    const own = hero.creature ? undefined : vehicles.find((vehicle) => isNamed(hero.name ?? "", vehicle, tokens));
    return own ? { ...parts, hero: { ...hero, creature: { id: own.id, quality: own.quality } } } : parts;
  }
  const [first] = vehicles;
  const isChild = hero !== undefined && hero.creature === undefined;
  if (!first || isChild || !isSomebody(first, tokens)) return parts;
  // Whoever is spoken of first is the hero: «una pirata… El barco se…».
  if (creatures.some(({ at }) => at < first.at)) return parts;
  return { ...parts, hero: { creature: { id: first.id, quality: first.quality } }, friend: parts.friend ?? hero };
}
