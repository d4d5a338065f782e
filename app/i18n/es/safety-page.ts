/** What the page about safety has to know to word itself. */
export type SafetyPageFacts = {
  version: string;
  /** Entries of the lists. */
  entries: Readonly<Record<"es" | "en", number>>;
  idioms: number;
  persons: number;
  /** Who runs this copy, or null where nobody has said so. */
  host: string | null;
  isToldByModel: boolean;
  /** A model reads what is about to be told a second time. */
  isReviewed: boolean;
};

const number = (value: number) => new Intl.NumberFormat("es").format(value);

/** What no story may contain, and how that is seen to. */
export const safetyPage = ({
  version,
  entries,
  idioms,
  persons,
  host,
  isToldByModel,
  isReviewed,
}: SafetyPageFacts) => ({
  title: "Seguridad",
  description:
    "Lo que un cuento no puede llevar a cada edad, cómo se revisa cada frase y cómo avisar si algo se escapa.",
  heading: "Lo que no entra en un cuento",
  intro: [
    "Un cuento para dormir se escucha con la guardia baja. Por eso hay una lista de lo que no puede llevar, y cada frase pasa por ella antes de que nadie la vea.",
    "Esta página sale de esa misma lista. Si la lista cambia, cambia la página.",
  ],
  version: `Reglas, versión ${version}`,
  table: {
    heading: "Tema por tema, edad por edad",
    caption: "Qué entra en un cuento, por temas y edades",
    ages: "años",
    verdicts: { never: "nunca", notYet: "aún no", inPassing: "de pasada" },
    meanings: {
      never: "no entra a ninguna edad.",
      notYet: "nada de esto por ahora; más adelante, solo de pasada.",
      inPassing: "puede asomar alguna palabra suave del tema. Las demás, nunca.",
    },
  },
  topics: {
    violence: { name: "Violencia", text: "Nadie hace daño a nadie, ni el héroe al malo." },
    weapons: { name: "Armas", text: "Nada que se lleve para herir o para amenazar." },
    injury: { name: "Heridas", text: "Una rodilla raspada se cura y ya está. Nada se cuenta con detalle." },
    death: {
      name: "Muerte",
      text: "Nadie muere para que pase algo. De una pérdida se habla claro, con consuelo y a su edad.",
    },
    terror: { name: "Terror", text: "Nada que se quede debajo de la cama al apagar la luz." },
    cruelty: { name: "Crueldad", text: "Nadie humilla ni abandona a nadie." },
    sexual: { name: "Sexo", text: "Nada, a ninguna edad. De pasada, un beso de enamorados." },
    substances: {
      name: "Alcohol, tabaco y drogas",
      text: "No pintan nada en un cuento. De pasada, una taberna, o el vino de los mayores.",
    },
    insult: { name: "Insultos", text: "Ni palabrotas ni motes que hieran." },
    hate: { name: "Odio", text: "Nadie vale menos por su origen, su cuerpo, su familia o lo que cree." },
    despair: { name: "Desesperanza", text: "Nadie se hace daño. Y si hay pena, hay quien la escuche." },
    secrets: {
      name: "Secretos que pesan",
      text: "Nadie pide a un niño que calle, que mienta a los suyos o que se vaya con un desconocido.",
    },
    person: { name: "Personas reales", text: "Nadie famoso de verdad; quien sale en el cuento es inventado." },
    contact: { name: "Datos de contacto", text: "Ni correos, ni teléfonos, ni direcciones." },
    link: { name: "Enlaces", text: "Un cuento no lleva a otra página." },
    markup: { name: "Código", text: "Ni etiquetas ni programas: texto y nada más." },
    language: { name: "Otro idioma", text: "El cuento acaba en el idioma en que empezó." },
    itself: {
      name: "La máquina que habla de sí",
      text: "Quien cuenta no se presenta, no se disculpa y no explica sus normas.",
    },
  },
  checks: {
    heading: "Cómo se revisa",
    lead: "De cada frase, antes de que la veas, se mira:",
    after: [
      "La que no pasa no la ve nadie. Si se había contado menos de un tercio, empieza otro cuento. Si iba más adelante, sigue por otro camino, hasta un final tranquilo.",
      isToldByModel
        ? "Aquí cuenta un modelo de IA. No empieza de la nada: recibe un plan como los del narrador de la casa. Tu idea le llega con tus palabras solo si las conocemos todas de otros cuentos; si no, le llega lo que hemos entendido de ella. Lo que escribe pasa la misma revisión."
        : "Aquí cuenta el narrador de la casa, que trabaja sin IA. Sus frases pasan la misma revisión.",
      isReviewed
        ? "En esta copia, además, un modelo lee por segunda vez lo que se va a contar, solo para revisarlo. Lo que no le parece bien, o no llega a leer a tiempo, no se cuenta."
        : "Lo que cuenta un modelo puede leerse además una segunda vez, por un modelo que solo revisa. En esta copia no está encendido.",
      isReviewed
        ? "La lista se aplica en este mismo servidor. A quién más le llega lo que se cuenta, lo dice la página de privacidad."
        : "La lista se aplica en este mismo servidor: para revisar un cuento no se manda nada a ningún otro sitio.",
      "Ninguna lista lo sabe todo. Échale un ojo al cuento antes de leerlo en alto: a tu peque lo conoces tú.",
    ],
  },
  wishes: {
    heading: "Cuando la idea no es para dormir",
    paragraphs: [
      "Aquí no se riñe a nadie, ni se le niega un cuento. De lo que pides se queda todo lo que cabe, y debajo del cuento pone que algo se dejó fuera.",
    ],
    items: [
      "Violencia, sexo, drogas u odio: esa parte se va; los nombres, los animales y lo que se siente se quedan.",
      "Una persona real: en el cuento es alguien inventado que se dedica a lo mismo.",
      "Un cuento de miedo para los más pequeños: un misterio de los que acaban en risa.",
      "Órdenes para la máquina: no se siguen.",
    ],
    note: "Y si lo que escribes habla de hacerse daño, o de que alguien se lo hace a un niño, el cuento trata de alguien a quien escuchan. Fuera de él hay unas líneas para ti, con teléfonos. No se guardan.",
  },
  bedtime: {
    heading: "Demasiado para antes de dormir",
    lead: "Hay cosas que a una edad aún quitan el sueño aunque las palabras sean suaves. Esto se pide a quien cuenta que lo deje fuera:",
    /** By the words of the age bands. */
    words: {
      "separation that is not solved within two sentences, villains, monsters (friendly ones only if wished for)":
        "separaciones que no se arreglen en dos frases, villanos y monstruos (los simpáticos, solo si los pides)",
      "chases, threats, parents gone, needles, being laughed at without repair":
        "persecuciones, amenazas, padres que no están, agujas, burlas que nadie repara",
      "gore, traps, death as a plot device, anything unexplained at the end":
        "sangre, trampas, muertes para que pase algo, finales con algo sin explicar",
      "cruelty, details of injuries, a hopeless ending, a cliffhanger, anything left under the bed":
        "crueldad, heridas con detalle, finales sin esperanza o a medias, algo que se quede debajo de la cama",
    } as Record<string, string>,
  },
  words: {
    heading: "La lista, en números",
    paragraphs: [
      `Tiene ${number(entries.es)} entradas en español y ${number(entries.en)} en inglés, ${number(persons)} nombres de personas reales y ${number(idioms)} giros que se dejan en paz, porque nadie está muerto de sueño de verdad.`,
      "Los insultos y las palabras graves no se imprimen. La lista está para que no se lean.",
      "Las corrientes que solo esperan a una edad, sí. Van sin tildes, como las busca la lista, y los puntos suspensivos son cualquier final.",
    ],
    upToAge: (age: number, count: number) => `Hasta los ${age} años: ${number(count)} palabras`,
  },
  report: {
    heading: "Si algo se escapa",
    paragraphs: [
      "Debajo de cada cuento pone «Informar de este cuento». Eliges qué ha pasado y, si quieres, lo explicas. El texto del cuento solo se envía si lo marcas.",
      `El aviso llega a ${host ?? "quien lleva esta copia"} con la versión de las reglas, para que se pueda corregir la lista.`,
    ],
    contact: "Escribirnos por otra cosa",
  },
});
