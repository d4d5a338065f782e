import type { SharedTellings } from "#storyteller/scenes/passage.ts";

/** Somebody small met on the way, who says one odd, kind thing. Fits any plot: what has not worked yet is never named. */
export const meetings: SharedTellings["meetings"] = {
  Fantasy: {
    middle: [
      `
Por el camino, {hero} y {friend} encontraron una nube muy baja, del tamaño de una oveja, que se había parado a descansar.

—Vais con la cara arrugada —dijo la nube.

—Es que no nos ha salido bien —contestó {hero}.

—A mí me costó nueve veces ser redonda. Ahora ni lo pienso.

+ {Friend} preguntó qué había hecho la octava vez. «Reírme», dijo la nube, y se estiró un poco. Después les lloviznó en la frente, tres gotas nada más, para que siguieran con la cara fresca.
`,
      `
En un recodo estaba sentado un gigante. Era un gigante pequeño, de los de su casa: le llegaba {hero.al} por la oreja.

—¿Os ha salido mal? —preguntó—. Qué suerte. Lo mal hecho ya está hecho, y ahora toca lo otro.

{Friend} lo pensó y le pareció que tenía sentido.

+ Luego sacó del bolsillo y les ofreció una avellana partida en tres. Para él era una merienda enorme. Mientras masticaban, {hero} notó que el nudo de la tripa se aflojaba, como un cordón cuando nadie tira.
`,
    ],
    big: [
      `
Por el camino adelantaron a una escoba. No llevaba bruja; iba barriendo por cuenta propia, con pasadas cortas y buen ánimo.

—Perdón —dijo {hero}—. ¿Molestamos?

—Al contrario. Pisad, pisad. Luego lo barro y tengo algo que hacer.

{Friend} le contó que las cosas no marchaban. La escoba, mientras escuchaba, no dejó de trabajar.

—Yo nunca barro el camino entero —dijo—. Me asustaría. Barro lo que hay delante de mí. Lo raro es que luego está entero.

+ Se quedaron mirándola un momento. Era verdad: a su espalda, el camino relucía hasta perderse de vista, y ella ni se había enterado. Antes de despedirse, les cepilló los pies con mucha consideración. {hero} echó a andar pensando solo en el trozo de delante, y luego en el siguiente. Visto así, aquello daba bastante menos vértigo.
`,
      `
Un farol con patas de gallina cruzaba el camino, bostezando chispas. Se detuvo al ver {hero.al} y se alumbró a sí mismo, por cortesía, para que lo vieran bien.

—No tenéis aspecto de gente que ha terminado —observó.

—Hemos empezado mal —reconoció {hero}.

—Empezar mal es empezar. Yo conozco farolas que llevan cien años pensando cómo.

{Friend} quiso saber adónde iba. El farol tampoco lo sabía. Iba despacio, explicó, para que le diera tiempo a descubrirlo.

+ Anduvieron juntos unos pasos. La luz del farol no llegaba lejos, tres baldosas a lo sumo, pero las tres que alumbraba se veían de maravilla. {hero} hizo el cálculo: de tres en tres se podía ir a cualquier parte. Cuando quiso dar las gracias, el farol se había dormido de pie, con la luz puesta.
`,
    ],
  },
  Fable: {
    middle: [
      `
Un caracol ocupaba todo el ancho del camino, o eso creía él.

—Pasad por detrás, que tengo prisa —dijo.

{hero} y {friend} esperaron. El caracol los miró con un solo ojo, para no gastar.

—¿Venís de equivocaros? Bien hecho. Yo siempre voy por el camino más largo, y nunca me lo he perdido.

+ {Friend} tardó un rato en entenderlo, y el caracol tardó lo mismo en apartarse. {hero} respiró hondo. Si él llegaba a los sitios, y llegaba, no había motivo para correr tanto.
`,
      `
Sobre una piedra, una hormiga empujaba una miga cuesta arriba. La miga se cayó. La hormiga bajó a buscarla.

—¿Otra vez? —preguntó {hero}.

—No es otra vez —dijo la hormiga—. Antes subía por la izquierda. Ahora subo por la derecha. Es la primera.

{Friend} sopló un poquito, por detrás.

+ La miga llegó arriba. «Se nota que por aquí hay menos viento», dijo la hormiga, sin sospechar nada. Y se fue tan contenta. {hero} y {friend} siguieron andando. Todavía les quedaba, por lo menos, una primera vez.
`,
    ],
    big: [
      `
Una oca anciana revisaba el camino con gafas y una libreta. Apuntaba los charcos.

—Nombre —le dijo {hero.al}.

{hero} lo dijo.

—¿Y ese aire de lunes?

—Lo hemos intentado y no ha resultado —explicó {friend}.

La oca se mojó el pico y pasó muchas hojas hacia atrás.

—Yo intenté volar al sur nueve otoños —leyó—. Siempre me despistaba y acababa aquí. Ahora resulta que me gusta mucho. Apuntad lo que no sale. A veces es una dirección.

+ Les regaló una hoja en blanco, que era lo mejor que tenía, y les puso un sello con la pata. {Friend} la dobló en cuatro. {hero} no supo qué apuntar todavía, pero lo de antes ya no parecía un error, sino la primera línea de una lista. Las listas, como se sabe, rara vez tienen solo una.
`,
      `
Un burro muy pequeño, o muy lejano, resultó ser muy pequeño. Estaba parado en mitad del camino y no pensaba moverse.

—Me he puesto terco —explicó—. Se me pasa enseguida. ¿A vosotros también os pasa?

—A mí se me ha puesto terco el día —dijo {hero}.

—Entonces no empujéis. A los tercos, empujarnos nos da la razón. Lo que va bien es rodearnos.

{Friend} dio la vuelta entera al burro, para probar. Funcionaba perfectamente.

+ Lo que pasó después fue curioso: el burro, muy satisfecho, viendo que nadie le empujaba, echó a andar por su propia voluntad. {hero} se volvió a mirarlo. Quizá había estado empujando también, toda la noche, por el lado que no era. Por los otros lados del asunto ni siquiera había mirado. Eran tres, por lo menos.
`,
    ],
  },
  SciFi: {
    middle: [
      `
Por el camino rodaba una aspiradora muy seria, que pedía perdón a todo con lo que chocaba.

—Perdón, pared. Perdón, {hero}.

—¿Siempre chocas? —preguntó {friend}.

—Mucho. Cada golpe me dice dónde hay algo. Con cien golpes tengo un mapa.

{hero} contó los golpes que llevaban. Eran poquísimos.

+ La aspiradora les imprimió su mapa en un papelito. Solo salía dibujado lo que no se podía atravesar: tres sillas, dos muros y una rana. Lo demás, todo lo blanco, estaba libre. Y había muchísimo blanco.
`,
      `
Una antena joven estaba sentada en el suelo, con la cabeza torcida.

—Si la pongo recta oigo pitidos —dijo—. Si la tuerzo, oigo música. Nadie me había dicho que había que torcerla.

{hero} torció la cabeza. {Friend}, también. Desde ese lado, el problema se veía distinto: más bajo y más ancho.

+ «Son las ondas», explicó la antena. «Llegan de donde quieren, no de donde una mira.» {hero} dio las gracias y siguió andando de medio lado. Por lo menos, así no se tropezaba con la misma idea.
`,
    ],
    big: [
      `
Un termómetro con ruedas cruzó por delante y frenó en seco.

—{hero}: treinta y seis con cinco —anunció—. {Friend}: temperatura ambiente. Ánimo de la expedición: doce grados, y bajando.

—No nos ha funcionado una cosa —explicó {hero}.

—Lógico. Un experimento son muchos. El que sale a la primera no enseña nada: no se sabe por qué ha salido.

{Friend} preguntó cuántos hacían falta.

—Uno, el siguiente —dijo el termómetro—. Siempre hace falta el siguiente.

+ Volvió a medir. El ánimo estaba ya en catorce. Él mismo dio la explicación: hablar produce un poco de calor, medio grado por frase si la frase es amable. {hero} le dio las gracias y lo hizo con dos frases. El termómetro se marchó pitando, a comprobar algo en otra parte, con un grado más de lo normal.
`,
      `
{hero} oyó un roce. Por el camino venía un satélite retirado, de los que ya no giran, arrastrando sus paneles como quien arrastra un abrigo.

—¿Os habéis desviado? —preguntó—. Yo me pasé treinta años desviándome. En órbita se llama así: caer todo el tiempo y no darle nunca al suelo.

—¿Y eso está bien? —dijo {hero}.

—Es lo que hace la Luna, y nadie se lo reprocha.

{Friend} miró hacia arriba con más respeto que de costumbre.

+ Además les enseñó su truco, que era sencillo y se podía explicar: cuando algo tira de uno hacia un lado, no hay que frenar, hay que dar un poquito de impulso en la otra dirección. Solo un poquito. {hero} lo ensayó con un paso largo. Torcido, sí; pero el camino también torcía.
`,
    ],
  },
  Scary: {
    middle: [
      `
Algo frío le rozó la oreja {hero.al}. Fue solo un momento, como cuando se abre la nevera. Y era eso: un fantasmita con un helado.

—Perdón —dijo—. Gotea.

—¡Qué susto tan rico! —dijo {friend}.

—Yo me asusto de mi propio helado. Luego lo pruebo y se me pasa.

+ {hero} miró el camino que quedaba. También parecía un poco frío desde lejos. Tal vez había que probarlo, y ya está. El fantasmita, muy amable, les ofreció un mordisco. Sabía a niebla con un poco de vainilla.
`,
      `
Por el camino, una sombra muy larga se puso a andar detrás {hero.del}. Cuando {hero} se paraba, la sombra también.

—¿Eres mía? —preguntó {hero}.

—Todavía no —dijo la sombra—. Estoy de prueba. ¿Se nota que tiemblo?

Un escalofrío chiquitito y luego, una risa. Era una sombra muy educada.

+ —Yo voy detrás —explicó— porque así veo que a los demás no les pasa nada. {Friend} dijo que era un método buenísimo. Y así anduvieron un rato, con la sombra detrás, hasta que la sombra dejó de temblar.
`,
    ],
    big: [
      `
Al doblar una curva, {hero} sintió un soplo en la nuca, muy fino, como si alguien apagara una vela. Hubo un escalofrío. Uno solo, y duró lo justo.

—Mil perdones —dijo a su espalda un abrigo viejo, colgado de una rama—. Estaba suspirando. Cuando no hay nadie dentro de uno, se nota mucho la corriente.

—No pasa nada —dijo {hero}—. Nosotros también veníamos suspirando.

—Ah. Entonces os abrocho.

Y les abrochó, con una manga, un botón que no tenían.

+ Lo extraño es que ayudó. El abrigo explicó que casi todo lo que da frío viene por un hueco, y que a veces basta con saber dónde está. {Friend} buscó el suyo y resultó ser hambre. {hero} buscó el otro. Era pequeño, tenía forma de «¿y si no sale?», y se podía tapar con la mano.
`,
      `
Sonó un arrastrar de cadenas, lento, cada vez más cerca. {hero} y {friend} se miraron sin mover la cabeza. Por el camino apareció una bicicleta, empujada por un esqueleto diminuto y muy sofocado.

—Se me ha salido la cadena —dijo—. Llevo así desde el martes.

{hero} ayudó a ponerla en su sitio. No era difícil, con cuatro manos.

—Lo había intentado yo con dos —dijo el esqueleto—. Y con las mismas dos, lo volvía a intentar.

+ Tenía su gracia: llevaba días pensando que le faltaba fuerza y solo le faltaba alguien que sujetara. Les dio las gracias haciendo sonar el timbre y se alejó tan contento que perdió una varilla de paraguas del cesto. {Friend} se la devolvió. {hero} se quedó pensando en las manos: allí, contándolas todas, había bastantes.
`,
    ],
  },
  Superhero: {
    middle: [
      `
En lo alto de un buzón había un pájaro con capa.

—Tengo un poder —le dijo {hero.al}—. Sé exactamente cuándo se va a abrir una puerta. Pero solo las que se abren solas.

—¿Y sirve? —preguntó {friend}.

—Poquísimo. Por eso aprendí también a llamar.

+ Con aquello {hero} se rio, y al reírse se le soltó algo que llevaba muy apretado por dentro. Tampoco tenían un gran poder. Pero llamar, y volver a llamar las veces que hiciera falta, eso sí que sabían hacerlo.
`,
      `
Por el camino flotaba una gata, a un palmo del suelo. Ni más alto ni más bajo.

—Vuelo —explicó—, pero solo hasta aquí. Al principio me daba pena. Luego vi que a esta altura están todos los que necesitan algo.

{hero} miró a esa altura. {Friend} también. Se veía todo diferente.

+ La gata fue a su lado un trocito, despacio, sin tocar los charcos. Antes de marcharse les dejó su lema, que era muy corto: «Un palmo también es volar». {hero} lo repitió dos veces para no olvidarlo.
`,
    ],
    big: [
      `
En un banco, junto al camino, estaba sentado un señor invisible. Se sabía por el periódico, que pasaba las hojas en el aire.

—¿Un mal rato? —preguntó el periódico.

—O un mal intento —dijo {hero}—. ¿Lo suyo es un superpoder?

—A medias. Se me ve en cuanto me río. Y soy de risa fácil.

{Friend}, que no dejaba pasar una ocasión, contó enterito el chiste de la patata. Aparecieron una nariz y dos cejas.

+ —La gente cree que un poder con fallo es medio poder —dijo la nariz, limpiándose las lágrimas—. Yo creo que el fallo es la puerta. Por ahí entran los amigos.

+ {hero} le estrechó una mano que se iba borrando. Tenía unos cuantos fallos a mano y nunca se le había ocurrido mirarlos como puertas. Convendría repasarlos por la mañana.
`,
      `
A mitad de camino había una tortuga con antifaz que pedía el alto.

—Velocidad supersónica —se presentó—. Pero dura un segundo y luego tengo que dormir una hora. He aprendido a elegir muy bien el segundo.

—¿Y el resto del tiempo? —preguntó {hero}.

—Lo demás lo pienso. Es donde se gana todo.

{Friend} quiso verlo. La tortuga calculó el viento, calculó la luz y calculó que no hacía falta. Aquello, dijo, era lo más rápido que se podía hacer.

+ {hero} lo comprendió unos pasos después, cuando ya se habían despedido. El primer intento lo habían hecho deprisa, gastando el segundo entero sin haberlo elegido. Quedaba otro. No había que correr más; había que saber cuándo. Desde atrás llegó un ronquido breve, de los que se ganan con toda honradez.
`,
    ],
  },
  Mistery: {
    middle: [
      `
Por el camino, {hero} vio una paloma con lupa que estudiaba una miga.

—Pan de ayer —dijo—. Alguien pasó por aquí masticando por la izquierda.

—Fui yo —dijo {friend}—. Y era galleta.

La paloma tachó algo en su cuaderno.

—Estupendo. Una idea menos. Cuantas menos quedan, mejor se ven.

+ {hero} también tachó por dentro lo que ya no podía ser. Quedaban pocas cosas sin tachar, y una de ellas brillaba un poco. La paloma se comió la pista con mucha formalidad y les deseó buena suerte.
`,
      `
{hero} encontró en el suelo una huella rarísima, con tres puntos y una raya.

—Un animal de cuatro patas —dijo {friend}—. Una de ellas, muy estrecha.

Era una señora menuda, con bastón y con un gato de puntillas.

—Siempre se equivocan —dijo, muy contenta—. Yo miro primero hasta dónde va la huella, y luego digo de quién es.

+ Les enseñó a hacerlo: agacharse, esperar, no decir nada. Mirando así, hasta el polvo contaba cosas. {hero} le dio las gracias y decidió que, a partir de entonces, adivinaría un poco más tarde.
`,
    ],
    big: [
      `
Un ratón con gabardina les salió al paso desde detrás de una farola.

—Sé a qué venís —susurró.

—¿De verdad? —dijo {hero}.

—No. Pero lo digo siempre, y la gente me lo cuenta.

Era un método admirable. {Friend} estuvo a punto de contárselo todo.

—Os doy una pista gratis —añadió el ratón—. Cuando algo no encaja, no hay que tirarlo. Hay que guardarlo aparte. Al final, lo que sobra es siempre lo que falta.

+ {hero} repasó lo ocurrido hasta entonces y encontró, en efecto, un detalle que no encajaba y al que no había hecho caso. No sabía qué significaba. Lo puso aparte, como quien deja una pieza de puzle en el borde de la mesa. El ratón se alzó el cuello y desapareció a medias: se le veía la cola.
`,
      `
Junto al camino, una lagartija interrogaba a un cubo.

—¿Dónde estabas a las nueve? —le decía—. ¿Y a las diez? Siempre aquí, ¿verdad? Muy sospechoso.

—Me parece que es un cubo —dijo {hero}, con suavidad.

La lagartija lo miró por los cuatro costados.

—Tres días —murmuró—. En fin. Por lo menos sé que no fue el cubo, y lo sé mejor que nadie. ¿Vosotros en qué os habéis equivocado?

Se lo dijeron. La lagartija asintió con profesionalidad.

+ —Cambiad la pregunta —dijo—. Yo tenía que haber preguntado para quién era el agua. {Friend} miró dentro del cubo: había un poco, con una hoja flotando, y un gorrión que esperaba turno. {hero} probó a dar la vuelta a su propia pregunta. Al otro lado había algo escrito, todavía muy borroso, pero en letra grande.
`,
    ],
  },
};
