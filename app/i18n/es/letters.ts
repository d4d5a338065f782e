/** The letters about an account. `{{product}}` is the product's name, `{{minutes}}` how long a code is good. */
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
};
