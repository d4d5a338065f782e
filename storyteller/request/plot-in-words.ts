import type { PlotId } from "#storyteller/plot/skeletons.ts";
import { fold } from "./fold.ts";

/** What happens in the story a parent asks for, folded. The first that fits wins, so the plainest wishes stand first. */
const SIGNS: readonly [PlotId, RegExp][] = [
  [
    "would-not-sleep",
    /\b(?:no (?:puede|quiere|consigue|logra) dormir|no se duerme|(?:can['’]?t|couldn['’]t|won['’]t|can ?not|could not|will not) (?:fall a|get to |go to )?sleep|insomni)/,
  ],
  [
    "first-day",
    /\b(?:primer dia|first day|(?:empieza|empezar|empezo|comienza|comenzar)(?: en)? (?:el |la )?(?:cole|colegio|escuela|guarde|insti|clase)|(?:start(?:s|ing)?|begin(?:s|ning)?) (?:at )?(?:big |a |a new |new |his |her |their )?(?:school|nursery|class|kindergarten)|(?:nuevo|otro) (?:cole|colegio)|new (?:school|class)|(?:cole|colegio) nuevo)/,
  ],
  [
    "new-home",
    /\b(?:mudanza|mud(?:a|an|amos|arse|o|ado)\b|casa nueva|nueva casa|(?:mov(?:e|es|ed|ing)) (?:house|home|to a new|into a new)|new (?:house|home|flat|room)|habitacion nueva)/,
  ],
  [
    "newcomer",
    /\b(?:recien llegad|acaba de llegar|newcomer|new (?:baby|sibling|neighbou?r|kid)|new friend next door|moves in next door|(?:vecin|niñ)[oa] nuev|va a (?:tener|nacer) un|hermanit[oa] (?:nuev|en camino))/,
  ],
  [
    "losing-game",
    /\b(?:(?:no )?sabe perder|perd(?:er|io|ido|ieron) (?:el|al|la|un|una) (?:partid|juego|carrera|concurso)|carrera|competicion|campeonato|sore loser|losing|los(?:t|es) the (?:game|match|race)|races?\b|racing|competition|wants? to win)/,
  ],
  [
    "the-quarrel",
    /\b(?:se pelean|se pelea|peleas?\b|discut|riñ|se enfad(?:a|an|o|aron) con|quarrel|argu(?:e|es|ing|ment)|fall(?:s|ing)? out|fell out|fight(?:s|ing)? over)/,
  ],
  [
    "the-goodbye",
    /\b(?:despedi|despide|adios|decir adios|se (?:va|marcha) (?:lejos|a vivir)|say(?:s|ing)? good ?bye|goodbye|farewell|moving away|moves away|leaving for)/,
  ],
  [
    "the-letter",
    /\b(?:cartas?\b|postal\b|echa(?:r|n)? (?:mucho )?de menos|extraña a|letters?\b|postcard|misses|missing (?:his|her|their) (?:grand|mum|dad|mom|friend|nan|papa)|(?:lives|vive) (?:muy )?(?:lejos|far))/,
  ],
  [
    "wrong-guess",
    /\b(?:sospech|culpa|acus|detective|pistas|quien (?:se )?(?:ha |lo )?(?:comio|comido|robo|cogio|cogido|escondio)|suspect|blam|clues?\b|whodunit|who (?:ate|took|hid|stole))/,
  ],
  ["the-map", /\b(?:mapas?\b|tesoros?\b|maps?\b|treasures?\b|pirat)/],
  ["the-promise", /\b(?:promesa|promet|promis)/],
  ["the-surprise", /\b(?:sorpresa|cumpleaños|cumple\b|surprise|birthday|fiesta\b|party\b)/],
  [
    "one-wish",
    /\b(?:(?:un|tres|su|el|los) deseos?\b|pide un deseo|genio\b|lampara maravillosa|(?:a|one|three|make|makes|grants?) (?:a )?wish|wishes come|genie|shooting star|estrella fugaz)/,
  ],
  ["the-invention", /\b(?:invent[oa]s?\b|inventor|experiment|pocion|potion|invention|maquina (?:que|de)|a machine)/],
  ["quiet-power", /\b(?:super ?poder|poderes?\b|super ?power|(?:secret|special|magic) power)/],
  [
    "the-seed",
    /\b(?:semilla|plant(?:a|o|ar) (?:un|una|su)|huerto|jardiner|seeds?\b|plant(?:s|ed|ing)? (?:a|an|some|her|his)|gardening|grow(?:s|ing)? (?:a|an|in (?:the|her|his) garden)|beanstalk|sunflower|girasol)/,
  ],
  ["the-guardian", /\b(?:huevos?\b|eggs?\b|hatch|cuid(?:a|ar) (?:de )?un|look(?:s|ing)? after (?:a|an)\b)/],
  [
    "missing-song",
    /\b(?:cancion|nana\b|musica|canta(?:r|n)?\b|cantante|melodia|orquesta|piano|violin|guitarra|songs?\b|lullaby|music|sing(?:s|ing|er)?\b|melody|\btune\b|orchestra|choir)/,
  ],
  ["the-whistle", /\b(?:silb(?:a|ar|ido)|whistl)/],
  [
    "too-small",
    /\b(?:(?:muy|demasiado|tan) pequeñ[oa]|l[oa] mas pequeñ|(?:quiere|querer) ser (?:mayor|grande)|too (?:small|little)|the smallest|littlest|wants? to be (?:big|tall|grown)|mas bajit)/,
  ],
  ["rain-night", /\b(?:lluvia|llueve|llov|charcos?\b|rain(?:s|ing|y|ed)?\b|puddles?\b)/],
  ["the-trade", /\b(?:trueque|intercambi|cambia(?:r)? (?:su|sus|el|la|un|una) .{1,30} por|swap|trad(?:es|ing|ed)\b)/],
  [
    "night-round",
    /\b(?:farolero|sereno\b|lamplighter|luna (?:esta )?cansada|tired moon|moon (?:is|was|feels) (?:tired|ill|poorly)|apaga las (?:luces|estrellas))/,
  ],
  ["far-light", /\b(?:faros?\b|lighthouse|señales de luz|linternas?\b|torch(?:es|light)?\b|lantern)/],
  ["night-noise", /\b(?:ruidos?|sonidos? (?:rar|extran|misterios)|noises?|strange sounds?|mysterious sounds?)\b/],
  ["repair", /\b(?:arregl|reparar?\b|repara\b|roto\b|rota\b|fix(?:es|ing)?\b|mend(?:s|ing)?\b|repair|broken?\b)/],
  [
    "night-journey",
    /\b(?:viaje nocturno|night(?:time)? journey|journey (?:at|by|in the) night|luciernaga|firefl|estrella (?:perdida|caida|que se cayo)|fallen star|star (?:fell|falls)|lost star)/,
  ],
  [
    "lost-visitor",
    /\b(?:extraterrestre|alienigena|marcian|aliens?\b|(?:cachorr|gat|perr|pajar|pingüin|dragon|oseznn?)\w* (?:que se )?(?:ha )?perdid|lost (?:puppy|kitten|cub|bird|alien|penguin|lamb|duckling|robot|dragon)|(?:find|get)(?:s|ting)? (?:its|his|her|their) way (?:back )?home|no encuentra (?:su casa|a su (?:mama|familia)|el camino))/,
  ],
  [
    "lost-and-found",
    /\b(?:(?:ha |se le )?(?:perdid[oa]|perdio|pierde) (?:su|un|una|el|la)\b|(?:lost|loses|lose|missing) (?:his|her|their|its|my|a|an|the)\b|looking for (?:his|her|their) lost|no encuentra su)/,
  ],
  ["the-heap", /\b(?:mantas?\b|cojines|almohadas?\b|blankets?\b|pillows?\b|cushions?\b)/],
  ["goodnight-round", /\b(?:buenas noches a|good ?night to)\b/],
];

/** The plot that the parent's own words describe; undefined when they leave it open. */
export function plotInWords(text: string): PlotId | undefined {
  const folded = fold(text);
  return SIGNS.find(([, sign]) => sign.test(folded))?.[0];
}
