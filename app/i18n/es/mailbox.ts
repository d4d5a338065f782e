/** The mailbox of a trial. */
export const mailbox = {
  title: "Buzón de {{name}}",
  explanation: "Aquí se quedan los correos de esta versión de prueba. Solo se pueden leer en este ordenador.",
  reload: "Mirar si hay correo nuevo",
  empty: "Todavía no ha llegado ningún correo.",
  to: "Para",
  at: "Escrito",
};
