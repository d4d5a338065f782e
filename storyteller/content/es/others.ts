import type { Passage } from "#storyteller/scenes/passage.ts";

/** For the home-coming, when the parent named more than two: {others} is one name. */
export const oneOther: readonly Passage[] = [
  "{others} también quería oírlo todo, así que se lo contaron desde el principio y sin prisa.",
  "{others} les había guardado un sitio, y ese sitio seguía calentito.",
  "También estaba {others}, con la manta preparada y muchas ganas de escuchar.",
  "Faltaba contárselo a {others}, que hizo las mejores preguntas y se quedó con las respuestas.",
];

/** The same for two names or more. */
export const severalOthers: readonly Passage[] = [
  "{others} también querían oírlo todo, así que se lo contaron desde el principio y sin prisa.",
  "{others} les habían guardado un sitio, y ese sitio seguía calentito.",
  "También estaban {others}, con las mantas preparadas y muchas ganas de escuchar.",
  "Faltaba contárselo a {others}, que hicieron las mejores preguntas y se quedaron con las respuestas.",
];

/** First words of a story whose hero is a creature. */
export const creatureHeroes: readonly Passage[] = [
  "{hero} era {hero.intro}, y lo era con ganas, sobre todo por las noches.",
  "Había {hero.intro} que respondía al nombre de {hero}, sobre todo a la hora de cenar.",
  "{hero} era {hero.intro}. Dicho así parece poco, pero desde dentro era muchísimo.",
  "Esta historia le pasó a {hero.intro} de nombre {hero}, y se cuenta tal como fue.",
  "Si alguna vez se cruza en el camino {hero.intro}, conviene saludar: a lo mejor es {hero}.",
  "{hero} era {hero.intro} y sabía bostezar más largo que nadie.",
];
