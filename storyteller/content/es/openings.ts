import type { SharedTellings } from "#storyteller/scenes/passage.ts";

/** First words of a story: hero, friend, home and the small light. Any plot may follow. */
export const openings: SharedTellings["openings"] = {
  Fantasy: {
    little: [
      `En {home} vivía {hero}. También vivía {friend.intro}.

Cada tarde, {light} decía: ya estoy aquí.

+ No lo decía con palabras. Lo decía brillando un poquito. Brillaba en la mesa. Brillaba en la cuchara. Brillaba en la nariz {hero.del}.`,
      `Plin, plin. {Hero} quitaba el polvo en {home}.

Al lado, {friend.intro}. Arriba, {light}, con su poquito de oro.

+ El polvo era de estrellas. Hacía cosquillas. {Friend} estornudó: ¡achís! Y salió una chispa verde, que dio una vuelta y se posó.`,
    ],
    middle: [
      `Las tardes olían a pan y a magia vieja en {home}. {Hero} barría las chispas que se habían caído durante el día y las guardaba en un tarro. Así no se perdía ninguna.

Con la escoba ayudaba {friend.intro}. Y cuando ya casi no se veía, {light} empezaba a brillar.

+ Barrer chispas no es fácil. Si las asustas, suben al techo y hay que convencerlas con azúcar. {Hero} sabía hablarles bajito. {Friend} prefería ponerles nombre, y por eso en aquel tarro había ya tres Rositas, un Manolo y una que no quiso decir cómo se llamaba.`,
      `Brillaba {light} en {home}, y en lo más claro de la luz estaba {hero}, dando de cenar a una tetera. La tetera solo comía hojas secas, de una en una.

A su lado soplaba el plato {friend.intro}. El sol se metía despacio en la cama de las montañas.

+ En aquella tierra, las cosas tenían sus costumbres. Los caminos se estiraban por la mañana y se enrollaban de noche. Los espejos bostezaban. {Hero} y {friend} los conocían a casi todos por el nombre, y por eso nunca se aburrían, ni siquiera los martes.`,
    ],
    big: [
      `Quien llegara de lejos habría dicho que {home} era un sitio corriente, siempre que no se fijara en la chimenea, que echaba humo hacia abajo. {Hero} había crecido allí y tardó años en enterarse de que el humo, en otros lugares, subía. Le pareció una falta de imaginación.

Aquella tarde, con {friend.intro}, estaba ordenando los conjuros de la cocina por orden de sabor, del más dulce al más raro. En su sitio, {light} acababa de despertarse.

+ No eran conjuros importantes. Había uno para encontrar la tapa de las cosas, otro para que la leche no se subiera y uno, muy gastado, que solo servía para recordar el olor de la lluvia. {Friend} los probaba todos por si acaso. El de las tapas había funcionado demasiado bien, y ahora tenían once y ningún bote.`,
      `Los mapas de aquel reino terminaban justo delante {home.del}, porque al dibujante se le acabó la tinta y luego le dio pereza volver. {Hero} lo consideraba una suerte. Vivir fuera del mapa tiene sus ventajas: no llega el cartero, pero tampoco las facturas, y nadie pregunta por qué se tarda tanto.

Con {friend.intro}, contemplaba cómo la tarde se iba doblando por las esquinas. Detrás, {light} alumbraba lo justo, que era lo que más le gustaba.

+ A esa hora volvían las cosas pequeñas. Volvía el eco, que pasaba el día fuera. Volvía una escalera que nadie sabía adónde iba. {Hero} las contaba según entraban, y {friend} apuntaba el número con una piedrecita, aunque desde el lunes llevaban una de más y ninguna de las dos cuentas se lo explicaba.`,
    ],
  },
  Fable: {
    little: [
      `Caía la tarde. {Hero} estaba en {home}, con {friend.intro}.

La hierba se callaba. Ya brillaba {light}.

+ Dijo cri el grillo. Dijo croc la rana. El caracol no dijo nada, porque iba pensando. {Hero} les dio las buenas tardes.`,
      `{Hero} puso la mesa en {home}. Una nuez para {friend.intro}. Otra nuez más.

Y cerca, {light}.

+ Crac, hizo una nuez. Crac, hizo la otra. Una hormiga pasó por allí y pidió una miga. Se llevó dos, una en cada mano.`,
    ],
    middle: [
      `El viento de la tarde pasaba por {home} y preguntaba si había novedades. {Hero} siempre le contestaba lo mismo:

—Todas buenas.

Estaba también {friend.intro}, que clasificaba bellotas: las redondas, las muy redondas y las que rodaban solas. Al fondo, {light} empezaba a notarse.

+ Un caracol cruzaba el umbral desde el desayuno. Decía que no iba despacio, sino que los demás llegaban demasiado pronto. {Friend} le abrió un poco más la puerta, y {hero} le puso un plato de agua para cuando llegara a la otra parte. Calculaban que sería el jueves.`,
      `Todo el prado sabía que en {home} se podía entrar sin llamar. Entraban el gorrión, la lluvia fina y, alguna vez, una vaca distraída. {Hero} les ofrecía asiento.

Aquella tarde las visitas ya se habían ido. Quedaba {friend.intro}, y quedaba {light}, que hacía la sombra más blanda.

+ La vaca se había dejado un cencerro. El gorrión se había dejado una pluma y media canción. {Hero} lo puso todo en la repisa, en fila, y {friend} intentó terminar la canción por su cuenta. Le salió un final muy raro, pero el grillo lo aprendió enseguida.`,
    ],
    big: [
      `Había en el valle un reloj que nadie veía y que todos obedecían. A cierta hora se cerraban las margaritas; un poco después se abría la lechuza. Entre una cosa y otra quedaba un rato sin dueño, y ese rato lo aprovechaba {hero} para sentarse a la puerta {home.del} y escuchar.

Escuchaba también {friend.intro}, aunque con menos disciplina. Por la ladera bajaba el olor a heno, que siempre llega el último. Cerca, {light} esperaba su turno sin impacientarse.

+ Se aprendía mucho. Esa tarde supieron que el arroyo estaba ronco, que los erizos tenían reunión y que un sapo de la orilla norte se consideraba guapo, y con motivo. {Hero} no comentaba nunca lo que oía. {Friend} lo comentaba todo, pero tan bajito que contaba como silencio.`,
      `El mirlo, que hacía de cartero por afición, aseguraba que {home} era la única dirección que acertaba siempre. No era por la dirección. Era porque allí {hero} guardaba corteza de pan para quien llegara, y hasta un mirlo distraído sabe orientarse con esos datos.

En aquel momento, {hero} rallaba una manzana mientras {friend.intro} daba consejos sobre cómo se ralla, casi todos contradictorios. No muy lejos, {light} daba las buenas tardes a su manera.

+ —La manzana —opinó el mirlo desde el alféizar— pierde mucho sin pan.

+ Se le dio pan. En el campo, las indirectas se entienden a la primera, porque hay poco ruido. {Friend} recogió las pepitas una por una para plantarlas donde hiciera falta, que era en todas partes, y el mirlo se puso a ensayar una canción que no sabía terminar.`,
    ],
  },
  SciFi: {
    little: [
      `Bip, hizo {home}. Bip, contestó {hero}. Con {hero} estaba {friend.intro}.

Se encendió {light}.

+ Por la ventana pasó una estrella. Pasó otra, con prisa. {Friend} les dijo adiós con la mano. Ellas dijeron bip, o eso pareció.`,
      `{Hero} flotaba un poco. También flotaba {friend.intro}. En {home} flotaba la cena.

Solo {light} se quedaba en su sitio.

+ Un guisante pasó volando. Ñam. Pasó otro guisante. Ñam. La cuchara dio tres volteretas y volvió sola a la mano. ¡Muy bien, cuchara!`,
    ],
    middle: [
      `El ordenador bajó las luces, porque allí la tarde no caía sola: había que darle a un botón. {Hero} le daba siempre con mucho cuidado.

En {home} solo quedó despierta una claridad, la {light.del}. A los mandos ayudaba {friend.intro}, que había aprendido casi todas las teclas y evitaba la roja.

+ La roja era la de las palomitas. {Hero} la había apretado una vez sin querer y aún salían palomitas de los cajones. El ordenador decía que eso no estaba en sus planes, pero lo decía masticando. {Friend} guardaba tres para casos de emergencia.`,
      `Por la mañana había llovido polvo de cometa, y {hero} había pasado el día limpiando los cristales {home.del}. Ahora se veía todo el cielo, hasta el fondo.

Frotaba el último rincón {friend.intro}. Cuando terminó, {light} se reflejó en el cristal, y fue como tener una estrella de la casa.

+ El robot aspirador se había llenado tanto de polvo que brillaba él también. Pedía perdón cada vez que alumbraba una pared. {Hero} le dijo que le quedaba bien. {Friend} le puso una etiqueta, «planeta provisional», y desde entonces el aspirador daba vueltas con mucho más orgullo.`,
    ],
    big: [
      `Según el manual, {home} era un modelo silencioso. {Hero}, que había leído el manual y además vivía dentro, llevaba una lista de excepciones: el zumbido de las ocho, el crujido de las ocho y cuarto y una especie de tos que daba la despensa cuando se acababan las galletas.

Aquella tarde repasaba la lista con {friend.intro}. Al otro lado del cristal giraban las estrellas, y a este lado, {light} marcaba el final de la jornada.

+ El ordenador de a bordo no reconocía ninguna de las excepciones.

+ —Yo no toso —decía—. Ventilo.

+ {Friend} tenía una teoría: las máquinas también necesitan hacer un poco de ruido al acabar el día, para que alguien sepa que siguen ahí. {Hero} la apuntó al final, con un lápiz de los que escriben sin gravedad.`,
      `Cuando uno vive lejos de todo, la palabra «tarde» hay que acordarla. En {home} se había decidido por votación: era de tarde en cuanto {light} se ponía en marcha. Ganó por dos votos, el {hero.del} y el que aportó {friend.intro}, frente a la abstención del robot de cocina.

{Hero} miraba la pantalla con una taza en la mano. Ninguna novedad en cuatro mil millones de kilómetros. En el siguiente, a primera vista, tampoco.

+ Era una buena cantidad de tranquilidad. El robot de cocina, por su parte, había preparado una sopa cuadrada y se disculpaba con cada puerta por la que pasaba. {Friend} probó una esquina y dijo que sabía a redonda. Nadie supo si era un cumplido, pero el robot lo archivó en la carpeta de los cumplidos.`,
    ],
  },
  Scary: {
    little: [
      `Uuuh, hizo el viento. Uuuh, contestó {hero}, y se rio.

En {home} estaba {friend.intro}. Y estaba {light}, muy {light:calentito|calentita}.

+ El viento jugaba con la cortina. La cortina decía hola. {Friend} le dijo hola también. Era una tarde de calcetines gordos.`,
      `La tarde era gris y blandita. {Hero} tenía una manta. Debajo cabía {friend.intro}.

Y en {home} brillaba {light}.

+ Cric, hizo la madera. La madera siempre hace cric. Es que se estira. {Hero} se estiró. {Friend} se estiró. Cric, cric, cric.`,
    ],
    middle: [
      `Había en {home} una puerta que se quejaba, un reloj que carraspeaba y una sombra con forma de sombrero. {Hero} daba las buenas tardes a todos, por educación.

—Buenas, puerta. Buenas, reloj. Buenas, sombrero.

Detrás saludaba {friend.intro}. Y en su rincón, {light} lo miraba todo con cariño.

+ La puerta contestaba ñiiic, que en idioma de puerta es «se hace lo que se puede». El reloj daba las siete cuando le parecía. De la sombra se sabía menos. {Friend} sospechaba que era tímida, porque solo salía cuando empezaba a oscurecer y siempre se quedaba detrás del perchero.`,
      `La niebla llegó a la hora de la merienda y se sentó alrededor {home.del}. {Hero} la veía por la ventana, gris y gorda como un gato.

—Hoy no se ve ni la niebla —dijo.

Se rio {friend.intro}. Y {light} se puso a alumbrar antes de tiempo.

+ Con niebla, los ruidos cambian de sitio. Una gota parecía un paso, y un paso parecía una gota. {Hero} y {friend} jugaron a adivinar cuál era cuál. Ganó una ranita que estaba en el alféizar y que hacía las dos cosas.`,
    ],
    big: [
      `Todo el mundo decía que {home} tenía algo raro, y {hero} estaba de acuerdo: tenía veintidós escalones al subir y veintiuno al bajar. Los había contado muchas veces. El que faltaba no molestaba a nadie, así que tampoco era cuestión de ponerse a buscarlo.

Aquella tarde olía a tormenta lejana y a compota de manzana. {Hero} y {friend.intro} cerraban las ventanas una por una, sin prisa, y al final, como cada día, esperaba {light}.

+ —¿Y si el escalón no falta? —preguntó {friend}—. ¿Y si lo que pasa es que de bajada se da prisa?

+ La hipótesis tenía mérito. En el desván, algo rodó de una punta a la otra y se detuvo. Era la nuez de los martes. Aunque, bien pensado, aquel día no era martes; quizá la nuez tampoco llevaba bien las cuentas.`,
      `Los cuadros {home.del} tenían la costumbre de mirar. No era nada personal: miraban a todo el que pasaba con la misma cara de haber olvidado algo en el fuego. {Hero} les había puesto nombre hacía tiempo, y desde entonces, en lugar de inquietar, daban conversación y hasta consejos.

Por la galería, con una cerilla de repuesto que no haría falta, venía {friend.intro}. Al fondo, {light} ya se había hecho cargo de la penumbra.

+ —Buenas tardes, tía Gertrudis —dijo {hero} al pasar.

+ La tía Gertrudis, que no era tía de nadie, siguió mirando. Fuera empezó a llover con mucha educación, gota a gota, como si pidiera permiso. {Friend} aseguró que el tercer retrato había sonreído. Lo comprobaron. Era una telaraña, y le favorecía. La dejaron donde estaba, por si quería sonreír otro día.`,
    ],
  },
  Superhero: {
    little: [
      `¡Zas! {Hero} llegó volando a la cama. Bueno, saltando. Detrás saltó {friend.intro}.

En {home} aplaudió {light}.

+ La capa era una toalla. Olía a jabón. {Friend} también quiso una: la servilleta. Ya había dos capas y un montón de migas.`,
      `{Hero} tenía un poder pequeñito: abría tarros. Clac. En {home} lo sabía {friend.intro}.

Y lo sabía {light}.

+ Un tarro de miel: clac. Un tarro de peras: clac. {Friend} tenía otro poder. Se comía las peras. Hacían muy buen equipo.`,
    ],
    middle: [
      `{Hero} tenía un superpoder, pero de los pequeños: oía cuándo alguien necesitaba algo. Sonaba como un grillo detrás de la oreja. Con ese grillo, siempre llegaba a tiempo con una servilleta.

Su equipo era {friend.intro}. Su base, {home}. Y su señal en la noche, {light}.

+ Ese día habían salvado una pelota de un tejado y a una señora de un paraguas muy terco. {Friend} llevaba la cuenta en la pared, con rayitas. Ahora tocaba colgar la capa, que había que lavar, porque el paraguas soltaba agua.`,
      `La capa estaba tendida en la ventana, y por eso aquella tarde {hero} era solo {hero}. No pasaba nada. Los héroes también meriendan.

La tostada se partió en dos, y una mitad fue para {friend.intro}. Luego, en {home}, {light} se encendió sin que nadie volara hasta el interruptor.

+ Desde allí se veía toda la ciudad, con sus ventanas como cuadritos de chocolate. {Hero} las miraba por costumbre, una por una, y todas estaban bien. {Friend} las miraba también, pero era porque le había quedado hambre.`,
    ],
    big: [
      `En la ciudad había héroes que paraban trenes. {Hero} paraba discusiones, grifos y, en los días buenos, el hipo. Era un poder modesto y tenía un límite muy claro: no funcionaba con prisas.

El cuartel general era {home}, que de puertas afuera parecía un sitio normal. Dentro estaban la capa, el archivo y {friend.intro}, responsable del archivo y de las meriendas. A su hora, {light} anunciaba el fin del turno de tarde.

+ Se leyó el informe del día. Una gota de agua, detenida. Dos vecinos, reconciliados por una maceta. Un hipo, en observación.

+ —Y tú te has comido la merienda del archivo —añadió {hero}.

+ {Friend} alegó que era una prueba y que las pruebas se analizan. Se anotó también. El archivo era pequeño, pero muy riguroso, sobre todo con las galletas.`,
      `Nadie sabía que en {home} vivía alguien con poderes, y no por falta de pistas. La capa se secaba en el balcón todos los lunes. Lo que ocurría es que el poder {hero.del} era muy discreto: cuando tocaba una cosa perdida, sabía cuánto la echaban de menos. De rayos, ni hablar. Para los rayos estaba {light}, de alcance corto.

Aquella tarde estaba de guardia con {friend.intro}, que opinaba que los rayos habrían lucido más.

+ —Los rayos estropean los muebles —dijo {hero}.

+ En la caja de los hallazgos había un botón (echado de menos dos sobre diez), un guante (siete) y un cromo (diez, con llanto). El cromo ya tenía dirección y saldría por la mañana. {Friend} le puso el sello, se sopló la mano y dio la guardia casi por terminada.`,
    ],
  },
  Mistery: {
    little: [
      `¿Quién se comió la galleta? {Hero} miró por {home}. Miró por aquí, por allá.

Miró {friend.intro}. Alumbraba {light}.

+ Había una miga en la silla. Había una miga en el suelo. Había una miga en la barbilla {friend.del}. ¡Caso resuelto! Ñam.`,
      `{Hero} miraba por el fondo de un vaso. Así, {home} era muy grande. Era muy grande {light}.

¡Y había una nariz enorme! Era {friend.intro}.

+ La nariz olió el vaso. El vaso se empañó: fuuu. Ya no se veía nada. {Hero} lo limpió con la manta. Ahora sí.`,
    ],
    middle: [
      `En la puerta {home.del} había un letrero: «Se resuelven misterios. Los pequeños, gratis». Los grandes también eran gratis, pero {hero} no había tenido ninguno.

A esa hora el despacho estaba tranquilo. En un rincón, {friend.intro} ordenaba las pistas por tamaños, y {light} daba sobre la mesa una luz muy de pensar.

+ Aquella semana habían resuelto el caso del calcetín viudo y el de la puerta que se abría sola. Había sido el aire, que dejó huellas de hojas por todo el pasillo. {Friend} quería detenerlo. {Hero} lo dejó marchar, porque había pedido perdón con mucha suavidad.`,
      `Tres golpes cortos y uno largo: esa era la contraseña. La sabía {hero}, la sabía {friend.intro} y la sabía la sopa, que hervía en {home} dando tres golpes cortos y uno largo.

{Light} alumbraba la libreta de los misterios. La página de hoy estaba en blanco.

+ Antes de la cena, {hero} repasaba los casos antiguos. El de los bigotes de leche. El del botón que llegó por correo. {Friend} hacía de ayudante, de público y, si el caso lo pedía, de culpable. Era lo que mejor le salía, porque ponía cara de haber sido.`,
    ],
    big: [
      `{Hero} llevaba una libreta con dos columnas: «Lo que se ve» y «Lo que pasa». Casi nunca coincidían, y para eso estaban los detectives. En la primera, esa tarde, había anotado: «{Light} se ha encendido cuatro minutos antes». En la segunda, tras una breve pero brillante investigación: «El reloj va atrasado».

—Otro caso cerrado —dijo, y sopló la tinta.

Lo celebró en {home} con {friend.intro} y una onza de chocolate partida en dos trozos sospechosamente desiguales.

+ —Yo no noto la diferencia —afirmó {friend}, con la boca llena.

+ {Hero} abrió de nuevo la libreta. Lo que se ve: el trozo mayor ya no está. Lo que pasa: tenía hambre y, además, le daba vergüenza. Había misterios que convenía resolver en silencio, así que cerró la libreta y partió otra onza.`,
      `Un buen detective, decía siempre {hero}, es una persona que se fija dos veces. La primera se fija todo el mundo. Por eso en {home} nada pasaba sin constancia: había un registro de ruidos, otro de olores y una caja de cosas que parecían otra cosa, con su etiqueta.

Del registro de olores se encargaba {friend.intro}. Del resto de la tarde se encargaba {light}, que ponía un círculo claro justo donde hacía falta.

+ La última entrada decía: «18:40. Sopa. Posible apio». Debajo, con otra letra: «Confirmado. Apio». No era gran cosa, pero las grandes cosas, según {hero}, llegan siempre detrás de una pequeña, y conviene haber apuntado por dónde. {Friend} subrayó «apio» y dejó el lápiz a mano, bien afilado, por si a la noche se le ocurría algo.`,
    ],
  },
};
