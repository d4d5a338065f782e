import { NEAR_IN_SPANISH } from "./near-es.ts";
import { FIEND, KIN, LOAD, TOYS, WELCOME, YOUNG } from "./near-es-words.ts";
import type { RuleLists } from "./rule-lists.ts";

const PRONOUNS = ["lo", "la", "los", "las", "le", "les", "te", "me", "nos", "os"];
/** Pronouns before a verb: "lo mató", "te mataron". */
const HIM = PRONOUNS.join("/");
/** A verb form with each pronoun that Spanish writes at its end: "matando", "matándolo", "matándose". */
const ending = (form: string) => [form, ...[...PRONOUNS, "se"].map((pronoun) => form + pronoun)].join("/");

const MUM_OR_DAD = "mama/madre/mami/papa/padre/papi";
const PARENTS = "padres/papas/papis";
const FAMILY = `${MUM_OR_DAD}/${PARENTS}/abuela/abuelo/abuelos/hermano/hermana/hermanos/familia`;
const CHILD =
  "niño/niña/niños/niñas/niñito/niñita/bebe/bebes/chico/chica/chicos/chicas/nene/nena/crio/cria/hijo/hija/hijos/hijas/" +
  "hermano/hermana/hermanito/hermanita";
const PET =
  "perro/perros/perra/perrito/perritos/perrita/gato/gatos/gata/gatito/gatitos/gatita/cachorro/cachorros/cachorrito/" +
  "conejo/conejito/pajaro/pajaros/pajarito/pajaritos/pollito/pollitos/raton/ratoncito/hamster/caballo/animal/animales";
const BLADE = "cuchillo/cuchillos/navaja/daga/puñal/machete/hacha/espada/sable/lanza/estaca/tijeras/motosierra/sierra";
const DEADLY_PLACE = "pecho/corazon/vientre/espalda/cuello/garganta/barriga/estomago/cabeza/nuca/costado/ojo/ojos";
const BODY_PART = "cabeza/cuello/garganta/lengua/orejas/oreja/dedos/manos/brazos/piernas/pies/nariz";
const STRANGER = "desconocido/desconocida/desconocidos";
const SWEETS = "caramelo/caramelos/dulce/dulces/golosina/golosinas/chuche/chuches/juguetes/gatitos/cachorros";
const CAR = "coche/carro/auto/furgoneta/camioneta/van/camion";

/** Peoples and groups that contempt is aimed at; no fault without the contempt. Never "judías" or "moras": one eats them. */
const GROUPS =
  "negros/negras/gitanos/gitanas/judios/moros/musulmanes/musulmanas/arabes/chinos/chinas/inmigrantes/emigrantes/" +
  "migrantes/extranjeros/extranjeras/forasteros/refugiados/refugiadas/indios/indigenas/latinos/latinas/sudamericanos/" +
  "mexicanos/venezolanos/colombianos/bolivianos/peruanos/paraguayos/ecuatorianos/argentinos/haitianos/dominicanos/" +
  "rumanos/africanos/africanas/asiaticos/marroquies/sirios/palestinos/israelies/cholos/mulatos/mestizos/mapuches/" +
  "aborigenes/hindues/turcos/rusos/ucranianos/japoneses/coreanos/españoles/cristianos/catolicos/protestantes/ateos/" +
  "gays/homosexuales/lesbianas/trans/transexuales/travestis/discapacitados/discapacitadas/minusvalidos/autistas/" +
  "invalidos/ciegos/sordos/cojos/lisiados/tullidos/gordos/gordas/mendigos";
const CONTEMPT =
  "sucios/sucias/ladrones/ladronas/malos/malas/inferiores/vagos/vagas/tontos/tontas/brutos/brutas/asquerosos/" +
  "asquerosas/peligrosos/peligrosas/criminales/delincuentes/terroristas/salvajes/animales/ratas/basura/escoria/plaga/" +
  "parasitos/parasito/mentirosos/mentirosas/anormales/antinaturales/monstruos/traidores/repugnantes/despreciables/" +
  "inutiles/estorbo/carga/estupidos/estupidas/cerdos/monos/simios/pecadores/asesinos/apestosos/apestosas/enemigos";

/** Every form of a regular verb in -ar that a story may use, with its pronouns: "golpe" for golpear. */
const ar = (stem: string) =>
  [
    ..."o as a amos ais an aba abas abamos abais aban e aste asteis aron are aras ara aremos areis aran aria arias".split(
      " ",
    ),
    ..."ariamos arian es emos en aras ase asen ado ada ados adas ad".split(" "),
  ]
    .map((end) => stem + end)
    .concat(ending(`${stem}ar`), ending(`${stem}ando`), ending(`${stem}a`))
    .join("/");
/** Ways to deal a blow, before the blow itself. */
const DEAL =
  "da/dan/das/doy/damos/daba/dabas/daban/dabamos/dio/dieron/diste/dimos/dare/daras/dara/daran/daremos/daria/darian/des/" +
  "diera/dieran/dando/dar/darle/darles/darlo/darte/darme/darnos/dandole/dandoles/dandote/dale/dadle/denle/pega/pego/" +
  "pegan/pegas/pegaba/pegaban/pegaron/pegue/pegare/pegara/pegaran/pegarle/pegarles/pegarte/pegarme/pegando/pegandole/" +
  "mete/meten/meto/metia/metian/metio/metieron/metere/metera/meterle/meterte/solto/soltaba/soltaron/soltarle/propino/" +
  "propinaba/propinaron/propinarle/arreo/arreaba/arrearon/asesto/asestaron/encajo/planto/lanzo/llueven/llovieron";
const BLOW =
  "puñetazo/puñetazos/puñete/puñetes/bofetada/bofetadas/bofeton/bofetones/cachetada/cachetadas/cachetazo/cachetazos/" +
  "azote/azotes/cintazo/cintazos/correazo/correazos/cinturonazo/cinturonazos/fajazo/fajazos/tortazo/tortazos/guantazo/" +
  "guantazos/sopapo/sopapos/golpiza/golpizas/zurra/azotaina/nalgada/nalgadas/latigazo/latigazos/chancletazo/" +
  "chancletazos/palazo/palazos/garrotazo/garrotazos/bastonazo/" +
  "rodillazo/rodillazos/varazo/varazos/reglazo/reglazos";
const BLOW_PLACE =
  "cara/barriga/estomago/tripa/panza/boca/cabeza/espalda/costillas/espinilla/espinillas/nariz/ojo/vientre/culo/trasero/" +
  "pecho/rostro/mejilla/nuca/hocico/lomo/tripas/nalgas/piernas/manos/mandibula/entrepierna";
/** Whom a fable hurts. Never "dragon" or "gigante": knights' wooden swords knock at them. */
const FABLE =
  "lobo/loba/lobito/lobos/zorro/zorra/zorrito/zorros/oso/osa/osito/osita/osos/liebre/liebres/rata/ratas/ratona/ratones/erizo/eriza/" +
  "erizos/ardilla/ardillas/ardillita/tejon/buho/lechuza/cuervo/cuervos/gallo/gallina/gallinas/pollo/pollos/pollita/polluelo/pato/" +
  "patos/pata/patito/patitos/ganso/oca/cisne/vaca/vacas/toro/ternero/ternera/buey/cabra/cabras/cabrito/cabritas/cabritos/chivo/" +
  "oveja/ovejas/ovejita/cordero/corderito/corderos/cerdo/cerda/cerdito/cerditos/lechon/asno/mula/mulo/potro/yegua/caballito/mono/" +
  "mona/monito/monos/leon/leona/cachorrita/tigre/elefante/elefantito/jirafa/hipopotamo/rinoceronte/cocodrilo/lagarto/lagartija/" +
  "rana/ranita/ranas/sapo/sapos/tortuga/tortuguita/caracol/hormiga/hormigas/abeja/mariposa/grillo/pinguino/loro/paloma/palomas/" +
  "gorrion/golondrina/aguila/ciervo/cierva/cervatillo/alce/reno/castor/nutria/topo/murcielago/gatas/gatita/perrita/conejita/" +
  "conejos/coneja/pajarita/delfin/ballena/foca/pulpo/hada/hadas/hadita/duende/duendes/duendecillo/gnomo/enano/enanito/enanos/ogro/" +
  "ogra/ogrito/ogros/trol/troll/brujo/bruja/mago/hechicero/hechicera/unicornio/sirena/sirenita/principe/princesa/princesita/reina/" +
  "rey/caballero/paje/bufon/soldado/soldados/guardia/guardias/pirata/piratas/capitan/marinero/grumete/leñador/molinero/pastor/" +
  "pastora/pastorcillo/mellizo/mellizos/gemelo/gemelos/pavo/pavos/cangrejo/canario/mapache/mapaches/lobezno/lobeznos/pulpito/lagartijas/campesino/campesina/campesinos/panadero/panadera/zapatero/sastre/cocinero/criada/mayordomo/payaso/maestro/" +
  "maestra/profesor/profesora/primo/prima/tio/tia/abuelito/abuelita/hermanastra/madrastra/vendedor/tendero/cartero/vecinos/aldeanos";
/** What stands between the article and whom it tells of. */
const POOR =
  "pobre/pobres/pequeño/pequeña/pequeños/viejo/vieja/otro/otra/otros/joven/dulce/indefenso/indefensa/inocente/debil/debiles/" +
  "primer/primera/segundo/ultimo/ultima/señor/señora/buen/buena/manso/mansa/tierno/tierna/anciano/anciana/mismo/mismisimo/valiente";

/** Words before a being that is done something to: "golpeó a su hermano". */
const A_BEING = "a la/las/los/su/sus/un/una/unos/mi/mis/tu/tus/ese/esa/aquel/aquella/todo/todos/todas/otro/otra/cada";
const BEING = `${CHILD}/${PET}/${FABLE}/niñita/viejo/vieja/viejos/anciano/anciana/abuelo/abuela/hombre/mujer/mujeres/esposa/marido/novia/madre/padre/mama/papa/compañero/compañera/compañeros/amigo/amiga/vecino/vecina/alumno/alumna/alumnos/mendigo/criado/criada/prisionero/prisioneros/pobre/debil/gente/personas/bruja/enano/princesa/rey/reina/cerdito/zorro/oveja/ovejas/burro`;
const HITTING = ar("golpe");
const SLAPPING = [ar("abofete"), ar("cachete"), ar("apale"), ar("vapule"), ar("zurr"), ar("pate")].join("/");
const EXPLODING =
  "exploto/explota/explotan/explotaron/explotaba/explotar/explotara/explote/explotando/estallo/estalla/estallan/" +
  "estallaron/estallar/estallaba/estallara/estalle/detono/detona/detonar/detonara/detone/revento/reventar/reventara";
const BUILDING =
  "escuela/colegio/edificio/edificios/puente/casa/casas/castillo/ciudad/pueblo/iglesia/mezquita/sinagoga/templo/" +
  "hospital/palacio/torre/mercado/clase/instituto/guarderia/plaza/aldea";
const CUT =
  "corta/cortan/corto/cortaba/cortaban/cortaron/cortare/cortara/cortaran/cortaremos/cortaria/corte/corten/cortes/cortamos/" +
  "cercena/cerceno/cercenaron/rebana/rebano/rebanaron/amputo/serro/serraron/serraba/arranca/arrancan/arranco/arrancaba/" +
  "arrancaban/arrancaron/arrancare/arrancara/arranque/arranquen/tajo/secciono/seccionaron/sego";
const CUTTING = [
  ending("cortar"),
  ending("cortando"),
  ending("cercenar"),
  ending("arrancar"),
  ending("serrar"),
  ending("arrancando"),
  ending("rebanar"),
  "cortale/cortadle/cortenle/cortenles/arrancale/arrancadle/arranquenle",
].join("/");
const LIMB =
  "cabeza/cabezas/cuello/cuellos/garganta/lengua/lenguas/orejas/oreja/dedo/dedos/deditos/mano/manos/brazo/brazos/pierna/" +
  "piernas/pie/pies/nariz/piel/corazon/ojos/miembros/tripas";

/** A whole group at once, which contempt then follows. */
const ALL_OF = "los/las/esos/esas/estos/estas/todos/todas/aquellos/ustedes/vosotros";
const A_GROUP_MEMBER =
  "gitano/gitana/judio/judia/moro/mora/musulman/musulmana/indio/india/inmigrante/extranjero/extranjera/negro/negra/cholo/" +
  "chola/sudamericano/mexicano/venezolano/haitiano/rumano/africano/mestizo/mulato/gay/homosexual/lesbiana/trans";
const TELL = "dices/digas/dijeras/cuentas/cuentes/contaras/contas/decis/dice/cuenta/chivas/chives";
const IN_BED =
  "cama/almohada/manta/mantas/sabana/sabanas/colcha/cuarto/habitacion/armario/closet/ropero/ventana/puerta/pasillo/oscuridad/sotano/desvan";
/** What only a threat does to its listener. */
const THREATENS =
  "acecha/acechan/acechando/agarra/agarrara/agarraran/atrapara/atraparan/comera/comeran/arrastrara/arrastraran/mordera/" +
  "ahogara/devorara/devoraran/arañara/arrancara/cortara/matara/mataran/degollara/estrangulara/asfixiara/tragara";

/** A part of somebody that a story breaks, tears or burns. Never "corazon": hearts break in songs. */
const FLESH =
  "cara/cabeza/cuello/pescuezo/nariz/boca/labio/mandibula/quijada/mejilla/frente/craneo/nuca/garganta/espalda/espinazo/columna/" +
  "lomo/costilla/costillas/brazo/brazos/bracito/mano/manos/muñeca/muñecas/dedo/dedos/deditos/pierna/piernas/pata/patas/patita/" +
  "patitas/rodilla/rodillas/tobillo/tobillos/pie/pies/hueso/huesos/diente/dientes/muela/muelas/ojo/ojos/oreja/orejas/hocico/" +
  "morro/pico/ala/alas/cola/rabo/cuerno/cuernos/colmillo/colmillos/barriga/vientre/tripa/panza/estomago/pecho/trompa/lengua/" +
  "crisma/jeta/aleta/aletas/pellejo/vertebras/concha/caparazon/melena/cresta/plumas/tentaculo/tentaculos/antenas/bigotes";
/** Forms of a verb done to another. Never "-e": "me quebré" happens to oneself. */
const doneAr = (stem: string) =>
  "o aron aba aban a an ara aran are aria arian as asen ando andole andoles arle arles arte"
    .split(" ")
    .map((end) => stem + end)
    .join("/");
const doneEr = (stem: string) =>
  "io ieron ia ian e en o era eran ere eria iera ieran a an iendo iendole iendoles"
    .split(" ")
    .map((end) => stem + end)
    .join("/");
const BREAK = [
  doneEr("romp"),
  "partio/partieron/partia/partian/parten/parto/partira/partiran/partire/partiria/partiera/partan/partiendo/partirle/romperle",
  "quebro/quebraron/quebraba/quebraban/quiebra/quiebran/quiebro/quebrara/quebrare/quebrando",
  "retorcio/retorcieron/retorcia/retorcian/retuerce/retuercen/retuerzo/retorcera/retorcere/retorciendo/retorcerle/torcieron",
  doneAr("revent"),
  doneAr("machac"),
  doneAr("tritur"),
  doneAr("fractur"),
  doneAr("descoyunt"),
  doneAr("disloc"),
  doneAr("desencaj"),
  doneAr("desgarr"),
  doneAr("raj"),
  doneAr("pate"),
  doneAr("abras"),
  "patee/pateen/revienta/revientan/reviento/raje",
].join("/");
const BROKEN =
  "roto/partido/quebrado/reventado/arrancado/machacado/destrozado/fracturado/retorcido/rajado/desgarrado/aplastado/cortado/" +
  "pateado/triturado/amputado/cercenado/rebanado/abrasado";
/** To hit, with or without a blow as its object. */
const HIT =
  "pego/pegaba/pegaban/pegaron/pega/pegan/pegue/pegara/pegaran/pegare/pegaria/pegando/pegandole/pegar/pegarle/pegarles/atizo/" +
  "atizaba/atizaron/atizan/atiza/atizar/atizarle/sacudio/sacudia/sacudieron/zurro/zurraba/zurraron/azoto/azotaba/azotaron/" +
  "golpeo/golpeaba/golpeaban/golpearon/golpea/golpean/golpear/golpearle/golpearlo/golpearla/aporreo/aporreaba/aporrearon/arreo";
/** What a grown-up beats with; no drumstick among them. */
const STRAP =
  "cinturon/cinto/correa/fusta/latigo/vara/zapatilla/chancla/chancleta/cable/cuerda/regla/cucharon/sarten/bate/garrote/porra/tubo/" +
  "cadena/cadenas/ladrillo/puño/puños/hebilla/soga/mango/martillo/barra/palanca/pala/culata";
const BLADE_OR_FIRE = `${BLADE}/tenedor/tijera/aguja/cristal/vidrio/clavo/punzon/bisturi/hierro/mechero/cigarrillo/anzuelo/gancho`;
/** What a pull of the leg or a broken joint of a thing belongs to. */
const FURNITURE =
  "mesa/mesas/mesita/silla/sillas/sillita/sillon/sofa/cama/taburete/banco/banqueta/cometa/avion/avioneta/barco/cajon/estatua/" +
  "figura/figurita/muñeco/muñeca/peluche/osito/juguete/robot/marioneta/titere/espantapajaros/jarra/jarron/taza/tetera/botella/" +
  "guitarra/lapiz/puerta/percha/molino/galleta/piñata/cojin/camisa/jersey/abrigo";
/** What one may kick, hit and beat. */
const THING =
  "balon/balones/pelota/pelotas/bola/pelotita/piedra/piedras/piedrecita/guijarro/lata/latas/bote/cubo/hoja/hojas/nieve/charco/charcos/" +
  "agua/suelo/aire/arena/piñata/tambor/tambores/bombo/timbal/platillos/pandereta/triangulo/piano/clavo/clavos/tronco/troncos/leña/" +
  "puerta/puertas/ventana/cristal/mesa/pared/muro/valla/rueda/caja/almohada/almohadas/cojin/cojines/colchon/alfombra/masa/" +
  "arbol/rama/yunque/hierro/campana/gong/porteria/puerta/canasta/palo/larguero/diana/arco/gol/ritmo/teclas/tecla/boton/botones/" +
  "maquina/motor/cofre/barril/saco/huevo/nuez/coco/pomo/aldaba/cacerola/cacerolas/olla/ollas/sarten/lona/vela/velas/casco/" +
  "yelmo/escudo/armadura/espantapajaros/muñeco/diente/polvo/mueble/radio/tele/television/reloj/bota/botas/puck/bombilla/remo/" +
  "mar/ola/olas/roca/rocas/hielo/barro/ladrillos/monton/castillo/torre/bolos/bolo/tejo/seta/calabaza/bellota/piña/castaña/sofa";
const WEATHER =
  "tormenta/viento/vendaval/granizo/rayo/tempestad/temporal/ola/olas/huracan/caida/ventisca/rama/balon/pelota/bola/piedra/nieve/" +
  "frio/puerta/tropezon/resbalon/copo/gota/bellota/manzana/coco/castaña/piña";
const HOME =
  "casa/casita/cabaña/choza/establo/granero/gallinero/nido/madriguera/colmena/cueva/pajar/corral/redil/palomar/tienda/barraca/" +
  "escuela/colegio/molino/castillo/aldea/pueblo/bosque/biblioteca/iglesia/cuna/cama/pelo/rabo/cola/vestido";
const PIT =
  "pozo/fuego/hoguera/horno/caldero/precipicio/acantilado/barranco/trituradora/brasas/llamas/vias/volcan/lava/cocodrilos/tiburones/fieras";
const SOFT_SPOT =
  "cuello/garganta/barriga/vientre/pecho/estomago/nuca/costillas/pescuezo/mejilla/hocico/tripa/panza/yugular";
const CORPSE_WATER = "rio/puerto/lago/pozo/canal/estanque/mar/cienaga/pantano/embalse/acequia/alberca";

/** Groups and their members whose names are no colours or shapes of animals. */
const PEOPLES =
  "gitanos/gitanas/judios/moros/musulmanes/musulmanas/arabes/inmigrantes/extranjeros/extranjeras/refugiados/forasteros/africanos/" +
  "sudamericanos/venezolanos/haitianos/rumanos/marroquies/homosexuales/gays/transexuales/discapacitados/mendigos";
const A_PERSON_OF =
  "gitano/gitana/judio/judia/moro/mora/musulman/musulmana/inmigrante/extranjero/extranjera/refugiado/refugiada/africano/africana/" +
  "sudamericano/venezolano/haitiano/rumano/rumana/homosexual/gay/transexual/mendigo";
const DEVOUR =
  "comio/comia/comian/comieron/come/comen/comera/comeran/devoro/devoraba/devoraron/trago/tragaba/mastico/masticaba/masticaron/" +
  "mastica/mastican/engullo/engullia";
/** Whom a wolf or an ogre swallows: no cake, no fish. */
const PREY =
  `${CHILD}/pastorcillo/mellizo/mellizos/gemelos/princesa/principe/abuela/abuelita/abuelo/padre/madre/cabritas/cabritos/cerditos/` +
  "cerdito/gatito/gatitos/perrito/cachorro/cachorros/hermanos/viejo/vieja/anciana/vecina/vecino/gente/campesino/campesinos/aldeanos";

/** What people die of in jest. */
const IN_JEST =
  "sueño/risa/ganas/calor/cansancio/miedo/susto/curiosidad/verguenza/aburrimiento/envidia/amor/emocion/alegria/" +
  "impaciencia/gusto/celos/nervios/ternura/felicidad/asco/pereza/fatiga/sorpresa/nostalgia/intriga/cosquillas";
const DYING =
  "morir/morirse/morirme/morirte/morirnos/moriros/muriendo/muriendose/muriendome/muero/mueres/muere/mueren/morimos/" +
  "moria/morias/morian/moriamos/murio/murieron/mori/morire/moriras/morira/moriran/moriremos/moriria/muerto/muerta/" +
  "muertos/muertas/mueras/matar/mata/matan/mato/mataron/mataba/mataban/matando/matarse/matarme/matarnos/matarte";
/** What goes out or ends softly, as a story says that it "dies". */
const FADING =
  "fuego/hoguera/llama/llamas/tarde/dia/viento/brisa/sol/luz/risa/risas/sonido/ruido/eco/ola/olas/verano/otoño/invierno/" +
  "primavera/noche/musica/cancion/voz/rumor/rio/conversacion/palabra/palabras/tormenta/lluvia";
const YOU_ARE = "eres/sois/sos";
const WAS = "es/esta/estaba/estan/estaban/estoy/estas/estuvo/quedo/quedaron";

/**
 * The Spanish words. A word that also has a harmless sense (mata, vino, granada, revolver, cigarra, heroína, concha,
 * zorra, capullo, violado, bala) stands only in phrases.
 */
