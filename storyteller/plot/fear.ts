import type { Entity } from "#storyteller/language/entity.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { Language } from "#storyteller/story-request.ts";

/** What children are afraid of, as it follows "afraid of" and «miedo de»: [Spanish words], Spanish, [English words], English. */
const FEARS: readonly { words: string; es: string; en: string }[] = [
  { words: "oscuridad oscuro dark darkness", es: "la oscuridad", en: "the dark" },
  { words: "noche noches night nights", es: "la noche", en: "the night" },
  { words: "trueno truenos thunder", es: "los truenos", en: "thunder" },
  { words: "tormenta tormentas storm storms thunderstorm thunderstorms", es: "las tormentas", en: "storms" },
  { words: "rayo rayos relampago relampagos lightning", es: "los relámpagos", en: "lightning" },
  { words: "viento wind", es: "el viento", en: "the wind" },
  { words: "lluvia rain", es: "la lluvia", en: "the rain" },
  { words: "fuego fire", es: "el fuego", en: "fire" },
  { words: "agua water", es: "el agua", en: "water" },
  { words: "mar olas ola sea waves", es: "las olas", en: "the waves" },
  { words: "piscina nadar pool swimming", es: "la piscina", en: "the swimming pool" },
  { words: "perro perros dog dogs", es: "los perros", en: "dogs" },
  { words: "gato gatos cat cats", es: "los gatos", en: "cats" },
  { words: "lobo lobos wolf wolves", es: "los lobos", en: "wolves" },
  { words: "oso osos bear bears", es: "los osos", en: "bears" },
  { words: "araña arañas spider spiders", es: "las arañas", en: "spiders" },
  { words: "serpiente serpientes snake snakes", es: "las serpientes", en: "snakes" },
  { words: "abeja abejas avispa avispas bee bees wasp wasps", es: "las abejas", en: "bees" },
  { words: "bicho bichos insecto insectos insect insects bugs", es: "los bichos", en: "insects" },
  { words: "raton ratones rata ratas mouse mice", es: "los ratones", en: "mice" },
  { words: "murcielago murcielagos bat bats", es: "los murciélagos", en: "bats" },
  { words: "monstruo monstruos monster monsters", es: "los monstruos", en: "monsters" },
  { words: "fantasma fantasmas ghost ghosts", es: "los fantasmas", en: "ghosts" },
  { words: "bruja brujas witch witches", es: "las brujas", en: "witches" },
  { words: "payaso payasos clown clowns", es: "los payasos", en: "clowns" },
  { words: "sombra sombras shadow shadows", es: "las sombras", en: "shadows" },
  { words: "ruido ruidos noise noises", es: "los ruidos", en: "noises" },
  { words: "altura alturas heights", es: "las alturas", en: "heights" },
  { words: "medico medicos doctor doctors", es: "el médico", en: "the doctor" },
  { words: "dentista dentist", es: "el dentista", en: "the dentist" },
  { words: "cole colegio escuela school", es: "el colegio", en: "school" },
  { words: "guarderia nursery", es: "la guardería", en: "nursery" },
  { words: "aspiradora aspirador hoover vacuum", es: "la aspiradora", en: "the vacuum cleaner" },
  { words: "ascensor ascensores lift lifts elevator", es: "los ascensores", en: "lifts" },
  { words: "avion aviones volar plane planes flying", es: "los aviones", en: "planes" },
  { words: "globo globos balloon balloons", es: "los globos", en: "balloons" },
  { words: "pesadilla pesadillas nightmare nightmares", es: "las pesadillas", en: "bad dreams" },
  { words: "soledad solo sola alone loneliness", es: "la soledad", en: "being alone" },
];

const BY_WORD = new Map(FEARS.flatMap((fear) => fear.words.split(" ").map((word) => [fold(word), fear] as const)));

/** The fear that a parent's word names, in the words of a story; undefined for a word that no story here can speak of. */
export function fearEntity(word: string | undefined, language: Language): Entity | undefined {
  const fear = word === undefined ? undefined : BY_WORD.get(fold(word));
  return fear && { kind: "ready", text: fear[language] };
}
