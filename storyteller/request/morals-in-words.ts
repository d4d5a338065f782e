import type { Moral } from "#storyteller/plot/morals.ts";
import { fold } from "./fold.ts";

/** Stems of each theme in both languages, folded. The first theme found wins, so the rarer ones stand before the common ones. */
const STEMS: readonly [Moral, RegExp][] = [
  [
    "jealousy",
    /\b(?:celos|envidia|hermanit[oa]s? nuev|nuev[oa] herman|va a tener un[a]? herman|jealous|envy|new (?:baby|brother|sister)|baby (?:brother|sister))/,
  ],
  ["honesty", /\b(?:mentir|mentira|mentiros|miente|verdad|sincer|honest|truth|lying|lied|lies\b|a lie\b|fib)/],
  ["forgiveness", /\b(?:perdon|disculp|reconcili|hacer las paces|forgiv|apolog|say(?:ing)? sorry|make up after)/],
  ["sharing", /\b(?:compart|prestar?\b|prestado|egoist|share|sharing|taking turns|take turns|selfish)/],
  [
    "gratitude",
    /\b(?:agradec|gratitud|dar las gracias|dar gracias|decir gracias|grateful|gratitude|thankful|say(?:ing)? thank)/,
  ],
  [
    "patience",
    /\b(?:pacien|impacien|esperar\b|saber esperar|waiting|wait (?:for )?(?:his|her|their|your) turn|learns? to wait|patien|impatien)/,
  ],
  [
    "perseverance",
    /\b(?:persever|rendir|se rinde|esfuerz|esforz|volver a intentar|intentarlo|constancia|give up|gives up|giving up|keep trying|try again|never quit|practi[cs]e)/,
  ],
  [
    "courage",
    /\b(?:miedo|valient|valentia|asusta|temor|teme a|oscuridad|brave|courage|scared|afraid|fear|frighten|terrified|of the dark|nervous|nervios|stands? up (?:to|for))/,
  ],
  [
    "nature",
    /\b(?:naturaleza|recicl|medio ambiente|cuidar (?:el|la|los|las) (?:planet|plant|mar|bosque|animal|tierra)|nature\b|recycl|environment|planting|look after the (?:sea|forest|planet))/,
  ],
  [
    "kindness",
    /\b(?:amabl|amabilidad|bondad|generos|ayudar a los|ayuda a los|ayudar a otr|empatia|kindness|being kind|be kind|help(?:s|ing)? others|generous|empathy)/,
  ],
  [
    "friendship",
    /\b(?:amistad|hacer amig|nuev[oa]s? amig|friendship|make friends|making friends|makes friends|new friend)/,
  ],
];

/** «sin miedo», «que no dé miedo», "no lies": said of how the story is to be told, or of what it is not to have. */
const NOT_MEANT =
  /\b(?:(?:sin|no|without) (?:miedo|fear|mentiras?|lies)|(?:no|sin que|nada que) (?:le |les |me )?(?:de|den|da|dan|dar|meta|metas) (?:mucho |demasiado )?miedo)\b/g;

/** What the parent would like the story to be about, underneath; undefined when the words do not say. */
export function moralInWords(text: string): Moral | undefined {
  const folded = fold(text).replace(NOT_MEANT, "");
  return STEMS.find(([, stem]) => stem.test(folded))?.[0];
}

const DIED =
  /\b(?:(?<!\b(?:(?:pan|dias?) de (?:los )?|estoy |estamos |vengo |ando |voy |medio |media ))muert[eoa]|murio|se muri|se (?:me |nos |le |les )?muere(?! por)|fallecid|fallecio|fallecimiento|died|passed (?:away|on)|death of|put to sleep)\b(?! de (?:sueño|risa|hambre|miedo|sed|ganas|frio|calor))/;
