/** Letters after which a written u is not spoken: «queso», «guitarra». The ü of «pingüino» is. */
const SILENT_U = /(?<=q)u|(?<=g)u(?=[eéií])/gu;
/** An h between vowels parts nothing: «ahí» is two syllables because of its accent, «prohibir» has a diphthong. */
const SILENT_H = /(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/gu;
/** y as a vowel: «y», «rey», «muy». */
const VOWEL_Y = /y(?![aeiouáéíóúü])/gu;
const VOWELS = /[aeiouáéíóúü]+/gu;
/** Two of these meet in two syllables; an accent on i or u makes it as strong. */
const STRONG = "aeoáéóíú";

/** The syllables of a Spanish word in lower case, NFC, by the rules of diphthongs and hiatus. */
export function spanishSyllables(word: string): number {
  const spoken = word.replace(SILENT_U, "").replace(SILENT_H, "").replace(VOWEL_Y, "i");
  let syllables = 0;
  for (const [vowels] of spoken.matchAll(VOWELS)) {
    const strong = Array.from(vowels).filter((vowel) => STRONG.includes(vowel)).length;
    syllables += Math.max(1, strong);
  }
  return syllables;
}
