import type { Language } from "#storyteller/story-request.ts";
import { fold } from "./fold.ts";
import { pluralsOf } from "./plurals.ts";

/** A word that a child's story can hold: where it happens, or what is in it. */
export type NounKind = "place" | "thing";
export type KnownNoun = { text: string; language: Language; kind: NounKind };

const list = (text: string) => text.split(/\s*,\s*/).map((word) => word.trim().replace(/\s+/g, " "));

const PLACES: Readonly<Record<Language, string>> = {
  es: `bosque, mar, playa, montaña, río, lago, isla, cueva, castillo, palacio, torre, casa, cabaña, granja, huerto, jardín, parque, patio, cole, colegio, escuela, guardería, biblioteca,
  museo, circo, feria, zoo, acuario, mercado, tienda, panadería, pastelería, hospital, estación, aeropuerto, puerto, faro, ciudad, pueblo, aldea, calle, plaza, puente, desierto, selva,
  campo, prado, valle, colina, volcán, polo, luna, planeta, espacio, galaxia, cielo, nube, arcoíris, océano, laguna, cascada, pantano, piscina, cocina, baño, salón, desván, sótano, pasillo,
  escalera, tejado, garaje, taller, laboratorio, teatro, cine, estadio, pista, camping, nido, madriguera, colmena, pirámide, laberinto, molino, finca, páramo, cerro, chacra, invernadero, camino`,
  en: `forest, wood, woods, sea, seaside, beach, mountain, river, lake, island, cave, castle, palace, tower, house, cottage, cabin, farm, garden, orchard, park, playground, school, nursery,
  library, museum, circus, fair, zoo, aquarium, market, shop, bakery, hospital, station, airport, harbour, lighthouse, city, town, village, street, square, bridge, desert, jungle, field,
  meadow, valley, hill, volcano, moon, planet, space, galaxy, sky, cloud, rainbow, ocean, pond, waterfall, swamp, swimming pool, pool, kitchen, bathroom, attic, cellar, basement, hallway,
  stairs, roof, garage, workshop, laboratory, theatre, cinema, stadium, campsite, nest, burrow, hive, pyramid, maze, mill, tent, den, treehouse, tree house, greenhouse, backyard, path`,
};

const THINGS: Readonly<Record<Language, string>> = {
  es: `balón, pelota, globo, cometa, peonza, muñeco, peluche, juguete, puzle, tren, coche, camión, excavadora, grúa, tractor, ambulancia, moto, bicicleta, bici, patinete, patín, avión,
  helicóptero, barco, velero, submarino, cohete, nave, autobús, metro, tranvía, carretilla, llave, mapa, tesoro, cofre, brújula, linterna, farol, farolillo, vela, lámpara, espejo, reloj, anillo,
  collar, corona, capa, varita, escoba, caldero, libro, cuaderno, lápiz, pintura, pincel, carta, sobre, sello, caja, mochila, maleta, bolsa, cesta, paraguas, sombrero, gorro, bufanda, guante,
  zapato, zapatilla, bota, calcetín, pijama, manta, almohada, cama, cuna, chupete, biberón, cepillo, jabón, bañera, toalla, taza, plato, cuchara, olla, sopa, pan, tarta, pastel, galleta, helado,
  chocolate, caramelo, manzana, naranja, plátano, fresa, limón, calabaza, tomate, zanahoria, queso, leche, miel, huevo, pizza, macarrones, alfajor, piano, guitarra, tambor, flauta, violín, trompeta,
  campana, música, canción, flor, rosa, árbol, hoja, semilla, seta, piedra, concha, pluma, estrella, sol, lluvia, nieve, viento, trueno, rayo, tormenta, sombra, oscuridad, ruido, burbuja, charco,
  barro, arena, cubo, pala, columpio, tobogán, silla, mesa, puerta, ventana, botón, hilo, cuerda, tijeras, martillo, máquina, imán, lupa, telescopio, cámara, teléfono, radio, robot, diente, gafas,
  aspirador, aspiradora, lavadora, dentista, médico, payaso, espantapájaros, monstruo, ajedrez, portería, gol, medalla, copa, regalo, fiesta, cumpleaños, piñata`,
  en: `ball, football, balloon, kite, spinning top, toy, teddy, puzzle, train, car, truck, lorry, digger, crane, tractor, ambulance, fire engine, motorbike, bicycle, bike, scooter, skates, plane,
  helicopter, boat, ship, submarine, rocket, spaceship, bus, tram, wheelbarrow, key, map, treasure, chest, compass, torch, lantern, candle, lamp, mirror, clock, watch, ring, necklace, crown, cape,
  wand, broom, cauldron, book, notebook, pencil, crayon, paint, paintbrush, letter, envelope, stamp, box, backpack, suitcase, bag, basket, umbrella, hat, scarf, glove, mitten, shoe, boot, sock, pyjamas,
  blanket, pillow, bed, cot, dummy, bottle, toothbrush, soap, bath, bathtub, towel, cup, plate, spoon, pot, soup, bread, toast, cake, cupcake, pie, biscuit, cookie, ice cream, chocolate, sweet, candy,
  apple, orange, banana, strawberry, lemon, pumpkin, tomato, carrot, cheese, milk, honey, egg, pizza, pasta, pancake, jelly, piano, guitar, drum, flute, violin, trumpet, bell, music, song, flower, rose,
  tree, leaf, seed, acorn, mushroom, stone, pebble, shell, feather, star, sun, rain, snow, wind, thunder, lightning, storm, shadow, dark, darkness, noise, bubble, puddle, mud, sand, bucket, spade, swing,
  slide, chair, table, door, window, button, thread, rope, scissors, hammer, machine, magnet, magnifying glass, telescope, camera, telephone, phone, radio, robot, tooth, glasses, vacuum cleaner, vacuum,
  hoover, washing machine, dentist, doctor, clown, scarecrow, monster, chess, goal, medal, trophy, present, party, birthday, drawing, wheelchair, snowman, sandcastle`,
};

const IRREGULAR: Readonly<Record<string, string>> = { teeth: "tooth", leaves: "leaf", peces: "pez" };

function byForm(): ReadonlyMap<string, KnownNoun> {
  const forms = new Map<string, KnownNoun>();
  const kinds: readonly [NounKind, Readonly<Record<Language, string>>][] = [
    ["place", PLACES],
    ["thing", THINGS],
  ];
  for (const [kind, byLanguage] of kinds) {
    for (const language of ["es", "en"] as const) {
      for (const text of list(byLanguage[language])) {
        const noun = { text, language, kind };
        for (const form of [fold(text), ...pluralsOf(fold(text), language)])
          if (!forms.has(form)) forms.set(form, noun);
      }
    }
  }
  for (const [many, one] of Object.entries(IRREGULAR)) {
    const noun = forms.get(one);
    if (noun) forms.set(many, noun);
  }
  return forms;
}

const FORMS = byForm();
/** The forms of all places and things, folded: what a mistyped word may have been meant for. */
export const NOUN_FORMS: readonly string[] = [...FORMS.keys()].filter((form) => !form.includes(" "));

/** The place or thing that a folded word, singular or plural, means in either language. */
export function knownNoun(folded: string): KnownNoun | undefined {
  return FORMS.get(folded);
}
