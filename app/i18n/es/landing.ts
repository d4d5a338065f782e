export const landing = {
  title: "Un cuento, y a dormir",
  description:
    "Di su edad y una idea suelta, y léele esta noche un cuento que por la mañana no existía. En español o en inglés. Empieza sin registrarte.",
  heading: { first: "Un cuento,", second: "y a dormir." },
  lead: "Dinos su edad y una idea suelta: un dragón, un perro, un diente que se mueve. Tú pones la voz.",
  generate: "Crear un cuento",
  terms: "Empieza sin registrarte.",
  accountTerms: "Con cuenta gratis lo lees entero.",
  toldByHouse: "Lo cuenta la casa, sin IA.",
  toldByModel: "Hecho con IA, revisado antes de llegar a ti.",
  down: "Ver cómo funciona",
  features: {
    spark: {
      title: "Enciende la imaginación",
      text: "Basta un nombre, un animal o la pregunta que hizo en la cena. De ahí sale un cuento que esta mañana no existía.",
    },
    vault: {
      title: "Su estantería de noches",
      text: "Cada cuento se guarda con su portada. Mañana va a pedir el mismo, ya lo sabes, y ahí estará.",
    },
    easy: {
      title: "Fácil, con una sola mano",
      text: "La edad, el tema, una idea y a leer. La otra mano es para arropar.",
    },
  },
  // Sample copy for the host to replace: nobody said these words. The page draws the quotation marks.
  reviews: {
    heading: "Lo que cuentan por la mañana",
    first: {
      text: "Pidió un dragón con miedo a las alturas. Nos reímos tanto que casi despertamos a su hermano.",
      name: "Marta",
    },
    second: {
      text: "Llego a las nueve sin una sola idea en la cabeza. Y aun así, lo último del día vuelve a ser lo mejor.",
      name: "Andrés",
    },
    third: {
      text: "Leo yo, como leía mi madre. El cuento va bajando la voz, y nosotras con él.",
      name: "Lucía",
    },
  },
  missingTitle: "Esta página no existe",
  missing: "Esa dirección no lleva a ninguna parte. Los cuentos siguen aquí.",
};
