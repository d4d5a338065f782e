export const landing = {
  title: "Un cuento, y a dormir",
  heading: { first: "Un cuento,", second: "y a dormir." },
  lead: "Dinos su edad y una idea suelta: un dragón, un perro, un diente que se mueve. Tú pones la voz.",
  generate: "Crear un cuento",
  terms: "Empieza sin registrarte.",
  toldByHouse: "Lo cuenta la casa, sin IA.",
  toldByModel: "Hecho con IA, revisado antes de llegar a ti.",
  missingTitle: "Esta página no existe",
  missing: "Esa dirección no lleva a ninguna parte. Los cuentos siguen aquí.",
  accounts: {
    heading: "Las cuentas llegan pronto",
    library: "Aquí podrás guardar los cuentos y volver a ellos cada noche. Todavía no está abierto.",
    signUp:
      "Todavía no se pueden abrir cuentas. Mientras tanto, cada cuento te deja leer su primera mitad, tantas noches como quieras.",
    toStory: "Crear un cuento",
  },
};