export const spanish: RuleLists = {
  rules: {
    violence: {
      always: `${NEAR_IN_SPANISH.violence}
fue/fueron/era/eran/siendo/sido pateado/pateada/pateados/apaleado/apaleada/azotado/azotada/vapuleado/apedreado/apedreada/pisoteado/linchado ~ por/hasta/entre/sin, tren/coche/camion/carro/tractor/carreta ~ arrollo/aplasto/atropello/atropellaba al/a ${BEING}/la/los/las/un/una/su/sus, arroll* al/a ~ ${BEING},
patearle/patearles/golpearle/golpearles/pisarle/apretarle la/el/las/los/una cabeza/cara/costillas/tripa/barriga/cuello/espalda/lomo/hocico/garganta/estomago/pecho, ${HIM} sujet*/sostuvo/mantuvo la/su/las/una mano/manos/pata/patas/cola sobre/en/contra ~ llama/llamas/fuego/brasas/plancha/estufa/hornillo, colgaron al/a ~ ${BEING} ~ plaza/horca/soga/patibulo/viga,
apag* ~ cerilla/cerillas/cigarro/cigarrillo/cigarrillos/colilla/colillas en el/la/su/sus ${FLESH}, mord*/rajando/raj*/cort*/seg* gargantas, gargantas ~ rajad*/cortad*/mordid*,
${ar("zurr")} al/a, ${HIM} ${ar("zurr")}, ${HIM} met* un/una/el/la/dos/tres/su ${BLADE}/tiro/tiros/bala/balas/puñalada/paliza/navajazo, ${ar("aplast")} al/a/las ~ ${BEING} ~ con/bajo/contra la/el/su/las/los/una/un bota/botas/pie/pata/piedra/puño/puños/zapato/martillo/rueda/ruedas/ladrillo/sarten/roca,
arrancarle/vaciarle/romperle/partirle/quebrarle/cortarle/rajarle/reventarle/aplastarle/machacarle/arrancarles/romperles/partirles la/el/los/las/una/un/sus/todos/todas ${FLESH}/cuencas/ojos, ${HIM} fue/iba/fueron/iban/estuvo/estaba arrancando/quitando/cortando/partiendo/rompiendo/quebrando/quemando la/las/los/una/el/cada/todas/todos ${FLESH},
mand*/orden*/hizo/hicieron ejecutar/ahorcar/decapitar/azotar/matar/quemar/fusilar/degollar/torturar/apalear/desollar al/a, ejecut* al/a ~ ${BEING}, ${HIM} ejecut* ~ plaza/peloton/amanecer/verdugo, ${HIM} estamp*/estrell*/golpe*/machac*/restreg* la/su cara/cabeza/frente/hocico/nariz/morro contra/en,
aso/asaron/asaba/hirvio/hirvieron/cocio/cocieron/guisaron/horneo/mastico/masticaba/masticaron al ${BEING}, aso/asaron/asaba/hirvio/hirvieron/cocio/cocieron/guisaron/horneo/mastico/masticaba/masticaron ${A_BEING} ${BEING}, ${DEVOUR} al ${PREY}, ${DEVOUR} ${A_BEING} ${PREY}, ${DEVOUR} ${A_BEING} ${POOR} ${PREY}, ${DEVOUR} al ${POOR} ${PREY}, ${DEVOUR} los/la/las/el ojos/lengua/dedos/orejas/corazon/tripas/sesos/patas/alas del/al ${BEING}, ${DEVOUR} los/la/las/el ojos/lengua/dedos/orejas/corazon/tripas/sesos/patas/alas de/a la/los/las/un/una/su/sus ${BEING},
${HIM} dej*/tuv*/tenia/tenian/castig* ~ dia/dias/semana/semanas/noche/noches sin comer/comida/agua/beber/pan/luz, ${HIM} solt*/ech*/azuz* los perros/lobos encima, hasta que ~ sangr*, ${HIM} patea/patean/pisotea/pisotean ~ cabeza/cara/suelo/barriga, ${HIM} despedac*/despedaz*, despedaz* al/a ~ ${BEING}, ${ar("derrib")} al ~ ${BEING} ~ de un ${BLOW},
${HIM} encaden*/amarr* ~ pared/arbol/cama/radiador/poste ~ sin/latig*/azot*/golpe*/dias, ${HIM} marc* con/a ~ hierro/fuego/cuchillo/navaja, caminar por la tabla ~ tiburones, tiburones ~ ${HIM} despedaz*/devor*/destroz*/comieron, lobos ~ ${HIM} despedaz*/destroz*/desgarr*, ${HIM} vaci* ~ cuencas/ojos/tripas/vientre, ${HIM} degollo/desnuco/desnucaron/desnuca/desnucar, desnuc*,
abofetea*/abofeteo*/abofetead*, ${HIM} ${BREAK} la/el/las/los/una/un/su/sus/ambas/ambos/cada/toda/todos/todas/otra/otro ${FLESH},
${HIM} ${BREAK} la/el/las/los/una/un/sus/todos/todas dos/tres/cuatro/ambas/pobre/pobres/pequeña/pequeñas/pequeño/otra/otro/misma/pobrecita ${FLESH},
${HIM} han/ha/habia/habian/hayan/hubiera/habiais ${BROKEN} la/el/las/los/una/un/sus/dos/tres/varios/varias/todos/todas ${FLESH}/dientes/dedos/patas,
${HIM} ${BREAK} dos/tres/cuatro/varias/varios/cinco costillas/dientes/dedos/huesos/patas/muelas,
${HIM} hundio/hundieron/hundia/aplasto/aplastaron/aplastaba/destrozo/destrozaron/destrozaba/salto/saltaron ~ ${FLESH} de un/dos/una/tres ${BLOW}/golpe/golpes/patada/patadas/martillazo/pisoton/pedrada/mazazo,
${HIM} hundio/hundieron/destrozo/destrozaron/deshizo/aplasto/aplastaron/machaco el/la/las/los craneo/cara/costillas/pecho/garganta/mandibula/cabeza/huesos con/contra/hasta/a, ${HIM} salto/saltaron/volo/volaron ~ dientes/muelas/ojo de un/una/a,
${HIM} retorc*/retuerc*/torcio/torcieron/dobl* el/la/las/los/un/una brazo/brazos/muñeca/muñecas/dedo/dedos/pata/patas/ala/alas/cuello/pescuezo/oreja/orejas/pierna,
oy*/sono/sonaron/escuch* ~ romperse/quebrarse/partirse/astillarse/crujir ~ hueso/huesos/costillas/cuello/craneo/vertebras/espinazo, hueso/huesos/cuello/craneo ~ crujio/crujieron ~ al/y romperse/partirse/quebrarse/murio/cayo/quebro,
${HIM} pis*/patea*/pateo*/pisote* la cabeza/cara/garganta hasta/y/con/mientras, ${HIM} pateo/pateaban/pateaba/patearon ~ en el suelo, ${HIM} pateo/pateaban/pateaba/patearon entre todos/los/las, ${HIM} pateo/pateaban/pateaba/patearon hasta que/dejarlo/dejarla,
${SLAPPING} al/a ~ ${BEING}, ${HITTING} al ${POOR} ${BEING}, ${HITTING} ${A_BEING} ${POOR} ${BEING}, ${HITTING} a mama/papa/mami/papi/don/doña/señor/señora,
${HIM} ${HIT} ~ con el/un/la/una/su/sus/los ${STRAP}, ${HIT} al/a ~ ${BEING} ~ con/hasta/porque/por/cada/todas/todos/sin el/un/la/una/su/los/que/dejarlo/dejarla/dejarle/hacerle/sangr*/no/dia/las/noche/piedad/parar,
le/les ${HIT} al/a ~ hasta/porque/cada/mientras que/no/se/la/le/lo/habia/dejo/dejarlo/dejarla/dia/vez/noche/llor*/gritab*, ${HIT} ~ hasta hacerle/hacerlo/hacerla/hacerles/dejarlo/dejarla/dejarle/dejarlos/sacarle/que ~ sangr*/inconsciente/morado/morada/moratones/cojo/coja/ciego/tuerto/seco/muerto/desmay*/suplic*,
hasta hacerlo/hacerla/hacerle/hacerles/hacerlos sangr*/daño/cardenales/moratones/gritar/chillar/desmay*, hasta dejarlo/dejarla/dejarle/dejarlos/dejarlas sin cara/dientes/sentido/conocimiento/aliento/vida,
hasta dejarlo/dejarla/dejarle/dejarlos/dejarlas medio muert*, hasta dejarlo/dejarla/dejarlos/dejarlas inconsciente/inconscientes/cojo/coja/ciego/ciega/ciegos/ciegas/manco/manca/sordo/sorda/mudo/muda/paralitic*/tuerto/tuerta/lisiad*/morad*/malherid*/desfigurad*/desangrad*/tieso/tiesa,
quit*/desabroch*/sac*/solt* el cinturon/cinto/correa/fajo ~ ${HIT}/${DEAL}/${BLOW}/peg*/golpe*/azot*/zurr*, con el cinturon ~ ${HIT}/peg*/golpe*/azot*, ${HIT} ~ con el cinturon/cinto, te/le/les/os dare/doy/daba/voy con el/la cinturon/correa/zapatilla/chancla/vara/latigo,
${BLOW}/patada/patadas/pedrada/pedradas/golpe/golpes/martillazo/garrotazo/palo/palos ~ en la/el/plena/pleno/toda ${BLOW_PLACE} al/del/a/de ${BEING}/la/las/los/su/un/una/mama/papa/don/doña,
a pisotones/palos/pedradas/patadas/golpes/garrotazos/martillazos/ladrillazos/puñetazos/latigazos/mordiscos ~ hasta que/matarl*/dejarl*/deshac*/romperl*, muert*/mat*/remat*/acab* a/de/con ~ pedradas/patadas/palos/palo/martillazo/pisoton/pisotones/golpes/garrotazos/garrotazo/hachazo/mazazo/puñetazos,
mand*/envi* ~ al otro barrio/mundo, mand*/envi* ~ a criar malvas, mand*/envi* al/a ~ tumba/hoyo/cementerio, mand*/envi* ~ bajo tierra, ${HIM} mando/mandaron/mandare/mandaremos al hoyo/cementerio/otro, ${HIM} llev*/meti* bajo tierra,
o/y te/os/le/lo/la/les rajo/mato/matare/disparo/deguello/reviento/destripo/estrangulo/ahogo/rajamos/matamos/apuñalo/rajare/disparare, dame/danos/suelta/entrega/entregame/callate/calla ~ o te/os pincho/corto/rajo/pego/parto/rompo/arranco/quemo/mato,
matarile, ${HIM} dieron/dio/dar matarile, pas* por las armas/cuchillo/guillotina, ajusticia*, ${HIM} acribill*, acribill* a/con ~ balazos/tiros/balas/flechas/flechazos/puñaladas/disparos, ${HIM} finiquit*, se ${HIM} cargo/cargaron/cargo de un/una/dos/tres tiro/golpe/disparo/hachazo/tajo/mazazo/martillazo,
acab* con/contra ~ de un/a/una/dos/tres golpe/golpes/tiro/tiros/tajo/disparo/disparos/palos/balazo/balazos/cuchillada/puñalada/hachazo/zarpazo/espadazo/martillazo/estocada, remat* ~ en el suelo, ${HIM} remat* con/de/en/a ~ ${BLADE}/golpe/tiro/hacha/suelo/piedra/pisoton/palos/tajo,
quitar/quitarse/quito/quitaron de en medio al/a ~ ${BEING}, ${HIM} elimin* de un/con/para ~ tiro/siempre/cuchillo/golpe, ${HIM} dejo/dejaron/dejare/dejaremos seco/seca/tieso/tiesa/frito/frita de un/una/dos tiro/golpe/disparo/pedrada/tiros/hachazo/puñetazo/palo, ${HIM} dej*/pus* un/el/los/ambos ojo/ojos morado/morados/amoratado/hinchados,
zarpazo/zarpazos/garrazo/mordisco/mordiscos/dentellada/dentelladas ~ ${HIM} abrio/rajo/arranco/desgarro/partio/degollo/mato/abrieron/arrancaron ~ ${FLESH}/costado/entrañas/tripas, abri*/abre/abren/abrir* en canal, raj*/cort*/part* ~ en canal, abiert*/rajad* en canal, part* en dos al/a ${BEING}/la/los/las/un/una/su,
${HIM} part*/cort*/serr* ~ por la mitad con/de/y la/una/un/su/el sierra/hacha/espada/tajo/hachazo/motosierra, ${HIM} part*/cort*/serr* en dos/tres/trozos/pedazos/cachitos/rodajas/trocitos con/y/de/hasta ~ ${BLADE}/hachazo/tajo/sangr*/guardo/com*,
${HIM} cort*/hizo/hicieron/hago/hare en pedazos/trocitos/rodajas/filetes/tiras/lonchas/cachitos, hizo/hicieron/haremos/hare/harian picadillo/papilla/trizas/pedazos/filetes/salchichas al/a/con ${BEING}/la/las/los/su/el/sus/ellos,
cort*/cortando/cercen*/sega*/sego cabezas/gargantas/cuellos/pescuezos/manos/orejas/lenguas, rod* ~ cabezas, rodo/rodaron la/su/las cabeza/cabezas, ${CUT} el/la/las/los/su pescuezo/gaznate/yugular/rabo/cola/alas/pata/patas/bigotes/hocico/pico/cresta/cuernos al/a/del/con/de ${BEING}/la/los/las/su/un/una/${BLADE}/ellos,
${HIM} ${CUT} la/el/las/los/una/un/su/sus pescuezo/gaznate/yugular/rabo/cola/alas/ala/pata/patas/patitas/bigotes/hocico/pico/cresta/cuernos/trompa/plumas/escamas/antenas/aletas/caparazon/uñas/pellejo/orejitas con/a/de/y/uno/una/para/por/mientras/viv* ${BLADE}/tijera/cuajo/un/una/la/las/los/al/uno/pluma/se/lo/que/mordisco/mordiscos/ella/no/el/chill*/grit*/tirones/a,
${HIM} desplum* viv*, ${HIM} arranc*/cort*/quem* ~ una a una, ${HIM} arranc*/cort* ~ uno a uno, ${HIM} arranc* ~ de cuajo/raiz, arranc* ~ de un/a mordisco/mordiscos/bocado/dentellada,
${HIM}/se sac* ~ ojo/ojos con/a/de ~ ${BLADE_OR_FIRE}/cuchara/cuchillo/uñas/uña/dedos/cuajo/pico/picotazos, ${HIM} pinch*/quem*/vaci*/revent*/clav* ~ ojo/ojos con/en ~ ${BLADE_OR_FIRE}/agujas, dejo/dejaron ciego/ciega/tuerto/tuerta al/a/de ~ ${BEING}/golpe/picotazo/puñetazo, ${HIM} dejo/dejaron ciego/ciega/tuerto/tuerta/cojo/coja/manco/manca de/con/a/para un/una/golpes/palos/el/la/siempre,
clav*/hund*/hinc*/enterr* ~ en el/la/su/los/sus/mi/tu cuello/garganta/barriga/vientre/lomo/ojo/panza/tripa/pescuezo/yugular/costado, ${HIM} clav*/hund*/hinc*/atraves* ~ ${BLADE_OR_FIRE}/flecha/colmillos/garras/dientes en/entre/hasta/por el/la/las/los/su/sus/una/un/cada, atraves* al/a ~ ${BEING} ~ con/de la/el/su/una/un/parte,
${HIM} atraves* de parte a parte/con, ${HIM} ensart* con/en/como ~ ${BLADE}/palo/tridente/pica/tenedor, ensart* al/a ~ ${BEING}, tridente/arpon/lanza/estaca ~ atraves*, ${HIM} mordio/mordieron/muerde/mordia ~ yugular/garganta/cuello/oreja hasta/y/de, ${HIM} mordio/mordieron en/la/el la/el/yugular/cuello/garganta yugular/cuello/garganta,
tir*/lanz*/arroj*/estamp*/estrell*/empuj*/golpe* al/a ~ ${BEING} ~ contra la/el/una/un/las/los pared/muro/suelo/rocas/roca/arbol/piedra/piedras/poste/reja/cristal/escalera, ${HIM} empuj*/acorral*/estamp*/agarr* ~ contra la/el/una/las pared/muro/rocas/taquillas/taquilla/valla/verja/reja y/hasta/mientras/para,
${HIM} estamp*/estrell*/golpe* la/su cabeza contra/en, ${HIM} golpe*/estamp*/estrell* ~ cabeza contra/en el/la/una, ${HIM} estamp*/estrell* contra la/el/una/un/las pared/muro/suelo/rocas/arbol hasta/y/con,
met*/ech*/tir*/arroj*/lanz*/empuj* al/a ~ ${BEING} al ${PIT}, met*/ech*/tir*/arroj*/lanz*/empuj* al/a ~ ${BEING} a/en/por/desde/dentro el/la/las/los/un/una/del/lo ${PIT}, met*/ech*/tir*/arroj*/lanz*/empuj* al/a ~ ${BEING} al/en/a fondo/medio/lo del/alto ${PIT}, ${HIM} arroj*/empuj*/lanz* al/a/por ~ precipicio/acantilado/barranco/trituradora/vias/lava/cocodrilos/tiburones/fieras/leones,
${HIM} empuj* por/desde el/la/lo ~ precipicio/acantilado/barranco/azotea/campanario/puente/torre/ventana/tejado/balcon/escalera/escaleras, para que se ahogara/ahogaran/ahogase/ahogue/ahoguen/asfixiara/quemara/desangrara/estrellara/pudriera, piedra ~ atad* al/del cuello ~ rio/pozo/lago/mar/agua/fondo, atad* ~ piedra al cuello,
gatitos/cachorros/gato/perro/perrito/conejos/cachorro ~ en un saco ~ rio/pozo/agua/lago, saco ~ ${PET} ~ al rio/pozo/lago, ahogo/ahogaron/ahogaba/ahogar/ahogando/ahogara al ${BEING}, ahogo/ahogaron/ahogaba/ahogar/ahogando ${A_BEING} ${BEING}/camada/crias, ahogo/ahogaron/ahogar a uno/una por uno/una,
cabeza/cara/hocico/cabecita ~ bajo/debajo/en/dentro el/del/agua/la/un/una agua/cubo/barreño/vater/bañera/pila/abrevadero/fuente/charco/barro hasta, ${HIM} sujet*/mantuvo/aguant* ~ cabeza/cara bajo/debajo/dentro, ${HIM} hundio/hundieron/hundia/sumergio ~ cabeza/cara ~ agua/cubo/barreño/vater/retrete/inodoro, ${HIM} met* la cabeza en el vater/retrete/inodoro/cubo,
almohada/cojin/manta/trapo/bolsa ~ cara/boca/cabeza/nariz/hocico ~ hasta que, tap* la nariz y la boca hasta/con, tap* la boca y la nariz hasta/con, ${HIM} tap* ~ boca ~ hasta que ~ no respir*, bolsa de plastico en la cabeza, ${HIM} apreto/apretaron/apretare/aprieto el/la cuello/pescuezo/garganta/gaznate, ${HIM} apret* ~ cuello/garganta ~ hasta, apreto/apretaron/apretaba/apretando el cuello/pescuezo/gaznate del/al/a/de ${BEING}/la/los/las/su ${BEING}/hasta,
manos/garras/zarpas/dedos ~ cerraron/apretaron/cerrandose/apretando ~ cuello/garganta/pescuezo, cogi*/agarr* del/por el/la cuello/pescuezo/garganta ~ hasta que, hasta que ~ dejo/dejaron/dejara/dejaran/deje de forcejear/respirar/latir/debatirse/suplicar/existir,
${HIT}/pateo/patearon/piso/pisaron/patadas/aplasto/palos/pedradas/puñetazos/cinturon ~ hasta que ~ dejo/dejaron/callo/callaron/calle/calles, hasta que no ~ movi*/respir* mas/nunca/ni, hasta que ya no ~ movi*/respir*/grit*/latia,
${FABLE}/${PET}/${CHILD} ardiendo/ardia/ardian viv*/entre/vivo, ${HIM} roci*/empap*/ban* ~ gasolina/queroseno/petroleo/acido/aceite, roci*/empap* ~ gasolina/queroseno, ${HIM} ech*/tir*/lanz*/verti*/arroj* ~ agua/aceite/sopa/cera/plomo hirviendo/ardiendo/fundido/hirviente ~ cara/ojos/cabeza/espalda/lomo/patas,
${HIM} quemo/quemaron/quemaba/quemaban/quemare ~ mano/manos/brazo/pata/patas/cola/rabo/bigotes/cara/ojos/alas/plumas/orejas/lomo/pies con/en ~ mechero/hierro/vela/plancha/fuego/estufa/cigarro/cerilla/cerillas/brasa/brasas, prend*/peg*/pus* fuego al/a/con ~ ${HOME},
${HOME} ~ con ~ dentro ~ fuego/ardi*/quem*, ato/ataron/amarr* al/a ~ ${BEING} ~ via/vias/estaca/hoguera, colg*/ahorc* al/a ~ ${BEING} ~ soga/horca/cuello/patas/gancho/pescuezo, ${HIM} colgo/colgaron/colgaban/cuelgan/colgare/colgaremos del/de/por ~ cuello/patas/pescuezo/soga/horca,
horca, patibulo, cadalso, guillotina, hacha del verdugo, verdugo ~ hacha/cabeza/soga/cuello, soga ~ cuello, ${HIM} esper* para/a ~ partirle/romperle/matarl*/pegarl*, ${HIM} veng*/vengare ~ sangre/matando/muerte/mori*, ojo por ojo ~ diente por diente, merec* ~ la muerte/horca, pag* con su/la/tu vida/sangre,
de tu casa no quedara/quedaran nada/cenizas, no dej*/dejes/dejeis ~ uno/ninguno/nadie ~ con vida/vivo, sin dejar/dejando ninguno/uno/nadie ~ vivo/vida, pas* a ~ por la espada/cuchillo/hacha, a sangre y fuego, ${HIM} arrolle*/arrollaron/arrollo/atropell* a proposito/adrede/con/hasta, ${HIM} pas* por encima con el/la/su ${CAR}/tractor, ${HIM} emboscar* para matar*,
rapt* al/a ~ ${BEING}, secuestro/secuestraron, ${HIM} ato/ataron/atado/amarr* ~ silla/arbol/cama/radiador/poste y/para/mientras/con ~ ${HIT}/golpe*/peg*/quem*/tortur*/mordaza/boca/amordaz*/cinta, ${HIM} tap*/sell* la boca con cinta/esparadrapo/trapo,
te lo mereces/merecias por llor*/quej*/desobed*/inutil/tont*/mal*/mentir*/fe*/gord*/existir/nacer/hablar, se lo merecia/merece por llor*/quej*/desobed*/inutil/tont*/fe*/gord*/existir/nacer, lo hago/hace/hacia por tu/su bien/culpa ~ ${HIT}/peg*/golpe*/cinturon/azot*, quien ~ pega/pego/golpea ~ quiere/ama, quien bien te quiere te hara/hace llorar/sufrir, te/le/la pega/pego/pegaba/pegaba es/era que/porque/por te/la/le/lo/amor/tu quiere/queria/bien/quiero,
pegar* es ~ querer/amor/cariño, se pega/pegan por amor/cariño, la letra con sangre, golpes de amor, un azote/bofeton/cachete/correazo a tiempo,
voy/va/vamos/van a hacerte/haceros picadillo/pedazos/trizas, te/os voy/va/vamos/van a hacer picadillo/pedazos/trizas,
${HIM} revento/reventaron/reventaba/reventare la/el cara/boca/nariz/labio, ${HIM} abrieron/abrio/rajaron/rajo la garganta/barriga/cara,
${HIM} encerraron/encerro/encerraba ~ dias/semanas en el sotano/desvan/trastero,
${HIM} ${DEAL} ${BLOW}, ${HIM} ${DEAL} un/una/unos/unas/dos/tres/cuatro/diez/veinte/varios/varias/otro/otra/mas/buen/buena/buenos/fuerte/muchos/tal/la/los/el ${BLOW},
${HIM} ${DEAL} un/una/unos/unas/varios/varias buen/buena/buenos/buenas/fuerte/fuertes/terrible/tremendo/tremenda/par/enorme ${BLOW}/de ${BLOW},
${HIM} ${DEAL} un par de ${BLOW}, ${DEAL} un/una/unos/unas/dos/tres/de/varios/varias ${BLOW} al ${BEING},
${DEAL} un/una/unos/unas/dos/tres/de/varios/varias ${BLOW} ${A_BEING} ${BEING},
darle/darles/darte/darme/dandole/dandoles/dandote/pegarle/pegarte/pegandole ~ ${BLOW}/paliza,
${HIM} ${DEAL} ~ puñetazos/patadas/bofetadas/azotes/cintazos/correazos ~ hasta,
${BLOW}/patada/patadas en la/el/las/los/toda/plena/su/tu/sus ${BLOW_PLACE} ${HIM}/a/y/hasta/que/por/para/con/cada,
${HIM} ${DEAL} ~ patada/patadas en la/el/las/los/toda/plena ${BLOW_PLACE},
la/lo/los/las/te/me ${HITTING} hasta/cada/brutal*/violent*/salvaje*,
le/les/nos ${HITTING} con/hasta/sin/una/en/brutal*/violent*/salvaje* puño/los/el/la/piedad/parar/compasion/un/una/y/estomago/cara ${BEING}/puños/puño/palo/bate/martillo/cinturon/otra/vez/cara/estomago/barriga/boca/sangr*/correa/vara/matar*/que/vara/piedra,
${HITTING} al ${BEING}, ${HITTING} ${A_BEING} ${BEING}, ${SLAPPING} al ${BEING}, ${SLAPPING} ${A_BEING} ${BEING},
${HIM} ${ar("abofete")}, ${HIM} ${ar("apale")}, ${HIM} ${ar("cachete")}, ${HITTING} a ~ con/hasta un/una/el/la/los/que/hacerle/hacerlo/dejarlo/dejarla puños/palo/bate/cinturon/correa/martillo/vara/piedra/sangr*/llor*/inconsciente,
pegar/pegaba/pegaban/pegaron/pego/pega/pegan/pegarle/pegarles/pegando al ${BEING}, pegaba/pegaban/pegaron/pego/pega/pegan ${A_BEING} ${CHILD}/${PET}/mujer/esposa/madre/padre/mama/papa/compañero/compañera/compañeros/alumnos/alumno,
te pego/pega/pegan/pegue/pegaba porque te/os/es/quiero/quiere,
te/le/les/os pego/pega/pegan/pegaba/pegaban ~ porque ~ quiere/quiero/quieren/merec*/portas/malo/mala,
te/os/le/les/me/nos pegaban/pegaba/pegan/pega/pegaron/pego todos/todas/cada los/las/dia/noche ~ dias/noches/mañanas/si/cuando,
te voy/va/vamos a pegar/golpear/zurrar/reventar/machacar, te/os pegare/pegaremos/golpeare/reventare/machacare,
merec* ~ paliza/golpes/azotes/bofetada/bofetadas/cinturonazos/correazos, a puñetazos/correazos/cintazos/bofetadas/cachetadas/garrotazos/chancletazos/sopapos,
${DEAL} una/otra/tremenda/buena/de ~ paliza/zurra/tunda/golpiza al/a/que/por/con/hasta ${BEING}/la/los/su/sus/un/una/que/${PARENTS}/no/cinturon/dejarlo/dejarla,
${HIM} ${DEAL} una/otra/tal/buena/tremenda/brutal paliza/tunda, ${HIM} ${DEAL} una tremenda/brutal/buena/gran/enorme/terrible paliza/tunda,
${HIM} ${DEAL} ~ paliza/tunda que/hasta/con, se llevo/llevara/llevaras una paliza, palizas ~ noche/dia/semana,
con el/un/su/la cinturon/cinto/correa/faja hasta/en ~ espalda/llor*/sangr*/cansarse,
${HIM} ${ar("azot")}, ${ar("azot")} al ${BEING}, ${ar("azot")} ${A_BEING} ${BEING},
${HIM}/se/${BEING} ${ar("empuj")} ~ por la/las/el escalera/escaleras/balcon/barranco/precipicio/acantilado/tejado,
${ar("empuj")} al/a/por ~ por la/las/el escalera/escaleras/ventana/balcon/barranco/precipicio/acantilado/tejado,
${HIM} ${ar("empuj")} al/a/delante/bajo/hacia vacio/vias/las/de/precipicio/abismo/tren/coche vias/tren/coche/camion/abajo,
${HIM} ${ar("empuj")} al vacio/precipicio/abismo/pozo/barranco, ${HIM} ${CUT} la/el/las/los/una/un/sus/su/tus/cada ${LIMB},
${CUTTING} la/el/las/los/una/un/sus/su/tus/cada/esa ${LIMB}, ${HIM} ${CUT} ~ dedo/dedos/mano/manos/lengua/cabeza con un/una/el/la/su/unas ${BLADE},
${CUT} la/las/el/los cabeza/cabezas/cuello/lengua/mano/manos/dedo/dedos/orejas/piernas al/a/del/de ${BEING}/la/los/su/sus/todos/un/una/rey/reina/dragon/gigante/soldado/soldados,
que ${HIM} corten/corte/arranquen la/las/los/el ${LIMB}, le/les/te/me han/ha/habia/habian cortado/arrancado la/el/las/los ${LIMB},
cabeza/cabezas/mano/manos/dedos/brazo/brazos/pierna/piernas/lengua cortada/cortadas/cortado/cortados/cercenad*/arrancad*/amputad*,
cercen*, despedac*, desmiembr*, descuartic*, ${HIM} ${ar("despedaz")}, hacerte/hacernos/hacerme/haceros pedazos/trizas/picadillo/trocitos,
te/os hare/hara/haran/haremos/haria/hago/hizo/hicieron pedazos/trizas/picadillo/trocitos/papilla/pure,
arranc* a mordiscos/dentelladas, ${ar("machac")} la/el/su cabeza/craneo/cara,
matandol*/matenl*, liquidar/liquidaron al/a ~ enemigo/enemigos/testigo/${BEING}, quitarlo/quitarla/quitarlos de en medio,
${ar("ahog")} al/a ~ ${CHILD}/${PET}, ${HIM} ${ar("ahog")} con/en/hasta la/el/una/sus/su/que almohada/rio/bañera/manos/pozo/lago/cubo,
apreto/apretaba/apretaron/apretando el/su/la/con ~ cuello/garganta hasta,
con sus/las propias manos hasta que dejo/dejaron, ${HIM} estrell*/estamp* contra la/el/los/una pared/muro/suelo/piso/rocas/piedra ~ hasta, te/lo/la voy/va/vamos a estrellar/machacar/destrozar/aplastar,
arder/quemar/quemarlo/quemarla/quemarlos/quemarte viv*, ${HIM} queman/quemaron/quemaban/quemo/quemare en la hoguera, prend*/peg*/pus* fuego a/al ~ ${CHILD}/${PET}/casa/escuela/colegio/iglesia/mezquita/mendigo ~ dentro/dormi*/gritos/gritar*/viv*,
prendio/prendieron/prendere/prendamos/prender/prenderle/pego/pegaron fuego a ~ escuela/colegio/casa/mezquita/iglesia/gente/vecinos,
volar/volo/volaron/volare/volaremos/volara/volarian el/la/los/su/un/una ${BUILDING} ~ por los aires,
escuela/colegio/edificio/edificios/puente/puentes/hospital/estacion/iglesia/instituto/ciudad/fabrica volo/volaron/salto/saltaron/volara/saltara/volar/saltar por los aires,
${BUILDING} ~ por los aires ~ explosion/pedazos/bomba/bombas, explosion ~ ${BUILDING} ~ pedazos/muert*/escombros,
asesin*, homicid*, parricid*, infanticid*, femicid*, feminicid*, masacr*, genocid*, matanza/matanzas, matar*, mataba*,
${ending("matando")}, matado/matada/matados/matadas/mataste/matasteis/mataron,
matadlo/matadla/matadlos/matadlas/matadle/matadme/matadnos, matalo/matala/matalos/matame/matanos/matate,
matenlo/matenla/matenlos/matenlas/matenle/matenme/matense/mataos/matemoslo/matemosla/matemoslos, ${HIM} mato,
${HIM} matan, lo/te/los/me/nos/os/le/les mata, que lo/la/los/las/te/me/nos maten/mates/mate, no maten/mates,
mato a/al/con, y mato, se mato, se mataron, lo/los/las/te mate, la mate porque/con/yo, yo mate a/al, matan a/al,
mata al, mata a todos/todas/su/sus/tu/tus/mi/mis/quien, matemos a/al, maten a/al, ganas de matar, sed de sangre,
degoll*, deguell*, decapit*, estrangul*, descuartiz*, desmembr*, despellej*, desollar*/desollo,
destripar*/destripo/destriparon/destripad*, apuñal*, acuchill*, linchar*/linchad*/lincharon/linchamiento,
ahorcar*/ahorcad*/ahorco/ahorcaron/ahorcaba/ahorcaban/ahorcamiento, fusilar*/fusilad*/fusilaron/fusilo/fusilamiento,
empalar*/empalad*/empalaron, mutil*, crucific*, exterminar*/exterminio/exterminaron/exterminad*/exterminador,
aniquilar*/aniquilaron/aniquilo/aniquilad*, ejecutaron al/a, fue/fueron/seras/sera ejecutado/ejecutada/ejecutados,
apedrear*/apedrearon/apedread*/apedreaban, apalear*/apaleo/apalearon/apaleaban/apalead*,
${HIM} quito/quitaron/quitaba/quitare/quitara/quitaria/quite/arrebato/arrebataron/arranco/arrancaron la vida,
quitarle/quitarles/quitarte/quitarnos/quitandole/arrebatarle/arrancarle la vida,
acabo/acabar/acabaron/acabare/acabaria/acabara/acabando con la/su/tu/mi/sus/nuestras vida/vidas,
puso/poner/pondre/pondra/pusieron/poniendo fin a su/tu/la/sus vida/vidas, pasar/paso/pasaron/pasarlos a cuchillo,
derramar/derramo/derramaron/derramara/correra sangre/su/la/mucha sangre, ${HIM} dio/dieron/dara/daran/dare muerte,
dar/darle/darles/dandole muerte, ${HIM} mando/mandaron al otro barrio/mundo, a sangre fria,
quemar*/quemad*/quemaron/quemo/quemaban/quemen viv*, enterrar*/enterrad*/enterraron/enterro viv*,
hervir*/hirvio/hirvieron/cocinar*/cocino/cocinaron/asar*/asaron viv*, ardio/ardieron/arder/arderas viv*,
empujo/empujaron/metio/metieron/arrojo al horno/fuego/pozo a la/los/su bruja/niños/niña/hermana,
${HIM} empujo/metio/metieron/arrojo al/dentro horno/del encendido/ardiente/horno, ahogarlo/ahogarla/ahogarlos,
${HIM} ahogo en/con/hasta/entre, ${HIM} ahogaron, ${HIM} asfixio/asfixiaron,
asfixiarlo/asfixiarla/asfixiarte/asfixiandolo/asfixiandola, con una almohada hasta que,
${HIM} corto/cortaron/cortare/cortara/cortaran/corte/corten la/el/las/los ${BODY_PART},
cortarle/cortarles/cortarte/cortarme/cortadle/cortale/cortenle/cortandole la/el/las/los ${BODY_PART},
${HIM} rebano/rebanaron/rajo/rajaron el/la/los ${DEADLY_PLACE}/cara, rebanarle el cuello, ${HIM} raje/rajare/rajo,
${HIM} arranco/arrancaron/arrancare/arrancara/arrancaba la/el/las/los ojos/lengua/corazon/piel/brazo/brazos/uñas/cabeza,
arrancarle/arrancarles/arrancarte la/el/las/los ojos/lengua/corazon/piel/brazo/brazos/uñas/cabeza/dientes,
${HIM} saco/sacaron/sacare/sacara/sacaba/sacaban los ojos/dientes, sacarle/sacarte/sacarles los ojos/sesos,
${HIM} retorcio/retorcieron/retorcere/torcio el cuello/pescuezo, retorcerle/retorcerte el cuello/pescuezo,
${HIM} partio/rompio/partieron/rompieron/partire/rompere/partira/rompo/parto la/el/los/las cara/cuello/craneo/piernas/huesos,
partirle/romperle/partirte/romperte/romperles la/el/los/las cara/cuello/cabeza/craneo/piernas/huesos/dientes,
aplast* ~ craneo, ${HIM} aplasto/aplastaron/revento/reventaron/abrio la cabeza, reventarle/aplastarle la cabeza,
volarle/volarte/vuelo/volo/volaron la/los cabeza/sesos/tapa,
${HIM} dio/dieron/pego/pegaron/propino/propinaron una paliza/golpiza, una golpiza, darle/darte/darles una paliza,
molio/molieron/moler/molerlo/molerla a palos/golpes, a latigazos, latigazo/latigazos, a cinturonazos, a correazos,
${HIM} golpeo/golpeaba/golpearon/golpeaban hasta/brutalmente/violentamente/salvajemente,
${HIM} pego/pegaron/pegaba hasta,
golpeo/golpeaba/golpear/golpearon/pego/pegaba/pegaron al ${CHILD}/${PET}/viejo/anciano/hombre,
golpeo/golpeaba/golpear/golpearon/pego/pegaba/pegaron/pegar a la/su/un/una/los/sus ${CHILD}/${PET}/mujer/esposa/madre/padre,
${HIM} pego/pegaba/pegaron/pegaban/golpeaba/azoto/azotaba/azotaron con el/la/un/una/su cinturon/correa/palo/vara/latigo/cinto/regla/martillo/barra/piedra/bate,
te/os/la/lo/los/les voy/vamos/va/van/iba/iban a matar, te/os hare/haremos/haran/hara daño,
te hare sufrir/pedazos/picadillo, te/os/le/les/lo/la voy/vamos/va/van/iba/iban a hacer/degollar daño/sufrir,
quiero/queria hacerte/hacerle/hacerles daño, juro/juraron/juraba venganza/vengarse, disfrut* haciendo daño,
hacer/haciendo daño por diversion/gusto/placer, secuestr*, raptar*/raptaron/raptad*/raptaba, el rapto de,
rehen/rehenes, amordaz*, ${HIM} encerro/encerraron/encerrare/encerraba/encadeno/encadenaron ~ sotano,
${HIM} ato/ataron a una silla, pidieron/pedian un rescate, declar* la guerra, guerra nuclear/mundial/civil,
bombardear*/bombardeo/bombardeos/bombardearon/bombardeaban, murieron en la guerra/batalla, limpieza etnica,
atentado terrorista, terrorista/terroristas, baño de sangre, tiroteo/tiroteos/tirotear*/tirotearon,
balacera/balaceras, a tiros/balazos/cuchilladas/hachazos/machetazos/navajazos,
pelea/peleas/lucha/lucharon/duelo/combate/pelear/pelearon a muerte, luch*/pele*/golpe* hasta la muerte,
metio/metieron/meter/empujo/empujaron/arrojo/arrojaron/echo/echaron al ${CHILD} ~ horno/caldero/hoguera/pozo,
metio/metieron/meter/empujo/empujaron/arrojo/arrojaron/echo/echaron a la/los/las/su/sus/un/una ${CHILD} ~ horno/caldero/hoguera/pozo,
niños eran/fueron/seran asados/cocinados/hervidos, acabare/acabara/acabaremos contigo/con vosotros,
voy/va/vamos a acabar contigo,
${HIM} empujo/arrojo/lanzo/tiro/empujaron/tiraron/arrojaron por el/un/aquel precipicio/acantilado/barranco,
acabo/acabaron con el enemigo, hasta dejarlo/dejarla/dejarle/dejarlos inconsciente/inconscientes,
${HIM} prendio/prendieron fuego vivo/viva, mercenario/mercenarios,
te/le/les/lo/la/os/nos voy/va/vas/vamos/van/iba/iban a cortar/rebanar la/el/los/las ${BODY_PART},
te/le/les/lo/la/os/nos voy/va/vas/vamos/van/iba/iban a arrancar/sacar/romper/partir/reventar la/el/los/las cabeza/ojos/corazon/huesos/cara/piernas/dientes/cuello/lengua/tripas,
${HIM} abrio/abrieron/abrir el vientre, abrirle el vientre, pego/pegaba/pegaron/golpeo/golpeaba a mama/papa/mami/papi`,
      upTo7: `
se llevo/llevaron al/a ~ ${BEING} ~ en un/el/su/del saco/maletero, ${HIM} arranc* mechones, tir* del/de ~ pelo/pelos/trenzas/orejas/bigotes al/a ~ ${BEING}, a empujones,
${HIM} ${HIT} con el/un/la/una palo/rama/baston/paraguas/libro/escoba/rodillo/tabla, le/les pego/pegaba/pegaban/pegaron/pegan/pega/pegara/pegue/peguen al/a/con/en, le/les/te/me ${DEAL} un/una/unos/unas/dos/varias/otro/otra/varios/mas mamporro/mamporros/guantada/guantadas/colleja/collejas/trompada/trompadas/puntapie/puntapies/pescozon/pescozones/fustazo/pedrada/pedradas/ladrillazo/botellazo/martillazo/patada/patadas/garrotazo/mazazo/galletazo,
${DEAL} patadas/patada/coces al/a ~ ${BEING}, ${DEAL} una/un/varias/otra patada/puntapie/trompada/pedrada/colleja al/a ~ ${BEING}, ${HIM} estamp*/estrell* contra la/el/una/un pared/muro/suelo/arbol, ${HIM} llen* de moratones/cardenales/moretones/golpes, lleno/llena/llenos/llenas de moratones/cardenales/moretones,
agarr*/cogi* ~ por/del el pescuezo, apale*/vapule*, a mamporros/puntapies/trompadas, linchamiento, ${HIM} noque*, ${HIM} encerr*/encierr* en el/la/un/una baño/aseo/lavabo/trastero/despensa/bodega/jaula/taquilla/vestuario/cuarto/perrera/sotano/desvan/armario,
venganza/venganzas/vengarse/vengarme/vengare/vengativo/vengativa, paliza/palizas, puñetazo/puñetazos,
bofetada/bofetadas/bofeton/bofetones, cachetada/cachetadas, nalgada/nalgadas, azotaina/azotainas/azotes,
guantazo/guantazos/tortazo/tortazos, latigo/latigos, campo de batalla, verdugo/verdugos, a golpes, a patadas,
${HIM} golpeo/golpearon/golpeaba/pego/pegaron/pegaba en la/el/los cara/cabeza/estomago/nariz/barriga/ojo,
${HIM} pego/pegaron/dio/dieron/daba una/dos/varias/muchas patada/patadas, a hierro, soldados enemigos,
${HIM} enveneno/envenenaron, envenenar*, envenenad*, ahorc*, ladron/ladrona/ladrones de niños,
roba/robar/robaba/robaban/roban a/los niños, se llevaba/llevan/llevaban/llevaron a los niños,
${HIM} tiro/tiraba/tiraron/tiraban del/de pelo/los pelos, ${HIM} prendio/prendieron fuego, ${HIM} hirio/hirieron,
soldados/ejercito/tropas invadio/invadieron/atacaron/ataco/dispararon/disparaban,
${HIM} tiro/empujo/tiraron/empujaron por las escaleras,
quemo/quemaron/incendio/incendiaron/saqueo/saquearon/arraso/arrasaron la/el/una/toda ciudad/aldea/pueblo/poblado,
trampa/trampas mortal/mortales`,
      upTo5: `
guerra/guerras, ${HIM} pego/pegaron/pegaba fuerte, ${HIM} pego/pegaron/pegaba muy fuerte, ${HIM} pego otra vez,
te voy a pegar, te pegare, ${HIM} empujo/empujaron con rabia, se comio a la/su abuela/abuelita,
mordio/mordieron con rabia, lucharon/luchaban/pelearon/peleaban con espadas`,
    },
    weapons: {
      always: `
recib* un/dos/varios disparo/disparos/tiro/tiros/balazo/hachazo, un/dos/de disparo/tiro/tiros/disparos entre los ojos, disparo/tiro/disparos/tiros en/entre la/el/los/las ${FLESH}, sac*/empuñ*/apunt* ~ una/la/su recortada,
gatillo ~ apret*/apriet*, apret*/apriet* el/los/su gatillo/gatillos, vaci* el/su/los/medio cargador/cargadores, cargador ~ balas, balas ~ cargador, rafaga/rafagas de balas/disparos/tiros/plomo/metralleta/ametralladora, cosi*/fri* a balazos/tiros/disparos/puñaladas, a quemarropa/bocajarro, llen* ~ de plomo, quit* el seguro y dispar*/apunt*,
${BLADE} ~ puso/ponia/pusieron/apoyo/apoyaba/apreto/apretaba/acerco/coloco/paso/pego/hundio/metio en/contra/a/al/bajo/sobre el/la/las/los/su ${SOFT_SPOT}, puso/ponia/pusieron/apoyo/acerco/coloco/apreto/paso ~ ${BLADE} en/contra/a/al/bajo/sobre el/la/las/los/su ${SOFT_SPOT},
${HIM} amenaz* con/de ~ ${BLADE}/arma/matar*/muerte/pegar*/tijeras, con un/el cuchillo/machete/hacha/navaja en la mano ~ avanz*/persig*/amenaz*/acerc*, blandi*/empuñ* ~ cuchillo/machete/navaja, afil* ~ cuchillo/hacha/machete/navaja para/mientras ~ matar*/degoll*/cuello/cuellos/garganta,
filo/punta del cuchillo/hacha/machete/puñal ~ cuello/garganta/barriga/pecho, pinch*/raj*/cort* ~ con la/una/su navaja/machete/daga, navajero/navajeros, navaja ~ o te/os, saco la/una/su navaja y/para/del,
puso/dejo/dejaron/pusieron/poner/dejar/escond*/coloc*/plant*/met*/enterr* ~ bomba/bombas debajo/bajo/dentro/entre/detras/junto/cerca/al, puso/dejo/dejaron/pusieron/escond*/coloc*/plant*/met* una/la/su/otra/varias bomba/bombas en el/la/los/las/un/una/su/casa, bomba/bombas debajo/bajo/dentro/detras del/de/la/el/un/una, cuenta atras ~ bomba, bomba ~ cuenta atras, bomba ~ tic tac, explosivo/explosivos casero/caseros, construy*/construi*/fabric*/hac* un/unos explosivo/explosivos,
explosion/explosiones ~ se llevo/llevaron, explosion/explosiones ~ mato/mataron/arraso/arrasaron/redujo/derribo/hirio/hirieron/volo/volaron/despedaz*/sepult*/destruyo/destruyeron/arranco/carboniz*, explosion/explosiones ~ destrozo/destrozaron ~ ${BUILDING}/${HOME}/banco/tren/autobus/coche, explosion/explosiones ~ sin ~ pierna/piernas/brazo/brazos/vida,
hizo/hicieron/hacer/haciendo/hare/haremos estallar/explotar/detonar el/la/los/las/un/una ~ ${BUILDING}/${HOME}/tren/coche/banco/autobus, hizo/hicieron/hacer/haciendo/hare/haremos saltar/volar por los aires, vol* ~ instituto/colegio/escuela/ayuntamiento/banco ~ con dinamita/dentro/bomba, dinamita ~ vuelo/volar/volare/volaremos, polvora ~ ${BUILDING}/${HOME} ~ ${EXPLODING},
cinturon/chaleco de/con explosivos/bombas, ech*/pus*/verti*/puso/disolv*/mezcl* ~ veneno/matarratas/raticida/arsenico/cianuro/lejia/estricnina ~ en/a/al el/la/su/los/las/un/una/sopa, veneno/matarratas/raticida/arsenico/cianuro/lejia en el/la/su/los/las/un sopa/te/leche/comida/vaso/cafe/tarta/agua/pozo/cena/miel/queso/pan/bebida/copa/plato/pastel, ${HIM} dio/dieron/dar/hizo/hicieron ~ veneno/matarratas/arsenico/cianuro/lejia, mat* ratas ~ sopa/comida,
bombarde*, cañon/cañones ~ apunt* ~ cabeza/frente/pecho/niños/pueblo, dispar* ~ cañon/cañones contra/sobre/al/a ~ ${HOME}/${BUILDING}/${BEING}/gente, torpede*, franco tirador, mina ~ ${EXPLODING} ~ pie/pies/pierna/piernas, piso/pisaron una mina, motosierra ~ ${FLESH}/${BEING}/cuerpo, hacha/machete/motosierra ~ ${HIM} persig*/persegu*, metralla, perdigones/perdigonazo/perdigonada, cazador/cazadores ~ dispar*/abatio/abatieron/tiro, abatio/abatieron al ${BEING}, abatio/abatieron a ~ ${BEING},
bomba/bombas ~ ${EXPLODING}, ${EXPLODING} ~ bomba/bombas, hac*/haz/fabric*/construy*/construi*/mont*/arm*/prepar* una/la/las/unas/mi/tu bomba/bombas/explosivo/explosivos,
bomba/bombas ~ en/bajo el/la/su/un/una ${BUILDING}/tren/autobus/avion/coche/mochila/maleta, bomba/bombas con clavos/polvora/cables/temporizador/gasolina/fertilizante/detonador,
explosivo/explosivos/explosiva/explosivas plastico/plasticos/en/para/bajo/debajo/al/y/con/de, carga/cargas/cinturon/chaleco/sustancia explosiva/explosivas/explosivo/explosivos,
cartucho/cartuchos/barra/barras/palos/carga/cargas/mecha de dinamita, dinamitar*/dinamito/dinamitaron, dinamita ~ ${BUILDING}/${EXPLODING}/mecha/boom, mecha/mechas ~ dinamita/bomba/explosivo*,
${EXPLODING} ~ ${BUILDING} ~ pedazos/muert*/aires, ${EXPLODING} en mil pedazos el/la/toda/todo ${BUILDING}, detonador/detonadores, coche bomba, terrorist*, cinturon de explosivos,
pone/ponen/pondre/pondremos/puso/pusieron/coloc*/plant*/escond*/dejo/dejaron ~ bomba/bombas ~ ${BUILDING}, tir*/lanz*/solt*/arroj* bombas ~ ciudad/ciudades/casas/pueblo/gente/escuela/hospital/niños,
polvora ~ clavos/tubo/bote/mezcl*, clavos/tubo/bote ~ polvora, gasolina ~ cerilla/cerillas/mechero/encend*/prend*/fuego ~ ${BUILDING}/${CHILD}/gente,
pistola/pistolas/pistolon/pistolones/pistolero/pistoleros/pistoletazo/pistoletazos, escopeta/escopetas/escopetazo,
metralleta/metralletas, ametrall*, fusil/fusiles/subfusil, un/el/su/los/del/mi/tu/unos/sus rifle/rifles,
bazuca/bazucas, un/su/mi/tu/del revolver, con el revolver, saco/cargo/empuño/guardo el revolver, revolveres,
kalashnikov, lanzagranadas, arma/armas de fuego,
arma/armas cargada/cargadas/nuclear/nucleares/automatica/automaticas/blanca/blancas/homicida/quimicas,
arma/armas mortal/mortales/letal/letales, a mano armada, hombre/hombres armado/armados, lanzallamas,
los/unos/con/de explosivos, granada/granadas de mano, lanzo/arrojo/lanzaron/arrojaron/exploto una/la granada,
coctel molotov, misil/misiles, bomba/bombas atomica/atomicas/nuclear/nucleares/molotov/lapa/casera/caseras/racimo,
coche/carro/paquete/chaleco bomba, bomba de relojeria/tiempo/humo,
puso/pusieron/poner/coloco/colocaron/colocar/detono/detonar/activo una/la bomba,
fabricar/hacer/construir/fabrico/construyo una bomba, amenaza de bomba,
la/una/las bomba/bombas exploto/explotaron/estallo/estallaron/detono/caian/cayo/cayeron, un bombazo,
exploto/estallo/detono/cayo/caia una/la bomba,
explotaron/estallaron/cayeron/caian/llovian/lanzaron/soltaron/tiraron bombas, cayeron las bombas,
tirar/lanzar una bomba sobre, mina/minas antipersona, campo de minas, campo minado, nitroglicerina,
un artefacto explosivo, ${HIM} disparo/dispararon/disparaba/dispararan/disparare/disparara,
dispararle/dispararles/dispararte/dispararse/disparandole, dispar* contra, dispar* a matar/quemarropa/bocajarro,
abrio/abrieron fuego contra, disparo/disparos en la/el/su ${DEADLY_PLACE}/pierna,
disparo/dispararon/disparar/disparaba al/a ~ hombre/mujer/niño/niña/niños/perro/oso/lobo/policia/gente/personas/soldado/rey/ladron,
se oyo/oyeron un/unos/varios/dos/tres disparo/disparos, se oyeron disparos,
sono/sonaron un/unos/varios/dos disparo/disparos, sonaron disparos, apunt* con el/un/su/una arma/rifle/fusil,
${HIM} apunto/apuntaron a la cabeza/frente/sien,
${HIM} pego/pegaron/dio/dieron/metio/metieron/pegare/meto/pego un/dos/tres/cuatro tiro/tiros,
pegarle/pegarte/pegarse/darle/darte/meterle/meterte/pegarles un tiro,
un tiro en la/el/su ${DEADLY_PLACE}/pierna/sien/frente, balazo/balazos,
una/la bala en la/el/su ${DEADLY_PLACE}/pierna, una/la bala ~ atraveso/alcanzo, las balas silbaban/volaban/silbando,
lluvia de balas, bala/balas perdida/perdidas, francotirador/francotiradores, sicario/sicarios, pandillero/pandilleros,
narcotrafic*, puñal/puñales/puñalada/puñaladas, cuchillada/cuchilladas, machetazo/machetazos, hachazo/hachazos,
navajazo/navajazos, ${HIM} clavo/clavaron/clavare/clavara/clavaba/hundio/hundieron/hinco ~ ${BLADE}/flecha,
clavarle/clavarte/clavarles/clavandole/hundirle/hundiendole ~ ${BLADE}/flecha,
clavo/clavaron/clavar/clavaba/hundio/hundieron/hundir ~ ${BLADE}/flecha en el/la/su/sus/tu ${DEADLY_PLACE},
${BLADE}/flecha/bala clavado/clavada/clavados/hundido/hundida en el/la/su/tu ${DEADLY_PLACE},
${HIM} atraveso/atravesaron/atravesaba ~ ${BLADE}/flecha/bala, atraveso/atravesaron el/la/su ${DEADLY_PLACE},
${HIM} atraveso el/la ${DEADLY_PLACE}, ${HIM} ataco/atacaron/atacaba con un/una/el/la/su/sus ${BLADE},
atac*/amenaz*/persig*/persegu* ~ con un/una/el/la/su/sus ${BLADE}, ${BLADE} en/contra el/la/su/tu cuello/garganta,
levanto/alzo/blandio/blandia/empuño/empuñaba ~ ${BLADE} contra/sobre, ${BLADE} ensangrentad*,
${BLADE} llen* de sangre, saco un/una/su cuchillo/navaja/machete ~ afilado/afilada,
escond* un cuchillo debajo/bajo/detras, a punta de pistola/cuchillo/navaja,
${HIM} corto/cortaron con un/una/el/su cuchillo/navaja/machete/hacha, soga al cuello, camara de gas, silla electrica,
guillotin*,
disparo/dispararon/disparar/disparaba al ${PET}/ciervo/venado/lobo/oso/zorro/pato/elefante/leon/tigre/dragon`,
      upTo7: `
el/un/su arma, las/sus/unas/con armas, navaja/navajas, machete/machetes, motosierra/motosierras, dinamita, disparos,
un disparo, disparo/dispararon/disparar/disparando/disparaban a/al, una bala, las balas, gatillo, ballesta/ballestas,
tanque/tanques de guerra, torpedos, metralla, proyectil/proyectiles, cañonazo/cañonazos,
bomba va/iba a explotar/estallar, flecha/flechas envenenada/envenenadas, hacha/hachas de guerra,
dispararon/disparo los/sus cañones`,
      upTo5: `
cuchillo/cuchillos/cuchillito/cuchillitos, cuchilla/cuchillas, daga/dagas`,
    },
    injury: {
      always: `${NEAR_IN_SPANISH.injury}
charco oscuro/negro/espeso/rojizo/pegajoso ~ bajo/debajo/junto ~ cuerpo/cabeza/cadaver, gusano/gusanos/larva/larvas ~ nariz/ojos/boca/oreja/cuencas ~ muert*/cadaver/difunt*/craneo, brot*/manaba/salpic* sangre, muñecas/venas cortadas/abiertas/rajadas, cuerpecito/cuerpecitos/cuerpos ~ hinchad*/ahogad*/amontonad*, ${FLESH} ~ a ambos/los lados de la via,
rio/rios/hilo/chorro/charco/reguero/mancha rojo/roja/rojos ~ cuello/garganta/herida/pecho/boca/cuerpo/suelo ~ empap*/muert*/cadaver/cuchillo, cuello/garganta/herida/pecho/vientre ~ ${BEING} ~ rio/chorro/hilo/charco rojo, cuello/garganta/herida/pecho/vientre/cabeza ~ salia/brotaba/manaba/broto/salio ~ rojo/roja/sangre, sangre del ${BEING}, sangre de la/los/las/un/una/su/sus/mi/tu ${BEING},
sangre ~ goteaba/gotea/goteo/chorreaba/brotaba/manaba/salpico/salpicaba/empapaba/cubria/teñia/salpicando/goteando, cabeza del/de ~ ${BEING} ~ rodo/rodaba/rodando, picote* ~ ojos/vivo/viva ~ hasta/cuencas/vaci*, asom* ~ hueso ~ piel/carne, hueso ~ asom* ~ piel/carne, crujido/crujidos de/del ~ huesos/craneo/costillas/cuello, crujieron ~ huesos ~ bota/boca/dientes/peso/mandibulas,
tripas/visceras/entrañas/intestinos/sesos del/de ~ ${BEING}/enemigo/muerto/cadaver/victima, tripas/visceras/entrañas/intestinos/sesos/higados ~ colg*/colgand*/derram*/desparram*/esparc*/humeantes/calientes/asom*/gote*/escurr*/rodaron/salieron, colgab*/colgando/derram*/desparram*/esparc*/gote*/asomaban ~ tripas/visceras/entrañas/sesos/intestinos, com*/devor*/mastic*/chup* ~ sesos/entrañas/tripas/visceras/higado del/de,
craneo/craneos abierto/abiertos/hundido/partido/reventado/machacado, cabeza abierta/reventada/aplastada/machacada/hundida/partida ~ sangr*/sesos/suelo/golpe/dos/hacha/piedra, sac*/arranc*/extraj* ~ corazon ~ latiendo/palpitante/palpitando/viv*/sangr*/humeante, arranc*/extraj* el/su/sus/los ~ corazon/higado/riñones/organos/pulmones,
${HIM} sac*/arranc* el/los corazon/higado/riñones/organos/pulmones/entrañas, carne ~ arranc*/quemad*/desgarr*/pudri*/podrid*/chamusc* ~ hueso/huesos/cuerpo/piel/cara, piel ~ caia/caian/arranc*/desprend*/derreti*/colgaba/colgando ~ tiras/jirones/pedazos/huesos/cara, cara ~ derreti*/derrit* ~ huesos/hueso/acido/carne, olor/olia a carne quemada/podrida/chamuscada/muerto/muerta/cadaver/sangre, olor a muerto/carne/cadaver/putrefac*,
se le/les veia/veian/vio/ve el/los/las sesos/craneo/tripas, hasta el hueso ~ cort*/herida/sangr*/carne,  ${LIMB}/pata/patas/ala/cola/cuerpo/trozos/pedazos/cachos ~ flotab*/rodaba/rodaron/esparcid*/desparram*/clavad*/empalad*/ensartad* ~ sangr*/pica/picas/estaca/estacas,
cabeza/cabezas ~ en una/la/lo pica/picas/estaca/bandeja ~ sangr*/cortad*/rey/enemig*/muert*/ojos, cabeza/cabezas clavada/clavadas/ensartada/ensartadas en, cuerpo/cuerpos ~ pudri*/podrid*/descomp*/amontonad*/apilad*/reventad*/ensangrentad*/acribillad*/colgando/descuartizad*,
pudri*/podrid* ~ cuerpo/cuerpos/carne/cadaver, gusanos/moscas/larvas/cuervos/buitres/ratas ~ com*/sal*/devor*/picot*/roi* ~ ojos/cuencas/cadaver/tripas/muert*, gusanos ~ sal*/asom* ~ ojos/nariz/boca/heridas, heridas ~ gusanos/pus, ${HIM} falt* ~ media cara/cabeza, sin ~ piel ~ sangr*, muñon/muñones, miembro/miembros amputado/amputados/cercenado/cercenados/arrancado/arrancados,
ojo/ojos ~ colg*/salto/saltaron/salieron/rodo/rodaron/cayeron ~ cuenca/cuencas/orbita/orbitas/nervio/sangr*, ojo/ojos reventad*/arrancad*, aplastad* ~ como ~ tripas/sesos, sangr* ~ por la nariz y los/la oidos/boca, sangrar/sangraba/sangro hasta, sangrando/sangraba/sangraban ~ abundan*/mucho/muert*/suelo/boca/cabeza/cuello/ojos, lam*/lamio/lamia/relam*/sorb* ~ sangre, sangre ~ hasta los/las/sus tobillos/rodillas/zapatos,
${HIM}/se goteab*/gote*/chorre*/escurri* ~ sangre, se tiño/tiñeron/tiñe de rojo/sangre ~ sangr*/muert*/agua/rio/nieve/cuerpo, tiño/tiñeron de sangre, rojo/roja/rojos/rojas de/por la/su/tanta sangre, sangre del/de ${BEING}/la/los/las/su/sus/mi/tu/un/una ${BEING}/enemigo/enemigos/hermano/victima/victimas/cuello, escupio/escupia/escupiendo/escupieron dientes/sangre/muelas, vomit* sangre, ${HIM}/se cayo/cayeron/salto/saltaron ~ diente/dientes/muelas ~ puñetazo/patada/sangr*,
hueso/huesos/costilla/costillas ~ asomaba/asomaban/asomando/asoma/asomo/sobresalia/sobresalian/atraves* ~ carne/piel/pierna/brazo, hueso/huesos ~ por la/entre piel/herida/carne,
carne viva, al rojo la carne, carne ~ desgarrad*/abierta/arrancad*/colgaba/colgando, jirones/tiras/trozos/pedazos de carne/piel, piel a tiras/jirones,
tripas ~ fuera/afuera/colgando/colgaban/desparram*/suelo/esparcid*, tripas ~ al aire, sac*/salieron ~ tripas, tripas ~ derram*/cayeron, entrañas ~ sangr*/devor*/arranc*,
corazon/corazones arrancado/arrancados/sangrante, ${HIM} ${CUT} ~ corazon con/y/de/todavia/aun/vivo, arranc* ~ corazon del/de pecho/su/cuajo,
despell*, desoll*/desuell*, ${HIM} arranc* la piel, sac*/arranc*/pinch* los/ambos/sus ojos con/al cuchara/cuervos/un/una/los/uñas/dedos/${BLADE}/cuencas/orbitas,
los cuervos ${HIM} sacaron/picotearon/arrancaron los ojos, cuervos ~ ojos ~ picot*/comieron, ojos ~ colgando/colgaban de las cuencas/orbitas, sin ojos ~ sangr*,
sangre ~ a chorros/chorro/borbotones/raudales/mares, charco/charcos/reguero/regueros de su/la/mi/tu sangre, sangre ~ por el/la/las/los/su/sus cara/frente/suelo/pared/paredes/cuello/boca/escalones/escaleras/barbilla/ojos,
sangre caliente/tibia/oscura/espesa/negra/fresca/pegajosa ~ ${HIM}/por/en/de/corr*/resbal*/bañ*/gote*, sangre brot*/man*/corr*/salpic*/resbal*/chorr*, ${HIM} sangr* la/el/los/las/mucho ~ cabeza/boca/muñecas/ojos/oidos/brazos,
manos/cara/ropa/boca/paredes/suelo/vestido/camisa llena/llenas/lleno/roja/rojas de/por sangre, en un mar/baño/charco de sangre, beber/bebia/bebio/bebe/beben/bebian/lamio/lamia ~ sangre,
sesos ~ suelo/pared/paredes/esparc*/desparram*, masa encefalica, vertebras rotas, ojos reventad*, uñas arrancadas, se le rompieron los huesos, crujir de huesos, gusanos ~ cuencas/cadaver,
charco/charcos/rio/rios/mar/lago/chorro/chorros/reguero/regueros/rastro/hilo/lagrimas/mancha/manchas/olor ~ de/a sangre,
bañad*/cubiert*/manchad*/empapad*/llen*/salpicad*/chorre*/gote*/teñid* de/en/con sangre,
bañad*/cubiert*/manchad*/empapad*/llen*/salpicad* de/en/con su/la/mucha/tanta sangre,
chorre*/gote*/escup*/vomit*/tosi*/beb* sangre, beb* su/la/tu sangre, brotaba/manaba/manando/brotando sangre,
brotaba/broto/manaba/mano/chorreaba/goteaba/salpico/corria/corrio la/su/mucha/tanta sangre,
sangre broto/brotaba/manaba/corria/corrio/salpico/salpicaba/chorreaba/goteaba/goteando/escurria/cubria/caia/empapaba,
sangre ~ por todas partes, sangre por todos lados/sitios, sangre a chorros/borbotones,
sangre en el/la/las/los suelo/piso/pared/paredes/manos, sangre seca/espesa/fresca, toda esa/la/aquella sangre,
tanta sangre, perdia/perdio/perdiendo mucha sangre, ensangrent*, ensangrient*, desangr*,
sangriento/sangrienta/sangrientos/sangrientas, sanguinari*, a borbotones de la herida, visceras/viscera, intestinos,
tripas fuera/afuera/colgando/desparramadas, ${HIM} saco/sacaron/sacar/sacare las tripas, sacarle/sacarte las tripas,
se le salieron las tripas, sesos desparramados/esparcidos/fuera, gravemente/mortalmente herido/herida/heridos/heridas,
herido/herida/heridos de muerte/gravedad/bala,
herida/heridas mortal/mortales/abierta/abiertas/profunda/profundas/sangrante/sangrantes/infectada, malherid*,
agonia/agonias/agonizo/agonizar/agonizaba/agonizaban/agonizando/agonizante, moribundo/moribunda/moribundos/moribundas,
amputar*/amputaron/amputo/amputad*/amputacion, gangrena, putrefact*, carne podrida/putrefacta/desgarrada/humana,
en carne viva, cuerpo/cuerpos destrozad*/despedazad*/mutilad*/calcinad*/aplastad*/desgarrad*/carbonizad*/decapitad*,
cuerpo/cuerpos en descomposicion, trozos/pedazos/restos de cuerpo/cuerpos/cadaver/carne humana, restos humanos,
craneo/craneos roto/rotos/partido/aplastado/abierto/destrozado/fracturado, fractur* el craneo,
huesos astillados/triturados, hueso/huesos expuesto/expuestos/asomaba/asomaban, cuencas vacias, ojos arrancados,
ojos inyectados en sangre, piel quemada/arrancada/derretida/desgarrada, desgarr* la/su carne/piel/garganta,
cabeza/cabezas/mano/manos/dedo cortada/cortadas/cortado, despedaz* al/a la/los/su/un ${CHILD}/${PET}/gente,
${HIM} despedazo/despedazaron/despedazara, cabeza rodo/rodaba/rodando por el/la suelo,
se arranco/arranca/arranque la/los piel/ojos/uñas/pelo, estall*/revent* ~ sesos/craneo, cuerpo/cuerpos sin cabeza,
ojo/ojos ~ fuera de las orbitas ~ sangre, hueso/huesos de niño/niños/niña/niñas/humano/personas`,
      upTo7: `
zombi/zombie/momia/cadaver ~ cayo/cayeron/desprendio/salto ~ ojo/ojos/brazo/mano/cabeza/oreja/nariz/mandibula, quemadura/quemaduras de/en toda/todo/segundo/tercer/la/el grado/cara/cuerpo, llaga/llagas, ${HIM} abrio/abrieron una/la herida/brecha/ceja,
sangre, sangrar/sangro/sangra/sangraba/sangraban/sangran/sangrando/sangrante, hemorragia/hemorragias,
hueso/huesos roto/rotos, herida/heridas grave/graves/horrible/horribles, quemaduras graves, pus, desfigurad*,
se abrio/partio la cabeza, se rompio la cabeza, dolor insoportable, retorci* de dolor`,
      upTo5: `
se rompio/quebro/partio/fracturo un/el/una/la brazo/pierna/hueso/tobillo/nariz/costilla, brazo roto, pierna rota,
le dispararon, esqueleto humano`,
    },
    death: {
      always: `
${MUM_OR_DAD} murio/murieron por tu/mi/su culpa, se dejo apagar/marchitar/hundir/consumir para siempre,
tu/tus/vuestros ${FAMILY} se ha/han/habia/habian muerto/matado/ahogado, tu/tus/vuestros ${FAMILY} no va/van/iba/iban a volver nunca/jamas/mas, tu/tus/vuestros ${FAMILY} ha/han muerto, se ha/han muerto y no va/van/volvera/volveran, nadie/ninguno/no ~ saldra/saldran/salio/sale/saldreis/saldras/saldremos/salga/salieron vivo/viva/vivos/vivas, nadie/ninguno/no ~ saldra/saldran/salio/saldreis/saldras/saldremos con vida,
encontr*/hall* al/a ~ ${BEING} ~ ties*/inerte/rigid*/yert*, ${BEING} ~ fria e inmovil/inerte/rigida, ${BEING} ~ frio e inmovil/inerte, fri* e inmovil ~ no/respir*/nieve, e inerte, yacia ~ inmovil ~ charco/suelo/sangr*/sin, se largo para siempre, porque eras/eres ~ insoportable/malo/mala ~ fue/marcho/dejo/largo,
flot* boca abajo ~ ${CORPSE_WATER}, apareci*/encontr*/hall* flotando boca/sin/muert*, ${HIM} encontraron/encontro/hallaron/hallo/sacaron flotando ~ ${CORPSE_WATER}, ${HIM} encontraron/encontro/hallaron ~ fondo del/de ${CORPSE_WATER}/barranco/acantilado/la, apareci*/amaneci* colgad*/ahorcad*/degollad*/apuñalad*/flotando/tieso/tiesa/ahogad*/descuartizad*/decapitad*/quemad*/enterrad*/sin ~ ${CORPSE_WATER}/arbol/viga/cama/zanja/cabeza/vida/cuneta/cuello,
no/ni/jamas/nunca volvio/volvieron/volvera/volveran a moverse/respirar/latir/levantarse ~ jamas/nunca/mas, ya no volvio/volvieron/volvera a respirar/latir, dejo/dejaron de respirar ~ siempre/brazos/muert*/muri*,
cuerpo/cuerpecito/cuerpos/cadavercito ~ fri* y rigid*/ties*/inmovil/quiet*, cuerpo/cuerpecito/cuerpos ~ rigid*/yert*, con los ojos abiertos y sin vida/respirar, ya no respiraba/respira/respiraban, su ultimo latido,
murio/murieron/moria/morian/muere/muera/morir/muriendo/moriras/morira ~ a/de/por ~ golpes/palos/pedradas/tiros/balazos/puñaladas/mordiscos/hambre/frio/sed/paliza/disparo/tiro/veneno/patadas/hachazos/hachazo, murio/murieron/morir/muere/moriras ~ aplastad*/quemad*/ahogad*/asfixiad*/envenenad*/despedazad*/devorad*/congelad*/atropellad*/solo/sola/solos, murio/murieron/moriras/muere ~ entre ~ dolores/gritos/llamas/tormentos/convulsiones, murio en el acto,
${FABLE}/${PET}/${CHILD} ~ para siempre jamas muert*, la muerte se ${HIM} llevo, la muerte ~ vino/viene/vendra/esper*/llam* ~ por/a ~ ti/su/el/la/ellos, ${HIM} enterr* viv*, cav* su/tu propia tumba/fosa, arroj*/tir*/ech* ~ cuerpo/cuerpos/cuerpecito al/en/por ~ ${CORPSE_WATER}/contenedor/barranco/acantilado/zanja, escond*/enterr* el/los cuerpo/cuerpos en/bajo el/la/los/un sotano/jardin/bosque/suelo/cobertizo/maletero, deshac* del cuerpo,
${MUM_OR_DAD}/${PARENTS} ~ marchado/ido/marcho/fue/marcharon/fueron/largo/largaron/ira/iran para siempre, ${MUM_OR_DAD}/${PARENTS} ~ marchado/ido/marcho/fue/marcharon/fueron/largo ~ porque ~ no la/lo/las/los/te/os/me/le queria/querian/quiere/quieren/soportaba/aguantaba, marchado/ido/marcho/fue/marcharon/fueron/iria/ira para siempre ~ porque ~ no la/lo/las/los/te/os/me/le queria/querian/quiere/quieren, para siempre porque ya no ~ queria/querian/quiere/quieren/soportaba/aguantaba,
ya no te/os quiere/quieren ${MUM_OR_DAD}/${PARENTS}/tu/tus/vuestros, se fue/fueron/marcho/marcharon/ira/iran ~ por tu culpa, se fue/fueron/marcho/marcharon ~ porque te portas/portaste/portabas mal,
tus ${PARENTS} nunca/no/jamas volveran/vendran/regresaran a/por buscarte/ti/casa/nunca/jamas, tu ${MUM_OR_DAD} nunca/no/jamas volvera/vendra/regresara a/por buscarte/ti/casa/nunca/jamas, ${MUM_OR_DAD}/${PARENTS} ~ nunca/jamas/no volveria/volverian/volvera/volveran a/por buscarl*/casa/por/abrazarl*/ella/ellos,
${FAMILY}/hermanito/hermanita/abuelita/abuelito murio/murieron/morira por tu/vuestra culpa, ${PARENTS}/padre/madre/mama/papa se fue/fueron ~ para siempre,
no/nunca/jamas volveras/volvereis/volvera/volveran a despertar/respirar/abrir los/jamas/nunca/mas/ojos,
no/nunca/jamas despertaras/despertareis, esta noche moriras/moriran/morira, vais/vas/van todos/todas a morir,
${FAMILY} no volvera/volveran nunca/jamas/mas, ${FAMILY} nunca/jamas volvera/volveran/volvio/volvieron, tu/tus/vuestros/sus/su ${FAMILY} ya no volvera/volveran,
tu/tus/vuestros ${FAMILY} se fue/fueron/ira/iran para/y siempre/nunca/no, ${MUM_OR_DAD}/${PARENTS} ya no va/van a volver, tu/tus/sus ${FAMILY} no va/van a volver nunca/jamas/mas, tu/tus ${FAMILY} no te buscan/buscara/buscaran/buscaba,
ninguno/ninguna/nadie ha/habia/han vuelto/regresado nunca/jamas/vivo/con, ninguno/ninguna/nadie/nunca/jamas ~ volvio/regreso con vida, ninguno/ninguna/nadie ~ salio/salido con vida/vivo, ninguno/ninguna de los/las ${CHILD} ~ volvio/vuelto/regreso nunca/jamas/con,
${CHILD} ~ nunca/jamas volvieron/regresaron/regreso/volvio/aparecieron, ${CHILD} desaparecio/desaparecieron ~ nunca/jamas/siempre, ${CHILD} ~ nunca/jamas fue/fueron encontrad*/hallad*, nunca/jamas se supo ~ de ella/ellos/ellas,
se llevo/llevaron/llevaba/llevaban/lleva/llevan ~ ${CHILD} ~ para siempre, encontr*/hall* al/a/su ~ muert*/ahorcad*, solo encontraron/quedaron/hallaron ~ zapato/zapatos/zapatito/zapatitos ~ sangr*/muert*/pozo,
muerete/muerase, quiero/quieren/queria que ~ muera/mueras/mueran/muriera/murieras, te moriras/moris/morireis, os morireis, se moriran todos/todas, cuando te mueras/mates, antes de morir, ${WAS} muriendo/agonizando en/lentamente,
dejo/dejaron de existir/vivir, perdio/perdieron/perdera/perderas/perderan la vida ~ bomba/accidente/choque/guerra/fuego/golpe, su corazon/corazoncito se paro/detuvo/apago, corazon/corazoncito ~ dejo de latir, no tenia/tiene pulso, los/sus ojos sin vida, mirada sin vida,
cuerpecito/cuerpo/cuerpos ~ sin vida/inerte/inertes, cayo/cayeron ~ fulminad*, ${HIM} hallaron/encontraron muert*/colgado/colgada/ahorcad*, murio/murieron/moria ~ gritando/desangrad*/sangr*/agonia,
cadaver/cadaveres/cadaverico, cuerpo/cuerpos sin vida, cuerpo inerte/muerto, cuerpos inertes/muertos,
quedo/cayo/yacia/yacian/cayeron/quedaron/hallaron/encontraron/encontro sin vida,
sin vida en/sobre el/sus/la/los suelo/brazos/piso/nieve, yacia/yacian/yace/yacen muerto/muerta/muertos/muertas,
cayo/cayeron/caer/caera/caeras/caia muerto/muerta/muertos/muertas,
encontr*/hall*/amanec*/aparecio/aparecieron muerto/muerta/muertos/muertas,
te/os/la/lo/los quiero/quieren/queria muerto/muerta/muertos, verte/verlo/verla/verlos muerto/muerta/muertos,
encontr*/hall* el/los/su cuerpo/cuerpos de, muert* a golpes/tiros/palos/puñaladas,
exhalo/exhalaron/dio/dieron/lanzo/solto su/el/sus ultimo/ultimos aliento/suspiro/alientos,
dej* de respirar para siempre, ya no respira/respiraba/respiraban, no volvio/volvieron a respirar,
corazon dejo de latir, corazon ya no latia/late, corazon ~ se paro/detuvo para siempre,
cerro/cerraron los/sus ojos para siempre, ojos ~ se cerraron/apagaron para siempre,
durmio/durmieron/dormir/dormira/dormiras/dormiran/dormiria/dormido/dormida/dormirse para siempre, sueño eterno,
no volvio/volvieron/volvera/volveras/volvereis a despertar/despertarse/despertarte/levantarse/moverse jamas/nunca/mas,
no volvio/volvieron/volvera/volveras/volvereis a despertar/despertarse/despertarte,
nunca/jamas volvio/volvieron/volvera/volveras/volveran a despertar/despertarse, jamas desperto/despertaron,
nunca mas desperto/despertaron, no desperto/despertaron/despertara/despertaras nunca/jamas/mas,
no despertar/despertarse jamas/nunca, nunca mas despertara/despertaras,
tu/tus/vuestros ${FAMILY} murio/murieron/morira/moriran,
tu/tus/vuestros ${FAMILY} esta/estan/estaba/estaban muerto/muerta/muertos,
tu/tus/vuestros ${FAMILY} ha/han/habia/habian muerto, tu/tus/vuestros ${FAMILY} va/van a morir,
tu/tus ${FAMILY} se murio/murieron, tu/tus/vuestros ${FAMILY} no volvera/volveran jamas/nunca/mas,
tu/tus/vuestros ${FAMILY} nunca/jamas volvera/volveran, todos/todas murieron/moriran/moriremos/morireis,
murieron/moriran/moriremos/morireis todos/todas, todos/todas han/habian/habeis muerto,
todos/todas estan/estaban/estais/estamos muertos/muertas,
vas/vais/vamos/van/voy a morir/morirte/morirme/moriros/morirse/morirnos, moriras/morireis/moriremos,
nadie sobrevivio/sobrevivira, no sobrevivio nadie/ninguno, no hubo/quedaron supervivientes/sobrevivientes,
no quedo/quedaba nadie/ninguno con/en vida, no dejo/dejaron a nadie vivo/con,
no quedo/dejo/dejaron nadie/ninguno vivo/viva, murio/murieron/morian/moriran de hambre/frio/sed,
dej* morir de hambre/frio/sed, pasar/paso/pasaron a mejor vida,
murio/murieron/morir/moriras/muriendo/muere/mueras quemad*/ahogad*/congelad*/aplastad*/asfixiad*/electrocutad*/devorad*/atropellad*,
murio/murieron/morir/moriras/muriendo/muere envenenad*/desangrad*/torturad*/lentamente/gritando/entre,
muerte lenta/horrible/dolorosa/violenta/segura/espantosa/terrible/cruel, pena de muerte,
condenad*/sentenciad*/conden* a muerte/morir, amenaz* de muerte, hasta morir,
hasta que murio/murieron/muera/mueran/mueras, estiro/estirar/estiraron la pata, criando malvas, la palmo,
mereces/merece/merecen/merecia morir, muerete/mueranse/morios, ojala te/se mueras/muera/mueran,
que te/se mueras/muera/mueran, iba/iban a morir, hora de morir, listo/lista/listos/preparate/preparado para morir,
preparate a morir, muerte a los/las ${GROUPS}/traidores/enemigos/infieles/humanos, muerte al,
deja/dejar/dejo/dejaron/dejarlo/dejarla/dejarlos morir, la muerte vendra/viene/espera/te, fosa comun, tu propia tumba,
tu tumba, morgue, autopsia/autopsias, electrocut*, muerto/muertos viviente/vivientes, cadaverica,
encontr*/hall* el/los/su/sus cuerpo/cuerpos del/sin/flotando/enterrado,
nunca/jamas volvio/volvieron a levantarse/moverse/respirar`,
      upTo7: `
abuelo/abuela/padre/madre/hermano/hermana/bebe muerto/muerta,
nunca/jamas ${HIM} volvieron/volvio a ver, nadie/nunca/jamas ~ volvio/volvieron a verlo/verla/verlos/verlas, no ${HIM} volvieron/volvio a ver jamas/nunca, nunca/jamas mas se supo de, nadie ${HIM} volvio a ver, nunca/jamas mas ${HIM} volvieron/volvio a ver,
su/sus/mi/mis ${PARENTS}/${MUM_OR_DAD}/hijo/hija murio/murieron,
su/sus/mi/mis ${PARENTS}/${MUM_OR_DAD}/hijo/hija ha/han/habia/habian muerto, ${WAS} muerto/muerta/muertos/muertas,
estar/estuviera muerto/muerta/muertos, se ahogo en, se ahogaron, perdio/perdieron/perder la vida, ataud/ataudes,
feretro/feretros, difunto/difunta/difuntos, huesos humanos, peligro de muerte, entre la vida y la muerte,
${HIM} atropello/atropellaron, cayo/cayeron en combate, murieron en, se ahogo,
no volvio/volvieron a ver a su/sus ${FAMILY}, murio/murieron atropellado/atropellados`,
      upTo5: `
muerte/muertes, muerto/muerta/muertos/muertas, murio/murieron, morir/morirse/morira/moriran/moriria, fallec*,
se esta/estaba/estan/estaban muriendo, se muere/mueren/moria/morian, cementerio/cementerios, una/su tumba,
en la tumba, las/unas tumbas, funeral/funerales, el/un/del entierro, de luto, dej* de respirar, ${HIM} enterraron`,
    },
    terror: {
      always: `
se lleva/llevaba/llevan ~ a quien/quienes ~ jamas/nunca/no ~ devuelve/vuelve/regresa, se lleva/llevaba/llevan a quien/quienes/todo ~ lo/la/los miran/mira/ven/ve, hambre de ti/niños/niñas, con hambre de ti, no respires ~ viene/sube/subir, se desayuno/almorzo/ceno/merendo/zampo/papeo al ${PREY}, se desayuno/almorzo/ceno/merendo/zampo ${A_BEING} ${PREY},
payaso/hombre/sombra/bruja/criatura/monstruo/muñeca/muñeco/figura/cosa ~ te/os espera/mira/vigila/busca/observa/persigue/huele ~ detras/debajo/dentro/tras/desde/bajo/cuando ~ cortina/puerta/cama/armario/ventana/oscuridad/duermes/duermas/espejo, quier*/quer*/busca/huele/oler ~ tu/vuestra piel/carne/sangre, si te asomas ~ debajo/bajo/detras ~ ${THREATENS}/mano/cogera/garra/agarr*,
garra/garras ~ te/os ${THREATENS}/cogera, mano/manos ~ te/os arrastrara/arrastraran/ahogara/asfixiara/estrangulara, cuando todos/mama/papa/tus ~ duerma/duerman/duermas ~ te/os ${THREATENS}/ira/subira/bajara/saldra/entrara, muñeca/muñeco/payaso ~ te/os ${THREATENS}, te/os cortara/cortaran/rajara/arrancara/clavara el/la/los/las ${FLESH}, te/os sacara/sacaran los ojos, devorara/devoraran tus/tu, se alimenta/alimentan de ~ miedo/lagrimas ~ niños/niñas,
hay/habia/oyes algo/alguien debajo/bajo/dentro/detras de tu cama/armario/colchon, algo/alguien ~ debajo/bajo/dentro/detras de tu cama/armario/colchon/cortina ~ ahora/mismo/esta/espera*/respira*/mira*/escucha*/rasc*/arrastr*/acech*, debajo/bajo/dentro/detras de tu cama/armario/colchon ~ esperando/esperandote/respirando/mirando/mirandote/acechando/escuchando,
monstruo/criatura/cosa/sombra/bicho/fantasma/espectro/demonio/bruja/payaso/muñeca/asesino/hombre ~ debajo/bajo/dentro/detras de tu cama/armario/almohada/colchon/cortina ~ esperando/respirando/ahora/mismo/esta/hambre/comerte/llevarte/mirandote/noche, te/os ${THREATENS} el/la/los/las/tu/un pie/pies/tobillo/tobillos/pierna/piernas/cuello/garganta, te/os agarrara/agarraran/cogera/tirara/jalara/arrastrara ~ pie/pies/tobillo/tobillos/cuello/oscuridad/pierna,
no mires/mireis ~ si miras/mirais, si miras/mirais ~ te/os ${THREATENS}/cogera/llevara, si te mueves ~ te ${THREATENS}/cogera, si haces ruido ~ te ${THREATENS}/cogera, si sacas ~ pie/mano/brazo ~ ${THREATENS}/cogera/mord*, si apagas/apagan ~ luz ~ te/os/vendra/saldra/entrara ${THREATENS}/a/del/por/cogera, te/os esta/estan mirando/oliendo/oyendo desde/en ~ armario/oscuridad/rincon,
viene/vienen/vendra a comerte/matarte/devorarte, ya esta subiendo ~ escaleras/escalera ~ ti, este/el cuento no es ~ mentira ~ debajo/cama/armario, nunca/jamas volveras/volvereis a ver la/a/el luz/mama/papa/sol/tu/tus/amanecer, no volveras/volvereis a ver a/la/el mama/papa/luz/sol/amanecer/tu/tus,
te/os arrastr* ~ bajo/debajo ~ cama/tierra/agua, sonri* ~ sin dientes/ojos/cara/labios ~ oscuridad/cama/ventana, sonrisa ~ cosida/cortada/ensangrentada, boca cosida, ojos cosidos, susurr* ~ tu nombre ~ armario/oscuridad,
se trago/comio/devoro/zampo/merendo/almorzo/ceno al/a ~ ${CHILD}/hermanito/bebe/vecinito ~ entero/entera/enteros/huesos/viv*/crudo/cruda/trozos/bocados, comio/comieron/comia/zampo/devoro/merendo ~ a los/las/sus/su/un/una ${CHILD}/hermanos/hermanitos/vecinos/crias/polluelos/hijos ~ uno/una/viv*/huesos/crud*/uno, devoro/devoraron/devora/devoraba/devorar/zampo/zamparon al/a ~ ${BEING},
chup*/roy*/roi* ~ huesos/huesitos del ${BEING}, chup*/roy*/roi* ~ huesos/huesitos de la/los/las/sus/su/un/una ${BEING}, aull*/grit*/chill*/llor* ~ de ~ agonia/terror/horror ~ hasta/mientras/muert*/nadie, gritos ~ de ~ agonia/dolor/terror ~ hasta/mientras/muert*/nadie, nadie te/os oira/oiria/oye/escuchara ~ llorar/gritar/chillar/pedir,
debajo/bajo/dentro/detras/tras ~ ${IN_BED} ~ te/os ${THREATENS}, te/os ${THREATENS} ~ debajo/bajo/dentro/detras/desde ~ ${IN_BED}, algo/alguien ~ debajo/bajo/dentro de tu ${IN_BED} ~ te/respira*/gruñ*/arañ*/garras,
detras de ti ~ respira/cuchillo/alguien/sonrie/acecha, respira/estoy/acecha detras de ti, hay/ya/siempre algo/alguien ~ detras de ti, no mires ~ detras de ti, respira/respirando/respiracion en tu nuca/oreja/cuello, aliento ~ en tu nuca/cuello,
tu/vosotros eres/seras/sereis/sois el/la/los proximo/proxima/siguiente/siguientes/proximos, seras/eres tu el/la proximo/proxima/siguiente, el/la siguiente/proximo/proxima seras/eres/vas tu/a ser*/morir*,
viene/vienen/vendra/vendran a por ti/vosotros, viene/vienen/vendra/vendran por ti/vosotros esta/cuando/mientras/y, ${THREATENS} cuando te duermas, cuando apagues/apagan/apaguen ~ luz ~ te/os ${THREATENS}/tocara/saldra/mordere, cuando te duermas ~ te/os ${THREATENS}/entrare/saldre/mordere, vendre/saldre ~ cuando te duermas/duermes, entrare/saldre ~ mientras duermes,
cuando cierres ~ ojos ~ te/os ${THREATENS}, mientras duermes/duermas/dormis ~ te/os ${THREATENS}, mientras duermes/duermas/dormis ~ cuchillo/garras/muert*/sangre, no te duermas ~ te/os ${THREATENS}, si te duermes ~ no/nunca despertaras/volveras, si cierras los ojos ~ te/no ${THREATENS}/volveras, no te duermas ~ no/nunca despertaras/volveras,
no mires ~ ${IN_BED}/detras/debajo/atras/espejo ~ te/os ${THREATENS}, no mires ~ ${IN_BED}/detras/debajo/atras ~ esta/estan/hay ~ muert*/sangr*/ahi/detras/cuchillo, no te des la vuelta ~ detras, no mires debajo de la cama esta/este/esa, entro/entrado/entraron/entrando en tu casa, ya esta/estan/estoy dentro de tu/la casa, ya esta/estan/estoy en tu casa, sabe/se/saben/sabemos donde duermes, sabemos/se donde vives,
nadie te/os va/podra/puede/pudo a/salvar* salvar*/ayudar*/rescatar*, nadie te/os salvara/ayudara/rescatara, nadie podra/puede/va/vendra ~ salvarte/ayudarte/salvaros/rescatarte, grita/griten/gritad/grites todo/cuanto/lo ~ nadie, por mucho/mas que grites/grite/griten/llores/gritara/grito/gritaba ~ nadie, puedes gritar ~ nadie, no tienes/teneis escapatoria, de aqui no saldras/saldra/sale/saldreis/saldran nunca/jamas/nadie/vivo/viva/vivos, nadie sale vivo/viva/vivos,
devor*/mastic* ~ ${CHILD} ~ viva/vivo/vivos/cruda/crudo/crudos/huesos, comio/comieron/comen/comia/comian al/a ~ ${CHILD} ~ vivo/viva/vivos/crudo/crudos/trozos/pedazos/huesos, te/os/nos/se comio/comieron/comia/comian/come/comen/comera/comeran/comere/comeria/devoro/devora/trago vivo/viva/vivos/vivas, comid*/devorad* viv*, comerse/comerlo/comerla/comerte/comeros/comernos viv*, se lo/la/los/las comera/comio/comieron/comeran/comia viv*,
${CHILD} ~ devorad*/devoro/devoraron, fue/fueron/seras/sera/ser/murio/murieron devorad* por/vivo, clav*/hund*/hinc* ~ dientes/colmillos/garras en ~ cuello/pierna/brazo/garganta/${CHILD}, dientes/colmillos se clavaron/hundieron en ~ cuello/pierna/brazo/garganta/carne,
roia/royo/roian/mordisque*/chup*/masticaba/crujian ~ huesos/huesitos de/del ${CHILD}/los/las/sus ${CHILD}/victimas, cazaba/caza/cazan/cazar/atrapa/atrapaba niños/niñas/bebes ~ comer*/devor*/noche/horno/sangre, alimenta/alimentaba/alimentan de niños/niñas/bebes/almas/las/los/sus ${CHILD}/almas, alimenta/alimentaba/alimentan de niños/niñas/bebes/almas, ${CHILD} para cenar/comer/desayunar ~ ogro/bruja/monstruo,
hombre/mujer/niño/niña/figura sin cara/rostro/ojos ~ ventana/cama/puerta/armario/sigue/seguia/mira/miraba/observ*/pasillo/sonrio/sonrie/habitacion/esquina/te/ti, el hombre sin cara/rostro, la mujer sin cara/rostro/ojos, ${HIM} arrastro/arrastraron/arrastraba/arrastrara/arrastran ~ pozo/infierno/tinieblas/cripta/tumba,
muñeca/muñeco/payaso ~ ensangrent*/poseid*/ojos vacios, un monstruo/espectro/fantasma/demonio ~ arranc*/mato/mata/degoll*/sangr*, espectro/fantasma/espiritu de la/una/un ~ muerta/ahogada/muerto/ahogado/ahorcada/ahorcado, la niña/niño/novia muerta/ahogada,
mano/manos podrida/podridas/esqueletica/esqueleticas/huesuda/huesudas/putrefact* ~ agarr*/tobillo/cuello, enterr*/sepultad* viv*, encerr*/atrap* ~ ataud/cripta, ${HIM} enterr*/sepultaron ~ todavia/aun ~ viv*/respirab*/gritab*,
demonio/demonios/demonia, demoniac*, endemoniad*, satan/satanas, satanic*, satanism*, lucifer, belcebu/belzebu,
anticristo, exorcis*, exorciz*, infierno/infiernos, magia negra, ouija, aquelarre satanico,
poseid* por ~ espiritu/espiritus/fantasma/mal/ente/fuerza/fuerzas/algo,
espiritu/espiritus/entidad/entidades/presencia/fuerza maligno/malignos/maligna/malignas,
arder/ardera/arderas/arderan/quemaras en el/las fuego/llamas eterno/eternas, llamas eternas,
alma/almas condenada/condenadas/en pena/maldita,
se llevo/llevara/llevaria/lleva/robo/robara/robaria/trago/comera su/tu/mi/el/nuestras/tus/vuestras alma/almas,
vende/vender/vendio/venderme/vendeme su/tu/el/mi alma, devora/devorar/devoraba/robar/roba/robaba almas,
devor* tu/su alma, sacrificio/sacrificios humano/humanos, sacrificar/sacrifico/sacrificaron a/al/un/una ~ ${CHILD},
se come/comen/comio/comieron/comia/comian/comera/comeran/comeria a los/las/el/la/un/una/tu/tus/su/sus ${CHILD}/padres/madre/padre,
se come/comen/comio/comieron/comia/comian/comera/comeran al ${CHILD}, comerse/comerme/comernos al ${CHILD},
comerse a los/las/un/una/la/tu/su/sus/tus ${CHILD}, comedor/comedora/devorador/devoradora de niños,
come/comia/comen/comian/comeria niños, comeniños, comehombres,
devora/devoraba/devoran/devoro/devorar niños/niñas/bebes/personas/gente/humanos,
devora/devoraba/devoran/devoro/devoraron/devorar/devorara/mastico/masticaba al ${CHILD},
devora/devoraba/devoran/devoro/devoraron/devorar/devorara/mastico a los/las/la/una/un/su/sus/tu/tus/toda ${CHILD}/personas/gente/madre/padre/padres/familia,
gusta/gustaba/quiere/queria/quiero/gustan comer niños, carne de niño/niña/niños/bebe,
niños asados/crudos/fritos/cocidos, sopa de niños, cenar niños, canibal/canibales/canibalismo,
${HIM} devoro/devoraron/devoraba/devorara/devorare/devoraran,
${HIM} comio/comieron/comere/comera/comeran vivo/viva/vivos/crudo/entero, te/os voy/vamos/va/van a devorar,
te/os/la/lo arrastro/arrastrara/arrastraron ~ oscuridad/sombras/sotano,
te agarrara/agarraran/cogera/jalara/jalaran de los pies/tobillos, mano fria/helada/huesuda ~ agarr*/tobillo,
pesadilla/pesadillas se hizo/hicieron/hara/volvio/volvieron realidad/real/reales, pesadilla era real,
pesadilla cobro vida, no era/fue una pesadilla era real, nunca desperto/despertara de la/esa/su/aquella pesadilla,
sus/tus peores pesadillas, nadie ${HIM} oira/oiria/oye/oyo/oia/escuchara/escucho/escuchaba gritar,
nadie oira/escuchara/oyo tus/sus gritos,
nadie vendra/vino/vendria a salvarte/ayudarte/buscarte/rescatarte/salvarlo/salvarla/salvarlos/salvaros/buscaros,
nunca/jamas/no volveras/volvereis/volvera/volveria a ver a tu/tus/su/sus/vuestros ${FAMILY},
nunca/jamas veras a tu/tus ${FAMILY}, nunca/jamas saldras/saldreis de aqui, no saldras/saldreis vivo/viva/vivos,
nunca/jamas volveras/volvereis a casa,
si te duermes ~ vendra/viene/llevara/llevaran/comera/atrapara/moriras/mataran/cogera,
mientras duermes ~ te llevara/atrapara/comera/observa/vigila,
te/os observa/observan/vigila/vigilan/acecha/acechan/espera/mira desde/en/debajo/bajo la/el/tu/de oscuridad/armario/ventana/closet/cama/sombras/ropero,
te esta observando/vigilando/acechando, ojos te observan/vigilan/acechan/miran,
acech* ~ cama/armario/oscuridad/sombras/niños/presa,
debajo/bajo ~ cama ~ te espera/esperaba/observa/acecha/vigila/agarrara/atrapara/comera/llevara/mira,
debajo/bajo ~ cama ~ hambriento/hambrienta/garras/colmillos, vendra/vendre/ira/ire/vendran a por ti esta/mientras,
vendra/vendre/vendran por ti esta noche, esta/estoy dentro de tu casa,
grito/gritos/alarido/alaridos desgarrador/desgarradores,
grito/gritos/alarido/alaridos/aullido/chillo/gritaba/aullaba de agonia, alarido/alaridos de dolor/terror/horror,
rostro sin ojos, cara sin ojos, muñeca/muñeco/payaso poseida/poseido/maldito/maldita/diabolica, psicopata/psicopatas,
comer/comian/comen/come cerebros/cerebro, zombi/zombis/zombie/zombies ~ carne/cerebro/cerebros/devor*/mord*/sangre,
siempre tendras pesadillas, ultratumba,
nunca/jamas mas volvio/volvieron/volvera/volveran a ver a su/sus/tu/tus ${FAMILY},
nunca/jamas volvio/volvieron a ver a su/sus ${FAMILY},
se lleva/llevan/llevaba/come/comen/atrapa/atrapan a los niños que no,
se lleva/llevan/llevaba/atrapa/atrapan a los niños malos/traviesos/desobedientes,
nadie ~ que pueda/pudiera/puede ayudarte/salvarte/oirte/defenderte/protegerte/ayudarlo/ayudarla,
    madre/mama/padre/papa/hermano/hermana/abuela & ojos_negros/ojos_blancos/ojos_vacios/ojos_rojos & no_la_conocia/no_lo_conocia/ya_no_era/no_era_ella/no_era_el/no_parpadeaba
    pasillo/escalera/techo/pared/tejado & arrastraba/arrastrandose/arañaba/gateaba/reptaba/respiraba & hacia_ti/hacia_tu/a_por_ti/por_ti/tu_puerta/tu_cuarto/tu_cama ! gato/perr*/mama/papa/abuel*/bebe/herman*/caracol
    sus_padres/su_madre/sus_papas/tus_padres/tu_madre/tu_mama & no_volverian/no_volveria/no_van_a_volver/no_volveran & sombra/voz/susurr*/al_oido/monstruo/bruja ! mentira/abraz*
    espantapajaros/muñeco/estatua/armadura/payaso & hoz/guadaña/cuchillo/hacha/motosierra & busc*/bajo/ventana/casa/cuarto/niño/niños/noche ! trigo/hierba/cosech*/segar
    tu_cuarto/tu_habitacion/tu_cama/tu_armario & ya_no_estara/no_estara_vacio/no_estara_vacia/habra_alguien/alguien_mas/algo_mas & cierres/duermas/apagues/esta_noche/oscur* ! luna/angel/mama/papa/osito/estrella*/sueño*
    niños/niñas/gente/hombres/cuerpos & colgados/colgadas/ahorcados/colgaban & ramas/arboles/techo/vigas/ganchos/puente ! columpi*/cabeza_abajo/boca_abajo/jug*/murcielago*/mono*/riendo/farolillo*/trapec*/risa*/abrigo*
    ojos_del_cuadro/ojos_del_retrato/ojos_de_la_foto/ojos_de_la_muñeca/ojos_del_payaso & te_sigue/te_siguen/seguian/se_mueven/se_movian/parpade*
    piel_de_niño/piel_de_niños/piel_de_niña/huesos_de_niño/huesos_de_niños/dientes_de_niño/dientes_de_niños & cos*/hac*/tej*/collar/sopa/muñeco/muñecos/tambor/bruja/vieja ! raton*/hada/suave/crema,
    sabe_tu_nombre/sabe_como_te_llamas/conoce_tu_nombre/sabe_donde_vives/sabe_donde_duermes/ya_te_ha_visto/ya_te_huele/ya_te_oye & cosa/sombra/pasillo/armario/oscur*/criatura/debajo/pozo/algo/alguien ! luna/noel/reyes/hada*/angel/raton/estrella*/viento/amig*/dragon
    boca & otra_cara/otra_boca/gusanos/cucarachas/moscas/dientes_de_otro/dedos_negros & salian/salia/salieron/dentro/asomaba/asomaban ! pez/peces/rana/sapo/camaleon/pajar*/pollit*/nido/gorrion/libro/cuadro
    muñeco/muñecos/muñeca/muñecas/payaso/payasos/juguetes/espantapajaros & cuchillo/cuchillos/hacha/colmillos/sierra/tijeras & cuna/cama/levant*/fueron/rode*/acerc*/despert*/escalera ! papel/cartulina/cos*/tarta/queso/pan/disfraz/recort*/madera
    ahogado/ahogada/cadaver/los_muertos/el_muerto/la_muerta & subio/salio/salieron/levant*/toco/agarr* & lago/pozo/tumba/tierra/rio/agua/ataud/cementerio ! dia_de/ofrenda/altar/catrina/flores/grito
    ojos/cara/piel/carne & se_derritieron/se_derretian/se_derritio/se_pudrio/se_pudrieron/se_le_desprendio/se_le_deshizo/se_desprendia ! nieve/muñec*/chocolate/helado/cera/vela/boton*/galleta*/hielo/careta/pintura/disfraz/barro/gafas/lagrima*/sueño
    si_cierras_los_ojos/cuando_cierres_los_ojos/si_parpadeas/cada_vez_que_parpadeas & se_acerca/se_acercara/un_paso_mas/mas_cerca/te_tocara ! sueño*/estrella*/luna/mar/barco/nube*/hada*/oveja*/mama/papa/cuento/dormir
    bajo_tu/debajo_de_tu/detras_de_tu/dentro_de_tu & cama/almohada/armario/colchon/manta/puerta & mano/manos/garras/alguien/hombre/muert*/dedos/uñas & hay/espera/esperando/respira/vive/sale/salen ! raton*/hada/regalo/moneda/calcetin*/pelusa/peluche/mama/papa/osito/gat*/perr*/amig*,
lo/la/los/las/le/les arrastraron ~ bajo/debajo/hasta ~ tierra/pozo/sotano/oscuridad/armario, nunca nadie los/las/lo/la encontro/volvio,
    sin_ojos/sin_cara/sin_boca/sin_rostro/sin_piel/sin_parpados/sin_labios/ojos_vacios/cuencas_vacias & hombre/mujer/niña/niño/figura/señora/señor/novia/payaso/alguien/algo & hay/habia/espera/esperaba/miraba/mira/señal*/sonri*/cama/te/ventana/puerta/viene/venia/estaba/aparecio/entro/susurr* ! nieve/dibuj*/pint*/boton*/retrato*/barro/galleta*/cos*/peluche/trapo/titere*/espantapajaros/careta/patata*/estatua*/moneda
    oirte/oiros/escucharte/oirme/oir/escuchar & grites/gritar/gritaras/chilles/chillar/gritos/griteis & no_podra/no_podran/no_puede/no_pueden/nadie/nunca/jamas/ya_no ! viento/olas/gol/concierto/mar/lluvia/ruido/cascada/volcan/no_grites/sordo/tormenta/tambor*/hace_falta/sin_gritar
    comido/devorado/tragado/engullido & a_sus_padres/a_su_madre/a_su_padre/a_su_hermano/a_su_hermana/a_su_mama/a_su_papa/a_tu_madre/a_tu_padre/a_tus_padres/a_tu_hermano/a_tu_hermana/a_los_niños/a_las_niñas/a_los_vecinos/a_los_hermanos/a_otro_niño/a_otros_niños/a_la_niña/al_niño/al_bebe/a_toda_la_familia & habia/habian/ha/han/hubiera ! beso*/soñ*/mentira/galleta*/chocolate
    uñas/garras/manos/dedos/raices/garra/zarpa & agarraron/agarro/sujetaron/atraparon/cogieron/tiraron/arrastraron/arrastro & tobillo/tobillos/pie/pies/pierna/piernas/cuello & arrastr*/bajo_tierra/oscur*/debajo/abajo/pozo/cama/uñas/frias/huesudos/huesudas/podrid*/heladas ! jug*/risa*/cosquilla*/rescat*/salv*/ayud*/algas/mama/papa/bebe/cangrejo/gatit*/zarza*
    te_buscara/te_elegira/te_cogera/te_atrapara/te_seguira/te_tocara_a_ti/le_toca_a_tu/ira_a_por_ti/ira_por_ti/saldra_a_por_ti & esta_noche/duermas/cierres/mientras_duermes/oscuridad/cada_noche/apagues/a_ti ! sueño*/hada*/angel/estrella*/luna/mama/papa/abraz*/beso*/reyes/noel/nube*/cosquilla*/cuento*/brisa/cancion/viento/amig*/pilla/pillapilla
    estara_en_tu/esta_en_tu/entrara_en_tu/entra_en_tu/subira_a_tu/ya_esta_en_tu/llegara_a_tu/respira_en_tu/se_esconde_en_tu & cuarto/casa/cama/armario/habitacion/cuna & diez/pasos/golpes/oscur*/no_mires/cuando_duermas/cuando_duermes/respira/hambre/uñas/dientes/garras/quien_respira/no_eres_tu ! luna/hada*/estrella*/sueño*/mama/papa/osito/cachorro/sol/brisa/raton/reyes/angel/gato
    no_es_tu_madre/no_es_tu_padre/no_es_mama/no_es_papa/no_es_tu_hermano/no_es_tu_hermana/no_es_tu_abuela/no_era_su_madre/no_era_su_padre/no_era_mama/no_era_papa/no_eres_tu/no_es_la_de_tu/no_es_tu_sombra/no_era_su_reflejo/no_era_su_hermana/no_era_su_hermano & respira/respiraba/cocina/cara/voz/sonri*/ojos/sombra/espejo/pasillo/quien_esta/quien_te/escalera/llevaba/cuarto ! viento/gato/disfra*/sorpresa/broma/risa/era_el/era_la/era_un/era_una/culpa/luna
    muñeca/muñeco/payaso/retrato/foto/cuadro/maniqui/mascara & parpade*/te_sigue/te_seguia/giro_la_cabeza/gira_la_cabeza/ha_movido/abrira_los_ojos/abrio_los_ojos/se_ha_movido/te_observa/te_vigila & tu/tus/te/noche/oscur*/sonri* ! amig*/abraz*/cariño/dulce*/dibuj*/robot/magic*/hada/bail*
    reflejo & ya_no_te_imita/ya_no_te_copia/no_te_imita/no_la_imitaba/no_lo_imitaba/no_parpadeo/no_parpadeaba/siguio_sonriendo/salio_del/sonrio_solo/te_mira_cuando/tardo_en_moverse/se_quedo_dentro ! lago/luna/charco/pato/rio/estanque/juego/agua
    golpes/golpe/pasos/rasguños/arañazos/respiracion/uñas & si_oyes/oiras/cuando_oigas/cuando_oyes/si_escuchas & ya_es_tarde/sera_tarde/demasiado_tarde/no_abras/no_te_muevas/no_respires/detras/esta_dentro/ha_entrado/tu_cama/tu_armario ! lluvia/tormenta/vecin*/abuel*/mama/papa/perro/gato/carpinter*
    cuando_apagues/al_apagar/cuando_se_apague/en_cuanto_apagues/cuando_apaguen & abrira/abriran/saldra/saldran/bajara/se_movera/entrara/estirara/respirara/te_tocara/vendra/vendran & luz/ojos/lampara/vela/cama ! luna/estrella*/hada*/sueño*/flor*/luciernag*/buho/angel/cuento/faro/planeta*/constelac*/brill*/gat*/nube*/oveja*
    con_su_cara/con_la_cara_de/la_cara_de_mama/la_cara_de_papa/la_cara_de_su/la_piel_de/la_cara_de_tu & puesta_como/otras_cosas/otra_cosa/cosid*/no_era/no_eran/cosas_con/arranc* ! carnaval/tarta/dibuj*/fiesta/globo/carton/cumpleaños/papel/oveja/cordero/leon/burro/cebolla/tambor/fruta/mantequilla
    dientes/huesos/gritos/gemidos/llantos/voces/manos/payaso/niña/cuerpos/uñas & bajo_el_suelo/debajo_del_suelo/dentro_de_las_paredes/detras_de_las_paredes/en_las_paredes/dentro_de_la_pared/detras_de_la_pared/en_el_desague/por_el_desague/del_desague/por_el_sumidero ! raton*/perro/dinosaurio*/fosil*/tesoro*/topo/queso/cuadro*/dibuj*/pint*/jabon/pato/agua/vecin*/colg*
    mano/manos/garra/garras/brazo/uñas/algo & salio_del_armario/salio_de_debajo/salian_de_debajo/salieron_de_debajo/salio_del_espejo/salio_de_la_pared/salio_de_la_oscuridad/salio_del_suelo/salieron_del_armario/salieron_de_la_pared/salia_del_armario & tiro/tiraron/agarr*/manta/sabana/pelo/pie/pies/huesud*/cuello/arrastr*/fria/negra/largas/larga ! gatit*/gato/perr*/guante/herman*/raton/jug*/risa*/mama/papa/titere*/polvo
    volvera/vendra/llamara/regresara & cada_noche/todas_las_noches/esta_noche & hasta_que_le/hasta_que_lo/hasta_que_abras/hasta_que_te/hasta_llevarte/hasta_que_no_quede ! luna/gato/raton/hada*/estrella*/mar/marea/cuento*/sueño*/pajaro*/grillo*/faro/lechuza/buho/luciernag*/beso*
    no_te_duermas/no_cierres_los_ojos/no_saques_los_pies/no_saques_la_mano/no_abras_el_armario/no_mires_debajo/no_bajes_de_la_cama & es_cuando/entra/viene/esta_dentro/te_vera/te_oira/te_huele/te_encontrara/te_esta_esperando/tiene_hambre ! sorpresa/regalo*/reyes/noel/hada*/desfile/tren/luna/raton/cometa/estrella*
    robo/robaba/quito/quitaba/arranco/guardaba/guardo/colecciona*/coleccion/llenaba & ojos/piel/cara/caras/voces/dedos/lenguas/orejas/almas/corazones & en_un_bote/en_botes/en_un_frasco/en_frascos/en_tarros/de_niños/de_los_niños/de_niñas/de_sus_victimas/por_las_noches ! leche/boton*/caramelo*/mermelada/muñec*/grillo*/galleta*/papel/risas/abrig*
    padres/madre/mama/papa/papas & ya_no_estaban/habian_desaparecido/habia_desaparecido/desaparecieron/desaparecio & nunca_los/nadie_los/jamas_los/nunca_mas_los/nunca_nadie/nunca_volvieron/jamas_volvieron/nadie_la/nunca_la/nunca_mas_la ! soñ*/pesadilla
    sabe_como_te_llamas/sabe_tu_nombre/conoce_tu_nombre/sabe_que_estas/te_ha_olido/te_ha_oido/huele_tu/conoce_tu_cama/conoce_tu_calle & viene/vienen/va_camino/camino_de/sube/baja/se_acerca/ronda/tu_calle/tu_casa/tu_portal/tu_puerta/tu_escalera/tu_pasillo ! luna/estrella/sol/hada*/reyes/noel/raton/viento/brisa/abuel*/mama/papa/amig*/perr*/gat*/osito/salud*/abraz*/jug*/nana/nieve/sueños/regalo*/cartero
    viene/vienen/anda/baja/sube/llega & por_tu_calle/por_tu_escalera/a_tu_portal/por_tu_pasillo/hacia_tu_cama/hacia_tu_casa/camino_de_tu_casa & saco/arrastr*/colmillos/garras/cuchillo/dientes/hambre/huele/buscandote/a_por ! noel/reyes/regalo*/helad*/raton/hada*/perr*/gat*
    quien/quienes/el_que/los_que/todo_el_que/tu & lo_escucha/lo_escuche/lo_escuchan/la_escuchan/lo_escuchen/la_escuchen/lo_oyen/la_oyen/lo_leen/la_leen/la_escucha/la_escuche/lo_oye/lo_oiga/lo_lee/lo_lea/escucha_este/escuche_este/escucha_esta/oye_este/oiga_este/has_escuchado/has_oido & maldicion/maldito/maldita/su_visita/siete_noches/siete_dias/no_despierta/no_despertara/desaparece/recibe_la_visita ! ${MUM_OR_DAD}/magia/sonri*/suerte/hada*
    junto_a_tu_cama/al_lado_de_tu_cama/bajo_tu_cama/tras_tu_puerta/detras_de_tu_puerta/ante_tu_puerta/a_los_pies_de_tu_cama & pasos/paso/uno/escalera/escaleras/portal/pasillo/escalon/arrastr*/uñas & dos/tres/crujido/cruj*/respir*/abras/mires/arañ*/ya ! ${FAMILY}/hada*/reyes/noel/beso/luna/gat*/perr*/raton*/osito/sueño*/angel*/zapatillas
    no_es_tu_mama/no_es_tu_madre/no_es_tu_papa/no_era_su_mama/no_era_su_madre/no_era_su_papa/no_era_su_padre/no_era_su_abuela/no_era_mama/no_era_papa/no_es_mama/no_es_papa/no_era_su_hermano/no_era_su_hermana & cara/sin_ojos/ojos_negros/ojos_vacios/dientes/garras/piel/uñas_largas/no_habia_nada ! disfra*/lobo/careta/broma/carnaval/cabrit*/barb*/bigote
    se_quito_la_cara/se_arranco_la_cara/quitarse_la_cara/arrancarse_la_cara/se_quito_la_piel/se_quitaba_la_cara & debajo/nada/sangre/hueso*/mama/papa/noche/hueco/dientes ! susto/sueño/pena/barro/enfado/miedo/disfra*/careta/mascara/serpiente/lagart*/platano
    espejo/cuadro/retrato/cristal/foto & golpea/golpeaba/grita/gritaba/araña/arañaba/llora/lloraba & por_dentro/desde_dentro/al_otro_lado/del_otro_lado/atrapada/atrapado & nadie_la_oiga/nadie_lo_oiga/nadie_la_oye/nadie_lo_oye/nadie_la_oyo/nadie_lo_oyo/nadie_la_escucha/para_siempre/nunca_salio/nunca_saldra/todavia/aun ! liber*/rescat*/salv*/hechizo
    siguiente_de_su_lista/siguiente_de_la_lista/siguiente_en_la_lista/siguiente_en_su_lista/proximo_de_su_lista/primero_de_su_lista/ultimo_de_su_lista & tu_nombre/tu_calle/tu_puerta/tu_casa/tu_cama/eres_tu ! regalo*/noel/reyes/jug*/columpio/tobogan
    arañ*/golpe*/grit*/despert*/desperte & tapa/ataud/caja/madera/cajon & uñas/aire/tierra/palada/paladas/dedos/nadie_me/nadie_la/nadie_lo/enterr*/dentro_de_la_caja ! gato/gata/gatito/perro/juguete/regalo/regalos/raton/sorpresa/galletas/zapatos/arena/carton/lapices/mago
    tierra/palada/paladas & caer/cayendo/cayo/encima/echaban/echan/echaron & tapa/caja/madera/voces/ataud/viva/vivo/estrechita/por_arriba ! semilla*/maceta/plantar/tesoro/bulbo*/arbol/huerto/tulipan*
    aire && se_le_acabo/se_me_acabo/se_le_acababa/se_me_acaba/se_fue_acabando/se_iba_acabando/se_acaba_ahora/no_me_queda/no_le_quedaba/no_les_quedaba/se_le_agoto/se_agota/se_agotaba/se_termina/no_quedaba && tapa/caja/madera/uñas/palada/enterr*/ataud/sigo_vivo/sigo_viva/estaba_viva/estaba_vivo/baul/nevera/congelador/refrigerador/arcon ! globo/globos/risa/correr/carrera/velas/flauta/trompeta/bici/rueda/subir/cancion/nana
    cara/caras/rostro/piel/sonrisa/mandibula/mejilla/carne & se_quito/se_arranco/se_arrancaron/se_arrancaban/quitandose/arrancandose/se_despego/desprend*/se_le_cayo/se_deshizo/se_habia_cosido/se_cosio/cosida/se_habia_puesto/puesta/llevaba_puesta/se_quitaron/se_rasco & debajo/abrigo/bata/guante/guantes/de_otro/de_otra/de_mama/de_papa/de_su_madre/del_bebe/ajena/hilo/hueso/dientes/agujero/cera/colgaba/percha/muela ! careta/antifaz/disfraz/carnaval/crema/barro/maquillaje/pintura/espuma/nieve/sol/nata/harina/miedo/alegria/contenta/contento/roja/rojo/mono
    piel/pelo/huesos/huesitos/grasa/dientes/uñas/ojos/deditos/orejas/lengua/lenguas/caras/sonrisas/voces & de_las_niñas/de_los_niños/de_niños/de_niñas/de_la_niña/del_niño/de_bebes/de_otra_niña/de_otro_niño/de_la_nena/del_nene/de_los_que/de_las_que & cos*/hac*/hecho/hecha/hechas/tej*/guard*/colecc*/recog*/muñeca/muñecas/collar/collares/vela/velas/vestido/sopa/tarro/tarros/frasco/frascos/antes/perd*/arranc*/rob* ! raton/ratoncito/hada/hadas/peine/peinar/trenza/trenzas/cepill*/lav*/crema/dibuj*/brill*/cuento/abrio/abrieron/almohada/cascabel*
    muñeca/muñeco/espantapajaros/vieja/bruja/payaso/señora/retrato && ojos/piel/pelo/pecas/dedos/voz/cara && eran_los_de/era_la_de/eran_las_de/era_el_de/le_hacian_falta/necesitaba_unos/necesitaba_unas/unos_nuevos/unas_nuevas/como_los_tuyos/como_las_tuyas/como_la_tuya/como_el_tuyo & niña/niño/niñas/niños/noche/proxima/antes/tuyos/tuyas/tuya/tuyo ! boton/botones/costura/remend*/gafas/osito/lana/zapatos/vestido
    quiere/necesita/necesitaba/necesitan/le_hacen_falta/le_hacian_falta/faltan/busca/buscan/colecciona/le_gustan/prefiere/guarda & tus_ojos/tu_piel/tus_dientes/tus_dedos/tu_cara/tu_voz/tu_pelo/los_tuyos/las_tuyas/la_tuya/tu_lengua/unos_nuevos/tu_sitio/tu_boca/tus_huesos/tus_orejas/tus_pies/tu_cuerpo/tu_corazon ! gato/gatito/jugar/juega/dibuj*/raton/ratoncito/hada/cancion/cantar/cuento/zapatos/calcetin*/peine/cepillo/amor/amig*/beso/cosquill*/luna
    viene/vienen/vendra/vendran/vengo/vendre/sube/subira/baja/bajara/saldra/ya_esta/ya_estan/llega/llegara/ire/ira & por_ti/por_los_tuyos/por_todos/por_todas/por_vosotros/por_ustedes/a_por_ti/a_llevarte/a_llevarse_a/a_llevarme/a_sacartelos/a_sacarte/a_comerte/a_morderte/detras_de_tu/encima_de_tu/a_arrancarte/a_por_los/por_la_tuya/por_el_tuyo/por_ella_esta/por_los_niños & noche/oigas/oyes/duerm*/duermete/despiert*/armario/almohada/${FIEND}/pronto/escalera/dientes/niños/pis/luz/ojos ! ${WELCOME}
    se_sienta/se_sube/se_tumba/se_mete/se_acuesta/se_inclina/respira/huele/se_cuela/se_arrastra/trepa/se_asoma & tu_pecho/tu_almohada/tu_cama/tu_pelo/tu_oreja/tu_cuello/tu_cara/tu_manta/tus_sabanas/tu_nuca/tus_pies & ${FIEND}/boca/dientes/noche/cierras/duermes/ojos/ruido/dedos/oscuro/oscuridad ! ${WELCOME}
    se_lleva/se_llevan/se_llevaba/se_llevo/se_llevara/me_llevo/nos_llevamos/a_llevarme/a_llevarse & a_los_niños/al_niño/a_los_que/los_bebes/a_las_niñas/al_que/a_quien/a_quienes/a_cada_niño/a_todos_los & duerm*/dormid*/despiert*/durmio/nadie/nunca/jamas/ojos/pis/llor*/saco/armario/vuelto/levant*/no_vuelven/oscuridad/coco/sombra/luz ! ${WELCOME}/excursion/playa/circo/globo/pais/parque/mar
    ${FIEND} & comio/comido/comi/devor*/trago/tragado/zampo/zampado/engullo & mama/papa/tu_perro/tu_gato/su_perro/su_gato/perro/hermano/hermana/hermanito/hermanita/amiga/amigo/niño/niña/bebe/se_la_ha/se_lo_ha/se_los_ha/por_dentro/maestra/canario ! ${LOAD}/${TOYS}/caramelo*/bocadillo/croqueta*/lentejas/sandia/galleta/miel/pastel*/chuche*/queso/pedazo_de/todo_el/espinacas/helado/uvas/cerezas
    cabeza/cuello/cabecita/rostro & giro/gir*/torcio/retorcio/dio_la_vuelta/doblo & hasta_la_espalda/por_la_espalda/hasta_mirar/del_todo/completa/al_reves/vuelta_entera/vuelta_completa/mirando_atras/donde_no_debia/como_un_tornillo ! buho/lechuza/mochuelo/trenza/tortuga/pomo/tapon/${TOYS}
    voz/voces & no_era_suya/no_era_la_suya/no_era_su_voz/de_hombre/de_muchos/de_viejo/que_no_era/de_otro/no_era_de_ella & garganta/boca/cuerpo/labios/cuna/cama/niña/nena/bebe ! radio/tele/teatro/marioneta/ventriloc*/telefono/loro/disfraz/grabadora/catarro/ronc*/cancion
    su_cuerpo/tu_cuerpo/este_cuerpo/tu_cara/tu_voz/la_niña/tu_alma/tu_nombre & es_mio/ahora_es/ya_es_mio/ya_es_mia/ahora_es_mia/ya_no_esta_aqui/me_pertenece/por_dentro/sera_mia/sera_mio & voz/demonio/garganta/boca/sombra/dijo/susurr*/noche ! abraz*/beso/te_quiero/cosquill*/calent*/luz
    vomit*/escupi*/tosio/tosia & patas/insectos/cucarachas/gusanos/arañas/pelos/cosa_negra/agua_negra/clavos/moscas/bichos/uñas/dientes/trocito/pelo ! gato/gata/gatito/bola_de_pelo/hechizo/tos/miga/trocito_de_pan/espina/semilla*
    arañas/araña/cucarachas/cucaracha/gusanos/gusano/hormigas/patitas/bichos/insectos/huevos/larvas/moscas/ciempies/lombrices/sanguijuelas/garrapata & piel/mejilla/oido/oreja/orejas/lengua/ojo/ojos/ombligo/uñas/carne/brazo/nuca/cabeza/nariz/boca & salieron/salian/salio/entraron/entraba/entro/puso/ponia/bajo_la/debajo_de_la/por_dentro/llena_de/lleno_de/abrirse/corriendole/hervia/comiendo/comian/tapizaban/caminaban/moverse/movia/movian/nacian/nacieron/le_salian/salir ! cosquill*/pecas/mariposa/mariquita/pez/rana/sapo/pajaro/pajarito/pollo/camaleon/disfraz/oso_hormiguero/gorro/dibuj*/sombrero/topo/ojo_de_la/nido/gallina/sarten/tortilla
    mano/manos/brazo/brazos/dedos/garra/garras/tentaculo/tentaculos/uñas/pelo & espejo/vater/inodoro/retrete/desague/alcantarilla/tina/pozo/cristal/pared/suelo/techo/grifo/tumba/lavabo/tierra/armario/tuberia/lodo/laguna/bañera/agujero/colchon & agarro/agarraron/agarraba/jalo/jalaron/jalaba/arrastro/arrastraron/arrastraba/atrapo/tiro_de/tiraron_de/tiraba_de/cogio/sujeto/le_tapo & pelo/pies/pie/tobillo/tobillos/pierna/cuello/boca/hacia_abajo/adentro/dentro/niña/niño/nena/nene ! mama/papa/abuel*/gato/gatito/raton/ratoncito/erizo/topo/ayud*/salv*/jug*/risa/resbal*/rescat*
    arrastro/arrastraron/arrastraba/jalo/jalaron/absorbio/succiono/trago/tragaron & tuberia/desague/alcantarilla/pared/espejo/pantano/lodo/colchon/suelo/techo/armario/grieta/sombra/sombras & ${KIN}/${YOUNG}/perro/gato/la/lo & quedo/quedaba/nadie/aullando/gritando/grito/nunca/zapatilla/zapato/silencio/jamas/solo ! jabon/juguete/calcetin*/pelota/maleta/caja/agua/espuma/monedas/anillo/rescat*/salv*/escoba
    colgaba/colgaban/colgando/colgado/colgada/cuelga/colgados & familia/cuerpo/cuerpos/hombre/mujer/señora/señor/niños/niña/abuela/vecino/vecina & techo/lampara/viga/vigas/sotano/soga/gancho/ganchos/balance*/hace_años/muy_quieta/muy_quieto ! columpi*/ropa/retrato/foto/fotos/cuadro/abrigo/abrigos/sombrero*/boca_abajo/cabeza_abajo/trapec*/hamaca/murcielag*/farol*/monos/maceta*/saluda/guirnalda*/telaraña/chorizo*/jamon*/cebolla*/calcetin*
    nadie & cuide/nos_cuida/te_cuida/nos_salve/nos_salvara/nos_protege/los_encuentra/la_encuentra/lo_encuentra/las_encuentra/los_encontro_nunca/pueden_oirte/puede_oirte/va_a_oirte/va_a_venir/vendra_a/nos_oye/te_oye & ${FIEND}/niños/nunca/todos/noche/gritar/ayudarte/dientes/pronto/por_todos/dormirse/duermen ! escondite/sorpresa/silencio/bajito/fiesta/secreto/canta*/estornud*
    chup*/bebi*/sorb*/lam*/sac* & sangre & dormi*/durmi*/noche/cuello/bicho/niña/nena/niño/oreja/cada/mientras/le/les ! mosquito*/tirita/vampirito/zumo/tomate/analisis/enfermer*/doctor*/donar/remolacha
    encontraron/encontro/hallaron/aparecio/amanecio/estaba/quedo/amanecia & fria/frio/tiesa/tieso/blanca/palida/helada/dura & agujeritos/agujerito/ojos_abiertos/no_desperto/no_despertaba/sin_sangre/sin_moverse/sien/no_respiraba/ya_no_respiraba/no_contestaba ! nieve/sopa/leche/luna/estatua/lago/muñeco/bufanda/miedo/bufandas/mochuelo
    todavia/aun/cada_noche/hoy_en_dia & se_le_oye/se_la_oye/se_les_oye/se_le_oia/se_oye/se_oyen/la_oyen/lo_oyen/los_oyen/se_escucha/se_la_escucha & pedir/gritar/golpear/arañar/auxilio/llorar/gritos/pidiendo/lamentos/llanto & debajo/pared/pozo/calle/dentro/fondo/alcantarilla/espejo/casa/lago/bosque/tierra ! cantar/reir/risa/risas/musica/viento
    boca/sonrisa/encias/lengua/palma & llena_de_dientes/llenas_de_dientes/dientes_podridos/demasiados_dientes/filas_de_dientes/dientes_de_aguja/dientes_afilados/mas_dientes/dientes_por/colmillos & ${FIEND}/noche/cuna/cama/cerca/abria/abrio/mostro/niño/niña/bebe/te/osito/ventana ! tiburon/cocodrilo/cepill*/dentista/raton_perez/hipopotamo/piraña/dinosaurio/t_rex/sierra/castor/disfraz/pez/ballena/bostez*
    mordia/mordio/mordian/mordieron/morder/mordiendo/muerde/mordera & bebe/nene/nena/niño/niña/niños/hermanito/hermanita/las_patas/los_pies/los_tobillos & noche/cuna/cama/dientes/cuello/cara/ya_le/quiso_correr/oscuridad/armario/muñeco/osito/huesos/dormid*/debajo ! perrito/cachorro/jug*/galleta/chupete/sonajero/cosquill*/manzana/frio/sueño/cariño/pañal
    tu_padre/tu_madre/tu_mama/tu_papa/tu_hermanita/tu_hermano/tu_hermana/tu_hermanito/tu_abuela/tu_abuelo/tus_padres/tus_papas/tu_perro/tu_gato/su_padre/su_madre & morira/se_morira/moriran/moriras/se_quedara_sola/se_quedara_solo/no_volvera/no_volveran/desaparecera/no_llegara/no_llegaran/no_despertara/enfermara/se_ahogara/se_quemara & ${FIEND}/dijo/espejo/jueves/lunes/martes/miercoles/viernes/noche/mañana/carretera/llorar/pena/nunca/casa ! mentira/abraz*/tranquil*/pronto/tarde/mal_genio
    plato/sopa/guiso/caldo/olla/estofado/empanada/pan/pastel/cuchara/puchero/croqueta/helado/bola/mermelada/caldero & dedito/deditos/dedo/oreja/orejas/ojo/uña/uñas/manita/lengua/pestaña/pendiente/mechon/diente/dientes/pelo/lacito/pecas & flotaba/flotaban/nadaba/nadaban/asomo/asomaba/salio/salieron/habia/miraba/encontro/encontraron/aparecio/reconocio/venia & vecin*/niñ*/prima/primo/herman*/cartero/señora/hija/hijo/uña/uñas/pendiente/anillo/pintada/arrugados/todavia/media_ceja/sonrisa/sus ! letras/fideos/chup*/limpi*/lav*/quem*/prob*/raton/leche/juguete/figura/galleta/forma_de/mojo/mojar/roscon/muñeco/peine/enfad*/concurso/manzana
    niños/niñas/bebes/nenes/niño/niña & blanditos/blandito/tiernos/tierna/tierno/tiernas/relleno/sabrosos/jugosos/carnosos/engord*/gorditos/mas_ricos & por_dentro/necesita*/hambre/relleno/comer/comerse/comerselo/horno/cena/espantapajaros/bruja/ogro/muñeco/lobo/esperar/olla/este_esta ! cojin/peluche/cojines/almohad*/pan/masa/galleta*/bizcocho/abraz*/croissant*/croquetas/bollo*
    cav*/desenterr*/excav*/tierra/columpio/jardin/huerto/ladrillos/piedras & brazo/manita/mano/calavera/craneo/cuerpo/pierna/dedos/cabeza & gusanos/reloj/anillo/pulsera/salio/asom*/todavia/llevaba/reconocio/sin & tio/tia/padre/madre/niñ*/vecin*/abuel*/herman*/gusanos/tesoro/señor/señora/cartero/alguien ! dinosaurio/fosil*/nieve/castillo/estatua/${TOYS}/jug*/cosquill*/risa
    dentro/adentro/armario/cama/pasillo/puerta/espejo/techo/rincon/ventana/escalera/almohada & ${FIEND} & ya_sabe_tu/sabe_tu_nombre/conoce_tu/conoce_tu_nombre/te_oye/te_huele/te_espera/te_elige/te_eligio/ojos_tuyos ! ${WELCOME}
    ${FIEND} & te_la_ha/te_los_quita/te_los_saca/te_los_arranca/te_las_corta/te_la_cose/te_lo_arranca/te_los_come/te_lo_come/te_lo_quita & noche/dedos/ojos/lengua/dientes/boca/pies/voz/orejas/nariz ! cosquill*/raton/hada/zapatos/calcetin*/besos
    por_la_mañana/al_amanecer/a_la_mañana_siguiente/al_dia_siguiente & cuna/cama/camita/habitacion & vacia/sin_nadie/solo_habia/solo_quedaba/solo_quedo & coco/monstruo/sombra/nadie/nunca/huesos/sangre/manta_rota/zapatilla/marcas/barro/arañazos ! hecha/colegio/fiesta/desayuno/corriendo/jardin/cocina
    pero_no_era/ya_no_era/aquello_no_era/eso_no_era/esa_no_era/no_era_su_verdadera & mama/papa/su_madre/su_padre/su_mama/su_papa/su_abuela/la_abuela/su_hermano/su_hermana/abuela & beso/voz/entro/puerta/cama/cara/abrazo/sonrio/miro/ojos/olia/manos ! disfraz/sino/mono/gato/vecina/era_el/era_la/era_un/era_una/era_papa/era_su/broma
    debajo_de_la_cama/bajo_la_cama/debajo_de_la_cuna/debajo_de_su_cama/desde_debajo & agarro/agarrado/agarraron/tobillo/lamio/mano/garra/dedos/dientes & alguien/algo/le/la/lo/habia/salio ! ${WELCOME}/gatito/cachorro/pelota/calcetin/zapatilla/juguete/tesoro
    si_te_duermes/si_te_mueves/si_gritas/si_cierras_los_ojos/si_abres_los_ojos/si_apagas/si_sacas_un/si_lloras/si_respiras/cuando_apagues/cuando_te_duermas/si_te_asomas & salgo/vengo/lo_sabre/te_tapo_la_cara/te_corto/entro/subo/ultimo_grito/saco_la_mano/empiezo_por/me_llevo/te_llevo_al_pozo/nos_vemos_abajo/abrira_la_boca/te_comera/te_agarro/te_agarra ! ${WELCOME}
    debajo_de_tu/bajo_tu/en_tu_armario/detras_de_tu/dentro_de_tu/junto_a_tu & estoy/vivo/espero/respiro/tengo/escucho/huelo/aguardo & hambre/cama/frio/dientes/noche/duermas/apagues/ganas/pies/quieto ! ${WELCOME}/corazon/calcetin/polvo/zapatilla/pelusa
    saco_la_mano/empiezo_por/me_llevo/me_llevare/me_comere/me_quedo_con/me_quedare_con & tus_pies/los_pies/tus_orejas/tus_dedos/tu_nariz/los_dedos/tu_cara/tu_lengua/tus_ojos/tu_voz/tu_piel ! cosquill*/besos/beso/jug*
    hombre_del_saco/el_coco/el_cuco/señor_sombra/hombre_del_costal/la_llorona/la_mano_negra/el_sacamantecas & se_lo_lleva/se_la_lleva/se_los_lleva/viene/sube/subiendo/busca/pesaba/huele/cena/comera/come/pelando/mastic*/saco_que & niño/niña/niños/duerm*/escalera/cama/camas/armario/noche/tu ! ${WELCOME}/bueno/amable/triste/miedo_a
    algo/alguien/cosa & respiraba/respirando/latia/rascaba/goteaba/arañaba/masticaba/se_arrastraba/gateaba/reptaba & almohada/cama/pared/paredes/colchon/techo/armario/manta/cuna/vidrio/pasillo/escalera/oscuridad/rincon ! ${WELCOME}/cachorro/topo/ratones/gatita/hamster/erizo/tortuga/caracol/mochila/cueva
    cara/rostro/conejo/cabeza/cuerpo/brazo/mano/niña/niño/mujer/hombre & sin_piel/pelada_del/despellejad*/desollad*/en_carne_viva/mano_pelada/sin_lengua/sin_labios/sin_parpados & espejo/cristal/cama/debajo/abrazo/ventana/noche/habia/vivia/cantaban/miraba/sonreia/careta ! platano/mandarina/naranja/patata/melocoton/ajo
    cara/caras/rostro & payaso/niño/niños/mujer/anciana/hombre & podrid*/derretid*/descompuest*/agusanad*/sin_ojos/apretadas/boqueaban/a_medio_comer/hinchada/cosida/sin_piel ! calabaza/helado/muñeco_de_nieve/risa/maquillaje
    desde_que_la_enterraron/desde_que_lo_enterraron/lo_habian_enterrado/la_habian_enterrado/estaban_enterrados/los_que_estaban_enterrados/desentierren/salio_de_la_tumba/salio_de_la_tierra/salieron_de_la_tierra/ya_lo_enterramos & viene/vuelve/volvio/noches/sentarse/levant*/lloraba/llama/subir/huele/piel/cama/pies/cuarto ! semilla*/topo/tesoro/lombri*/tortuga/hueso*/patata*/zanahoria*/bulbo*
    ven_con_nosotros/ven_con_nosotras/ven_a_jugar/ven_a_acostarte/quedate_con_nosotros/quedate_con_nosotras/aqui_abajo/somos_muchas/somos_muchos/baja_con & pozo/lodo/laguna/fondo/tumba/tierra/lago/espejo/ataud/sotano/cementerio & niños/niñas/niña/voz/voces/frio/para_siempre/muert*/manos/boca ! sirena*/pez/peces/topo/topos/conejo*/luces/fiesta/merienda
    eligio/escogio/elige/elegir/escogido/elegido & un_niño/una_niña/a_un_niño/niños/al_siguiente & eres_tu/esta_noche/mira_bien/el_proximo/tu_cama/comer/sombra/bruja/monstruo/se_lo_comia ! premio/tarta/juego/regalo/noel/reyes/mago
    noche/oscuridad/armario/pasillo/cuarto/espejo/casa & un_poco_mas_cerca/un_paso_mas/cada_vez_mas_cerca/mas_cerca_de_tu/a_un_palmo/justo_detras/estaba_en_la_puerta/pegado_a_su/pegada_a_su & ${FIEND} ! ${WELCOME}/gallin*/dentista/oreja/orejas
    los_muertos/las_muertas/los_ahogados/los_enterrados/los_ahorcados/los_difuntos & camas/cama/niños/casas/sentaron/volvieron/levant*/ventana/abrio/abrieron/llamo/ojos/nombre ! ofrenda*/altar/flores/calaveritas/fiesta/papel_picado/vivos_y
    muertos/muerto/muerta/ahorcado/ahogado & abrio_los_ojos/la_llamo/lo_llamo/le_hablo/le_sonrio/se_levanto/me_miro/volvio_la_cabeza & uno/una/techo/sotano/nombre/entonces/ataud/caja/de_los ! rei*/fing*/hac*/broma/teatro/cansad*/sueño/hambre
    padres/madre/mama/papa/hermanos/hermano/hermana/sus_hermanos & los_de_verdad/la_de_verdad/el_de_verdad/la_verdadera/el_verdadero/los_verdaderos & pozo/sotano/desollad*/quieta/debajo/encerrad*/sombra/armario/bajo_tierra/bosque ! bigote/disfraz/azucar/corona
    sonrisa/cara/ojos/voz/manos & demasiados/demasiado_larga/demasiado_ancha/demasiado_grande/muchos_mas_dedos/mas_dedos/sin_parpadear/no_parpadeaba/no_pestañeaba/nadie_pestañeaba & noche/ventana/cama/señora/hombre/niña/niño/puerta/oscuridad/muñeca/viejita/armario/pueblo/cerradura ! buho/lechuza/sapo/rana/pez/tiburon/camaleon/bota/abrigo/tarta/juego
    grito/gritaba/llamo/gritar/quiso_gritar/pidio_ayuda & boca_llena/no_tenia_boca/no_le_salia/ya_no_tenia_voz/salieron_ellas/salieron_arañas/le_salieron/nadie_oia/no_se_oia_nada/nadie_la_oyo/nadie_lo_oyo & arañas/tierra/patas/dentro/tapa/almohada/cucarachas/cama/mano/pared/agua/moscas ! pastel/galleta*/bizcocho/sueño/algodon
    sangre/rojo/roja/huesos/cenizas & paredes/pared/techo/cuna/espejo/escribio/letras/grifo & goteaba/chorreaba/rezumaba/brotaba/empezo_a_salir/manchada/manchadas/salia ! pintura/tinta/fresa*/tomate/carmin/mermelada/pintalabios
    ya_nadie/nadie/nunca & volvio_a_ver/la_volvio_a_ver/lo_volvio_a_ver/los_volvio_a_ver/supo_de_ella/supo_de_el/los_encontro/la_encontro/lo_encontro & niño/niña/niños/hermano/hermana/armario/pozo/bosque/sotano/sombra/noche ! duende*/calcetin*/zapato/escondite/galleta*/llave/gafas/monstruo/dragon/lobo/bruja/ladron*`,
      upTo7: `
diablo/diablos, diabolic*, infernal/infernales,
grito/gritos/gritaba/gritaban/gritaron/gritando/chillo/chillaba de terror/horror/panico/dolor, aterroriz*,
terrorific*, escalofriante/escalofriantes, macabr*, sinistr*, risa/carcajada malvada/macabra/siniestra/tenebrosa,
la llorona, robachicos, chupacabras, viene/vendra el coco, que/y el coco te, el hombre/viejo del saco/costal,
chupasangre/chupasangres, ojos rojos ~ oscuridad, garras/garra ~ desgarr*, sombra/sombras con garras,
clav* los/sus colmillos, se trago/tragaba a la/los/un/una ${CHILD}, se trago al ${CHILD},
algo horrible/terrible/espantoso/siniestro ~ debajo/bajo/oscuridad, no podras/podreis escapar,
cosa horrible que vive/vivia debajo, algo/alguien gruñia/respiraba/gruñe/respira/arañaba ~ debajo/bajo ~ cama,
encerrad*/atrapad* alli/aqui/ahi para siempre, jinete/fantasma sin cabeza,
oscuridad/sombra/sombras/niebla se lo/la/los/las trago, se lo/la/los/las trago la oscuridad/noche/sombra,
se ${HIM} llevo/llevara/llevaran para siempre, hombre/mujer/figura/niña/criatura sin rostro/cara`,
      upTo5: `
para comerte mejor, te/os/nos comera/comere/comeran, ${HIM} va/voy/van/iba a comer vivo/viva/crudo/cruda, terror,
pavor, horripilante*, criatura/criaturas espantosa/horrible/horribles/monstruosa,
monstruo/monstruos horrible/horribles/espantoso/espantosos/sediento, no hay/habia escapatoria,
ogro/ogros/gigante que comia/come`,
      upTo3: `
zombi/zombis/zombie/zombies, hombre/hombres lobo, lobo feroz, monstruo/fantasma/ogro malo/malvado/feroz,
bruja mala/malvada/malisima, pesadilla horrible, ogro feroz, calavera/calaveras`,
    },
    cruelty: {
      always: `${NEAR_IN_SPANISH.cruelty}
encerr* al/a ~ en el/la/un/una ~ horno/arcon/pozo/ataud/nevera/congelador, eres/fuiste/sos lo peor que/de, lo peor que ~ ha pasado ~ eres/fuiste,
no vales/sirves ni para estorbar/llorar/nada/eso, ojala te/os hubieras/hubiera/hubierais/hubiese/hayas muerto/ahogado/matado, ojala hubieras muerto/tu, ojala ~ muerto tu, ojala ~ hubieras/hubiese muerto, eres/eras insoportable y/por ~ nadie/culpa/fue, nadie ~ te va a echar de menos,
${HIM} encerraban/encerraba/encierran ~ en el/la/un/una baño/aseo/lavabo/vestuario/taquilla/armario/trastero/desvan/sotano, ${HIM} encerraron/encerro en el/un/la baño/aseo/lavabo/vestuario/taquilla, ${HIM} encerr* en el/la/un/una ~ baño/aseo/lavabo/taquilla/trastero ~ dia/dias/horas/noche/llor*/grit*/comer/reian/luz/castig*,
encerr*/encierr* al/a ~ en el/la/un/una sotano/desvan/trastero/zulo/ataud/congelador/nevera/maletero, encerr* al/a ~ dias/semanas/meses sin, ${HIM} encerr* ~ dias/semanas/meses/años, ${HIM} encerr* ~ en el/un congelador/nevera/maletero/frigorifico/lavadora,
${HIM} orin*/meab*/meo/mearon/escup* ~ mochila/bocadillo/pupitre/almuerzo/merienda, algo habria/habra/habras hecho para/la/el ~ merec*/pobre, decia que algo habria hecho, reian ~ mientras ~ sangraba/suplicaba/pegaban/golpeaban/pateaban/pegaba/golpeaba, reian ~ verlo/verla sangrar/sufrir,
${HIM} oblig* a ~ comer/lamer/beber/besar/tragar ~ barro/tierra/basura/gusanos/estiercol/orina/pis/caca/suelo/botas/pies, ${HIM} hacian/hicieron/hizo/obligo/obligaron comer/lamer/beber/tragar ~ barro/tierra/basura/gusanos/estiercol/orina/pis/caca/suelo/jabon/botas/zapatos, ${HIM} grab* ~ mientras ~ peg*/desnud*/golpe*, grab* ~ paliza,
${HIM} abandon* ~ en ~ cuneta/gasolinera/contenedor/basura/carretera/vertedero, ${HIM} dej*/tir* ~ en la cuneta, ${HIM} ato/ataron/amarr* ~ arbol/poste/farola ~ abandon*/nunca/muri*/siempre, ${HIM} ech* de casa ~ nieve/frio/lluvia/noche/nunca/palos/patadas, ${HIM} dej* ~ nieve/frio/lluvia/intemperie ~ muri*/muer*/congel*/castigo,
ato/ataron/ataba/ataban/atar* ~ petardo/petardos/latas/cohete/cohetes al/a/en ~ rabo/cola/gato/perro/gata/lomo/burro, petardo/petardos/cohete ~ ${HIM}/${PET} ~ boca/rabo/cola/explot*/estall*, ${HIM} pinch*/quem*/${HIT} ~ por gusto/diversion/placer/reirse, ${HIM} hac* sufrir/rabiar/llorar por gusto/diversion/placer, disfrut*/divert*/reia/reian/gust* ~ haciendo/haciendole/haciendoles/hacerle/hacer/verlo/verla/verlos/oirlo/oirla/oir ~ sufrir/daño/llorar/suplicar/sangr*,
piso/pisaba/pisaban/pisaron/aplast*/pisote* al/a/las/los ~ ${PET}/${FABLE}/hormigas/hormiga/caracoles/caracol/pollitos ~ hasta/adrede/crujid*/gusto/diversion/placer, arranc* las/una/la/los alas/ala/patas/patitas/cola/antenas/plumas/bigotes ~ a/al/de/del ~ ${BEING}/mosca/moscas/mariposa/mariposas/saltamontes/hormiga/libelula/escarabajo, tir* piedras/pedradas al ${BEING}, tir* piedras/pedradas ${A_BEING} ${BEING}, ${HIM} tir*/lanz*/arroj* piedras/pedradas/ladrillos/botellas, apedre*,
tu/su ${MUM_OR_DAD} te/lo/la/os vendio/vendieron/vendera/abandon*/odia/odian/odiaba, tus/sus ${PARENTS} te/lo/la/los/os vendieron/venderan/abandon*/odian/odiaban, nadie ~ querra/quiere/queria a un/una niñ*/hijo/hija ~ como tu/asi/fe*/gord*/tont*, ojala no fueras ~ hijo/hija, no eres mi hijo/hija, eres/fuiste ~ peor ~ que me/nos ha/paso/hijo/hija, por tu/su culpa ~ ${MUM_OR_DAD}/${PARENTS}/mama/papa ~ fue/fueron/muri*/muert*/enferm*/separ*, ${MUM_OR_DAD}/mama/papa/${PARENTS} ~ murio/enfermo/separaron/fue/marcho por tu/su culpa,
ojala no/nunca hubieras/hubieses/hubieran/hubierais nacido, ojala no/nunca te hubiera/hubiese/hubieramos tenido/parido/conocido/adoptado, ojala te murieras/muriera/mueras/mates/pudras/atropelle/desaparecieras, maldito ~ dia en que naciste, no debiste nacer, fuiste/eres/sos un/una error/accidente/desgracia/verguenza/lastre/carga para/tu/de/y/eres/nadie/que/familia,
eres/sos un/una estorbo/lastre/desperdicio/aborto/engendro, nadie te quiere/aguanta/soporta/necesita, nadie te va a querer, nadie va a quererte, a nadie le importas, no le importas a nadie, no le importas a, no vales nada/ni, no vales para nada, no sirves para/ni nada/eso/ni, inutil ~ no sirves/vales, pedazo/monton de inutil/inutiles/basura/estiercol, que inutil eres/sois/sos, eres ~ inutil y/que/no/de,
dais asco, me dais asco, que asco das/dais/dan/me/te ~ gord*/fe*/niñ*/eres/das, que asco das/dais, cara/caras de imbecil/retrasad*/vomito, tienes cara de cerdo/cerda/sapo/rata/mono/tonto/imbecil/culo, callate/eh/oye/mirad/eres/gritaban/gritaba/gritaron/gritarle/llamaban/llamaba/decian/decia cara de cerdo/cerda/sapo/rata/mono/tonto/culo/perro/caballo/pizza,
mas tonto/tonta/estupid*/inutil y feo/fea/gordo/gorda/torpe/inutil, mas feo/fea/gordo/gorda y tonto/tonta/inutil/estupid*, eres/sos ~ mas tonta/tonto/fea/feo/inutil/gorda/gordo/idiota del/de/que, eres/sos tan tonta/tonto/fea/feo/inutil/gorda/gordo/estupid* que, eres/sos muy/tan/bien fea/feo/gorda/gordo y/que/nadie, tonta/tonto y fea/feo/gorda/gordo/inutil, fea/feo y tonta/tonto/inutil,
bola/saco de grasa/sebo, eres/estas/sos ~ gorda/gordo ~ como una/un vaca/foca/cerdo/cerda/ballena, ${HIM} llamaban/llamaba/gritaban/gritaba/llamo/llamaron/decian mongol*/retrasad*/tullid*/basura/inutil/estorbo, tullid*, mongolic*, ${YOU_ARE}/pareces un/una mongolo/mongola/mongol/subnormal/deforme/engendro/esperpento/aborto/monstruo asqueros*,
${YOU_ARE}/pareces un/una mongol/deforme/engendro/esperpento/aborto, cojo/coja/ciego/ciega/sordo/sorda/manco/manca/paralitico/paralitica de mierda, cojo/coja/ciego/ciega/sordo/sorda/manco/manca/paralitico/paralitica inutil/asqueros*/estupid*,
${HIM} encerr*/encadenaron/encadeno/encadenaba ~ sin ~ comer/comida/agua/luz, ${HIM} encerr* ~ sotano/desvan/trastero/perrera/mazmorra/calabozo/gallinero/armario ~ dias/semanas/años/gritab*/llorab*, ${HIM} encerr*/encadenaron/encadeno ~ sotano/radiador/perrera/mazmorra/trastero, encerr*/encaden* al/a ~ ${CHILD} ~ sotano/radiador/cadena/cadenas/perrera/trastero/mazmorra/oscuras,
encerr* ~ a oscuras, encerrad* con llave ~ sin, dej*/mantuv* ~ sin ~ comer/comida/agua ~ dias/semana/semanas, ${HIM} dejaban/dejaba/tenia/tenian sin comer/comida, sin darle/darles/darte/dar de comer/beber ~ dias/semanas/semana/muri*, ${HIM} mataban/hizo/hacia/hicieron/hacian pasar/de hambre, no ${HIM} daban/daba/dieron/dio de comer, te quedaras sin comer/comida,
${HIM} castig* ~ cinturon/correa/vara/golpes/azotes/palos, ${HIM} quem* ~ mano/manos/brazo/brazos/piel/cara/pies/dedos ~ cigarr*/mechero/hierro, ${ar("aplast")} al/a ~ ${PET} ~ pie/piedra/bota/zapato/hasta/muri*, ato/ataron/atar/atarle/ataban ~ petardo/petardos/lata/latas ~ cola/rabo, met* al/a ~ ${PET} ~ microondas/horno/lavadora, piedras/pedradas/palos hasta ~ matarl*/muri*/moverse/sangr*, a pedradas, hac*/haciend*/hizo sufrir al/a ~ ${PET}/${CHILD}/debil/debiles/animales, disfrut* ~ verlo/verla/verlos/viendo ~ sufrir/llorar/sangrar,
tortur*, sadico/sadica/sadicos/sadismo, atormentaba*/atormentaron a/al/por,
hacer/hacia/hacerlo/hacerla/haciendolo sufrir por diversion/placer/gusto,
para verlo/verla/verlos/verlas/verle/oirlo/oirla/oirlos/oirlas tiritar/llorar/sufrir/gritar/chillar/suplicar/sangrar/retorcerse/arrastrarse/maullar/gemir/aullar, disfrut*/goza*/gozo ~ sufrimiento/sufrir/dolor, se reia/rio/reian/rieron ~ sufrimiento/agonia,
suplic*/rog*/imploro por su vida, suplic* piedad,
${HIM} arranco/arrancaron/arrancaba/arrancaban/arranca las/una/los/la/sus alas/ala/patas/pata/plumas/cola/antenas/bigotes,
arrancarle/arrancarles/arrancandole las/una/los/la alas/ala/patas/pata/plumas/cola/antenas,
arranc* las alas/patas a/al, ${HIM} corto/cortaron/cortaba/cortar las/los/una/la alas/patas/bigotes,
cortarle/cortarles las/la alas/patas/cola, pateo/patear/pateaba/patearon al ${PET}/${CHILD},
pateo/patear/pateaba/patearon a un/una/su/la/los ${PET}/${CHILD}, patada/patadas al ${PET}/${CHILD},
patada/patadas a un/una/su/la/los ${PET}/${CHILD},
tiro/tirar/tiraba/tiraban/tiraron/tirarle/lanzaron/lanzaba/lanzo/arrojaron piedras al/a/contra ${PET}/${CHILD}/un/una/los/la/las/el ${PET}/${CHILD},
tirar/tirarle/tiraba/tiraban/tiraron/lanzaban/lanzaron/tiro piedras al/contra ${PET}/${CHILD},
ahogo/ahogar/ahogaron al ${PET}, ahogo/ahogar/ahogaron a los/las/su/un/una/sus ${PET},
prendi*/peg*/pusieron fuego al ${PET}, prendi*/peg*/pusieron fuego a un/una/la/los/su ${PET}, quem* al ${PET},
quem* la cola al ${PET}, aplasto/aplastar/aplastaron al ${PET}, aplasto/aplastar/aplastaron a un/los/las ${PET},
maltrat* al ${PET}/${CHILD}, maltrat* a los/las/la/su/sus/un/una ${PET}/${CHILD}, maltrato animal/infantil,
${HIM} dejo/dejaron/dejaba/tenia/tenian sin comer/comida dias/durante/varios/semanas, dej*/mat* ~ de hambre al ${PET},
${HIM} abandono/abandonaron/abandonare/abandonaran en el/la/un/una/medio bosque/carretera/calle/basura/desierto/cuneta/del,
abandono/abandonaron/abandonar/abandonaba a su/sus/un/una/los/tu/tus ${CHILD}/${PET}/mascota,
abandono/abandonaron al ${CHILD}/${PET}, tus ${PARENTS} ya/nunca te/no quieren/te quieren,
tus ${PARENTS} no te quieren/querian, tus ${PARENTS} te odian/abandonaron/vendieron/abandonaran,
tu ${MUM_OR_DAD} ya/nunca no/te te/quiso quiere, tu ${MUM_OR_DAD} no te quiere/queria,
tu ${MUM_OR_DAD} te odia/abandono/abandonara, nunca te quisieron, nadie te querra/querria nunca/jamas/asi,
nadie te quiere ni/porque, todos te odian, todo el mundo te odia, te odian todos, deberias no haber nacido,
no deberias haber nacido, no deberias existir, das asco, me das asco, doy asco, eres repugnante,
${YOU_ARE} gord*/fe* y gord*/fe*/tont*/nadie,
${YOU_ARE} un/una gord*/lisiad*/tullid*/invalid*/mongol*/retrasad*/minusvalid*/adefesio,
gordo/gorda asqueroso/asquerosa/seboso/sebosa, vaca/foca/ballena gorda asquerosa, enano asqueroso, cara de monstruo,
se burlaban/burlo/burlaba/burlaron/reian/rio/reia/rieron de la/el/su/sus cojera/discapacidad/ceguera/sordera/tartamudez/muletas/paralisis,
se burlaban/burlo/burlaba/burlaron/reian/rio/reia/rieron del/de ~ ciego/ciega/cojo/coja/sordo/sorda/tartamudo/invalido/lisiado/paralitico,
se burlaban/burlo/burlaba/burlaron/reian/rio/reia/rieron ~ silla de ruedas,
se burlaban/reian/burlaron/rieron ~ porque ~ silla de ruedas, cabeza en/dentro el/del inodoro/vater/retrete/water,
${HIM} obligaron/obligo a comer tierra/basura/gusanos, ${HIM} encerro/encerraron/encerraba a oscuras,
${HIM} encerro/encerraron/encerraba en el/un cuarto oscuro, esclavizar*/esclavizo/esclavizaron/esclavizad*,
${HIM} trataba/trataban como esclavo/esclava/esclavos/basura,
${HIM} trataba/trataban como a un/una perro/esclavo/esclava, ${HIM} trataba/trataban como a esclavos/esclavas/perros,
vendio/vendieron a su/sus ${CHILD}, ${YOU_ARE} feo/fea/gordo/gorda y nadie,
nadie quiere jugar/estar contigo porque/gordo/gorda`,
      upTo7: `
todos/todas se rien/reian/burlan/reiran/burlaban/burlaran de ti, ${HIM} llamaban/llamaba/llamaron gordo/gorda/cerdo/cerda/foca/vaca/enano/fea,
nadie te quiere, no te quiere nadie, te odiamos, no vales nada, no vales para nada, no sirves para nada,
eres una carga, eres un estorbo, ya no te queremos, crueldad, cruelmente, despiadad*, maltrat*,
${HIM} humillo/humillaron/humillaba/humillaban, vete y no vuelvas nunca/jamas, no te queremos aqui,
${HIM} escupio/escupieron/escupia en/a la cara,
${HIM} encerro/encerraron/encerraba en el/un/una/la armario/jaula/ropero, nadie quiere jugar/estar contigo`,
      upTo5: `
${YOU_ARE} feo/fea/feos/feas/gordo/gorda, que feo/fea/gordo/gorda eres, te odio, ya no te quiero,
madrastra malvada/cruel,
se burlaban/burlaba/burlo/reian/reia/rieron de su/sus nariz/gafas/barriga/dientes/orejas/acento/piel/cara/cuerpo/pelo`,
    },
    sexual: {
      always: `${NEAR_IN_SPANISH.sexual}
ninfas/ninfa/doncella/doncellas/niña/chica/mujer/mujeres/criada ~ forzarla/forzarlas/forzo, ${HIM} desabrocho/desabrochaba/desabotono la/el/su blusa/vestido/sujetador/bragueta,
${HIM} arranco/arrancaron/arrancaba el/la/los/las/su vestido/ropa/blusa/falda/camison/bragas/camisa/pantalones/ropas, se tumbo/tendio/echo/subio encima de ella ~ desnud*/gemi*/beso/ropa/pechos, gemia/gemian/gemidos de placer/gusto, foto/fotos/video/videos/selfi/selfie/selfis sin camiseta/ropa/pijama/bañador/bragas/nada, ${HIM} acarici* ~ muslo/muslos/ingle/entrepierna/pechos,
se/te/me/le quito/quita/quitaba/quitar/saco/sacaba/desabrocho/desabrochaba/arranco/bajo/bajaba/quitaron el/los/su/las/la sujetador/sosten/brasier/corpiño/tanga/liguero, quit*/desabroch*/arranc*/sac* ~ el/su/los/las sujetador/brasier/corpiño/tanga/liguero, quit*/desabroch*/sac* ~ sosten, sin sujetador/bragas, sujetador/brasier/bragas de encaje/caido/caidas/suelo, ${HIM} quit*/arranc*/baj* el/la/los/las vestido/falda/blusa/pantalones/pantalon/camisa y/hasta/mientras/lentamente/poco ~ acarici*/desnud*/pechos,
club ~ bailarina*/billetes/desnud*/chicas, lanzaban/metian/metio ~ billetes ~ escote/liguero/tanga/bragas/bailarina, bailarina/bailarinas ~ desnud*/ropa/escote/barra ~ clientes/billetes/club, clientes ~ billetes ~ bailarina/ropa/escote, baile/bailes erotic*/exotic*/barra, club de alterne, chicas de compañia, te quiero/deseo/quiero sin ropa/desnud*, quiero verte/tenerte sin ropa/desnud*, sin ropa ~ encima de mi/ti/ella, sin ropa y/en/sobre/entre ~ conmigo/amante/sabanas/jadeo/jadeos,
encima de mi/ella/el ~ gemi*/desnud*, jadeos/jadeaban/jadeaba ~ sabanas/desnud*/placer, gemid*/gemi*/gime/gimen ~ placer/gusto/extasis/deseo/excit*, sud* ~ desnud*, ${HIM} levant* la/las falda/faldas, ${HIM} baj*/abri* la bragueta, baj*/abri* la bragueta, ${HIM} comi*/com* la boca, morrear*/morreaban/morreando/morreandose/morreo/morreos, sobo/sobaba/sobaban/sobaron/sobando/sobeteo/sobetear* ~ culo/trasero/pechos/muslos/tetas/piernas,
acarici*/bes*/lami*/lamia/lame/palp* ~ pechos/senos/muslos/nalgas/pezones/ingles, pechos/senos/tetas al aire, pechos/senos/nalgas desnud*/descubiert*, enseñ*/mostr* ~ pechos/tetas/bragas/genitales/pene/pilila, pilila/pililas ~ toc*/chup*/lam*,
toc*/chup*/lam*/bes*/agarr* ~ pilila/bragueta, pas*/pasaron la noche ~ desnud*/gimi*/haciendo, hac*/hicieron/hacian/hizo cosas de mayores/adultos ~ cama/desnud*/ropa, poseyo/poseer*/hizo suya ~ cama/noche/desnud*, perd* la virginidad, virginidad, desvirg*, oblig*/hizo/hicieron/pidio/ordeno ~ desnudarse/desnudarla/desnudara/desnudase/desnudaran, oblig* a ~ besarlo/besarle/tocarlo/tocarle/tocarla, desnudar* ~ foto/camara,
cliente/clientes ~ prostitu*/desnud*, vend* su cuerpo, violo/violaron/violaba/violar/violando a/al ${BEING}/la/una/su/un, ${HIM} violaron/violo/violaba/violaban, excit*/calient* ~ verla/verlo/vio ~ desnud*, afrodisiac*, trio ~ desnud*, amantes ~ cama/sabanas/desnud*, lencer*, ligueros/liguero, escote ~ desnud*/pechos,
se acostaron/acosto/acostaban juntos/juntas/desnud*/con desnud*/ella/su/el ~ desnud*/amante, se acostaron/acostaba/acostarse juntos desnudos, desnudos/desnudas/desnudo/desnuda ~ bajo/entre/en/sobre las/la/su sabanas/cama/sofa, completamente/totalmente desnuda/desnudas/desnudos,
besos/beso/besar*/beso/besandose/besaban con/usando lengua/la, lenguas se entrelaz*/enred*/juntaron, sujetador/brasier/bragas/braga/calzoncillos/braguitas ~ oli*/huel*/oler/lami*/besa*/excit*/deseo/usad*, oli*/olfate*/lami*/besaba ~ bragas/braguitas/sujetador/calzoncillos, ${HIM} quito/quitaba/desabrocho/arranco/desabrochaba ~ sujetador/brasier/bragas/braguitas/blusa, pagina/paginas/pelicula/peliculas/video/videos/revista/revistas/web porno/guarra/guarras/adultos/xxx/equis,
excitad* ~ desnud*/deseo/pechos, excitad* sexual*, ${HIM} excit* ~ cuerpo/desnud*/verla/verlo/piernas/pechos/tocar*/bragas, gimi*/gemi* de/y ~ placer/deseo/gusto/excit*, hac*/hicim*/hicieron/hizo el amor, se desnud* ~ cama/juntos/despacio/besar*/acost*/el/delante, abrio/abre/abrir las piernas ~ penetr*/gemi*/desnud*, penetr* ~ ella/dentro/vagina/gemi*, orgasm*, prostitu*, ${HIM} deseaba ~ desnud*/cuerpo,
sexo, sexual/sexuales/sexualmente/sexualidad, sexy, erotico/erotica/eroticos/eroticas/erotismo, porno, pornogr*,
orgasmo/orgasmos, orgia/orgias, eyacul*, ereccion/erecciones, masturb*, coito/coitos, copular/copulaban/copularon,
fornic*, felacion/felaciones, cunnilingus, sodom*, pene/penes, vagina/vaginas/vaginal, vulva/vulvas, clitoris,
testiculo/testiculos, escroto, genital/genitales, pubis, pubico/pubica, semen, esperma, condon/condones,
preservativo/preservativos, prostitut*, prostitucion, ramera/rameras, burdel/burdeles, prostibulo/prostibulos, hotel/motel/habitacion/pension por horas,
puticlub, lenceria, tanga/tangas, estriptis/striptease, dildo/dildos, onlyfans, hentai, kamasutra, sadomaso*, bdsm,
nudista/nudistas, topless, tetas/tetona/tetonas/tetazas, pezon/pezones, entrepierna, manose*, toquete*, magrear*,
senos/pechos desnudos/firmes/turgentes,
acaricio/acariciaba/acariciar/toco/tocaba/tocar/tocarle/beso/besaba/lamio sus/los/las/tus/mis pechos/senos/nalgas/muslos/genitales/tetas,
violador/violadores, violacion/violaciones, violarla/violarlo/violarte/violarlas/violarme, ${HIM} violo/violaron,
fue/fueron violada/violadas, incest*, pederast*, pedofil*, zoofil*,
abus* de ella/una/la/el/un/su niña/hija/mujer/chica/niño, abuso de ella, lascivi*, lujuri*, libidin*,
cachondo/cachonda/cachondos/cachondas, gemia/gemian/gimio/gimieron/gemidos/gemido de placer,
placer/deseo/deseos/placeres carnal/carnales, hicieron/hacian/hacer/haciendo/hagamos/hizo/hacerle el amor,
relaciones intimas, se acosto/acostaron/acostarse con su/ella/el amante/desnud*,
folla/follar/follan/follando/follaron/follamos/follo/follarla/follarte/follarlo/follada/follador/follarse, polvazo,
mamada/mamadas, chupamela/chupasela/chuparsela/mamamela, mi/tu/su polla, pollon,
hacerse/hacerte/hacerme/haciendose una paja, pajillero/pajilleros, pajero/pajeros, cogersela/cogermela,
culear/culeando/culeo/culearon, garchar/garcharon/garchando, desnudate/desnudense/desnudaos,
${HIM} desnudo/desnudaron/desnudaba, desnudarla/desnudarlo/desnudarte/desnudarme/desnudandola/desnudandolo,
se desnudo/desnudaron/desnudaba/desnudar/desnudaban delante/frente/lentamente/ante/juntos,
cuerpo/cuerpos desnudo/desnudos, desnud* en la cama,
mujer/mujeres/chica/chicas/modelo/modelos/hombre/hombres desnuda/desnudas/desnudo/desnudos,
foto/fotos/video/videos desnudo/desnuda/desnudas/desnudos, foto/fotos/video/videos sin ropa,
beso/besos/besar/besarse/besaron/besaba con lengua, ${HIM} metio la lengua en la/su boca,
beso/besos/besaron/besaba/besarse apasionado/apasionados/apasionadamente, su miembro erecto/duro,
penetrarla/penetrarlo/penetrandola, la/lo penetro,
toco/tocaba/tocar/tocarle/tocarte/tocarla/apreto/acaricio/acariciaba/sobaba el/su/tu/los/mi culo/trasero/culito/pechos,
cama desnudo/desnuda/desnudos/desnudas, ${HIM} quito/quitaba/quitaron las bragas,
${HIM} quito/quitaba/quitaron los calzoncillos`,
      upTo7: `
besar/besarse/beso/besos/besaron/besaba en la boca, beso/besos/besaron/besarse/besaba en los labios, nalgas/nalga,
su/sus amante/amantes, sensual/sensuales, seducir*, sedujo/seducia, seductor/seductora, en ropa interior,
ropa interior de encaje`,
    },
    substances: {
      always: `${NEAR_IN_SPANISH.substances}
se metio/metia/metieron/mete/meten una/dos/tres/unas/varias raya/rayas, dio/dieron/daba/dar/darle ~ a probar ~ orujo/anis/licor/ron/vino/cerveza/whisky/aguardiente/coñac/ginebra, traguito/sorbito/trago/chupito/copita/copa de/del orujo/aguardiente/whisky/vodka/ginebra/coñac/ron/licor/anis ~ dorm*/calm*/call*/valor/olvid*/penas, fumar te/os hace/hara/pone,
se pinch*/met*/inyect* heroina/coca/morfina/cocaina, pinch* heroina, bote/frasco/caja/tubo/puñado/botes ~ de pastillas/pildoras/capsulas/calmantes/tranquilizantes, esnif* polvo/polvos, dos/tres/cuatro/cinco/seis/siete/diez/varias/muchas cervezas ~ despues/hasta/tambale*/caer*/mare*/pie, pasad* de copas, ron/aguardiente/vodka/ginebra/whisky ~ hasta ~ caer*/cay*/pie/sentido, no se tenia en pie ~ cerveza/cervezas/vino/ron/copas/alcohol,
tom*/trag*/comi*/prob*/bebi*/engull* ~ pastillas/pildoras/capsulas/medicamentos/tranquilizantes/calmantes de/del ~ mama/papa/abuela/abuelo/madre/padre/mesilla/botiquin/colores/tia/profesora/maestra, pastillas/pildoras/capsulas/medicamentos/medicinas ~ parecian/eran/sabian/parecen/saben/son/como ~ caramelos/gominolas/chuches/golosinas/dulces/chocolate/fresa, trag*/tom* ~ pastillas/pildoras/medicinas/capsulas ~ puñado/puñados/nube/flot*/volar/colocad*/feliz,
${HIM} dio/dieron/daba/ofrecio/vendio/regalo/paso/metio ~ pastilla/pastillas/pildora/pildoras/papelina ~ volar/flotar/feliz/fiesta/bailar/reir/pena/penas, tom*/comi*/trag*/vend* extasis/tripis/tripi/speed, farlopa/papelina/papelinas/popper/poppers, camello/camellos ~ vend* ~ pastillas/polvo/bolsita/bolsitas,
polvo/polvos/polvito/polvitos blanco/blancos ~ raya/rayas/billete/esnif*/inhal*/euforic*, inhal*/esnif* ~ polvo/polvos/polvito/polvitos/pegamento/cola/gasolina/raya/rayas/disolvente/gas, pinch*/inyect* ~ vena/venas, ${HIM}/se coloc* con ~ pastillas/pegamento,
hierba ~ fum*/colocad*, ${DEAL} ~ calada/caladas, encend*/encendio ~ pitillo/pitillos,
curda/tajada/cogorza/melopea/merluza ~ agarr*/pill*/cogi*/llev* ~ vino/ron/taberna/copas/cerveza, agarr*/pill*/cogi* una cogorza/borrachera/melopea/curda, tanto/mucho/demasiado/tanta/mucha/demasiada ron/licor/cerveza/aguardiente/whisky/vodka/ginebra/orujo/anis/tequila, se bebio/bebia/bebieron/beben/bebe ~ ron/cerveza/licor/ginebra/vodka/whisky/anis/orujo/cervezas/aguardiente, bebi*/bebe/beben/tomo/tomaba/tomaron/trag* ~ trago/tragos/copa/copas/jarra/jarras/vaso/vasos/barril/botella/botellas/bota/odre/petaca/chupito/chupitos ~ vino/ron/cerveza/licor/ginebra/vodka/whisky/anis/orujo/coñac/tequila,
ron/cerveza/licor/anis/ginebra/aguardiente ~ hasta/y ~ mare*/tambale*/caer*/vomit*/hip, ${HIM} dio/dieron/daban/ofrecio/sirvio/sirvieron/echaron ~ ron/cerveza/licor/ginebra/aguardiente/anis/whisky/cervezas/vodka, para olvidar ~ ron/cerveza/alcohol/copas, ahog* ~ penas ~ vino/ron/cerveza/alcohol/copa/botella/licor, petaca ~ trago/tragos/ron/whisky/licor, bebi*/tomo/tomaron ~ jarabe/colonia/lejia entero/entera, bebi*/tomo/trag* ~ lejia/detergente/colonia,
narco/narcos/narcotic*/narcotrafic*, cocinar/cocinaba/cocinaban/cocinan/cocinando/cocino cristal, setas/hongos/hongo/seta alucin*/magicas/magicos/psicodel* ~ com*/colo*/ver/tom*/prob*, setas/hongos/hongo/seta alucin*, ${HIM} vend* ~ pastillas/porros/droga*/coca/pastis, vend*/compr*/traficaba/trafic* ~ porros/droga*/cocaina/coca/pastis/cristal/marihuana/heroina,
trag*/tom*/prob*/met* ~ pastilla/pastillas/pildoras ~ flotar/volar/colores/colocar*/colocad*/feliz/fiesta/golpe/todas/bote/frasco, colocarse/colocado/colocada/colocados con/de/hasta ~ pastillas/hierba/porros/pegamento/cola/setas/droga*, se colocaba/coloco/colocaban/colocaron ~ pastillas/porros/hierba/pegamento/setas/droga*, por la nariz ~ coca, polvo blanco ~ por la nariz, met*/aspir*/inhal* ~ polvo blanco/raya/rayas ~ nariz, raya/rayas de coca/polvo/cocaina, coca ~ esnif*/nariz/raya/gramo/polvo, heroina ~ vena/venas/jeringa/jeringuilla/inyect*/brazo/pinch*, jeringa/jeringuilla ~ vena/venas ~ droga*/heroina/placer/colo*, crack ~ fum*/pipa,
bebi*/beber/tomaron/tomaba ~ hasta emborrach*/desmay*/vomit*/perder/inconsciente/borrach*, bebi*/beber/tomaron/tomaba ~ hasta ~ borrach*/inconsciente/conocimiento, bebi*/beber/tomaron/tomaba ~ botella/copa/copas/vaso/trago/tragos/jarra de/del vino/ron/whisky/vodka/ginebra/tequila/licor/cerveza/anis/aguardiente, cerveza/vino/ron/vodka/tequila/whisky/cervezas ~ hasta ~ borrach*/caer*/vomit*, fuma/fumar/fumaron/fumaba hierba/maria/yerba/mota, liar/lio/lia/liaba un/una porro/cigarro/canuto, canuto de hierba/maria,
droga/drogas/drogo/drogon/drogata/drogatas, drogad*, drogar*, cocaina, cocainoman*, marihuana/mariguana/marijuana,
hachis, cannabis, metanfetamin*, anfetamin*, fentanil*, morfina, opio, lsd, ketamina, pastilla/pastillas de extasis,
alucinogen*, esnif*, heroinoman*, traficante/traficantes, inyectar*/inyecto/inyectaba/inyectarse/inyectaron ~ heroina,
dosis/gramos/gramo/jeringa de heroina/coca, una raya de coca,
oler/olia/olian/inhalar/inhalo/inhalaban/oliendo pegamento/gasolina/disolvente, porro/porros/porrito/porritos,
fumar/fumo/fumaba/fumaban/fumaron/fumando/fuma/fuman/fumas/fumarse/fumarte/fumate/fumador/fumadora/fumadores/fumemos,
cigarro/cigarros/cigarrillo/cigarrillos/cigarrito/cigarritos, tabaco/tabacos/tabaquismo, nicotina,
vapear/vapeo/vapea/vapeaba/vapeaban/vapeando, vapeador/vapeadores/vaper/vapers, cachimba/cachimbas,
encendio/encender/enciende un puro, borracho/borracha/borrachos/borrachas/borrachera/borracheras, borrachin*,
emborrach*, ebrio/ebria/ebrios/ebriedad, embriaguez, alcohol/alcoholes, alcoholic*, alcoholism*, alcoholizad*,
cogorza, beodo/beodos, sobredosis, aguardiente, cubata/cubatas, gin tonic,
bebio/bebia/bebian/bebieron/beber/bebiendo/bebe/beben/bebete/bebamos/probo/tomo/tomaba/tomaban/tomar/tomate ~ vino/cerveza/cervezas/ron/whisky/vodka/tequila,
bebio/bebia/bebian/bebieron/beber/bebiendo/bebe/beben/probo ~ licor/ginebra/champan/champaña/brandy/coñac/mezcal,
somnifero/somniferos, barbituric*, ansiolitic*, puñado/frasco/bote de pastillas, pastillas para dormir,
tomo/tomate/tomar/tomaron/trago/tragate/traga muchas pastillas,
tomo/tomate/tomar/tomaron/trago/tragate/traga todas las pastillas,
dio/dieron/dar/da/dale una/otra/unas calada/caladas, brind* con ron/whisky/cerveza/vino/champan`,
      upTo7: `
orujo, traguito/sorbito/chupito/copita/chupitos de/del vino/orujo/anis/ron/licor/cerveza/whisky/coñac,
cerveza/cervezas/cervecita/cervecitas, whisky/whiskey/wiski, vodka, tequila, mezcal, coñac, licor/licores,
champan/champaña, pulque,
copa/copas/vaso/vasos/botella/botellas/jarra/jarras/trago/tragos/barril/barriles/sorbo de vino/ron/ginebra/cava/sidra/brandy/sake,
vino tinto, los vinos, copas/tragos de mas, tenia/con resaca, cantina/cantinas, mojito/mojitos,
tomar*/tomaron/tomaba unas copas, aguardientes`,
      upTo5: `
taberna/tabernas/tabernero, un puro`,
    },
    insult: {
      always: `
hijoputa/hijoputas/hijueputa, imbecil de mierda, idiota/imbecil/estupido/estupida asqueros*/inutil, ${YOU_ARE} ~ idiota/imbecil/estupido/estupida/retrasad*/cretin*/subnormal, callate/calla/vete/largate ~ idiota/imbecil/estupido/estupida/inutil/gord*/cerdo/cerda, niño/niña/crio/cria/mocoso/mocosa/chico/chica/hijo/hija inutil/estupid*/asqueros*/imbecil/idiota/repugnante, que niña/niño mas/tan tont*/inutil/estupid*/fe*, eres ~ mas tonta/tonto que,
puta/putas/puto/putos/putita/putitas/puton/putones/putada/putadas/putisima/reputa/reputisima,
hijoputa/hijosdeputa/hijaputa, jueputa/hideputa, hijueputa/hijueputas, hdp, ctm, ptm,
hijo/hija/hijos/hijas de perra/puta/p, hijo/hija/hijos de la gran/grandisima, malparid*, malnacid*,
mal nacido/nacida/parido, mierda/mierdas/mierdoso/mierdosa/mierdecilla/comemierda/comemierdas, me cago en, la cagaste,
la cago, la hemos/has cagado, jode/joden/joder/joderos/joderse,
jodas/jodan/jodete/jodeos/jodanse/jodio/jodido/jodida/jodidos/jodidas/jodiendo/jodiste/jodedor/jodon,
coño/coños/coñazo/coñoetumadre, cojon/cojones/cojonudo/cojonuda/cojonazos, acojon*, descojon*, hostia/hostias,
gilipoll*, soplapoll*, tocapelotas, hinchapelotas, cabron/cabrona/cabrones/cabronas/cabronazo/cabronada, encabron*,
lameculos, caraculo/caraculos, cara de culo/mierda, tonto del culo/bote, por el culo, por culo, que te den por saco,
chupame/chupala/besame el/mi culo, culiao/culiaos/culiado/culiada, culero/culeros, eres un ojete,
vete/vayan/vayanse/idos/ve/andate/larguense/largate al carajo/infierno, al carajo, carajo/carajos, a la mierda,
pendej*, chinga/chingas/chingar/chingue/chinguen/chingues/chingate/chingo/chingon/chingona/chingones, chingad*,
no mames, no mamen,
pinche/pinches idiota/idiotas/tonto/tonta/mocoso/mocosos/mocosa/vieja/viejo/perro/perra/gente/madre/escuincle/gordo/gorda/naco/loco/loca/mundo/vida/niño/niña,
verga/vergas/vergazo/vergazos/vergon/careverga/caraeverga/mamaverga/mamahuevo/mamaguevo/mamabicho, gonorrea/gonorreas,
carechimba, pirobo/pirobos, huevon/huevona/huevones/huevonas/guevon/guevona/guevones,
weon/weona/weones/aweonao/aweonado/ahuevonado, saco wea, maraco/maracos,
conchetumadre/conchetumare/conchatumadre/conchasumadre, concha de tu/su madre/hermana, concha tu madre,
la concha de la lora, conchudo/conchuda/conchudos, boludo/boluda/boludos/boludas/boludez/boludeces,
pelotudo/pelotuda/pelotudos/pelotudas/pelotudez, sorete/soretes, sos/eres un forro, cojudo/cojuda/cojudos/cojudez,
huevada/huevadas, singao/singaos, puñeta/puñetas/puñetero/puñetera/puñeteros, bastardo/bastarda/bastardos,
subnormal/subnormales, retrasado/retrasada/retrasados/deficiente/deficientes mental/mentales,
eres/sois/sos/pareces retrasado/retrasada/retrasados, mongolo/mongola/mongolos/mongolito,
tarado/tarada/tarados/taradas, cretino/cretina/cretinos, vaya/menudo/valiente capullo,
pedazo de capullo/escoria/basura/inutil/imbecil, eres/sos un capullo, sois unos capullos,
eres/sos una guarra/fulana/perra/cerda, maldita/sucia/asquerosa zorra/perra/guarra, perra maldita, zorron,
hijo de cerda, ${YOU_ARE} escoria/basura, ${YOU_ARE} una basura/escoria, ${YOU_ARE} un cerdo/perro asqueroso/inmundo,
maldito/maldita/malditos mocoso/mocosa/mocosos/niño/niña/niños/crio/crios,
maldito/maldita/malditos estupido/estupida/idiota/imbecil/cerdo/bastardo,
mocoso/mocosa/mocosos asqueroso/asquerosa/asquerosos/inutil, cierra el hocico, callate el hocico,
maricon/maricona/maricones/mariconada/mariconazo, marica/maricas, joto/jotos, trolo/trolos,
tortillera/bollera asquerosa, travelo/travelos, nenaza/nenazas, machorra, la madre que te/lo/la/los/me pario,
me vale madre/madres, zorra/perra/puerca/puerco asquerosa/asqueroso/inmunda, hijo/hijos e puta, hijueperra, hijoepu,
niñato/niñata/niñatos/niñatas, ${YOU_ARE}/pareces un/una parasito/lacra/feto/piltrafa/deshecho/desecho/malparido, ${YOU_ARE} un cero a la izquierda, ${YOU_ARE} ~ asqueros*, ojala/que te/os/le parta un rayo, mal rayo te/os/le parta, pudrete/pudranse/pudriros, cierra/cerrad esa/la/tu bocaza, ${YOU_ARE} la verguenza de/para, que asco de cria/crio/niño/niña/niños/hija/hijo/gente/bebe/mocoso/mocosa/familia,
ni tu/su madre/padre/familia/mama/papa/perro te/le/lo/la aguanta/traga/soporta/quiere, nadie te traga/tragara, aqui sobras, sobras aqui/en, sucio/sucia/asqueroso/asquerosa mocoso/mocosa/crio/cria/niñato/renacuajo, renacuajo/mocoso/mocosa/enano inutil/asqueroso/estupido/lloron/llorona, me tienes/teneis harto/harta, ${YOU_ARE} insoportable/insoportables, ${YOU_ARE} ~ malcriad*, ${YOU_ARE} tan ~ que ~ rompes/espejos/vomitar/asco, nadie quiere ~ porque eres/sois ~ aburrid*/pesad*/tont*/insoportable/fe*,
das/dais pena niño/niña/criatura, tu/vuestra cara da/me asco/da, das/dais verguenza ajena, ${YOU_ARE} un/una fracaso/desastre de niño/niña/hijo/hija/persona, ${YOU_ARE} un caso perdido, no te soporta nadie, nadie te soportaba/aguantaria/soportara,
no sirves/vales ni para, bebe/llorica inutil/asqueroso/estupido, una/pura basura/porqueria igual/como que/tu`,
      upTo7: `
idiota/idiotas, imbecil/imbeciles, estupido/estupida/estupidos/estupidas/estupidez/estupideces, cagon/cagona/cagones,
cagada/cagadas,
${YOU_ARE} un/una/unos/unas inutil/inutiles/fracasado/fracasada/perdedor/perdedora/desgraciado/desgraciada/miserable/asqueroso/asquerosa/sinverguenza,
${YOU_ARE} asqueroso/asquerosa/asquerosos, maldita sea, maldito/maldita/malditos seas/seais,
pringado/pringada/pringados, gordinflon/gordinflona,
cara de moco/mocos/pedo/caca/verruga/vomito, menos luces que un/una, menos cerebro que un/una, ${YOU_ARE} un/una pesado/pesada/plasta/pelma/llorica/mocoso/mocosa/cobardica/zoquete/mequetrefe`,
      upTo5: `
${YOU_ARE} tonto/tonta/tontos/tontas/bobo/boba/bobos/bobas,
${YOU_ARE} un/una/unos/unas/muy/mas/tan tonto/tonta/tontos/tontas/bobo/boba, callate/calla tonto/tonta/bobo/boba,
pedazo de tonto/tonta/alcornoque/bruto/burro, que tonto/tonta/bobo/boba eres, so tonto/tonta, lelo/lela`,
    },
    hate: {
      always: `${NEAR_IN_SPANISH.hate}
son/eran/es chusma/gentuza/escoria/alimañas, dios castiga/castigara/castigaria/odia/odiara a los/las/quien/quienes/esos/todos/aquellos, niño/niña/alumno/alumna negro/negra/gitano/gitana/moro/mora/judio/judia ~ al fondo/aparte porque, niño/niña/alumno/alumna negro/negra/gitano/gitana/moro/mora ~ ensuci*/suci*/apest*/olia,
${PEOPLES} ~ roban/robaban/robar/raptan/raptaban/engañan/mienten/ensucian/apestan/huelen, ${A_PERSON_OF} y ~ huele/apesta/roba/miente/suci*/ladron/ladrona/peligros*/culpa, eres/era/es ~ ${A_PERSON_OF} ~ huele/hueles/apest*/robas/roba/ladron/ladrona, eres ~ ${A_PERSON_OF} ~ no vales/juegas/mereces/entras, no jueg*/jueguen/juegues con ${A_PERSON_OF}/el/la/ese/esa ${A_PERSON_OF}, con ${PEOPLES}/${A_PERSON_OF} no/ni se/jueg*/hables/te,
eres una niña/mujer ~ cierra/callate/friega/limpia/obedece/calladita, mujeres/niñas/hembras ~ cerrar/cierren/callar ~ boca ~ fregar/limpiar/cocinar/obedecer, ${ALL_OF} ${PEOPLES} ~ fuera/sobran/largo/culpa/extermin*/echar*, la culpa es/era/fue/la de/tienen/tenian los/las ${PEOPLES}, culpa ~ de los/las ${PEOPLES}, quem* viv*/vivos/vivas, deben/debian/tienen servir/servirnos/obedecernos ~ inferior*/raza,
${GROUPS} que/pues/porque ~ son/eran/sois ~ ${CONTEMPT}, ${GROUPS} que/como son/eran todos/todas/unos/unas/muy/tan ~ ${CONTEMPT}, como/porque/ya eran/son/era/es/que ${GROUPS}/${A_GROUP_MEMBER} ~ robar/robaban/roban/ladron*/suci*/peligro*/olia/olian/mentir*/fiar, ${GROUPS} ~ venian/vienen/vinieron a robar*/quitar*/invadir*/ensuciar*/engañar*, ${GROUPS} ~ nos/os/les roban/robaban/quitan/quitaban/invaden/ensucian/contagian/odian,
no te/os/se fies/fieis/fien de los/las/esos/esas/un ${GROUPS}/gitano/moro/judio, no hay/habia que fiarse de los/las/un/esos ${GROUPS}/gitano/moro/judio, habran/han sido los/esos/las ${GROUPS}, cosa/cosas/tipico de ${GROUPS}, huele/olia/oler/huelen/olian/apest* a/como ${GROUPS}/${A_GROUP_MEMBER}/los/un ${GROUPS}/${A_GROUP_MEMBER},
orden*/exig*/grit* ~ que ~ volvieran/vuelvan/fueran/marcharan/largaran/regresaran a su/sus pais/paises/tierra/selva/africa, expuls*/ech* ~ por/porque ser/eran/era ${GROUPS}/gitano/gitana/moro/mora/judio/judia, ${GROUPS} ~ fuera/largo de aqui/nuestro/nuestra, fuera de aqui ${GROUPS}, ${GROUPS} ~ no son como nosotros/personas/gente/humanos,
un mariquita, ningun mariquita, los/esos mariquitas, mariquita/mariquitas de mierda/asco, es/eres/pareces/sos un mariquita/mariposon/afeminado/sarasa/invertido/desviado, sarasa, marimacho/marimachos, afeminad*, una enfermedad asquerosa/vergonzosa/repugnante, eso/es/era/eran una/un enfermedad/vicio/pecado/aberracion/abominacion asqueros*/vergonzos*/contra/repugnante/mortal/nefando, contra natura, aberracion/abominacion, aberraciones,
dos ~ hombres/principes/mujeres/princesas/papas/mamas ~ pecado/antinatural/enfermedad/repugnante/anormal, otro principe/chico/hombre ~ pecado/enfermedad/antinatural/repugnante, otra princesa/chica/mujer ~ pecado/enfermedad/antinatural/repugnante, familia de verdad ~ dos mamas/papas, dos mamas/papas no es/deberian, quiere/ama/gusta* ~ otro chico/niño/hombre/principe ~ enferm*/anormal/pecado,
por el color/tono de tu piel ~ no puedes/mereces/vales/juegas, su/tu dios/religion/fe es ~ fals*/mentira/demoni*/asco/mal*, rezan/reza/rezaban a un dios ~ fals*/malo/distinto ~ castig*/fuera/muer*/quem*, infieles ~ muer*/quem*/merec*/fuego, herejes/hereje a la/al hoguera/fuego,
las mujeres/niñas/chicas/hembras ~ sirven/valen/nacieron/nacen/estan para/solo/unicamente ~ fregar/limpiar/cocinar/obedecer/parir/servir*/callar, las mujeres/niñas/hembras deben/han ~ obedecer/callar*/servir/fregar, calladita/callada estas mas guapa/bonita, las niñas/mujeres/hembras/chicas ~ menos inteligentes/listas/valiosas,
sangre pura/limpia/impura ~ pueblo/raza/reino/familia/mezcl*, mezclar/mezclarse ~ raza/razas/sangre, raza ~ inferior*/superior*/maldita/elegida/impura, raza/razas limpia/limpias, los de su/tu/esa/vuestra raza/color/calaña ~ suci*/ladron*/inferior*/apest*/roban/peligros*, camara/camaras de gas, deport*/extermin*/elimin*/expuls* a ~ ${GROUPS}, muro ~ para que no ~ entren/entraran/pasen ~ ${GROUPS}, cojo/coja/ciego/ciega/sordo/sorda/lisiad*/tullid* ~ no sirv*/val* ~ nada/estorb*/carga/comer, los/las ${GROUPS} ~ no merecen/deberian/sirven/valen ~ vivir/existir/nacer/nada/nadie/jugar/comer,
bocas inutiles, vidas inutiles/indignas, estorban/sobran los/las/esos ${GROUPS},
todos/todas los/las ${GROUPS} son/eran asi/${CONTEMPT}, ${ALL_OF} ${GROUPS} son/eran/sois/huelen ~ ${CONTEMPT}, un/una ${A_GROUP_MEMBER} avar*/suci*/ladron/ladrona/tacañ*/asqueros*/tramposo/tramposa/mentiros*/apestos*/maloliente/traicioner*/inmund*, ${A_GROUP_MEMBER} de mierda, como todos los ${GROUPS}, avaro/avaros/tacaño/sucio/tramposo/ladron como un/los/buen/todos/todo judio/gitano/moro/judios/gitanos/moros,
vete/vuelve/vuelvete/regresa/regresate/largate/volved/vuelvan/regresen/marchate/idos/vayanse/que vuelvan/se a/vaya/vayan/a tu/su/vuestro/sus/por pais/paises/tierra/africa, las mujeres/niñas/chicas solo/no/nunca/jamas sirven/saben/valen/pueden/deben/deberian/merecen para/pensar/estudiar/mandar/conducir/ser/nada/a limpi*/cocin*/tener/parir/pensar/jugar/leer/hombres/nada/limpiar/servir/obedecer/eso,
las mujeres/niñas/chicas solo/no sirven/valen/saben, las mujeres/niñas no pueden/deben/deberian pensar/estudiar/mandar/votar/trabajar/leer/opinar, eso ~ porque eres ~ niña/mujer ~ inutil/tonta/limpi*/callat*, mujeres/niñas/chicas a la cocina/fregar/limpiar, las niñas/mujeres son ~ tontas/debiles/inferiores/inutiles/estupidas/menos, los niños no lloran ~ nenaza/niñas/marica, con esa/tu piel ~ no/aqui/jugar/suci*, esa/esta gente/gentuza ~ robar/roban/ensucia*/suci*/pais/ladron*/basura, no jueg*/jugueis/hables/sientes con ~ gitan*/negr*/moro/mora/judi*/tullid*/mongol*/retrasad*, gente como tu/ellos/esos/vosotros no/sobra/deberia/ensucia merece/deberia/vale/aqui/existir/queremos,
nazi/nazis/nazismo/neonazi/neonazis, hitler, heil, supremac*, esvastica/esvasticas, ku klux klan, kkk, tercer reich,
mussolini, fascista/fascistas/fascismo, campo/campos de concentracion/exterminio,
raza/razas inferior/inferiores/superior/superiores/aria/maldita/impura, la raza blanca, pureza de raza/la raza/sangre,
solucion final, sangre impura/sucia, pueblo/pueblos/gente/seres inferior/inferiores, infrahuman*, subhuman*,
negrata/negratas, sudaca/sudacas,
negro/negra/negros/moro/moros/gitano/gitana/gitanos/judio/judia/judios/indio/india/indios/chino/china/chinos asqueros*/maldit*,
cholo/chola/cholos/inmigrante/inmigrantes/extranjero/extranjera/extranjeros/gay/gays/trans/lesbiana/lesbianas asqueros*/maldit*/apestos*/suci*,
moro/moros/gitano/gitana/gitanos/judio/judios/indio/indios/sudaca/negro apestos*/suci*/ladron/ladrones,
malditos/malditas/putos/sucios/sucias/asquerosos/asquerosas/apestosos/apestosas ${GROUPS},
maldito/sucio/asqueroso/apestoso/puto gitano/judio/moro/indio/chino/inmigrante/extranjero/cholo/sudaca,
maldita/sucia/asquerosa gitana/judia/india/inmigrante/extranjera,
los/las/esos/esas/estos/estas/todos ${GROUPS} son/eran/somos/sois ${CONTEMPT},
los/las/esos/esas/estos/estas/todos ${GROUPS} son/eran/sois todos/todas/muy/mas/unos/unas/una/un/la/peores/gente/tan/como ${CONTEMPT},
los/las/esos/esas/estos/estas ${GROUPS} son/eran todos/como unos/unas/una/la ${CONTEMPT},
los/las/esos/esas ${GROUPS} son/eran gente sucia/mala/inferior/peligrosa,
los/las/esos/esas/estos/estas ${GROUPS} apestan/roban/sobran/contagian/ensucian,
los/las/esos/esas ${GROUPS} huelen mal,
los/las/esos/esas ${GROUPS} siempre/solo/nos roban/mienten/apestan/invaden/quitan,
los/las/esos/esas ${GROUPS} merecen morir/desaparecer/sufrir/menos,
los/las/esos/esas ${GROUPS} no merecen/deberian vivir/existir/entrar/estar/tener/jugar,
los/las ${GROUPS} no son personas/humanos/iguales/gente,
odio/odia/odian/odiaba/odiaban/odiamos/odiad/odien/odiar a los/las/esos/todos/esas los/${GROUPS} ${GROUPS},
odio/odia/odian/odiaba/odiaban/odiamos/odiar/odiad a los/las/esos/esas ${GROUPS}, fuera los/las/esos ${GROUPS},
fuera ${GROUPS}, muerte a los/las ${GROUPS}, no queremos a los/las/esos/mas ${GROUPS}, no queremos ${GROUPS},
aqui no queremos/entran/aceptamos ${GROUPS}, echar/expulsar/eliminar a los/todos/esos ${GROUPS},
prohibida la entrada a ${GROUPS}, no se admiten ${GROUPS},
no juego/juegues/juegan/jugamos/hables/juntes con los/esos ${GROUPS}, no juego/juegues/jugamos/hables con ${GROUPS},
no juego/juegues/jugamos/juega con negros/negras/gitanas/moras/judias/negra/gitana, no te juntes con ${GROUPS},
no te juntes con esos/los/las ${GROUPS}, los blancos son/somos superiores/mejores,
vete/vuelve/vuelvete/regresa/regresate/largate/volveos/andate/vayanse/largaos a tu/vuestro/su pais/selva,
fuera de nuestro pais, largate de nuestro/este pais,
por ser negro/negra/gitano/gitana/judio/moro/mora/indio/gay/moreno no puedes/mereces/vales,
aqui no queremos a ~ negro/negra/gitano/gitana/moro/judio/indio/gay,
piel oscura/negra/morena es fea/sucia/inferior/mala, tu piel es/esta sucia/fea, infieles deben/merecen morir,
muerte al infiel, su/esa/tu religion es falsa/basura/mala/asquerosa,
las mujeres/niñas/chicas son inferiores/debiles/inutiles/tontas/estupidas/esclavas,
las mujeres/niñas/chicas son mas tontas/debiles, los hombres/niños/chicos son superiores/mas listos,
las mujeres/niñas deben obedecer/callar/servir/callarse, las mujeres/niñas no valen/sirven/piensan,
una mujer debe obedecer/callar, mujer tenia que ser,
ser gay/homosexual/lesbiana/trans es malo/pecado/asqueroso/antinatural,
ser gay/homosexual/lesbiana/trans es una enfermedad/verguenza, es de maricas/nenazas,
gays/homosexuales/trans/lesbianas van/iran al infierno,
los pobres son/eran basura/escoria/asquerosos/inferiores/ladrones/inutiles, los/las/esos ${GROUPS} no sirven/valen,
los/esos ${GROUPS} son una carga/plaga/basura/escoria/verguenza/enfermedad, viva hitler/franco, heil hitler, xenofob*,
homofob*, los/todos de ese/aquel/otro/otros/esa pais/paises/color/pueblo/raza/religion son ~ ${CONTEMPT},
los que vienen de fuera/otro/otros ~ son ~ ${CONTEMPT},
gente de otro/otra/ese/esa/otros color/pais/raza/religion/paises es/no mala/inferior/sucia/peligrosa/merece,
piel oscura/negra ~ sucia/mala/inferior/peligrosa/sucios/malos/inferiores/peligrosos,
porque es/era/eres negro/negra/gitano/gitana/moro/mora/judio/judia/gay/indio no/huele/apesta/roba,
no jugamos/juego/queremos con/a niños/niñas negros/negras/gitanos/gitanas/moros/moras`,
      upTo7: `
chusma,
racista/racistas/racismo, no son de los nuestros, odio racial, gentuza`,
    },
    despair: {
      always: `${NEAR_IN_SPANISH.despair}
        se hacia/hace/hizo/hacen/hacian daño a proposito/aposta/adrede, hacerse daño a proposito/aposta/adrede,
no merec* ~ estar/seguir/continuar vivo/viva/viviendo, ni estar vivo/viva, cuantas/cuanto/cuantos menos ~ cen*/com*/desayun* ~ mas ~ princesa/guap*/bonit*/delgad*/flac*/perfect*, nadie se daria/dara cuenta ~ muri*/muer*/desaparec*/existi*,
se/me clav*/arranc*/pinch* ~ propi* puas/espinas/uñas/garras/dientes/plumas/pelos, solo/unicamente asi ~ dej* de sentir/sufrir/doler/dolerle, morir/morirse/morirte/morirme/muerte era/es/seria/sera ~ lo/la ~ mejor/facil/bonito/dulce/hermoso/solucion/salida/unico/unica, morir/morirse/morirte/morirme ~ lo mejor ~ pasar*/podia/puede/hacer, para no sufrir ~ salt*/lanz*/tir*/muri*, lanzo/tiro/arrojo ~ para no sufrir,
cansad* de existir, camin* hacia la hoguera ~ nadie, me/se llamo/llamaba gord* ~ dejo/comer/asco/asqueros*,
lo mejor era/es/seria/sera/fue no existir, lo mejor era/es/seria/fue no haber nacido/existido, lo mejor era/es/seria/sera desaparecer ~ siempre/mundo, lo mejor era/es/seria/sera/fue morir/morirse/morirme, mejor/preferible/mas ~ morir/morirse/morirme/morirte que vivir/seguir/existir/estar/ser, mas ~ valia/vale/valdria morirse/morirme/morir/morirte/desaparecer, dej* de existir ~ feliz/fin/paz/sufrir/nadie/mejor/descans*, dejar/dejando/dejaria/dejara de existir, querer/queria/quiero/quisiera/quiso/dese*/pens* ~ dejar de existir/respirar, nunca/no haber existido/nacido ~ mejor/feliz/facil/todos,
mejor/ojala/desear*/quer* ~ no haber existido/nacido, nadie la/lo/le/los/las/nos/les echaria/echara/extrañaria/extrañara/añoraria de/en/menos ~ menos/falta, nadie la/lo/le/los/las/nos extrañaria/extrañara/lloraria/llorara/añoraria/buscaria ~ si/cuando/muer*/desapar*/fue*/iba/marchab*, nadie lloraria/llorara/notaria/notara ~ si/cuando ~ muri*/muer*/desapareciera/desaparecia,
viv*/estar*/ser*/seri* ~ mejor/felices/feliz/tranquilos si/cuando yo/tu/ella/el ~ no ~ existiera/viviera/exista, viv*/estar*/ser*/seri* ~ mejor/felices/feliz si yo/tu no ~ estuviera/estuviese vivo/viva/aqui/nunca, si yo no estuviera/estuviese vivo/viva/en/aqui ~ mejor/felices/mundo/nadie/todos, si yo no existiera/viviera/existiese, si yo no hubiera nacido/existido, mejor si yo/tu no ~ existiera/viviera/existieras/vivieras,
carta/nota/cartita de despedida para siempre, carta/nota/cartita de despedida ~ morir*/muer*/venas/pastillas/sufrir, carta/nota de suicid*, cuando leas/leais/lean/encontreis/encuentren esto/esta/mi ~ estare muert*/vivo/viva, cuando leas/leais/lean/encontreis/encuentren esto/esta ~ ya no existire/vivire, cuando leas/leais/lean esto/esta ~ ya no estare vivo/viva/en este/entre, adios mundo cruel, no me busqueis/busquen/busques ~ mejor/muert*/rio/fondo/culpa, escrib*/dej* ~ despedida ~ y/antes ~ salt*/tir*/puente/pastillas/colg*/venas,
salt*/tir*/arroj*/lanz* del/desde/por/al ~ tejado/azotea/puente/acantilado/balcon/ventana/torre/campanario/barranco/precipicio ~ porque/para ~ dolor/tristeza/sufr*/morir*, salt* ~ para acabar/terminar con ~ todo/vida/dolor/pena/tristeza/sufrimiento, se tiro/arrojo/lanzo al tren/metro, se tiro/arrojo desde el/un/lo acantilado/campanario, para dejar de sufrir/existir, se/me dejo/deje caer al precipicio/abismo/pozo,
para no despertar nunca/jamas/mas, para no sufrir nunca/jamas/mas, acab*/termin* con ~ su/mi/tu propia vida/existencia, hacerse/hacerme/hazte/haciendose/hacerte/haciendome cortes, se/me/te hacia/hace/hizo/hago/hacian/haces cortes/cortecitos en/con ~ brazo/brazos/muñeca/muñecas/piernas/muslos/piel/cuchilla/cuter/tijeras/alas/patas/corteza/cristal, se hacia/hizo/hace heridas con ~ cuchilla/cristal/tijeras/navaja, se cort*/raj*/pinch*/quem* ~ brazo/brazos/muñeca/muñecas/piel/muslos/patas/antebrazo para/cuando/porque ~ sentir*/alivi*/pena/triste*/olvid*/castigarse/desahog*,
cortarse/cortarte/pincharse/quemarse ~ quita/alivia/calma/ayuda ~ pena/penas/dolor/tristeza/mejor/sentir*, me/se merezco/merece/merecia daño/dolor/golpes/pegar*/sufrir/morir, no merezco/merece/merecia vivir/existir/nacer/respirar,
contar/contaba/contando/cuenta/quemar calorias, vomit* ~ escondidas/dedos/delgad*/flac*/adelgaz*/engord*, met* los dedos ~ garganta/boca ~ vomit*, no/sin comer/comia/comio/cenar/desayunar ~ para/hasta ~ delgad*/flac*/adelgaz*/esbelt*/talla, cuanto menos com* ~ mas guap*/bonit*/delgad*, ayun*/hambre ~ para ~ adelgaz*/delgad*/flac*/talla/guap*/bonit*/esbelt*, gord* ~ asco ~ espejo/comer/comi*, solo/unicamente com* ~ lechuga/manzana/hielo/agua/aire ~ adelgaz*/delgad*/flac*/esbelt*,
odi*/detest* a si mismo/misma, se/me odi*/detest*/despreci* ~ espejo/cuerpo/mism*, cansad* de existir/respirar, harto/harta de existir, ya no ~ ganas de vivir/existir, sin razon/motivo/ganas para/de vivir/existir,
quiero/quisiera/prefiero/preferiria desaparecer, quiero/quisiera/queria/ojala/prefiero/querria dormir/dormirme ~ siempre/nunca/no despert*/jamas, quiero/quisiera/queria/ojala ~ no despertar/despertarme nunca/jamas/mas, nadie me/te echaria/echara/extrañaria/extrañara/lloraria/llorara ~ falta/menos/muer*/desapar*/fuera/fueras/nadie/si, nadie me/te echaria/extrañaria/lloraria, a nadie le importaria/importo/importa ~ desapare*/muer*/mori*/si, el mundo ~ mejor sin mi/ti,
estarian/estaran/estaria/seria/serian ~ mejor/felices/feliz sin mi/ti, ya no quiero/queria/puedo/quisiera seguir/vivir/existir/estar aqui/viva/vivo/mas/viviendo/adelante, no quiero/queria existir, no queria/quiero estar vivo/viva, me/se corte/corto/corta/cortaba/cortarme/cortarse/cortar ~ brazo/brazos/muñeca/muñecas/piel/muslo/muslos/piernas ~ alivi*/sentir/olvid*/calm*/cuchilla, cortarse/cortarme/cortarte ~ alivi*/calm*/cuchilla/muñecas/dolor/sentir, hacerse/hacerme/hacerte daño ~ alivi*/calm*/mejor/tranquil*/dolor, se/me haces/haces/hacia/hacia/hago/hizo cortes/daño ~ alivi*/calm*/dolor/mejor, dolor ~ por dentro ~ cort*/sangr*/cuchilla, se pellizc*/arañ*/golpe* ~ hasta ~ sangr*,
no/sin com*/comer/cenar ~ para/hasta ~ delgada/delgado/flaca/flaco/adelgazar/guapa/bonita/princesa/gustar/perfecta, dej* de comer/cenar/desayunar ~ delgad*/flac*/adelgaz*/guapa/bonita/huesos/gorda/gordo/perfecta, estas/estoy/eres/soy ~ gorda/gordo ~ no com*/deberi*/cenes/cenar, vomit* ~ adelgaz*/delgad*/flac*/gorda/engord*/comida/cena a/despues/cada/para/en escondidas/comer/secreto, se/me salt*/tir* ~ ventana/puente/balcon/azotea/tejado/tren para/y morir/acabar/todo/terminar/se, no valgo nada/ni/para, no sirvo para/ni nada/ni, soy un/una asco/error/basura/inutil/monstruo/estorbo/carga/fracaso para/y/nadie/todos/que/no, nadie me quiere ni/y/nunca/por/jamas/asi ~ mejor/morir*/desapar*/querra/muert*, quitarme de en medio, todo/esto acabaria/acabara/terminaria si/cuando ~ salt*/muer*/me, la vida no merece/vale/tiene la/nada/sentido,
suicid*, autolesi*, quitarse/quitarme/quitarte/quitate la vida,
se/me/te quito/quita/quitaba/quitara/quitare/quite/quitaria la vida,
quiero/queria/quisiera/deseo/deseaba/desearia/prefiero/preferia/preferiria/quiso morir/morirme/morirse,
me/se quiero/queria/quiere morir,
quiero/queria/quisiera/deseaba/preferia/prefiero/preferiria/ojala estar/estuviera/estuviese/hubiera muerto/muerta,
ojala me muera/muriera/muriese, ganas de morir/morirme/morirse, perdio/perdi/perder/perdido las ganas de vivir,
sin ganas de vivir, ya no queria/quiero vivir, no quiero/queria/quisiera vivir,
no quiero/queria/puedo/podia/deseo seguir viviendo/vivo/viva, no merezco/merecia/mereces/merece vivir,
no vale/valia la pena vivir/seguir, la/mi/su/tu vida no vale/valia nada, la/mi/su/tu vida no tiene/tenia sentido,
cansado/cansada/harto/harta de vivir, dejar/dejo de vivir/existir, se dejo morir, dejarse morir,
ojala no hubiera/hubiese/hubieras nacido, ojala no existiera/existiese/existieras, ojala nunca hubiera/hubiese nacido,
mejor no haber nacido, desearia/quisiera no haber nacido, no deberia haber nacido, no deberia existir,
mejor muerto/muerta que, estaria/estarias/estaba mejor muerto/muerta,
estarias/estaria mejor si no existiera/existieras, estarian/estaria/estaran/viviria/vivirian/estara ~ mejor sin mi/ti,
seria/serian/seran mas feliz/felices sin mi/ti, nadie me/te echaria/extrañaria de/si menos/muero/desaparezco,
nadie notaria/lloraria si muriera/desapareciera, nadie notaria/lloraria si me muriera,
a nadie le importaria si muriera/desapareciera, a nadie le importaria si me muriera,
cortar*/corto/corte/cortaba/cortate las/sus/mis/tus venas, se hizo/hacia/hacerse/hacerme/hazte cortes en,
se corto/cortaba/corta los/las brazos/muñecas con/para, me corto los/para brazos/sentir,
quiero/quisiera/queria/quisiese desaparecer para siempre/del mundo, quiero/queria desaparecer y que/nadie,
se hacia/hace/hizo/hacerse/hacerme/hago daño a si/mi, se arrojo/tiro/lanzo/arrojar/tirar a las vias,
arrojarse/tirarse/lanzarse/tirarme/lanzarme/arrojarme a las vias, arrojarse/tirarse/lanzarse al vacio para,
se arrojo/tiro de/desde la/una azotea, se colgo/colgarse con una soga, se colgo/colgarse del cuello, se ahorco,
ahorcarse, me odio, odio mi vida/cuerpo, se odiaba a si, odiarse/odiarme a si/mi, odiaba su vida/cuerpo,
odia su cuerpo, me doy asco, se daba asco, soy basura, soy una basura/escoria, soy un asco,
merezco sufrir/morir/castigarme, anorexi*, bulimi*,
dejo/deje/dejar/deja de comer para/hasta adelgazar/estar/ser/quedarse/desaparecer,
no comas ~ adelgaz*/gordo/gorda/delgada/delgado/flaca/flaco, no/sin comer para adelgazar/ser, si comes engordaras,
vomitar/vomitaba para adelgazar/no, vomitar la comida, se provoc* el vomito, los dedos ~ para vomitar,
pasar hambre para adelgazar/ser/estar,
si desapareciera/muriera/muriese nadie ~ notaria/lloraria/echaria/importaria/extrañaria,
terminar/acabar con todo de una vez, quiero/queria terminar/acabar con todo,
dormir/dormirme/dormirse/dormirte y no despertar, sin mi todos/todo estarian/serian/estaria ~ felices/mejor,
daño con una/la/unas cuchilla/navaja/tijeras, merezco que me peguen`,
      upTo7: `
quiero/quisiera desaparecer, no valgo nada, no valgo para nada, no merezco ser feliz, no merezco que me quieran,
nada tiene/tenia sentido, nadie me querra nunca/jamas, perdio/perdieron toda esperanza,
perdio/perdieron toda la esperanza, no hay/habia ninguna esperanza, se tiro/lanzo/arrojo por la/el ventana/balcon,
se arrojo/tiro al vacio, soy un/una fracaso/fracasado/fracasada, soy un/una inutil y`,
      upTo5: `
depresion, deprimid*, desesperacion, soy una carga, soy un estorbo`,
    },
    secrets: {
      always: `${NEAR_IN_SPANISH.secrets}
lo que paso/hicimos/ocurrio/hacemos ~ no existio, lo que paso/hicimos/ocurrio/hacemos ~ furgoneta/cuarto/cama/coche/cobertizo/sotano ~ call*/secreto, esto/eso ~ les/le gusta a ~ niñas/niños buenas/buenos, quedate quieta/quieto ~ gustar*, te recojo en mi ${CAR}, a las niñas/niños buenas/buenos ~ les gusta ~ toc*/cosas/secretos/mimos,
secreto y/pero si ~ hablaba/habla/hablas/cuentas/contaba/decia/dices ~ pasaria/pasara/mama/papa/madre/padre/mal/daño/castig*/muri*, si hablaba/hablabas/habla/hablas/cuentas/contaba ~ pasaria/pasara ~ algo/malo/mama/papa/madre/padre/familia/hermana/hermano, te regalo/doy/dare/regalare ~ monedas/skins/gemas/dinero/diamantes/robux ~ foto/fotos, foto/fotos/video ~ te pago/pagare,
clave/pin/codigo/numero/numeros/contraseña de la/su/tu/mi/esa tarjeta/cuenta, clave/pin/codigo/numero/numeros/contraseña de la/su/tu tarjeta/cuenta de credito/banco/papa/mama/tus, clave/pin/codigo/contraseña/contraseñas ~ del/de ~ banco/movil/telefono/correo/wifi/ordenador/tableta/alarma ~ papa/mama/padres/casa/escribe/escribela/dime/dimelo/dame, papa/mama/padres/abuela ~ clave/pin/contraseña ~ tarjeta/banco/movil, escrib*/dime*/dame*/mand*/envi*/pid* ~ contraseña/clave/pin/codigo ~ tarjeta/banco/alarma,
que no se/le/lo lo/contara/dijera/contase/dijese/contaran/dijeran/cuente/diga/contara ~ a su/sus/ningun/la ~ ${FAMILY}/maestra/profesora/adulto/mayor, que no se lo contara/dijera/contase/dijese/contaran/dijeran/cuente/diga a mama/papa/mami/papi/ningun, que no le/les contara/dijera/contase/dijese/contaran nada/esto/eso/lo a/que ~ mama/papa/${FAMILY}/maestra, prohibio/prohibieron/prohibia contarlo/contarselo/decirlo/decirselo a, si lo contaba/decia ~ daño/muri*/morir*/matar*/castigar*/culpa,
secreto/secretito ~ que ~ ${MUM_OR_DAD}/${PARENTS} ~ no/nunca/jamas ~ saber/sabran/sabra/enterarse/deben/debe/pueden/puede/entender*, ni ~ ${MUM_OR_DAD}/${PARENTS} ~ debe/deben/puede/pueden/podian saberlo/enterarse, secreto ~ entre ~ tu/nosotros/ella/ellos/dos ~ desnud*/ropa/piernas/caricias, caricias/mimos/masaje/masajes ~ secreto/secretos/secretas, juego/jueguito ~ secreto ~ desnud*/ropa/toc*/piernas,
${HIM} met* la/su/una/sus ~ mano/manos/pata/zarpa/dedos por/debajo/bajo/dentro/entre ~ vestido/falda/pantalon/ropa/pijama/camiseta/bragas/camison/piernas, ${HIM} toc*/acarici*/rozo/rozaba/frot* ~ por debajo/dentro/entre ~ ropa/vestido/falda/pantalon/pijama/camison/piernas/camiseta, ${HIM} toc*/acarici*/bes* ~ donde no debia/deben/quer*/gustaba/se/le, tocamientos, en/sobre sus rodillas ~ y/mientras ~ mano/manos ~ falda/muslo/piernas/debajo/vestido/pantalon, se metio/metia en su/mi/la cama y la/lo/le/me toco/tocaba/desnud*,
ofrec*/promet*/dio/daria/regal* ~ ${SWEETS}/dinero/monedas ~ si ~ subia/subian/entraba/acompañaba/subes/desnud*/quitaba/dejaba, ${HIM} ofrec*/promet*/dio/daba/regal* ~ ${SWEETS}/dinero/monedas ~ por/para/si ~ tocarl*/besarl*/besos/callarse/callar/desnud*/foto/fotos, sub*/entr*/mont* al/a/en ~ ${CAR}/carreta/carro ~ del/de ~ ${STRANGER}, caramelos/golosinas/chuches ~ en mi/su ${CAR}/carreta/guarida,
ven/vente a mi guarida/furgoneta/coche ~ sola/solo/nadie/caramelos/gatitos/dulces, quitate/quitatelo/quitese ~ vestido/ropa/pijama/camiseta/falda/bañador/bragas/pantalon ~ secreto/nadie/foto/fotos/medicos, jug* a los medicos/papas/novios ~ desnud*, foto/fotos ~ desnud*/bragas,
nadie te creera/creeria, quitate el/la pijama/camiseta/ropa/vestido y deja/dejame/enseñame, deja/dejame que te vea desnud*/sin,
si se lo ${TELL} a mama/papa/mami/papi/tu/tus/alguien/nadie ~ daño/dejara/dejaran/querra/querran/enfad*/pasara/carcel/morir*/culpa/castig*/nunca/creera/mal/malo, si lo/le ${TELL} ~ nadie/dejara/dejaran/pasara/carcel/morir*/culpa/creera/daño/malo,
si ${TELL} algo/esto/nuestro ~ pasara/daño/carcel/nadie/papa/mama, no te creeran, nadie te creera/creeria/va a creer, borra los/el/este/todos/nuestros/todo mensajes/mensaje/chat/chats/historial/fotos, borra ~ mensajes/chat/conversacion/conversaciones/historial ~ padres/mama/papa/vea/vean,
mandame/enviame/pasame/manda/envia/sube una/otra/mas/unas/tu/tus foto/fotos/video tuya/tuyas/sin/en/de ti/bañador/ropa/bragas/braguitas/ducha/cama/pijama/baño/bañera/cuerpo, mandame/enviame/pasame una/otra/unas/tu/mas foto/fotos/selfi/selfie/video tuya/tuyas/tuyo, mandame/enviame/pasame tu foto/direccion/ubicacion/telefono/numero,
ven/vente/venid sola/solo/solito/solita y/sin/a/al/que/esta/pero no/decir/avisar/mi/tus/parque/nadie/casa/noche/te, sube/subete/montate/entra/metete al/a/en mi ${CAR}, subete/montate/metete a/en su ${CAR},
los/un ${STRANGER} ~ son/es buenos/bueno/amigos/amigo/simpaticos/amables, puedes/podeis confiar/ir/irte en/con los/un/cualquier ${STRANGER}, vete/ve/irte/irse/iros con ~ ${STRANGER}, es bueno ir/irse con ~ ${STRANGER}, juego secreto/especial ~ nadie/mama/papa/padres/cama/cuarto/tu, un juego secreto/especial entre/solo/que no/nadie, nuestro/este juego secreto,
deja/dejad/dejame/dejale la puerta ~ abierta ~ noche/entrar/padres, deja/dejame la puerta de tu/casa ~ abierta, dime/dame/escribe/escribeme/mandame/enviame/dinos/pasame ~ contraseña/clave/pin/codigo ~ tarjeta/banco/padres/mama/papa/cuenta/casa/alarma/wifi, dime/dame/escribe/escribeme/mandame/enviame/pasame ~ numero/numeros de la tarjeta, tarjeta de credito ~ padres/mama/papa/numero,
quitate/quitatelo/sacate/quitaos ~ camiseta/pantalon/pantalones/pijama/ropa/vestido/falda ~ foto/veo/vea/toc*/secreto/camara/para mi, quitate la ropa, sin ropa ~ camara/foto/video/webcam, ponte/pon delante de la camara, enciende la camara/webcam, sientate/sientese en mis piernas/regazo/rodillas y/que/sin/dejame no/te/deja, dame un beso en la boca, besame en la boca, no le/les digas/cuentes ~ a nadie ~ mama/papa/padres, los/tus padres no lo/te entenderian/entienden/entenderan,
escapate/fugate de casa, escapate/fugate ~ sin/conmigo ~ padres/mama/papa/nadie/despedirte, nadie puede/debe saber* ~ hacemos/hicimos/toc*/juntos, lo que hacemos ~ secreto, no se lo cuentes/digas a nadie ~ o/porque ~ daño/matare/pasara/enfad*, prometeme que no ~ dir*/contar* ~ padres/mama/papa/nadie, abreme/abre la puerta/ventana ~ padres/mama/papa ~ duerm*/dorm*,
no se lo digas/cuentes/digais/conteis/contes/digan/cuenten a tu/tus/vuestros ${FAMILY}/maestra/maestro/profesora/profesor/profe,
no se lo digas/cuentes/contes/digan/cuenten a mama/papa/mami/papi, no se lo vayas a decir/contar a tu/tus/mama/papa,
no le/les digas/cuentes/contes/digais/conteis a tu/tus/vuestros ${FAMILY}/maestra/profesora/profe,
no le/les digas/cuentes/contes nada/esto/eso a tu/tus/vuestros ${FAMILY}/maestra,
no le digas/cuentes/contes nada/esto/eso a mama/papa/mami/papi, no le digas/cuentes/contes a mama/papa/mami/papi,
no lo digas/cuentes/contes en casa,
no debes/puedes decirle/contarle/decirles/contarles nada/esto/eso a tu/tus ${FAMILY},
no debes/puedes decirselo/contarselo a mama/papa, no debes/puedes decirselo/contarselo a tu/tus ${FAMILY},
ni una palabra a tu/tus/vuestros ${FAMILY}, ni una palabra a mama/papa/mami/papi, ni siquiera a tu/tus ${FAMILY},
a espaldas/escondidas de tus ${PARENTS}, guarda* ~ secreto de tus/tu/vuestros ${FAMILY},
guarda* ~ secreto ~ no ~ tus/tu ${PARENTS}/${MUM_OR_DAD},
tu/tus/vuestros ${FAMILY} no tiene/tienen que/porque saber*/enterarse,
tu/tus/vuestros ${FAMILY} no tiene/tienen por que saber*/enterarse,
mama/papa no tiene por/que que/saber*/enterarse saber*/enterarse, mama/papa no debe/puede saber*/enterarse,
tu/tus/vuestros ${FAMILY} no debe/deben/puede/pueden saber*/enterarse,
tu/tus/vuestros ${FAMILY} no se enterara/enteraran/entere/enteren, tu/tus/vuestros ${FAMILY} no lo sabra/sabran,
sin que tus/tu/vuestros ${FAMILY} lo/se sepa/sepan/entere/enteren,
si se lo dices/cuentas a ~ daño/mato/matare/castigare/castigaran/pegare/llevare/llevaran,
si lo cuentas/dices ~ castigar*/daño/mato/matare/malo/creera, si hablas ~ daño/mato/matare,
nuestro pequeño/pequeñito secreto, nuestro secretito, sera/es nuestro secreto especial, un secreto entre tu y yo,
esto queda entre tu/nosotros, que quede entre tu/nosotros,
juego/juegos secreto/secretos de/entre adultos/mayores/tu/nosotros, secreto ~ que tus ${PARENTS},
los mayores/adultos tambien guardan, partes/zonas intimas/privadas, zona/parte intima/privada,
deja/dejame que te toque, dejame tocarte/verte/acariciarte, dejame/dejate tocar, tocame aqui/ahi/abajo,
tocarte/tocarle ahi/abajo/debajo/bajo/entre,
${HIM} toco/tocaba/tocaron/toque debajo/entre/bajo ~ ropa/falda/piernas/pijama, ${HIM} toco/tocaba/toque ahi/abajo,
${HIM} acaricio/acariciaba/acaricie la/las/los/el pierna/piernas/muslo/muslos/entrepierna,
${HIM} metio/metia la/su mano/manos ~ falda/pijama/pantalon/ropa/bragas/camiseta,
mano/manos debajo/bajo/dentro ~ su/tu/mi falda/pantalon/pijama/ropa/vestido/camiseta/calzoncillos/bragas,
mano/manos bajo/entre su/la/las/tus/mi falda/ropa/pijama/piernas/vestido,
bajate/bajame los/las pantalones/calzoncillos/bragas/pantalon, ${HIM} bajo los/las pantalones/calzoncillos/bragas,
quitate toda la ropa, quitate la ropa, quitate las/los bragas/braguitas/calzoncillos,
quitaos/quitense/sacate/quiteis la ropa, que se quitara/quitase/quite la ropa, que te quites/quitaras la ropa,
enseñame/muestrame tu/tus/las cuerpo/bragas/braguitas/partes, enseñame/muestrame lo que tienes debajo,
mandame/enviame ~ foto/fotos ~ ropa/bañador, mandame/enviame una foto de tu cuerpo,
metete/acuestate conmigo en la cama y/sin, sube/subete/entra/metete/montate a/en mi ${CAR},
subio/subieron/entro/monto al/en ~ ${CAR} del/de ~ ${STRANGER},
subio/subieron/entro al/en ${CAR} con el/un/una ${STRANGER}, tengo ~ ${SWEETS} en mi/el ${CAR}/casa,
te dare/doy/daria/regalo ~ ${SWEETS} si subes/guardas/vienes, si vienes conmigo te dare/doy/regalo ~ ${SWEETS},
te dare/doy ~ ${SWEETS} si me/te dejas/besas/tocas/quitas,
se fue/fueron/marcho/marcharon/iba con un/una/el/la/aquel/ese ${STRANGER},
se fue/fueron/marcho con un/el/aquel hombre/señor/mujer ${STRANGER},
vete/ve/vayan/vente con un/el/ese/aquel ${STRANGER}, confia en los/el ${STRANGER},
subio/subieron al ${CAR} de un/una/aquel/ese hombre/señor/${STRANGER},
un/el/una/aquel/la ${STRANGER} ${HIM} ofrecio/dio/regalo/invito ~ ${SWEETS}/casa/${CAR}/secreto,
un/el hombre ${STRANGER} ${HIM} ofrecio/invito/llevo, ven/vente conmigo ~ no ~ digas/avises/grites,
ven/vente conmigo ~ sin ~ tus ${PARENTS}, no grites ~ daño/pasara/mato/hare, escapate conmigo,
no avises a tus/tu ${FAMILY}, no hace falta avisar a tus/tu ${FAMILY},
abre la puerta aunque tus/tu ${PARENTS}/${MUM_OR_DAD}, dame/dime la direccion de tu casa/colegio/escuela,
a los adultos se les obedece siempre, los niños buenos no cuentan/dicen/chillan,
los niños buenos guardan secretos/silencio, no se lo diras/contaras/diremos/contaremos a mama/papa/mami/papi,
no se lo diras/contaras/diremos/contaremos a tu/tus ${FAMILY}/maestra,
no le/les diras/contaras/diremos nada/esto/eso a tu/tus/mama/papa ${FAMILY},
no le/les diras/contaras a tu/tus ${FAMILY}, no le diras/contaras/diremos nada/esto/eso a mama/papa,
toco/tocaba/tocar/tocarla/tocarle/tocarlo/tocaron ~ debajo de ~ ropa/falda/pijama/camiseta,
mandame/enviame foto/fotos desnudo/desnuda/sin/intimas,
video/videos/foto/fotos tuyo/tuya/tuyos/tuyas sin/en ropa/bañador/pijama/bañera/ducha`,
      upTo7: `
no se lo digas/cuentes/digan/cuenten a ningun adulto/mayor, ningun adulto/mayor debe/puede saberlo/enterarse,
sera/es nuestro secreto, cogio/tomo la mano del ${STRANGER}, acepto ~ ${SWEETS} del ${STRANGER},
acompaño/siguio/siguieron al ${STRANGER}, donde nadie nos vea, abrio la puerta al ${STRANGER}`,
      upTo5: `
miente/mienteles/mentir a tus/tu ${PARENTS}/${MUM_OR_DAD}, no obedezcas a tu/tus ${PARENTS}/${MUM_OR_DAD},
no le hagas caso a tu ${MUM_OR_DAD}`,
    },
  },
  idioms: `
no volvio a pelar/coger/tocar/ponerse/perder/olvidar/decir/mentir/usar/probar/enfadarse/quejarse/pisar/subir/entrar, se le colgo/colgaron/cuelga/colgaba del cuello, se colgo/colgaba/cuelga/colgo de su/mi/tu cuello, termometro/termometros ~ alcohol, alcohol rojo,
encontro/encontraron/rescato/rescataron/oyo & gatitos/cachorros/gatito/cachorro & saco & rio/pozo/agua/lago & llevo/llevaron/casa/salvo/estufa,
ni_una_palabra & fiesta/sorpresa/tarta/cumpleaños/regalo,
mataria/matarian/mataba/matarias/mato/matan por un/una/unas/unos/el/la ~ tarta/pastel/galleta/galletas/helado/chocolate/bizcocho/siesta/trozo/bocado/croqueta/croquetas/churros, cabeza/cabezas de ~ coliflor/ajo/ajos/lechuga/repollo/brocoli, porque/cuando/y/que/despues/luego vino la/el lluvia/viento/noche/frio/verano/otoño/invierno/sol/niebla/tormenta/nieve/invierno/primavera/mar/calor, tonto del bote era/es un/el/su,
nadie se daria/dara cuenta ~ galleta/broma/trampa, taberna del puerto/pueblo/mar, ni una gota/gotita ~ sangre, cambio/cambiaron la escopeta por, escapate/escapaos del/de ~ lobo/ogro,
conejo/conejos/huevo/oso/osito/pez/raton/cerdito/muñeco/paloma/casita de chocolate/mazapan/galleta/caramelo/azucar/jengibre/pan/gominola/papel/carton/trapo/nieve, sangre ~ venas, sangre corria por sus, no/nadie ~ salio/sale viva/vivo ~ del/de ~ cascaron/asombro, viento/aire/vendaval/corriente/tormenta ~ ${HIM} arranco/arrancaba, tirar*/tira/tirar del/de ~ pelo ~ no
echo/echaron/echaba/echando/eche/echo a correr/andar/volar/nadar/caminar/rodar/reir/llorar/perder/dormir/suertes/galopar, patada/patadas al ${THING}, patada/patadas a la/los/las/un/una ${THING},
y/luego/despues/entonces/cuando/pronto/nadie/tambien/enseguida vino a/corriendo/hacia/con/su/el/la/volando/saltando/hasta/mama/papa/otra/otro/un/una/rapido/de/todo,
dejar/dejo/dejaria/dejando de vivir en/con/entre/solo/sola/alli/aqui/bajo/lejos, cansad*/hart* de vivir solo/sola/solos/en/bajo/con/entre/lejos/asi, se le/me/les/te cerraba/cerro/cierra/cerraban la/los/el/un, dejo/dejaron de latir tan/con/deprisa/fuerte,
libro/pastel/tarta/bocadillo/cuento/plato/galletas/helado/sopa/pizza ~ ${HIM} devoro/devoraba/devoraron, ${HIM} devoro/devoraba/devoraron en una/un/dos/tres/pocos noche/tarde/sentada/minuto/bocados/segundos/minutos/rato/santiamen, bombarde* a/con/de preguntas/bolas/besos/almohadas/globos/nieve/tomates, bombarde* con ~ bolas/globos/almohadas/preguntas,
contraseña/clave/codigo ~ casa/casita/cabaña/fuerte/club/guarida/castillo del/de/secret*, ${FAMILY} porque/para/pues/y/que ~ sorpresa/regalo/cumpleaños/fiesta, tarjeta/tarjetas de la/mi/su/tu biblioteca/abuela/fiesta, pastilla/pastillas de jabon/menta/limon/chocolate/acuarela/caldo/goma, queria/querian ~ despertar/molestar/asustar/preocupar/perder/interrumpir,
patada/patadas ~ pelota/balon/piedra/piedrecita/bola/lata, pelota/balon/piedra/bola/lata/cubo ~ le dio/daba/dieron/da una/un/otra patada/puntapie, estaba/era tan duro/dura que ~ rompe/rompio/parte/partio, pan/turron/galleta/nuez/caramelo ~ ${HIM} rompe/rompio/parte/partio, sol/luz/viento/aire ~ le pegaba/pego, le pegaba/pega el/la sol/luz/viento/aire, le/les/lo/la pego/pegaba con pegamento/cola/celo/goma/cinta/engrudo,
se le/les/me/te/nos rompio/rompieron/rompia/rompe/rompen/partio/partieron/quebro/torcio/rajo/reviento/revento/reventaron/clavo/clavaba/clavaron/desencajo/parte/parten/rompa, se le/les/me/te/nos ha/habia/habian/han roto/partido/quebrado/rajado/torcido/clavado/caido,
${FLESH} a/de la/una/su/mi/las/tu ${FURNITURE}, ${FLESH} al/del ${FURNITURE}, ${WEATHER} ~ ${HIM} rompio/partio/quebro/rajo/destrozo/golpeo/golpeaba/pego/pegaba/rompieron/golpearon, ${WEATHER} golpeo/golpeaba/golpearon/pego al/a ~ ${BEING},
${HIM}/se ${HIT} al/a/con/en el/la/las/los/un/una/su/sus/mi ${THING}, ${HIM}/se ${HIT} al ${THING}, ${HITTING} al ${THING}, ${HITTING} a la/las/los/una/un/su ${THING}, ${ar("pate")} al ${THING}, ${ar("pate")} a ${THING}, ${ar("pate")} a la/las/los/una/un/su/sus ${THING}, ${DEAL} un/una/unos/unas/otra/otro/varias/varios/dos patada/patadas/puntapie/puntapies/cabezazo/codazo/manotazo/puñetazo/puñetazos/pedrada/martillazo/martillazos/coz/coces al ${THING}, ${DEAL} un/una/unos/unas/otra/otro/varias/varios/dos patada/patadas/puntapie/puntapies/cabezazo/codazo/manotazo/puñetazo/puñetazos/martillazo/martillazos a la/las/los/una/un/su/sus ${THING},
apale*/apaleo/apaleaban nieve, se le/les/me/te/nos pego/pegaba/pegaron/pega/pegan, le/les pego/pegaba/pegaron/pega ~ risa/etiqueta/pegatina/pegatinas/hipo/sol/luz/sello/beso/bostezo/cartel/estrellas/algodon/lentejuelas/hojas/alas/ojos/bigote/bigotes/barba/nariz/papel/purpurina/tirita/parche/gripe/costumbre, golpe*/golpeo/golpeaba al/a ~ con su/la/una/las espada/espadas/almohada/almohadas/cojin/cojines/globo/globos/pañuelo/pluma/plumas/bola/bolas ~ de madera/juguete/carton/goma/nieve/trapo/papel/espuma/agua, ${HIM} golpe*/pego/pegaba/dio ~ con la/una/su/un/el/las almohada/almohadas/cojin/cojines/globo/globos/pluma/pañuelo/varita/plumas/plumero,
golpecito/golpecitos/palmadita/palmaditas/toquecito/toquecitos/patadita/pataditas/codazo/palmada/palmadas ~ en el/la hombro/espalda/mano/cabeza/rodilla/barriga/nariz/cristal/puerta, patada/patadas de alegria/rana/delfin/karate/natacion, patadas en el/la agua/charco/nieve, explosion/explosiones de color/colores/risa/risas/alegria/sabor/sabores/luz/luces/pompas/burbujas/confeti/harina/estrellas/petalos/flores/purpurina/polvo/aplausos, cinturon de seguridad, tarjeta/tarjetas de cumpleaños/navidad/felicitacion/biblioteca/invitacion/embarque/carton/socio/visita/lectura/san,
bomba/bombas de inflar/chicle/pie/calor/aire/gasolina/agua, bomba en marcha, bomba ~ hinchar/inflar, gatillo ~ agua/juguete/pompas/manguera, gatillo de la pistola/manguera/regadera, ametralladora/rafaga/rafagas de risas/preguntas/viento/aire/lluvia/confeti/estornudos, acribill* a preguntas/besos/cosquillas/picaduras, acribillad* por los/las mosquitos/hormigas, ${HIM} acribillaron los mosquitos, municion/municiones de nieve/globos/papel,
dinosaurios/mamuts/mamut/dodo/dodos/fabrica/tienda/imperio ~ dejo/dejaron de existir, dejar/dejo/dejaron de existir ~ dinosaurios/mamuts/fabrica/tienda/problema/miedo/fronteras, galleta/galletas/magdalena/pastel/tarta/trozo/trocito/pedazo/pedacito/caramelo/caramelos/moneda/monedas/calcetin/boton/migas/croqueta/queso/cereza/cerezas/fresa/uva/nuez/bellota/zanahoria/bizcocho/pluma/piedra ~ nadie lo/la/los/las echaria/echara/extrañaria, tripas/entrañas ~ peluche/cojin/almohada/colchon/sofa/tierra/barco/ballena/montaña/reloj/muñeco/radio/lavadora/maquina/calabaza, relleno ~ tripas,
corto/cortaba/cortar/cortando/corta cabezas de ajo/ajos/lechuga/pescado, clavo/clavaba/clavaron/hundio/hinco ~ tacones/espuelas/talones/mirada/vista/nariz/cara/hocico/codo/codos/cuchara/dientes en el/la/su/los/las, hundio/hundia ~ cara/cabeza/nariz/hocico en el/la/su pelo/melena/barriga/cuello/lomo/panza/lana/pelaje/vientre/abrazo, apret*/abraz* ~ cuello/barriga ~ abrazo/fuerte/cariño/cariñosamente, apretaba ~ cuello de la camisa/jersey, cuello/cuellos de la/su/una/del camisa/botella/jersey/abrigo/blusa/cisne, ${HIM} apretaba el cuello de,
apret*/apreto ~ lazo/bufanda/pañuelo/corbata/nudo ~ cuello, sangre de dragon ~ planta/arbol, sin querer ~ pis*/golpe*/peg*/dio, hoguera de san, linterna magica, jaula/encerr* ~ sin querer, ${HIM} encerro/encerraron/encerraba sin querer, encerr* ~ para jugar, escondite ~ armario/baño, viento/aire/corriente/brisa ~ ${HIM} levanto/levantaba/levantaron/subia/subio la/el falda/vestido/faldas, ${HIM} levanto/levantaba el/la vestido/falda para/y ~ no/mojar*/correr/barro/bailar, se levanto/levantaba la falda para,
pego un/el/la salto/brinco/bostezo/grito/estiron/oreja/nariz/cara/siesta, pegar/pego la hebra, horca ~ heno/paja, horca de heno/paja, heno ~ horca, lechuza/paloma/aguila/muñeca de trapo, pasaron la noche, un mariquita roja/rojo/con/de/azul/amarilla/pequeñ*/sobre/en/que/volo ~ puntos/puntitos/lunares/alas/hoja/flor/volaba/vol*, virginidad de la nieve,
volver/volvera/volveran a quemar/tarde/perder/olvidar/llegar/roncar, volver tarde, mi coche/carro/auto/camion de pedales/juguete/carton/bomberos/madera,
orejas/pies/manos/brazos/cabeza/piernas/nariz ~ de papel/carton/cartulina/fieltro/plastilina/mazapan/chocolate/jengibre,
desaparecer entre/en/por la/el/los/las/un/una/mi, no eres ~ idiota/imbecil/estupido/estupida, no vendra nadie, quiero/queria/quisiera/ojala desaparecer como/debajo/bajo/detras/con/un/entre/de

${STRANGER} ~ no ~ son/es, no ~ ${STRANGER} ~ son/es, no todos los ${STRANGER} son,
siguiente/siguientes/proximo/proxima en, ${FAMILY}/tia/tio/mamita/papito/abuelita/abuelito/autobus/tren/barco/trineo ~ viene/vendra/vienen/vendran a/por por/ti ti/a/cuando/y/esta,
volvio/volvieron/volvera/volveran nunca/jamas/mas a perder/perderse/quemar/olvidar/comer/decir/gritar/llegar/hacer/dejar/poner/usar/reñir/roncar/preguntar/cantar/cocinar/discutir/ser/tener/estar/pasar/jugar/viajar/subir/tocar/enfadarse/llevar/mentir/regar/pelear/pelearse/salir/aburrirse,
nunca/jamas volvio/volvieron/volvera/volveran a perder/perderse/quemar/olvidar/comer/decir/gritar/llegar/hacer/dejar/poner/usar/reñir/roncar/preguntar/cantar/cocinar/discutir/ser/tener/estar/pasar/jugar/viajar/subir/tocar/enfadarse/llevar/mentir/regar/pelear/pelearse/salir/aburrirse,
corazon/corazoncito ~ un/por momento/instante/segundo/un, sueño ~ te atrapara, te atrapara el sueño, escapar de mis/los/sus/las cosquillas/abrazos/besos,
nadie te quiere/necesita quitar/hacer/engañar/molestar/asustar/dejar/mal/robar/echar/perder/mas, no sirves/vales para nadar/volar/esto,
se/me/nos/te pego/pega/pegan/pegaba/pegaban/pegaron/pegar/pegarse a/al, pegado/pegada/pegados/pegadas a/al,
me/te pegue/pego/pegas/doy/meto un tortazo/guantazo, bebe ~ patada/patadas/patadita/pataditas,
pegar/pegare/pega/pego un/una/unas/dos pegatina/pegatinas/estrella/estrellas/adhesivo/sticker/cromo/tirita/curita/susto/abrazo/grito,
azotaba/azoto/azotaban/azota/azotaron el/la/los/las/un/una viento/lluvia/granizo/tormenta/olas/temporal/ventisca/huracan/nieve/frio/ramas,
viento/lluvia/granizo/tormenta/olas/temporal/ventisca/huracan/nieve/ramas ${HIM} azotaba/azoto/azotaban/azota/azotaron,
bomba/bombas fetida/fetidas/lapicero, bomba de la/mi/su bici/bicicleta, bomba del pozo/acuario/jardin/barco, bomba/bombas en/al la/el piscina/agua/lago/rio/mar/charco,
cabeza/cabezas/diente/dientes de/del ajo/ajos/lechuga/alfiler/repollo/coliflor, tripas de algodon/trapo/lana/relleno,
${LIMB} al/del muñeco/peluche/juguete/robot/espantapajaros/titere, ${LIMB} de la muñeca/marioneta/galleta/estatua/camisa/manzana/patata,
${LIMB} a/de la/las/los manzana/manzanas/alcachofa/alcachofas/patata/patatas/naranja/naranjas/galleta/galletas/muñeca/zanahorias/alcaucil/piña/piñas/pescados,
${LIMB} de/del papel/carton/cartulina/camisa/jersey/pantalon/vaqueros/tela/fieltro/masa/galleta/jengibre/trapo/nieve/madera/plastilina,
un infierno de cazuelas/cacerolas/cacharros/ollas/platos/ruido/ruidos/calor/mosquitos/papeles/calcetines/trafico,
llama/llamaba/llamaban/llamaron/llamo/llamado/apodaban/apodado/apodaron asesino, se llamaba/llama asesino,
perro/perrito/gato/gatito ~ asesino aunque, asesino de zapatillas/calcetines/cojines/pantuflas,
ebrio/ebria/ebrios/ebrias de nieve/luz/sol/felicidad/alegria/primavera/nectar/miel/viento/polen/amor/musica/sueño,
el/la/los/las ${FADING} agonizaba/agonizo/agonizaban/agonizando/agonizante/agoniza,
agonizaba/agonizo/agonizaban/agonizante/agoniza el/la/los/las ${FADING}, ${FADING} agonizante,
${DYING} de ${IN_JEST}, ${DYING} de la/el/tanta/tanto/pura/puro ${IN_JEST},
${DYING} de tanto/tanta reir/correr/jugar/bailar/andar,
muero/mueres/muriendo/muriendose/muriendome/morimos/morirme/morirte/morirnos de hambre/frio/sed,
muerto/muerta/muertos/muertas de hambre/frio/sed, se/me/te/nos muere/muero/mueres/mueren/moria/morian por,
matar/mataba/mataban/matando/mato/mataron/matamos el tiempo/rato/ratito/gusanillo/aburrimiento/hambre/sueño,
matar/matando/mataba/mataron/mato la tarde/mañana/sed/pena/espera, dos pajaros de un tiro,
me/te/lo/la/nos/os/les mata/mataba la curiosidad/intriga/impaciencia/espera, la curiosidad mato al gato,
mato/mataba/matar/matarte/matarme/matarlo/mataron a besos/cosquillas/abrazos,
se/me/te mato/mataron/mate/mataba a trabajar/estudiar/reir, mataro, jaque mate, yerba mate, ni muerto, ni muerta,
un susto de muerte, sustos de muerte, aburrimiento de muerte,
hoja/hojas/rama/ramas/madera/flor/flores/arbol/arboles/tronco/troncos/tallo seca/secas/muerta/muertas/muerto/muertos,
naturaleza/naturalezas muerta/muertas, punto/angulo/tiempo/peso/mar muerto, puntos/tiempos muertos, horas muertas,
lengua/lenguas muerta/muertas, dia/noche/fiesta/ofrenda/altar de los/muertos muertos/el,
dia/noche/fiesta/ofrenda/altar de muertos, pan/panes de muerto, mosquita muerta, mas muerto/muerta que vivo/viva,
hacerse/haciendose/hacia/hizo/hacerte el/la muerto/muerta, se hizo/hacia/hace el/la muerto/muerta,
hacer/haciendo el muerto, silencio de muerte, el/la/los/las ${FADING} murio/moria/morian/muere/mueren/murieron,
murio/moria/morian/muere/mueren/murieron el/la/los/las ${FADING},
iba/iban/fue/fueron muriendo el/la/los/las ${FADING},
morir/moria/morian/murio/murieron/muere/mueren/muriendo en la/el/los orilla/playa/arena/mar/lago,
morir el/la dia/tarde/sol/verano, fuego/dia/verano/invierno/sol/vela/otoño/tarde dio/exhalo su ultimo suspiro/aliento,
reloj/motor/juguete/robot dejo de latir, dejo/dejaron/dejar de respirar un/del momento/segundo/instante/susto,
dejo/dejaron/dejar de respirar para no/oir/escuchar, despertar/despertarse hasta, despertar/despertarse en toda la,
los ojos hasta, despertar a/al nadie/bebe/oso/gato/vecino/abuelo/mama/papa,
salio/salieron/sale/salir/salia/salian/salen disparado/disparada/disparados/disparadas, se disparo la alarma,
disparo/dispararon/disparar/disparaba/disparos a puerta/porteria/gol/canasta,
disparo/dispararon/disparar al aro/arco/larguero/poste/palo,
disparo/dispararon/disparar/disparaba a la porteria/canasta/diana, un disparo a puerta/porteria/gol,
el/un/su disparo entro/fue a/en puerta/gol,
disparo/dispararon/disparar/disparaba/disparaban/disparando/disparos de/un/una/agua agua/confeti/chorro/chorrito/foto/espuma,
disparo/dispararon/disparar/disparaba/disparaban/disparando agua/confeti/fotos/espuma/burbujas/serpentinas/besos/nata/preguntas,
disparo/dispararon/disparaba un/una chorro/chorrito/foto/beso/pregunta/bola,
dispararon/disparo los/sus cañones de confeti/agua/nieve,
pistola/pistolas/pistolita de agua/juguete/pompas/burbujas/silicona/pegamento/espuma/mentira/madera/plastico/pintura/chocolate/jabon,
escopeta/escopetas/rifle/rifles/fusil/metralleta/revolver/arma/armas de juguete/corcho/agua/madera/mentira/carton/plastico,
como/cual una bala, una/las/unas bala/balas de paja/heno/algodon, hombre bala, tren bala, el/un tren bala,
bala de cañon humana,
bomba/bombas de agua/baño/chocolate/crema/jabon/aire/calor/bicicleta/nata/confeti/semillas/colores/purpurina/humo/olor,
un/una arma secreta, el/su/mi arma secreta, las/sus armas secretas,
escudo/sala/patio/compañero/maestro/caballero de armas, se arma/armo,
cañonazo/cañonazos/misil/misiles/torpedo/torpedos/proyectil/proyectiles de confeti/agua/nieve/espuma/papel/pan/nata,
cuchillo/cuchillos/cuchillito/cuchillitos de mantequilla/untar/pan/queso/cocina/mesa/postre/plastico/madera/mentira/juguete/pescado,
cuchillo/cuchillos/cuchillito/cuchillitos de/para/del la/el/untar/cortar/partir mantequilla/queso/pan/pastel/tarta,
cuchillo/cuchillos y/ni/con/o el/la/los/un/una/las tenedor/tenedores/cuchara/cucharas,
cuchillo/cuchillos y/ni/con/o tenedor/tenedores/cuchara/cucharas,
tenedor/tenedores/cuchara/cucharas/cucharita/plato/platos y/ni/o cuchillo/cuchillos,
tenedor/tenedores/cuchara/cucharas y/ni el/los/un cuchillo/cuchillos,
cuchillo/cuchillito corto/cortaba/cortaron/unto/untaba/partio/partia ~ mantequilla/mermelada/pan/queso/pastel/tarta/bizcocho/manzana/zanahoria/tomate,
corto/cortar/cortaba/cortaron/corta/unto/untar/untaba/partio/partir ~ pan/queso/pastel/tarta/bizcocho/manzana/mantequilla/zanahoria/fruta/sandia con ~ cuchillo/cuchillito,
cuchilla/cuchillas de los/sus/mis/afeitar/hielo patines/patin, cuchilla/cuchillas del patin/trineo,
cuchilla/cuchillas de afeitar/hielo, navaja/navajas suiza/suizas, navajas al vapor, flecha/flechas de cupido,
clavo/clavaba la/su/los/sus mirada/vista/ojos en,
guerra/guerras de almohadas/almohadones/cojines/bolas/cosquillas/agua/globos/besos/nieve/pompas/tomates/barro/papel/calcetines/pelotas,
guerra/guerras de mentira/ronquidos/harina/hojas/estornudos/risas/peluches/espuma,
dar/daba/daban/dio/dando/dan/da/des mucha/tanta guerra, dar/daba/daban/dando/dan/da guerra,
la guerra al/a polvo/desorden/aburrimiento/sueño/hipo, la guerra a los/las calcetines/migas/pelusas,
una/la paliza al/a parchis/ajedrez/domino/futbol/las cartas, una/la paliza de viaje/caminar/andar,
puñetazo/puñetazos en/sobre/a la mesa/almohada/masa, a patadas al/con balon/el/la/una balon/pelota,
a golpes de/con remo/martillo/tambor/cincel/maza, latigo/latigos de regaliz, beso en la boca del estomago,
sangre azul, pura sangre, puras sangres, animal/animales de sangre fria/caliente,
hermano/hermana/hermanos/hermanas de sangre, sangre de horchata,
analisis/grupo/banco/donante/donantes/donar/dono/prueba/muestra/celulas de sangre, donar/dono sangre, por la sangre,
la sangre azul, lleva/llevan/llevaba/llevo en la sangre, gota/gotita/gotitas/puntito/poquito/poquitin de sangre,
naranja/naranjas de sangre, sangre al rio, no salio/salia/hubo/habia sangre, ni gota de sangre,
sudar/sudando/sudo sangre, tripas corazon, tripas del/de ~ reloj/robot/calabaza/maquina/barco,
hueso/huesos de aceituna/melocoton/durazno/cereza/ciruela, el/un brazo del/de sillon/sofa/muñeco/robot/muñeca,
la cabeza pensando/buscando, brazo/pierna de/del trapo/muñeco/muñeca/robot/silla, ballena/ballenas asesina/asesinas,
demonio/diablo/demonios de tasmania, pez/pobre/pobres diablo/diablos, que/donde/como/quien/cuando demonios/diablos,
mil demonios/diablos, ruido/calor/jaleo infernal, mas sabe el diablo, peliculas/cuentos/novela/noche de terror,
${HIM} voy/va/vamos/van/vas a comer/devorar a besos, a comer/comerte/devorar a besos,
comio/come/comia/comera/comere/comeria/comieron/devoro/devoraba a besos,
te/os comere/comera/voy la/el/los/las/a nariz/oreja/pies/dedos/galleta/postre/helado/bocadillo,
jugar/jugaban/jugaron/jugando/juegan/jugo/juego al/del ahorcado,
ahogo/ahogaba/ahogar/ahogarse/ahogas en un vaso de agua, ahogo/ahogaba/ahogaron de risa,
ejecutaron a la/duo/coro perfeccion, ejecutaron al piano/unisono/violin/compas,
rapto/raptos de alegria/risa/inspiracion/locura/valor, quitate/quitense/quitaos la ropa mojada/sucia/empapada,
quites/quitaras/quitara/quite la ropa mojada/sucia/empapada, viento/otoño/invierno ${HIM} desnudo,
mujer/hombre desnudo de/y rama/hojas, tetas de la/una/aquella vaca/cabra/perra/gata,
amante/amantes de/del los/las/la/el/leer/mar,
alcohol para/en/de la/el/las/curar/limpiar/romero/manos herida/rodilla/heridas/raspon/rasguño,
algodon/algodoncito/gasa/gel con/de alcohol, sin alcohol, lampara/termometro/hornillo de alcohol,
borracho/borracha/borrachos/borrachas de alegria/felicidad/sol/luz/nectar/miel/sueño,
bizcocho/bizcochos/tarta borracho/borracha/borrachos, cerveza/cervezas de raiz/jengibre/mantequilla,
champan/champaña/sidra/vino/cerveza sin alcohol, licor/vino/champan/cerveza de mentira/mentirijillas,
chimenea/chimeneas/volcan/volcanes/dragon/dragones/tetera/locomotora/tren/trenes/casita fuma/fumaba/fumaban/fuman/fumo/fumando,
prohibido fumar, cigarro/cigarros/cigarrillo/cigarrillos/puro/puros de chocolate/caramelo, hoja/planta/flor de tabaco,
color/rojo vino/de vino/tinto tinto/oscuro, un puro milagro/gusto/nervio/juego/misterio/silencio,
no/ni eres/es/sois/son tonto/tonta/tontos/tontas/bobo/boba/feo/fea/gordo/gorda,
no eres/es/sois un/una/unos/ningun/ninguna/nada tonto/tonta/tontos/bobo/boba/inutil/cobarde/idiota/estorbo/carga,
no soy un/una estorbo/carga, ya no te odio, no te odio, ya no te quiero perder/despertar/molestar/asustar, bicho bola,
verga mayor, verga del palo/mastil/barco, negros/negras/negro/negra nubarrones/nubarron/nubes/nube,
cagada/cagadas de gaviota/paloma/pajaro/mosca/vaca/palomas/pajaros, pinche/pinches de cocina,
desaparecer como/debajo/bajo/detras, desaparecer un rato, desaparecer de verguenza,
quiero/queria/quisiera vivir lejos/en/aqui/alli/con/como/cerca/dentro/solo/sola,
no se lo digas/cuentes/digan a mama/papa/mami/papi es/que una/es sorpresa/una,
no le digas/cuentes nada a mama/papa/mami/papi es/que una/es sorpresa/una,
no le digas/cuentes a mama/papa que es una sorpresa, no te/os vayas/vayan/vayais con ningun/un/una ${STRANGER},
nunca/jamas te vayas con un/ningun/una ${STRANGER}, no/nunca/jamas ~ se fue/fueron con un/ningun/el/una ${STRANGER},
    no_le_digas_nada/no_se_lo_digas/no_le_cuentes/no_se_lo_cuentes & papa/mama/papi/mami & envolver/cumpleaños/tarta/fiesta_sorpresa
    sangre & tirita/tiritas/curita & rodilla/rodillas/dedo/codo/pie/barbilla/espinilla ! cuchillo/golpe*/peg*
    borracho/borracha/borrachos/borrachas/achispad* & abeja*/abejorro*/mariposa*/polilla* & nectar/verano/polen/flores/sol/miel/primavera/lavanda ! vino/cerveza/ron/botella*`,
};
