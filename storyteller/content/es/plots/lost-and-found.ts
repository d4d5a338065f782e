import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** Something dear is not by the bed: a clue leads outside, to somebody who needed it. */
export const lostAndFound: PlotTellings = {
  titles: [
    "La noche en que {thing} salió de paseo",
    "¿Quién ha visto {thing}?",
    "{Hero} y el hueco junto a la cama",
    "Una pista para {hero} y {friend}",
  ],
  refrains: [
    { line: "¿Aquí? No. ¿Y allí? Tampoco.", last: "¿Aquí? Sí. Aquí mismo." },
    { line: "Busca que busca, y nada de nada.", last: "Busca que busca, y ya está en casa." },
    { line: "¿Dónde, dónde se esconde?", last: "Ya sé dónde. Ya no se esconde." },
  ],
  little: {
    want: [
      `Hora de dormir. {Hero} miró junto a la cama. Faltaba {thing}.

+ Cada noche estaba allí, muy cerca. {Thing} {thing.does}. Ahora la cama parecía más grande. {Friend} metió la nariz debajo de la manta.

{refrain}`,
      `—Buenas noches —dijo {hero}, y alargó la mano.

La mano no tocó nada. ¿Y {thing}?

+ Debajo de la cama había pelusa. Había una canica. Había una miga muy vieja. Pero {thing}, no. {Friend} miró dos veces.

{refrain}`,
    ],
    obstacle: [
      `{Hero} miró arriba. {Friend} miró abajo. Nada.

Junto a la puerta brillaba una pista. Iba hacia {place}.

+ Era una miguita de luz. Luego había otra. Y otra más. Tres miguitas en fila, calladas y redondas. {Hero} las contó con la nariz.`,
      `{Hero} abrió un cajón. Abrió otro cajón. Nada.

Fuera sonó algo: tilín. ¡Una pista! Venía {place.del}.

+ —¿Has oído? —preguntó {hero}.

+ {Friend} dijo que sí con la cabeza. Tilín, otra vez. Era un ruido pequeño, como de cucharita en una taza.`,
    ],
    try1: [
      `{Hero} llegó al borde {place.del}. Algo asomaba. ¿Qué era?

Era un sombrero viejo.

+ Olía a sopa. {Friend} se lo puso y no vio nada. Dio una vuelta. Dio otra vuelta. ¡Pum!, al suelo. Qué risa.

{refrain}`,
      `Cerca {place.del} había un bulto. {Hero} lo tocó: rol, rol, rol.

Era un ovillo de lana.

+ El ovillo rodó por un lado. {Friend} rodó detrás. Cuando paró, tenía lana en una oreja y una sonrisa muy grande.

{refrain}`,
    ],
    try2: [
      `Un paso más. Y otro paso. {Hero} vio algo que brillaba.

¡Era una cuchara!

+ {Friend} bostezó: aaah. También bostezó {hero}: aaah. Iban despacito, de la mano. La pista ya estaba cerca, muy cerca.

{refrain}`,
      `Más adentro, {hero} se paró. Vio una cosa redonda.

No. Era un botón.

+ —Tengo sueño —dijo {hero}.

+ {Friend} se sentó a su lado, tan cerca como un sello de su carta. La pista sonaba y brillaba más que antes. Solo faltaba un poco.

{refrain}`,
    ],
    turn: {
      sharing: [
        `Allí estaba {helper} con {thing}.

—Mi semilla no quería dormir sola —dijo.

—De día, contigo —dijo {hero}—. De noche, conmigo.

+ La semilla era como una lenteja. {Hero} le cantó bajito, con la boca muy cerca. {Friend} le hizo la cuna. La semilla se durmió, plic, y {helper} sonrió.`,
        `—¿Es tuyo este tesoro? —preguntó {helper}. Era {thing}.

—Mío. Y un poco tuyo —dijo {hero}.

+ Allí al lado temblaba una plantita. {Hero} pensó un rato. Una tarde para la planta, una noche para la cama. Así, siempre. {Friend} dijo que sí.`,
      ],
      kindness: [
        `Allí estaba {helper} con {thing}. Una semilla tenía frío.

{Hero} le puso su bufanda. Ya no tenía frío.

+ La bufanda dio una vuelta, dos vueltas, tres vueltas. {Friend} sopló aire calentito. La semilla hizo un ruido de galleta. {Helper} devolvió {thing} con un abrazo.`,
        `{Helper} guardaba {thing} en las manos.

—Es que estaba oscuro —dijo muy bajito.

{Hero} se sentó a su lado.

+ Miraron despacio. Aquello era una sombra. Aquello, una rama de sombra. Aquello, nada. {Friend} les dijo buenas noches a todas. Ahora estaba oscuro, pero oscuro blandito.`,
      ],
    },
    return: [
      `{Hero} volvió a casa con {thing}.

—Estaba haciendo un favor —le contó {elder.al}.

{refrain.last}

+ La cama esperaba abierta. {Friend} subió primero, dio tres vueltas y eligió sitio. {Thing} volvió a su rincón, cerca, muy cerca.`,
      `Un paso, otro paso, y la puerta. {Hero} y {friend} ya estaban en casa.

{refrain.last}

+ {Elder} abrió la cama como quien abre un sobre. Dentro metió un beso. {Thing} se quedó en su sitio, bien a mano.`,
    ],
  },
  middle: {
    want: [
      `Junto a la cama {hero.del} había un orden muy serio. Primero, la almohada. Después, {friend}. Y al lado, bien a mano, {thing}.

Aquella noche, al lado solo quedaba una marca en el polvo.

—Falta {thing} —dijo {hero}—. Y así no me sale el sueño.

{refrain}

+ {Thing} {thing.does}, y con eso bastaba para que la oscuridad se quedara en su rincón. {Friend} olió la marca, estornudó y miró al techo, por si acaso. En el techo tampoco había nada, solo una mancha con forma de patata.`,
      `Faltaban diez bostezos para dormir. {Hero} los contaba siempre, y entre el séptimo y el octavo daba las buenas noches {thing.al}.

Pero aquella noche llegó al octavo y no encontró a quién dárselas. El sitio estaba vacío. Solo quedaba un redondel sin polvo.

—No puedo seguir con el nueve —dijo.

+ {Friend} levantó una esquina de la manta, miró y la volvió a bajar con cuidado. Luego miró debajo {hero.del}, que es donde están muchas cosas perdidas. No hubo suerte. {Thing}, que {thing.does}, no estaba.

+ {refrain}`,
    ],
    obstacle: [
      `{Hero} y {friend} buscaron por todas partes. Encontraron un lápiz, media galleta y una canica que llevaba un año perdida. {Thing} no salió de ningún cajón.

Entonces {hero} se agachó junto a la puerta. Había una pista: un puntito de luz, y otro más allá.

—Van hacia {place} —susurró.

+ La canica se alegró mucho de que la encontraran, pero no era su noche. {Friend} acercó un ojo al primer puntito. Brillaba tan poco que, si lo mirabas fuerte, se apagaba. Había que mirarlo de lado, con disimulo, como se mira una sorpresa.`,
      `Primero miraron en los sitios normales. Luego, en los sitios raros: el azucarero, la manga de un abrigo, la barriga {friend.del}. Nada.

—Silencio —pidió {hero}—. Escucha.

Fuera se oía un tintineo muy fino, tan fino como una pestaña. Venía {place.del}. Era una pista.

+ Abrieron la puerta un poquito. El tintineo sonó otra vez, calló y volvió a sonar, como si una campana muy joven ensayara su nombre. {Friend} salió primero y enseguida se puso {friend:segundo|segunda|a la cola}, porque fuera corría el fresco y detrás {hero.del} se estaba mejor.`,
    ],
    try1: [
      `Al borde {place.del} había una caja con la tapa a medio cerrar. Dentro brillaba algo, a ratos sí y a ratos no.

—Seguro que está ahí —dijo {hero}.

Levantó la tapa. Dentro vivía una luciérnaga con gafas, que leía el periódico.

—Está ocupado —dijo, sin levantar la vista.

{refrain}

+ {Hero} pidió perdón y volvió a cerrar, pero no del todo, para que entrara el aire. {Friend} preguntó si salía algo interesante. Salía que aquella noche habría bastante noche. La luciérnaga pasó la página y les deseó suerte, que es lo que desea la gente cuando quiere seguir leyendo.`,
      `En la entrada {place.del}, {hero} vio un montoncito que subía y bajaba. Debajo se notaba algo duro.

—Con permiso —dijo, y metió la mano.

El montoncito se sentó. Era un topo tapado con su propia bufanda.

—Eso era mi rodilla —explicó—. La otra la tengo aquí.

+ {Hero} se puso como un tomate y soltó la rodilla. El topo no se enfadó. Dijo que a él también le pasaba, sobre todo con los picaportes. No había visto {thing}, ni casi ninguna otra cosa, pero había oído pasar a alguien con mucho cuidado. {Friend} tomó nota.`,
    ],
    try2: [
      `Más adentro, {hero} andaba cada vez más despacio. La pista estaba ya muy cerca.

Detrás de una curva apareció un brillo. Echaron a correr con las pocas ganas que quedaban. Y era una cuchara, clavada en el suelo como una flor.

—Me rindo un poquito —dijo {hero}.

+ {Friend} no contestó. Se sentó al lado, hombro con hombro, y miró la cuchara con respeto. En ella cabían dos caras del revés, muy cansadas. Una de las caras sacó la lengua. La otra también. Después de eso, rendirse daba menos ganas.

+ {refrain}`,
      `En el corazón {place.del} todo estaba muy callado. {Hero} vio una forma que conocía y dijo:

—¡Ya está!

No estaba. Era una piedra con cara de pan, y no se dio por aludida.

{Friend} se dejó caer en el suelo. {Hero} también. La pista, en cambio, seguía despierta, cada vez más fuerte.

+ —¿Volvemos? —preguntó {friend}.

+ {Hero} pensó en el sitio vacío junto a la cama. Luego pensó en el sueño, que tampoco tenía dónde ponerse.

+ —Diez pasos más —dijo—. Si son muy largos, once.

+ Y los dieron sin soltarse, para no perderse también.`,
    ],
    turn: {
      sharing: [
        `Y allí estaba {helper}, con {thing} en las manos. A su lado, una semilla temblaba en un tiesto.

—No crece si se siente sola —explicó—. Con {thing} se le pasa. Iba a dejarte una nota.

{Hero} miró la semilla. Luego pensó en su cama.

—De día, en tu tiesto —dijo—. De noche, en mi rincón.

+ Se dieron la mano para que el trato valiera. Antes de irse, {hero} se agachó y le contó a la semilla un secreto de los buenos. {Friend} le hizo un techito. Cuando se levantaron, asomaba una punta verde, no más larga que una coma.`,
        `{Helper} estaba de espaldas. Al volverse, se vio lo que llevaba: era {thing}.

—Solo quería saber cómo era tener compañía un rato —dijo, y bajó la cabeza.

{Hero} iba a decir «es mío», y abrió la boca. Le salió otra cosa:

—Pues un rato es poco. Ven los domingos.

+ Allí mismo hicieron un calendario con piedras: seis {hero.del}, una {helper.del}. {Friend} puso otra más, pequeña, para los días de lluvia. {Helper} contó las piedras dos veces y no encontró ninguna trampa. Después devolvió {thing} con las dos manos, como se devuelve un plato lleno.`,
      ],
      kindness: [
        `La pista terminaba en {helper}, que abrazaba {thing} para dar calor a un tiesto. Dentro había una semilla con frío.

—No encontré nada mejor —dijo con vergüenza.

{Hero} no se enfadó. Se quitó la bufanda, envolvió el tiesto y le dejó fuera solo la nariz, si es que las semillas tienen nariz.

+ —Se ata así —le enseñó—. Si estornuda, otra vuelta.

+ {Helper} aprendió el nudo a la tercera. La semilla dejó de temblar y crujió un poco, como una cama recién hecha. Entonces {helper} devolvió {thing} sin que nadie lo pidiera, y {friend} aplaudió muy bajito.`,
        `{Helper} estaba en el rincón más oscuro, con {thing} muy cerca de la cara.

—Es que de noche no sé qué es cada cosa —confesó.

—Yo tampoco sabía —dijo {hero}—. Hay que ponerles nombre.

Y señaló una sombra larga.

—Esa se llama Ramona. Siempre está ahí. No hace nada.

+ Les pusieron nombre a todas. Hubo una Ramona, dos Pepes y un Señor Alto que resultó ser una escoba. {Friend} los saludaba uno por uno. Al final {helper} saludó también, sin esconderse, y le tendió {thing} {hero.al}.

+ —Ya no me hace falta —dijo—. Ahora conozco a gente.`,
      ],
    },
    return: [
      `El camino de vuelta fue mucho más corto. {Hero} y {friend} llegaron a casa con {thing} y con hojas en el pelo.

—¿Dónde estaba? —preguntó {elder}.

—Haciendo compañía —contestó {hero}.

{Elder} asintió, como si aquello fuera lo más normal, y abrió la cama.

+ {Thing} volvió a su sitio, justo encima de la marca en el polvo. Encajaba muy bien. {Friend} dio tres vueltas, eligió el mejor trozo de manta y dejó el segundo mejor trozo para {hero}. Al noveno bostezo ya nadie llevaba la cuenta.

+ {refrain.last}`,
      `La puerta estaba entornada y {elder} esperaba al otro lado, con cara de no haber esperado nada.

{Hero} levantó {thing} para que se viera bien.

—A alguien se le hacía muy larga la noche —dijo—. Ya no.

—Entonces está bien —dijo {elder}.

Y ahuecó la almohada.

{refrain.last}

+ Olía a leche y a madera. {Hero} dejó {thing} en su rincón y movió el borde un poquito, hasta que quedó como siempre. {Friend} ya estaba en la cama, ocupando el centro. Hubo que negociar. Al final cada cual tuvo su orilla.`,
    ],
  },
  big: {
    want: [
      `Hay quien se duerme contando ovejas. {Hero} lo había probado, pero las ovejas se le ponían a discutir. Lo único que funcionaba era tener cerca {thing}, que {thing.does}.

Por eso, cuando alargó la mano y no encontró nada, volvió a alargarla. Tampoco. Encendió la luz y miró el sitio: vacío, con un cerco limpio en el polvo. Una prueba de que allí había habido algo, y de que hacía tiempo que nadie limpiaba.

—Esta noche no se duerme —anunció.

+ {Friend}, que ya había empezado a dormirse, abrió un ojo.

+ —¿Es una orden o una noticia?

+ —Una noticia. Falta {thing}.

+ El otro ojo también se abrió. Había noches en que {friend} fingía no oír, pero aquello era distinto. Sin decir nada más, se puso a mirar debajo de la cama, donde encontró mucha pelusa y ninguna respuesta.`,
      `Todo en el cuarto estaba igual que siempre, y eso era lo raro. La silla, igual. La ventana, igual. Hasta la araña del rincón seguía pensando en sus cosas. Y, sin embargo, {hero} no conseguía acomodarse, como cuando una palabra se queda en la punta de la lengua.

Tardó un minuto entero en descubrirlo. Junto a la cama faltaba {thing}.

—Estaba aquí anoche —le dijo {friend.al}—. Y anteanoche. Y todas las noches que recuerdo.

+ No era solo una costumbre. {Thing} {thing.does}, y con eso el día se daba por cerrado, igual que se cierra un libro con su cinta. Sin la cinta, las páginas se quedaban abiertas: lo que había dicho por la mañana, lo que tendría que haber contestado, aquel bocadillo a medias.

+ —Bien —dijo {friend}, y se estiró—. ¿Por dónde se empieza?`,
    ],
    obstacle: [
      `{Hero} organizó la búsqueda con método. {Friend} la organizó sin método, y encontraron lo mismo: nada. Miraron en los cajones, encima de los armarios y dentro de la tetera, que protestó con un ruido de tapa.

Fue al pasar junto a la puerta cuando {hero} se detuvo. En el suelo había un punto de luz, no mayor que una lenteja. Un poco más allá, otro. No llegaban de ninguna parte de la casa: se alejaban de ella.

—Van hacia {place} —dijo.

+ —Puede ser una trampa —opinó {friend}.

+ —Puede ser una pista.

+ —Las trampas también parecen pistas. Es su trabajo.

+ {Hero} tocó el primer punto. Estaba tibio y tenía algo de cuidado, como si quien lo dejó hubiera ido de puntillas. Nadie que anda de puntillas quiere molestar. Aquello bastó para abrir la puerta, aunque {friend} pidió que constara su opinión.`,
      `A la media hora, {hero} y {friend} habían revisado hasta el último rincón. Tenían tres botones, una carta sin terminar y una teoría cada cual. Según {friend}, {thing} se había hecho invisible. Según {hero}, eso habría dejado un bulto.

Callaron un momento para pensar, y fue una suerte, porque solo callando se oía: un tintineo finísimo, tres notas y una pausa. Venía de fuera. Venía, si se afinaba bien la oreja, {place.del}.

+ —Eso no estaba ayer —dijo {hero}.

+ —Ayer no estábamos escuchando —dijo {friend}, y tuvo razón, cosa que le pasaba a menudo sin darse importancia.

+ Las tres notas se repitieron, un poco torcidas. Quien las tocaba no sabía la canción o estaba aprendiéndola. {Hero} abrió la puerta. La noche olía a cosas recién guardadas, y el tintineo marcaba el camino.`,
    ],
    try1: [
      `El borde {place.del} tenía un guardián, o eso pensó {hero} al ver una figura alta, muy quieta, con un brillo a la altura de las manos.

—Buenas noches —dijo con su voz más educada—. Creo que eso es mío.

La figura no contestó. {Hero} lo repitió más despacio, por si era extranjera. Al tercer intento, {friend} se acercó y le dio unos golpecitos: sonó a hueco. Era un perchero. El brillo era un paraguas mojado.

+ —Hay que reconocer que tenía presencia —dijo {friend}.

+ {Hero} no respondió, porque acababa de hablarle de usted a un mueble. Pero en el mango del paraguas descubrió algo pegado: un hilito de luz, o de música, o de ambas cosas. Alguien había pasado rozándolo hacía poco. Se habían equivocado de persona, no de camino.`,
      `En la entrada {place.del} había un letrero que decía OBJETOS PERDIDOS, con una flecha. {Hero} pensó que por una vez la vida se ponía de su parte.

La flecha llevaba a una mesa. En la mesa había un escarabajo con visera y un libro enorme.

—Vengo por {thing.un} —dijo {hero}.

El escarabajo buscó en la letra correspondiente. Tenía once guantes, una tarde de agosto y el principio de un chiste. De lo otro, nada.

+ —¿Una tarde de agosto? —se asombró {friend}.

+ —La gente las pierde sin darse cuenta —suspiró el escarabajo—. Nadie viene a reclamarlas.

+ {Hero} firmó de todos modos en el libro, en la casilla de visitas, que estaba vacía. Al escarabajo le temblaron las antenas de gusto. A cambio les dijo que la pista seguía recto, y que él nunca había visto pasar una tan bonita.`,
    ],
    try2: [
      `Cuanto más se internaban, más clara era la pista y menos claras las ideas. {Hero} ya había pisado dos veces el mismo sitio, o dos sitios idénticos. Entonces lo vio: un resplandor bajo, medio escondido, justo del tamaño adecuado.

Se acercó de puntillas. Contó hasta tres. Era una cuchara sopera, vieja y muy limpia, que reflejaba lo poco que había que reflejar.

—Creo que estoy a punto de rendirme —dijo {hero}—. Aviso para que no nos pille por sorpresa.

+ —Gracias por avisar —dijo {friend}, y se sentó a su lado.

+ Estuvieron un rato así. Quien limpia una cuchara en un lugar como aquel, pensó {hero}, es alguien que espera visita. O alguien que no tiene a nadie para quien poner la mesa. Era un pensamiento nuevo, y lo cambiaba todo un poco. Se guardó la idea, dejó la cuchara donde estaba y se puso en pie.`,
      `Hay un momento en todas las búsquedas en el que uno empieza a ver lo que quiere ver. {Hero} lo alcanzó más o menos en mitad {place.del}.

—Ahí —dijo, y señaló.

Era una piedra.

—Pues ahí.

Era otra piedra, prima de la anterior. {Friend}, con mucho tacto, no hizo comentarios. La pista se notaba cada vez más cerca, pero las fuerzas se notaban cada vez más lejos, y {hero} acabó por sentarse encima de la prima.

+ —Podríamos volver mañana —dijo.

+ —Podríamos.

+ Ninguna de las dos voces sonó muy convencida. {Hero} se dio cuenta entonces de algo: llevaba toda la noche preguntándose dónde estaba {thing}, y ni una sola vez se había preguntado por qué. No se había ido sin ayuda. Alguien había tenido un motivo.

+ —Un poco más —decidió.`,
    ],
    turn: {
      sharing: [
        `La pista acababa justo donde estaba {helper}. No intentó esconder {thing}; solo {thing:lo|la} acercó un poco más a un tiesto donde temblaba una semilla.

—Iba a escribirte una nota —dijo—. Llevo dos horas con la primera frase.

La semilla era el último encargo de un jardín que ya no estaba, y no quería brotar a solas. Con {thing} al lado, casi se animaba.

{Hero} tenía preparado un discurso. Se le olvidó entero.

—De día, para tu tiesto —dijo—. De noche, para mi cama.

+ {Helper} sacó la nota a medias, tachó «Lo siento mucho» y escribió el trato debajo, con horarios. {Friend} firmó como testigo, con una mancha. {Hero} añadió una cláusula: cuando la planta diera flores, habría que repartirlas también.

+ La semilla, que no sabía leer, sacó una punta verde justo al final, donde va la rúbrica.`,
      ],
      kindness: [
        `{Helper} tenía {thing} entre las manos y una cara de haber ensayado muchas disculpas.

—Tu ventana se veía tan acompañada desde aquí —explicó—. Pensé que, con esto, lo mío también lo parecería. Pero no era {thing}. Era lo de alrededor.

{Hero} miró aquel rincón: una silla, un plato, una cuchara. Todo de uno en uno. Fue a decir algo, y en vez de decirlo se sentó en el suelo y sacó del bolsillo un puñado de nueces.

—Cuéntame qué se ve desde aquí —pidió.

+ Se veían, resultó, muchas cosas. {Helper} llevaba años mirándolas sin nadie a quien señalárselas. {Friend} hizo preguntas, casi todas buenas. Antes de irse acordaron una señal: cada noche, una luz que se enciende y se apaga tres veces, de un lado y del otro.

+ —Eso no hay que devolverlo —dijo {hero}, y {helper} le puso {thing} en las manos.`,
      ],
    },
    return: [
      `Volver costó la mitad que ir, como casi siempre. {Elder} oyó la puerta, contó cabezas, contó {thing} y no hizo la primera pregunta que se le ocurrió, sino la segunda.

—¿Y quién lo necesitaba?

{Hero} se lo contó en cuatro frases. La cuarta era solo un bostezo, pero se entendió muy bien. Por las dudas, {friend} añadió otro, con más detalle.

—Mañana haremos merienda de más —dijo {elder}, y abrió la cama como quien abre un paréntesis.

+ {Thing} volvió a su cerco en el polvo, que por suerte nadie había limpiado, porque así se sabía el sitio exacto. Lo curioso era que el cuarto parecía un poco más grande que antes. {Friend} dijo que eran figuraciones. Luego se tumbó en diagonal, y el cuarto volvió a su tamaño.`,
      `En el último tramo, {hero} ya no caminaba: se dejaba llevar por la costumbre, que conocía el camino. La puerta cedió sin ruido. Olía a cena guardada, a madera y a que alguien había esperado.

—Has tardado —dijo {elder}.

—Fui a buscar {thing} y encontré a alguien.

{Elder} lo pensó. No era una explicación completa, pero era de las que aguantan hasta el desayuno. Así que echó la manta hacia atrás y palmeó la almohada.

+ {Hero} dejó {thing} en su sitio y se quedó mirando un momento. Seguía siendo lo mismo de siempre y, a la vez, ahora tenía una historia que contar. {Friend} ya dormía a medias, con media oreja fuera de la manta, por si surgía otra pista. No surgió ninguna. Era una noche muy considerada.`,
    ],
  },
};
