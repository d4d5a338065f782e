import { gramsOf, jaccardOfPairs } from "#scripts/storycheck/similarity.ts";
import type { Cast, Entity, Grammar } from "#storyteller/language/entity.ts";
import { SORTS } from "#storyteller/language/lexicon.ts";
import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { EXTRA_MARK, type Paragraph, realise } from "#storyteller/language/realise.ts";
import { wordsIn } from "#storyteller/language/sentences.ts";
import { withBodies } from "#storyteller/plot/cast-bodies.ts";
import { castStar } from "#storyteller/plot/cast-star.ts";
import { subjectEntity } from "#storyteller/plot/cast-subject.ts";
import { randomFrom } from "#storyteller/random.ts";
import { type RequestFacts, readRequest } from "#storyteller/request/read-request.ts";
import { type AskedNouns, INGREDIENT_ROLES, ingredientEntity } from "#storyteller/scenes/ingredients.ts";
import type { Subject } from "#storyteller/scenes/subjects.ts";
import {
  ANY_CREATURE,
  ANY_SORT,
  ANY_VEHICLE,
  type Register,
  speaksOf,
  TALE_BEATS,
  type Tale,
  type TaleBeat,
  type TaleTelling,
} from "#storyteller/scenes/tale.ts";
import { GROUP, worded, wordingsOf } from "#storyteller/scenes/wordings.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";
import { guardFaults, harshWord } from "./passage-rules.ts";
import { testCasts } from "./test-casts.ts";

/** What the guide asks of a tale's two registers, with some tolerance: words always told, and with all extras. */
const REGISTERS = {
  little: { band: "little", core: [80, 165], whole: 180, longestSentence: 18 },
  older: { band: "middle", core: [240, 430], whole: 560, longestSentence: 32 },
} as const satisfies Record<Register, unknown>;

const FEWEST_TITLES = 3;
/** Draws, as shares of one, by which each wording of a group of up to four is drawn at least once. */
const DRAWS = [0.1, 0.35, 0.6, 0.9];
/** Two tellings of a tale may share so many of their runs of four words, on average: more, and a friend has the same story. */
const ALIKE_AT_MOST = 0.26;
const TELLINGS_COMPARED = 6;

const CALL = /[!¡]/;

/** What is wrong with how alternative wordings are written down. */
function groupFaults(text: string): string[] {
  const outside = text.replace(GROUP, "").replace(/\{[^{}]*\}/g, "");
  const groups = [...text.matchAll(GROUP)].map(([, group]) => wordingsOf(group ?? ""));
  return [
    ...(/[[\]|]/.test(outside) ? ["brackets that do not match, or a bar outside of them"] : []),
    ...groups.filter((wordings) => wordings.length < 2).map(([only]) => `a group of one: [${only}]`),
    ...groups.filter((wordings) => wordings.some((each) => each.trim() === "")).map(() => "an empty wording"),
  ];
}

/** Who plays the star of a tale for any creature, or for any vehicle. */
const STAND_INS: Readonly<Record<string, string>> = { [ANY_CREATURE]: "snail", [ANY_VEHICLE]: "train" };

/** Requests in which the star is the hero, and in which it is the friend. */
function starsOf([id = ANY_CREATURE]: readonly string[]): RequestFacts[] {
  const creature = { id: STAND_INS[id] ?? id };
  const nobody = readRequest("");
  return [
    { ...nobody, hero: { creature } },
    { ...nobody, friend: { creature } },
  ];
}

/** The casts with the subjects of a kind dealt out among them, so that every subject is in one. */
function withSubjects(casts: readonly Cast[], subjects: readonly Subject[], grammar: Grammar): readonly Cast[] {
  if (subjects.length === 0) return casts;
  const count = Math.max(casts.length, subjects.length);
  return Array.from({ length: count }, (_, at) => {
    const [cast, subject] = [casts[at % casts.length] as Cast, subjects[at % subjects.length] as Subject];
    return { ...cast, subject: subjectEntity(subject, cast, grammar, randomFrom(subject.text)) };
  });
}

/** A masculine and a feminine noun of each sort, what nobody counts and what has no article: what a tale of ingredients has to be told with. */
function sampleIngredients(nouns: AskedNouns): Entity[] {
  return SORTS.flatMap((sort) =>
    [
      nouns[sort].find(({ gender, mass }) => gender !== "f" && !mass),
      nouns[sort].find(({ gender, tonicA }) => gender === "f" && !tonicA),
      nouns[sort].find(({ mass, tonicA }) => mass || tonicA),
      nouns[sort].find(({ proper }) => proper),
    ].flatMap((noun) => (noun ? [ingredientEntity({ ...noun, sort })] : [])),
  );
}

