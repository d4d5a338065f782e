/** What stands around every page. */
export const frame = {
  skip: "Saltar al contenido",
  home: "Ir al inicio",
  getStarted: "Empezar",
  about: "Quiénes somos",
  plans: "Precio",
  privacy: "Privacidad",
  terms: "Condiciones",
  contact: "Contacto",
  footerLinks: "Más sobre este sitio",
  languages: "Idioma",
  trialLabel: "Aviso",
  trial: "Versión de prueba, en este ordenador.",
  copyright: "© 2023 {{name}}",
  close: "Cerrar",
  description: "Cuentos para dormir hechos para tu peque, palabra a palabra, en español y en inglés.",
};
