import type { HostFacts } from "#app/host-facts.ts";
import type { LegalText } from "#app/i18n/legal-text.ts";

/** The rules between the host and whoever asks for a story. */
export const terms = ({ product, host, isToldByModel, isTrial, payments }: HostFacts): LegalText => {
  const whoever = host ?? `quien ha puesto en marcha esta copia de ${product}`;
  const teller = !isToldByModel
    ? "Los cuentos los compone el narrador de la casa, un programa que trabaja sin IA."
    : "Los cuentos los escribe un modelo de IA. Si se le escapa algo que aquí no entra, ese cuento se deja y empieza otro, del narrador de la casa, un programa que trabaja sin IA.";
  return {
    title: "Condiciones",
    description: `Las reglas de ${product}, en palabras normales: qué hace, qué no se le pide y de quién son los cuentos.`,
    intro: [
      "Se leen en lo que alguien tarda en encontrar el pijama. Al pedir un cuento o crear una cuenta, las aceptas.",
      ...(isTrial ? ["Esta es una copia de prueba, en un solo ordenador."] : []),
    ],
    sections: [
      {
        heading: "Qué es esto",
        paragraphs: [
          `${product} cuenta cuentos para dormir a partir de una edad, unos temas y una idea tuya. Aquí lo ofrece ${whoever}. Es para personas adultas que leen a niños de 2 a 10 años: el teléfono lo llevas tú.`,
        ],
      },
      {
        heading: "Cuenta una máquina",
        paragraphs: [
          teller,
          "Cada frase pasa un filtro antes de que la veas. El filtro sabe muchas palabras, pero no conoce a tu peque, y algo raro se le puede escapar. Échale un ojo al cuento antes de leerlo en alto.",
          "Y son cuentos: no valen como consejo de salud, ni como instrucciones para volar desde el sofá.",
        ],
      },
      {
        heading: "Lo que no se pide",
        paragraphs: ["Casi todo cabe en un cuento. Esto no:"],
        items: [
          "Contenido sexual, cruel o contrario a la ley.",
          "Cuentos para humillar o asustar a alguien de verdad.",
          "Datos de otras personas: apellidos, direcciones, teléfonos.",
          "Trucos para saltarse la revisión o los límites, o tantas peticiones seguidas que los demás se queden sin cuento.",
        ],
      },
      {
        heading: "La cuenta",
        paragraphs: [
          "Para empezar no hace falta: sin ella lees la primera mitad de cada cuento. Con ella los lees enteros y se quedan en tu biblioteca.",
          "Trae un número de cuentos gratis: en tu perfil pone cuántos, y cuántos llevas. Los que borras siguen contando. Los que cuenta la casa porque el tuyo falló, no.",
          "Y si un día te vas, en tu perfil te llevas los cuentos y borras la cuenta. No hay que dar explicaciones.",
        ],
        items: [
          "La abre una persona adulta, con un correo suyo.",
          "Es de una sola persona: ni se presta ni se vende.",
          "La contraseña la guardas tú. Si crees que alguien la sabe, cámbiala.",
          `Si aquí se abren cuentas nuevas, y a quién, lo decide ${whoever}.`,
        ],
      },
      ...costs(payments),
      {
        heading: "De quién es el cuento",
        paragraphs: [
          "Tuyo para leerlo, guardarlo, copiarlo e imprimirlo, hasta donde la ley lo permita. Y lo que escribes tú sigue siendo tuyo.",
          "Lo que no podemos prometer es que sea solo tuyo. A otra casa con la misma idea le puede tocar un cuento parecido; los dragones frioleros abundan.",
          "Sin cuenta, aquí se borra a las 24 horas: si te gusta, cópialo. Con cuenta se queda en tu biblioteca mientras no lo borres ni borres la cuenta.",
        ],
      },
      {
        heading: "Cuando algo falla",
        paragraphs: [
          `Hay noches con muchos cuentos a la vez y noches sin conexión. No prometemos que esto funcione siempre, ni que siga siempre igual: ${whoever} puede cambiarlo, pararlo o cerrarlo. Guarda copia de los cuentos que más queráis. Y ten cerca un libro de papel: si se cae, se recoge.`,
          "Quien abusa puede quedarse sin servicio. Y nada de lo que dice esta página te quita los derechos que te da la ley.",
        ],
      },
      {
        heading: "Cambios y ley",
        paragraphs: [
          "Si estas condiciones cambian, cambia también la fecha de esta página. Cómo tratamos tus datos está en «Privacidad».",
          `Vale la ley del país de ${whoever}. Si algo no queda claro, pregunta por el formulario de contacto.`,
        ],
      },
    ],
    updated: "22 de noviembre de 2026",
  };
};

function costs(payments: HostFacts["payments"]): LegalText["sections"] {
  const heading = "Lo que cuesta";
  const limits = "Hay límites para que llegue para todos. Si das con uno, espera un rato y vuelve a pedirlo.";
  if (payments === "none") {
    return [
      {
        heading,
        paragraphs: [
          "Aquí, nada: ni la cuenta ni los cuentos. El plan que sale en «Precio» no se puede contratar por ahora, y nadie pagará nada sin haberlo elegido antes.",
          limits,
        ],
      },
    ];
  }
  return [
    {
      heading,
      paragraphs: [
        "La cuenta y los cuentos que trae, nada. Para seguir después está el plan Básico: $ 9.99 al mes, en dólares de Estados Unidos, más los impuestos de donde vivas. El total lo ves antes de pagar.",
        ...(payments === "sandbox"
          ? [
              "En esta copia de prueba no se cobra a ninguna tarjeta. Puedes suscribirte, cancelar y volver: todo es como sería, menos el dinero.",
            ]
          : ["Se paga en una página de Stripe: los datos de tu tarjeta no llegan aquí."]),
        limits,
      ],
    },
    {
      heading: "El plan",
      paragraphs: [
        "Da para 30 cuentos al mes, contados desde el día en que empieza. Los que sobran no pasan al mes siguiente; los que borras siguen contando.",
        "Se renueva solo cada mes, y se cobra otra vez, hasta que lo canceles.",
      ],
      items: [
        "Cancelas cuando quieras, en tu perfil, sin dar explicaciones. Puede ser al final del mes ya pagado, y hasta entonces sigue todo igual. O ahora mismo: entonces los cuentos que quedaban se pierden y el dinero no vuelve por sí solo.",
        "Cuando el plan termina, tus cuentos se quedan en tu biblioteca, todos. La cuenta vuelve a ser la gratuita, y en su número cuentan también los que creaste con el plan.",
        "Si un pago falla, se vuelve a intentar durante unos días y mientras tanto el plan sigue. Puedes cambiar la tarjeta en tu perfil, en «Gestionar el pago». Si al final no sale, el plan termina; los cuentos se quedan.",
        "Si borras la cuenta, el plan se cancela en ese momento. El dinero tampoco vuelve por sí solo.",
      ],
    },
    {
      heading: "Echarte atrás",
      paragraphs: [
        "Si vives en la Unión Europea, tienes 14 días desde que te suscribes para desistir sin dar motivos. Escríbelo en el formulario de contacto, en «Quiénes somos», con el correo de tu cuenta. Basta una frase, «desisto del plan», y cuenta el día en que la envías.",
        "Te devolvemos el dinero por donde vino, en otros 14 días como mucho. Cancelar en el perfil no es lo mismo: termina el plan, pero no pide que te devuelvan nada. Para eso hay que escribir.",
      ],
    },
  ];
}