/** The casts with the ingredients that a tale is made of, ever different ones. */
function withIngredients(casts: readonly Cast[], { ingredients = [] }: Tale, nouns: AskedNouns): readonly Cast[] {
  const samples = sampleIngredients(nouns);
  const dealt = (at: number) =>
    ingredients.map((sort, place) => {
      const fitting = samples.filter((noun) => sort === ANY_SORT || noun.sort === sort);
      return [INGREDIENT_ROLES[place], fitting[(at + place * (1 + (at % 3))) % fitting.length]];
    });
  return casts.map((cast, at) => ({ ...cast, ...Object.fromEntries(dealt(at)) }));
}

/** Casts with only the parts that a tale may speak of, so that a slot for anybody else is found. */
function castsFor(tale: Tale, telling: TaleTelling, folder: ContentFolder, language: Language): Cast[] {
  const { star } = tale;
  const requests = star && starsOf(star);
  const isRemembered = tale.loss !== undefined && speaksOf(telling, "remembered");
  const { subjects, nouns, bodies, grammar } = folder.languages[language];
  const casts = withIngredients(testCasts(folder.languages[language], undefined), tale, nouns);
  return withSubjects(casts, tale.subject ? subjects[tale.subject] : [], grammar).flatMap((cast) => {
    const {
      noise: _,
      past: _past,
      child: _child,
      others: _others,
      spelling: _spelling,
      where: _where,
      refrain: _refrain,
      ...known
    } = cast;
    const told: Cast = { ...known, ...(isRemembered && { remembered: { kind: "name", text: "Coco" } }) };
    const random = randomFrom(language);
    if (!star || !requests) return [withBodies(told, bodies, random)];
    return requests.map((facts) =>
      withBodies(castStar(star, told, { facts, language, isContinued: false }, random).cast, bodies, random),
    );
  });
}

