import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** A small wild wonder has strayed and is carried back to where it belongs. */
export const nightJourney: PlotTellings = {
  titles: [
    "{Thing} que se perdió",
    "{hero} lleva {thing.un} a casa",
    "Con las manos en forma de nido",
    "{hero} y {friend}, noche adentro",
  ],
  refrains: [
    { line: "Chist, chist, ya te llevamos.", last: "Chist, chist, ya has llegado." },
    { line: "Pasito de luna, pasito de lana.", last: "Camita de luna, camita de lana." },
    { line: "Poco a poco, noche adentro.", last: "Poco a poco, sueño adentro." },
  ],
  little: {
    want: [
      `
Junto a la puerta había algo pequeño. Era {thing.un} que {thing.does}.

—¡Qué bonito! —dijo {hero}—. Quiero guardarlo.

+ {Friend} acercó la nariz, muy despacio. Mirar daba cosquillas en la tripa. {hero} puso las manos en forma de nido.
`,
      `
{hero} miró debajo del banco. Había {thing.un}, {thing:solito|solita}. {Thing} {thing.does}.

—¿Te quedas conmigo?

+ —¿Puede dormir en mi gorro? —preguntó {friend}.

+ El gorro era blandito. {hero} le hizo un hueco, un hueco muy pequeño y muy redondo.
`,
    ],
    obstacle: [
      `
En las manos {hero.del}, {thing} se puso triste.

—Quiere volver —dijo {hero}.

Su casa era {place}.

{refrain}

+ Le ofrecieron una miga. No quiso. Le cantaron un poco. Tampoco. {Friend} abrió la puerta. Fuera estaba la noche.
`,
      `
{Thing} se iba apagando, poquito a poco.

—¿Tienes sueño? —preguntó {hero}.

No. Echaba de menos {place}.

{refrain}

+ —Vamos a {thing:llevarlo|llevarla} —dijo {hero}.

+ {Friend} ya estaba en la puerta. Se había puesto un gorro. Al revés, pero puesto.
`,
    ],
    try1: [
      `
{hero} fue por arriba. ¡Uf, cuánto viento! {Friend} casi vuela. Volvieron atrás, con mucha risa.

{refrain}

+ El viento les había peinado de lado. {hero} parecía un plumero. {Friend} parecía otro plumero. {Thing} iba a salvo en el nido.
`,
      `
Por el camino grande había demasiada luz. Con los ojos cerrados, {hero} pisó un charco: ¡plof!

{refrain}

+ {Friend} pisó el charco también, para acompañar. ¡Plof! Se rieron mucho. Luego dieron media vuelta. Plof, plof, plof.
`,
    ],
    try2: [
      `
—Es por ahí —dijo {helper}—. Despacito.

Estaba oscuro y suave. {hero} siguió con {thing} en las manos.

{refrain}

+ {Friend} se quedó muy cerca, justo detrás. Solo se oían pasos. Uno. Y otro. Y otro más pequeño.
`,
      `
{Helper} conocía el camino.

—Ahora, sin ruido —dijo.

{hero} llevó {thing} sin ayuda. Un paso. Otro paso.

{refrain}

+ La noche era negra y blandita, como un gato. {hero} respiró. {Friend} respiró también, un poco más atrás.
`,
    ],
    turn: {
      nature: [
        `
{hero} abrió las manos. {Thing} subió, subió, y brilló más que antes.

—Aquí está mejor —dijo {hero}.

+ En las manos quedó un calorcito bueno. {Friend} lo tocó. Era como tocar pan recién hecho. Y no se iba, no.
`,
        `
En {place} había muchas luces pequeñas. Todas esperaban. {hero} abrió las manos.

—Adiós, {thing:bonito|bonita} —susurró. Y {thing} brilló.

+ Brillaron todas a la vez, como un hola. {Friend} dijo hola también. En la mano {hero.del} quedó un punto de luz.
`,
      ],
      courage: [
        `
Faltaban tres pasos oscuros. {hero} los contó. Uno. Dos. Tres. Y abrió las manos. ¡Qué luz!

+ —Los he dado yo —dijo {hero}.

+ {Friend} aplaudió con las manos blanditas. {Thing} hizo una vuelta en el aire. Era un gracias.
`,
        `
—Ahora yo —dijo {hero}.

Se metió en lo oscuro, pasito a pasito. Abrió las manos. {Thing} voló a su sitio.

+ Lo oscuro ya no era tan oscuro. {hero} saludó. Desde lejos, {thing} contestó: una vez, dos veces, tres.
`,
      ],
    },
    return: [
      `
El camino a casa fue muy corto. Desde la cama, {hero} vio {place} y un brillo pequeñito.

{refrain.last}

+ —Está en su casa —dijo {friend}—. Nos mira.

+ {hero} levantó la mano. Allá lejos, algo parpadeó. Y {elder} cerró un poquito la cortina.
`,
      `
{hero} y {friend} volvieron de la mano. Desde la almohada se veía {place}, allá lejos.

{refrain.last}

+ Allí, algo decía buenas noches sin hacer ruido. {hero} se lo dijo también. {Elder} les subió la manta.
`,
    ],
  },
  middle: {
    want: [
      `
{hero} salió un momento a sacudir el mantel y allí, en el escalón, había {thing.un}. No hacía nada especial. Bueno, sí: {thing.does}.

—¿Se habrá caído de algún sitio? —preguntó {friend}.

—De donde sea, ha caído en mi puerta —dijo {hero}—. Eso es casi un regalo.

+ Miraron despacio, cada cual por su lado. Cuanto más miraban, más les gustaba. {hero} ya había decidido dónde iba a {thing:ponerlo|ponerla}: en la mesilla, junto al vaso de agua, para ser lo último que viera cada noche.
`,
      `
Esa noche había algo nuevo cerca {home.del}. {hero} lo vio al cerrar la ventana: era pequeño y temblaba junto al muro. Bajó con {friend} a mirar y resultó ser {thing.un}, que {thing.does}.

—¿Nos {thing:lo|la} quedamos? —susurró {friend}.

—Yo creo que sí —dijo {hero}.

+ Lo dijo muy deprisa, como cuando no se quiere oír la respuesta. Después juntó las manos, con un hueco en el medio, y notó un calor finito, como cuando alguien te sopla un secreto en la oreja.
`,
    ],
    obstacle: [
      `
Pero en las manos {hero.del} algo iba mal. {Thing} se movía menos. Luego, menos todavía. Le pusieron un pañuelo, un poco de agua y media aceituna.

—No tiene hambre —dijo {friend}, y se comió la aceituna.

—Lo que tiene es ganas de estar en {place} —dijo {hero}—. Es de allí.

+ Costaba decirlo, con lo bien que habría quedado en la mesilla. {hero} pensó un rato con la barbilla en las rodillas. Si se quedaba, tendrían algo apagado. Si {thing:lo|la} llevaban, tendrían una noche entera para andar. Y buscó la bufanda.
`,
      `
{hero} puso {thing} en la mesilla, en el mejor sitio. Al rato, {thing} brillaba la mitad. Al otro rato, la mitad de la mitad.

—Mira hacia fuera —dijo {friend}.

Y era verdad: se inclinaba hacia la ventana, hacia {place}, como las flores hacia el sol.

+ {refrain}

+ —Esta noche {thing:lo|la} llevamos —dijo {hero}. {Friend} no preguntó si estaba lejos. Preguntó solo si había que llevar bocadillo. Había que llevarlo, claro, y también una bufanda por si refrescaba.
`,
    ],
    try1: [
      `
Tomaron el camino de arriba, que parecía el más corto. {hero} iba delante, con las manos bien cerradas. Al primer soplo de viento, {friend} echó a rodar cuesta abajo y {hero} bajó detrás, con más prisa de la que quería.

Acabaron otra vez en la puerta.

—Hemos ido muy rápido —dijo {friend}—. Pero hacia atrás.

+ La risa les duró hasta la valla. Había que reconocerlo: el camino de arriba era para cometas, no para gente con las manos ocupadas. {hero} miró entre sus palmas. Allí seguía {thing}, sin una sola arruga.
`,
      `
{hero} eligió el camino ancho, porque tenía farolas. Pero con tanta luz no se veía si {thing} brillaba o no, y además las farolas zumbaban como abejorros.

—Me están mirando —dijo {friend}.

—Son farolas.

—Pues miran muchísimo.

Dieron media vuelta, saludando a todas, por quedar bien.

+ {refrain}

+ Un poco más allá, en cuanto se acabó la luz, {thing} volvió a verse entre las manos. {hero} lo entendió: para llevar algo tan pequeño, hacía falta un camino más oscuro.
`,
    ],
    try2: [
      `
Encima de un muro estaba {helper}, mirando la noche como quien mira una sopa. {hero} preguntó por {place}.

—Todo seguido, donde no se ve nada —dijo {helper}—. El final es muy estrecho. De uno en uno, y gracias.

Así que {friend} esperó allí, y {hero} siguió con {thing}.

+ Eran pocos pasos. Pero de noche y en silencio, los pocos pasos crecen. {hero} empezó a contarlos en voz baja. Al llegar al cinco oyó a su espalda la voz {friend.del}, que contaba también: seis.
`,
      `
—Buenas noches —dijo {hero}—. ¿Sabes por dónde se va a casa de esto?

{Helper} miró entre las manos y sonrió.

—Por ahí. Pero es un camino tímido: si entran muchos, se esconde.

{Friend} se sentó en una piedra y {hero} echó a andar con {thing}, sin nadie al lado.

+ {refrain}

+ No había luces, ni ruido, ni suelo que se viera. Había olor a hojas y a agua. {hero} puso un pie, comprobó que el mundo seguía debajo y puso el otro.
`,
    ],
    turn: {
      nature: [
        `
{hero} llegó al centro {place.del} y abrió las manos. Al principio no pasó nada. Luego {thing} se estiró, subió un poco y brilló como no había brillado en toda la noche.

—Ah —dijo {hero}—. Era así.

Allí, con tanta noche alrededor, parecía mucho más grande.

+ Desde arriba cayó algo pequeño, apenas un calor, y se le quedó en la palma. {hero} la cerró despacio. Todavía estaba caliente cuando {friend} llegó corriendo a preguntar cómo había sido, con todos los detalles, hasta el más pequeño.
`,
        `
En medio {place.del}, la oscuridad estaba llena de otras luces, escondidas por todas partes. Esperaban calladas, como en una fiesta sorpresa. {hero} lo comprendió enseguida: {thing} tenía familia.

Abrió las manos. Una luz pequeña salió, otra contestó y luego contestaron todas, hasta las más tímidas.

+ —Si me {thing:lo|la} llego a quedar, no veo esto —dijo {hero}, casi sin voz. {Friend} había llegado de puntillas y miraba con la boca abierta. Al irse, un punto de luz se les quedó en la palma de la mano. No pesaba nada.
`,
      ],
      courage: [
        `
Quedaban siete pasos, los más oscuros de todos. {hero} se paró. Podía llamar {friend.al}. Podía dar la vuelta. Miró {thing}, que ya casi no se veía, y dijo:

—Tengo miedo, pero tengo más prisa.

Dio los siete, y al final abrió las manos.

+ La oscuridad se llenó de luz desde abajo, como un vaso. {Thing} dio una vuelta alrededor {hero.del} y otra más lejos. En el suelo quedó marcado un camino de puntitos de luz, para poder volver cualquier otra noche.
`,
        `
No se veía nada. {hero} cerró los ojos, y así, por lo menos, lo oscuro era suyo. Dio un paso. El corazón le hacía de tambor. Dio los demás al ritmo del tambor, uno detrás de otro, hasta que notó aire en la cara.

Entonces abrió los ojos y las manos.

+ {Thing} subió despacito y alumbró el camino hecho: era corto y no tenía nada malo. {hero} se rio. Desde la otra punta, {friend} gritó que se veía perfectamente y que qué bonito.
`,
      ],
    },
    return: [
      `
La vuelta no tuvo cuestas. {hero} y {friend} anduvieron sin hablar, con el silencio bueno de después. {Elder} había dejado la puerta entornada.

Desde la cama, si se apartaba un poco la cortina, se veía {place}. Y allí, una luz diminuta que subía y bajaba.

+ {refrain.last}

+ —¿Crees que nos ve? —preguntó {friend}. {hero} movió la mano y la luz se apagó un instante y volvió a encenderse. Podía ser casualidad. Lo hizo tres veces más, por si acaso.
`,
      `
Cuando llegaron, en la mesilla quedaba un sitio vacío. {hero} lo miró y no le dio pena. Puso allí la mano, que aún guardaba un poco de calor.

—Está justo enfrente —dijo—. Al otro lado de la ventana.

—A la izquierda del árbol torcido —precisó {friend}.

+ {Elder} quiso saber qué miraban con tanto interés. Le hicieron un hueco y estuvieron mirando. No se veía mucho: un punto. Pero era un punto muy contento, y cada cual le dio las buenas noches a su manera.
`,
    ],
  },
  big: {
    want: [
      `
{hero} no buscaba nada, que es la mejor manera de encontrar. Había salido a recoger la ropa tendida y, entre dos pinzas, apareció {thing.un} que {thing.does}.

—No parece una pinza —observó {friend}.

—Desde luego. Las pinzas no hacen eso.

Estuvieron mirando un buen rato. Era de esas cosas que nadie sabe que quiere hasta que las tiene delante; a partir de ese momento, cuesta acordarse de haber querido otra.

+ {hero} pensó en el estante vacío de su cuarto. Pensó en {thing:enseñarlo|enseñarla}, en que le preguntasen dónde se conseguía, en responder «por ahí» con aire distraído. Todo eso lo pensó en el tiempo que tardó en juntar las manos. {Friend} no dijo nada, pero sujetó la cesta de la ropa, y eso también era una opinión.
`,
      `
Lo primero fue un resplandor detrás {home.del}, donde no tenía por qué haber ninguno. {hero} lo investigó con las debidas precauciones, es decir, con {friend} delante.

Era {thing.un}. Estaba en el suelo mismo, muy lejos de todo, y {thing.does}, pero con cierto desánimo, como un músico que toca en una sala vacía.

—Es lo más bonito que he visto —dijo {hero}—. Me gustaría que se quedara.

+ —¿Y le gustaría también a quien se queda? —preguntó {friend}, como al descuido.

+ La pregunta era incómoda, así que {hero} hizo como si viniera de lejos. Colocó las manos en forma de cuenco. No pesaba casi nada; era como sostener una palabra que alguien está a punto de decir. Y daba gusto, mucho gusto, ser quien la sostenía.
`,
    ],
    obstacle: [
      `
Al cabo de media hora, {hero} tuvo que admitir que algo no iba bien. En sus manos, {thing} se debilitaba. Probaron a ponerle música, a quitarle la música, a hablarle de fútbol.

—Quizá sea el tamaño de la habitación —dijo {friend}.

Entonces {hero} recordó dónde había visto algo parecido: muy lejos, desde la ventana, en {place}. Aquello no era cansancio, ni sueño, ni hambre. Era nostalgia, que se parece un poco a las tres cosas.

+ Hubo un silencio incómodo. {hero} miró su estante, donde habría quedado de maravilla, y luego miró aquello que se apagaba con tan buena educación, sin quejarse. Sería fácil esperar a mañana. Lo malo de mañana era que tal vez llegara tarde. «Esta noche», decidió, y le sorprendió lo mucho que se alegraban sus pies, que al parecer ya lo habían decidido antes.
`,
      `
{hero} preparó un frasco precioso, con musgo, una piedra plana y agujeros en la tapa. {Thing} entró, dio una vuelta y se quedó sin brillo en el rincón, como quien ha llegado a un hotel y echa de menos su cama.

—A mí el frasco me parece muy bien —dijo {friend}—. Pero yo no vivo dentro.

Era el tipo de frase que {friend} soltaba sin darse cuenta. {hero} quitó la tapa. En realidad lo sabía desde el principio: {thing} era {place.del}.

+ Tardó un poco todavía. Estuvo mirando el frasco vacío, que ya no parecía tan bonito, y calculó cuánto se tardaba en ir. Bastante. Calculó cuánto brillo quedaba. Poco. Eran unas cuentas muy simples, y el resultado salía siempre igual: había que ir aquella noche.
`,
    ],
    try1: [
      `
El atajo fue idea {hero.del}. Conviene decirlo, porque después nadie quiso atribuírselo. Subía por un repecho, recto como una regla de madera, y sobre el papel ahorraba por lo menos diez minutos.

Sobre el terreno era otra cosa. A medio subir, el viento venía de todas partes y la cuesta empezó a devolver a todo el mundo, con educación, al punto de partida.

—¿Seguro que estamos subiendo? —gritó {friend}.

—Técnicamente, sí —respondió {hero}, mientras resbalaba muy despacio hacia abajo.

+ Llegaron abajo en cosa de un suspiro. Por fortuna, {hero} había mantenido las manos en alto durante todo el descenso, y {thing} ni se enteró. Se miraron: llevaban hierba hasta en las orejas. {Friend} estornudó un diente de león. Cuando pudieron parar de reír, decidieron que el camino largo tenía, al fin y al cabo, un aspecto muy agradable.
`,
      `
Empezaron por el camino iluminado, que es lo sensato. A los cien pasos, {hero} notó el inconveniente: con tanta claridad, {thing} ya no se distinguía de sus propias manos.

—¿Sigue ahí? —preguntó {friend}.

—Eso creo. Es como escuchar un susurro en una feria.

Dieron tres vueltas completas al mismo banco, siguiendo con mucha fe una flecha que resultó ser un anuncio de peinados, y acabaron por sentarse a reír.

+ —Podríamos peinarnos —dijo {friend}—, ya que hemos venido.

+ {hero} comprendió que estaba haciendo las cosas al revés. Elegía el camino que le venía bien a quien llevaba, y no a lo que había que llevar. Dieron la espalda a tanta luz, y a los pocos metros, en la penumbra, volvió a verse entre sus manos aquella claridad pequeña.
`,
    ],
    try2: [
      `
{Helper} estaba donde el camino deja de tener nombre. {hero} saludó. {Friend} contó el caso entero, con muchos ademanes, y {helper}, que escuchaba muy bien, miró hacia lo más oscuro.

—Es por ahí. No hay pérdida, porque solo hay un camino, y es estrecho. De uno en uno.

—¿Y quién va? —preguntó {friend}.

{hero} ya lo sabía. {Thing} no había querido salir de sus manos en toda la noche.

—Si canto bajito, ¿me oís? —dijo.

+ Le aseguraron que sí. Los primeros pasos fueron fáciles, porque todavía llegaba por detrás el murmullo de la conversación. Después, ni eso. {hero} descubrió que el silencio total no existe: se oía la hierba, se oía la propia respiración y, cada vez más, debajo de todo, algo parecido a un saludo.
`,
      `
Tuvieron que preguntar. No era cosa que {hero} hiciera con gusto, pero menos le gustaba dar vueltas, así que se acercó {helper.al}, que ordenaba unas ramas con mucha calma.

—Vaya —dijo {helper}, al ver lo que traían—. Hace días que falta en {place}. Se nota mucho.

Les enseñó la última senda. Era tan estrecha y tan callada que {friend} no cabía sin hacer ruido. Lo intentó. Hizo ruido.

—Ve tú —dijo, y le apretó el brazo.

+ De modo que {hero} entró sin compañía, con las manos juntas por delante. Lo más difícil no era la oscuridad. Lo más difícil era que, a cada paso, faltaba menos para tener que abrirlas. Pensó dos cosas a la vez, que quería llegar y que ojalá estuviese más lejos, y no le pareció que ninguna fuera mentira.
`,
    ],
    turn: {
      nature: [
        `
El camino se abrió sin avisar. {hero} estaba en medio {place.del} y, por primera vez, vio aquello de cerca: no era un lugar vacío al que le faltara una luz, era una conversación a la que le faltaba una voz.

Abrió las manos. {Thing} dudó un instante, como si recordara, y luego fue a ocupar su hueco. Todo cambió un poco. No brillaba más que antes: brillaba más que nunca, y sin ningún esfuerzo.

+ {hero} pensó en su cuarto, tan pequeño, y le dio casi la risa. Allí habría sido una cosa. Aquí era una parte. Se quedó hasta que le pesaron los ojos, y al marcharse notó en la palma una señal diminuta y tibia, del tamaño de una peca. Frotó un poco, por probar, y no se borró. Tampoco insistió mucho.
`,
        `
{hero} había llegado al final y ya no quedaba excusa. Abrió las manos poco a poco, sin mirar. Cuando miró, {thing} ya no estaba en sus manos: estaba en todas partes. Subía, giraba, reconocía rincones. Y de los rincones le iban contestando.

«Entonces era esto», pensó. En casa solo había visto la mitad, la mitad callada.

Nadie le dio las gracias. No hacía falta, porque tampoco era un regalo. Era más bien una devolución.

+ {Friend} apareció al poco, incapaz de esperar, con una rama en la cabeza. Por una vez no comentó nada. Antes de irse vieron que, en la dirección {home.del}, una de las luces se había adelantado a las demás, como para que luego pudiera encontrarse desde la ventana sin ningún trabajo.
`,
      ],
      courage: [
        `
A veinte pasos del final, {hero} se detuvo. {Thing} ya casi no alumbraba, y lo que había delante era una oscuridad entera, sin estrenar. Buscó una razón para volver y encontró siete. Para seguir solo había una, y la llevaba en las manos.

—Vamos —le dijo—. Yo también tengo miedo. Hacemos turnos: tú los pasos pares y yo los impares.

Contaron así, a medias. En el veinte, que era par, {hero} abrió las manos.

+ La luz subió y, al subir, enseñó de una vez todo lo que la oscuridad había estado tapando: hierba, una piedra con forma de pan, un escarabajo sorprendido. Nada más. {hero} se lo grabó bien en la memoria. Otra noche, en otro sitio igual de oscuro, convendría acordarse de aquel escarabajo y de su cara.
`,
        `
Ocurrió lo que temía: {thing} parpadeó y se quedó a oscuras. {hero} también. No veía sus manos ni el camino, y la voz {friend.del} quedaba muy atrás.

Esperó a ser valiente. Como tardaba, decidió ir empezando sin serlo: un pie, una pausa, otro pie. Descubrió que los pies no preguntan tanto como la cabeza. Cuando el aire cambió y supo que había llegado, abrió las manos de golpe, antes de que pudiera arrepentirse.

+ Primero hubo un punto. Luego el punto respiró y la noche entera respiró con él. {hero} tardó en darse cuenta de que aquella humedad en la cara era suya, y de que estaba sonriendo. En la palma le quedó un polvillo claro, como de harina. Visto de cerca, alumbraba lo justo para encontrar el camino de vuelta.
`,
      ],
    },
    return: [
      `
El regreso fue cuesta abajo en todos los sentidos. {Friend} quería saberlo todo y lo preguntaba en desorden; {hero} contestaba a lo que sabía, que no era tanto, y a lo demás respondía señalando hacia atrás.

En {home}, {elder} había dejado la cena tapada con un plato y la ventana sin tapar. Desde la cama se veía {place}, y en él un punto que no estaba la noche anterior.

+ —Yo habría jurado que era una estrella —dijo {elder}.

+ —Está un poco baja para ser estrella —contestó {hero}, sin dar, por ahora, demasiados detalles. Hay cosas que se cuentan al día siguiente, con la boca llena de pan. {Friend} le guiñó un ojo al punto. El punto, con toda formalidad, le devolvió el guiño.
`,
      `
Nadie se perdió a la vuelta, ni siquiera en la parte en que se perdía todo el mundo. {hero} se lavó las manos por encima, para no gastar lo que le quedaba en la palma. Luego se metió en la cama, que estaba fría por los lados y muy bien por el medio.

El sitio que había imaginado para {thing} seguía vacío, junto a la almohada. No parecía triste; parecía, más bien, un sitio con vistas.

+ Desde la almohada, inclinando un poco la cabeza, se alcanzaba a ver {place}. {Friend} se ofreció a vigilar toda la noche y cerró los ojos casi enseguida. {Elder} dejó la puerta entornada y la casa en voz baja. A lo lejos, muy despacio, algo se encendió y se apagó una vez, como quien pasa la mano por el pelo.
`,
    ],
  },
};
