import type { FieldFault, ProblemCode } from "#app/problem.ts";

/** One sentence for every code: what happened, and what to do about it. */
const titles: Record<ProblemCode, string> = {
  invalid_request: "Hay algo que revisar en la petición.",
  unknown_price: "Ese precio no existe. Vuelve a la página de planes y prueba desde allí.",
  bad_signature: "La firma de este aviso no es válida.",
  not_logged_in: "Entra en tu cuenta para seguir.",
  story_limit_reached: "Tu cuenta ha llegado a su máximo de cuentos.",
  cross_site: "Esta petición viene de otro sitio y no se atiende.",
  not_found: "Aquí no hay nada con esa dirección.",
  wrong_method: "Esta dirección no admite ese método.",
  still_telling: "Ese cuento se está contando todavía.",
  too_many_listeners: "En tu lista de quienes escuchan ya no cabe nadie más.",
  already_subscribed: "Ya tienes un plan. Lo encuentras en tu perfil.",
  too_large: "La petición pesa demasiado.",
  wrong_type: "El contenido tiene que ser JSON.",
  key_reused: "Esa clave ya se usó para un cuento distinto.",
  too_many_requests: "Demasiadas peticiones en poco tiempo. Prueba un poco más tarde.",
  unexpected: "Algo ha fallado aquí. Prueba dentro de un rato.",
  storyteller_unavailable: "Ahora mismo nadie puede contar el cuento. Prueba dentro de unos segundos.",
  payments_unavailable:
    "Ahora mismo no llegamos al servicio de pago. Todo sigue como estaba: prueba dentro de un rato.",
  database_unavailable: "Ahora mismo no llegamos a la biblioteca. No se ha perdido nada: prueba dentro de un momento.",
};

const fields: Record<FieldFault, string> = {
  age_range: "La edad es un número entero de 2 a 10.",
  genre_unknown: "Los géneros son Fantasy, Fable, SciFi, Scary, Superhero y Mistery.",
  ideas_too_long: "Las ideas caben en 1.000 caracteres como mucho.",
  ideas_not_text: "Las ideas tienen que ser un texto.",
  language_unknown: "El idioma es spanish o english.",
  length_unknown: "La duración es short, usual o long.",
  key_malformed: "La clave tiene de 1 a 200 caracteres ASCII visibles.",
  not_replaceable: "No hay ningún cuento fallido con esa clave en la última hora.",
  story_unknown: "No hay ningún cuento tuyo desde el que seguir.",
  listeners_unknown: "Los oyentes son, como mucho, cinco apodos de 40 caracteres cada uno.",
  nickname_empty: "Falta el apodo: un texto con al menos un carácter que se vea.",
  nickname_too_long: "El apodo cabe en 40 caracteres como mucho.",
  nickname_malformed: "El apodo va en una sola línea, sin caracteres de control.",
  nickname_unfit: "Ese apodo no puede salir en un cuento. Prueba con otro.",
  not_endable: "No hay ningún cuento que se quedara a medias con esa clave en la última hora.",
  when_unknown: "El plan termina con now o con period_end.",
  body_not_object: "El contenido tiene que ser un objeto JSON.",
  contact_empty: "Rellena todos los campos antes de enviar el mensaje.",
  email_malformed: "Esa dirección de correo no parece completa.",
  text_too_long: "Este texto es más largo de lo que cabe.",
  report_reason_unknown: "El motivo es frightening, unkind, unsuitable, wrong u other.",
  report_comment_not_text: "El comentario tiene que ser un texto.",
  report_comment_too_long: "El comentario cabe en 1.000 caracteres como mucho.",
  report_include_not_boolean: "Si el cuento va con el aviso se dice con true o false.",
  report_story_missing: "Falta decir qué cuento es: su id, o la clave con la que se contó.",
};

export const problems = { titles, fields };