function beatFaults(beat: TaleBeat, telling: TaleTelling, casts: readonly Cast[], placed: Placed): string[] {
  const passage = telling[beat];
  const text = passage.join("\n");
  const harsh = placed.isOfLoss ? undefined : harshWord(text);
  const faults = [...groupFaults(text), ...(harsh ? [`«${harsh}» is not for this hour`] : [])];
  if (beat === "return" && CALL.test(text))
    faults.push("an exclamation mark, and this is where the story falls asleep");
  if (placed.isOfStar && /\{(?:hero|friend)\b/i.test(text))
    faults.push("{hero} or {friend}, where {star} and {pal} play");
  for (const draw of DRAWS) {
    const told = worded(passage, () => draw);
    for (const [at, cast] of casts.entries()) {
      const realised = realise(told, cast, placed.grammar);
      if (!realised.ok) faults.push(realised.fault);
      else if (at === 0) faults.push(...tellingFaults(realised.paragraphs, placed));
    }
  }
  return faults;
}

type Placed = {
  language: Language;
  register: Register;
  grammar: ContentFolder["languages"][Language]["grammar"];
  isOfStar: boolean;
  isOfLoss: boolean;
  isPlain: boolean;
};

function tellingFaults(paragraphs: readonly Paragraph[], { language, register, isOfLoss }: Placed): string[] {
  const { band, longestSentence } = REGISTERS[register];
  const text = paragraphs.map((paragraph) => paragraph.text).join("\n");
  const left = /.{0,20}(?:[{}|[\]]| {2}| [.,;:]|undefined|^ | $)/m.exec(text)?.[0];
  const long = paragraphs
    .flatMap((paragraph) => sentencesOf(paragraph.text))
    .filter((sentence) => countWords(sentence) > longestSentence);
  return [
    ...(left ? [`«${left}» is left over`] : []),
    ...long.map((sentence) => `a sentence of ${countWords(sentence)} words: «${sentence.slice(0, 60)}…»`),
    ...guardFaults(paragraphs, { language, band, isOfLoss }),
  ];
}

/** How alike tellings of one tale are on average: the share of their runs of four words that two of them have in common. */
function alikeness(tell: (seed: string) => string): number {
  const tellings = Array.from({ length: TELLINGS_COMPARED }, (_, at) =>
    gramsOf(sentencesOf(tell(`telling ${at}`)).map(lowerCaseWords)),
  );
  return jaccardOfPairs(tellings, ALIKE_AT_MOST).mean;
}

const lowerCaseWords = (sentence: string) => wordsIn(sentence.toLowerCase());

/** A link is for what stands in two places or more. */
function lonelyLinks(telling: TaleTelling): string[] {
  const links = TALE_BEATS.flatMap((beat) => telling[beat]).flatMap(
    (paragraph) => EXTRA_MARK.exec(paragraph)?.[1] || [],
  );
  const lonely = links.filter((link) => links.indexOf(link) === links.lastIndexOf(link));
  return lonely.map((link) => `"+${link}" is linked to nothing`);
}

function wholeFaults(telling: TaleTelling, [cast]: readonly Cast[], { register, grammar, isPlain }: Placed): string[] {
  const { core, whole } = REGISTERS[register];
  const tell = (seed: string, extras: boolean) => {
    const realised =
      cast &&
      realise(
        worded(
          TALE_BEATS.flatMap((beat) => telling[beat]),
          randomFrom(seed),
        ),
        cast,
        grammar,
      );
    const paragraphs = realised?.ok ? realised.paragraphs : [];
    return paragraphs
      .filter(({ extra }) => extras || !extra)
      .map(({ text }) => text)
      .join("\n");
  };
  const [always, all] = [countWords(tell("a", false)), countWords(tell("a", true))];
  const alike = alikeness((seed) => tell(seed, true));
  return [
    ...(always < core[0] || always > core[1] ? [`${always} words always told; it has ${core[0]} to ${core[1]}`] : []),
    ...(all < whole ? [`${all} words with all extras; it has ${whole} or more`] : []),
    ...(!isPlain && alike > ALIKE_AT_MOST
      ? [`two tellings are alike by ${alike.toFixed(2)}; ${ALIKE_AT_MOST} at most`]
      : []),
    ...lonelyLinks(telling),
    // An everyday lamp may be spoken of at the end as it is: nobody asks which.
    ...(isPlain || /\{light\b/i.test(telling.opening.join("\n")) ? [] : ["the opening does not show {light}"]),
  ];
}

/** All that is wrong with one tale. */
export function faultsOfTale(name: string, tale: Tale, folder: ContentFolder, language: Language): Finding[] {
  const file = `${language}/tales/${name}.json`;
  const { grammar } = folder.languages[language];
  const findings: Finding[] = [];
  const find = (where: string, whats: readonly string[]) => {
    for (const what of new Set(whats)) findings.push({ where: `${file} ${where}`.trim(), what });
  };
  find("", [
    ...(folder.skeletons[tale.plot] ? [] : [`no skeleton is called ${tale.plot}`]),
    ...(tale.titles.length < FEWEST_TITLES ? [`fewer than ${FEWEST_TITLES} titles`] : []),
    ...tale.titles.filter((title) => title.endsWith(".")).map((title) => `«${title}» ends in a full stop`),
    ...(tale.about.length > 0 || tale.ingredients ? [] : ["nothing says what it is about"]),
    ...(tale.otherwise && tale.otherwise.length !== tale.ingredients?.length
      ? ["not one “otherwise” for each ingredient"]
      : []),
    ...(tale.little || tale.older ? [] : ["it is told to nobody"]),
    ...(tale.plain && tale.free ? ["what is told plainly is not told unasked"] : []),
  ]);
  for (const register of ["little", "older"] as const) {
    const telling = tale[register];
    if (!telling) continue;
    const casts = castsFor(tale, telling, folder, language);
    const placed = {
      language,
      register,
      grammar,
      isOfStar: tale.star !== undefined,
      isOfLoss: tale.loss !== undefined,
      isPlain: tale.plain === true,
    };
    for (const beat of TALE_BEATS) find(`${register}.${beat}`, beatFaults(beat, telling, casts, placed));
    find(register, wholeFaults(telling, casts, placed));
    const unsaid = tale.titles.filter((title) => casts.some((cast) => !realise([title], cast, grammar).ok));
    find(
      "titles",
      unsaid.map((title) => `«${title}» cannot be told with every cast`),
    );
  }
  return findings;
}

/** How many tales there are to tell, in a sentence: by language and register, and how many of them to somebody who asks for nothing. */
export function taleCounts({ languages }: ContentFolder): string {
  return Object.entries(languages)
    .map(([language, { tales }]) => {
      const all = Object.values(tales);
      const [older, little, free] = [
        all.filter((tale) => tale.older).length,
        all.filter((tale) => tale.little).length,
        all.filter((tale) => tale.free).length,
      ];
      return `${language}: ${all.length} tales, ${older} older, ${little} little, ${free} free`;
    })
    .join(" · ");
}
