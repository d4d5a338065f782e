export const about = {
  title: "Quiénes somos",
  description: "Por qué hacemos cuentos para una sola persona y una sola noche, y por qué los lees tú.",
  heading: "Un cuento para una sola persona",
  paragraphs: {
    first:
      "Son las nueve menos veinte. Queda media boca por cepillar, el pijama está del revés y alguien pide un cuento. No uno cualquiera: uno con un dragón que se llame como el perro y que tampoco se atreva con el tobogán grande. Ese cuento no está en ninguna librería. Lo necesita una sola persona, que mide un metro diez, y lo necesita esta noche. Nosotros trabajamos para ese rato.",
    second:
      "La voz la pones tú. Es la que mejor se sabe el camino hasta su almohada, aunque venga con catarro, aunque bosteces, aunque el ogro te salga siempre clavado a tu cuñado. Lo nuestro son las palabras, escritas para decirse en alto: frases que caben en un aliento y huecos para que te interrumpan. En la página no hay premios ni bichos que suenen al tocarlos. Hay letras, y alguien que las lee con un brazo dormido.",
    third:
      "Contamos en español y en inglés, y no traducimos del uno al otro. Cada cuento nace en el idioma en que lo vas a leer, con su manera de refunfuñar y su manera de dar las buenas noches. Un lobo enfadado no gruñe igual en Soria que en Bristol, y hay un «anda, ven aquí» que no cabe en ningún diccionario. Si en casa habláis los dos idiomas, los lunes puede tocar uno y los martes el otro.",
    fourth:
      "Hay cosas que no entran en estos cuentos: la violencia, el sexo, las drogas, los insultos, la desesperanza. Cada frase se revisa antes de que la veas. Si una no pasa, ese cuento se tira entero y empieza otro. El miedo, cuando lo pides, viene en talla infantil: el ruido del armario acaba teniendo explicación, y suele ser un poco ridícula. Aun así, échale un ojo antes de leer. Ninguna revisión conoce a tu peque como tú.",
    fifth:
      "Para contar un cuento nos basta una edad y, si quieres, un nombre de pila y una idea. No pedimos fotos, ni apellidos, ni a qué cole va. Aquí no hay anuncios, nadie de fuera apunta qué páginas abres y de los niños no se vende nada: ni el nombre, ni la edad, ni sus monstruos favoritos. Lo del dragón y el tobogán es asunto vuestro. En la página de privacidad está todo, y se entiende.",
    sixth:
      "Y luego está el final, que es lo más difícil. Nuestros cuentos van bajando: las frases se acortan, los ruidos se alejan, el dragón bosteza. Cuando acaba uno no salta el siguiente, ni cae una estrella que haya que coleccionar. Hay un punto, y ya está. No prometemos que se duerma; eso no lo promete nadie que haya acostado a un niño. Nosotros prometemos no despertarlo.",
  },
};