/** What people say who do not say it: «se ha ido al cielo», "crossed the rainbow bridge", "we buried our goldfish". */
const GONE =
  /\b(?:(?:se|nos) (?:ha ido|han ido|fue|fueron|marcho|subio) (?:ya )?(?:al cielo|con los angelitos)|ya no esta (?:con nosotros|entre nosotros)|perdimos a (?:la|el|mi|su|nuestr[oa]) (?:abuel|yay|tit[oa]\b|perr|gat|mascota)|enterr(?:amos|aron|ado a) (?:a )?(?:la|el|al|mi|su|nuestr[oa])\b|(?:went|gone|going) (?:up )?to heaven|in heaven|rainbow bridge|no longer with us|we (?:have )?lost (?:our|my|his|her|their) (?:grand\p{L}+|nan|nana|nanny|gran|granny|great \p{L}+)\b(?!')|\bvets?\b[^.]{0,40}\b(?:didn'?t|did not|never|hasn'?t|isn'?t|won'?t be) (?:come|came|coming) (?:home|back)|veterinari[oa]s?\b[^.]{0,40}\bya no (?:volvio|regreso|vuelve)|we (?:have )?lost (?:our|my) (?:dog|cat|rabbit|hamster|pet|puppy|kitten)\b[^.]*\bwhere (?:he|she|it|they)(?: is|'?s| are|'?re)? (?:is )?now|we (?:have )?lost (?:our|my) (?:dog|cat|rabbit|hamster|pet)\b.*\bin (?:her |his )?dreams|had to be put (?:to sleep|down)|was put (?:to sleep|down)|(?:tuvimos|hubo) que (?:dormir(?:l[oa])?|sacrificar)\b|buried (?:our|my|his|her|the|their) (?:\p{L}+ )?(?:dog|cat|fish|goldfish|hamster|gerbil|rabbit|bunny|bird|budgie|guinea pig|mouse|pet|tortoise)|(?:bis)?(?:abuel(?:it)?[oa]|yay[oa]|tat[ao]|non[oa]|tit[oa]) (?:de \p{L}+ |\p{L}+ )?(?:que )?(?:ya |ahora )?(?:esta |vive )?en el cielo|(?:abuel(?:it)?[oa]|yay[oa])\b[^.]{0,40} desde el cielo)/u;

/** «Hoy perdimos a Rocky, nuestro perro, tenía 14 años», "we lost Rocky today, he was 14": how old somebody was is said of the dead. */
const LOST_WITH_AGE =
  /(?:\bperdimos a\b|\bse nos fue\b|\bwe (?:have |just )?lost\b)[^.]*[,.]?[^.]*\b(?:tenia|he was|she was) (?:\d+|ya muy|very old|so old)/;
/** Nobody asks that a lost dog should not rise again. */
const RISE = /\bresucit/;

/** "the being put to sleep part" of an operation, which is to come; a dog "was" put to sleep, or "had to be". */
const TO_BE_PUT_TO_SLEEP = /(?<!\b(?:had|has|have) to )\bbe(?:ing)? put to sleep\b/g;
const BY_A_DOCTOR =
  /\b(?:tonsils|adenoids|grommets|operation|operated|surgery|surgeon|an(?:a)?esthe\p{L}+|dentist|teeth out|tooth out)\b/u;

/** True when somebody has died: then no animal and no grown-up of the text is made to walk through a story. */
export function speaksOfLoss(text: string): boolean {
  const folded = fold(text);
  const told = BY_A_DOCTOR.test(folded) ? folded.replace(TO_BE_PUT_TO_SLEEP, "") : folded;
  return [DIED, GONE, LOST_WITH_AGE, RISE].some((words) => words.test(told));
}

const ABSENT =
  /\b(?:ofrenda|dia de (?:los )?muertos|day of the dead|de viaje|esta (?:fuera|lejos)|trabaja (?:fuera|lejos|de noche)|turno de noche|de guardia|ingresad[oa]|en el hospital|operan|operaron|deployed|is away|away (?:till|until|for|on|at)|works? (?:away|nights|offshore)|working nights|night shift|in (?:the )?hospital)\b/;

/** True when a grown-up of the wish is not at home: on a journey, at work in the night, in hospital, or only in a photograph. */
export const speaksOfAbsence = (text: string): boolean => ABSENT.test(fold(text));

const WORRIED =
  /\b(?:trist\p{L}+|llor(?:a|o|ando|ar|aba)\b|asustad[oa]s?|se asusto|nervios[oa]s?|preocupad[oa]s?|celos[oa]s?|echa(?:n)? (?:mucho )?de menos|extraña|operan?|operaron|operacion|hospital|quirofano|enferm[oa]|se pelearon|separad[oa]s|divorcio|sad|cried|cries|crying|upset|nervous|scared|worried|anxious|jealous|misses|missing (?:her|his) (?:dad|mum|mom|daddy|mummy)|deployed|operation|surgery|hospital|grommets|tonsils|divorced?|split up)\b/u;

/** True when the wish is about how a child feels tonight: then it is no night for a play with words. */
export const speaksOfWorry = (text: string): boolean => WORRIED.test(fold(text));

const FEAR =
  /\b(?:miedo|panico|temor|pavor|teme|asustan?|scared|afraid|frightened|terrified|fear)\s+(?:a|al|de|del|of)?\s*(?:l[oa]s?|el|un[oa]?s?|the|an?)?\s*/g;

/** Where, in the folded text, the feared thing is named: never a companion, so that the fear is met in its own small steps only. */
export function fearedWords(text: string): ReadonlySet<string> {
  const folded = fold(text);
  const feared = new Set<string>();
  for (const match of folded.matchAll(FEAR)) {
    const word = folded
      .slice(match.index + match[0].length)
      .match(/^[\p{L}-]+(?: (?:y|o|a|al|de|los|las|the|and|or)(?: (?:los|las|the))? [\p{L}-]+)?/u)?.[0];
    for (const each of word?.split(" ") ?? []) feared.add(each);
  }
  return feared;
}
