import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

const hosts = new Intl.ListFormat("es", { type: "disjunction" });

/** What happens to a visitor's data, as the code does it. */
export const privacy = ({
  product,
  host,
  isToldByModel,
  modelHosts,
  isTrial,
  payments,
  contactKeptDays,
}: HostFacts): LegalText => {
  const whoever = host ?? `quien ha puesto en marcha esta copia de ${product}`;
  return {
    title: "Privacidad",
    description: `Qué guarda ${product}, cuánto tiempo y para qué. En palabras normales.`,
    intro: [
      "Para contar un cuento hace falta saber muy poco; para tener cuenta, un correo y una contraseña. Aquí está todo: qué es, dónde se queda y cuándo se borra.",
      ...(isTrial
        ? [
            "Esta es una copia de prueba, en un solo ordenador. Los correos que manda se quedan también en un buzón local, los doscientos últimos, con sus códigos a la vista.",
          ]
        : []),
    ],
    sections: [
      {
        heading: "Quién responde",
        paragraphs: [
          `De tus datos responde aquí ${whoever}. Para lo que necesites está el formulario de contacto, en la portada y en «Quiénes somos».`,
          "Esta página la usan personas adultas; de los niños solo se habla. Y no hay boletines.",
        ],
      },
      {
        heading: "Lo que escribes",
        paragraphs: [
          "Una edad, unos temas y, si quieres, una idea. Con el nombre de pila basta: ningún dragón ha preguntado nunca por los apellidos.",
          "Mientras lo preparas, todo eso está en esta pestaña de tu navegador, para que no tengas que escribirlo otra vez si algo falla. Cuando la cierras, se va.",
          "Al pedir el cuento, tu idea llega al servidor, se usa para contarlo y no se guarda. Con el cuento se quedan la edad, los temas, el idioma, quién lo contó, a qué hora, con qué reglas se revisó y qué se suavizó. Y durante un día, una huella (SHA-256), un número que sale de tu petición pero no la contiene. Sirve para no contar dos veces lo mismo.",
        ],
      },
      { heading: "Quién cuenta", paragraphs: [whoTells(isToldByModel, modelHosts)] },
      {
        heading: "Lo que se guarda sin cuenta",
        paragraphs: ["Cuatro cosas. Lo que caduca se borra en una limpieza que pasa cada diez minutos."],
        items: [
          "El cuento y su título: 24 horas, en la base de datos de este servidor. Si diste un nombre, saldrá en él. Si ese día entras en tu cuenta con el mismo navegador, el último se abre entero y pasa a tu biblioteca, mientras quede sitio.",
          "Un cuento que se cortó a medias, con cuenta o sin ella: lo que se llegó a contar, una hora, por si quieres que la casa lo termine.",
          `Un mensaje de contacto: tu nombre, tu correo, el idioma de la página y lo que cuentes. Se guarda, se manda por correo a ${whoever}, y ${contactKept(contactKeptDays)}`,
          `Un aviso sobre un cuento, con cuenta o sin ella, si lo envías: el motivo, lo que escribas, el idioma, la edad, quién contó el cuento y cómo se revisó. El título y el texto, solo si lo marcas; sin cuenta, entonces va el cuento entero. Se guarda 180 días sin nada que diga que es tuyo, y se manda por correo a ${whoever}: esa carta se queda hasta que allí se borre.`,
        ],
      },
      {
        heading: "Lo que se guarda con cuenta",
        paragraphs: [
          "Lo justo para que la cuenta sea tuya y los cuentos sigan ahí. Si no dice otra cosa, hasta que la borres.",
        ],
        items: [
          "Tu correo, y desde cuándo tienes la cuenta. Ahí llegan los códigos y los avisos sobre ella, nada más.",
          "Tu contraseña, no: solo una huella (scrypt) que sirve para comprobarla y no para leerla.",
          "Los códigos de seis cifras: valen diez minutos, se guardan también como huella y después se borran.",
          "Las llaves para otros programas, si quien lleva este servidor te ha hecho alguna: su nombre, desde cuándo existe y una huella, que no permite leerla. Hasta que se anula.",
          "Dónde has entrado: qué navegador dice ser y desde cuándo, sin dirección de red. Se borra al cerrar la sesión, o siete días después de tu última visita como mucho.",
          "Tus cuentos enteros, cuáles has abierto y cuáles son favoritos. El que borras se guarda un día más, por si fue sin querer, y después desaparece.",
          "Quién escucha, si lo apuntas en tu perfil: de cada uno, un apodo y una edad, y nada más. Hasta que lo quites de la lista.",
          "Cuántos cuentos llevas y cuándo se guardó cada uno, también los que borraste: para saber si queda sitio para otro.",
          "Los correos que te mandamos: esperan en el servidor hasta que salen, y entonces se borran de ahí. El que no logra salir se queda un mes, y después se borra también.",
        ],
      },
      ...paying(payments, whoever),
      {
        heading: "Quién puede verlo",
        paragraphs: [
          `Tus cuentos solo se abren desde tu cuenta. Aparte, ${whoever} lleva el servidor y puede mirar la base de datos: ahí están tu correo y tus cuentos, pero no tu contraseña. Si alquila el servidor, o manda el correo por otra empresa, por ella pasan también.`,
        ],
      },
      {
        heading: "Si te vas",
        paragraphs: [
          "En tu perfil puedes llevarte un archivo (JSON) con tu correo, dónde has entrado, quién escucha, cuántos cuentos llevas y todos los de tu biblioteca. Y borrar la cuenta: se va todo de una vez, con sus cuentos, sus favoritos, los apodos de quienes escuchan, sus sesiones y lo que aquí se sabe de tu plan.",
          "No se van los correos ya enviados ni los que no lograron salir, ni lo que nos escribieras por el formulario, ni los avisos sobre cuentos (no dicen de quién son), ni las copias de seguridad, si las hay. Lo que quede de un código o de la cuenta de intentos caduca solo, en poco más de una hora.",
          "Una cuenta que se empezó y no se confirmó se borra sola a la semana, con su correo y la huella de la contraseña.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: ["Cuatro, y ninguna te sigue. Por eso no hay ventanita que cerrar."],
        items: [
          "«i18nextLng»: tu idioma. Dura un año. Lo mismo se apunta en el almacenamiento local de tu navegador.",
          "«cuentaluna_guest» (con https empieza por «__Host-»): un valor al azar que une tu navegador con tu cuento. Dura 24 horas, ningún script puede leerlo (HttpOnly) y en el servidor solo está su huella.",
          "«cuentaluna.session_token» (con https también empieza por «__Host-»): solo si entras en tu cuenta, para que no tengas que entrar en cada página. Dura hasta siete días desde tu última visita, ningún script puede leerla y se va al cerrar la sesión.",
          "«cuentaluna.sign_up» (también con «__Host-»): al crear una cuenta, recuerda durante una hora que fue este navegador, para que valga la contraseña que elegiste aquí. Ningún script puede leerla.",
          "Y sin cookies, en tu navegador: qué cuento leías y, mientras entras o creas la cuenta, tu correo, hasta que cierres la pestaña. Si cambias cómo se ven los cuentos ya leídos, eso queda apuntado hasta que lo borres tú.",
        ],
      },
      {
        heading: "Contra los abusos",
        paragraphs: [
          "Para que nadie pida mil cuentos de golpe, tu dirección de red está un rato en la memoria. Si los cuentos los escribe un modelo, los de cada día se cuentan además en la base de datos, con huellas con clave que no se pueden leer. Para que nadie pruebe mil contraseñas, los intentos se cuentan en la base de datos alrededor de una hora, y la dirección de red y el correo están ahí como huellas con clave, que no se pueden leer.",
          "El registro del servidor anota el método, la ruta si es una de las conocidas, el resultado, el tiempo que tardó y un número al azar. Ni cuentos, ni nombres, ni direcciones.",
        ],
      },
      {
        heading: "Lo que no hay",
        paragraphs: [
          "Ni publicidad, ni analítica, ni scripts de otros: hasta las letras salen de este servidor. No vendemos nada de nadie y no entrenamos ninguna máquina con tus cuentos.",
        ],
      },
      {
        heading: "Tus derechos",
        paragraphs: [
          "Puedes preguntar qué hay tuyo, corregirlo, llevártelo, oponerte o pedir que se borre. Con cuenta, casi todo se hace en tu perfil, sin preguntar a nadie; para lo demás está el formulario. Sin cuenta, si borras la cookie, ya nada une tu navegador con ese cuento; a las 24 horas tampoco hay cuento.",
          "La ley pide decir en qué nos apoyamos. Contar, guardar y contestar es hacer lo que nos pides; con cuenta, cumplir lo acordado al crearla (un contrato). Los límites son por un interés legítimo: que esto no se caiga y que nadie entre en tu cuenta. Si alguien paga, los papeles del pago se guardan porque la ley obliga.",
          "Si crees que algo se hace mal, puedes reclamar ante la autoridad de protección de datos. En España es la AEPD (aepd.es).",
        ],
      },
    ],
    updated: "22 de noviembre de 2026",
  };
};

function paying(payments: HostFacts["payments"], whoever: string): LegalText["sections"] {
  const heading = "El pago";
  if (payments === "none")
    return [{ heading, paragraphs: ["Aquí, por ahora, no se puede pagar nada, así que nadie te pide datos de pago."] }];
  const kept =
    "De tu plan guardamos cuál es, cómo está, cuándo empieza y acaba cada mes y si se renueva. También los códigos que lo distinguen (de cliente, de suscripción y de la última página de pago) y el correo con que estás allí. Y durante 35 días, de cada aviso de pago: qué clase de aviso es, cuándo llegó y de qué cliente habla.";
  if (payments === "sandbox") {
    return [
      {
        heading,
        paragraphs: [
          "En esta copia de prueba no se cobra a ninguna tarjeta ni hay dónde escribir su número. La página de pago la pone este mismo ordenador, y lo que hagas en ella queda en su base de datos con tu correo, también si borras la cuenta.",
          "Hay una excepción: quien la ha puesto en marcha puede haberla unido a Stripe con una clave de prueba. Entonces la página es de Stripe. Allí tampoco se cobra, pero le llegan tu correo y un código que distingue tu cuenta.",
          kept,
        ],
      },
    ];
  }
  return [
    {
      heading,
      paragraphs: [
        "El plan se paga en una página de Stripe (stripe.com), que es quien cobra. Los datos de la tarjeta se los das a Stripe y no llegan aquí. En su página valen sus cookies y sus condiciones, y ellas dicen en qué países trabaja.",
        "A Stripe le mandamos tu correo y un código que distingue tu cuenta, en cuanto la confirmas o entras en ella, aunque no te suscribas; y el correo nuevo, si lo cambias. Si vas a pagar, también el idioma y el plan que eliges. Nunca un cuento, ni lo que pides, ni el apodo o la edad de ningún niño.",
        kept,
        `En su cuenta de Stripe, ${whoever} ve quién ha pagado, cuánto y cuándo, lo que hayas escrito allí para el recibo y las cuatro últimas cifras de la tarjeta.`,
        "Si borras tu cuenta, el plan se cancela y tu ficha de cliente en Stripe se borra: en ese momento si tienes un plan; si no, poco después. Si hay un plan y Stripe no contesta, la cuenta se queda como está y te lo decimos, para que nadie siga pagando por una cuenta que ya no existe. De los pagos ya hechos queda allí lo que la ley manda guardar.",
      ],
    },
  ];
}

function whoTells(isToldByModel: boolean, modelHosts: readonly string[]): string {
  if (!isToldByModel) {
    return "Los cuentos los inventa el narrador de la casa, un programa que vive en este mismo servidor. Lo que escribes no sale de aquí.";
  }
  if (modelHosts.length === 0) {
    return "Los cuentos los escribe un modelo de IA que trabaja en este mismo servidor. Lo que escribes no sale de aquí.";
  }
  return `Los cuentos los escribe un modelo de IA. La edad, los temas, el idioma, la duración, tu texto y los apodos de quienes escuchan, si los eliges, van hasta ${hosts.format(modelHosts)}. Nada más: ni tu nombre ni tu dirección, salvo que los hayas escrito tú. Qué se hace allí con ello lo dicen sus propias condiciones.`;
}

function contactKept(days: number): string {
  if (days === 0) return "se queda hasta que allí se borre.";
  return `de la base de datos se borra solo ${days === 1 ? "al cabo de un día" : `a los ${days} días`}; la carta se queda hasta que allí se borre.`;
}
