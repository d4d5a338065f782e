import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

const hosts = new Intl.ListFormat("es", { type: "disjunction" });

/** What happens to a visitor's data, as the code does it. */
export const privacy = ({ product, host, isToldByModel, modelHosts, isTrial }: HostFacts): LegalText => {
  const whoever = host ?? `quien ha puesto en marcha esta copia de ${product}`;
  return {
    title: "Privacidad",
    description: `Qué guarda ${product}, cuánto tiempo y para qué. En palabras normales.`,
    intro: [
      "Para contar un cuento hace falta saber muy poco. Aquí está ese poco: qué es, dónde se queda y cuándo se borra.",
      ...(isTrial
        ? [
            "Esta es una copia de prueba, en un solo ordenador. Los correos que manda no salen de él: se quedan en un buzón local.",
          ]
        : []),
    ],
    sections: [
      {
        heading: "Quién responde",
        paragraphs: [
          `De tus datos responde aquí ${whoever}. Para lo que necesites está el formulario de contacto, en la portada y en «Quiénes somos».`,
          "Esta página la usan personas adultas; de los niños solo se habla. Todavía no hay cuentas, ni pagos, ni boletines. Cuando los haya, este texto cambiará con ellos.",
        ],
      },
      {
        heading: "Lo que escribes",
        paragraphs: [
          "Una edad, unos temas y, si quieres, una idea. Con el nombre de pila basta: ningún dragón ha preguntado nunca por los apellidos.",
          "Mientras lo preparas, todo eso está en esta pestaña de tu navegador, para que no tengas que escribirlo otra vez si algo falla. Cuando la cierras, se va.",
          "Al pedir el cuento, llega al servidor, se usa para contarlo y no se guarda. Con el cuento queda solo una huella (SHA-256), un número que sale de tu petición pero no la contiene. Sirve para no contar dos veces lo mismo.",
        ],
      },
      { heading: "Quién cuenta", paragraphs: [whoTells(isToldByModel, modelHosts)] },
      {
        heading: "Lo que se guarda",
        paragraphs: ["Tres cosas. Lo que caduca se borra en una limpieza que pasa cada diez minutos."],
        items: [
          "El cuento y su título: 24 horas, en la base de datos de este servidor. Si diste un nombre, saldrá en él. Se guarda para que, cuando haya cuentas, puedas abrir la otra mitad dentro de ese día.",
          "Un cuento que se cortó a medias: lo que se llegó a contar, una hora, por si quieres que la casa lo termine.",
          `Un mensaje de contacto: tu nombre, tu correo y lo que cuentes. Se guarda, se manda por correo a ${whoever}, y se queda hasta que allí se borre.`,
        ],
      },
      {
        heading: "Cookies",
        paragraphs: ["Dos, y ninguna te sigue. Por eso no hay ventanita que cerrar."],
        items: [
          "«i18nextLng»: tu idioma. Dura un año. Lo mismo se apunta en el almacenamiento local de tu navegador.",
          "«cuentaluna_guest» (con https empieza por «__Host-»): un valor al azar que une tu navegador con tu cuento. Dura 24 horas, ningún script puede leerlo (HttpOnly) y en el servidor solo está su huella.",
        ],
      },
      {
        heading: "Contra los abusos",
        paragraphs: [
          "Tu dirección de red solo está un rato en la memoria, para que nadie pida mil cuentos de golpe, y no se escribe en ningún sitio. El registro del servidor anota el método, la ruta si es una de las conocidas, el resultado, el tiempo que tardó y un número al azar. Ni cuentos, ni nombres, ni direcciones.",
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
          "Puedes preguntar qué hay tuyo, corregirlo, llevártelo, oponerte o pedir que se borre. Escribe por el formulario. Si borras la cookie, ya nada une tu navegador con ese cuento; a las 24 horas tampoco hay cuento.",
          "La ley pide decir en qué nos apoyamos. Contamos y contestamos porque tú lo pides; ponemos límites porque tenemos un interés legítimo en que esto no se caiga.",
          "Si crees que algo se hace mal, puedes reclamar ante la autoridad de protección de datos. En España es la AEPD (aepd.es).",
        ],
      },
    ],
    updated: "21 de noviembre de 2026",
  };
};

function whoTells(isToldByModel: boolean, modelHosts: readonly string[]): string {
  if (!isToldByModel) {
    return "Los cuentos los inventa el narrador de la casa, un programa que vive en este mismo servidor. Lo que escribes no sale de aquí.";
  }
  if (modelHosts.length === 0) {
    return "Los cuentos los escribe un modelo de IA que trabaja en este mismo servidor. Lo que escribes no sale de aquí.";
  }
  return `Los cuentos los escribe un modelo de IA. La edad, los temas, el idioma, la duración y tu texto van hasta ${hosts.format(modelHosts)}. Nada más: ni tu nombre ni tu dirección, salvo que los hayas escrito tú. Qué se hace allí con ello lo dicen sus propias condiciones.`;
}
