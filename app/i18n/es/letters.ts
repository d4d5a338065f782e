/**
 * The letters about an account, and the host's about a story that was reported. `{{product}}` is the product's name,
 * `{{minutes}}` how long a code is good, `{{days}}` how long a report is kept.
 */
export const letters = {
  greeting: "Hola:",
  farewell: "Buenas noches,\n{{product}}",
  code: {
    confirm: {
      subject: "Tu código para {{product}}",
      text: "Con este código confirmas que este correo es tuyo:",
      unasked: "¿No has pedido ningún código? Entonces no hagas nada: sin él, nadie puede usar tu correo aquí.",
    },
    reset: {
      subject: "Tu código para cambiar la contraseña",
      text: "Con este código eliges una contraseña nueva:",
      unasked: "¿No has pedido ningún código? Entonces no hagas nada: tu contraseña sigue siendo la de siempre.",
    },
    newEmail: {
      subject: "Tu código para cambiar de correo",
      text: "Con este código tu cuenta pasa a este correo:",
      unasked: "¿No has pedido ningún código? Entonces no hagas nada: sin él, ninguna cuenta pasa a este correo.",
    },
    goodFor: "Vale {{minutes}} minutos. No se lo digas a nadie: solo se escribe en la página donde lo has pedido.",
  },
  known: {
    subject: "Ya tienes una cuenta en {{product}}",
    text: "Alguien, seguramente tú, ha pedido abrir o confirmar una cuenta con este correo. Ya tienes una, así que no hace falta nada más.",
    logIn: "Entra aquí:",
    forgot: "Si has olvidado la contraseña:",
    unasked: "¿No has sido tú? Entonces no hagas nada: tu cuenta está como la dejaste.",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    text: "La contraseña de tu cuenta acaba de cambiar. Si has sido tú, ya está todo hecho.",
    unasked: "¿No has sido tú? Elige cuanto antes una contraseña nueva:",
  },
  emailChanged: {
    subject: "Tu cuenta ha cambiado de correo",
    text: "Desde ahora, tu cuenta usa otro correo en lugar de este. Si has sido tú, ya está todo hecho.",
    unasked: "¿No has sido tú? Escríbenos cuanto antes:",
  },
  deleted: {
    subject: "Tu cuenta se ha borrado",
    text: "Tu cuenta, y todo lo que había en ella, ya no está. Gracias por los cuentos compartidos.",
    unasked: "¿No has sido tú? Escríbenos:",
  },
  report: {
    subject: "Aviso sobre un cuento: {{reason}}",
    reasons: {
      frightening: "da miedo",
      unkind: "es cruel con alguien",
      unsuitable: "no es para su edad",
      wrong: "no se entiende, o dice algo que no es verdad",
      other: "otra cosa",
    },
    intro: "Alguien a quien se le contó un cuento aquí quiere que lo mires.",
    labels: {
      reason: "Por qué",
      language: "Idioma",
      age: "Edad",
      teller: "Lo contó",
      rules: "Reglas con las que se revisó",
      softened: "Lo que se suavizó",
    },
    languages: { es: "español", en: "inglés" },
    age: "{{age}} años",
    tellers: {
      builtin: "el narrador de la casa",
      model: "el modelo {{name}}",
      outside: "nadie de la casa: el texto llegó o se cambió desde otra aplicación",
    },
    softened: {
      wish: "una parte de la idea se dejó fuera",
      person: "una persona real pasó a ser inventada",
      cosy: "el cuento de miedo se volvió tranquilo",
      retold: "se paró una frase y se contó otro cuento",
      ended: "se le puso otro final",
      shortened: "se acortó",
    },
    softenedNothing: "nada",
    unknown: "no consta",
    comment: "Con sus palabras:",
    withoutComment: "No ha añadido nada.",
    halfHeard: "Quien avisa no tiene cuenta y solo vio la primera mitad. Aquí va el cuento entero.",
    story: "El cuento:",
    withoutStory: "El cuento no viene aquí: quien avisa no ha querido enviarlo, y con el aviso tampoco se ha guardado.",
    closing:
      "El aviso se queda {{days}} días en la base de datos y después se borra solo. No dice de quién es, así que no se puede contestar.",
  },
};
