/** What a story costs. Words about the stories that are free follow the host's number of them, which may be none. */
export const plans = {
  title: "Precio",
  description_zero:
    "La primera mitad de cada cuento, gratis. Enteros, con el plan Básico: 30 cuentos al mes, uno por noche.",
  description_one:
    "El primer cuento, gratis y tuyo para siempre. Después, el plan Básico: 30 cuentos al mes, uno por noche.",
  description_other:
    "Los {{number}} primeros cuentos, gratis y tuyos para siempre. Después, el plan Básico: 30 cuentos al mes, uno por noche.",
  heading: "Precio",
  lead_zero: "El principio, gratis. Hasta el final, con el plan.",
  lead_one: "El primero, gratis. Después, solo si pide otro.",
  lead_other: "Los {{number}} primeros, gratis. Después, solo si pide otro.",
  /** Up to ten a number is a word. */
  numbers: {
    two: "dos",
    three: "tres",
    four: "cuatro",
    five: "cinco",
    six: "seis",
    seven: "siete",
    eight: "ocho",
    nine: "nueve",
    ten: "diez",
  },
  free: {
    title: "Gratis",
    text_zero: "La primera mitad de cada cuento, sin cuenta",
    text_one: "{{count}} cuento, tuyo para siempre",
    text_other: "{{count}} cuentos, tuyos para siempre",
  },
  basic: {
    title: "Básico",
    price: "$ 9.99",
    perMonth: "/ mes",
    stories: "30 cuentos al mes, uno por noche",
    stored: "Cuentos guardados sin límite",
    subscribe: "Suscribirme",
    cancel: "Cancela cuando quieras, desde tu perfil.",
    tax: "El total, con impuestos si los hay, lo ves antes de pagar.",
    trial: "Versión de prueba: no se cobra a ninguna tarjeta.",
    notOffered: "Por ahora, aquí no se puede contratar el plan.",
  },
  terms: {
    heading: "La letra pequeña, en grande",
    price: {
      term: "Lo que pagas",
      text: "$ 9.99 al mes, en dólares de Estados Unidos, más los impuestos de donde vivas. El total lo ves antes de pagar.",
    },
    renewal: {
      term: "Cada mes",
      text: "El plan se renueva solo, y se cobra otra vez, hasta que lo canceles. Cada mes empiezas de nuevo con 30 cuentos; los que sobran no pasan al siguiente.",
    },
    cancelling: {
      term: "Cancelar",
      text: "Cuando quieras, en tu perfil. El plan sigue hasta el final del mes ya pagado, y tus cuentos se quedan en tu biblioteca.",
    },
    withdrawal: {
      term: "Echarte atrás",
      text: "Si vives en la Unión Europea, tienes 14 días desde que te suscribes para desistir sin dar motivos, y te devolvemos el dinero. Basta con que nos lo digas:",
      write: "escríbenos",
    },
  },
};
