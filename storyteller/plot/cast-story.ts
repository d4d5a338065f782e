import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { GenreWorld, Lexicon, Noise, Noun, Thing } from "#storyteller/language/lexicon.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import { pick, type Random } from "#storyteller/random.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { type Band, GENRES, type Genre, type Language } from "#storyteller/story-request.ts";
import { fearEntity } from "./fear.ts";
import { companionEntity, creatureEntity, elderEntity, friendEntity, heroEntity, nounEntity } from "./people.ts";
import { type PlotId, SKELETONS } from "./skeletons.ts";

type CastRequest = {
  facts: RequestFacts;
  lexicon: Lexicon;
  language: Language;
  plot: PlotId;
  genre: Genre;
  seasoning: readonly Genre[];
  /** Words of the tale that is told: nobody who is drawn by chance is one of those who are in it already. */
  namesakes?: ReadonlySet<string>;
  /** The thing of the story before this one: there is another one now. */
  past?: Noun;
  band: Band;
  /** A plain tale is told, which has no room for other wonders. */
  isPlain?: boolean;
};

/** Shorter words ("de", "the") are shared by phrases that mean different things. */
const TELLING_LETTERS = 4;

const foldedWords = (text: string): readonly string[] => fold(text).split(/[\s-]+/);
const isTelling = (word: string) => word.length >= TELLING_LETTERS;
const tellingWords = (text: string): string[] => foldedWords(text).filter(isTelling);

/** The words of a noun of the lexicon: a cast is drawn from hundreds of them. */
const wordsOfNoun = onceForEach(({ text }: { text: string }) => foldedWords(text));

const hasTelling = (noun: { text: string }, words: ReadonlySet<string>) =>
  wordsOfNoun(noun).some((word) => isTelling(word) && words.has(word));

function without<Item extends { text: string }>(items: readonly Item[], words: ReadonlySet<string>): readonly Item[] {
  const left = items.filter((item) => !hasTelling(item, words));
  return left.length > 0 ? left : items;
}

/** The noun that says what a phrase is about: the first word in Spanish, the last in English. */
function headOf(noun: Noun, language: Language): string {
  const words = wordsOfNoun(noun);
  return (language === "es" ? words[0] : words.at(-1)) ?? "";
}

type DrawOptions<Item> = {
  genre?: Genre;
  /** Words of others in the story, which this one is not to share. */
  taken?: ReadonlySet<string>;
  /** The parent's own nouns, in the words of a story. */
  asked?: readonly Item[];
};

/** Draws one item, from what the parent mentioned when any world has it, then as it was asked for, else from the story's own world. */
function draw<Item extends Noun>(
  request: CastRequest,
  random: Random,
  from: (world: GenreWorld) => readonly Item[],
  { genre = request.genre, taken = new Set(), asked = [] }: DrawOptions<Item> = {},
): Item {
  const { lexicon, language, facts } = request;
  const everywhere = [genre, ...GENRES].flatMap((each) => from(lexicon.worlds[each]));
  const free = (item: Item) => !hasTelling(item, taken);
  const anywhere = everywhere.filter((item) => facts.mentioned.has(headOf(item, language)) && free(item));
  const own = anywhere.filter((item) => from(lexicon.worlds[genre]).includes(item));
  const mentioned = [own, anywhere, asked.filter(free)].find((items) => items.length > 0) ?? [];
  const pool = without(mentioned.length > 0 ? mentioned : from(lexicon.worlds[genre]), facts.avoided);
  return (pick(random, without(pool, taken)) ?? everywhere[0]) as Item;
}

/** What stories call the nouns that a parent used; never what the child is afraid of. */
function asked<Item>(nouns: readonly string[], words: Readonly<Record<string, Item>>, { fear }: RequestFacts): Item[] {
  const wanted = nouns.map(fold).filter((noun) => fear === undefined || noun !== fold(fear));
  return wanted.flatMap((noun) => (Object.hasOwn(words, noun) ? [words[noun] as Item] : []));
}

function drawNoise(request: CastRequest, taken: ReadonlySet<string>, random: Random): Noise | undefined {
  const { noises } = request.lexicon.worlds[request.genre];
  const unfit = new Set([...request.facts.avoided, ...taken]);
  const calm = noises.filter((noise) => !tellingWords(noise.cause).some((word) => unfit.has(word)));
  return pick(random, calm.length > 0 ? calm : noises);
}

/**
 * Who comes to stay is somebody small, as the hero is: a librarian with a suitcase would be another story. To the smallest,
 * everybody they meet is an animal: they know no trades yet.
 */
function drawHelper(request: CastRequest, taken: ReadonlySet<string>, random: Random): Entity {
  const { facts, language, lexicon, genre, plot, band } = request;
  if (facts.helper) return creatureEntity(facts.helper, language, random);
  const helpers = plot === "newcomer" || band === "little" ? lexicon.companions : lexicon.worlds[genre].helpers;
  return nounEntity(pick(random, without(without(helpers, facts.avoided), taken)) ?? { text: "" });
}

/** Home or light: one of the story's own world, an everyday one in a plain tale. */
function drawWonder(request: CastRequest, random: Random, kind: "homes" | "lights"): Noun {
  const plain = request.isPlain ? pick(random, request.lexicon.plain[kind]) : undefined;
  return plain ?? draw(request, random, (world) => world[kind]);
}

/** Chooses who and what a story is about: the parent's own people first, the rest from the world of the main genre. */
export function castStory(request: CastRequest, random: Random): Cast {
  const { facts, lexicon, language, plot, genre, seasoning, isPlain, namesakes = new Set<string>() } = request;
  const hero = heroEntity(facts, lexicon, language, random);
  const drawnFrom = isPlain ? lexicon.plain : lexicon;
  const kin = new Set(tellingWords(hero.intro ?? ""));
  const companions = without(without(without(drawnFrom.companions, facts.avoided), kin), namesakes);
  const friend =
    friendEntity(facts.friend, hero, language, random) ??
    companionEntity(companions, lexicon.companionNames, { facts, hero, language }, random);
  const taken = new Set([hero, friend].flatMap(({ intro, text }) => tellingWords(`${intro ?? ""} ${text}`)));
  const helper = drawHelper(request, taken, random);
  const thingClass = SKELETONS[plot].thing;
  const thingGenre = pick(random, seasoning) ?? genre;
  const thing: Thing = draw(request, random, (world) => (thingClass === "wild" ? world.wilds : world.keepsakes), {
    genre: thingGenre,
    taken: new Set([...taken, ...tellingWords(request.past?.text ?? "")]),
    asked: thingClass === "wild" ? [] : asked(facts.things, lexicon.asked.things, facts),
  });
  const fear = fearEntity(facts.fear, language);
  return {
    hero,
    friend,
    helper,
    elder: elderEntity(facts, hero, lexicon, language, random),
    home: nounEntity(drawWonder(request, random, "homes")),
    place: nounEntity(
      draw(request, random, (world) => world.places, { asked: asked(facts.places, lexicon.asked.places, facts) }),
    ),
    light: nounEntity(drawWonder(request, random, "lights")),
    thing: nounEntity(thing),
    noise: plot === "night-noise" ? drawNoise(request, taken, random) : undefined,
    ...(fear && { fear }),
  };
}
