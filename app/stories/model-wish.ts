import {
  EMAIL,
  hasContactDetail,
  hasLink,
  LINK,
  NETWORK_NAME,
  NUMBER_OF_THINGS,
  POSTAL,
  TELEPHONE,
} from "#guard/contact-details.ts";

/** What a word of a wish may be, as far as whoever reads wishes knows. */
export type WordKind = "first name" | "capital" | "word";

/** A web form sends up to 1,000 characters, the command line any number: a small local model's memory is the limit. */
const LONGEST_WISH_CHARACTERS = 4000;

/** What may be read of it, because addresses among it are taken out before it is cut. */
const LONGEST_READ_CHARACTERS = LONGEST_WISH_CHARACTERS * 2;

// Whoever looks for an address stops at its first letters; whoever takes it out does not leave the rest of a word.
const everyOne = (pattern: RegExp, rest = "[\\p{L}\\p{N}]*") =>
  new RegExp(`(?:${pattern.source})${rest}`, `${pattern.flags}g`);

/** A street and its number as people write it for themselves: without capitals, with a comma, with a single digit. */
const STREET =
  /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|avd\.?|plaza|pza\.?|paseo|carretera|camino)\s+(?:\p{L}+\s+){0,4}\p{L}+\s*,?\s*(?:n\.?[º°]?\s*|n[uú]mero\s+)?\d{1,4}(?![\d\p{L}])(?:\s*,?\s*\d{1,2}\s?[º°ª]\s?\p{L}?(?!\p{L}))?/giu;
const ENGLISH_STREET =
  /(?<![\p{L}\d])\d{1,5}[a-d]?\s+(?:\p{L}+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|crescent)(?!\p{L})\.?/giu;
/** "Boston, MA 02108". */
const ZIP_CODE = /(?<=\b[A-Z]{2}\s)\d{5}(?:-\d{4})?(?!\d)/gu;

/** In this order: what is left of an address of one kind may look like another. */
const CONTACTS: readonly RegExp[] = [
  everyOne(EMAIL),
  everyOne(LINK, "\\S*"),
  everyOne(NETWORK_NAME),
  everyOne(POSTAL),
  STREET,
  ENGLISH_STREET,
  ZIP_CODE,
];

const SENTENCE = /[^.!?\n]+(?:[.!?\n]+|$)/gu;

/** The text without whatever tells where somebody can be reached: mail, telephone, links, names in a network, streets. */
export function withoutContactDetails(text: string): string {
  const bare = CONTACTS.reduce((rest, pattern) => rest.replace(pattern, " "), text).replace(
    everyOne(TELEPHONE, ""),
    (number) => (NUMBER_OF_THINGS.test(number.trim()) ? number : " "),
  );
  // What can only be seen, and not be cut out, such as a number in words: the sentence stays at home.
  return bare.replace(SENTENCE, (sentence) => (hasContactDetail(sentence) || hasLink(sentence) ? " " : sentence));
}

/** What may stand between a first name and a surname: «Ana de la Torre», "Vincent van Gogh". */
const PARTICLE = /^(?:de|del|da|dos|van|von)$/i;
const ARTICLE_OF_NAME = /^(?:la|las|los)$/i;

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

// The commonest of Spain, Latin America and the English-speaking world: by these a family's name is known where nothing
// has a capital.
const SURNAMES = wordSet(
  `garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez jimenez ruiz hernandez diaz muñoz alvarez alonso
  gutierrez navarro dominguez vazquez gil ramirez serrano molina suarez ortega castro ortiz marin sanz nuñez iglesias medina
  garrido lozano mendez vidal herrera marquez cabrera carrasco aguilar santana montero hidalgo gimenez ibañez benitez vargas
  carmona soto saez velasco guzman quispe mamani chavez morales mendoza vasquez salazar espinoza contreras
  smith jones taylor williams evans davies thomas johnson roberts robinson thompson hughes edwards clarke jackson harris
  lewis davis anderson wilson moore clark allen mitchell campbell phillips murphy kelly sullivan obrien ryan walsh oconnor
  stewart morgan bennett collins nguyen patel khan singh`,
);
/** Surnames that are words of stories too: with a capital right after a first name they are the family's. */
const WORDS_AND_SURNAMES = wordSet(
  `rubio moreno gallego santos cruz flores campos fuentes reyes caballero guerrero castillo calvo cano cortes delgado romero
  santiago herrero nieto peña rojas silva crespo duran arias ramos torres blanco leon prieto mora rey iglesia bravo pastor
  rivera rios montes luna young king green wood brown white black hill baker cook bell hall walker miller cooper bailey hunter
  lee turner parker ward carter fisher shepherd fox`,
);

const hasCapital = /^\p{Lu}\p{Ll}/u;

const folded = (word: string) =>
  word
    .toLowerCase()
    .replaceAll("ñ", "\u0001")
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replaceAll("\u0001", "ñ");

/**
 * The text with every first name as it stands, and without the surnames after it.
 * @param kindOf what a word is; "capital" is one with a capital that no list of ordinary words has
 */
export function withoutSurnames(text: string, kindOf: (word: string) => WordKind): string {
  const parts = text.split(/([\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)/u);
  const wordAt = (at: number) => parts[at] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    if (kindOf(wordAt(at)) !== "first name") continue;
    // In lower case a name may be a word as well, and a capital after it somebody else's: only known surnames count.
    const isSure = /^\p{Lu}/u.test(wordAt(at));
    at = pastSurnames(parts, at, (next) => isSurname(wordAt(next), isSure ? kindOf : () => "word"));
  }
  return parts.join("");
}

function isSurname(word: string, kindOf: (word: string) => WordKind): boolean {
  const kind = kindOf(word);
  if (kind !== "word") return kind === "capital";
  return SURNAMES.has(folded(word)) || (hasCapital.test(word) && WORDS_AND_SURNAMES.has(folded(word)));
}

/** Empties the surnames after the first name at a place, with the particles before them; returns the last place seen. */
function pastSurnames(parts: string[], at: number, isHere: (at: number) => boolean): number {
  let end = at;
  let mayBeArticle = false;
  for (let next = at + 2; next < parts.length && /^[ \t-]$/.test(parts[next - 1] ?? ""); next += 2) {
    const word = parts[next] ?? "";
    const isParticle = PARTICLE.test(word) || (mayBeArticle && ARTICLE_OF_NAME.test(word));
    mayBeArticle = PARTICLE.test(word);
    if (isParticle) continue;
    if (!isHere(next)) break;
    parts.fill("", end + 1, next + 1);
    end = next;
  }
  return end;
}

/** A parent's wish as it may leave the house: as data for a model, without what tells who or where the family is. */
export function wishForModel(ideas: string, kindOf: (word: string) => WordKind): string {
  return withoutSurnames(withoutContactDetails(ideas.slice(0, LONGEST_READ_CHARACTERS).normalize("NFC")), kindOf)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ +(?=[,.;:!?)])/g, "")
    .replace(/([,;:])[,;:]+/g, "$1")
    .trim()
    .slice(0, LONGEST_WISH_CHARACTERS)
    .toWellFormed();
}
