import type { PlotTellings } from "#storyteller/scenes/passage.ts";

/** A dear thing of the elder's stops working, a small untruth is told, and the truth turns out to be the tool. */
export const smallLie: PlotTellings = {
  titles: [
    "{Hero} y la mentira pequeña",
    "Lo que pasó de verdad con {thing}",
    "El secreto {hero.del} y {friend}",
    "{Hero}, {thing} y la verdad",
  ],
  refrains: [
    { line: "Ay, ay, ay, que lo sé y no lo digo.", last: "Ay, ay, ay, qué gusto: lo he dicho." },
    { line: "Chitón, chitón, en el corazón.", last: "Chitón, chitón. Ya no hay chitón." },
    { line: "Pesa, pesa, la piedrecita.", last: "Ya no pesa la piedrecita." },
  ],
  little: {
    want: [
      `{Elder} tenía {thing.un} en alto. Se mira y no se toca.

{Hero} quería tocar. Solo una vez.

+ {Thing} {thing.does}. Desde abajo se veía poquito. {Friend} se puso de puntillas. {Hero} acercó una silla, despacio, ris, ris, ris.`,
      `—Con los ojos, sí. Con las manos, no —decía {elder}.

Pero {hero} quería ver {thing} de cerca.

+ Los ojos miraban y miraban. Las manos tenían cosquillas. {Friend} se sentó debajo, para mirar también. Desde abajo, ¡qué {thing:bonito|bonita} era!`,
    ],
    obstacle: [
      `{Thing} se cayó en la alfombra. Ya no funcionaba.

—¿Qué ha pasado? —preguntó {elder}.

—Nada —dijo {hero}.

+ {Friend} miró el suelo. En el suelo había un cuadradito de luz, y nada más. «Nada» era una palabra corta. Pero pesaba.

{refrain}`,
      `{Hero} tocó {thing}. Hizo clac. Después no hizo nada.

—¿Quién ha sido? —preguntó {elder}.

—El viento.

+ La ventana estaba cerrada. La cortina estaba quieta. {Friend} se tapó los ojos con las manos.

{refrain}`,
    ],
    try1: [
      `{Hero} puso una tirita. {Friend} puso otra. {Thing} no funcionó.

—¿Y eso? —preguntó {elder}.

—Tiene frío.

+ Le pusieron también una manta. Y un gorro. Ahora parecía un muñeco de nieve muy serio. Nadie se rio, ni siquiera un poco.

{refrain}`,
      `{Hero} escondió {thing} debajo del cojín. Se sentó encima.

—¿Qué hay ahí? —preguntó {elder}.

—Otro cojín.

+ Era un cojín con esquinas. {Friend} quiso ayudar y se sentó también. Se resbalaron hacia un lado, despacito, plof.

{refrain}`,
    ],
    try2: [
      `Fueron {place.al}. {Helper} miró {thing}.

—¿Cómo fue? —preguntó.

{Hero} cerró la boca.

+ Dentro había una piedrecita. No estaba en la boca. Estaba en la barriga, y hacía bulto. {Friend} le dio la mano.

{refrain}`,
      `Fueron a ver {helper.al}.

—Esto se arregla si me cuentas qué pasó —dijo.

{Hero} no dijo nada. {Friend}, tampoco.

+ Se oía un reloj: tic. Se oía otra vez: tac. La barriga {hero.del} hizo un ruido raro, como de pena con hambre.

{refrain}`,
    ],
    turn: {
      honesty: [
        `{Hero} buscó {elder.al} y lo dijo:

—Fui yo. Quería tocar.

—Entonces ya sé arreglarlo —dijo {elder}.

+ Buscaron la piececita por el suelo. Estaba allí, brillando. {Elder} sujetó. {Hero} apretó, clic. Y {thing} {thing.does}, igual que antes. O mejor.`,
        `—No fue como dije —dijo {hero} bajito—. Fui yo.

{Elder} abrió los brazos.

—Te estaba esperando. ¿Me ayudas?

+ Con cuatro manos y con {friend}, costó muy poco. Una vuelta aquí. Un soplido allá. {Thing} despertó. Y la piedrecita de la barriga, plin, se fue.`,
      ],
      forgiveness: [
        `—Fui yo. Perdón —dijo {hero}.

—Perdón a ti, por {thing:ponerlo|ponerla} tan alto —dijo {elder}—. Yo también {thing:lo|la} rompí una vez.

Se dieron un abrazo.

+ Era un abrazo largo, con {friend} en medio. Luego miraron {thing} con calma. Un toquecito, otro toquecito. Y funcionó, con un sonido nuevo.`,
      ],
    },
    return: [
      `{Hero} y {elder} pusieron {thing} en su sitio. Y miraron de cerca.

{refrain.last}

+ —Hasta mañana —dijo {friend} {thing.al}.

+ La barriga {hero.del} estaba vacía de piedras. Era hora de dormir. La cama estaba muy mullida.`,
      `Ahora {thing} se miraba en compañía. {Elder}, {hero} y {friend}, nariz con nariz.

{refrain.last}

+ Luego, un vaso de agua. Luego, la manta. {Hero} pesaba poquito, como una pluma. {Elder} dijo buenas noches tres veces.`,
    ],
  },
  middle: {
    want: [
      `{Elder} guardaba {thing} en un estante alto, entre un jarrón y una caracola.

—Mirar, todo lo que quieras —decía—. Bajar, no. Tiene más años que yo.

{Hero} había mirado mucho. De frente, de lado, desde la silla. Lo único que faltaba era {thing:verlo|verla} de cerca. Solo una vez. Solo un momento.

+ {Thing} {thing.does}, y {hero} se sabía de memoria la parte de abajo, que era la que se veía. De la parte de arriba no sabía nada. {Friend} tampoco, aunque decía que seguro que tenía un botón. Las cosas interesantes, según {friend}, llevan siempre un botón.`,
      `En casa había una sola cosa que no se podía tocar. Por eso era la más bonita.

Era {thing.un} que {thing.does}, y era {elder.del} desde mucho antes de que naciera {hero}.

—Con los ojos —decía {elder}.

Aquella tarde los ojos se cansaron de ser los únicos. {Hero} arrimó un taburete. {Friend} vigilaba la puerta.

+ Con dos cojines encima, el taburete era casi una montaña. {Hero} subió sin hacer ruido. Desde allí se veían el polvo del estante, una horquilla perdida y {thing}, tan cerca que daba un poco de vergüenza. Bastaba con alargar la mano. La mano se alargó.`,
    ],
    obstacle: [
      `Pesaba más de lo que parecía. Se le fue de las manos, rebotó en la alfombra y se quedó ahí, en silencio. Ya no hacía lo que hacía siempre.

{Hero} devolvió {thing} al estante a toda prisa.

—¿Qué ha sido ese golpe? —preguntó {elder} desde el pasillo.

—Nada —dijo {hero}.

{refrain}

+ «Nada» es una palabra muy pequeña. {Hero} pensó que cabría en cualquier sitio, pero se le quedó en medio, como una miga entre las sábanas. {Friend} se puso a mirar el techo con mucho interés. En el techo no había nada. Nada de verdad.`,
      `Sonó un clac. Fue un clac chiquitito, pero después hubo un silencio muy grande. {Thing} ya no hacía nada.

{Elder} se asomó con una zanahoria en la mano.

—¿Todo bien?

—Ha sido el viento —dijo {hero}.

{Elder} miró la ventana. Estaba cerrada. No dijo nada y volvió a la cocina.

+ —El viento es muy rápido —añadió {hero}, aunque ya no había nadie.

+ {Friend} levantó una mano para comprobar si soplaba. No soplaba. En la barriga {hero.del}, justo debajo de las costillas, se había sentado algo del tamaño de un garbanzo.

+ {refrain}`,
    ],
    try1: [
      `—Lo arreglamos sin que se entere nadie —dijo {hero}.

Usaron pegamento. El pegamento pegó muy bien: pegó una mano al taburete, el taburete a la alfombra y un calcetín {friend.al}. {Thing} no notó ningún efecto.

—¿Por qué andas con un taburete? —preguntó {elder} al pasar.

—Es para hacer ejercicio.

+ Y para que se viera que era verdad, {hero} tuvo que dar tres vueltas al cuarto con el taburete a cuestas. Una mentira había pedido ayuda a otra. {Friend} corría detrás, con el calcetín a rastras.

+ {refrain}`,
      `Si {thing} no se veía, no se vería que estaba mal. {Hero} le puso un gorro de lana por encima.

—¿Y ese gorro? —preguntó {elder}.

—Es que en el estante hace frío.

Al rato, {elder} volvió y le puso también una bufanda.

—Para que no se resfríe —dijo.

{refrain}

+ Aquello era lo peor de todo: que {elder} no se enfadara. {Hero} miró aquel bulto abrigado y sintió que el calor le subía por el cuello, como si la bufanda se la hubiera puesto otra persona. {Friend} le dio un golpecito en el codo.`,
    ],
    try2: [
      `Con {thing} {thing:escondido|escondida} en una bolsa, {hero} y {friend} llegaron {place.al}. Allí estaba {helper}, que sabía arreglar casi cualquier cosa.

—A ver —dijo, y le dio la vuelta con cuidado—. Esto tiene remedio. Pero dime, ¿qué le pasó?

{Hero} notó que se le cerraba la garganta.

{refrain}

+ —¿Se cayó? ¿Se mojó? ¿Fue del uso? —siguió {helper}—. Según qué, se toca por un lado o por otro.

+ {Hero} abrió la boca dos veces. La primera no salió nada. La segunda salió un hipo. {Friend} se acercó un poco más.`,
      `Llevaron {thing} {place.al}, dentro de una bolsa. Allí, {helper} tenía una lupa, una lámpara y mucha paciencia. Miró por arriba y por abajo.

—Bonita pieza —dijo—. ¿De quién es?

Era la pregunta más fácil del mundo. {Hero} sabía la respuesta y no podía decirla. El garbanzo de la barriga ya era una piedra.

+ {Friend} miró {hero.al}. {Hero} miró la lupa. En la lupa había un ojo enorme, que no parecía enfadado, solo curioso.

+ —Yo puedo esperar —dijo {helper}, y le devolvió la bolsa—. Pero creo que hay alguien que espera desde antes que yo.

+ {refrain}`,
    ],
    turn: {
      honesty: [
        `{Hero} entró en la cocina con {thing} en las manos.

—No era verdad lo que te dije. {thing:Lo|La} bajé yo y se me cayó.

Ya estaba. Había tardado cuatro segundos.

—Gracias —dijo {elder}—. Si se cayó, se ha soltado la pieza de dentro. Nunca lo habría adivinado. ¿Tienes buen pulso?

+ {Hero} tenía muy buen pulso, ahora que no llevaba piedras dentro. {Elder} sostuvo la lámpara, {friend} sostuvo la respiración, y la pieza volvió a su casa. Entonces {thing} {thing.does}. Puede que un poco más despacio que antes, como quien piensa.`,
        `{Elder} estaba en su silla, sin hacer nada. No era normal. Parecía que esperaba.

—Tengo que decirte una cosa fea —dijo {hero}.

—Dila como te salga.

Salió toda junta y sin comas: la subida, la caída, la primera mentira, la segunda.

—Ah, se cayó de ese lado —dijo {elder}—. Entonces sé cómo se arregla.

+ Trajo una caja con herramientas pequeñísimas. {Hero} giró el tornillo; {elder} contaba las vueltas; {friend} vigilaba que no se escapara ninguna. A la quinta, {thing} se despertó. Ahora llevaba una marquita en un borde. {Elder} dijo que le quedaba bien.`,
      ],
      forgiveness: [
        `—{thing:Lo|La} rompí y no lo dije —soltó {hero} desde la puerta—. Perdón.

{Elder} no contestó enseguida. Primero hizo sitio en el sillón.

—Yo me puse muy en mi papel con eso de no tocar, y te dio apuro. Perdón también. ¿Sabes quién {thing:lo|la} rompió la primera vez? Yo. Le eché la culpa a una gallina.

+ —¿Teníais gallina? —preguntó {hero}.

+ —Esa era la parte floja.

+ Se rieron hasta que {friend} acabó en el suelo. Después miraron {thing} de cerca. Había dos arañazos: uno viejo y uno nuevo. Apretaron a la vez. {Thing} arrancó con un sonido un poco distinto, como si carraspeara.`,
      ],
    },
    return: [
      `Esa noche, {thing} volvió al estante, pero a uno más bajo.

—Aquí se ve mejor —dijo {elder}—. Y si alguien quiere tocar, me llama y tocamos.

{Hero} respiró hasta el fondo. Hacía horas que el aire no llegaba tan abajo. Era de noche, y ya estaba abierta la cama.

{refrain.last}

+ {Friend} buscó la piedra por todas partes: debajo de la almohada, detrás de una oreja. No quedaba ni una arenilla. {Elder} apagó la luz grande y dejó la pequeña. Desde la cama, {thing} se veía muy bien, en su sitio nuevo, con todo dicho.`,
      `Aquella noche miraron {thing} en compañía, {elder} con gafas y {hero} sin ellas. {Friend} se puso en medio para no perderse nada.

—Otra vez —pidió {hero}.

—Una más, y a dormir.

Fueron dos más. Después, la cama, que estaba fresquita y llana.

{refrain.last}

+ {Hero} se tocó la barriga, por curiosidad. No había garbanzo. Había sopa, y encima de la sopa, una calma redonda. {Elder} se quedó un rato en el borde, sin decir nada, y aquel nada sí que era nada. Pesaba lo mismo que una manta fina.`,
    ],
  },
  big: {
    want: [
      `Había en la casa una norma escrita en ningún sitio y conocida por todos: {thing} se mira, pero no se baja. Porque {thing} {thing.does}, y {elder} llevaba toda la vida cuidando de que así siguiera, lejos de corrientes, gatos y buenas intenciones.

{Hero} estaba de acuerdo con la norma. La había respetado durante años, salvo con el pensamiento. Y el pensamiento, aquella tarde, preguntó: ¿y si es solo un momento?

Era una pregunta muy razonable. Ese fue el problema.

+ Desde abajo apenas se intuía cómo lo hacía. {Hero} calculó la altura, la distancia y el tiempo que {elder} pasaría en la cocina, y todo daba bien. {Friend} calculaba otra cosa.

+ —Si fuera buena idea —dijo—, lo haríamos con la puerta abierta.

+ {Hero} fingió que no lo había oído. Luego, por si acaso, cerró la puerta.`,
      `—Cuando seas mayor —decía siempre {elder}, y subía otra vez al estante {thing}, que {thing.does}.

{Hero} había crecido dos centímetros desde la última vez que lo preguntó. No parecían suficientes, porque la respuesta fue la misma. Ahora bien, con una silla se crecía de golpe medio metro, y nadie había dicho de qué manera había que hacerse mayor.

—Solo quiero {thing:verlo|verla} de cerca —le explicó {friend.al}—. Un minuto. Ni se va a enterar.

—Eso dicen siempre los minutos.

{Hero} no quiso discutir con {friend}, y subió.

+ Desde arriba, el cuarto parecía de otra familia. Se veía el polvo del armario, una postal caída por detrás y, por fin, {thing}, sin la menor sospecha. Había una inscripción muy fina en el borde. Desde la silla casi se podía leer. Casi. Bastaba con {thing:acercarlo|acercarla} un poco a la luz, lo justo, con muchísimo cuidado.`,
    ],
    obstacle: [
      `No se rompió, que era lo que {hero} más temía. Fue algo peor de explicar: se le escurrió, dio en la alfombra con un ruido sordo y, al menos a simple vista, quedó igual. Solo que ya no funcionaba. Algo, muy adentro, se había callado.

Hubo el tiempo justo de {thing:ponerlo|ponerla} en su sitio.

—¿Ha pasado algo? —preguntó {elder}, desde la puerta.

—No —dijo {hero}, con bastante naturalidad.

+ Le sorprendió lo fácil que era. Una sílaba, dos letras, y el mundo seguía en pie. {Elder} esperó un poco más de lo normal, asintió y se fue por el pasillo.

+ —Bueno —dijo {hero}—. Ya está.

+ {Friend} no parecía de la misma opinión. Observaba el «no», que por lo visto se había quedado en mitad del cuarto, de pie, sin saber adónde ir.`,
      `{Hero} no llegó a averiguar qué había tocado. Se le escurrió, notó algo que cedía, oyó un clic con mala cara y, después, nada. {Thing} pesaba lo mismo y brillaba lo mismo, pero lo que hacía ya no lo hacía.

Los pasos {elder.del} sonaron en el pasillo.

—He oído un ruido.

—Ha sido el viento —dijo {hero}.

Hubo dos miradas hacia la ventana, que estaba cerrada, y hacia la cortina, que no se movía.

—Pues vaya con el viento —dijo {elder}.

+ Cuando volvieron a estar a solas, {friend} carraspeó.

+ —Como mentira, le falta trabajo.

+ —No es una mentira. Es una… explicación corta.

+ {Hero} lo dijo con bastante seguridad, y esperó a que se le pasara la impresión de haberse tragado un hueso de aceituna. No se le pasó. El hueso se acomodó como quien piensa quedarse a cenar.`,
    ],
    try1: [
      `El plan consistía en {thing:arreglarlo|arreglarla} antes de la cena. {Hero} disponía de un destornillador, tres gomas y un vídeo que había visto una vez sobre relojes. {Friend} disponía, sobre todo, de dudas.

Al cabo de media hora habían conseguido que {thing} siguiera sin funcionar, pero de otra manera. Además sobraba una pieza, muy bonita.

—¿Qué hacéis? —preguntó {elder}, al otro lado de la puerta.

—¡Deberes! —dijo {hero}.

—¿En vacaciones?

—Son voluntarios. De los difíciles.

+ Hubo un silencio en el que cupieron muchas cosas.

+ —Qué aplicación —dijo {elder} por fin, y se alejó.

+ {Hero} contempló la pieza sobrante. La primera mentira había necesitado una segunda, y la segunda, para sostenerse, estaba pidiendo ya una tercera: iba a tener que hacer deberes de verdad. {Friend} le acercó un cuaderno. No se sabía si era un gesto de ayuda o de justicia.`,
      `—{thing:Lo|La} sustituimos —resolvió {hero}— hasta que se nos ocurra algo mejor.

Modelaron una copia con miga de pan, cartulina y brillantina. De lejos, con poca luz y buena voluntad, daba el pego. La colocaron en el estante y escondieron {thing} en el cesto de la ropa.

{Elder} se detuvo delante. La copia perdió una esquina.

—{thing:Lo|La} veo con mala cara —dijo.

—Será la humedad —dijo {hero}.

—Será —dijo {elder}, y recogió la esquina del suelo.

+ Era miga de la cena anterior. {Elder} la miró, la olió y se la dio a los pájaros sin hacer comentarios.

+ —Lo sabe —dijo {friend}.

+ —No lo sabe. Si lo supiera, diría algo.

+ —A lo mejor quiere que lo digas tú.

+ {Hero} no había contemplado esa posibilidad. La apartó enseguida, pero ya la había visto, y las posibilidades, una vez vistas, saludan cada vez que te las cruzas.`,
    ],
    try2: [
      `En {place} estaba {helper}, que tenía fama de devolverle el ánimo a casi todo. Allí se presentó {hero}, con {thing} dentro de una bolsa, la bolsa dentro de otra bolsa y una historia muy bien preparada.

No hizo falta. {Helper} examinó el asunto, hizo «ajá» y levantó la vista.

—Puedo arreglarlo. Necesito un solo dato: qué pasó justo antes.

La historia preparada empezaba justo después. {Hero} buscó la manera de entrar en ella, y no la encontró.

+ —Puedes decírmelo a mí —añadió {helper}—, aunque no soy quien lo necesita.

+ {Friend} dejó de fingir que leía un cartel. Se oía el silencio como se oye una nevera: solo cuando uno se fija, y entonces ya no se oye otra cosa.

+ —Ahora vuelvo —dijo {hero}.

+ El estómago, que antes era un estómago, era ya un bolsillo lleno de piedras. Y había un solo lugar donde vaciarlo.`,
      `Llegaron {place.al} con {thing} debajo del abrigo. {Helper} limpió las gafas, se las puso, las volvió a limpiar. Lo examinaba todo con un respeto que {hero.al} le daba cada vez más calor.

—No se ve algo así todos los días —dijo—. ¿Y quién {thing:lo|la} cuidaba?

—Es… de una persona.

—Y esa persona, ¿sabe que estáis aquí?

Hay preguntas con una sola puerta. {Friend} se volvió hacia {hero}; no con reproche, sino como quien sujeta la puerta para que pase otro.

+ {Hero} pensó en decir que sí. Tenía la palabra lista, era cortísima y ya había mentido con otras parecidas. Pero se imaginó cargando con una más todo el camino de vuelta, y todo el día siguiente, y los otros.

+ —No —respondió.

+ Era el primer «no» sincero de la tarde. No arregló nada, pero la piedra del estómago, sorprendida, se movió un poco.

+ —Pues empezaría por ahí —dijo {helper}.`,
    ],
    turn: {
      honesty: [
        `{Elder} leía en el sillón. El libro estaba al revés.

{Hero} se plantó delante, con {thing} contra el pecho, y descartó las once maneras elegantes de empezar.

—{thing:Lo|La} cogí sin permiso. Se me escurrió de las manos. Y lo que te dije era mentira, y luego dije más cosas, y también.

—Llevo esperando eso desde las cinco —dijo {elder}, y cerró el libro—. Tenía miedo de que no llegara. ¿De qué lado fue?

—Del izquierdo.

—Entonces tiene arreglo.

+ Y lo tenía: una palanquita, no mayor que un grano de arroz, que solo se suelta con un golpe por la izquierda. Si se buscaba por cualquier otro sitio, podía uno pasarse la vida. {Elder} alumbró; {hero} empujó con un palillo; {friend} contó hasta tres por decir algo.

+ {Thing} volvió en sí. Y {hero} reparó en una cosa: de toda la caja de herramientas, lo único que había servido era la verdad.`,
      ],
      forgiveness: [
        `—Fui yo —dijo {hero}, y lo contó entero, también las partes en que quedaba mal, que eran casi todas.

{Elder} escuchó hasta el final y se frotó los ojos.

—Siempre te contesto con prisa cuando me pides {thing:verlo|verla}. Si un día te hubiera dicho que sí, ahora no habría historia. Te pido perdón por mi parte.

{Hero} tenía previsto un enfado. No sabía bien qué hacer con aquello.

—Y yo por la mía —dijo—, que es más larga.

+ —No creas.

+ {Elder} dio la vuelta {thing.al} y señaló, debajo, una abolladura muy antigua.

+ —Ocho años tenía yo. Dije que había sido un terremoto. Mi abuela miró por la ventana un buen rato y me preguntó si había sido muy local.

+ Lo arreglaron allí mismo, con {friend} sujetando la lámpara. {Thing} funcionó otra vez, con un ligero temblor que antes no tenía, como de risa contenida.`,
      ],
    },
    return: [
      `Esa misma noche, {thing} regresó a su estante, y {elder} colocó al lado una silla. No dijo para qué. Una silla en ese sitio ya lo decía todo.

—¿Y podré tocar? —preguntó {hero}.

—Podrás preguntar. Y yo diré que sí. Los jueves, después de cenar. Tú, yo y quien quiera sujetar la lámpara.

{Friend} fue a elegir una lámpara. {Hero} tomó el camino de la cama con la extraña sensación de haber perdido peso desde la merienda.

+ Tardó un rato en dar con el motivo. No era que ya nadie se enfadara, ni que {thing} funcionara de nuevo, aunque las dos cosas ayudaban. Era que podía pensar en toda la tarde, de principio a fin, sin tener que saltarse ningún trozo. La repasó una vez, por el gusto de hacerlo. Hacia la mitad se quedó sin final, y no le importó.`,
      `Antes de acostarse, {elder} y {hero} leyeron a la vez la inscripción finísima que había en el borde, con {friend} apoyando la barbilla entre las dos cabezas. Estaba tan gastada que solo quedaban tres letras. Cada cual leyó una cosa distinta y la defendió con entusiasmo.

—Lleva así cien años —dijo {elder}—, y sigue sin aclararse.

Dejaron {thing} en su sitio, un poco más cerca del borde del sueño que de costumbre. La manta estaba abierta, y la almohada, fresca.

+ {Hero} metió la mano en el bolsillo y encontró una miga, o una tuerca, o una mentira muy vieja que se había secado. La dejó en el alféizar, para los pájaros. Luego se echó de lado. En el estómago solo había cena. {Elder} bajó la luz despacio, y todo lo que había que decir estaba dicho.`,
    ],
  },
};
