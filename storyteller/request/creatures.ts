import type { Gender, Noun } from "#storyteller/language/lexicon.ts";
import type { Language } from "#storyteller/story-request.ts";
import { isAskedNoun } from "./asked-nouns.ts";
import { CREATURE_WORDS, type CreatureWord } from "./creature-words.ts";
import { fold } from "./fold.ts";
import { pluralsOf } from "./plurals.ts";
import { qualityBeside } from "./qualities.ts";
import type { Token } from "./tokens.ts";
import { VEHICLE_WORDS } from "./vehicles.ts";

/** A creature that the parent asked for; the gender is known only where the words said it. Owned: «su pingüino», "his teddy". Quality: a "purple" dragon. Plays: a "superhero" dog. */
export type CreatureFact = { id: string; gender?: Gender; owned?: boolean; quality?: string; plays?: string };

/** A creature's place in the text: `at` is the first of `length` tokens. */
export type CreatureMention = CreatureFact & { at: number; length: number; plural: boolean; person: boolean };

type Form = { word: CreatureWord; gender?: Gender; plural: boolean };

/** «osos de peluche», "teddy bears": in Spanish the first word has the ending, in English the last one. */
function pluralForms(form: string, language: Language): string[] {
  const [first = form, ...rest] = form.split(" ");
  return [
    ...pluralsOf(first, language).map((plural) => [plural, ...rest].join(" ")),
    ...(rest.length > 0 ? pluralsOf(form, language) : []),
  ];
}

function formsByWords(): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  const add = (text: string | undefined, form: Form) => {
    if (text === undefined) return;
    const folded = fold(text);
    if (!forms.has(folded)) forms.set(folded, form);
  };
  const listed = (text: string | undefined) => (text === undefined ? [] : text.split(" "));
  for (const plural of [false, true]) {
    for (const word of CREATURE_WORDS) {
      const byGender: [Language, readonly (string | undefined)[], Gender | undefined][] = [
        ["es", [word.m, ...listed(word.alsoM)], "m"],
        ["es", [word.f, ...listed(word.alsoF)], "f"],
        ["en", [word.en, ...listed(word.alsoEn)], word.enGender],
      ];
      for (const [language, texts, gender] of byGender) {
        for (const text of texts.filter((each) => each !== undefined)) {
          if (!plural) add(text, { word, gender, plural });
          else for (const many of pluralForms(fold(text), language)) add(many, { word, gender, plural });
        }
      }
    }
  }
  return forms;
}

/** Every creature that a parent may ask for; vehicles are told apart. */
export const CREATURE_IDS: readonly string[] = CREATURE_WORDS.map(({ id }) => id);

const FORMS = formsByWords();
const LONGEST_FORM_WORDS = 3;
const OWNERS = /^(?:mi|su|tu|my|his|her|their)$/;
const ARTICLES: Readonly<Record<string, Gender>> = { un: "m", el: "m", una: "f", la: "f" };

/** True when the word means a creature in either language. */
export function isCreatureWord(folded: string): boolean {
  return FORMS.has(folded);
}

const SOFT = /^(?:peluche|juguete|trapo|felpa|lana|tela|ganchillo)$/;
const MATERIALS = new RegExp(`${SOFT.source}|^(?:madera|carton|goma|plastico|papel|palo|fieltro|hojalata|lata)$`);

/** «conejo de peluche», "frog toy", «perro salchicha»: one creature, with the words that say what it is made of or looks like. */
function lengthOfToy(tokens: readonly Token[], end: number): number {
  const [next, after] = [tokens[end], tokens[end + 1]];
  if (next?.before !== "") return 0;
  // «un perro salchicha»
  if (next.folded === "salchicha" && tokens[end - 1]?.folded.startsWith("perr")) return 1;
  if (/^(?:toy|plush|plushie|stuffie|teddy)$/.test(next.folded)) return 1;
  return next.folded === "de" && after?.before === "" && MATERIALS.test(after.folded) ? 2 : 0;
}

/** Whether a word that may mean a creature means something else beside its neighbours: the eldest, a paw, chicken pox. */
function isAnotherWord(word: string, beside: { before?: Token; after?: Token }, dances: boolean): boolean {
  const [before, after] = [beside.before?.folded ?? "", beside.after?.folded ?? ""];
  if (
    /^(?:pox|trucks?|spaceships?)$/.test(after) ||
    /^(?:spelling|cricket|baseball|softball|rounders|tennis)$/.test(before)
  )
    return true;
  switch (word) {
    case "llama": // «se llama»: an animal of the Andes only after an article
      return !/^(?:la|una|su|mi|tu|the|a|his|her|their)$/.test(before);
    case "mayor": // «mi hijo mayor»: the eldest, and no "mayor" of a town
      return !/^(?:the|a|our|town|lady|lord)$/.test(before);
    case "pata": // «se escondió en la pata»: a paw, unless it is «una pata»
      return before !== "una" && !beside.after?.capital;
    case "mago":
    case "magos":
      return /^reye?s?$/.test(before);
    case "gigante":
    case "gigantes": // «una arepa gigante»
      return isAskedNoun(before);
    case "flamenco": // «una niña que baila flamenco»
      return dances;
    case "raton":
    case "ratoncito": // the one who comes for teeth
      return after === "perez";
    default:
      return false;
  }
}

