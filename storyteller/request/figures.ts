import { fold } from "./fold.ts";
import { placesOf, type Token } from "./tokens.ts";

/**
 * Heroes who belong to somebody else, by what they are: a child who asks for one of them is told of an invented one of the kind. The
 * words on the left are what the lexicons know; topics stand in both languages.
 */
const BY_KIND: Readonly<Record<string, string>> = {
  "superhero. wall climber. trepa paredes": `spiderman, spider-man, spider man, spidey, hombre araña, peter parker, miles morales`,
  "superhero. night city. noche ciudad": "batman, batgirl, batman and robin, batman y robin",
  "superhero. strong green. fuerte verde": "hulk, the incredible hulk, el increible hulk",
  superhero: `super hero, super heroe, super heroina, superman, supergirl, superwoman, ironman, iron man, thor, captain america, capitan america, wonder woman, mujer maravilla, black panther, ant man,
    avengers, vengadores, miraculous, miraculous ladybug, pj masks, heroes en pijamas, power rangers, los increibles, the incredibles`,
  "puppy. rescue rescate": "paw patrol, patrulla canina",
  "puppy. hermana sister": "bluey, bluey and bingo, bluey y bingo",
  cerdita: "peppa, peppa pig",
  pig: "george pig",
  hedgehog: "sonic, sonic the hedgehog",
  mouse: "mickey, mickey mouse, minnie, minnie mouse, pikachu, jerry mouse, geronimo stilton",
  dog: "pluto, goofy, scooby doo, scooby-doo, snoopy, clifford el gran perro",
  cat: "garfield, cat noir, chat noir, gato con botas, puss in boots, doraemon",
  "cat. mouse": "tom and jerry, tom y jerry",
  kitten: "hello kitty, gabby's dollhouse, gabby dollhouse",
  duck: "donald duck, pato donald, daffy duck, pato lucas",
  rabbit: "peter rabbit, perico el conejo, bugs bunny",
  bear: "winnie the pooh, winnie de pooh, pooh, paddington",
  lion: "lion king, rey leon, simba y nala",
  fish: "nemo",
  elephant: "dumbo",
  gorilla: "king kong",
  shark: "baby shark",
  dinosaur: "jurassic park, jurassic world, godzilla",
  "turtle. ninja": "ninja turtles, tortugas ninja",
  pony: "my little pony, mi pequeño pony, rainbow dash, pinkie pie, twilight sparkle",
  monster: "pokemon, pokemons, gruffalo, grufalo, labubu, monsters inc",
  alien: "stitch, lilo y stitch, lilo and stitch, baby yoda, grogu",
  robot: "transformers, optimus prime, optimus prime and bumblebee, optimus prime y bumblebee, wall-e, wall e",
  astronaut: "buzz lightyear",
  "wizard. escuela de magia. magic school": "harry potter, hogwarts, hermione, hermione granger, ron weasley",
  giant: "shrek",
  doll: "barbie, barbies, barbie y ken, barbie and ken",
  "reina de hielo. ice queen. poderes de hielo. ice powers. hermanas. sisters":
    "frozen, elsa y anna, elsa and anna, anna and elsa, anna y elsa, elsa y ana, ana y elsa, elsa de frozen, elsa from frozen, anna de frozen, anna from frozen",
  princess:
    "cinderella, cenicienta, rapunzel, snow white, blancanieves, blanca nieves, sleeping beauty, bella durmiente",
  "espacio. space. robot": "star wars, darth vader, luke skywalker, skywalker, chewbacca, daleks",
  "mar. isla. sea. island": "moana, vaiana",
  "submarino. submarine. mar sea": "octonauts, octonautas",
  "carrera de coches. car race": "rayo mcqueen, lightning mcqueen",
  "juguetes. toys": "toy story, woody y buzz, woody and buzz",
  "genio de la lampara. genie": "aladdin, aladino",
  "mapa. selva. map. jungle": "dora la exploradora, dora the explorer",
  "bombero. firefighter. camion de bomberos": "fireman sam, sam el bombero",
  "numeros. numbers": "numberblocks",
  "fontanero. plumber":
    "super mario, mario bros, mario kart, mario and luigi, mario y luigi, super mario and luigi, super mario y luigi",
  "casa magica. magic house": "mirabel, encanto mirabel, mirabel de encanto, mirabel from encanto, la familia madrigal",
  "cantante. concierto. singer. concert":
    "kpop demon hunters, k-pop demon hunters, guerreras kpop, guerreras k-pop, huntrix",
  "futbol. football": `real madrid, fc barcelona, atletico de madrid, atletico madrid, boca juniors, river plate, racing club, real betis, athletic club,
    manchester united, man united, manchester city, man city, aston villa, west ham, crystal palace, leicester city, inter miami, newell's old boys, messi, leo messi,
    lionel messi, ronaldo, cristiano, cristiano ronaldo, mbappe, lamine yamal, bellingham, haaland, alexia putellas`,
};

/** Their names of several words, none of which is anybody's name. */
export const FIGURES_OF_WORDS: readonly string[] = Object.values(BY_KIND)
  .flatMap((names) => names.split(",").map((name) => name.trim()))
  .filter((name) => name.includes(" "));

type Figure = { words: readonly string[]; means: string };

/** By their first word, the longest first: "Donald Duck" before "Donald". */
const BY_FIRST: ReadonlyMap<string, readonly Figure[]> = Map.groupBy(
  Object.entries(BY_KIND)
    .flatMap(([means, names]) => names.split(",").map((name) => ({ words: fold(name.trim()).split(/\s+/), means })))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? "",
);

/** Where somebody else's hero is named, and what that is. */
export type FigureMention = { at: number; length: number; means: string };

/** "a frozen pond": before a noun it is what water becomes. */
const isPlainWord = ([word, next]: readonly (Token | undefined)[]): boolean =>
  word?.folded === "frozen" && next?.before === "" && !/^(?:and|y|e|with|con|elsa|party|movie|film)$/.test(next.folded);

/** The heroes of others in a wish. `isLeft` says of a place whether it is neither somebody's name («nuestro perro Thor») nor unwanted. */
export function findFigures(tokens: readonly Token[], isLeft: (at: number) => boolean): FigureMention[] {
  const found: FigureMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const figure = BY_FIRST.get(tokens[at]?.folded ?? "")?.find(({ words }) =>
      words.every((word, step) => tokens[at + step]?.folded === word),
    );
    const length = figure?.words.length ?? 1;
    const isFigure = figure !== undefined && !isPlainWord(tokens.slice(at, at + 2));
    if (isFigure && placesOf({ at, length }).some(isLeft)) found.push({ at, length, means: figure.means });
    at += length - 1;
  }
  return found;
}

/** What they are, as sentences of their own: the last word of the wish is no part of them. "Spiderman and a pig" speaks of a superhero. */
export const wordsOfFigures = (figures: readonly FigureMention[]): string =>
  [...new Set(figures.map(({ means }) => `. ${means}`))].join(" ");
