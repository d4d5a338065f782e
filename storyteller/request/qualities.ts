import type { Noun } from "#storyteller/language/lexicon.ts";
import type { Language } from "#storyteller/story-request.ts";
import { fold } from "./fold.ts";

/** What parents say of a thing and a child would draw: colours and the like, masculine and feminine where they differ. */
const QUALITIES = {
  es: `rojo|roja amarillo|amarilla blanco|blanca negro|negra morado|morada dorado|dorada plateado|plateada rosado|rosada colorado|colorada azul verde gris marrón naranja violeta lila rosa café
    turquesa celeste gigante enorme pequeño|pequeña pequeñito|pequeñita chiquito|chiquita diminuto|diminuta mágico|mágica volador|voladora redondo|redonda invisible brillante viejo|vieja
    peludo|peluda gordo|gorda`,
  en: `red yellow white black purple golden gold silver pink blue green grey brown orange violet turquoise giant huge enormous little tiny small big magic magical flying round invisible shiny
    sparkly glittery stripy striped spotty spotted furry fluffy old wooden`,
} as const satisfies Record<Language, string>;

/** By each form, folded, both forms as a story writes them. */
function formsOf(list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    list.split(/\s+/).flatMap((entry) => {
      const forms = entry.split("|");
      return forms.map((form): [string, string[]] => [fold(form), forms]);
    }),
  );
}

const FORMS = { es: formsOf(QUALITIES.es), en: formsOf(QUALITIES.en) };

/** The colour or the like beside a noun, folded: after it in Spanish, before it in English. */
export function qualityBeside(before: string | undefined, after: string | undefined): string | undefined {
  if (after !== undefined && FORMS.es.has(after)) return after;
  return before !== undefined && FORMS.en.has(before) ? before : undefined;
}

/** The noun with the colour that stands beside it: after it in Spanish, before it in English; the same noun where none does. */
export function withQuality<Asked extends Noun>(noun: Asked, beside: string | undefined, language: Language): Asked {
  const forms = FORMS[language].get(beside ?? "");
  if (!forms) return noun;
  const [masculine = "", feminine = masculine] = forms;
  if (language === "es") return { ...noun, text: `${noun.text} ${noun.gender === "f" ? feminine : masculine}` };
  // The sound that decides between a and an is now that of the quality.
  return { ...noun, text: `${masculine} ${noun.text}`, an: undefined };
}
