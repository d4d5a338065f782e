import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** The friend cannot fall asleep, and every plan makes it worse, until the plans stop. */
export const wouldNotSleep: PlotTellings = {
  titles: [
    "{Hero} y el sueño que no venía",
    "Cómo dormir {friend.al} sin despertar {elder.al}",
    "Un bostezo para {friend}",
    "{Thing} y los ojos abiertos {friend.del}",
  ],
  refrains: [
    { line: "Un ojo dormido y el otro no.", last: "Un ojo dormido, y el otro también." },
    { line: "Sueño, ven. Sueño, ¿dónde estás?", last: "Sueño, pasa. Ya estás aquí." },
    { line: "Shhh, la manta. Shhh, la luna.", last: "Shhh, la manta. Shhh. Shhh." },
  ],
  little: {
    want: [
      `Todo dormía. Dormía la puerta. {Hero} casi dormía. Pero {friend}, no.

{refrain}

+ —¿Duermes? —preguntó {friend}.

+ —Dormía —dijo {hero}.

+ La cama hizo ñic. La manta hizo fru. Otra vez ñic. Otra vez fru. Qué noche tan larga.`,
      `—No tengo sueño —dijo {friend}.

—Yo sí —dijo {hero}, y abrió los ojos.

{refrain}

+ {Friend} miró el techo. {Friend} miró el suelo. Después miró {hero.al}, muy cerca, nariz con nariz. Así no hay quien duerma.`,
    ],
    obstacle: [
      `{Hero} trajo agua. Trajo un cojín. ¡Uy! Ahora {friend} saltaba.

Entonces cogió {thing}, y a la ventana.

+ El agua hizo reír {friend.al}. El cojín hizo puf. Salió volando una pluma. Subió, bajó y se posó en una nariz: achís.`,
      `{Hero} cantó una nana. {Friend} se puso a bailar.

—Así no —dijo {hero}. Cogió {thing}, y a la escalera.

+ Bailaba con las manos. Bailaba con la cabeza. La cama bailaba debajo: ñic, ñic, ñic. Era una nana muy marchosa.`,
    ],
    try1: [
      `{Hero} acunó {thing} para dar ejemplo. Deprisa, deprisa. ¡Uy, qué mareo!

{Friend} aplaudió: ¡otra vez!

+ Vuelta por aquí, vuelta por allá. La habitación daba vueltas sola. {Hero} se sentó en el suelo. El suelo también giraba.

{refrain}`,
      `—Mira {thing} —dijo {hero}—. Mira mucho.

{Friend} miró tan fuerte que abrió más los ojos. ¡Redondos!

+ Eran como dos platos. Luego, como dos lunas. {Hero} los quiso cerrar, con mucho mimo. Uno. Dos. Plop, plop: abiertos otra vez.

{refrain}`,
    ],
    try2: [
      `{Hero} y {friend} salieron un poquito. Allí {helper} dormía: grrr, fiuuu.

{Friend} lo hizo igual: ¡GRRR!

+ Era un ronquido enorme. Hasta el aire dio un respingo. {Helper} se dio la vuelta y siguió: grrr, fiuuu. Qué bien dormía.

{refrain}`,
      `Salieron a ver {helper.al}.

—¿Cómo se duerme? —preguntó {hero}.

—Así: aaah —bostezó {helper}.

{Friend} abrió la boca. Y cantó.

+ Casi, casi era un bostezo. Empezó como un bostezo, redondo y grande. Pero por dentro venía una canción. Salió entera, hasta el final.

{refrain}`,
    ],
    turn: {
      patience: [
        `Entonces {hero} no hizo nada. Se quedó cerca. Respiró: dentro, fuera. Dentro, fuera.

{Friend} hizo aaah.

+ Era un bostezo. Uno pequeño, del tamaño de una nuez. Luego vino otro mayor. Nadie lo había llamado. Vino andando, despacito, cuando le pareció.`,
        `{Hero} dejó {thing} en el suelo. Y esperó. Una respiración. Otra. Otra más.

{Friend} bostezó bajito.

+ No había prisa. No había plan. Había una mano encima de otra mano. La noche pasaba por la ventana, calladita, como un gato de paseo.`,
      ],
      friendship: [
        `—A veces yo tampoco duermo —dijo {hero}—. Pienso cosas.

—Yo pienso en mañana —dijo {friend}.

Se apretaron la mano. {Friend} bostezó.

+ Mañana estaba lejos todavía. Mañana tendría desayuno. Y después del desayuno estarían allí, {hero} y {friend}, igual que hoy. Con eso bastaba.`,
        `—¿Qué te pasa por dentro? —preguntó {hero}.

—Un ruidito —dijo {friend}—. Dice: ¿y si te vas?

—No me voy.

+ El ruidito escuchó. Hizo otra vez: ¿y si…? Después hizo: ah. Después no hizo nada. {Friend} bostezó, y el bostezo era de verdad.`,
      ],
    },
    return: [
      `{Hero} volvió a la cama con {thing}. {Friend} ya dormía.

{refrain.last}

{Elder} asomó la cabeza.

+ No dijo nada. Subió la manta un poco, hasta las barbillas. La cama ya no hacía ñic. La manta ya no hacía fru.`,
      `Paso a paso, {hero} y {friend} llegaron a la almohada. {Thing} se quedó al lado.

{refrain.last}

+ {Elder} miró desde la puerta. Vio dos bultos. Un bulto respiraba. El otro bulto también. Entornó la puerta, sin ruido.`,
    ],
  },
  middle: {
    want: [
      `A esa hora dormía todo el mundo. Dormían las cucharas, unas encima de otras. Dormía el grifo. {Hero} estaba a punto, a puntísimo.

—¿Duermes? —susurró {friend}.

—Dormía.

—Es que a mí no me sale.

{Hero} abrió los dos ojos. Si {friend} no dormía, allí no dormía nadie.

+ {Friend} había probado del lado izquierdo, del lado derecho y cabeza abajo. También había probado a apretar mucho los ojos, pero entonces veía puntitos de colores y le daban ganas de contarlos. Llevaba doscientos doce. Algunos habían pasado dos veces.

+ {refrain}`,
      `Primero fue un suspiro. Luego, una vuelta. Luego, media vuelta más y un suspiro con música.

{Hero} escuchaba desde su lado de la cama.

—Oye, ¿te pasa algo?

—Que no sé dormir —contestó {friend}—. Ayer sabía. Se me ha olvidado cómo se empieza.

{Hero} quiso explicarlo y descubrió que tampoco lo sabía.

+ Es una cosa difícil de explicar. Cierras los ojos, eso está claro, y después pasa algo. Pero cuando intentas ver qué es lo que pasa, ya no pasa. {Hero} lo probó dos veces y se desveló un poco. Ahora eran dos problemas en la misma cama.`,
    ],
    obstacle: [
      `Un vaso de agua: eso ayuda siempre. {Friend} se lo bebió, y le entró hipo. Otra almohada: eso también ayuda. Con dos almohadas construyó una torre.

—Prueba con una canción —pidió, desde lo alto.

{Hero} cantó bajito. {Friend} hizo los coros.

Solo quedaba {thing}. Se fueron con mucho cuidado a la ventana.

+ Con el hipo, los coros tenían mucho ritmo. En la segunda estrofa, la torre se vino abajo sin hacer daño a nadie, y salió una pluma que tardó un rato larguísimo en llegar al suelo. La miraron caer. {Friend} nunca había tenido los ojos tan abiertos.`,
      `{Hero} contó ovejas en voz alta. A la tercera, {friend} quiso saber cómo se llamaba. A la quinta, ya tenían una oveja médica, una oveja pirata y una que no se hablaba con las demás.

—Esto no funciona —dijo {hero}—. Hay que llevar {thing}.

Y se sentaron en la escalera, que a esas horas está muy callada.

+ {Thing} {thing.does}, y con eso al lado {hero} se dormía siempre. {Friend} bajó los escalones sentándose en cada uno, para no hacerles daño. En el último preguntó cómo seguía lo de la oveja pirata.`,
    ],
    try1: [
      `El plan era sencillo: dormir primero {thing.al}, para dar ejemplo.

{Hero} {thing:lo|la} tapó con una punta de la manta. Luego dio unas palmaditas, pam, pam, pam, cada vez más rápido, porque quería acabar pronto.

—Ya está. ¿Has visto qué fácil?

{Friend} daba palmas al compás.

{refrain}

+ Las palmas salían muy bien, la verdad. Una puerta, en alguna parte, empezó a dar golpecitos también. {Hero} dijo «shhh» con tanta fuerza que se apagó el ritmo y se encendió la risa. Tuvieron que morder la manta por los dos lados hasta que se les pasó.`,
      `—Mira {thing} sin pestañear —dijo {hero}—. Quien pestañea, duerme.

Aquello tenía un fallo, pero aún no se veía. {Friend} miró y miró. Pasó un minuto. Pasaron dos.

—¡Voy ganando! —gritó.

Desde el fondo de la casa, alguien se dio la vuelta en la cama.

+ {Hero} había pestañeado ya nueve veces y estaba a un paso de dormirse en el sitio, con la boca abierta. El plan funcionaba estupendamente, solo que con la persona equivocada. {Friend} le sopló en una oreja, con cariño, para que no se perdiera el final.

+ {refrain}`,
    ],
    try2: [
      `En {place} había más silencio. Allí, bien arropado en su rincón, dormía un bulto: era {helper}.

—Fíjate cómo lo hace —susurró {hero}.

Se acercaron de puntillas. El bulto subía, bajaba y silbaba un poquito al final. {Friend} lo imitó todo, pero empezó por el silbido.

+ Le salió tan bonito que lo repitió en agudo. {Helper} abrió un ojo, dijo «muy bien, pero más flojo» y lo volvió a cerrar. Siguieron mirando otro rato. Hubo un momento en que los párpados {friend.del} bajaron hasta la mitad. Después se acordaron de algo y subieron.

+ {refrain}`,
      `Fueron {place.al}, donde a esas horas se estaba muy tranquilo.

—¿Cómo se duerme uno? —preguntó {hero}.

{Helper}, que tomaba el fresco, lo pensó con calma.

—Yo me acuerdo de cosas blandas —dijo—. Pan. Musgo. La palabra «almohada».

{Friend} cerró los ojos.

—Pan —murmuró—. Pan con queso. Ahora tengo hambre.

+ {Hero} probó a decirle solo cosas blandas que no se comen: nubes, calcetines, barro. Con «calcetines», {friend} dejó caer la cabeza. Con «barro», la levantó de golpe, porque se acordó de un charco magnífico y había que contarlo entero. {Helper} les deseó suerte y se tapó hasta arriba.`,
    ],
    turn: {
      patience: [
        `Ya no quedaban planes. {Hero} dejó {thing} al lado y se sentó, sin más.

No cantó. No contó nada. Respiró hondo y dejó salir el aire muy poco a poco, porque le apetecía. Luego lo hizo otra vez.

A la quinta, alguien respiraba igual a su lado. A la séptima, {friend} bostezó.

+ Ninguna voz dijo «por fin». {Hero} siguió mirando la noche, que no tenía prisa por llegar a ninguna parte. Un bicho diminuto cruzaba por delante, y lo acompañaron con los ojos de lado a lado. Tardó muchísimo. Cuando llegó, {friend} iba por el tercer bostezo.`,
        `—Se acabó —dijo {hero}—. Ya no te duermo más. Solo me quedo aquí.

—¿Hasta cuándo?

—Hasta que sea.

{Friend} esperó a que empezara algo, pero no empezaba nada. Se oía el aire. Se oía un poco la noche. Y entonces, sin que nadie lo buscara, le salió un bostezo.

+ Fue un bostezo de los largos, con curva. {Hero} notó que un peso tibio se le apoyaba en el hombro. Tenía una mano dormida y ganas de rascarse la nariz, pero no se movió. Contó diez respiraciones. La nariz, aburrida de que nadie le hiciera caso, dejó de picar.`,
      ],
      friendship: [
        `{Hero} estuvo un rato sin hablar. Luego dijo:

—Te cuento una cosa. De noche, a veces, me acuerdo de algo que me salió mal. Y me da vueltas.

{Friend} levantó la cabeza.

—A mí también. Hoy te rompí el dibujo sin querer. Y no te lo había dicho.

—Pues ya está dicho —contestó {hero}.

Y {friend} bostezó.

+ Resultó que el dibujo se podía pegar. Resultó, además, que el trozo suelto parecía una isla, y que el dibujo quedaba mejor con mar en medio. Lo hablaron muy bajito, hombro con hombro. Cada palabra pesaba un poco menos que la anterior.`,
        `—¿Y si lo malo no es dormir? —dijo {hero}—. A mí lo que no me gusta es el momento de antes, cuando ya no se ve a nadie.

{Friend} tardó en contestar.

—¿Tú también?

—Yo también. Todas las noches, un ratito.

Se dieron la mano. Así, aunque no se viera, se notaba. {Friend} bostezó.

+ Hicieron un trato. Quien se durmiera primero apretaría la mano una vez, para avisar de que se iba. Y quien se quedara contestaría con dos apretones: buen viaje. Lo ensayaron. La segunda vez, el apretón {friend.del} fue tan flojo que casi no era un ensayo.`,
      ],
    },
    return: [
      `Volvieron a la cama muy despacio. {Hero} llevaba {thing} en una mano y {friend.al} en la otra.

Cuando {elder} abrió la puerta, solo asomaban dos cabezas.

—¿Todo bien? —preguntó en voz baja.

—Shhh —dijo {hero}.

Y los ojos se le cerraban también.

{refrain.last}

+ {Elder} entró de puntillas y recogió un vaso, una pluma y una almohada de más. No preguntó por la torre. Dejó {thing} donde pudiera verse y apagó lo que había que apagar. {Friend} dijo algo desde dentro del sueño. Sonaba parecido a «pan».`,
      `La almohada estaba fresca por el otro lado. {Hero} tumbó {friend.al} con mucho cuidado, como quien posa una pompa de jabón, y puso {thing} cerca.

—¿Duermes? —preguntó.

Nadie contestó. Era la mejor respuesta.

{Elder} miró desde la puerta y vio que allí no hacía falta nada.

{refrain.last}

+ Las cucharas seguían dormidas, unas encima de otras. Dormía el grifo. {Hero} buscó un hueco tibio, lo encontró y se quedó escuchando aquella respiración que subía y bajaba. Quiso contar las veces. Llegó a cuatro, o a cinco.`,
    ],
  },
  big: {
    want: [
      `Dormir es lo único que sale peor cuanto más se intenta, y {friend} lo estaba intentando con todas sus fuerzas. Apretaba los ojos. Apretaba los dientes. Daba vueltas con una regularidad admirable, una cada doce segundos, con su suspiro.

{Hero} lo sabía porque las había contado.

—¿Te molesto? —preguntó {friend} en la vuelta treinta y uno.

—Qué va —mintió {hero} con educación.

Pero el colchón era compartido, y el desvelo, por lo visto, también.

+ Al otro lado de la pared, {elder} respiraba con calma. Respiraban con calma los muebles. {Hero} tuvo la impresión de que el mundo entero había recibido unas instrucciones que a aquel cuarto no habían llegado.

+ —Vamos a ver —dijo por fin, y se sentó—. Esto tiene que tener arreglo. ¿Qué es lo que te falla, exactamente?

+ —El final —dijo {friend}—. Lo de antes lo hago muy bien.`,
      `A las diez, {friend} dijo que tenía sueño. A las diez y cuarto, que lo había tenido. A las once menos veinte, que quizá había sido el sueño de otra persona y que ya lo habrían devuelto.

{Hero} abrió un ojo. Con uno bastaba para hacerse cargo: {friend} estaba en mitad de la cama con la cara de quien espera un autobús.

—Si tú no duermes —le dijo—, yo tampoco. Así que más nos vale resolverlo.

+ No era una amenaza, sino aritmética. Hay noches en que dos respiraciones se ponen de acuerdo sin hablar y una arrastra a la otra, como dos barcas atadas. Y hay noches en que una de las barcas se queda mirando el techo. {Hero} soltó un suspiro, apartó la manta y buscó la solución con el ojo que aún tenía cerrado. Ahí dentro tampoco estaba.`,
    ],
    obstacle: [
      `Se empezó por lo clásico. El vaso de agua tuvo como único efecto un segundo viaje, en dirección contraria. La almohada de repuesto dio lugar a un debate sobre almohadas. En cuanto a la canción de cuna, {friend} hizo notar que la letra no se entendía: ¿por qué iba a venir nadie a dormirse en la rama de un árbol?

A las preguntas siguieron otras. {Hero} comprendió que estaba perdiendo terreno.

—Queda {thing} —dijo, y se fueron con mucho sigilo hacia la ventana.

+ No era mala idea. {Thing} {thing.does}, y {hero} se había dormido con eso al lado muchas noches, sin dar las gracias. Claro que una cosa es lo que a uno le sirve y otra lo que se puede prestar. {Friend} se acomodó en el alféizar con los ojos brillantes.

+ —Nunca había estado tan despierto este rincón —comentó con interés—. ¿Cuándo empieza?`,
      `{Hero} leyó en voz alta el libro más aburrido de la casa: las instrucciones de un aparato que ya no existía. Fue un error. Hacia la página tres, {friend} empezó a preocuparse por el tornillo B. En la cinco pidió un lápiz para hacer un esquema. En la siete, aquello era lo más emocionante que les había pasado en toda la semana.

—No puede ser —dijo {hero}, y cerró el tomo—. Coge {thing}. Vamos a la escalera.

+ La escalera, de noche, es un sitio distinto. Se vuelve más larga y más amable, y el tercer escalón se queja por costumbre, sin mala intención. Se sentaron en el quinto, con {thing} en medio. {Hero} pensó que allí, sin libros ni almohadas, no quedaba nada que pudiera salir mal. Todavía no conocía bien {friend.al}.`,
    ],
    try1: [
      `—El método es científico —explicó {hero}—. Yo muevo {thing} de un lado a otro, tú sigues el movimiento con los ojos y, a los dos minutos, caes.

Lo hizo despacio, como mandan los libros. Como no pasaba nada, lo hizo un poco menos despacio. Luego, francamente deprisa. {Friend} seguía el vaivén con la cabeza, con los hombros y, por último, con todo el cuerpo.

—Una consulta —dijo—. ¿Es normal que la casa se mueva?

+ Hubo que parar y esperar a que las paredes volvieran a su sitio. {Hero} también había seguido el vaivén, por responsabilidad, y ahora veía {friend.al} por partida doble y con el doble de ganas, cosa que no ayudaba.

+ —Quizá demasiado rápido —admitió.

+ —Quizá —dijo {friend}, muy amable—. Pero repetiría.

+ En el cuaderno de los planes, {hero} tachó la palabra «científico».`,
      `El primer plan tenía tres partes y un horario escrito con buena letra. Parte uno: se colocaba {thing} a la distancia justa. Parte dos: {hero} decía «relájate» con voz profunda. Parte tres: {friend} se relajaba.

Las dos primeras salieron bien. A la tercera le faltó colaboración.

—Relájate —repitió {hero}—. Más. No tanto. ¡Relájate de una vez!

El grito rebotó por la casa, saludó a todas las habitaciones y volvió algo más agudo y sin novedades.

+ —Si quieres —propuso {friend} tras un silencio—, cambiamos los papeles. A ti se te nota mucha tensión, con perdón de la confianza.

+ {Hero} iba a decir que no tenía ninguna tensión, pero notó que llevaba los hombros a la altura de las orejas. Los bajó. Crujieron. Era difícil regalar una cosa que no se tenía a mano; se guardó aquella idea para más tarde.`,
    ],
    try2: [
      `Si uno no sabe hacer algo, observa a los que saben. Por eso fueron {place.al}, que estaba muy cerca y donde {helper} tenía fama de dormir como nadie.

La fama era merecida. {Helper} dormía con los cinco sentidos, y {hero} tomó apuntes: boca entreabierta, respiración lenta, un silbido al final.

—Ahora tú —susurró.

{Friend} lo ejecutó todo en orden, sin un solo fallo, y después preguntó en voz alta qué nota tenía.

+ —Un diez en imitación —dijo {hero}—. En dormir, un dos.

+ Estuvo muy cerca, de todos modos. Durante unos segundos, mientras buscaba el silbido, {friend} se había olvidado de que estaba haciendo un ejercicio, y algo en la cara se le había aflojado. {Hero} lo vio. Duró lo que dura un reflejo en una cuchara, y se fue en cuanto se alegraron demasiado.`,
      `{Helper} no dormía aún. Contemplaba {place} con la cara de satisfacción de quien ha acabado lo suyo.

—¿El truco? —repitió cuando {hero} se lo preguntó—. Yo repaso el día hacia atrás. La cena, la merienda, la siesta… Nunca he llegado al desayuno.

Era un buen sistema. {Friend} se tumbó, cerró los ojos y empezó por la cena. A la altura de la merienda respiraba ya más hondo.

—Espera —dijo, y se incorporó—. Hay un rato del que no quiero acordarme.

+ No quiso decir cuál. {Hero} miró {helper.al}, y {helper} miró con mucha atención hacia otro sitio, que es una forma de buena educación.

+ Regresaron unos pasos en silencio. Hasta entonces, {hero} había pensado que {friend} no dormía por falta de sueño. Ahora no habría puesto la mano en el fuego. Tal vez el sueño estaba allí, esperando turno, y había otra cosa delante, en la cola.`,
    ],
    turn: {
      patience: [
        `Lo que ocurrió después no fue un plan. {Hero}, sencillamente, se quedó sin ideas, y la sensación no fue tan mala como había temido. Dejó {thing} al lado. Se recostó. Miró la oscuridad, que mirada así, sin pedirle nada, tenía bastantes matices.

—¿Qué hacemos ahora? —preguntó {friend}.

—Nada. Yo me quedo.

—¿Y si no me duermo?

—Pues me quedo igual.

Al rato, cuando ya nadie llevaba la cuenta, se oyó un bostezo. No era el suyo.

+ {Hero} no dijo «lo sabía», porque no lo sabía, ni miró de reojo, aunque le costó. Había comprendido una cosa algo cómica: llevaba toda la noche empujando una puerta que se abría hacia dentro. Escuchó. La respiración {friend.del} tropezó una vez, dos, y encontró el paso. La suya propia, sin que nadie se lo mandara, ya iba por el mismo camino.`,
      ],
      friendship: [
        `{Hero} podía preguntar «¿qué te pasa?», pero esa pregunta la había hecho ya tres veces y siempre contestaba «nada». Así que esta vez empezó por el otro extremo.

—Yo le doy muchas vueltas a una cosa —dijo—. A veces pienso que, si un día encuentras a alguien que juegue mejor, te irás con ese alguien.

Hubo un silencio.

—Qué tontería —dijo {friend}, con una voz pequeña—. Eso era lo mío. Lo estaba pensando yo.

+ Lo compararon con detalle. Era, en efecto, la misma preocupación, con los mismos bordes; solo cambiaban los nombres. Llevaban semanas guardándola cada cual en su lado del colchón, sin saber que hacían pareja, como los guantes.

+ —Entonces se anulan —calculó {hero}.

+ {Friend} quiso comprobar la cuenta, pero se le cruzó un bostezo enorme en mitad de la suma. Venía de lejos. Llevaba toda la noche esperando a que lo dejaran pasar.`,
      ],
    },
    return: [
      `{Hero} no habría sabido decir cómo llegaron al cuarto. Recordaba el peso {thing.del} en una mano y el tercer escalón, que por una vez tuvo el detalle de callarse. {Friend} caminaba con los ojos cerrados y bastante buena puntería.

{Elder} se asomó cuando ya estaban debajo de la manta.

—Me había parecido oír algo —dijo.

—Era antes —contestó {hero}—. Ya no se oye nada.

Y {elder} comprobó que era cierto.

+ {Thing} quedó en su sitio habitual, sin ningún mérito en el asunto y sin que le importara. {Hero} tuvo aún tiempo de pensar que los mejores planes de la noche habían sido los que no habían salido. Pensó también que mañana se lo diría {friend.al}. Luego la idea se fue estirando, como el queso caliente, hasta que ya no se vio dónde acababa.`,
      `De vuelta en la cama, {friend} ocupó su lado sin negociar. Dio media vuelta y suspiró. {Hero} esperó la otra media, por costumbre, pero no llegó: se había quedado dormida por el camino.

Cuando {elder} abrió la puerta, la luz del pasillo dibujó una raya en el suelo, tocó {thing} y se detuvo allí.

—¿Quién ha dormido a quién? —preguntó en voz muy baja.

{Hero} habría querido explicarlo, pero pesaban mucho las palabras, incluso las cortas.

+ Así que levantó un hombro, que en aquella casa quería decir «ha sido largo» y también «ha salido bien». {Elder} lo entendió de las dos maneras. Recogió del suelo un cuaderno lleno de planes tachados, leyó el último renglón, que estaba en blanco, y lo dejó con mucho cuidado encima de la silla. La raya de luz se fue haciendo estrecha.`,
    ],
  },
};
