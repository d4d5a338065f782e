import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** There is a noise at night; step by step it gets a face. */
export const nightNoise: PlotTellings = {
  titles: [
    "El ruido que no tenía sueño",
    "{hero}, {friend} y el ruido de las diez",
    "¿Quién anda despierto?",
    "{hero} y la noche que hacía ruido",
  ],
  refrains: [
    { line: "Oreja arriba, oreja abajo, ¿quién será?", last: "Oreja arriba, oreja abajo, ya está." },
    { line: "Ruidito, ruidito, ¿de quién eres tú?", last: "Ruidito, ruidito, ya sé quién eres tú." },
    { line: "¿Quién será, será? La noche lo sabrá.", last: "¿Quién era, era? Un amigo de la noche era." },
  ],
  little: {
    want: [
      `
{hero} tenía la manta hasta la nariz. Ya solo faltaba dormir. Pero algo sonó: {noise.sound}.

{refrain}

+ —¿Has sido tú? —preguntó {hero}.

+ {Friend} dijo que no con la cabeza. Tenía las manos quietas y la boca cerrada. No era la lluvia. Tampoco era la tripa.
`,
      `
Todo dormía en {home}. Pero algo hacía {noise.sound}.

{hero} abrió un ojo. Luego, dos.

{refrain}

+ —Yo quería dormir —dijo {hero}.

+ La almohada no era. La manta no era. {Light} tampoco, porque nunca decía nada. Y {friend} estaba escuchando.
`,
    ],
    obstacle: [
      `
Otra vez: {noise.sound}.

—¿Un oso? —dijo {friend}.

{hero} buscó su {thing.solo}. {Thing} {thing.does}.

—Vamos a ver.

+ —¿Y si es una vaca que baila? —dijo {friend}.

+ {hero} se rio. Con risa se anda mejor. Bajó un pie de la cama. Luego, el otro.
`,
      `
El ruido volvió: {noise.sound}.

{hero} tenía {thing.un} que {thing.does}.

—Vamos —dijo—. Un paso y otro.

+ —¿Será la luna, que se cae? —preguntó {friend}—. ¿O un pez con tos?

+ No sonaba a luna. Tampoco a pez. {hero} le dio la mano {friend.al}, por si acaso.
`,
    ],
    try1: [
      `
Primero miraron debajo de la mesa. {hero} se agachó despacito. Era un cojín dormido.

{refrain}

+ {Friend} subió el cojín a su silla y le dio dos palmadas. El cojín no hizo nada.

+ Pero el ruido seguía: {noise.sound}.
`,
      `
Pasito a pasito, {hero} llegó a la cocina. Algo hacía plic. Era el grifo.

{refrain}

+ —Buenas noches, grifo —dijo {friend}.

+ {hero} lo cerró con las dos manos. El grifo se calló. El otro ruido no: {noise.sound}.
`,
    ],
    try2: [
      `
Fuera olía a noche. Junto {place.al} vieron un bulto. Era un cubo.

—Mi corazón hace pum —dijo {hero}.

{refrain}

+ —El mío también —dijo {friend}—. Suenan los dos a la vez.

+ Escucharon un poco. Pum, pum. El ruido estaba ya muy cerca.
`,
      `
De la mano fueron hasta {place}. Asomaban dos orejas. Eran dos hojas.

—Me late fuerte —dijo {hero}.

{refrain}

+ {Friend} saludó a las hojas, por educación. Ellas se movieron un poquito.

+ Y allí al lado, muy cerca, sonó otra vez: {noise.sound}.
`,
    ],
    turn: {
      courage: [
        `
—Voy yo —dijo {hero}.

Dio un paso. Y otro pequeñito. Miró. Era {noise.cause}.

—Perdón —dijo una voz.

+ —No pasa nada —dijo {hero}—. Ahora ya sé quién eres.

+ {Friend} soltó todo el aire que tenía guardado. El ruido siguió, pero flojito.
`,
        `
Faltaba solo un paso. {hero} lo dio. Allí estaba el ruido: era {noise.cause}.

—¡Hola! ¿Hago mucho ruido?

+ —Un poco —dijo {hero}—. Pero es bonito.

+ El ruido siguió, muy bajito. Sonaba casi como una nana. {Friend} dio un bostezo largo, largo.
`,
      ],
      friendship: [
        `
{hero} abrió la mano en la oscuridad.

—Hola, ruido. ¿Quieres venir?

El ruido vino. Era {noise.cause}.

+ —Nadie me había dicho hola —dijo una voz chiquita.

+ {Friend} dijo hola también. Y {hero}, otra vez. Tres veces hola. Después, el ruido sonó más suave.
`,
        `
—Ruido —dijo {hero} muy bajito—, yo soy {hero}.

Algo contestó. Era {noise.cause}. Y le dio la mano.

+ —Ahora tengo amigos —dijo la voz—. Ahora ya no suena tan fuerte.

+ Era verdad. Escucharon un rato la noche. La noche sonaba bien.
`,
      ],
    },
    return: [
      `
{hero} volvió a la cama con {thing} en la mano. A lo lejos sonó: {noise.sound}.

{refrain.last}

+ —Ya lo conozco —dijo {hero}.

+ {Friend} también lo conocía. Se hizo una bola y cerró los ojos. Era un ruido pequeño. Era un ruido amigo.
`,
      `
Ya estaban en casa. {Thing} descansaba en su sitio. {hero} oyó el ruido, muy flojito.

{refrain.last}

+ {Elder} preguntó qué era aquel ruidito.

+ —Un amigo —dijo {hero}, y se tapó hasta la barbilla. La cama estaba calentita.
`,
    ],
  },
  middle: {
    want: [
      `
Aquella noche, {hero} tenía la cama en su punto: la almohada fría por un lado y los pies calientes. Solo faltaba dormirse. Entonces, en algún sitio, algo hizo {noise.sound}.

—¿Has oído eso? —susurró {hero}.

—No —dijo {friend}, con los ojos muy abiertos—. Y lo he oído perfectamente.

+ El viento no era, porque el viento silba. Tampoco era {elder}, que a esas horas andaba despacio para no despertar a nadie. {hero} se tapó hasta las orejas. El ruido se coló por debajo de la manta, como si también tuviera frío.
`,
      `
Cada ruido tenía su dueño en {home}. La puerta hacía ñec. La escalera se quejaba en el tercer escalón. {hero} los conocía todos y por eso se dormía pronto.

Pero esa noche llegó uno nuevo: {noise.sound}. No venía en la lista.

—Ese no es nuestro —dijo {friend}.

+ {hero} se sentó en la cama y escuchó con la boca abierta, que es como mejor se oye. El ruido se paró. Quizá también escuchaba. Pasó un rato, y justo cuando los ojos se cerraban, volvió a sonar, tan tranquilo.
`,
    ],
    obstacle: [
      `
El ruido volvió: {noise.sound}. {hero} y {friend} pensaron a toda prisa. Podía ser un cocodrilo con zuecos. Podía ser la sopa, que quería salir de la olla.

—O podemos ir a mirar —dijo {hero}.

Y buscó su {thing.solo}, que {thing.does}. Con algo en la mano, todo parece más cerca.

+ —Un paso nada más —dijo—. Luego vemos si hay ganas de otro.

+ Era un plan excelente, según {friend}, porque era un plan muy corto. Pusieron un pie en el suelo y contaron hasta tres, dos veces.
`,
      `
Sonó de nuevo, un poco más fuerte: {noise.sound}.

—Un fontanero perdido —propuso {friend}.

—O un piano que se rasca —dijo {hero}.

Ninguna idea era para echarse a temblar, pero así no se podía dormir. Entonces {hero} sacó del cajón {thing.un} que {thing.does}, y se levantó.

+ {refrain}

+ Caminar de noche por la propia casa tiene su gracia. Las sillas parecen vacas tumbadas y los abrigos, visitas muy altas. {Friend} iba saludando a todos por lo bajo, para quedar bien.
`,
    ],
    try1: [
      `
Empezaron por el armario de las escobas. {hero} abrió la puerta con una mano... no, con las dos, que daba más confianza. Algo se movió. Era la fregona, que se había resbalado de su clavo.

—Usted perdone —le dijo {friend}.

El ruido, mientras tanto, seguía en otra parte.

+ {refrain}

+ Volvieron a colgar la fregona mirando hacia la pared, para que durmiera sin luz. {hero} sonrió un poco. Una cosa menos. Si no era la fregona, quedaban menos sitios donde mirar, y eso ya era saber algo.
`,
      `
—Primero, la cocina —decidió {hero}.

Dieron seis pasos, contados. Encima de la mesa algo brillaba y temblaba: era la tapa de la olla, que {elder} había dejado mal puesta. {hero} la colocó bien y la tapa se quedó callada. Pero allá fuera seguía sonando: {noise.sound}.

+ —Por lo menos hemos arreglado algo —dijo {friend}, que siempre encontraba la parte buena, y también una galleta.

+ La partieron por la mitad. Con media galleta dentro, {hero} notó que el siguiente paso costaba menos que el primero.
`,
    ],
    try2: [
      `
Fuera, la noche era grande y olía a tierra mojada. Junto {place.al} se levantaba una figura alta, con los brazos abiertos. {hero} se acercó un paso más. Era una camisa tendida.

—Me late el corazón muy fuerte —dijo en voz alta.

Y al decirlo, le latió un poco menos.

+ —Es verdad —dijo {friend}, que había puesto la mano para comprobarlo—. Parece un conejo con prisa.

+ Esperaron un poco, a que el conejo se sentara. El ruido estaba muy cerca ya, detrás de la sombra más pequeña de todas.
`,
      `
Siguiendo el ruido llegaron hasta {place}. Allí, {hero} vio brillar dos puntos redondos.

—Son ojos —susurró {friend}.

Eran dos gotas en una hoja. Se cayeron las dos a la vez, plic, como quien hace un guiño.

—Tengo el corazón en la garganta —dijo {hero}—. Pero sigo aquí.

+ {refrain}

+ Se sentaron un momento para que el corazón bajara a su sitio. {Friend} ofreció su hombro, que era pequeño pero estaba caliente. A dos pasos sonó otra vez: {noise.sound}. Nunca había estado tan cerca.
`,
    ],
    turn: {
      courage: [
        `
—Este paso lo doy yo —dijo {hero}.

Nadie se lo había pedido. Levantó {thing} un poquito, respiró y miró al otro lado. Y allí estaba el ruido: era {noise.cause}.

—¡Ay! ¿Te he despertado? —dijo una voz, muy apurada—. Creía que no me oía nadie.

+ —Te oía yo —contestó {hero}—. Pero no sabía que eras tú.

+ Quedaron en que el ruido seguiría, solo que más despacio y más bajito. {Friend} se secó la frente y aseguró que lo había imaginado todo el tiempo.
`,
        `
Quedaba un paso, el más corto y el más largo. {Friend} podía darlo también, pero {hero} dijo:

—Espérame aquí. Quiero probar.

Adelantó un pie. Luego el otro, para que no se quedara solo. Al otro lado no había nada terrible: era {noise.cause}.

+ —Hola —dijo {hero}, y le salió la voz entera.

+ Resultó que de noche aquello era un poco aburrido y que una visita se agradecía mucho. Hablaron un rato. Al despedirse, el ruido sonaba de otra manera. O quizá era {hero} quien escuchaba de otra manera.
`,
      ],
      friendship: [
        `
{hero} extendió la mano hacia lo oscuro, con la palma arriba, como se hace con los gatos.

—Hola, ruido —dijo—. No venimos a regañarte. ¿Estás bien?

Hubo un silencio. Después, algo pequeño salió a la luz. Era {noise.cause}.

—Perdón —murmuró—. Pensé que era la única voz despierta.

+ —Somos tres —dijo {friend}—. Ya casi es una fiesta.

+ {hero} se rio bajito y los demás también. Decidieron que cada noche sonaría una vez, muy suave, solo para decir hola. Así nadie tendría que preguntarse quién era.
`,
        `
—A lo mejor el ruido también tiene miedo de nuestros pasos —dijo {hero}.

{Friend} nunca lo había pensado. Se quedaron quietos como dos piedras, y {hero} habló con su voz más suave:

—Puedes salir. Te hacemos sitio.

Y salió. Era {noise.cause}.

+ —Llevo noches queriendo hablar con alguien —dijo.

+ {hero} le enseñó {thing}, {friend} le contó un chiste de patatas, y entre una cosa y otra se les pasó el susto a todos. El ruido prometió sonar bajito. Ya tenía nombre.
`,
      ],
    },
    return: [
      `
Volvieron por el mismo camino, que a la vuelta era la mitad de largo. {hero} dejó {thing} junto a la almohada y escuchó. Allí seguía, a lo lejos, pequeño y conocido: {noise.sound}.

—Es él —dijo {friend}.

—Sí —dijo {hero}—. Buenas noches, ruido.

+ {Elder} asomó la cabeza para preguntar si pasaba algo.

+ —Nada —contestó {hero}—. Que ya sabemos quién es. Por lo visto era una respuesta completa, porque la puerta volvió a cerrarse despacio, solo hasta la mitad, como debe ser.
`,
      `
En {home} nadie había notado nada. {hero} subió a la cama con {thing} y los pies fríos. Entre las mantas, los pies se acordaron enseguida de cómo se estaba.

El ruido sonaba aún, allá lejos. Pero era como oír cerrar la puerta a un vecino que te cae bien.

+ {refrain.last}

+ —Mañana le contamos {elder.al} quién era —dijo {hero}—. Ahora estoy escuchando. Y era verdad: escuchaba con muchísimo gusto, con los dos ojos ya cerrados.
`,
    ],
  },
  big: {
    want: [
      `
Esa noche, {hero} había hecho todo lo que hay que hacer para dormir: lavarse los dientes, darle la vuelta a la almohada y no pensar en mañana. Iba bastante bien. Iba, en realidad, muy bien, hasta que algo hizo {noise.sound}.

—Dime que has sido tú —pidió {hero}.

—Me encantaría —contestó {friend}—. Pero yo estaba aquí, intentando no oírlo.

Esperaron. En la oscuridad, el silencio parecía estar a punto de decir algo y no atreverse.

+ Hay ruidos que se explican solos: la nevera que carraspea, la madera que se estira. Este no se explicaba. Venía de lejos, o de muy cerca, y dejaba una pausa al final, como si esperase respuesta. {hero} repasó la lista de cosas que suenan de noche. No encontró ninguna que coincidiera, ni siquiera leyéndola al revés.
`,
      `
El primer {noise.sound} lo oyó {hero} con un pie ya dentro del sueño. El segundo le sacó el pie fuera.

Abrió los ojos. {Light} seguía en su sitio, la silla también, y {friend} fingía dormir con muy poco talento.

—Se te nota —dijo {hero}—. Nadie ronca de manera tan educada.

—Estaba ensayando, por si acaso —admitió {friend}—. ¿Tú sabes qué es?

No lo sabía. Y con una pregunta así dentro no hay quien se duerma.

+ Lo intentó de todas formas. Contó hacia atrás desde veinte y, al llegar al siete, sonó otra vez, como si el siete le hubiera tocado. Probó a pensar en otra cosa, pero la otra cosa también escuchaba. Estaba clarísimo, por desgracia: primero habría que saber y después, si acaso, dormir.
`,
    ],
    obstacle: [
      `
El ruido se repitió: {noise.sound}. {hero} y {friend} hicieron una lista de sospechosos.

—Un pulpo aprendiendo a escribir a máquina.

—El inspector de los tejados.

—Mi tripa, pero desde fuera.

La lista tranquilizaba bastante, porque era imposible temblar y reírse a la vez. Aun así, una lista no es una respuesta. {hero} buscó {thing.un} que guardaba junto a la cama y que {thing.does}.

—Un paso —propuso—. Si no nos gusta, volvemos.

+ Lo de volver convenció {friend.al} por completo. Se fijaron además en un detalle: el ruido no se acercaba ni se alejaba. Fuera quien fuera, no venía a buscar a nadie; estaba ocupado en lo suyo. {hero} guardó esa pista para más adelante, en el bolsillo donde se guardan las cosas que todavía no se entienden.
`,
      `
Sonó otra vez, con una pequeña variación al final, como si alguien corrigiera una falta.

—Podría ser un fantasma —dijo {friend}, y se arrepintió enseguida—. Pero uno bajito, de los que han perdido las gafas.

—O un reloj con hipo —dijo {hero}.

Ninguna explicación duraba más de medio minuto. Entonces {hero} alargó el brazo hasta el rincón de los tesoros y alcanzó su {thing.solo}, que {thing.does}.

—Se acabó adivinar. Vamos a mirar.

+ Lo dijo con mucha seguridad, y luego tardó un rato en sacar el segundo pie de la manta. Es curioso lo que cuesta ese pie. {Friend} le hizo sitio, le sostuvo la punta de la sábana y tuvo la delicadeza de no comentar nada. El suelo estaba frío, pero era el suelo de siempre, y eso ayudaba bastante.
`,
    ],
    try1: [
      `
El método era sencillo: un sitio cada vez. El primero fue el hueco debajo de la escalera, donde {home} guarda lo que nadie sabe dónde guardar. {hero} se asomó. Dos formas blancas se inclinaban una hacia la otra, como si cuchichearan.

Eran dos paraguas dentro de una bolsa.

—Parecían muy amigos —comentó {friend}.

El ruido seguía, y ahora se notaba que no venía de dentro. Era poca cosa, pero ya sabían dónde no buscar.

+ {hero} lo apuntó mentalmente. La gente suele despreciar los sitios donde no hay nada, pero un detective los agradece: cada uno quita un trozo de duda. Antes de irse enderezaron los paraguas, que al fin y al cabo no habían hecho nada, y dejaron la puerta entreabierta, por si querían seguir hablando de sus cosas.
`,
      `
Empezaron por lo más lógico, que era la ventana de la cocina. {hero} avanzó pegando la espalda a la pared, como había visto hacer alguna vez, hasta que notó que la pared estaba llena de imanes.

Algo golpeaba el cristal. Lo vieron a la vez: era el cordón de la persiana, que se columpiaba con la corriente.

—Misterio resuelto —dijo {friend}, con alivio.

Entonces, fuera, volvió a sonar: {noise.sound}.

—Misterio sin resolver —corrigió.

+ {hero} ató el cordón de todos modos, con lazo. Se quedó pensando que el primer susto había durado justo lo que tardaron en mirarlo de cerca. Quizá con el otro pasara exactamente lo mismo. No podía asegurarlo todavía, claro. Las teorías, igual que los escalones, conviene probarlas una detrás de otra y sin correr.
`,
    ],
    try2: [
      `
La noche, vista desde la cama, parecía más oscura de lo que era; una vez en ella, los ojos se iban acostumbrando. Al borde {place.del} había alguien muy quieto, con sombrero. {hero} tragó saliva y se acercó tres pasos.

Era un poste con un cubo encima.

—Buenas noches, señor Poste —dijo {friend}.

El ruido sonó tan cerca que casi se podía tocar.

—Me late el corazón en las orejas —confesó {hero}—. Lo digo para que se sepa.

+ —A mí, en las rodillas —dijo {friend}.

+ Fue extraño: al confesarlo, el miedo no desapareció, pero se hizo a un lado, como quien deja pasar en un pasillo. {hero} comprobó que podía tener miedo y seguir de pie. Nunca se le había ocurrido que las dos cosas cupieran a la vez.
`,
      `
El camino hasta {place} lo hicieron por las piedras que menos sonaban. Allí, {hero} levantó la mano: alto. Una sombra larguísima se movía en el suelo, con muchas puntas.

—Tiene por lo menos ocho brazos —calculó {friend}.

La sombra resultó ser de una rama, y la rama ni siquiera se dio por aludida. Pero el ruido estaba ya a dos pasos.

—Tengo miedo —dijo {hero}, bajito y claro—. Del normal. De este tamaño.

+ Y lo enseñó con las manos. Visto así, entre las dos palmas, el miedo resultaba ser más o menos como un melón. {Friend} opinó que un melón se puede llevar perfectamente, sobre todo a medias.

+ Quedaba la última sombra, la más pequeña de todas. {hero} pensó que, con un poco de suerte, lo de detrás sería de su mismo tamaño. Y detrás de ella, justo entonces, sonó: {noise.sound}.
`,
    ],
    turn: {
      courage: [
        `
Podían volver. {hero} lo pensó de verdad: nadie lo sabría, la cama estaría templada todavía. Pero entonces el ruido se quedaría sin cara para siempre, y lo que no tiene cara crece por las noches.

—Voy —dijo. No lo dijo muy alto.

Dio el paso. Al otro lado, a la altura de sus rodillas, vio por fin lo que sonaba: era {noise.cause}.

—Vaya —dijo una voz avergonzada—. ¿Se oía mucho?

+ —Solo hasta mi almohada —contestó {hero}.

+ Hubo disculpas, y hubo risa, y una breve discusión técnica sobre cómo hacer lo mismo con menos estrépito. {Friend} propuso un trapo. El trapo funcionó. {hero} notó que las piernas le temblaban un poco, pero ya no de miedo: era lo que sobraba.
`,
        `
—No hace falta que vayas —dijo {friend}.

—Ya lo sé —respondió {hero}—. Por eso quiero ir.

Apretó {thing}, contó hasta tres y, como el tres llegó demasiado pronto, contó hasta cuatro. Luego adelantó el pie. No pasó nada malo. Adelantó el otro y miró. Era {noise.cause}.

Se observaron con la misma sorpresa.

—Yo creía que tú eras el ruido —dijo por fin una voz menuda—. Se oían unos pasos terribles.

+ {hero} tardó un momento en comprenderlo. Todo aquel rato, en la oscuridad, había habido dos sustos, uno a cada lado del mismo silencio. Le dio tanta risa que {friend} llegó corriendo a ver qué ocurría. Acordaron una hora razonable para los ruidos y otra para los pasos, y se despidieron como vecinos.
`,
      ],
      friendship: [
        `
{hero} estuvo a punto de gritar «¿quién anda ahí?», que es lo que se suele gritar. Después pensó que a nadie le apetece contestar a eso.

Así que se agachó, dejó {thing} en el suelo para tener las dos manos libres y ofreció una.

—Buenas noches —dijo—. Nos gusta tu ruido, pero no sabemos de quién es.

Algo se movió con timidez. Era {noise.cause}.

—¿De verdad os gusta? —preguntó—. A mí me parecía que molestaba.

+ —Desde la cama asusta un poco —reconoció {hero}, que no quería mentirle a alguien tan reciente—. Desde aquí, nada.

+ El resto lo arreglaron enseguida: en adelante sonaría más despacio y {hero} contestaría con dos golpecitos en la pared. {Friend} observó que eso era casi una conversación.
`,
        `
—Hay algo raro —murmuró {hero}—. Cada vez que nos paramos, se para. Yo creo que nos está escuchando.

Era una pista pequeña, pero lo cambiaba todo. Si escuchaba, se le podía hablar.

—Hola —le dijo {hero} a la oscuridad—. Somos dos y venimos despacio. Si quieres, nos sentamos contigo.

La oscuridad lo estuvo considerando. Después, muy despacio, se apartó un poco y dejó ver quién era: {noise.cause}.

+ —Hacía mucho que nadie se paraba por aquí —dijo.

+ Se sentaron. Era un sitio muy bueno, con vistas a casi todo. {Friend} quiso saber si aquello se hacía todas las noches y por qué. La explicación fue larga y tan razonable que {hero} se preguntó cómo no se le había ocurrido. Al final, el ruido ya no era un ruido: era alguien que conocían.
`,
      ],
    },
    return: [
      `
A la vuelta pasaron junto a todo lo que a la ida les había engañado, y lo saludaron por su nombre. {hero} dejó {thing} allí donde pudiera alcanzarse con la mano y se metió en la cama. Al rato, muy lejos, sonó: {noise.sound}.

—Va con un poco de retraso —comentó {friend}.

—Se habrá quedado a charlar con alguien —dijo {hero}, y se sorprendió de lo bien que se estaba allí, oyéndolo.

+ {Elder} pasó por el pasillo, se detuvo, escuchó también y quiso saber qué era aquello.

+ —Es una larga historia —respondió {hero}—. Corta, en realidad. Te la cuento en el desayuno. El ruido sonó una vez más, muy flojo, como si firmara al pie de la página. No hubo nadie en {home} que se tapara las orejas.
`,
      `
Cuando cerraron la puerta, {home} les pareció un lugar más tranquilo que antes, aunque fuese exactamente el mismo sitio y exactamente la misma hora. {hero} colocó {thing} en su sitio, sacudió los pies y recuperó el hueco de la cama, que por suerte nadie había ocupado mientras tanto.

El sonido llegó al poco, pequeño y puntual. Ya no hacía pensar en nada. O sí: en alguien que también estaba terminando su día.

+ —¿Sabes qué es lo más raro? —dijo {friend}—. Que si ahora parase, me costaría dormir.

+ {hero} había pensado lo mismo. Los ruidos, por lo visto, eran como las personas: bastaba que te los presentaran. Desde la habitación de al lado, {elder} pidió un poco de silencio, y lo pidió con la voz de quien sonríe.
`,
    ],
  },
};
