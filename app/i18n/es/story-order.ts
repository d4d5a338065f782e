import { named } from "./another-with.ts";

/** What the form that asks for a story says about its length, its listeners and the story that it goes on from. */
export const storyOrder = {
  length: {
    question: "¿Cuánto dura?",
    name: { short: "Corto", usual: "Normal", long: "Largo" },
    minutes: (minutes: number) => (minutes === 1 ? "un minuto" : `unos ${minutes} min`),
  },
  listeners: {
    question: "¿Quién escucha?",
    hint: "Pueden ser varios",
    most: (most: number) => `Hasta ${most} a la vez`,
    add: "Apuntar quién escucha",
    coming: "Buscando a quién escucha…",
    unreachable: "Ahora mismo no llegamos a tu lista. El cuento se puede pedir igual.",
  },
  origin: {
    before: "Sigue a ",
    quoted: (title: string) => `«${title}»`,
    after: (people: readonly string[]) => `, con ${named(people)}.`,
    drop: "Mejor uno nuevo",
    gone: "Ese cuento ya no está en tu biblioteca. Puedes pedir uno nuevo.",
    guest: "Para seguir con un cuento guardado hay que entrar en la cuenta. Mientras tanto, puedes pedir uno nuevo.",
    unreachable: "Ahora mismo no llegamos a ese cuento. Puedes pedir uno nuevo, o volver dentro de un rato.",
  },
};
