import { wordSet } from "./fold.ts";

/** What people do right after their name in a parent's sentence. */
const VERBS = wordSet(
  `es esta estaba era tiene tenia va iba viaja quiere queria encuentra descubre vive vivia no se le les cumple pierde busca sueña juega
  ayuda conoce visita teme duerme aprende comparte llega ve hace sabe puede aprendio encontro descubrio vuela canta baila monta sube baja
  cree necesita decide empieza intenta espera salva rescata cuida hereda recibe abre entra sale corre salta nada odia adora ama come prefiere
  estrena planta construye inventa dibuja pinta cocina explora atrapa escucha oye dice miente pide da siente perdio vio fue hizo quiso
  nunca siempre ya tambien`,
  `is was has had wants wanted finds found goes went loves loved likes liked lives meets met learns learned helps helped discovers gets got
  loses lost makes made visits travels dreams plays sees saw can can't cannot doesn't didn't isn't won't will would needs must flies rides
  builds hears heard takes gives gave hates sings dances swims runs jumps climbs starts tries thinks believes decides opens rescues saves
  looks wakes woke falls becomes became wishes misses moves stays sails digs draws paints plants shares tells told says said asks asked keeps works waits breaks broke shows brings cries never always fixes mends repairs solves chases feeds catches follows stands stood sits feels felt forgives forgets grows teaches
  afraid scared frightened nervous worried jealous`,
);

/** True for a verb in the third person, as far as its spelling shows it. */
export function isVerbAfterName(word: string, folded: string): boolean {
  return VERBS.has(folded) || /.(?:ó|aba|ía|ieron|aron)$/u.test(word);
}
