import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** A promise to keep, a way that is closed, and two small stops that open it. */
export const helperChain: PlotTellings = {
  titles: [
    "{Hero} llega tarde por muy buenas razones",
    "El encargo {hero.del}",
    "De camino, con {thing}",
    "Lo que cabe en un camino",
  ],
  refrains: [
    { line: "Pasito a paso, que nos esperan.", last: "Pasito a paso, ya nadie espera." },
    { line: "Un momentito, y luego otro pasito.", last: "Un momentito, y ya en el nido." },
    { line: "Tipi, tipi, tap, por el camino.", last: "Tipi, tipi, tap. Y nada más." },
  ],
  little: {
    want: [
      `{Hero} tenía un encargo: llevar {thing} {helper.al}.

Era en {place}. {Friend} también iba.

{refrain}

+ {Thing} {thing.does}. {Hero} andaba con cuidado. Un paso para {hero}. Un paso para {friend}. Había que llegar antes de la noche.`,
      `{Helper} esperaba en {place}. Esperaba {thing}.

—Lo prometí —dijo {hero}.

{refrain}

+ Salieron por la puerta, tipi, tap. {Friend} iba delante. Luego iba detrás. Luego iba al lado, que es lo mejor.`,
    ],
    obstacle: [
      `¡Alto! Una puerta cerraba el camino. {Hero} empujó. {Friend} empujó.

La puerta no se movió.

+ Era muy alta y muy ancha. Tenía un cerrojo arriba, arriba del todo. Ni de puntillas. Ni con un salto. Ni con dos. Ni con tres.`,
      `{Hero} se paró. El camino subía, subía y subía.

—Es muy alto —dijo {friend}.

No podían pasar.

+ Probaron a subir. Fiuuu, bajaron sentándose. Probaron otra vez. Fiuuu, otra vez abajo. Era un buen tobogán. No era un buen camino.`,
    ],
    try1: [
      `—¡Ay! —dijo un escarabajo boca arriba.

{Hero} le dio la vuelta. ¡Hop!

—Gracias. Yo voy también.

{refrain}

+ Tenía seis patitas muy contentas. Las movió todas, una por una. {Friend} le hizo sitio en el camino. Ahora eran tres.`,
      `Una ratoncita buscaba su gorro. {Hero} miró detrás. ¡Allí estaba!

—Te ayudaré —prometió la ratoncita.

{refrain}

+ Era un gorro rojo, del tamaño de un dedal. {Friend} se lo puso con mucho mimo. Le tapó las orejas. Se oyó una risa pequeña.`,
    ],
    try2: [
      `Más allá lloraba una polilla. Se le había mojado un ala.

{Hero} sopló. {Friend} sopló. ¡Seca!

{refrain}

+ La polilla abrió un ala. Abrió la otra. Era tarde ya, y el cielo se ponía azul. Pero soplar despacio lleva su tiempo.`,
      `Un caracol llevaba una hoja muy grande. No podía más.

{Hero} cogió una punta. ¡Arriba!

{refrain}

+ El caracol iba muy, muy lento. {Hero} y {friend} también. Se hacía tarde. Pero la hoja llegó, y el caracol hizo una burbuja.`,
    ],
    turn: {
      kindness: [
        `¡Llegaban los amiguitos, con sus primos! Unos tiraron. Otros empujaron. ¡Y el camino se abrió!

Allí estaba {helper}. {Hero} le dio {thing}.

+ —Justo a tiempo —dijo {helper}.

+ Usó {thing} un ratito y {thing:lo|la} devolvió. Todo el mundo aplaudió: plas, plas, y un aplauso pequeñito, plis.`,
        `—¡A la una! —dijo una voz pequeña.

—¡A las dos! —dijo otra.

¡Y se abrió el camino! {Hero} llegó con {thing}.

+ {Helper} sonrió de lado a lado. Encendió su farol con {thing} cerca. Luego se {thing:lo|la} devolvió {hero.al}, con un beso. Era hora de volver.`,
      ],
      gratitude: [
        `{Hero} dijo gracias por aquí. Dijo gracias por allá.

¡Clic! Con cada gracias, el camino se abría.

{Helper} recibió {thing}.

+ Gracias, amigo pequeño: clic. Gracias, otro amigo: clic. Gracias, {friend.solo}: ¡clac! Era una puerta con muy buen oído. {Helper} usó {thing} y {thing:lo|la} devolvió.`,
      ],
    },
    return: [
      `Por el atajo, la casa estaba cerca. {Hero} y {friend} entraron con {thing}.

{Elder} tenía sopa caliente.

{refrain.last}

+ Una cucharada para el frío. Otra para el camino. La última, para nada, porque estaba rica. {Friend} lamió el plato.`,
      `{Hero} volvió a casa con {thing} en las manos.

—Te he guardado pan calentito —dijo {elder}.

{refrain.last}

+ {Hero} partió el pan. Medio para {friend}. Medio para {hero}. Y tres miguitas en la ventana, por si alguien pequeño pasaba luego.`,
    ],
  },
  middle: {
    want: [
      `{Hero} lo había prometido por la mañana, y las promesas de la mañana se cumplen por la tarde. Había que llevar {thing} hasta {place}. Allí esperaba {helper}, y tenía que ser antes de que la noche se cerrara.

—Es fácil —le dijo {friend.al}—. Vamos, llegamos y volvemos.

{refrain}

+ {Thing} {thing.does}. Algo así no se lleva de cualquier manera, y {hero} eligió las dos manos. {Friend} se ofreció a llevar lo demás, y como lo demás no era nada, salió con paso ligero y mucha importancia. Olía a cena de otros.`,
      `Había una nota en la puerta, escrita con letra temblona: «No te olvides de lo mío. Te espero en {place}». Firmaba {helper}.

{Hero} no lo había olvidado. Envolvió {thing} en un paño, llamó {friend.al} y miró el cielo. Quedaba una rajita de luz.

—Justo lo que tardamos —dijo.

+ El paño tenía una esquina bordada y un agujero. Por el agujero se veía un poquito {thing.del}, como cuando alguien espía un cumpleaños. {Friend} tapó el agujero para que no se escapara nada y luego miró por él. Valía la pena darse prisa.

+ {refrain}`,
    ],
    obstacle: [
      `Pero en mitad del camino había una verja. Ayer no estaba cerrada. Hoy sí.

{Hero} empujó. {Friend} empujó {hero.al}, por sumar. La verja ni se enteró. Tenía el cerrojo muy alto, y por los lados no había ni una rendija.

—Sin ayuda no pasamos —dijo {hero}.

+ Buscaron un hueco por debajo y encontraron uno, pero era del tamaño de una naranja. {Friend} metió una mano al otro lado. La mano saludó. Fue la primera en cruzar y también la última. Al sacarla traía una hoja pegada, fresca, que olía a lo que había más allá.`,
      `El camino se acababa. Delante había agua: un canal ancho y quieto, con las estrellas de la otra orilla ya encendidas.

—¿Saltamos? —preguntó {friend}.

{Hero} midió el agua con la vista. Harían falta cuatro saltos, y solo se podía dar el primero.

—No. Hay que pensar otra cosa.

+ Pensaron de pie. Luego pensaron en cuclillas, que es como mejor se piensa cerca del agua. {Hero} tiró una hoja: flotó un poco y dio la vuelta, como si también le pareciera lejos. En la otra orilla brilló una luz pequeña. {Helper} ya estaba esperando.`,
    ],
    try1: [
      `—Perdón —dijo una voz a la altura del suelo—. ¿Alguien podría darme la vuelta?

Era un escarabajo patas arriba. {Hero} tenía prisa, pero se agachó. Con una pajita, hop, lo puso del derecho.

—Os debo una —dijo, y echó a andar detrás.

{refrain}

+ El escarabajo explicó que llevaba así desde la merienda. Al principio había gritado. Después se había puesto a mirar las nubes, y había visto una igual que su tía. {Friend} le preguntó si era simpática. La nube, sí. La tía, a ratos. Con tanta charla se fue un trocito de tarde.`,
      `Junto al camino, una ratona estiraba los brazos hacia un gancho muy alto. Arriba se balanceaba su colada: tres calcetines y una servilleta.

—Me la llevó el aire —suspiró—. Y esta noche refresca.

{Hero} miró la luz que quedaba. Miró los calcetines. Se subió a una piedra y los alcanzó uno por uno.

+ Eran tan pequeños que {friend} los llevó todos en una mano sin arrugarlos. La ratona los contó, se puso dos y guardó el tercero.

+ —Es para cuando vuelva mi hermano —dijo—. Si un día necesitáis algo, silbad. Tengo muy buen oído y muchas primas.

+ {refrain}`,
    ],
    try2: [
      `Un poco más lejos había un lirón sentado en una maleta.

—Se me ha atascado —dijo—. Me mudo hoy, y mi casa está dentro.

{Hero} dejó {thing} en el suelo y tiró de la hebilla. {Friend} se sentó encima, que ayuda mucho. ¡Clac! Se abrió.

El cielo estaba casi azul oscuro. {Helper} seguía esperando.

+ De la maleta salieron un colchón de musgo, media nuez y un retrato. El lirón lo colgó y ya estaba en casa. Después vio la cara de prisa que tenía {hero} y se puso colorado hasta los bigotes. Prometió devolver el favor.

+ {refrain}`,
      `—¿Vais hacia la luz? —preguntó una polilla desde una piedra—. Yo iba, pero se me ha mojado un ala.

{Hero} abrió la boca para decir «llegamos tarde». Lo que salió fue aire, así que lo aprovechó: sopló despacio sobre el ala. {Friend} sopló por el otro lado.

Cuando acabaron, ya había estrellas.

+ Un ala de polilla tiene más dibujos que una alfombra, y se secan de uno en uno. El último era un círculo con un puntito en el centro. La polilla lo abrió, lo cerró, lo volvió a abrir.

+ —Funciona —dijo muy seria—. Ahora os toca pedir.`,
    ],
    turn: {
      kindness: [
        `{Hero} ya iba a decir «no llegamos» cuando oyó pasitos. Venían por la izquierda y venían por la derecha.

—Nos tocaba —dijo una voz pequeña.

—Y hemos traído familia —dijo otra.

Eran tantos, y trabajaron tan a la vez, que el paso quedó libre. Al otro lado, {helper} levantó los brazos.

+ —Pensé que te habías olvidado.

+ —Paré dos veces —dijo {hero}, y le dio {thing}.

{Helper} hizo con {thing} lo que tenía que hacer y {thing:lo|la} devolvió con las gracias.

+ {Friend} aupó a los pequeños para que no se perdieran nada.`,
        `Sin ayuda no podían, eso ya lo sabían. Lo que no sabían era que ya eran muchos más.

{Hero} oyó una tos chiquita. Detrás estaban todos: los del primer favor, los del segundo y unos cuantos primos.

—¿Empujamos? —preguntaron.

Unos empujaron, otros guiaron, y así cruzó {hero}, con {thing} bien en alto.

{Helper} tomó {thing}, {thing:lo|la} usó justo lo que dura una canción y {thing:lo|la} devolvió {thing:calentito|calentita}.

+ A los primos les gustó tanto que pidieron verlo otra vez. {Friend} les guardó sitio delante.`,
      ],
      gratitude: [
        `Delante del paso cerrado, {hero} se volvió. Detrás venían los dos que habían recibido ayuda.

—No os he preguntado el nombre —dijo—. Y me habéis hecho compañía.

—Yo soy Tila.

—Y yo, Don Ramón.

—Pues gracias, Tila. Gracias, Don Ramón. Gracias, {friend.solo}.

Algo hizo clic, y el camino se abrió.

+ —Siempre se abre así —dijo Don Ramón—. Lo que pasa es que casi nadie lo prueba.

{Helper} salió a su encuentro con una risa. Usó {thing} y {thing:lo|la} puso de nuevo en manos {hero.del}.

+ También dijo gracias. Por el ruido, debió de abrirse alguna otra puerta.`,
      ],
    },
    return: [
      `Volvieron por el atajo, que de noche es más corto porque no te paras a mirar. {Hero} llevaba {thing}. {Friend} llevaba el silencio.

{Elder} abrió antes de que llamaran.

—La sopa está caliente —dijo—. La he calentado tres veces.

{refrain.last}

+ —Es que paramos dos —explicó {hero}.

+ —Entonces me ha sobrado una —dijo {elder}, y les sirvió otro cazo.

+ La cuchara pesaba cada vez más. En la ventana, muy abajo, alguien diminuto dio las buenas noches con unos golpecitos y se marchó a su casa.`,
      `Desde el camino se veía la ventana de casa, y en la ventana estaba {elder}, que llevaba un rato fingiendo que ordenaba el armario.

—¿Llegaste a tiempo? —preguntó.

—Casi —dijo {hero}—. Pero llegué con gente.

En la mesa había pan tostado y leche tibia.

{refrain.last}

+ {Hero} dejó {thing} en su sitio y se acercó la taza a la cara para que le calentara la nariz. {Friend} hizo lo mismo y se dejó un bigote. Nadie tenía ya ninguna prisa. El pan crujía, y después dejó de crujir.`,
    ],
  },
  big: {
    want: [
      `{Hero} tenía una debilidad: decía que sí antes de mirar el reloj. Así había prometido llevarle {thing} {helper.al}, en persona y antes de que la noche se pusiera seria. Y así había llegado el final de la tarde, con {thing} todavía encima de la mesa y {place} donde siempre, o sea, lejos.

—Si salimos ahora —calculó—, llegamos con diez minutos de sobra.

—¿Y si pasa algo? —preguntó {friend}.

—¿Qué va a pasar? Es un camino.

+ {Friend} había recorrido suficientes caminos para tener una opinión, pero se la guardó y fue a buscar la bufanda. {Hero} envolvió {thing} con cuidado. Era un encargo de los importantes, porque {helper} no pedía nunca nada, y la gente que no pide suele tener buenas razones cuando por fin lo hace.

+ Diez minutos de sobra, pensó al cerrar la puerta, eran una fortuna.`,
      `La carta {helper.del} cabía en un sello: «¿Me traes lo que hablamos? Hoy. En {place}. Antes de que oscurezca del todo, si no es molestia». Llevaba tres tachaduras, las tres en «si no es molestia».

{Hero} la leyó dos veces y fue por {thing}.

—No es molestia —le dijo a la carta.

{Friend} ya estaba en la puerta, mirando aquel cielo color de melocotón. Quedaba tarde, pero no para tirarla.

+ Repasaron el plan en voz alta. Consistía en ir derecho, sin entretenerse con nada ni con nadie. Era un plan corto y fácil de recordar, y {hero} se sintió con derecho a un poco de orgullo.

+ —¿Ni siquiera con las lagartijas? —quiso asegurarse {friend}.

+ —Ni siquiera. Solo hoy.

+ {Friend} lo encontró mucho pedir, pero apretó el paso.`,
    ],
    obstacle: [
      `Todo fue como la seda hasta el recodo. Después del recodo había una verja, y la verja estaba cerrada con una cadena que parecía orgullosa de su trabajo. De la cadena colgaba un cartel: ABIERTO.

—Eso no es muy exacto —dijo {friend}.

{Hero} examinó los lados (lisos), la parte de arriba (demasiado arriba) y la de abajo (un hueco en el que cabía un brazo o una buena intención). Dar un rodeo les llevaría hasta mañana.

+ —De aquí no se pasa sin ayuda —concluyó.

+ Y miró alrededor, por si la ayuda estaba ya en camino. No se veía a nadie. Mejor dicho, no se veía a nadie grande. {Hero} cometió en ese momento un error pequeño, de los que se cometen por mirar siempre a la misma altura, y del que no se daría cuenta hasta bastante después.`,
      `El puente seguía donde siempre, salvo la parte de en medio. Alguien se la había llevado para pintarla, según una nota, y agradecía la paciencia de los usuarios. Debajo pasaba un agua lenta y sin ninguna opinión.

{Hero} calculó la distancia. Con carrerilla se llegaba a la mitad, que en los puentes es justo lo que no sirve.

—¿Y por la orilla? —dijo {friend}.

—Dos horas. Y subida.

Se asomaron a la vez. Al otro lado había una luz encendida: {helper} había salido a esperar.

+ Es muy incómodo ver de lejos a alguien que te espera. {Hero} levantó {thing} para que se viera, pero a aquella distancia no debía de ser más que un punto con buenas intenciones.

+ —Algo se nos ocurrirá —dijo.

+ —Seguro —dijo {friend}, y se quedó mirando el agua, por si al agua se le había ocurrido ya.`,
    ],
    try1: [
      `Lo que les llegó no fue una idea, sino una voz indignada, a ras del suelo.

—¡Oigan! ¡Aquí abajo! Llevo una hora viendo pasar gente con prisa.

Era un escarabajo vuelto del revés, con las seis patas cruzadas de puro enfado. La tarde no estaba para entretenerse. {Hero} miró el cielo, miró el camino y se arrodilló. Con una ramita y un poco de tacto, el escarabajo recobró la postura y la dignidad.

—Evaristo —se presentó—. Ingeniero. No olvidaré esto.

+ Habían gastado cuatro minutos, y otros tres se fueron en escucharlo. Resultó que Evaristo era una autoridad en cerrojos, contrapesos y otras cosas que no se abren. Les hizo un resumen. {Friend} atendía con interés; {hero}, con un ojo puesto en las sombras.

+ —Voy con ustedes —decidió el ingeniero—. Hacia allí o hacia donde sea. Desde abajo todo pilla igual de lejos.`,
      `Al pie de un poste, una ratona con delantal discutía con el viento. El viento le había llevado la colada y no parecía dispuesto a razonar.

—Son catorce calcetines —le explicó {hero.al}, como si llevaran un rato conversando—. Tengo siete hijos y esta noche refresca.

Los calcetines ondeaban en lo alto, a la vista de todos y al alcance de casi nadie. Alcanzarlos costaría, por lo menos, seis minutos. {Hero} suspiró, le dio {thing} {friend.al} y empezó a trepar.

+ Fueron once. Bajó con trece calcetines y una hoja, y hubo que volver por el último, que se hacía pasar por nido. La ratona los fue recibiendo de dos en dos.

+ —No tengo con qué pagarle —dijo—. Pero somos muchos y roemos bien. Si alguna vez se le resiste algo, avise.

+ {Hero} lo agradeció sin creer que fuera a hacer falta.`,
    ],
    try2: [
      `Del tiempo de sobra no quedaba ni la sombra cuando encontraron a un lirón. Estaba sentado sobre una maleta atascada, y dentro de la maleta, según contó, estaba su casa entera: se mudaba ese mismo día, y el día se le acababa.

{Friend} miró {hero.al}. {Hero} miró a otra parte durante tres segundos completos.

—Déjame ver esa hebilla —dijo al cuarto.

Tiraron, empujaron y, por último, se lo pidieron por favor. La hebilla cedió.

+ Mientras el lirón colgaba sus dos cuadros, las primeras estrellas tomaron posiciones. A lo lejos, la luz {helper.del} se movió un poco, como quien cambia de postura porque se cansa de esperar. {Hero} notó que tenía dentro dos verdades que no cabían juntas: había hecho lo que debía, y no estaba donde debía.

+ —Son cosas que pasan —murmuró {friend}, que veía las dos.`,
      `—No quisiera interrumpir —dijo una polilla desde una piedra—, pero ¿van ustedes hacia aquella luz? Yo iba. Es mi ilusión. Solo que se me ha mojado un ala.

{Hero} se detuvo. Secar un ala de polilla no tiene nada de difícil: se sopla. Lo que tiene es que no se puede soplar fuerte.

Soplaron flojo, por turnos, un dibujo detrás de otro. Cuando el ala crujió como un papelito, la tarde se había terminado sin despedirse.

+ —Llegamos tarde —dijo {hero}. No lo dijo en tono de queja, sino por fijar los hechos.

+ —La gente que espera una luz suele mirar hacia arriba —observó la polilla—. Si quieren, me adelanto y aviso.

+ Era lo primero que les ofrecían aquella tarde que se parecía a una solución. {Friend} le señaló el rumbo. {Hero}, con {thing} contra el pecho, pensó en quien esperaba.`,
    ],
    turn: {
      kindness: [
        `Ante el paso cerrado, {hero} ya buscaba palabras para disculparse cuando notó que tenía público. El primero de los que habían recibido ayuda estaba allí, con media familia. El segundo llegaba por el otro lado con la otra media.

—Hemos estudiado el asunto —dijo una voz desde abajo—. Lo que a ustedes les pilla alto, a nosotros nos pilla dentro.

Unos treparon, otros tiraron y alguno, muy pequeño, dio la orden. El camino se abrió como si nunca hubiera pensado en otra cosa.

+ Al otro lado, nadie preguntó por el retraso. Solo se oyó una risa, al ver aquella comitiva que no se acababa nunca.

{Helper} tomó {thing}, hizo en un momento aquello para lo que tanta falta le hacía y se {thing:lo|la} devolvió {hero.al} con las dos manos.

+ —Por el camino derecho habrías llegado antes —dijo.

+ —Por el camino derecho —contestó {hero} tras pensarlo— me habría quedado fuera.`,
      ],
      gratitude: [
        `Habían llegado otra vez al punto en que no se podía pasar. {Hero} se sentó, y al sentarse descubrió que aún tenía al lado a los que había ayudado. No se habían ido. Llevaban un buen rato haciéndole compañía, y ni siquiera se lo había agradecido como es debido.

—Nombre y apellido, por favor —pidió.

Se los dieron, con alguna vergüenza. {Hero} se puso en pie y fue diciendo gracias, de uno en uno, por el nombre entero. Al final dijo el {friend.del}.

Sonó un clic.

+ —Ya era hora —dijo el más pequeño—. Esa cerradura es de las antiguas: solo cede cuando alguien termina las cosas.

Al otro lado aguardaba {helper}. Recibió {thing} como quien recibe a un pariente, le dio el uso para el que tanta falta hacía y {thing:lo|la} devolvió enseguida.

+ Luego fue a decir algo, se acordó del clic y preguntó a todos, uno por uno, cómo se llamaban.`,
      ],
    },
    return: [
      `La vuelta tuvo un atajo que a la ida no estaba o no se había dejado ver. {Hero} y {friend} lo recorrieron sin hablar, con {thing} a salvo y el cuerpo lleno de ese cansancio bueno, de los merecidos, que casi abriga.

—Ida y vuelta, dijiste —comentó {elder} al abrir.

—Y ha sido ida y vuelta —explicó {hero}—. Solo que en medio había gente.

{Elder} no encontró nada que objetar. Apartó la tapa de la olla, y la cocina se llenó de vapor y de olor a puerro.

+ Cenaron muy despacio. A mitad de la sopa, alguien de estatura reducida dejó un calcetín en el alféizar, sin duda por error, o como recuerdo, o porque sobraba uno. {Friend} lo midió: le servía de gorro. {Hero} quiso contar la historia desde el principio, pero cada frase empezaba con un nombre, y eran muchos nombres, y la sopa estaba caliente.`,
      `Llegaron cuando la noche ya estaba puesta del todo. {Hero} dejó {thing} en su sitio y escuchó la casa: una olla a fuego lento, una silla que se apartaba, los pasos {elder.del}, que venían sin correr porque no había motivo.

—Te lo he guardado caliente —dijo—. Me figuré que habría gente por el camino.

—¿Cómo lo sabías?

—Porque yo también voy por ahí diciendo que sí.

Y le arrimó un tazón que humeaba despacio.

+ {Friend}, con la nariz dentro del tazón, hizo un ruido de aprobación. Sobre la mesa quedó una miga, y {hero}, en lugar de barrerla, la puso en el borde de la ventana. Luego puso otra. Eran, si se miraba bien, dos cenas de gente muy pequeña. La cuchara fue bajando, el tazón se fue quedando liso y las palabras se fueron quedando para mañana.`,
    ],
  },
};