/** Every creature in the text, in order; the longest reading wins ("teddy bear" is not a bear). */
export function findCreatures(tokens: readonly Token[]): CreatureMention[] {
  const mentions: CreatureMention[] = [];
  const dances = tokens.some(({ folded }) => /^(?:bail|tacon|sevillanas|volante)/.test(folded));
  for (let at = 0; at < tokens.length; at++) {
    for (let length = LONGEST_FORM_WORDS; length > 0; length--) {
      const words = tokens.slice(at, at + length).map((token) => token.folded);
      const form = words.length === length ? FORMS.get(words.join(" ")) : undefined;
      if (form === undefined) continue;
      if (isAnotherWord(words[0] ?? "", { before: tokens[at - 1], after: tokens[at + length] }, dances)) continue;
      const article = ARTICLES[tokens[at - 1]?.folded ?? ""];
      const ownGender = form.word.person && form.word.f === undefined ? (article ?? form.gender) : form.gender;
      const person = form.word.person === true;
      const owned = OWNERS.test(tokens[at - 1]?.folded ?? "") || undefined;
      const whole = length + (person || form.plural ? 0 : lengthOfToy(tokens, at + length));
      // A bear of cloth is what every child has.
      const isSoft = whole === length + 1 || SOFT.test(tokens[at + whole - 1]?.folded ?? "");
      const id = whole > length && isSoft && form.word.id === "bear" ? "teddy" : form.word.id;
      const quality = qualityBeside(tokens[at - 1]?.folded, tokens[at + whole]?.folded);
      mentions.push({ id, gender: ownGender, owned, quality, at, length: whole, plural: form.plural, person });
      at += whole - 1;
      break;
    }
  }
  return withParts(mentions, tokens);
}

/** "a superhero dog", «un perro detective», "a mermaid princess": one creature, and the part that it plays. */
function withParts(mentions: readonly CreatureMention[], tokens: readonly Token[]): CreatureMention[] {
  const whole: CreatureMention[] = [];
  for (const mention of mentions) {
    const last = whole.at(-1);
    const isBeside = last && last.at + last.length === mention.at && tokens[mention.at]?.before === "";
    if (!isBeside || (!last.person && !mention.person)) whole.push(mention);
    else {
      const [one, part] = mention.person ? [last, mention] : [mention, last];
      const { at } = last;
      whole[whole.length - 1] = { ...one, plays: part.id, at, length: mention.at + mention.length - at };
    }
  }
  return whole;
}

const WORDS_BY_ID = new Map([...CREATURE_WORDS, ...VEHICLE_WORDS].map((word) => [word.id, word]));

/** The word for a creature in the story's language, without article. */
export function creatureNoun(creature: CreatureFact, language: Language): Noun {
  const word = WORDS_BY_ID.get(creature.id);
  if (word === undefined) throw new RangeError(`no creature is called ${creature.id}`);
  // The masculine is what Spanish calls any dragon: only the feminine says something, and only where it has a form of its own.
  const feminine = creature.gender === "f" && word.m !== undefined;
  if (language === "en") return { text: word.en, gender: feminine ? "f" : word.enGender };
  const text = (creature.gender === "f" ? (word.f ?? word.m) : (word.m ?? word.f)) ?? word.id;
  const ownForm = creature.gender !== undefined && word[creature.gender] !== undefined;
  const fallback: Gender = word.m === undefined ? "f" : "m";
  // «la pirata» is a word for both; «sirena» is feminine, whoever plays one.
  const isForBoth = word.person && word.m !== undefined && word.f === undefined;
  const gender = ownForm || isForBoth ? (creature.gender ?? fallback) : fallback;
  return { text, gender, tonicA: word.tonicA };
}

/** True for fairies, pirates and other kinds of people. */
export function isPerson(creature: CreatureFact): boolean {
  return WORDS_BY_ID.get(creature.id)?.person === true;
}

/** All forms of all creatures, folded. */
export const CREATURE_FORMS: readonly string[] = [...FORMS.keys()];

/** Every form, folded, of a creature in both languages: what to leave out when a parent does not want it. */
export function formsOfCreature(id: string): readonly string[] {
  return FORMS_BY_ID.get(id) ?? [];
}

const FORMS_BY_ID: ReadonlyMap<string, readonly string[]> = new Map(
  CREATURE_WORDS.map(({ id }) => [id, [...FORMS].filter(([, form]) => form.word.id === id).map(([text]) => text)]),
);
