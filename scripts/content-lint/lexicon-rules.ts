import { StoryGuard } from "#guard/story-guard.ts";
import type { Lexicon, Noun } from "#storyteller/language/lexicon.ts";
import { BAND_AGES } from "#storyteller/plot/skeletons.ts";
import { fold } from "#storyteller/request/fold.ts";
import { knownNoun } from "#storyteller/request/nouns.ts";
import { GENRES, type Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";

const [YOUNGEST] = BAND_AGES.little;
/** A small word between, so that a phrase is read as part of a sentence. */
const FRAME: Readonly<Record<Language, (phrase: string) => string>> = {
  es: (phrase) => `Allí estaba ${phrase}.`,
  en: (phrase) => `There it was: ${phrase}.`,
};

type Phrase = { at: string; phrase: string; noun?: Noun; isChosen?: boolean };

/** Every phrase of a lexicon that a story may say, and where it stands; some were chosen from others. */
function phrasesOf({ worlds, asked, plain, companions, elders }: Lexicon): Phrase[] {
  const nouns = (at: string, list: readonly (Noun & { does?: string })[]) =>
    list.flatMap((noun) => [{ at, phrase: noun.text, noun }, ...(noun.does ? [{ at, phrase: noun.does }] : [])]);
  return [
    ...GENRES.flatMap((genre) => {
      const { noises, ...lists } = worlds[genre];
      return [
        ...Object.entries(lists).flatMap(([name, list]) => nouns(`${genre} ${name}`, list)),
        ...noises.flatMap(({ sound, cause }) => [sound, cause].map((phrase) => ({ at: `${genre} noises`, phrase }))),
      ];
    }),
    ...Object.entries(asked.places).flatMap(([key, noun]) => nouns(`asked place ${key}`, [noun])),
    ...Object.entries(asked.things).flatMap(([key, noun]) => nouns(`asked thing ${key}`, [noun])),
    // What is plain may be a companion of other tales, too.
    ...Object.entries(plain).flatMap(([name, list]) =>
      nouns(`plain ${name}`, list).map((phrase) => ({ ...phrase, isChosen: true })),
    ),
    ...nouns("companions", companions),
    ...elders.map(({ text }) => ({ at: "elders", phrase: text })),
  ];
}

/** What is wrong with the words of a language: what the guard would stop, what stands twice, a noun that nobody can ask for. */
export function faultsOfLexicon(folder: ContentFolder, language: Language): Finding[] {
  const { lexicon } = folder.languages[language];
  const guard = new StoryGuard({ language, age: YOUNGEST });
  const findings: Finding[] = [];
  const note = (at: string, what: string) => void findings.push({ where: `${language}/lexicon.json ${at}`, what });
  const seen = new Set<string>();
  for (const { at, phrase, noun, isChosen } of phrasesOf(lexicon)) {
    const topic = guard.faultIn(FRAME[language](phrase));
    if (topic !== null) note(at, `the guard stops «${phrase}»: ${topic}`);
    if (language === "es" && noun && noun.gender === undefined) note(at, `«${phrase}» has no gender`);
    if (!noun || isChosen) continue;
    if (seen.has(phrase)) note(at, `«${phrase}» stands twice`);
    seen.add(phrase);
  }
  for (const key of [...Object.keys(lexicon.asked.places), ...Object.keys(lexicon.asked.things)]) {
    if (fold(key) !== key || knownNoun(key)?.text === undefined)
      note(`asked ${key}`, "no parent's word is read as this one");
  }
  return findings;
}
