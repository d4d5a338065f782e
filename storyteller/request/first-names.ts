import type { Gender } from "#storyteller/language/lexicon.ts";
import { BOYS_FROM_FAR, GIRLS_FROM_FAR } from "./first-names-far.ts";
import { BOYS_OF_THE_WORLD, GIRLS_OF_THE_WORLD } from "./first-names-world.ts";
import { fold, wordSet } from "./fold.ts";
import { CALENDAR_WORDS, EVERYDAY_WORDS, LITTLE_WORDS, PLACE_NAMES } from "./stop-words.ts";
import { ORDINARY_WORDS } from "./stop-words-ordinary.ts";

const SPANISH_GIRLS = `lola ada álex lucía lucia sofía martina maría julia paula valeria emma daniela carla alma vega noa olivia sara alba carmen
chloe lara valentina claudia jimena mía abril ana elena laura aitana triana marta candela irene inés adriana vera
gala ainhoa leire nora nerea naia ariadna laia berta blanca rocío ángela aurora alicia andrea eva rosa clara cloe
elsa manuela victoria celia isabel natalia gabriela marina carolina helena lidia miriam patricia cristina raquel
silvia teresa beatriz pilar mercedes dolores amparo consuelo encarnación esperanza estrella luz paz sol mar luna
nieves remedios rosario soledad trinidad virginia amelia antonia josefa francisca juana margarita magdalena lorena
mónica sandra sonia susana tamara vanesa verónica ximena yolanda zoe zaira abigail aina alejandra amaia ane begoña
camila catalina cayetana constanza dulce emilia fátima fernanda guadalupe iria itziar jana june lía lucrecia
macarena maite malena mara mariana mariam matilde mencía micaela nadia nuria ona renata regina romina salma samanta
selena siena tania uxía violeta viviana yaiza carlota cataleya delia edurne elia elisa esther gisela greta guiomar
jazmín leonor lina luisa marcela mireia olga paloma penélope perla rita rebeca saray tatiana úrsula valle xiana
candelaria lupe lupita pepa paquita conchita charo chelo nuca lolita anita rosita brunilda frida vilma celeste iris
azahara zulema`;

const SPANISH_BOYS = `hugo mateo martín lucas leo daniel alejandro manuel pablo álvaro adrián enzo mario diego david oliver thiago marco
izan bruno marcos luca gonzalo nicolás javier antonio miguel sergio juan josé carlos gael liam alex álex alonso
ángel rodrigo jorge iker samuel gabriel rafael jaime eric erik héctor marc víctor ismael aarón asier francisco
fernando guillermo ignacio nacho joel rubén raúl pedro luis óscar iván jesús andrés tomás santiago santi sebastián
emilio emiliano felipe gerardo gustavo joaquín julián julio lorenzo maximiliano max mauricio ramón ricardo roberto
salvador saúl simón teo teodoro unai xabier xavi yago yeray abel agustín aitor aleix alberto alfredo alfonso ander
armando arnau arturo benito benjamín bernardo biel bosco camilo césar cristian cristóbal damián darío dani edgar
eduardo edu elías eloy enrique quique esteban eugenio ezequiel fabián facundo federico félix fidel gaspar germán gil
gorka gregorio ibai isaac israel ivo jacobo jan jano jon jordi josué kike koldo lautaro leandro leonardo leonel lolo
luciano manolo manu matías mikel milo moisés nico nil noel octavio oriol oier osvaldo otto pau pepe paco pío pol
quim rayan rogelio rolando román romeo salva teófilo tiago tobías toni urko valentín vicente wilson yerai zacarías
domingo juanito pedrito pablito miguelito pepito`;

const ENGLISH_GIRLS = `olivia emma amelia sophia charlotte isabella ava mia evelyn luna harper sofia camila eleanor elizabeth violet
scarlett emily hazel lily gianna aurora penelope aria nora chloe ellie mila avery layla abigail ella isla eliana
nova madison zoe ivy grace lucy willow emilia riley naomi victoria stella elena hannah valentina maya zoey delilah
leah lainey lillian paisley genesis madelyn sadie sophie leilani addison natalie josephine alice ruby claire kinsley
everly emery adeline kennedy maeve audrey autumn athena eden iris anna eloise jade maria caroline brooklyn quinn
aaliyah vivian liliana gabriella hailey sarah savannah cora madeline natalia ariana lydia lyla clara allison aubrey
millie melody ayla serenity bella skylar josie lucia daisy raelynn eva juniper samantha elliana eliza rylee nevaeh
hadley alaia parker julia amara rose charlie ashley remi georgia adalynn melanie amira margaret piper brielle mary
freya cecilia esther arya sienna summer peyton sage valerie magnolia emersyn catalina margot everleigh alina sloane
brianna oaklynn ember poppy florence evie phoebe rosie matilda elsie harriet imogen jessica jasmine martha beatrice
bea heidi holly molly maisie nancy tilly pippa polly penny dolly dora wendy peggy kate katie kathy kitty lizzie beth
betty maggie meg megan amy ann annie angela andrea bridget carol catherine christine cindy dawn deborah diana
dorothy edith eileen emmy erica faith fiona frances gemma gina ginny gloria gwen helen helena hope ida ingrid irene
jane janet jean jenny jennifer jill joan joanna joy judith judy julie june karen kelly kim kirsty laura lauren leila
linda lisa lola lottie louise mabel mandy marie marina marnie may melissa mina minnie nadia nell nellie nina noor
olive pam pat patricia pearl petra rachel rebecca robin rosa rosalind rosemary ruth sally sandra sara saoirse sharon
sheila shirley sue susan susie tabitha tara tess tessa theodora tina una ursula vera veronica winnie yasmin zara
zadie aoife niamh wren star sky amber angel april rowan jamie sam`;

