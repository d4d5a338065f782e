const ENYE = "\u0001";

/** Lower case without accents, for comparing words. The ñ stays: «año» is another word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ñ", ENYE)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll(ENYE, "ñ")
    .replaceAll("’", "'");
}

/** A set of folded words from a text with spaces between them. */
export function wordSet(...texts: string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split(/\s+/).filter(Boolean).map(fold)));
}
