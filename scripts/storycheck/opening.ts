import { fold } from "#storyteller/request/fold.ts";
import type { Language } from "#storyteller/story-request.ts";

const FORMULAS: Readonly<Record<Language, RegExp>> = {
  es: /^(?:erase (?:una vez|que se era)|habia una vez|hubo una vez|(?:esta(?:ba)?|vivia) una vez|hace (?:ya )?(?:much[a-z]+[, ]+)+(?:tiempo|años)|en un (?:pais|reino|lugar|bosque)(?: muy)?(?:[, ]+muy)? lejano|cuenta la leyenda|cuentan que|esto era una vez|esto era)/,
  en: /^(?:once upon a|once there (?:was|were|lived)|there (?:was|were|lived) once|there once (?:was|were|lived)|(?:a )?long(?:[, ]+long)? (?:time )?ago|many(?:[, ]+many)? (?:years|moons) ago|in a (?:land|kingdom|place|forest) far(?:[, ]+far)? away|far(?:[, ]+far)? away,? in a|legend has it)/,
};

/** Whether a story begins with a formula of fairy tales. */
export function hasStockOpening(story: string, language: Language): boolean {
  return FORMULAS[language].test(fold(story).replace(/^[^\p{L}]+/u, ""));
}