const ENGLISH_BOYS = `liam noah oliver theodore james henry mateo elijah lucas william benjamin levi ezra sebastian jack daniel samuel
michael ethan asher john hudson luca leo elias owen alexander dylan santiago julian david joseph matthew luke
jackson miles wyatt thiago isaac grayson gabriel josiah anthony caleb carter ezekiel thomas cooper jayden lincoln
nathan isaiah charles waylon maverick cameron roman josh christopher jacob joshua andrew ryan christian eli jonathan
landon colton nolan aaron adrian robert brooks jose axel jordan dominic ian greyson august jeremiah jaxon adam angel
hunter everett bennett beau silas xavier wesley jason evan walker parker rowan ryder ivan nicholas gavin leonardo
enzo weston austin jameson giovanni micah kai damian george luis milo atlas ashton archer max emmett arthur finn
felix harry oscar alfie archie charlie freddie frederick fred theo arlo albie ollie louie louis reggie ronnie rory
teddy tommy toby bobby billy bill bob joe joey jimmy jim johnny jonah jude justin karl keith ken kevin kyle lars lee
leon lenny leonard lewis logan marcus martin mark marvin mason maurice mick mike mohammed muhammad nate neil ned
nick nicolas nigel noel norman otis otto patrick paul percy perry pete peter phil philip pip ralph ray reuben rex
richard rob robin rod roger ronan ross roy rufus rupert russell sam sammy saul scott sean seth simon spencer stan
stanley stephen steve steven stuart sven tadhg ted terry tim timothy tobias todd tom tony travis trevor tristan troy
tyler victor vincent wade walter warren wilbur wilfred will willy zac zach zachary zane ahmed ali amir arjun ben
benji bertie blake brandon brian bruce bruno bryn callum casper chase clark clive cody colin conor craig dan danny
dave dean declan denis derek diego dominik donald douglas drew duncan dustin eddie edgar edmund edward edwin eric
ernest ernie fergus francis frank gary gerald gil glen gordon graham grant greg gus guy hamish harold harvey hector
herbert howard hugh hugo ibrahim ivor jake jamie jared jasper jay jeff jerry ji omar rafael rafi ravi rohan sanjay
seamus yusuf`;

/**
 * Names that are also everyday words in one of the languages. A parent who writes "luna" may mean the moon, so these count only
 * with a capital in mid-sentence or with words around them that say it is a name.
 */
const ALSO_WORDS =
  wordSet(`luna sol mar luz paz estrella rosa alba blanca clara alma vega vera gala mercedes dolores esperanza consuelo pilar
nieves rocio soledad remedios rosario aurora violeta celeste dulce perla paloma margarita iris abril june mara angel
jesus domingo leo marco tomas salvador lucia marina victoria gloria mia trinidad encarnacion amparo gil pio max jan
pau sage nova ember star sky ivy grace hazel violet lily willow ruby autumn eden jade daisy melody serenity juniper
rose charlie summer magnolia poppy holly penny dolly kitty peggy carol dawn faith ginny hope ida jean joy may olive
pam pat pearl robin rosemary sue una wren amber april ella mina lina rita olga jack mark will bill bob rob rod ray
roman hunter walker parker carter cooper mason archer miles august christian jordan lincoln atlas beau brooks chase
clark dan dean drew frank grant guy jay jimmy kim ken lee nick noel pip pete rex wade teddy brooklyn georgia austin
art genesis kennedy piper sienna siena florence israel troy luca pol nil ona ane ali ji jon lia flor sal casper
harsh rusty branch constant server major chance legend buster urban caesar tilde phoenix raven blessing skipper fisher miller saxon foster aster
ender blaze cash ace duke baron king prince drake heath ford reed sterling storm stone ranger royal judge noble bishop deacon sailor treasure unique
precious heaven journey story lyric winter wolf forest river ridge meadow clover fern ginger honey coral jewel crystal diamond opal cherry
clementine saffron pepper maple aspen laurel heather buddy sonny rocky dusty sandy misty stormy sunny happy merry lucky liberty vesper belle eve
angeles gema gracia agueda amapola aura brisa lluvia caridad candelaria cielo rayo lucero santos amado modesto severo clemente justo delfin pastor
mayor bienvenido maximo prospero inocencio marino silvestre candido asuncion concepcion sagrario primo linda bella chase harper
sean lea patience charity mercy verity honor honour felicity harmony justice destiny constance temperance clemency
prudence reina reyes frances german isla julio leon lisa nuca valle ted milo dulce salma mora desire tiger cannon martial blossom sultan girlie
viking miren alegra auxilio socorro lucha salva rollo minas ponga matan barra dimos armando`);

