import { wordSet } from "./fold.ts";

/** What people do right after their name in a parent's sentence. */
const VERBS = wordSet(
  `ha han habia hizo dio vio cayo puso quiso pudo tuvo supo dijo es esta estaba era tiene tenia va iba viaja quiere queria encuentra descubre vive vivia no se le les cumple pierde busca sueña juega
  ayuda conoce visita deja teme duerme aprende comparte llega ve hace sabe puede aprendio encontro descubrio vuela canta baila monta sube baja
  cree necesita decide empieza intenta espera salva rescata cuida hereda recibe abre entra sale corre salta nada odia adora ama come prefiere
  estrena planta construye inventa dibuja pinta cocina explora atrapa escucha oye dice miente pide da siente perdio vio fue hizo quiso
  dejo gana gano cambia regala lanza ensaya celebra aguanta vende compra arregla cose teje cava recorre rompe esconde roba coge agarra despierta levanta acuesta viste peina guarda entrena
  compite defiende vence presenta estudia cumplio jugo viajo bucea patina nado rescato salvo invento construyo planto cocino ayudo visito lava cepilla sopla apaga enciende espia sigue persigue
  nunca siempre ya tambien solo contra`,
  `fed ate drew ran sat threw bit hid slept hit cut rode woke swam wrote drank caught rang sang spoke swung tore wore won drove dug grew knew led lit met paid sent shot slid split stuck swept taught is was has had wants wanted finds found goes went loves loved likes liked lives meets met learns learned helps helped discovers gets got
  loses lost makes made visits travels dreams plays sees saw can can't cannot doesn't didn't isn't won't will would needs must flies rides
  builds hears heard takes gives gave hates sings dances swims runs jumps climbs starts tries thinks believes decides opens rescues saves
  looks wakes woke falls becomes became wishes misses moves stays sails digs draws paints plants shares tells told says said asks asked keeps works waits breaks broke shows brings cries never always fixes mends repairs solves chases feeds catches follows stands stood sits feels felt forgives forgets grows teaches
  does did do likes hated says whispers sleeps eats drinks borrows steals stole hides hid waits laughs smiles hugs loses lends steers bakes cooks reads writes rides drives chases burps snores sneezes hops rolls leaves left fights shares begins began celebrates celebrated wore wears brought forgot spills spilled teaches meet find play build visit discover learn go get want help have are were live love travel explore swim lost
  se les llega nacio naci nace conduce lleva trae pone cuenta explica suben van quieren juegan encuentran descubren preparan construyen cuidan visitan son tienen viven hacen buscan salen salvan aprenden ayudan colaboran esperan
  beats smells speaks talks collects screams shouts bites kicks pushes washes brushes counts walks sucks chews calls refuses insists pretends prefers enjoys
  habla grita llora ronca muerde empuja colecciona disfruta insiste detesta pregunta recoge mete saca camina
  investigates battles defeats trains practises practices paddles skates dives bounces giggles guards delivers trades sells buys surfs skis hikes camps pedals paddled solved climbed jumped baked
  built rescues rescued escapes escaped races raced competes enters joins invites invited dares promises promised whistles hums juggles sneaks sneaked wobbles trips tripped hunts searches
  wont cant doesnt didnt isnt wasnt hasnt wouldnt couldnt hadnt
  only still just really versus vs afraid scared frightened nervous worried jealous`,
);

/** «duermen», «juegan»: what one of them does, of several. */
const isPlural = (folded: string) => /^.{3,}[ae]n$/.test(folded) && VERBS.has(folded.slice(0, -1));

/** True for a verb in the third person, as far as its spelling shows it. */
export function isVerbAfterName(word: string, folded: string): boolean {
  return (
    VERBS.has(folded) || isPlural(folded) || /.(?:ó|aba|ía|ieron|aron)$|^\p{L}{2,}[b-df-hj-np-tv-z]ed$/u.test(word)
  );
}
