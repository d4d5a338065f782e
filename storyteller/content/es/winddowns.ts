import type { SharedTellings } from "#storyteller/scenes/passage.ts";

/** The last passage of every story: all at home, nothing new, the last word rests. */
export const winddowns: SharedTellings["winddowns"] = {
  little: [
    `
{Light} volvió a lucir, bajito. {hero} cerró un ojo. Luego, el otro.

+ {Friend} se hizo una bola. La manta pesaba un poco, un poco bueno. Ya no sonaba la puerta. Ya no sonaba nada.

Solo el aire. Solo el sueño.
`,
    `
Buenas noches, ventana. Buenas noches, {friend.solo}.

+ —Adiós, pie derecho —dijo {hero}—. Adiós, pie izquierdo. Adiós, nariz. Adiós, almohada, tan blanda. La almohada olía a limpio y también a noche.

{Light} se quedó {light:despierto|despierta} por todos. {hero} ya dormía.
`,
    `
{hero} respiró despacio. {Friend} respiró despacio. {Light} lucía despacio.

+ Arriba y abajo. Arriba y abajo. La manta subía y bajaba, como una ola pequeña. Nadie tenía prisa. La noche tampoco.

Las manos, quietas. Los pies, quietos. Todo era calma.
`,
    `
La casa bostezó. La puerta bostezó. {Friend} bostezó también, con los ojos cerrados.

+ Después bostezó {hero}, con la boca muy grande. Y {light} brilló menos, y menos, y menos. Quedaba una luz chiquitita, de guardia.

Era de noche. Era hora de dormir.
`,
    `
{Light} hacía un círculo en el techo. {hero} miró el círculo. El círculo era redondo y suave.

+ {Friend} tenía la nariz caliente. Los pies estaban juntos. Las manos, abiertas. Todo lo blando estaba cerca.

Poco a poco, llegó el sueño.
`,
    `
{hero} se tapó los pies. Se tapó la tripa. {Light} se quedó fuera, brillando bajito.

+ {Friend} estaba muy cerca. Se oía su respiración, fu, fu, como una sopa que se enfría. La almohada hizo un hueco. En el hueco cabía la cara.

Ya no había ruido. Ya no había prisa. Solo sueño.
`,
    `
La noche pasó de puntillas y dio tres besos. Uno {light.al}. Uno {friend.al}. Uno {hero.al}.

+ Eran besos muy suaves, de los que no suenan. Después le dio uno a la silla. Le dio uno a cada calcetín. Y se sentó en la ventana, a mirar.

{hero} guardó el suyo debajo de la manta. Y se durmió.
`,
  ],
  middle: [
    `
{Light} seguía en su sitio, como al principio. Hacía en la pared una mancha redonda y blanda. {hero} la miró hasta que dejó de tener bordes.

+ {Friend}, entre sueños, buscó postura y encontró la buena. Fuera, la noche barría despacio las últimas voces. Una ventana se apagó. Luego, otra. El viento se echó a los pies de la casa, como un perro viejo y bueno.

Las mantas estaban tibias. Los ojos pesaban. {hero} soltó el aire, muy largo, y se quedó en silencio.
`,
    `
Primero se durmieron los pies, que eran los que más habían andado. Después se durmieron las rodillas. {hero} iba notando cómo el sueño subía, igual que el agua tibia en la bañera.

+ Llegó a la tripa. Llegó a las manos, que se abrieron. {Friend}, muy cerca, ya respiraba como se respira desde muy lejos. {Light} se quedó allí, haciendo su trabajo, sin prisa y sin decir nada.

El sueño llegó a los hombros. Llegó a la frente. Y allí hizo su nido.
`,
    `
En la habitación todo iba dejando su trabajo. La silla sujetaba la ropa. La cortina sujetaba la noche. {Light} bajó un poco la voz, porque las luces también la tienen.

—Hasta mañana —dijo {hero}, casi sin letras.

+ {Friend} contestó, pero lo hizo ya por dentro. La almohada olía a limpio. La manta llegaba justo hasta la barbilla, ni más arriba ni más abajo.

Solo quedaba el ruido de respirar, que es un ruido blando. Uno. Otro. Otro más lento. Y luego, descanso.
`,
    `
Bajo las mantas solo se veían bultos. Uno era {hero} y otro era {friend}, cada cual en su hueco, y no se movían mucho.

+ La puerta no estaba ni abierta ni cerrada. Por la rendija se veía {light}, que ponía en el suelo una raya clara. La raya llegaba hasta el borde de la cama. Allí se doblaba y subía, muy suave, hasta la almohada.

Unos pasos se alejaron por el pasillo. Cada uno sonó menos. El último no sonó, y {hero} ya dormía.
`,
    `
La noche fue llegando a todos los sitios: al tejado, a la escalera, al hueco entre la cama y la pared. Llegó sin llamar. {hero} le hizo sitio bajo la manta.

+ {Friend} le hizo sitio también. Estaban bien así, con los pies calientes y la cara fresca. {Light} brillaba lo justo para que no hiciera falta mirar. Las horas pasaban de puntillas, una detrás de otra, sin empujar.

Todo estaba en su lugar. Todo estaba cerca. Y {hero}, con los ojos cerrados, descansó.
`,
    `
La manta tenía un sitio para cada cosa: uno para los pies, otro para las manos y otro, más hondo, para el cansancio. {hero} los fue ocupando sin prisa. {Light} miraba desde su lugar de siempre.

+ {Friend} se había quedado con la cara vuelta hacia la luz. Por la ventana entraba un aire muy fino, que olía a tejado y a hojas. Movía un poco la cortina, la dejaba, la movía otra vez, como si la habitación respirara despacio por todos.

Ya no quedaba nada que guardar. El aire se paró. La luz se hizo pequeña. Y {hero} se durmió.
`,
    `
El silencio entró por debajo de la puerta, en calcetines. Subió a la cama, dio una vuelta y se tumbó. {hero} lo notó en los pies, porque pesaba poco y daba calor.

+ {Friend} le dejó un trocito de manta. {Light} alumbraba de lado, para no molestar. Se oyó una hoja. Se oyó la misma hoja, un poco más lejos. Después, la noche cerró el cajón de los ruidos y no volvió a abrirlo.

Así, con el silencio a los pies, {hero} cerró un ojo. Luego cerró el otro. Y todo lo demás, muy despacio, se quedó en calma.
`,
  ],
  big: [
    `
Hay un momento, antes de dormir, en que el día se pliega solo, como una camisa bien planchada. {hero} lo notó llegar. Dobló una manga, que era la tarde; dobló la otra, que era la noche. {Light} alumbraba lo suficiente para no tener que mirar.

+ {Friend} había ocupado ya dos tercios de la cama y fingía que era la mitad. No importaba. Sobraba sitio. Las paredes crujieron un poco, al acomodarse. En algún grifo, una gota se lo pensó mejor y se quedó donde estaba. El aire entraba despacio por la nariz y salía más despacio aún, como si le diera pereza irse.

Quedaba por doblar un pensamiento pequeño. {hero} lo dejó sobre la silla, con lo demás, para mañana. La casa callaba. La manta pesaba lo justo. Y vino el sueño.
`,
    `
La casa se fue apagando por orden, de abajo arriba. Primero calló la cocina. Luego callaron las puertas y la madera. Al final solo quedó {light}, que hacía guardia por costumbre, con ese resplandor tranquilo que no molesta a los ojos cerrados.

+ {hero} escuchaba. Oía respirar {friend.al}, un poco más lento cada vez, y sin darse cuenta empezó a respirar igual. Es fácil: el aire entra, espera un poco y sale. Entre una cosa y otra hay un hueco pequeño y tranquilo. En ese hueco no hace falta pensar.

Con cada respiración, la noche se fue haciendo más grande. Cabía la cama en ella. Cabía la ventana, con su trozo de cielo. Cabía {hero}, con la manta hasta los hombros. Cabía todo. Y todo, muy despacio, descansaba.
`,
    `
Lo último que vio {hero} fue lo mismo que había visto al principio: {light}, en su sitio de siempre. Solo que ahora se veía desde el otro lado del día, que es un lado más blando y está más cerca de la almohada.

+ A su lado, {friend} murmuró media frase y dejó la otra media para mañana. Las mantas habían tomado la forma exacta de quien había debajo. No quedaba nada por hacer. Ni siquiera quedaba nada por recordar. Lo importante ya estaba guardado, cada cosa en su cajón, y los cajones cerraban bien, sin hacer ruido.

El reloj siguió contando para nadie, muy bajito. La noche olía a hojas y a jabón. Una mano se abrió sobre la sábana, muy poco a poco. Pesaba poco. Pesaba menos. Dormía.
`,
    `
Las últimas buenas noches se dicen con otra voz, que es más baja y tiene menos palabras. {hero} las dio con una sola. {Friend}, con ninguna. La puerta estaba como siempre, a la distancia justa.

+ Después vino ese rato blando que no es del todo de hoy ni es todavía de mañana. Los pensamientos pasaban de largo y ninguno se detenía. {Light} dejaba en el techo un redondel tranquilo. Si se miraba mucho, parecía moverse. Si se miraba poco, también, pero más despacio.

Pasó un pensamiento lento, como una barca. Pasó otro, sin remos. El agua se quedó lisa, como una sábana. {hero} se dejó llevar, sin moverse de la cama, hacia lo más hondo. Allí no había ruido. Allí solo había calma.
`,
    `
{hero} se tapó, se destapó un pie y lo volvió a tapar. Era el último trámite. {Friend} suspiró desde su hueco, con la satisfacción de quien tiene todos los asuntos al día y ninguna reunión por la mañana.

+ La noche, fuera, era grande y no pedía nada. Dentro, {light} hacía el cuarto más pequeño, justo del tamaño que hacía falta para estar bien. Las sombras se habían sentado, y hasta las sillas parecían sentadas. Alguien, en otra habitación, cerró un libro sin hacer ruido. Después cerró la puerta, y tampoco lo hizo.

El cuerpo pesaba como pesa el pan recién hecho. Los párpados bajaron. Subieron una vez, por cortesía. Bajaron. El aire iba y venía. Iba y venía, cada vez más bajo, cada vez más lejos. Y {hero} durmió.
`,
    `
La noche tiene una hora sin número, entre la última palabra y el primer sueño, y en ella no hay que hacer nada. {hero} llegó puntual. {Light} alumbraba el borde de las cosas, y el resto de las cosas se daba por sabido.

+ {Friend} había dejado de contestar hacía un rato, con mucha naturalidad. La manta guardaba el calor en el centro, como se guarda el pan. Por el tejado pasó el viento, sin detenerse, y se llevó los ruidos que sobraban: un crujido, una gota, media conversación de nadie. Después barrió también sus propios pasos.

Las manos se abrieron solas. La frente, que había trabajado todo el día, se quedó lisa. {hero} quiso pensar en mañana y no hizo falta, porque mañana ya sabía el camino. Respiró hondo, una vez, dos veces. La tercera fue más larga. Y en ella se durmió.
`,
    `
El día se descalzó en la puerta y entró sin hacer ruido. Traía poca cosa: dos o tres palabras y el cansancio bueno de los pies. Lo dejó todo junto a la cama. {hero} le hizo sitio y bajó la cabeza hasta la almohada.

+ La almohada conocía la forma y no necesitó ensayos. {Friend} respiraba al otro lado, a su ritmo, como quien rema por un lago liso. {Light} se quedó donde estaba, haciendo compañía a las sillas. De vez en cuando, la casa soltaba un suspiro de madera, se acordaba de la hora y callaba.

Un pensamiento se acercó, vio que ya era tarde y dio media vuelta. Detrás vino otro, más pequeño, que ni siquiera llegó. La oscuridad era tibia por dentro. El aire entraba y salía, entraba y salía, sin que nadie lo mandara. Luego ya no quedó nada más. Quedó la calma.
`,
  ],
};
