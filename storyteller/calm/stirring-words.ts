import type { Language } from "#storyteller/story-request.ts";

/** Beginnings of words, folded, as a list of a language: what is loud, what moves fast, what is at rest. */
export type StirringWords = { loud: RegExp; fast: RegExp; calm: RegExp };

const beginnings = (stems: string) => new RegExp(`^(?:${stems.trim().split(/\s+/).join("|")})`);

/**
 * Words of the body and of the voice, after the dimensions of arousal in the norms of affective words (Bradley and Lang 1999;
 * Redondo and others 2007 for Spanish): chosen by hand for what children's stories say.
 */
export const STIRRING_WORDS: Readonly<Record<Language, StirringWords>> = {
  es: {
    loud: beginnings(`grit chill(?!id) exclam ruj rug estall explo trueno retumb estruend alborot escandal golpe golpaz portazo bum\\b pum\\b
      cataplum zas bang crash sorpres asombr asust susto miedo terror horror furi rabia enfad aterr alarm peligr urg emocion entusiasm
      aplau carcaj risotad fiesta vitor hurra bravo ganar gano victoria`),
    fast: beginnings(`corr(?:e|i|ia|io|ieron|iendo|en|er)\\b carrera salt(?!amont) brinc vol(?:o|aron|ando)\\b lanz persigu persegu huy huir escap galop tropez tropie aceler rapid
      veloz velocid prisa deprisa apresur precipit empuj arranc arroj sacud gir(?:o|aba|aban|ando)\\b cay(?:o|eron)\\b trep bail pele lucha chocaron choco`),
    calm: beginnings(`dorm duerm sueñ soñ descans reposo calma tranquil silenci quiet callad despaci lent suave cama manta sabana almohada cojin respir
      bostez arrop acurruc abraz paz apag nana tibi calid bland cerro cerrar cerrad susurr murmur baj(?:o|ito|ita)\\b noche luna estrella oscur flojit`),
  },
  en: {
    loud: beginnings(`shout scream yell roar bellow shriek crash bang boom explo thunder slam clatter blast surpris amaz astonish fright scare terr horr
      fur(?:y|ious) rage angry alarm danger urgen excit thrill cheer applau hooray hurrah laughter party triumph victor won\\b win\\b`),
    fast: beginnings(`run\\b ran\\b runn rush race raced racing chas leap leapt jump bound(?:ed|ing) dash sprint gallop flew\\b hurr hurtl speed sped quick fast(?:er)?\\b swoop dart fled flee
      escap tumbl trip(?:ped) push shov shook spun spin whirl fell\\b climb danc fight fought bump`),
    calm: beginnings(`sle[ep] slept asleep dream rest(?:ed|ing)?\\b night goodnight quiet still soft calm slow bed pillow blanket quilt breath hush peace moon star
      yawn snug warm cosy cozy tuck drift lull silen gentl whisper murmur dim low(?:er)?\\b clos settl curl dark`),
  },
};