/** Shorter names of the wide lists are also words of some language: «lan», "kit", «noe». */
const SHORTEST_SURE_NAME = 5;

type Known = { gender: Gender | "either"; sure: boolean };

function knownNames(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const add = (names: string, gender: Gender, sure: (name: string) => boolean) => {
    for (const name of names.split(/\s+/)) {
      const key = fold(name);
      const before = known.get(key);
      const either = before !== undefined && before.gender !== gender;
      known.set(key, { gender: either ? "either" : gender, sure: before?.sure === true || sure(key) });
    }
  };
  const common = (name: string) => !ALSO_WORDS.has(name);
  const rarer = (name: string) => common(name) && name.length >= SHORTEST_SURE_NAME && !isWord(name);
  add(SPANISH_GIRLS, "f", common);
  add(ENGLISH_GIRLS, "f", common);
  add(SPANISH_BOYS, "m", common);
  add(ENGLISH_BOYS, "m", common);
  for (const names of [...GIRLS_OF_THE_WORLD, ...GIRLS_FROM_FAR]) addRarer(names, "f");
  for (const names of [...BOYS_OF_THE_WORLD, ...BOYS_FROM_FAR]) addRarer(names, "m");
  return known;

  /** What the common lists say of a name is better known than what half the world says. */
  function addRarer(names: string, gender: Gender) {
    const free = names
      .split(/\s+/)
      .filter((name) => !COMMON.has(fold(name)) && !NEVER.some((words) => words.has(fold(name))));
    add(free.join(" "), gender, rarer);
  }
}

/** Little words, days and places that are also names somewhere: believed only where the words around them say so. */
const NEVER = [LITTLE_WORDS, CALENDAR_WORDS, PLACE_NAMES];
const COMMON = wordSet(SPANISH_GIRLS, ENGLISH_GIRLS, SPANISH_BOYS, ENGLISH_BOYS);

function isWord(folded: string): boolean {
  return [ORDINARY_WORDS, EVERYDAY_WORDS, LITTLE_WORDS, CALENDAR_WORDS, PLACE_NAMES].some((words) => words.has(folded));
}

const KNOWN = knownNames();
const DIMINUTIVE = /^(\p{L}{3,}?)(?:c|qu)?it([oa])$/u;

/** «Gonzalito», «Carmencita»: of a name that is nothing else. */
function isDiminutive(folded: string): boolean {
  const [, stem = "", vowel = ""] = folded.match(DIMINUTIVE) ?? [];
  return stem !== "" && [stem, stem + vowel, stem.replace(/[aeo]$/, "") + vowel].some((base) => KNOWN.get(base)?.sure);
}

const partsOf = (folded: string) => folded.split("-");

/** Most words that are asked about are folded already, and folding is what reading a long wish spends its time on. */
const foldedOnce = (word: string) => (/^[a-z'-]+$/.test(word) ? word : fold(word));

/** True for a first name that is known, however it is spelled with accents and capitals; of a double name, each part. */
export function isFirstName(word: string): boolean {
  const folded = foldedOnce(word);
  if (isDiminutive(folded)) return true;
  return KNOWN.has(folded) || (folded.includes("-") && partsOf(folded).every((part) => KNOWN.has(part)));
}

/** True for the names that are given most in Spanish and English. */
export function isCommonFirstName(folded: string): boolean {
  return COMMON.has(folded) || (folded.includes("-") && isFirstName(folded));
}

/** True for a first name that can hardly be anything else, so that it counts even in lower case. */
export function isOnlyAName(word: string): boolean {
  const folded = foldedOnce(word);
  const known = KNOWN.get(folded);
  if (known !== undefined) return known.sure;
  return isFirstName(folded) && partsOf(folded).some((part) => KNOWN.get(part)?.sure);
}

/** What a first name usually says of its bearer; undefined for unknown names and for those that are for anybody (Robin, Álex). */
export function genderOfFirstName(name: string): Gender | undefined {
  const first = foldedOnce(name.split(" ")[0] ?? name);
  const gender = (KNOWN.get(first) ?? KNOWN.get(partsOf(first)[0] ?? ""))?.gender;
  return gender === "either" ? undefined : gender;
}
