import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { CONNECTORS, creatureAfter, type Reading } from "./name-evidence.ts";
import { describes } from "./name-kinds.ts";
import { isOfAPlace } from "./name-place.ts";
import { canBeCalled, isNeverGiven, isTitleWord, looksLikeName } from "./name-shape.ts";
import { knownNoun } from "./nouns.ts";
import { relationWord } from "./relations.ts";
import { EVERYDAY_WORDS, PET_NAMES } from "./stop-words.ts";
import { THINGS } from "./stop-words-things.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** What somebody does or is in a story, beside the creatures: whoever is one has a name of his own. */
const ROLES = wordSet(
  `farero farera baron baronesa conde condesa duque duquesa marques marquesa emperador emperatriz sultan sultana alcalde alcaldesa alguacil jefe jefa
  capitan capitana almirante general sargento comandante teniente soldado guardian guardiana guarda vigilante conserje portero portera cartero cartera
  panadero panadera pastelero pastelera cocinero cocinera chef camarero camarera heladero heladera frutero frutera pescador pescadora marinero marinera
  grumete granjero granjera pastor pastora jardinero jardinera leñador leñadora carpintero carpintera herrero herrera zapatero zapatera costurera sastre
  relojero relojera juguetero inventor inventora cientifico cientifica sabio sabia maquinista conductor conductora chofer piloto copiloto pilota aviador aviadora
  bibliotecario bibliotecaria librero librera pintor pintora musico musica cantante bailarin bailarina payaso payasa titiritero malabarista acrobata
  trapecista domador domadora entrenador entrenadora portera delantero ladron ladrona bandido bandida villano villana malvado malvada malo mala
  enemigo enemiga rival heroe heroina protagonista ayudante asistente aprendiz compañero compañera socio socia cliente clienta dueño dueña anciano
  anciana viejo vieja viejecito viejecita señora señor vecino vecina tendero tendera enfermero enfermera veterinario veterinaria dentista medico
  medica bombero bombera policia juez jueza cuentacuentos narrador narradora hechicero hechicera curandero curandera chaman cacique guia explorador
  exploradora arqueologo arqueologa detective inspector inspectora espia agente mayordomo criada niñera abuelita hijita sirviente reportero reportera`,
  `baron baroness count countess duke duchess earl emperor empress sultan mayor chief captain admiral general sergeant colonel soldier guardian keeper
  lighthouse-keeper zookeeper caretaker janitor postman postwoman mailman postie baker chef waiter waitress grocer greengrocer butcher fisherman sailor
  farmer shepherd shepherdess gardener woodcutter carpenter blacksmith cobbler shoemaker tailor seamstress clockmaker watchmaker toymaker inventor
  scientist driver pilot conductor librarian bookseller shopkeeper painter artist musician singer dancer ballerina clown juggler acrobat puppeteer
  ringmaster trainer goalkeeper goalie striker thief robber burglar bandit villain baddie enemy rival hero heroine star protagonist helper assistant
  apprentice sidekick partner customer client owner landlord landlady boss leader neighbour neighbor nurse vet dentist doctor surgeon firefighter
  fireman policeman policewoman judge storyteller narrator sorcerer sorceress magician healer shaman guide explorer archaeologist detective inspector
  spy agent butler maid nanny babysitter servant reporter journalist guy passenger visitor guest stranger hermit beekeeper milkman lollipop-lady
  builder plumber drummer lifeguard lumberjack tightrope-walker co-pilot copilot co-driver crewmate roommate teammate penpal pen-friend bully newcomer cabin-boy mate matey bosun engineer mechanic astronomer`,
);
/** Animals that no list of creatures knows, and things that are somebody in many a story. */
const ALIVE = wordSet(
  `mosquito polilla bufalo buitre hiena anguila caiman ciempies cigarra coati codorniz condor coyote cucaracha escorpion golondrina grillo guacamayo
  lombriz marmota mofeta ostra pantera perico piojo potro puercoespin pulga quetzal sardina suricato tarantula zarigüeya zorrillo chancho yacare vicuña
  quirquincho ñandu ajolote tractor excavadora grua camion autobus tren locomotora barco barquito submarino cohete globo nube cactus calcetin zapato
  paraguas escoba tetera tostadora lavadora nevera aspiradora farola espantapajaros titere marioneta muñeco zombi momia esqueleto ogro vikingo
  coche carro camioneta moto bici patinete gota gotita estrella arbol flor copo burbuja burbujita trol duende yeti elfo gnomo enano semaforo lapiz cometa piedra hoja semilla patata tomate zanahoria cebolla calabaza galleta`,
  `aardvark albatross antelope baboon blackbird buffalo chipmunk centipede cobra cockatoo cockroach coyote cricket cuttlefish dalmatian dingo earthworm
  eel elk falcon gazelle hyena jackal macaw manatee mantis mosquito moth newt ocelot oyster panther parakeet pigeon piranha porcupine quail raven
  scorpion skunk slug stegosaurus tapir tarantula termite vulture wasp woodlouse yak axolotl tractor digger train boat tugboat bus submarine rocket
  balloon cloud cactus sock shoe umbrella broom teapot toaster fridge vacuum lamppost scarecrow snowman puppet zombie mummy skeleton ogre viking
  car truck lorry van scooter bike raindrop star tree flower snowflake bubble troll goblin leprechaun taniwha bunyip elf pixie kite pebble leaf seed potato tomato carrot onion pumpkin cookie pencil crayon mole gnome sunflower daisy mushroom acorn teaspoon spoon fork kettle lantern candle feather button cupcake sandcastle`,
);
const DETERMINERS = wordSet(
  "el la un una mi su tu nuestro nuestra al del otro otra este esta primer primera the a an my his her their our your this first second another",
);
const BEING = wordSet("is was es era sera seria fue be");
/** «el farero viejo», «su gata mecánica», "a grumpy old brother": so many words between the noun and what stands around it. */
const FARTHEST = 3;
const AGES = wordSet(
  "viejo vieja joven nuevo nueva gordo gorda alto alta flaco flaca loco loca feliz fiel ciego ciega sordo sorda",
);
const WHO = /^(?:who|whose|que|q|cuy[oa])$/;

