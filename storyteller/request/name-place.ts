import { isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { before, type Reading } from "./name-evidence.ts";
import { isTitleWord } from "./name-shape.ts";
import { relationWord } from "./relations.ts";
import { PLACE_NAMES } from "./stop-words.ts";
import { isVerbAfterName } from "./verbs.ts";

/** Schools, streets, saints, clubs and feasts carry the names of people: «Colegio San Ignacio», "St Anne's". */
const NAMED_AFTER_PEOPLE = wordSet(
  `colegio cole escuela ceip ies cp guarderia instituto hospital clinica calle plaza avenida paseo barrio parque san santa santo sant sta sto
  lago isla monte cerro rio feria fiesta virgen estadio puerto club real atletico deportivo racing sporting cf fc iglesia catedral museo teatro
  biblioteca playa sierra finca hotel restaurante metro subte estacion aeropuerto pelicula serie libro cancion dia semana año copa trofeo premio camino torre pico cabo bahia`,
  `saint st lake mount mt port fort cape loch river school college academy nursery team match premier world planet`,
);
const NAMED_BEFORE = wordSet(
  `school schools primary secondary academy nursery college university hospital street road avenue lane park zoo museum library day city united
  rovers town juniors infants club island islands beach lake river castle square stadium airport station week festival gardens bridge centre
  center hotel pizza bar land cup hill forest bay express studios games office street kindergarten preschool church cathedral promontory bridge mountain`,
);
const TIMES = wordSet("dia semana año");
/** Nobody small has one of their own. */
const OF_A_TOWN = wordSet("metro subte estacion aeropuerto puerto catedral plaza");
/** «primer día de cole de Vera», who may be a word elsewhere. */
const OF_CHILDREN = wordSet("cole colegio escuela guarderia");
const LINKS = wordSet("de del la las los el of the");
const PLACE_BEFORE = wordSet("en in at near desde hacia across through around cerca from visiting");
const MOTION = wordSet(
  `went visit visits visita visitan va ir van voy vamos fuimos viaja viajan viaje llega llegan vuela volar regresa vuelve going goes go travels travel
  flies trip fly moving moved relocated`,
);
const LIVING = wordSet("somos vivimos vive live lives living from soy");
const OF = wordSet("de del of");
const TALES = wordSet(
  `cuento historia aventura aventuras story tale adventure adventures cumpleaños cumple hermana hermano hermanas hermanos madre padre mama papa mami papi
  madres padres papas abuela abuelo abuelos familia amiga amigo amigas amigos cuarto habitacion cama peluche mother father mum mom dad mummy mommy daddy
  parents grandparents grandma grandpa family friend friends side`,
);

/** "far away from Tilly", "a letter from Maya": not where, but whom. */
const AWAY = /^(?:away|far|letter|card|postcard|present|gift|message|hides?|hiding|borrow(?:s|ed)?|stole|steals)$/;

/** Whether the words around a capital say that it belongs to a place, a school, a feast or a club and to nobody. */
export function isOfAPlace(reading: Reading, at: number, end: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens[end];
  if (next?.capital && next.before === "" && NAMED_BEFORE.has(next.folded)) return true;
  for (let each = at; each < end; each++)
    if (NAMED_AFTER_PEOPLE.has(tokens[each]?.folded ?? "")) return each !== at || at + 1 < end;
  let steps = 1;
  if (tokens[at - steps + 1]?.before !== "") return false;
  while (steps < 3 && LINKS.has(before(reading, at, steps)) && tokens[at - steps]?.before === "") steps++;
  const head = tokens[at - steps];
  if (head === undefined || !NAMED_AFTER_PEOPLE.has(head.folded)) return false;
  // «esta semana Iker y Maia», but «Semana Santa».
  if (TIMES.has(head.folded) && !head.capital && steps === 1 && isCommonFirstName(token.folded)) return false;
  const acts = next !== undefined && next.before === "" && isVerbAfterName(next.text, next.folded);
  // «la guardería de Enzo»: in small letters it is where a child goes, not what it is called after.
  const isOwn = OF.has(before(reading, at)) && !OF_A_TOWN.has(head.folded);
  const goesThere = isOwn && next?.before !== "" && isCommonFirstName(token.folded);
  const isSchool = goesThere && OF_CHILDREN.has(head.folded);
  return !((acts || goesThere) && !head.capital && (isSchool || isOnlyAName(token.folded)));
}

/** «en Granada», "went to York", «somos de Soria»: where somebody is and not who. */
export function isWhere(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.before !== "") return false;
  const previous = before(reading, at);
  const first = reading.tokens[at - 1];
  // "the village of Upper Piddle"
  if (first?.capital && token.capital && !first.initial && !isFirstName(first.folded)) {
    if (!isFirstName(token.folded)) return isWhere(reading, at - 1);
    // "in Chiang Mai"; not "in Grandma Mai's kitchen".
    const isPartOfPlace = !token.possessive && !isTitleWord(first.folded) && relationWord(first.folded) === undefined;
    if (isPartOfPlace && /^(?:in|en|near)$/.test(before(reading, at, 2)) && first.before === "") return true;
  }
  if (previous === "from" && /^(?:love|kisses|hugs|xx+)$/.test(before(reading, at, 2))) return false;
  if (previous === "from" && AWAY.test(before(reading, at, 2)) && isOnlyAName(token.folded)) return false;
  if (PLACE_BEFORE.has(previous)) return !(token.possessive && isFirstName(token.folded));
  const sure = isOnlyAName(token.folded);
  if (/^(?:a|to|por)$/.test(previous) && MOTION.has(before(reading, at, 2)) && !sure) return true;
  if (!OF.has(previous) || sure) return false;
  if (LIVING.has(before(reading, at, 2))) return true;
  // «el tren de Leo»; of Granada and of York less is believed.
  if (isCommonFirstName(token.folded) && token.capital && !PLACE_NAMES.has(token.folded)) return false;
  return !isFirstName(token.folded) || !TALES.has(before(reading, at, 2));
}
