import { SORTS } from "#storyteller/language/lexicon.ts";
import { realise } from "#storyteller/language/realise.ts";
import { ingredientEntity } from "#storyteller/scenes/ingredients.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";
import { guardFaults, harshWord } from "./passage-rules.ts";

/** What is wrong with the nouns that tales of ingredients may be made of: each may be in a story for the youngest. */
export function faultsOfNouns({ languages }: ContentFolder, language: Language): Finding[] {
  const { nouns, grammar } = languages[language];
  const all = SORTS.flatMap((sort) => nouns[sort].map((noun) => ({ ...noun, sort })));
  const seen = new Set<string>();
  return all.flatMap((noun) => {
    const { text, gender } = noun;
    const told = realise(["{first}."], { first: ingredientEntity(noun) }, grammar);
    const harsh = harshWord(text);
    const faults = [
      ...(seen.has(text) ? ["it is there twice"] : []),
      ...(harsh ? [`«${harsh}» is not for this hour`] : []),
      ...(told.ok ? guardFaults(told.paragraphs, { language, band: "little", isOfLoss: false }) : [told.fault]),
      ...(language === "es" && gender === undefined ? ["it has no gender"] : []),
    ];
    seen.add(text);
    return faults.map((what) => ({ where: `${language}/nouns.json ${text}`, what }));
  });
}