/** Behind the noun stands an adjective in Spanish only: "the boy eating Toblerone". */
const isAdjective = (token: Token) =>
  !token.capital &&
  (AGES.has(token.folded) ||
    (describes(token) &&
      /(?:[oae]|al|il|or|ón|ín|és)$/u.test(token.text) &&
      !isVerbAfterName(token.text, token.folded)));

/** «la gotita Clarita», «el arbolito Pino»: what is called so tenderly is somebody. */
const isLittleThing = ({ text, folded }: Token) =>
  /\p{L}{3}it[oa]$/u.test(text) &&
  !/^(?:ermita|mezquita|visita|favorit[oa]|bonit[oa]|margarita|senorita|delito|circuito)$/.test(folded);

export const isRole = (folded: string) => ROLES.has(folded) || ALIVE.has(folded);

/** A role, somebody's brother or friend, a creature: the token says who, not what. */
export function isSomebody(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.possessive) return false;
  const creature = reading.afterCreature.get(at + 1);
  if (creature) return !creature.plural;
  return isRole(token.folded) || isLittleThing(token) || relationWord(token.folded)?.role === "child";
}

/** «el barón», "the lego knight", "a grumpy brother": an article or a possessive and at most three words. */
export function isDetermined({ tokens }: Reading, noun: number): boolean {
  for (let place = noun; place > noun - FARTHEST && tokens[place]?.before === ""; place--) {
    const word = tokens[place - 1];
    if (word === undefined || isVerbAfterName(word.text, word.folded)) return false;
    if (DETERMINERS.has(word.folded) || word.possessive) return true;
  }
  return false;
}

/** The place of the noun of which the words before `at` speak, across the adjectives that stand behind it in Spanish. */
function nounBefore(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  for (let place = at - 1; place >= at - FARTHEST && place >= 0; place--) {
    const word = tokens[place];
    if (word === undefined) return undefined;
    if (isSomebody(reading, place)) return isDetermined(reading, place) ? place : undefined;
    if (!isAdjective(word) || word.before !== "") return undefined;
  }
  return undefined;
}

const isOver = (next: Token | undefined) =>
  next === undefined || /^[,.!?;:)–—-]/.test(next.before) || (next.before === "" && WHO.test(next.folded));

/** "sir brickalot": a title in lower case and a word that nobody knows. */
export function isSmallTitled({ tokens }: Reading, at: number): boolean {
  const [title, name] = [tokens[at], tokens[at + 1]];
  if (!title || title.capital || !isTitleWord(title.folded) || name?.before !== "" || name.capital) return false;
  return canBeCalled(name) && (looksLikeName(name) || isOver(tokens[at + 2])) && !isNeverGiven(name.folded);
}

const isStrange = (token: Token | undefined) =>
  token !== undefined &&
  !token.capital &&
  /^\p{L}{3,}$/u.test(token.text) &&
  looksLikeName(token) &&
  !isFirstName(token.folded) &&
  !THINGS.has(token.folded) &&
  !describes(token) &&
  !isVerbAfterName(token.text, token.folded);

