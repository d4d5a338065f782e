/** The form by which a visitor writes to the host, and the letter that it becomes. */
export const contact = {
  heading: "Escríbenos",
  lead: "Una duda, una idea, un cuento que salió torcido. Lo leemos todo, casi siempre de día.",
  name: "Nombre",
  email: "Correo",
  message: "Mensaje",
  send: "Enviar",
  sending: "Enviando…",
  sent: "Mensaje enviado. Te responderemos pronto.",
  review: "Hay algo que revisar antes de enviar el mensaje.",
  tooLong: "Aquí caben {{max}} caracteres como mucho.",
  broken: "Algo ha salido mal. Vuelve a intentarlo dentro de unos minutos.",
  tooMany: "Han llegado muchos mensajes seguidos. Vuelve a intentarlo dentro de un rato.",
  letterSubject: "Mensaje de {{name}}",
};
