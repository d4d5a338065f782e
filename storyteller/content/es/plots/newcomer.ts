import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** Somebody new has come to stay, and two have to learn to be three. */
export const newcomer: PlotTellings = {
  titles: [
    "Un sitio más en el banco",
    "{hero}, {friend} y alguien más",
    "Donde caben dos",
    "La noche en que {hero} aprendió a contar hasta tres",
  ],
  refrains: [
    { line: "Dos en un banco, y ni medio más.", last: "Tres en un banco, y aún cabe uno más." },
    { line: "Para mí, para mí y para mí.", last: "Para ti, para mí y para ti." },
    { line: "Uno y uno, dos. Y ya está.", last: "Uno, dos y tres. Y así está mejor." },
  ],
  little: {
    want: [
      `
{Helper.un} vino a vivir al lado.

{hero} apretó su {thing.solo}, que {thing.does}.

{refrain}

+ Todos miraban {helper.al}. Todos decían: «¡Qué gracia!». Nadie miraba {hero.al}. Y {hero} también tenía mucha gracia.
`,
      `
{hero} tenía {thing.un} que {thing.does}. Pero llegó {helper.un}, y todos miraban hacia allí.

{refrain}

+ {Helper} traía una maleta pequeña y un gorro grande. Todos le daban besos. {hero} le dio la mano {friend.al} y no la soltó.
`,
    ],
    obstacle: [
      `
—¿Le prestas {thing}? —preguntó {elder}—. Solo esta noche.

{hero} dijo que no. Y escondió {thing} detrás de la cortina.

+ Después notó algo raro en la tripa. Era pequeño y duro. Era como una piedrecita. {Friend} miró la cortina y no dijo nada.
`,
      `
{Elder} dijo:

—{Helper} no puede dormir. ¿Le dejas {thing}?

{hero} metió {thing} debajo de la cama. Muy, muy al fondo.

+ —No sé dónde está —dijo bajito.

+ Y se le puso una piedrecita en la tripa. No dolía. Pero pesaba un poco.
`,
    ],
    try1: [
      `
{hero} y {friend} jugaron a lo de siempre. Al escondite. Pero enseguida se encontraban.

{refrain}

+ —Estás detrás de la silla —dijo {hero}.

+ —Siempre estoy detrás de la silla —dijo {friend}, y suspiró. Al otro lado de la pared, alguien suspiró también.
`,
      `
—Ahora tú y yo —dijo {hero}.

Hicieron una torre. Se cayó. Nadie se rio.

{refrain}

+ Hicieron otra torre. Era más bonita. Pero faltaba alguien que dijera «¡oh!». {Friend} dijo «oh», muy bajito. No era igual.
`,
    ],
    try2: [
      `
{hero} llevó {thing} hasta {place}. Allí había un balancín largo. Su lado se quedó abajo.

{refrain}

+ Empujaron con los pies. Nada. {Friend} se puso de puntillas. Nada. Faltaba alguien en el otro lado.
`,
      `
En {place} había un corro pintado. {hero} y {friend} giraron. Salió un palito.

{refrain}

+ —Esto no es un corro —dijo {friend}—. Es un palo que gira.

+ {hero} miró {thing}. {Thing} también parecía mirar hacia el camino.
`,
    ],
    turn: {
      jealousy: [
        `
{Helper} estaba a solas en un escalón.

—Yo tenía una piedrecita aquí —dijo {hero}, y se tocó la tripa.

—Y yo otra.

+ {Friend} se apartó un poco. Así había sitio para tres. Miraron {thing} a la vez, y las piedrecitas se fueron.
`,
        `
{hero} vio {helper.al} mirar desde lejos.

—No quería prestarte nada —dijo {hero}—. Ahora sí quiero.

Y le dio {thing}.

+ —Cuidado, pesa un poco —dijo {hero}.

+ Pusieron las manos a la vez. Entonces ya no pesaba. {Thing} {thing.does}, mejor que nunca.
`,
      ],
      friendship: [
        `
—¡Ven! —gritó {hero}—. ¡Nos falta uno!

{Helper} vino corriendo. Con tres y {thing}, el juego funcionó.

+ Se rieron tanto que hubo que sentarse. En medio pusieron {thing}, para que todos llegaran. {Helper} tocó {thing} con mucho cuidado. ¡Qué gusto!
`,
        `
{Helper} miraba de lejos. {hero} dio tres pasos y le ofreció {thing}.

—¿Juegas?

—¡Juego!

+ Uno sujetaba. Otro miraba. Otro decía «¡oh!». Era un «oh» muy bueno.

+ —Otra vez —dijo {friend}. Y otra vez. Y otra más. Nunca había salido tan bien.
`,
      ],
    },
    return: [
      `
Volvieron de la mano. {hero} puso tres cojines en fila. En medio descansaba {thing}.

{refrain.last}

+ {Elder} trajo leche tibia. Trajo tres vasos. El azul era el mejor. {hero} se lo dio {helper.al}.
`,
      `
Por el camino de casa iban tres sombras. {hero} las contó dos veces.

{refrain.last}

+ En casa, {hero} puso {thing} en la ventana. Desde allí se veía bien. Todos podían mirar un ratito. {Elder} también.
`,
    ],
  },
  middle: {
    want: [
      `
{Helper.un} llegó un martes, con una maleta y muy pocas palabras, para quedarse en la habitación de al lado. Desde entonces, toda la casa andaba de puntillas. {hero} tenía {thing.un} que {thing.does}. Antes, aquello era lo más interesante {home.del}.

+ —Era mejor cuando éramos dos —le dijo {hero} {friend.al}.

+ Tener la casa como antes no parecía mucho pedir: {friend} a un lado, {thing} en el medio y nadie preguntando «¿qué es eso?». Pero {helper} lo preguntaba todo, con unos ojos muy abiertos.
`,
      `
Había alguien nuevo en {home}. Era {helper.un}, que venía a vivir en la puerta de al lado y aún no sabía dónde estaba nada. Todos le explicaban dónde estaba todo.

{hero} se sentó en la escalera con su {thing.solo}, que {thing.does}, y nadie se dio cuenta.

—Yo sí —dijo {friend}.

+ {refrain}

+ Pasaron el cartero, la vecina y el panadero, y los tres preguntaron por {helper}. Ninguno preguntó por {hero}, que llevaba allí toda la vida y acababa de aprender a silbar.
`,
    ],
    obstacle: [
      `
Por la tarde, {elder} se agachó junto {hero.al}.

—Las primeras noches en un sitio nuevo son muy largas —dijo—. ¿Le prestarías {thing} {helper.al}? Solo hasta mañana.

{hero} dijo que ya lo pensaría. Y lo pensó tan bien que escondió {thing} dentro de una bota de lluvia.

+ Aquella bota era un escondite perfecto. Lo raro fue lo de después: {hero} notaba una piedrecita por dentro, más o menos a la altura del ombligo. Se movió a un lado, se movió al otro. La piedrecita se movía también.
`,
      `
—¿Dónde has dejado {thing}? —preguntó {elder}—. He pensado que hoy {helper} podría dormir con algo de compañía. Para que la noche se le haga corta.

—No sé —dijo {hero}.

Sí lo sabía. Estaba debajo de la manta, y la manta tenía ahora una forma muy sospechosa.

+ {Friend} miró el bulto, miró {hero.al} y se puso a silbar. {Elder} no dijo nada. Solo esperó un momento, por si acaso, y se fue despacio. Dentro {hero.del} quedó una piedra pequeñita, de las que no salen al sacudirse.
`,
    ],
    try1: [
      `
—Vamos a jugar a lo de siempre —dijo {hero}.

Lo de siempre era el escondite. {Friend} se escondió donde siempre, y {hero} tardó en verlo lo que se tarda en decir «lechuga». Después cambiaron. Tampoco costó mucho. Al otro lado de la pared alguien se reía a solas, y sonaba a poco.

+ —¿Otra vez? —preguntó {friend}, ya sin esconderse del todo.

+ {hero} miró la pared. No era culpa del juego, que seguía siendo bueno. Era como la sopa sin sal: estaba todo y faltaba algo.
`,
      `
{hero} y {friend} montaron la cueva de mantas, la de los días importantes. Metieron dentro los cojines, la merienda y {thing}. Cabían muy bien. Cabían demasiado bien.

—Hay eco —dijo {friend}.

Era verdad: en el rincón del fondo sobraba un hueco con forma de alguien.

+ {refrain}

+ Llenaron el hueco con una almohada, pero la almohada no hacía preguntas ni se reía de los chistes. {hero} contó uno buenísimo, el del pato. La almohada ni se movió.
`,
    ],
    try2: [
      `
—Iremos donde no nos pueda seguir nadie —dijo {hero}, y llevó {thing} hasta {place}.

Allí había un columpio ancho, de los que se mueven solo si alguien empuja. Cuando {hero} empujaba, {friend} iba sin compañía. Cuando empujaba {friend}, igual. Y si subían a la vez, no empujaba nadie.

+ Se quedaron allí un buen rato, en silencio, como dos pájaros esperando el autobús.

+ —Esto tiene que llevar tres —calculó {friend}. {hero} dijo que no con la cabeza, aunque con muy poca fuerza.
`,
      `
En {place}, {hero} y {friend} encontraron el mejor sitio del mundo: un hueco alto, con vistas. Para llegar había que subir de uno en uno. Alguien tenía que sujetar abajo, alguien ayudar en el medio y alguien tirar desde arriba.

Contaron. Eran dos. Volvieron a contar, por si acaso.

+ {refrain}

+ {hero} dejó {thing} en el suelo y se sentó a pensar. Lo malo de pensar es que salen cosas. Le salió la cara {helper.del}, mirando por la ventana esa mañana.
`,
    ],
    turn: {
      jealousy: [
        `
Al darse la vuelta, {hero} vio {helper.al}. Estaba en un banco, a solas, con las manos entre las rodillas. {hero} conocía esa postura: era también la suya.

Se acercó.

—Me daba rabia que todos te miraran —dijo—. Es como tener una piedra pequeña.

—Yo también tengo una —dijo {helper}—. Es de echar de menos.

+ {Friend} se arrimó a la punta del banco y dio unas palmadas en el centro. Cabían tres de sobra. {hero} puso {thing} en el medio y no pasó nada malo. Al contrario: de cerca, se veía mejor que nunca.
`,
        `
{Helper} estaba en el camino, ni cerca ni lejos, que es donde se pone quien no sabe si molesta. {hero} tragó saliva.

—He escondido {thing} para no compartir nada —dijo deprisa—. Porque antes era todo para mí.

—¿Y ahora?

—Ahora me aburro mucho.

+ {Friend} abrió los brazos todo lo que daban, que no era mucho, y ocurrió que en aquel abrazo también había sitio. Luego se sentaron en corro alrededor {thing.del}. Entre tres, sin saber nadie por qué, funcionaba mejor que nunca.
`,
      ],
      friendship: [
        `
{hero} no esperó a que se lo dijera nadie. Volvió al camino, donde {helper} daba patadas muy suaves a una piña, y preguntó:

—¿Sabes empujar?

—Creo que sí.

—Pues te necesitamos muchísimo.

Y fueron. Con tres, lo que no salía salió a la primera.

+ Rieron tanto que {friend} tuvo que tumbarse. Después, sin que nadie lo pidiera, {hero} puso {thing} en las manos {helper.del}. Eran unas manos muy cuidadosas. Sujetaban las cosas como se sujeta un huevo recién puesto, sin apretar.
`,
        `
—Nos falta alguien más —dijo {hero} por fin, y le costó menos de lo que pensaba.

Buscó {helper.al} con la mirada. Estaba allí cerca, haciendo como que miraba hormigas.

—¿Quieres ver cómo se usa {thing}? Es muy fácil. Tú pones las manos así.

+ {Helper} puso las manos así. {Friend} puso las suyas debajo y {hero}, encima. Y entonces {thing} hizo lo suyo durante mucho rato, sin cansarse, como nunca lo había hecho con dos. Los tres dijeron «oh» al mismo tiempo.
`,
      ],
    },
    return: [
      `
Volvieron por el camino contando sombras: una, dos y tres. En {home}, {hero} dejó {thing} en el estante de en medio, el que se ve desde todas las camas.

—Así nadie tiene que pedir permiso para mirar —explicó.

{Elder} sacó tres tazas sin preguntar nada.

+ {refrain.last}

+ La leche estaba tibia y hubo bigotes blancos para todos. {Helper} le deseó buenas noches a cada cosa de la casa, una por una, para ir aprendiéndose los nombres.
`,
      `
Cuando llegaron a casa, {hero} fue a buscar un cojín más. Había dos en el suelo, gastados de tanto usarse, y el tercero era nuevo y muy tieso.

—Ya se ablandará —dijo {friend}.

Pusieron {thing} en la ventana. Desde cualquiera de los cojines se veía igual de bien.

+ {Elder} se asomó y contó cabezas con la mirada. Le salieron las cuentas. Mientras tanto, {hero} buscó la piedrecita por dentro, con mucha atención, pero ya no quedaba ni el hueco donde había estado.
`,
    ],
  },
  big: {
    want: [
      `
Hasta el lunes, en {home} las cosas estaban repartidas con bastante justicia: {hero} tenía la compañía {friend.del}, tenía su {thing.solo}, que {thing.does}, y tenía razón casi siempre. El martes llegó {helper.un} con una maleta.

Venía a quedarse. Era {helper:pequeño|pequeña} y amable, y no había hecho absolutamente nada malo, lo cual resultaba muy molesto. Todo el mundo quería enseñarle la casa. {hero} también la habría enseñado, si alguien se lo hubiera pedido.

+ —Se ha reído de mi chiste —comentó {friend}, con aire de culpable.

+ {hero} no contestó. El chiste era suyo; {friend} solo lo había contado. Pensó que ojalá fuese otra vez lunes, un lunes cualquiera, con {thing} para mirar por la noche y nadie nuevo a quien explicar por qué era importante.
`,
      `
Dicen que una persona nueva ocupa poco sitio. {hero} no estaba de acuerdo. Desde que {helper.un} vivía en la puerta de al lado, había una silla más en la mesa, un abrigo más en la percha y una pregunta más en cada frase.

—Es {helper:simpático|simpática} —opinó {friend}.

—Ya —dijo {hero}, y se llevó a su cuarto {thing.un} que {thing.does}—. Pero esto es mío y tú estás conmigo. Como antes.

+ «Como antes» era una idea estupenda. Tenía un solo defecto: que había que defenderla todo el rato. {hero} miró por la ventana. {Helper} saludaba con la mano desde abajo, y lo hacía con tantas ganas que costaba un verdadero esfuerzo no contestar. Lo consiguió, sí, pero por muy poco y solo con una mano.
`,
    ],
    obstacle: [
      `
{Elder} tenía una manera de pedir favores que no dejaba escapatoria: los pedía bien.

—Las primeras noches son largas —dijo—. He pensado que quizá podrías prestarle {thing} {helper.al}. Una noche. Tú sabes mejor que nadie lo que acompaña.

{hero} contestó que sí, que ahora mismo. Luego subió las escaleras y metió {thing} en el cajón de los calcetines de verano, donde no mira nadie, por lo menos, hasta junio.

+ No era mentira del todo: había dicho «ahora mismo» sin aclarar de qué día. Sin embargo, al cerrar el cajón, algo se le cerró también por dentro. Era pequeño y duro, como una piedra que se cuela en un bolsillo. {Friend} observó el cajón, observó el techo y prefirió hablar del tiempo, que estaba muy fresco.
`,
      `
—Una noche nada más —dijo {elder}—. Mañana vuelve a tu mesilla. ¿Qué te parece?

Le parecía fatal, pero decirlo quedaba feo, así que {hero} buscó una excusa de las que sirven para casi todo.

—No sé dónde he puesto {thing} —respondió, aunque lo sabía con toda exactitud, porque en ese momento estaba allí: a su espalda, entre las dos manos.

{Elder} asintió despacio. Ni siquiera miró detrás, y casi habría sido mejor que mirase.

+ Cuando se quedaron a solas, {friend} preguntó si ahora tocaba esconder {thing} de verdad. Tocaba. Probaron el armario, la maceta y, por fin, el hueco de detrás de los libros. Era un escondite magnífico, digno de un pirata. {hero} notó entonces una piedrecita en el estómago y pensó que a lo mejor había escondido dos cosas.
`,
    ],
    try1: [
      `
Para demostrar que todo seguía igual, {hero} propuso el juego de siempre: los exploradores. {Friend} hacía de explorador; {hero}, de jefe de los exploradores. Cruzaron el desierto de la alfombra y descubrieron el sofá, como todos los días.

—Ya lo habíamos descubierto —señaló {friend}.

—Pues lo descubrimos mejor.

Lo descubrieron mejor. Al otro lado de la pared, {helper} canturreaba algo muy bajito, y los dos exploradores, sin querer, dejaron de hacer ruido para oírlo.

+ La canción tenía una parte que se repetía. A la tercera vez, {friend} ya la llevaba con el pie. {hero} le dirigió una mirada severa, pero descubrió que su propio pie hacía lo mismo. Los pies no entienden de estas cosas. Guardaron el mapa antes de la merienda, cosa que no había pasado nunca.
`,
      `
{hero} sacó el juego de cartas. Llevaban meses jugando, siempre con las mismas reglas, y la cosa tenía su emoción: unas veces ganaba {hero} y otras perdía {friend}.

—Es lo mismo —dijo {friend}, tras pensarlo un poco.

—No es lo mismo. Depende de quién lo cuente.

Jugaron una partida entera sin decir una palabra. Cuando terminó, {hero} había ganado y no tenía a quién ir a decírselo, porque el único público acababa de perder.

+ En la tapa de la caja, con letra pequeña, ponía: «de tres a seis jugadores». Siempre lo había puesto. {hero} cerró la caja y le dio la vuelta para no verlo. Fuera se oían pasos cortos que iban y venían, sin acercarse a la puerta, como los de alguien que espera a que lo llamen y lo disimula.
`,
    ],
    try2: [
      `
Si en casa no se podía estar como antes, se estaría en otra parte. Con {thing} otra vez en las manos y {friend} al lado, {hero} llegó {place.al} por el camino largo, sin haberle dicho nada {helper.al}.

Allí había un balancín hecho con un tablón enorme. En una punta cabían dos; en la otra hacía falta alguien más. Se sentaron. El tablón no se movió ni por cortesía, aunque esperaron un rato.

—Nos sobra media tabla —dijo {friend}.

+ Lo intentaron con una piedra en el otro extremo. La piedra cumplió, aunque sin entusiasmo: no reía, no empujaba y, cuando {hero} gritó «¡arriba!», siguió pensando en sus cosas. Resultaba difícil no hacer la cuenta. Dos de un lado, uno del otro. {hero} la hizo, la borró y la volvió a hacer, por si cambiaba el resultado.
`,
      `
En {place} se jugaba a una cosa que {hero} llevaba un año queriendo hacer: el mensaje que da la vuelta. Uno lo dice al principio, otro lo recoge a mitad del camino y un tercero lo espera al final, para ver en qué se ha convertido por el camino.

Lo intentaron igualmente. {hero} dijo: «{Friend} tiene hambre». {Friend} recibió: «{Friend} tiene hambre». Era exacto, palabra por palabra. Era, también, aburridísimo, además de cierto.

+ —Con dos no se estropea nada —lamentó {friend}.

+ Y sin estropearse, el juego no tenía gracia ninguna. {hero} se sentó con {thing} en las rodillas. Se acordó de la cara {helper.del} al llegar, cuando no sabía dónde dejar la maleta. La piedrecita de dentro dio media vuelta, como si ella tampoco encontrase una buena postura.
`,
    ],
    turn: {
      jealousy: [
        `
Entonces vio {helper.al}. Estaba a cierta distancia, de espaldas, dibujando en el suelo con un palo. Había dibujado tres figuras y acababa de borrar una.

{hero} conocía aquel sentimiento, aunque siempre lo había visto desde el otro lado. Fue hasta allí.

—Lo que yo tengo son celos —dijo, y la palabra, al salir, era más pequeña de lo que parecía por dentro—. Escondí {thing} para que no fuera de nadie más.

—Yo habría hecho lo mismo —admitió {helper}—. En mi otra casa, era todo para mí.

+ {Friend} tomó el palo y volvió a dibujar la tercera figura, con bastante mejor pelo. Después se sentaron alrededor {thing.del}, y sucedió algo curioso: con tres pares de manos se le podía hacer sombra, sostén y sitio a la vez. Funcionó como no había funcionado jamás. La piedrecita ya no estaba. Nadie la oyó caer.
`,
        `
{Helper} había llegado hasta el borde {place.del} y se había parado allí, con un pie dentro y otro fuera, como quien ensaya una despedida. {hero} sintió rabia, luego pena y luego algo que no tenía nombre y se parecía a un espejo.

—¿Sabes lo que es? —dijo—. Como si hubiera una sola manta y yo tirase de ella. Y encima sigo con frío.

{Helper} lo pensó.

—Yo ni siquiera encuentro la punta de la manta.

+ —Es que es una manta muy grande —intervino {friend}, y por una vez no bromeaba—. Yo he mirado. Cabemos.

+ {hero} dejó {thing} en las manos {helper.del}. Dolió un poco, justo el tiempo de abrir las manos. Después, con las tres cabezas inclinadas encima, consiguieron lo que con dos se había quedado siempre a medias.
`,
      ],
      friendship: [
        `
{hero} se levantó. Había estado esperando que alguien le dijera lo que tenía que hacer, para poder negarse; pero nadie decía nada, así que no quedó más remedio que decidirlo por su cuenta.

Encontró {helper.al} junto al camino, fingiendo un gran interés por una piedra.

—Hay un juego que no sale con dos —explicó—. Y hemos pensado en ti antes que en nadie.

—¿En mí? —dijo {helper}—. Si no sabéis cómo juego.

—Tampoco sabemos cómo jugamos nosotros.

+ A tres bandas jugaban bastante mal, según se vio, y era muchísimo más divertido que jugar bien con dos. En el descanso, {hero} sacó {thing} y enseñó {helper.al} cómo se sostenía. Ahora había una mano más. Y esa mano, pequeña y muy atenta, era la que siempre les había faltado.
`,
        `
—Voy a hacer una cosa —anunció {hero}—. Si sale mal, no se comenta.

{Friend} prometió no comentar. {hero} desanduvo el camino y encontró {helper.al} a medio paso entre venir y marcharse.

—Aquí está {thing} —dijo, y enseñó las manos—. Nunca estuvo en ninguna parte rara: estaba conmigo. Si quieres, es para ti esta noche. O a medias ahora mismo, que no sé si se puede.

—¿Y si no se puede?

—Entonces lo habremos averiguado.

+ Se podía. {hero} sujetaba, {friend} guiaba y {helper} hacía lo tercero, aquello que nadie había tenido manos para hacer. {Thing} respondió enseguida, con una alegría nueva. Se miraron sin saber muy bien a quién felicitar. {Friend}, que había prometido no comentar, comentó durante todo el rato y con muchísimo detalle.
`,
      ],
    },
    return: [
      `
Regresaron en fila, discutiendo con gran seriedad quién pisaba la sombra de quién. En {home}, {hero} apartó unos libros y colocó {thing} en el estante más bajo, que era el único al que llegaban todos.

—Vaya, si está aquí —dijo {elder}.

—Nunca se perdió —respondió {hero}, y tomó aire para lo siguiente—: Estaba conmigo.

{Elder} solo asintió, con mucha calma, y puso una taza más encima de la mesa.

+ Fueron tres tazas, tres cucharas y una conversación larga sobre si las camas nuevas hacen ruido de nuevas. {Helper} aseguró que la suya crujía. {hero} le enseñó el truco: se la saluda antes de acostarse y ya no se extraña. Era mentira, pero de las que se inventan para hacer compañía, y aquella noche funcionó a la primera.
`,
      `
El camino de vuelta se les hizo corto, que es lo que pasa cuando hay más gente para contarlo. En casa faltaba un cojín. {hero} fue a buscarlo, lo sacudió y lo puso entre los otros dos, sin dejarse el mejor para sí. Bueno: lo pensó un momento, y luego no se lo dejó.

Por fin, {thing} quedó en la ventana, a la vista de todos, donde hacía mucho más bien que en ningún cajón.

+ —Antes éramos dos y sobraba sitio —calculó {friend}, medio en sueños—. Ahora somos tres y sobra lo mismo. No lo entiendo.

+ {hero} tampoco lo entendía, pero tampoco le hizo falta. {Elder} pasó a dar las buenas noches y las dio tres veces, una por cada cojín. Nadie se quejó de que fueran iguales.
`,
    ],
  },
};