/** "the first customer is zib zub who has nine mouths": how many words in lower case that nobody knows are somebody's name. */
export function strangeLength({ tokens }: Reading, at: number): number {
  if (!isStrange(tokens[at])) return 0;
  if (isStrange(tokens[at + 1]) && tokens[at + 1]?.before === "") return isOver(tokens[at + 2]) ? 2 : 0;
  const next = tokens[at + 1];
  return next?.before === "" && WHO.test(next.folded) ? 1 : 0;
}

/** "the first customer is Zib", «el malo será Legumbre», "her general should be Ozzo" */
function isWhoSomebodyIs(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, is] = [tokens[at], tokens[at - 1]];
  if (token?.before !== "" || is?.before !== "" || !BEING.has(is.folded)) return false;
  const modal = is.folded === "be" ? 1 : 0;
  const noun = at - 2 - modal;
  const role = tokens[noun]?.folded ?? "";
  if (!(ROLES.has(role) || reading.afterCreature.get(noun + 1)?.person) || !isDetermined(reading, noun)) return false;
  if (strangeLength(reading, at) > 0) return true;
  if (!token.capital || !isOver(tokens[at + (tokens[at + 1]?.capital ? 2 : 1)])) return false;
  // «Su copiloto es Guisante, un hámster»; not "the chef is Italian".
  const isThing =
    PET_NAMES.has(token.folded) ||
    knownNoun(token.folded)?.kind === "thing" ||
    creatureAfter(reading, at + 1) !== undefined;
  return looksLikeName(token) || (canBeCalled(token) && isThing && !isNeverGiven(token.folded));
}

/** «el barón Legumbre», «el farero viejo, Washington,», «su gata mecánica Tuerca», "a grumpy brother, Erizo": whoever is said to be somebody bears the capital beside it. */
export function isOfRole(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (!token || token.initial || !canBeCalled(token)) return false;
  return isRoyal(reading, at) || isWhoSomebodyIs(reading, at) || roleNoun(reading, at) !== undefined;
}

/** The place of that noun, where it stands before the name. */
export function roleNoun(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  if (!token || token.initial || !canBeCalled(token)) return undefined;
  const apposed = /^,[«"“'‘]?$/.test(token.before);
  if (!apposed && !/^[«"“'‘]*$/.test(token.before)) return undefined;
  const noun = nounBefore(reading, at);
  if (noun === undefined) return undefined;
  return (token.capital ? isNamedBy(reading, at, noun) : isSmallTitled(reading, at)) ? noun : undefined;
}

function isNamedBy(reading: Reading, at: number, noun: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return false;
  const apposed = token.before.startsWith(",");
  if (EVERYDAY_WORDS.has(token.folded) && !isFirstName(token.folded)) return false;
  if (isOfAPlace(reading, at, at + 1) || (tokens[at - 1]?.capital && !tokens[at - 1]?.initial)) return false;
  const next = tokens[at + 1];
  if (apposed)
    return isOver(tokens[at + (next?.capital && next.before === "" ? 2 : 1)]) && !CONNECTORS.has(next?.folded ?? "");
  if (isNeverGiven(token.folded)) return false;
  // «su perro callejero Bruno»: right behind the noun only somebody with a role; of creatures and brothers more is asked elsewhere.
  const behind = tokens[noun];
  const plays = behind !== undefined && (isRole(behind.folded) || isLittleThing(behind));
  return noun < at - 1 || (plays && !reading.afterCreature.has(noun + 1));
}

const ROYAL = /^(?:king|queen|prince|princess|emperor|empress|rey|reina|principe|princesa|emperador|emperatriz)$/;

/** "King Haha", «la Reina Lechuga»: a title, and the name is behind it. */
export function isRoyalTitle({ tokens }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.capital === true &&
    ROYAL.test(token.folded) &&
    next?.capital === true &&
    next.before === "" &&
    canBeCalled(next)
  );
}

/** "King Haha", «la reina Lechuga»: whatever stands behind the title, but for "Queen Bee" and "the King Prawn". */
export function isRoyal(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, title] = [tokens[at], tokens[at - 1]];
  if (!token?.capital || token.before !== "" || !canBeCalled(token) || !ROYAL.test(title?.folded ?? "")) return false;
  if (isNeverGiven(token.folded) && !isFirstName(token.folded)) return false;
  return !reading.creatureAt.has(at) && !isOfAPlace(reading, at, at + 1);
}
