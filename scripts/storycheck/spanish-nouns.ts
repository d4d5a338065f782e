import type { Gender } from "#storyteller/language/lexicon.ts";

/** A Spanish noun as it stands in a sentence. */
export type SpanishNoun = {
  gender: Gender;
  plural: boolean;
  /** Feminine with a stressed a-: «el agua», «un hada». */
  tonicA: boolean;
  /** Also a form of a verb, so that «la», «los» or «las» before it may be a pronoun. */
  alsoVerb: boolean;
};

// A star after a word says that it is also a form of a verb.
const FEMININE = `casa* cama manta almohada ventana puerta mesa silla luna estrella noche luz flor hoja rama nube lluvia tierra montaña
  playa ola arena piedra roca isla cueva selva torre escalera cocina habitación sala calle* plaza ciudad escuela biblioteca tienda* caja bolsa
  mochila maleta botella taza cuchara tetera lámpara linterna vela* llave campana concha pluma* pelota muñeca bicicleta nave rueda* cuerda
  cinta bufanda camisa falda zapatilla gorra capa* mariposa rana oveja gallina vaca abeja hormiga araña* tortuga ardilla ballena foca lechuza
  gata perra niña abuela madre mamá hermana prima* tía amiga señora reina princesa bruja* canción voz sonrisa risa mano cabeza nariz
  oreja barriga pierna espalda cola pata garra lágrima palabra historia magia idea* sorpresa alegría tristeza paciencia amistad verdad
  mentira promesa razón vez semana hora estación primavera sopa* leche manzana pera fresa galleta miel harina tarta merienda* tortilla
  oscuridad brújula lupa huella* pista* esquina alfombra* cortina chimenea colina orilla* raíz semilla hierba seta cuna puntilla
  tormenta moto foto suerte serpiente nieve* red pared fuente gota* cesta jarra dragona
  mesilla cosa miga* lamparita pieza peonza mitad campanilla armónica tapa* calabaza mancha* azotea piedrecita tripa lucecita casita amapola rodilla
  granja luciérnaga bombilla madriguera barbilla persona punta* lista madera libreta polilla niebla mariquita librería tuerca chispa* escoba cabaña
  respuesta estatua sombra* nota* raya* pregunta* cena* marca* sábana lengua garganta olla lagartija pausa* tinta canica lenteja página costumbre
  bañera barca curva farola verja servilleta aceituna flecha entrada vida visita* planta* cestita`;
const TONIC_A = "agua águila hada alma ala arma* área aula hacha ave ancla*";
const MASCULINE = `gato perro ratón conejo zorro lobo oso pájaro pato pez caballo burro elefante león tigre mono erizo búho cuervo gorrión
  caracol gusano pulpo delfín cangrejo dragón robot gigante duende unicornio fantasma monstruo niño abuelo padre papá hermano primo* tío amigo
  señor rey príncipe mago árbol bosque campo prado río lago cielo sol planeta mapa día problema sofá tranvía puente jardín banco parque barco
  tren coche avión cohete globo faro farol molino castillo palacio tejado techo* pasillo salón dormitorio armario cajón espejo reloj libro*
  cuaderno lápiz papel ruido viento aire fuego humo* hielo* barro* polvo trueno relámpago rayo* corazón ojo dedo brazo pie* pelo* bigote diente
  hocico nido huevo queso pan pastel chocolate plato vaso tarro cubo bolsillo zapato calcetín guante gorro sombrero hilo collar anillo
  tambor violín piano lazo* nudo clavo* martillo* tesoro juguete muñeco columpio tobogán patio tiempo minuto rato año color olor
  lugar sitio rincón borde* fondo centro* lado miedo amor nombre* hombre agujero pozo charco pino tronco verano otoño invierno sonido
  palo farolillo escondite tarrito camisón cojín
  camino* suelo* sueño* momento molinillo hueco mundo silencio* tamaño catalejo huerto escritorio candil farolito bostezo* paso* hombro cansancio
  brillo* círculo roble estante pensamiento punto* tiesto bulto escarabajo suspiro* letrero callejón desayuno* tintineo* hotel abrigo* sillón copo
  abejorro pañuelo despacho* silbato regalo* escalón grifo cuello grillo castor atajo* trozo* mirlo sapo estornudo* taburete chiste* topo* calor
  cordón muro museo laberinto tejón periódico lirón dibujo* detalle* susurro* cuento* beso* abrazo* baile* grito* juego* viaje*`;

/** The plural of a regular noun or adjective: luz, luces; ratón, ratones; día, días. */
export function spanishPlural(word: string): string {
  if (word === "robot") return "robots";
  if (/[aeiouáéó]$/u.test(word)) return `${word}s`;
  if (word.endsWith("z")) return `${word.slice(0, -1)}ces`;
  if (!/[áéíóú][ns]$/u.test(word)) return `${word}es`;
  return `${word.slice(0, -2)}${word.slice(-2).normalize("NFD").replace(/\p{M}/gu, "")}es`;
}

function entriesOf(list: string, gender: Gender, tonicA: boolean): [string, SpanishNoun][] {
  return list.split(/\s+/).flatMap((listed) => {
    const word = listed.replace("*", "");
    const alsoVerb = word !== listed;
    return [
      [word, { gender, plural: false, tonicA, alsoVerb }],
      [spanishPlural(word), { gender, plural: true, tonicA, alsoVerb }],
    ] as [string, SpanishNoun][];
  });
}

/** Nouns of stories that have one gender only, by their two forms. */
export const SPANISH_NOUNS: ReadonlyMap<string, SpanishNoun> = new Map([
  ...entriesOf(FEMININE, "f", false),
  ...entriesOf(TONIC_A, "f", true),
  ...entriesOf(MASCULINE, "m", false),
]);

/** Adjectives in -o and -a that say what a thing is like and not how somebody does something («entró dormido»). */
const ADJECTIVES =
  "blanco negro rojo amarillo morado dorado plateado redondo viejo nuevo pequeño pequeñito chiquito diminuto bonito precioso hermoso antiguo mágico ancho estrecho oscuro luminoso blandito mullido travieso";

/** Gender and number of each form of the adjectives. */
export const SPANISH_ADJECTIVES: ReadonlyMap<string, { gender: Gender; plural: boolean }> = new Map(
  ADJECTIVES.split(" ").flatMap((word) => {
    const stem = word.slice(0, -1);
    return (["m", "f"] as const).flatMap((gender) =>
      [false, true].map(
        (plural) => [`${stem}${gender === "m" ? "o" : "a"}${plural ? "s" : ""}`, { gender, plural }] as const,
      ),
    );
  }),
);
