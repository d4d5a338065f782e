import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** Something no longer does what it did, and is mended slowly, by small hands. */
export const repair: PlotTellings = {
  titles: [
    "{hero} y {thing} con cicatriz",
    "Cómo se arregla {thing.un}",
    "Una pieza muy pequeña",
    "{Thing}, {hero} y una vuelta más",
  ],
  refrains: [
    { line: "Gira, gira, poco a poco.", last: "Gira, gira. Ya no hay roto." },
    { line: "Ni clic ni clac. ¿Qué le pasará?", last: "Clic y clac. Ya está, ya está." },
    { line: "Roto, rotito, ¿quién te arreglará?", last: "Roto, rotito, arreglado ya estás." },
  ],
  little: {
    want: [
      `
{hero} tenía {thing.un} que cada noche {thing.does}. Esa noche, no.

{refrain}

+ {Friend} miró por arriba. {hero} miró por abajo. {Thing} no hacía nada. Y sin {thing} la noche no empezaba.
`,
      `
Cada noche, {thing} {hero.del} {thing.does}. Hoy estaba en silencio.

{refrain}

+ —¿Está durmiendo? —preguntó {friend}, muy bajito.

+ —No. Algo le pasa —dijo {hero}—. Lo vamos a arreglar. Y se frotó las manos, como hace {elder}.
`,
    ],
    obstacle: [
      `
{hero} sacudió un poco {thing}. Clinc, clinc. Nada.

Faltaba una pieza pequeña. ¿Estaría en {place}?

+ {Friend} probó con miel. La miel pega mucho. Pegó una mano {friend.del} con la otra mano. Pero {thing} seguía igual.
`,
      `
{hero} le puso {thing.al} un lazo. Muy bonito. Pero nada.

—Le falta un trocito —dijo {friend}—. Estará en {place}.

+ Miraron debajo de la cama. Había una canica, un calcetín y una miga. Ningún trocito. Había que salir a buscar.
`,
    ],
    try1: [
      `
En {place}, {hero} encontró una pieza redonda. La puso. {Thing} hizo: ¡cuac!

{refrain}

+ —¿Es un pato? —preguntó {friend}.

+ Quitaron la pieza con mucho cuidado. Era un botón. Un botón redondo, con voz de pato.
`,
      `
{hero} buscó en {place}. Encontró una cosita brillante. La probó. {Thing} estornudó.

{refrain}

+ —¡Salud! —dijo {friend}.

+ Y luego estornudó tres veces más. ¡Salud, salud, salud! Aquella no era la pieza. Era muy brillante, pero no.
`,
    ],
    try2: [
      `
Apareció la pieza de verdad. {hero} la empujó despacio. Casi, casi... ¡Clinc! Se cayó.

{refrain}

+ Rodó, rodó y rodó. {Friend} la paró con el pie. {hero} cruzó los brazos. Ya no quería seguir. Ni un poco más.
`,
      `
¡Ahí estaba el trocito! {hero} lo acercó. Ya entraba... y resbaló.

—No quiero más —dijo {hero}.

{refrain}

+ {Friend} se sentó al lado y no dijo nada. Luego recogió el trocito del suelo. Lo sopló. Lo guardó.
`,
    ],
    turn: {
      perseverance: [
        `
Llegó {helper} y le enseñó cómo.

—Una vuelta chiquitita —dijo.

{hero} dio una vuelta. Luego otra. Y otra. ¡Clic!

+ {Thing} {thing.does}, como siempre. Pero ahora tenía una rayita. Estaba justo en el arreglo. La rayita parecía una sonrisa.
`,
        `
{hero} empezó otra vez. Un poquito. Otro poquito.

—Así —dijo {helper}, que pasaba.

Y otro poquito. ¡Ya!

+ {Thing} volvió a hacer lo suyo. En el lado le quedó una marca, como una estrella. {Friend} le dio un beso a la estrella.
`,
      ],
      patience: [
        `
—Ahora no se toca —dijo {helper}.

{hero} se sentó en sus manos. Esperó. Y esperó. Y {thing} despertó.

+ Contaron cien nubes. O a lo mejor diez. {Friend} contó una dos veces. Donde antes estaba roto, ahora había una rayita dorada.
`,
        `
{hero} puso la pieza. Vino {helper} y dijo:

—Ahora, a descansar.

Esperaron, sin tocar nada. Y entonces... ¡ah!

+ {Thing} {thing.does} otra vez. {Friend} aplaudió sin ruido. En el arreglo quedó una marca pequeñita, con forma de luna.
`,
      ],
    },
    return: [
      `
{hero} llevó {thing} a casa con las dos manos. {Elder} miró la marca.

{refrain.last}

+ —Es lo más bonito que tiene —dijo {elder}.

+ {hero} pasó la mano por la marca. {Friend} también. Estaba suave.
`,
      `
Despacio, despacio, {hero} volvió con {thing}.

—Me gusta esta marca —dijo {elder}.

{refrain.last}

+ {thing:Lo|La} pusieron junto a la cama, con la marca hacia arriba. {Friend} le dijo buenas noches. La noche ya podía empezar.
`,
    ],
  },
  middle: {
    want: [
      `
Cada noche, antes de apagar la luz, {hero} se acercaba a su {thing.solo}. Y cada noche {thing} {thing.does}. Así se sabía que el día se había acabado.

Pero aquel día no quería acabarse. {hero} esperó un poco, por educación. Nada.

—Se ha quedado sin ganas —dijo {friend}.

+ Miraron por arriba y por abajo. Dieron las buenas noches en voz alta, por si era cosa de pedirlo bien. La noche seguía ahí, a medias, como un cuento al que le arrancan la última página.

+ —Tendremos que arreglarlo —decidió {hero}.
`,
      `
{hero} tenía {thing.un} que {thing.does}. No era lo más grande {home.del}, ni lo más nuevo. Pero era lo último que miraba antes de cerrar los ojos.

Aquella noche no pasó nada. Ni un poquito.

—¿Le has dicho por favor? —preguntó {friend}.

+ Se lo dijo dos veces, una por cada lado. Luego pegó la oreja y le pareció oír algo así como un bostezo sin terminar. Entonces {hero} se frotó las manos, que es lo que se hace antes de arreglar cosas.
`,
    ],
    obstacle: [
      `
Primero, {hero} dio una sacudida. Algo sonó: clinc. Después dio dos sacudidas. Sonó clinc, clinc.

—Ya habla —dijo {friend}—, pero no se le entiende.

Al darle la vuelta lo vieron claro: había un hueco pequeño con forma de pieza, y la pieza no estaba. Debió de caerse en {place}.

+ {Friend} quiso tapar el hueco con masa de pan. La masa se hinchó, se salió por los lados y hubo que comérsela. Estaba bastante buena. Pero {thing} seguía en silencio, con el hueco vacío y unas cuantas migas.
`,
      `
El pegamento es una gran idea hasta que se usa. {hero} pegó un lado. Luego pegó, sin querer, la manta, el lápiz y una oreja {friend.del}.

—Así no —dijo {friend}, con el lápiz colgando.

Además, no era cosa de pegar. Faltaba una piececita, y la última vez que funcionó fue cerca {place.del}.

+ {hero} despegó a todo el mundo con agua tibia y mucha calma. Después envolvió {thing} en un pañuelo, para que no pasara frío en el viaje, y abrió la puerta. La noche estaba quieta y olía a hojas.
`,
    ],
    try1: [
      `
Buscaron por {place} con la nariz pegada al suelo. {hero} encontró una cosa redonda y brillante, que encajaba casi bien. Bueno, casi casi.

En cuanto estuvo puesta, {thing} empezó a hacer «cuac».

—No recuerdo yo que antes hiciera eso —dijo {friend}, con mucho tacto.

+ Hizo «cuac» once veces, cada vez con más confianza. Desde algún charco le contestó un pato de verdad, muy interesado. {hero} sacó la pieza a toda prisa. Era un botón. Un botón precioso, eso sí, para quien quisiera un pato.
`,
      `
—¡La tengo! —dijo {friend}, y salió de un montón de hojas con una tuerca en la mano.

{hero} la colocó. {Thing} tembló, lo pensó un poco y soltó un estornudo tan fuerte que la tuerca salió volando.

Era una tuerca muy bonita, pero le hacía cosquillas.

+ {refrain}

+ Probaron a darle la vuelta. El estornudo salió hacia dentro, que todavía era peor. Entonces {hero} guardó la tuerca en el bolsillo. Nunca se sabe cuándo se va a necesitar un estornudo.
`,
    ],
    try2: [
      `
La encontraron cuando ya no la buscaban: pequeña, con dos dientes y un poco de tierra. {hero} la limpió y la fue metiendo con mucho cuidado. Faltaba un pelo. Faltaba medio. Y la pieza saltó, hizo plin y rodó por el suelo.

—Hemos estado muy cerca —dijo {friend}.

—Cerca no funciona —dijo {hero}.

+ Se sentó de espaldas {thing.al}, con la barbilla en las rodillas. Le picaban los ojos. {Friend} recogió la pieza, le quitó una pelusa y la dejó allí al lado, sin decir nada, por si acaso.
`,
      `
Al fin apareció la pieza buena. Se notaba, porque al acercarla {thing} dio un suspirito.

{hero} sacó la lengua por un lado, que es como se hacen las cosas difíciles. Entraba, entraba... y se torció justo al final.

—No sale y no sale —dijo—. Que se quede así.

+ {refrain}

+ {Friend} opinó que así tampoco estaba mal, que podía servir de pisapapeles. Pero lo dijo mirando al suelo. Sin {thing}, la noche les parecía muy larga por un lado y muy corta por el otro.
`,
    ],
    turn: {
      perseverance: [
        `
Por allí cerca andaba {helper}, con una lamparita y sin prisa.

—Las cosas pequeñas se arreglan de una vuelta en una vuelta —dijo.

Y enseñó cómo se hacía, en el aire, sin tocar nada. {hero} empezó de nuevo. Una vuelta. Respirar. Otra vuelta. A la séptima, algo dentro dijo clic.

+ Fue un clic tan flojo que {friend} preguntó si había sido alguien. Pero {thing} ya {thing.does}. En un costado quedaba una raya torcida, y por esa raya parecía que se reía.
`,
        `
Al rato, {hero} volvió a mirar la pieza.

—Se me ha caído mil veces —dijo.

—A mí, mil una —dijo {helper}, que andaba por allí—. Por eso sé. Mira: más abajo, más despacio.

{hero} miró, bajó las manos y empezó otra vez. No pensó en el final. Pensó solo en el trocito siguiente, y luego en el otro, hasta que no hubo más trocitos.

+ Entonces {thing} despertó, como si solo hubiera echado la siesta. Le había quedado una marca con forma de estrella, justo donde la mano se había apoyado tantas veces. Con la marca se sujetaba mucho mejor.
`,
      ],
      patience: [
        `
{Helper}, que pasaba por allí, lo miró todo con la cabeza ladeada.

—Esto no pide fuerza —dijo—. Pide un rato.

{hero} colocó la pieza con sus propias manos y luego las apartó. Era lo más difícil: mirar y no tocar. Se sentaron a esperar. Pasó una nube. Pasó otra. Y la pieza, ella sola, terminó de entrar.

+ —¿Ya? —preguntó {friend}, que llevaba preguntándolo desde la primera nube.

+ Era ya. {Thing} {thing.does} otra vez, y una línea dorada cruzaba el sitio roto, como un camino visto desde muy alto.
`,
        `
—¿Está muy fría? —preguntó {helper}, que se había acercado sin ruido.

{hero} tocó la pieza. Estaba helada.

—Entonces no quiere entrar todavía. Guárdala en la mano y espera.

Esperar se hacía largo. {hero} cerró la mano, respiró y no hizo nada, con muchísimo cuidado. Cuando la abrió, la pieza estaba tibia y entró sin empujar.

+ {Friend} soltó el aire que guardaba. En {thing} quedó una manchita clara, con la forma de la mano que la había calentado. Así sería muy fácil saber, a oscuras, por dónde se había arreglado.
`,
      ],
    },
    return: [
      `
Volvieron tan despacio que un caracol tomó la delantera. {hero} llevaba {thing} con las dos manos y {friend} iba delante, apartando piedrecitas.

En casa, {elder} se puso las gafas y encontró la marca enseguida.

—Esta es la mejor parte —dijo—. Aquí se ve quién te ha arreglado.

+ {refrain.last}

+ Esa noche, {hero} pasó la mano por la marca antes de acostarse. La encontró a la primera, sin mirar. La noche, por fin, ya estaba terminada como es debido.
`,
      `
Nadie corrió. {hero} subió los escalones de uno en uno, con {thing} en brazos, y {friend} sujetó la puerta.

—¿Y esto? —preguntó {elder}, que lo veía todo.

—Por ahí se arregló —dijo {hero}.

—Pues es lo que más me gusta de todo.

+ Dejaron {thing} en su sitio, con la marca hacia fuera. {Elder} acercó la silla y estuvieron mirando un buen rato, sin hablar. Luego todo el mundo se acordó de que era tarde y de que, por suerte, existían las camas.
`,
    ],
  },
  big: {
    want: [
      `
Había noches mejores y noches peores, pero todas terminaban igual en {home}: {hero} miraba su {thing.solo}, que {thing.does}, y algo dentro de la cabeza echaba el cierre.

Aquella noche no hubo cierre. {hero} miró, esperó y volvió a mirar. {Thing} estaba como un invitado que se ha quedado sin conversación.

—Quizá necesita vacaciones —dijo {friend}.

—Necesita un arreglo —respondió {hero}—. Y yo, dormir. Habrá que hacerlo por orden.

+ Hasta entonces no se habían dado cuenta de cuánto ocupaba aquella costumbre. La noche, sin ella, era una frase a la que le falta el punto: se seguía leyendo y leyendo, sin saber dónde parar. {Friend} probó a decir «punto» en voz alta, con mucha autoridad. El detalle era de agradecer, pero no funcionó.
`,
      `
{hero} tenía {thing.un} que {thing.does}. Lo había hecho cada noche desde que había memoria, de modo que nadie se había preguntado nunca cómo. Las preguntas llegaron todas juntas, la noche en que dejó de hacerlo.

—¿Qué has tocado? —quiso saber {friend}.

—Nada en absoluto. ¿Y tú?

—Yo suelo tocarlo todo, pero hoy no me ha dado tiempo.

Se miraron. Sin aquello, la oscuridad parecía una habitación vacía, recién pintada y sin muebles.

+ Lo más sensato era acostarse como si tal cosa. {hero} aguantó cuatro minutos. El silencio no era un silencio cualquiera: tenía exactamente la forma de lo que faltaba. Así que se levantó, puso {thing} sobre la mesa, encendió otra luz y dijo «a ver», que es lo que se dice antes de empezar algo sin tener ni idea.
`,
    ],
    obstacle: [
      `
El primer método consistía en sacudir. Es el más antiguo y no exige estudios. {hero} sacudió {thing} hacia un lado y algo respondió: clinc. Probó hacia el otro lado y respondió lo mismo.

—Al menos es coherente —dijo {friend}.

El segundo método fue mirar de cerca. Entonces apareció la verdad, que era un agujero: un hueco diminuto, con dos muescas, donde tendría que haber estado una pieza. La tarde anterior habían ido con {thing} hasta {place}.

+ {hero} cerró los ojos y repasó el paseo hacia atrás, como quien enrolla un hilo. Recordó un tropezón. Recordó un ruido mínimo, al que no hizo caso porque estaba contando algo interesante. Ahora no se acordaba de lo que contaba, y del ruido, en cambio, sí. La memoria tiene estas bromas.
`,
      `
{hero} recurrió a la cuerda. Con cuerda se arreglan los barcos, decía siempre {elder}. Hizo un nudo, reforzó el nudo y, para mayor seguridad, añadió un tercer nudo encima. Todo quedó muy sujeto, y {thing} no dio señales de vida.

—Parece un regalo —dijo {friend}—. De los que no se sabe qué son.

Al deshacer los nudos, cosa que costó el triple, vieron el fondo. Faltaba una piececita. Y en la ranura había una pizca de tierra que solo podía venir de un sitio: {place}.

+ Era una buena pista y {hero} la trató como tal: la olió, la miró de cerca y la guardó en un papel doblado. {Friend} preguntó si no sería más fácil acostumbrarse a la noche tal como estaba. Lo pensaron con honradez durante un minuto entero. No, no lo sería.
`,
    ],
    try1: [
      `
Registraron {place} por cuadrados, como los arqueólogos, hasta que {friend} se aburrió de los cuadrados y empezó a buscar en redondo. Así encontró la pieza. Era del tamaño justo y brillaba mucho. {hero} la encajó con un golpecito y se apartó a esperar el resultado.

{Thing} se quedó pensando. Luego dijo «cuac».

—¿Eso es mejor o peor que nada? —preguntó {friend}, después de meditarlo.

Sonó «cuac» por segunda vez, con más seguridad.

+ Tardaron un rato en recuperar el silencio, porque la pieza, que era en realidad un botón, había tomado cariño al puesto. Lejos, un pato respondía a cada llamada con creciente emoción. {hero} sintió de veras tener que decepcionarlo. También tomó nota, para otra vez: que una cosa quepa en un sitio no significa que sea la suya.
`,
      `
{hero} razonó que la pieza habría rodado cuesta abajo, y en la parte más baja {place.del} encontró, en efecto, algo metálico, con dos muescas. El razonamiento era impecable. La pieza, como se vio enseguida, no tanto.

Una vez puesta, {thing} no recuperó su costumbre: adquirió otra. Cada tres segundos, con una puntualidad de tren de montaña, estornudaba.

—Salud —dijo {friend}. Y tres segundos después—: Salud. Esto va a ser bastante cansado.

+ Quitaron la pieza entre dos estornudos, que es cuestión de pulso y de calcular muy bien. No servía para nada conocido. Aun así, {hero} la guardó, porque era difícil enfadarse con algo que se había esforzado tanto en ser útil. Además, {friend} tenía todavía tres «salud» preparados, que fue repartiendo por el camino entre quienes parecían necesitarlos.
`,
    ],
    try2: [
      `
La búsqueda buena fue la más lenta y, por tanto, la más rápida. {hero} avanzó palmo a palmo, sin saltarse ni uno, y allí estaba: la verdadera, con sus dos muescas y una mota de tierra.

Colocarla era otra historia. Había que inclinarla, empujar y girar, todo a la vez y con dos manos. Bajó un milímetro. Bajó otro. {Friend} dejó de respirar para no molestar. Y entonces, en el último, la pieza resbaló, saltó y se perdió de vista.

—Se acabó —dijo {hero}—. No vuelvo a probar.

+ La pieza no había ido lejos: estaba junto al pie {friend.del}, que la cubrió con disimulo para que nadie la pisara. {hero} se sentó de espaldas. No era rabia, o no solo. Era ese cansancio que se siente cuando algo ha estado a punto, que cansa mucho más que cuando nunca lo estuvo.
`,
      `
Entonces buscaron de verdad. Marcaron lo ya mirado, levantaron cada hoja y la volvieron a dejar en su sitio. La pieza buena apareció debajo de la última, como es costumbre en las hojas.

{hero} la sostuvo con muchísimo tiento, contuvo el aire y la fue bajando hacia su hueco. Encajó. Durante un segundo, {thing} pareció a punto de recordar. Luego, un crujidito, y la pieza volvió a salirse, como quien dice que no.

—Pues muy bien —dijo {hero}, con voz de que muy mal.

+ {Friend} buscó algo que decir. «Casi» no servía. «No pasa nada» tampoco, porque pasaba. Así que se sentó muy cerca y compartió el silencio, que entre dos pesa menos. {hero} miraba sus manos. Habían hecho todo lo que sabían hacer. Tal vez faltaba algo que no sabían aún.
`,
    ],
    turn: {
      perseverance: [
        `
Allí cerca, {helper} llevaba un buen rato observando sin meter prisa.

—¿Cuántas vueltas intentas dar? —preguntó.

—Todas —dijo {hero}.

—Pues yo nunca he sabido darlas todas. Solo sé dar una, y luego ya veremos.

Y enseñó cómo, con un gesto en el aire, pequeño como quitarle una pestaña a alguien. {hero} volvió a sentarse. Dio una vuelta y no pensó en la siguiente hasta que le tocó. A la undécima, algo dentro se rindió: clic.

+ Nadie aplaudió, por no asustar al clic. Después {thing} volvió a lo suyo, al principio con timidez y luego como si no hubiera faltado una sola noche. Donde la mano había insistido tanto quedó una raya fina, un poco torcida. {hero} estuvo a punto de borrarla y cambió de idea. Al fin y al cabo, era su firma.
`,
        `
Pasó un rato. {hero} miró la pieza de reojo, luego de frente, y acabó por cogerla.

—Otra vez no me va a salir —avisó.

—Perfecto —dijo {helper}, que llevaba un rato cerca—. Así ya sabemos por dónde se va a torcer.

No era la respuesta que esperaba. Pero era útil: la pieza se torcía siempre en el mismo sitio, y si uno llegaba hasta allí muy despacio y paraba, y respiraba, y seguía, entonces no. {Helper} sujetó la luz. Las manos las puso {hero}. Fallaron dos veces más. A la tercera, pararon, respiraron y siguieron.

+ El arreglo no era perfecto: se notaba una pequeña muesca, como el hueco de un diente de leche. Sin embargo, {friend} descubrió que gracias a ella se sujetaba mejor que antes. Y sí: {thing} {thing.does}. {hero} se miró las manos, negras hasta la muñeca, con bastante respeto.
`,
      ],
      patience: [
        `
{Helper}, que había seguido el asunto de lejos, se acercó, miró la pieza al trasluz y la devolvió.

—Estaba bien puesta —dijo—. Lo que pasa es que la quitas.

—Es que se cae.

—Porque la tocas. Ponla y márchate. Bueno, sin marcharte.

{hero} la puso. Se sentó encima de las manos, para vigilarlas. Jamás había notado lo mucho que se mueven las manos cuando no hacen nada. Pasó un rato; pasó otro, que se parecía mucho al anterior. Y sin que nadie empujara, la pieza se asentó.

+ Lo supieron enseguida, sin más aviso: {thing} {thing.does}. En la juntura había quedado una línea dorada, que antes no estaba. {Friend} preguntó cómo se llamaba aquella técnica tan difícil. {Helper} dijo que no tenía nombre, que era solo esperar, pero con las dos manos.
`,
        `
—Está nerviosa —dijo una voz. Era {helper}, que pasaba por allí.

—¿La pieza? —preguntó {hero}.

—Alguien, por aquí. Vamos a dejar que se le pase.

Pusieron la pieza en su hueco y, encima, un pañuelo doblado. La norma era sencilla: no levantarlo. {hero} quiso levantarlo a los diez segundos, al minuto y, de manera muy especial, a los tres minutos. Luego se le fueron olvidando las ganas, y empezó a oír otras cosas: el aire, la noche, la respiración tranquila {friend.del}.

+ Cuando {helper} hizo una señal, fue {hero} quien retiró el pañuelo. {Thing} estaba como antes, o casi: en el arreglo se había quedado dibujada la trama de la tela, finísima, igual que una hoja en la nieve. Y por fin, sin ninguna prisa, se puso a hacer lo que hacía cada noche.
`,
      ],
    },
    return: [
      `
Volvieron a casa como se lleva una sopa llena: mirando al frente y sin opinar de nada. {Elder} esperaba en la puerta. No preguntó si había quedado bien; preguntó si podía ver, que es otra cosa.

{hero} giró {thing} para enseñar el lado bueno, pero aquellos ojos se fueron derechos al otro, donde estaba la marca.

—Esto de aquí —dijo— es lo mejor de todo. Lo demás lo hizo alguien que no conozco.

+ {Friend} contó la aventura entera, con adornos y con imitaciones, de modo que el relato duró más que la búsqueda. Mientras tanto, {hero} dejó {thing} en su lugar. Pasó la mano por la marca y la encontró sin mirar. Dentro de la cabeza, con un poco de retraso, algo echó por fin el cierre.
`,
      `
El camino de regreso lo midieron en pasos iguales, para no dar sacudidas. {hero} no soltó {thing} ni para abrir la puerta: la abrió {friend}, con un pie y mucha dignidad.

{Elder} se acercó a mirar, primero con las gafas y luego, por asegurarse, sin ellas.

—Se nota bastante por dónde se arregló —admitió {hero}.

—Pues menos mal —dijo {elder}—. Sería una pena que no se notase. Es la parte con historia.

+ {thing:Lo|La} pusieron otra vez en su sitio, y {home} recuperó el final de todas las noches, el que le tocaba. {Friend} propuso romper algo más para arreglarlo, ahora que sabían. La propuesta se aplazó hasta el día siguiente. {hero} ya estaba mirando la cama con una simpatía nueva, que nadie le conocía.
`,
    ],
  },
};
