/** What a template, a program or a model's habit leaves in a text that no storyteller would write. */
const LEFTOVERS =
  /\$?\{[^}\n]*\}?|\}|<[^>\n]{0,40}>|\[[^\]\n]{0,40}\]|\bundefined\b|\bNaN\b|\bnull\b|\[object|%[sd]\b|\\[nt]|\bTODO:|\bFIXME\b|\b[Ll]orem ipsum\b|_{2,}|\|/gu;

/** Every leftover in a text; empty when there is none. */
export function leftoversIn(text: string): string[] {
  return text.match(LEFTOVERS) ?? [];
}
