import type { NearTopic } from "./rule-lists.ts";

const NO =
  "nunca/jamas/no_metas/no_metais/no_toques/no_bebas/no_comas/no_juegues/no_saltes/no_te_asomes/no_subas/no_abras/no_cruces/" +
  "no_enciendas/no_pruebes/no_se_debe/no_se_toca/no_se_mete/no_se_meten/no_hay_que/no_debes/no_deben/no_debe/peligro*/cuidado/" +
  "prohibido/avis*/no_se_puede/no_podia/no_tocar";
const MOTHER_OR_FATHER =
  "mama/papa/mami/papi/madre/padre/padres/papas/abuela/abuelo/abuelos/tia/tio/maestra/maestro/profesora/profesor/profe";
const YOUNG =
  "cachorro/cachorros/cachorrito/cachorritos/gatito/gatitos/gatita/perrito/perritos/perrita/pollito/pollitos/patito/patitos/" +
  "camada/corderito/corderitos/crias/conejito/conejitos/ratoncitos";
const BEING =
  `${YOUNG}/gato/gatos/gata/perro/perros/perra/caballo/yegua/burro/burra/mula/oso/osito/mono/elefante/leon/rana/ranita/sapo/pajaro/` +
  "pajaros/pajarito/gallina/gallinas/raton/ratones/ratoncito/rata/conejo/conejos/erizo/ardilla/zorro/zorrito/cordero/oveja/ovejas/" +
  "cabra/cabritos/vaca/ternero/cerdo/cerdito/cerditos/pato/hamster/gorrion/buho/mariposa/caracol/lagartija/niño/niña/niños/niñas/" +
  "bebe/hermano/hermana/hermanito/hermanita/hijo/hija/hijos/mujer/esposa/marido/criado/criada/mendigo/prisionero/prisioneros/enano/" +
  "duende/hada/animal/animales/animalito/criatura";
const HIM = "lo/la/le/los/las/les";
const LISTENER = "tu/ti/te/contigo/tus";

const TASTING =
  "beber/bebio/bebia/bebian/bebieron/bebiendo/bebelo/bebela/bebas/bebed/beban/bebimos/bebemos/tomatelo/tomate/tomarse/tomaron/tomo/toma/trag*/prueb*/prob*/saborea*/lame/lamer/lamio/chup*/sorb*/comer/comio/comen/" +
  "comete/comian/comieron/cometela/comela/comelo/mastic*/muerd*/mord*/traguito/sorbo/sorbos/sorbito/trago/bebete/bebetelo/bebetela";
const CLEANER =
  "lejia/lavandina/detergente/anticongelante/gasolina/queroseno/aguarras/disolvente/amoniaco/salfuman/desinfectante/friegasuelos/" +
  "limpiacristales/limpiador/quitaesmalte/suavizante/insecticida/raticida/matarratas/matahormigas/lavavajillas/naftalina/" +
  "pastilla_del_lavavajillas/capsula_de_jabon/capsulas_de_jabon/capsulas_de_detergente/pila_de_boton/adelfa/cicuta/abrillantador/desatascador";
const PILLS = "pastilla/pastillas/pildora/pildoras/comprimido/comprimidos/capsulas/pastillitas/pastillita";
const JUMP =
  "salta/saltad/saltar/salto/saltaba/saltaban/saltaron/saltes/saltando/saltas/saltara/saltemos/tirate/tiraos/lanzate/lanzaos/lanzarse/lanzarte/" +
  "tirarse/tirarte/arrojate/echate_a_volar/se_lanzo/se_tiro/se_arrojo/da_un_paso/dio_un_paso/echa_a_volar";
/** As it is told to somebody to do; the moon that jumps over the roofs does it by itself. */
const JUMP_YOU =
  "salta/saltad/saltar/saltes/saltas/tirate/tiraos/lanzate/lanzaos/lanzarte/tirarte/arrojate/echate_a_volar/da_un_paso/echa_a_volar";
const HEIGHT =
  "ventana/ventanas/balcon/balcones/tejado/tejados/azotea/terraza/barandilla/baranda/acantilado/precipicio/puente/cornisa/alfeizar/" +
  "repisa/torreon/almena/almenas/barranco/andamio/campanario";
const CLOTH =
  "cortina/cortinas/cama/colcha/manta/mantas/sabana/sabanas/colchon/almohada/casa/sofa/alfombra/pelo/granero/cobertizo/pajar/paja/" +
  "tienda/armario/cojines/papelera/escuela/colegio/periodicos/moqueta/visillos/cuarto/habitacion/ropa/mantel/edredon";
const IGNITE =
  "enciend*/encend*/prend*/quem*/incendi*/arde/arda/ardan/ardio/ardia/arder/fuego/fueguito/llama/llamas/chispa/chispas/acerca/acerco/acercale/acercar/frota/frotar/rasca";
const ROAD =
  "carretera/calle/calles/autopista/avenida/camino_de_camiones/paso_a_nivel/vias/trafico/camiones/calzada/autovia";
const UNWATCHED =
  "solo/sola/solito/solita/a_solas/nadie_te_mire/nadie_mire/nadie_te_ve/nadie_te_vea/nadie_mira/nadie_te_mira/nadie_nos_ve/sin_mayores/sin_adultos/" +
  "duerman/duerme/duerma/dormidos/dormida/dormido/escondidas/secreto/sin_que_te/sin_avisar/sin_decir/despistados/no_miren";
const WATER =
  "hondo/honda/profundo/profunda/lago/rio/estanque/piscina/alberca/mar/pozo/canal/acequia/pantano/olas/embalse";

const VEHICLE = "furgoneta/coche/carro/auto/camion/camioneta/furgon/caravana/taxi/van/carromato";
const GET_IN =
  "sube/subete/subid/entra/entrad/metete/montate/subio/subieron/se_monto/monto/ven/venid/vente/acompañame/sigueme/suba/pasa_dentro";
const OPEN_UP =
  "abre/abreme/abrela/abrele/descorre/corre_el_cerrojo/quita_el_cerrojo/quita_el_pestillo/levanta_el_pestillo/gira_la_llave/" +
  "deja_abierta/dejame_entrar/deja_la_puerta/deja_la_ventana/abreme_la";
const GARMENT =
  "ropa/ropas/vestido/vestidos/blusa/corse/corpiño/camisa/falda/enaguas/medias/camison/tunica/bata/pantalones/botones/tirantes/" +
  "corsé/combinacion/prendas/cordones";
const UNDRESS =
  "quito/quitaron/quitaba/quitaban/quitarse/quitandose/quita/quitan/desabrocho/desabrochaba/desabrocharon/desabrochar/desabrochando/desato/" +
  "desataba/desanudo/dejo_caer/dejaron_caer/dejaba_caer/arranco/arrancaron/arrancaba/resbalo/resbalaba/bajo_la/solto/soltaba/despojo/" +
  "despojaron/desvistio/desvistieron/desvestia/desnudo/desnudaron/desnudaba/cayo/cayeron/abrochandose/abrochando/desnudarse";
const LOVER =
  "marido/esposa/esposo/amante/amantes/jardinero/duque/duquesa/conde/condesa/baron/baronesa/marques/marquesa/capitan/señor/dama/viuda/viudo/" +
  "marinero/marineros/soldado/soldados/caballero/novios/novia/pareja/tabernera/lechera/herrero/bailarina/mozo/criada/cochero/posadero/recien_casados";

const ORIGIN =
  "negro/negra/negros/negras/gitano/gitana/gitanos/gitanas/judio/judia/judios/moro/moros/musulman/musulmana/musulmanes/inmigrante/inmigrantes/" +
  "extranjero/extranjera/extranjeros/refugiados/sordos/ciegos/cojos/chinos/indios/africanos/morenos/piel_oscura/otro_color/mestizos/" +
  "minusvalidos/discapacitados/gordos/pobretones/forasteros";
const THAT_LOT =
  "esa_gente/esta_gente/gente_asi/gente_como_esa/gente_como_esta/gente_como_ellos/gente_como_tu/los_de_su_clase/los_de_su_especie/" +
  "los_de_su_raza/los_de_fuera/los_de_alli/los_de_otro/de_esa_raza/los_de_tu_clase/los_como_tu/los_como_ellos/esos_de_ahi/esa_chusma/" +
  "gentuza/los_extranjeros/los_forasteros/los_inmigrantes/los_gitanos/los_moros/los_refugiados/los_recien_llegados/los_de_piel";
const FAIR =
  "mentira/injusto/injusta/no_esta_bien/esta_mal/feo_decir/tonteria/tonterias/se_equivoco/se_equivoca/se_equivocaba/bienvenidos/perdon/no_es_verdad/te_equivocas/era_falso";

/** Words near each other that no story in Spanish may have, in any order; most say what no single word does. */
export const NEAR_IN_SPANISH: Readonly<Record<NearTopic, string>> = {
  violence: `
mordiscos/dentelladas/bocados & comio/comieron/devoro/devoraron/despedaz*/arranco/mato & grita*/chilla*/huesos/rojo/roja/vivo/vivos/llora*/suplica*/uno_a_uno ! galleta*/tarta/manzana/pan/queso/chocolate/bocadillo/bizcocho/sandia/turron
lobo/lobos/zorro/gato/oso/ogro/gigante/bruja/dragon/tiburon/leon/tigre/cocodrilo/serpiente/monstruo/aguila & comio/comieron/devor*/trago/zampo/mastico/engullo & ${BEING}/${HIM}/abuela & grita*/chilla*/huesos/vivo/vivos/vivas/plumas/colas/no_quedo/no_dejo/solo_quedaron/solo_dejo/suplic*/sangre/uno_a_uno/uno_tras/escupio/crujia*/crujieron/rojo/roja/relami* ! galleta*/tarta*/queso/sopa/bizcocho/gachas/miel/pan/desayuno/merienda/mermelada/manzana*/torta*/chocolate/pastel*/cereza*/fresa*/helado/palomitas/caramelo*/croquetas/churros <16
despedaz*/desgarr*/descuartiz*/hizo_pedazos/hizo_trizas/hicieron_pedazos/hicieron_trizas/hizo_jirones/partio_en_dos/partieron_en_dos/corto_en_dos & ${BEING}/dientes/garras/zarpas/colmillos ! papel/cascabel/carta/cartas/pagina*/cortina*/libro/mapa*/paquete*/periodico/vela*/tela/calcetin*/cojin*/almohada*/regalo*/cometa/caja*/silencio/tarta/galleta/partio_el/manzana/pan
quemaron/quemo/ahorcaron/ahorco/decapitaron/fusilaron/azotaron/ejecutaron/degollaron/ahogaron & prisioneros/presos/rebeldes/traidores/traidor/ladrones/herejes/cautivos/rehenes ! tortilla/tostada*
quemaron/quemo/quemaban & aldeanos/familia/niños/gente/bruja/brujas/mujeres/hombres & hoguera/uno_a_uno/vivos/viva/vivas/plaza/dentro ! tostada*/pan/bizcocho/castañas/tarta
lastima/pena/disgusto & si & dejara_de_respirar/dejase_de_respirar/le_pasara/le_ocurriera/pasara_algo/ocurriera_algo/le_pasase/accidente/no_despertara/se_quemara/desapareciera/ardiera & hermano/hermana/hermanito/hermanita/madre/padre/mama/papa/perro/gato/familia/casa/hijo/hija
golpea*/golpeo/golpes/peg*/pate*/patada/patadas/puñetazos/azot*/zurr*/sacud*/pisote*/abofete*/pellizc*/apale*/garrotazos & hasta & gimi*/gimote*/aull*/chill*/dejo_de/dejaron_de/quedo_quieto/quedo_quieta/no_se_movia/no_se_movio/morado/morada/sangr*/suplic*/solloz*/coje*/grit*/llor*/desmay*/inconsciente/cayo/callo ! risa/reir/pelota/tambor/huevos/nata/alfombra/piñata/masa/timbre/pegamento/pegatina*/sello/pegajos*/puerta/carcajada*/panderet*/sol/nariz_al/cromos/oreja_a/ventana/cristal
pate*/patada/patadas/apale*/golpe*/pedradas/tiraron_piedras/tiro_piedras/lanzo_piedras/lanzaron_piedras & ${YOUNG}/callejero/callejera/perro/gato/gata/perra/burro/mendigo/viejo & ri*/divert*/gracia/gimi*/aull*/otra_vez/corr*/llor*/chill* ! pelota/balon/almohada/nieve/gol/piñata/puerta
ahog*/hundi*/sumergi* & ${YOUNG}/gato/gata & rio/canal/estanque/cubo/saco/barril/pozo/agua/balde ! salv*/rescat*/sac*/miel/leche/lana/risa/hojas/petalos/casi
tiro/tiraron/lanzo/lanzaron/empujo/empujaron/arrojo/arrojaron/tira/empuja/lanza/empujala/empujalo/tiralo & al_pozo/por_el_acantilado/por_el_puente/desde_el_puente/al_fuego/a_la_hoguera/al_horno/por_la_ventana/por_el_balcon/del_tejado/al_tren/a_las_vias/por_las_escaleras/de_la_torre/a_las_llamas/al_canal/por_el_barranco & ${BEING}/bruja/vieja/viejo/anciana/madrastra/${HIM} ! leño*/palo*/leña/carta*/almohada*/cuerda/juguete*/pelota/basura/moneda*/piedra*/papel*/piña*/calcetin*/sombrero/zapato/cometa/petalos/migas/pan/hojas/manzana/beso*/trenza*/cubo/masa/galleta*/flor* <13
cuchillo/puñal/daga/espada/hacha/lanza/flecha/navaja/estaca/tijeras & pecho/garganta/corazon/vientre/barriga/estomago/cuello/espalda/costillas/ojo & hundi*/clav*/atraves*/meti*/enterr*/pas*/rasg*/abri* ! cofre/madera/juguete/carton/barro/espuma/cajon/colga*/atada/llevaba/arco/muñeco/calabaza/melon/manzana/pintad*/bordad*
piso/pisoteo/aplasto/aplastaron/pisotearon/pisando & casa/casita/casitas/casas/aldea/pueblo/choza & llora*/grita*/nadie_dentro/dejo_de_oirse/dejo_de_oir/ya_no/silencio ! hojas/uvas/torre_de/barro
cuello/garganta & apreto/apretaba/apretaron/aprieta/apretar/apretando & hasta/dejo/patale*/respir*/aire ! bufanda/abraz*/lazo/corbata/boton/brazos/cascabel/susto
encontraron/encontro & al_pie/abajo/fondo & escalera/escaleras/acantilado/pozo/torre & pegajos*/rojo/frio/sin_moverse/no_se_movia/cuello/quiet* ! pelota/gatito/zapato/juguete/llave/mermelada/dormid*
flecha/cuchillo/lanza/puñal/hacha/espada & ojo/pecho/garganta/espalda/corazon/cuello/craneo & cayo/clavada/clavado/desplom*/grito ! manzana/diana/muñeco/globo/cupido/cofre/juguete/arbol/dormid*`,
  injury: `
charco/charquito/mancha/hilo/reguero/gotas & oscuro/oscura/rojo/roja/rojas/pegajoso/pegajosa/carmesi/negro/espeso & puerta/escaleras/cama/techo/alfombra/suelo/tarima/abrigo & debajo/por/bajo/desde/salio/crec*/asom* ! aceite/tinta/pintura/mermelada/zumo/lluvia/agua/sombra/leche/sopa/cacao/barro/paraguas/perro/luna/fresa/cereza/tomate/chocolate/salsa/remolacha/lapiz/lana/hilo_rojo_de
agua & rosa/roja/rojiza/rosada & lav*/frot*/restreg*/enjuag* & manos/uñas/cuchillo/hacha/nudillos/camisa/botas ! pint*/mermelada/fresa*/sopa/remolacha/barro/mora*/frambuesa*/cereza*/tinta/jabon/petalos
dos && volvio/regreso/salio && solo/sola/uno_solo/solo_uno && pala/cuchillo/hacha/barro/sangre ! huerto/jardin*/nieve/patata*/semilla*/arena/playa
pala/hacha/azada & lav*/frot*/restreg*/enterr*/nadie_pregunto/hoyo & uñas/hermano/socio/esposa/mujer/marido/huesped/compañero/tumba ! huerto/jardin*/nieve/arena/patata*/tesoro/semilla*/zanahoria*/castillo/bulbo*/hueso
golpe_seco/grito_ahogado/un_disparo/un_alarido && charco/mancha/silencio_para/se_lavo_las/no_se_movio/pala/alfombra_enrollada ! pintura/agua/jarron/libro/coco`,
  cruelty: `
hierro_caliente/hierro_candente/al_rojo/atizador/cigarro/cigarrillo/agua_hirviendo/aceite_hirviendo/brasas/carbones/cerilla/cerillas/mechero/cera_caliente/plancha & pata/patas/patitas/rabo/cola/bigotes/pelo/mano/manos/piel/orejas/oreja/alas/pies/barriga/lomo & quem*/apret*/acerc*/puso/pusieron/puse/ech*/marc*/chamusc*/hasta/aprend*/bail*/chill*/aull* ! cuidado/ay/accidente/soplo/agua_fria/manopla/dragon/cuchara/castañas/calent*/tostad*
arranc*/quit*/cort*/quem* & alas/patas/patitas/bigotes/rabo/cola/plumas/antenas & mariposa/mariposas/mosca/moscas/escarabajo/araña/abeja/polilla/mariquita/pajaro/pajarito/gato/gatito/raton/rana/saltamontes/hormiga/hormigas/libelula/grillo/lagartija ! papel/disfraz/cometa/juguete/barro/dibujo/carton/tarta/espina
ato/ataron/ata/atan/ataba/atado/atada/encaden*/amarr* & ${BEING}/${HIM} & dej*/abandon*/marcharon/marcho/fueron & lluvia/nieve/frio/hambre/sed/sin_agua/sin_comida/sin_comer/dias/noche/nunca_volvio/nunca_volvieron/no_volvio/no_volvieron ! venda/cordon*/lazo/cinta/barca/bufanda/rescat*/desat*/solt*/cometa/globo* <20
ato/ataron/ata/atan/ataba/amarr*/pego/pegaron & lata/latas/petardo/petardos/cohete/cohetes/piedra/ladrillo & rabo/cola/cuello/patas/gato/perro/gatito/perrito/rana ! cometa/globo/juguete/coche/boda
saco/bolsa/talega && ${YOUNG}/crias && rio/canal/estanque/lago/arroyo/pozo/puente/ahog* ! rescat*/salv*/encontr*/se_los_llevo/patatas/manzanas/dormir/semillas/harina/merienda/juguetes/encontro/saco_de_dormir/oyo
obligo/obligaron/obligaba/obligaban/hicieron/hacian/hizo/forzaron/ordenaron & ladrar/arrodillar*/gatear/rebuznar/lamer/suplicar/comer_del/a_cuatro_patas/llevar_orejas & burl*/aplaud*/clase/patio/mayores/zapatos/suelo/botas/señal*/coreaba*/grab*/todos/cromos/perro ! juego/turno/jug*/truco/magia/carnaval/adivin*
señal*/corea*/abuche*/burl* & hasta & solloz*/lloro/llorar/llorando/lloraba/romper_a/rompio_a/huyo/salio_corriendo/hizo_pis ! alegria/risa/estrella/feli*
pantalones/bragas/falda/pañal/calzoncillos/capucha/ropa_interior & baj*/quit*/mojad*/enseñ*/colg* & ri*/señal*/corea*/toda_la_clase/todos/recreo/aplaud*/clase ! lavad*/payaso/circo/espantapajaros/tender/tendedero/lluvia/charco*
madre/padre/padres/mama/papa/mami/papi/madrastra/familia/reina && dejo/dejaron/abandono/abandonaron/echo/echaron/bajar/bajara/llevaron/llevo && bosque/carretera/camino/nieve/lluvia/monte/gasolinera/estacion/cuneta && para_siempre/castigo/nunca_volvio/nunca_volvieron/no_volvieron/no_volvio/no_miro_atras/sin_mirar_atras/leccion/aprend*/mentiroso/mentirosos/portarse_mal/ya_no_lo_querian/ya_no_la_querian/no_lo_querian/arranco/arrancaron ! encontr*/merienda/botas/paraguas/lobo/abrazo*/de_vuelta/vacaciones/migas/recogi*
castigo/castigada/castigado/leccion/portarse_mal/desobedec* & solo/sola & bosque/carretera/monte/nieve/camino/noche/oscuridad & dejo/dejaron/abandon*/echo/echaron ! encontr*/perdon*/abraz*
encerr*/la_dejo_fuera/lo_dejo_fuera/la_dejaron/lo_dejaron/dejo_fuera/dejaron_fuera/echo_de_casa/echaron_de_casa/echo_a_la_calle/saco_a_la & sotano/armario/trastero/cuadra/perrera/fuera/nieve/lluvia/intemperie/desvan & noche/frio/oscuras/horas/dias/sin_comer/sin_cena/sin_cenar/llor*/hambre & ${YOUNG}/niño/niña/hijo/hija/perro/gato/bebe/hermana/hermano/lo/la ! querer/viento/error/llave/encontr*/rescat*/paraguas/juego/escondite/jersey
escupi* & cara/plato/sopa/encima & niño/niña/hermano/hermana/anciano/mendigo/le/les/lo/la ! llama/camello/dragon/volcan/ballena
hambre/sin_comer/sin_comida/sin_agua/sin_cena & encerr*/jaula/sotano/encaden*/atad*/castig* & dias/semanas/dia/semana/noche/aprend* ! liber*/rescat*/explor*
raparon/rapo/afeitaron/pegamento/untaron/tiñeron/pintaron & gata/gato/perro/perra/gatito/perrito/rabo/erizo/conejo & rei*/reian/rieron/risa*/maull*/aull*/gracia/llor* ! dibujo/retrato/oveja/papel/juguete/cuadro
hizo_pis/hace_pis/hizo_pipi/mojo_la_cama/mojado_la_cama/sabana_mojada & tuvo_que/obligaron/hicieron/todos/nariz/rei*/clase/enseñ*/colg*/cuello ! abraz*/no_pasa_nada/limpia/limpias/seca/sec*/lav*
arranco/arrancaron/se_fue/se_fueron/marcho/marcharon & sin_el/sin_ella/sin_ellos & niños/niñas/respond*/castigo/leccion/pasa/merec*/malos ! volvi*/uy/despiste/acord*
nido/hormiguero/polluelos/huevos/colmena & fuego/llamas/hoguera/hirviendo/estufa & echo/tiro/tiraron/echaron/metio & pollitos/piar/piaban/cont*/rei*/retorc*/callar*/hormigas/abejas/pajaritos ! lejos/sarten/desayuno
cartel/letrero/gorro/papel/orejas & burro/tonto/mentiroso/cerdo/idiota/ladron/inutil/bobo/malo/mala & colgo/colgaron/puso/pusieron/pego/llevar/escribi* & clase/cuello/maestra/maestro/todos/espalda/frente ! juego/disfraz/carnaval/tienda/teatro
nadie/nunca/dejaron & comer/comida/agua/alimento & perro/gato/caballo/burro/pajaro/conejo/hamster/cachorro & volvio_a_dar/volvieron_a_dar/dejaron_de_dar/le_dio/ya_no_salio/no_salio/una_mañana ! hambre_otra/asi_que/entonces
tiro/tiraron/tiraba/tiraban & papeles/piedras/barro/basura/tizas/comida & clase/niños/todos & todo_el_dia/cada_dia/toda_la_semana/hasta_que & le/la/lo ! nieve/confeti/papelera`,
  sexual: `
quitaron/desabrocharon/arrancaron/desnudaron/despojaron/desvistieron & ropa/ropas/botones/camisa/vestido/prendas/la_ropa & prisa/vela/alcoba/puerta/uno_al_otro/mutuamente/cama/besos/amantes/despacio/a_oscuras/habitacion/juntos/pajar ! baño/pijama/mojad*/barro/nad*/lluvia/charco*/armadura/bañ*/rio/playa/muñec*/lavar/disfra*/sucia
${UNDRESS} & ${GARMENT} & alcoba/amante/lentamente/delante_del/delante_de_el/frente_al/frente_a_el/cerro_la_puerta/echo_la_llave/cerrojo/hombros_desnudos/hambre/mirada/mirando*/susurr*/marido/jardinero/a_solas/despeinad*/escondidas/pajar/deseo/temblando/poco_a_poco/para_el/conde/duque/soldado/cochero ! baño/pijama/mojad*/barro/nad*/lluvia/charco*/armadura/bañ*/muñec*/lavar/disfra*/sastre/planch*/frio/abuela/mama
salian/salieron/salio & despeinad*/abroch*/acalorad*/sofocad*/sonrojad*/la_falda_arrugada & ${LOVER}/pajar/alcaldesa/alcoba/despensa/cuadra/botones/granero ! jug*/niños/corr*/vaca/escondite/trill*
cama/colchon/somier/cabecero/pajar & cruj*/chirri*/golpe*/temblar/temblaba/rechin*/moverse & gemidos/gemia/gemian/jadeo*/jadea*/toda_la_noche/esposa/marido/amante/amantes/novios/recien_casados/sonroj*/suspiros ! salt*/brinc*/mono*/raton*/fantasma/monstruo/ronc*/viento/tormenta/barco/mar/sueñ*/erizo/elefante
gemidos/gemia/gemian/jadeos/jadeaba/jadeaban/jadeando & cama/alcoba/sabanas/pajar/noche/habitacion & esposa/marido/amante/amantes/duque/conde/placer/juntos/pasion/beso*/deseo/cruj* ! fantasma/ronc*/enferm*/barriga/fiebre/viento/muelas/perrito
beso/besa/besaba/besos/mordisque*/lamio/labios/boca & cuello/garganta/escote/hombro/hombros/piel/nuca/muslo & ${LOVER}/dese*/pasion/gem*/despacio/derrit*/estremec*/tembl*/cama/susurr*/noche ! caballo/yegua/crin/potro/poni/cordero/perro/gato/gatito/jirafa/bebe/madre/mama/papa/hijo/barriga/frio/nieve/niño/osito/oso/nariz/buenas_noches
deseaba/deseo/desea & ${HIM} & cuerpo/cama/toda_la_noche/piel/labios/beso/besos/cuello/desnud*/arder/ardia/esposa/amante ! suerte/feliz/dulces_sueños/buenas_noches/estrella/genio/lampara/dormir
mi_cama/su_cama/a_la_cama_con/entre_mis_sabanas/entre_sus_sabanas & esta_noche/guiñ*/ronrone*/guapa/guapo/preciosa/encanto/moneda*/${LOVER}/susurr* & ven/vente/sube/subio/metio/meti*/acost*/entr*/invito/compart*/calent*/pas* ! pesadilla/osito/peluche/gato/gatito/mama/papa/trueno*/tormenta/cuento/hermano/hermana/perro
pasaba/paso/pasar/pasaban/acostaba/acostarse/acosto/dormia/subia & noche/noches/cama & moneda/monedas/dinero/plata/oro/bolsa/pagaba/pagaban/cobraba/unas_monedas & cualquiera/marinero/marineros/hombres/soldados/quien/clientes/capitan/tabernera/moza/mujer/con_ella/con_el ! posada/viajero*/cuento*/hospedaje/alojamiento/contando/cont*
hace/haria/hacia/hara/haga & lo_que_quieras/todo_lo_que/cualquier_cosa/lo_que_sea/lo_que_le_pidas & moneda/monedas/oro/dinero/plata & noche/cama/guiñ*/cortina*/puerta/hombres/marineros/dama/bailarina/mujer/moza/guapa ! mercado/tienda/genio/caramelos
pechos/senos/escote/tetas/nalgas/muslos/caderas/curvas & loco/locos/locura/mirab*/miro/mirando/miradas/deseo/agarr*/apret*/desnud*/hombres/marineros/tembl*/bambole*/babea*/suspir*/apretad*/relami* ! pollo/petirrojo/pavo/hipopotamo/danza/aro/elefante/carretera
su_amante/amantes/amante_secreto/querida_del & cama/marido/esposa/armario/desnud*/beso*/alcoba/ventana/escond*/noche/noches/gem* ! libro*/musica/ajedrez/animal*/estrella*/naturaleza/chocolate/flores
veian/encontraban/reunian/citaban/veia & escondidas & mujer_del/marido_de/esposa/esposo/marido/amante/alcoba/pajar/casada/casado ! raton*/gato*/regalo/fiesta
acostaba/acosto/acostarse/acostaban/acostado & con_todos/con_cualquiera/con_la_criada/con_el_criado/con_su_vecina/con_la_mujer/con_el_marido/con_marineros/con_medio/con_hombres/con_otra/con_otro ! osito/peluche
mano/manos/dedos & bajo/debajo/entre/dentro/por_debajo & falda/faldas/blusa/enaguas/corpiño/corse/escote/medias/muslos/camison & desliz*/metio/meti*/subi*/col*/busc*/recorr* ! lav*/cos*/raton/muñeca/alfiler*
mir* & de_arriba_abajo & guiñ*/silb*/gruñ*/labios/relam* & ${LOVER}/mujer/chica/dama/moza/muchacha ! escalera/lobo/calle
bata/vestido/camison/tunica/toalla/enagua/capa & resbalar/resbalo/caer/cayo/deslizo/deslizar/deslizarse & suelo/tobillos/hombros/pies & ${LOVER}/lampara/vela/cama/bes* ! baño/muñeca/percha/tendedero/pinza/armario/nieve/lluvia/niña
revolc*/rodaron/rodaban/retoz* & heno/paja/pajar/sabanas/cama & ${LOVER}/pastor/pastora/toda_la_noche/no_era_para_dormir ! perrito/niños/perro/gatito/cabra/cerdito/risa/ternero
pago/pagaba/pagaron/moneda/monedas/bolsa & señora/mujer/moza/tabernera/bailarina/chica/dama/taberna & su_habitacion/arriba/su_cuarto/la_cama/alcoba ! alquiler/sopa/barr*/limpi*/posada
mano/manos/dedos & subio/subia/deslizo/deslizaba/paso/pasaba/recorr*/despacio & media/medias/muslo/cintura/caderas/corpiño/falda/espalda_desnuda/pierna_desnuda & viuda/suspir*/estremec*/esposa/dama/gemi*/condesa/criada ! cos*/lav*/zurc*/tej*/remend*`,
  substances: `
${PILLS} & trag*/mastic*/mastica*/tomo/tomaba/tomaban/tomate/toma/puñado/puñados/todas/caja_entera/frasco/bote/azul/azules/rosas/colores/magica/magicas/blancas/amarillas/repart*/volar/vuel*/flot*/valiente/fuerte/caramelos/golosinas/comparti* & dos/tres/cuatro/una/todas/todo/antes/despues/cada/como/secreto/y/se/le/te ! doctor/doctora/medic*/enfermera/veterinari*/${NO}/menta/juguete/hospital/jabon/chocolate/receta/tos/miel/vaso_de_agua/con_agua
medicina/medicinas/jarabe/frasco/remedio & entero/entera/todo/toda/de_un_trago/hasta_la_ultima/a_escondidas/secreto/nadie/armario/botiquin/como_caramelos/como_caramelo/sabe_a/golosinas & ${TASTING}/coge/cogio/cogieron/subete/trep* ! cucharad*/cucharita/doctor*/medic*/enfermera/${NO}/llave/abuela_le/mama_le/mama_se
de_la_abuela/del_abuelo/de_mama/de_papa/de_tu_abuela/de_tu_mama & ${PILLS}/gotas_de_dormir/medicinas/medicina & ${TASTING}/coge/cogio/cogieron/roba/robo/comparti*/puñado ! ${NO}/doctor*/medic*/enfermera
polvo/polvos/polvillo/raya/rayita & nariz/aspir*/esnif*/inhal*/narices & blanco/blancos/volar/volaba/vuel*/flot*/despiert*/fuerte/penas/alegr*/canut*/tubito/billete/linea ! estornud*/pimienta/harina/azucar/talco/nieve/${NO}/estornud*
aguja/agujas/jeringuilla/jeringa/pincho & brazo/vena/venas/codo/antebrazo/pierna & clav*/meti*/hundi*/inyect*/pinch*/empuj*/desliz* ! doctor*/medic*/enfermer*/vacuna*/hospital/tirita/cos*/hilo/astilla/bord*/veterinari*/tejer/pino/practicante/espina/cactus
papelito/papelitos/cuadradito/cuadraditos/sellitos/cartoncito/cartoncitos && lengua/derret*/derrit*/chup*/lame && cielo/habl*/colores/volar/vuel*/flot*/paredes/gratis/baila*/sueñ* ! carta*/sobre/correo
paredes/techo/arboles/colores & respir*/derrit*/derret*/gir*/habl*/bail*/se_mueven/se_movian & ${TASTING}/fum*/aspir*/lengua/seta/setas/setita/hongo/hongos/polvo*/pipa/hierba ! sopa/desayuno/chocolate/piruleta/helado/pint*/tarta/miel/leche/manzana
seta/setas/setita/setitas/hongo/honguito/hongos/cactus/hojita/hojitas/hoja_magica && ${TASTING} && colores/visiones/flotar/flotaba*/flotas/mareo/mareados/mayores/se_rien/risa_floja/respiran/no_lo_digas/no_se_lo/los_arboles_hablan/gira/dar_vueltas ! ${NO}/sopa/pastel/tortilla/guiso/revuelto/otoño
${TASTING}/come/comed & roja/rojas/manchas/moteada/silvestre/silvestres/rara/raras/desconocidas/brillantes/negras/bonitas & seta/setas/hongo/hongos/bayas & ${LISTENER}/prueba/pruebalas/pruebala/come/comelas/veras ! ${NO}/pregunt*/maduras/mermelada/cesta
fum*/calada/caladas/pipa/liaron/lio/aspir*/inhal* & hierba/hierbas/hojas/hoja/planta/humo/canuto/porro/cigarro/hojitas & flot*/risa/risas/ri*/penas/volar/alegr*/mareo/relaj*/nubes/contentos/contento/olvid* ! dragon/chimenea/hoguera/tren/fuego/infusion/pelota/oler
esnif*/inhal*/aspir*/huele/hueler/respir* & pegamento/rotulador/rotuladores/gasolina/gas/aerosol/pintura/disolvente/trapo/spray/desodorante/barniz & mareo/mare*/flot*/ri*/cabeza/vueltas/colores/volar/otra_vez ! mofeta/rosa*/perfume/${NO}
vapear/vapeaba/vapeaban/vapeo/vapeador/cachimba/narguile/vaper & humo/nube*/prob*/prueb*/pas*/mola/guay/calada*/sabor/fum* ! tren
dando_tumbos/haciendo_eses/tambale*/trastabill*/se_tenia_en_pie/no_se_tenia/zigzag* & taberna/bodega/botella/botellas/ron/cerveza/vino/sidra/licor/lengua_gorda/trabada/agrio/aliento/hip/jarra/jarras/barril ! leche/limonada/zumo/agua/viento/olas/mensaje/peso/mosto
lengua_gorda/lengua_de_trapo/lengua_trabada/se_le_trababa/arrastrando_las_palabras/arrastraba_las_palabras/trabandose & vino/agrio/botella*/vomit*/hablaba/ron/cerveza/taberna/olia/tumbos/copa* ! sueño/caramelo/trabalenguas/dormid*/chicle
botellas_vacias/botella_vacia/latas_vacias/vasos_vacios & grit*/ronc*/sillon/sofa/cama/debajo/agri*/cayo/tambale*/tintine*/despert*/escond*/madre/padre/mama/papa ! leche/mensaje/limonada/agua/recicl*/cola/musica/carta/barco/genio/toc*
olia/apestaba/olian/aliento/oler & a_vino/a_cerveza/a_ron/a_licor/a_ginebra/a_aguardiente/a_alcohol/vino_agrio ! tarta/pastel/bodega_vieja/barril*/vinagre
vomit*/devolvio/devolver/echo_la_papilla & vino/cerveza/ron/beber/bebio/bebieron/botella*/fiesta/barril/taberna/fuente/copas/tumbos & ri*/gracia/divert*/vivas/otra_vez/genial/fiesta/mejor ! pez/bebe/enferm*
vino/cerveza/ron/sidra/aguardiente/licor/anis/ginebra/ponche/aguamiel & ${TASTING}/vaso/vasito/copa/copita/jarra/trago/traguito & niño/niña/niños/cachorro/bebe/ratoncito/${LISTENER}/princesa/osito/pequeño/pequeña/hijo/hija & ri*/contento/content*/alegr*/mareo/mareaba*/flot*/valiente*/gracia/mayor/dormi*/mejor/hipo/otro/otra/rico ! ${NO}/manzana/vinagre/uvas/llego/viento/lluvia/vino_a/vino_el/vino_la/vino_un/vino_con
borrachera/borrachos/borracho/borracha & risa/ri*/divertid*/bien/feliz/felices/genial/cant*/fiesta ! de_alegria/de_sol/de_felicidad/de_nectar/de_luz/de_sueño/de_musica/de_polen/de_flores/de_amor/de_primavera/abejorro/abeja
lio/liaron/liaba/enrollo/enrollaron & papel/papelito & encendi*/fum*/calada* ! paquete/regalo/dibujo
jarra/botella/frasca/bota/barril/porron/petaca & ceno/cenaba/bebio/bebia/vacio/vaciaba/trag*/empin* & no_encontraba/no_encontro/no_se_tenia/eses/cuneta/su_propia_puerta/su_puerta/dos_lunas/bruces/de_narices ! leche/agua/limonada/cacao/zumo/miel/nectar/pocion
polvo/polvillo/polvos & espejo/cucharilla/raya/billete/mesa & aspir*/esnif*/inhal*/nariz ! estornud*/azucar/harina/pimienta/plumero
aguja/jeringuilla/jeringa & el_mismo/ella_misma/si_mismo/su_brazo/el_brazo & puso/clav*/meti*/techo/miel/flot*/sueñ*/suave/caliente ! cos*/hilo/tej*/dedal/vacuna/tirita
jarabe/gotas/tonico & entero/entera/todo_el_frasco/hasta_el_fondo/hasta_la_ultima & trag*/beber/bebio/bebete/tomo ! tortitas/arce/frambuesa/lluvia`,
  hate: `
${ORIGIN} & no_juegan/no_pueden/no_puede/no_entran/no_entra/no_dejamos/no_dejes/no_queremos/aqui_no/fuera_de_aqui/vuelvan_a/volved_a/volveos/largo/huelen/apestan/huele/sucios/roban/robar/ladrones/vagos/peligrosos/contagian/inferiores/valen_menos/no_valen/mandan/obedecen/sirven_para/esclavos/ensucian/estropean & jug*/parque/pueblo/fiesta/aqui/reino/niños/gente/todos/clase/colegio/casa/nosotros/nuestro/nuestra/los/tierra/bosque/pais ! ${FAIR}/gatos/gato/oso*/cisne*/caballo*/ojos/zapatos/calcetines/uvas/uva/raton*/erizos
${THAT_LOT} & huele/huelen/apesta/apestan/sucia/sucios/roba/roban/quitarnos/quitan/lo_nuestro/nuestro_pan/nuestros_trabajos/nuestras_casas/ratas/plaga/ladrones/vag*/enfermedad*/no_son_como/no_es_como/inferior*/asco/asquer*/repugn*/no_merecen/no_merece/fuera_de_aqui/que_se_vayan/no_caben/no_cabe/criar/crian/se_reproducen/miente*/mentir/tramp*/animales/salvajes/fiar/peligros* ! ${FAIR}
personas_de_verdad/persona_de_verdad/persona_normal/personas_normales/persona_completa/niño_normal/niña_normal/niños_normales/gente_normal/como_nosotros & no_es/no_son/no_eres/nunca_sera/no_era/menos_que & silla/raro/rara/piel/coj*/sord*/cieg*/gente/ese/esa/el/ella/los/persona/niño/niña/tartamud*/color/de_fuera ! ${FAIR}/tan_grande/pez
dos_hombres/dos_mujeres/dos_chicos/dos_chicas/dos_principes/dos_princesas/dos_reyes/dos_reinas/dos_papas/dos_mamas/dos_madres/dos_padres/hombres_que/mujeres_que/chicos_que/chicas_que && quier*/querian/aman/amaban/beso/besan/besar*/besa*/casar*/boda/novios/novias/de_la_mano/enamora*/mamas/papas/madres/padres && asco/asquer*/antinatural/pecado/vergüenza/verguenza/repugn*/maldi*/castig*/enfermo*/enfermedad/contra_natura/en_piedra/no_es_natural/familia_de_verdad/sucio ! ${FAIR}/gripe/fiebre
no_andan/no_anda/no_caminan/no_camina/no_oyen/no_oye/no_ven/silla_de_ruedas/muletas/cojo/coja/sordo/sorda/ciego/ciega/tartamud*/baston/los_lentos && estorbo/estorban/estorba/carga/inutil*/no_sirven/no_sirve/molesta*/mejor_sin/fuera/no_invitaron/no_invitarlo/no_invitarla/no_invito/nos_retrasa/nos_retrasan/nos_frena/echaron/no_guardarle/no_guardaron & fiesta/juego/equipo/excursion/nosotros/jugar/carrera/todos/sin ! ${FAIR}/caracol/tortuga/gusano
no_andan/no_anda/no_caminan/no_camina/no_oyen/no_ven/silla_de_ruedas/muletas/cojos/sordos/ciegos/tartamudos/invalidos/tullidos & estorbo/estorban/estorba/una_carga/inutiles/inutil/no_sirven/no_sirve/molestan/dan_pena/dan_asco/sobran/sobra ! ${FAIR}/no_eres_un/no_es_un/no_son_un
echaron/echo/expulsaron/expulso/corrieron/desterraron/desterro/ahuyent* & familia/familias/forasteros/extranjeros/recien_llegados/gitanos/refugiados/inmigrantes/los_de_fuera/esa_gente/vecinos_nuevos & vitor*/aplaud*/limpi*/heroe/heroes/valiente*/celebr*/fiesta/por_fin/a_salvo/tranquil*/reino/mejor/felices ! ${FAIR}/lluvia/tormenta/lobo/abejas/una_mano/de_menos
niñas/mujeres/chicas/una_niña/una_mujer & demasiado_tontas/demasiado_debiles/no_saben_pensar/no_piensan/obedecer/obedecen/en_la_cocina/solo_sirven/no_valen/no_sirven/no_son_listas/calladas/para_servir/su_sitio_es ! ${FAIR}/demostr*/risa
su_gente/tu_gente/su_familia/los_suyos/los_de_su/esa_familia/su_raza & pulgas/piojos/sucia/sucios/huele/huelen/apesta/apestan/roba/roban/con_los_dedos/germenes/no_se_lava/no_se_lavan/contagi* ! ${FAIR}/perro*/gato*/barro/panaderia/flores
solo/solamente/unicamente & niños/niñas/personas/familias/gente & cara_clara/piel_clara/piel_blanca/caras_claras/rubios/rubias/ojos_azules/de_los_nuestros/nuestra_sangre/nuestro_color & pueden/puede/entran/entrar/subir/jugar/sentarse ! ${FAIR}
niño/chico/hombre/niños/chicos & vestido/vestidos/pintalabios/falda/faldas/muñecas/tacones & cure/curar*/encerr*/vergüenza/verguenza/asco/antinatural/enferm*/castig*/paliza/nunca_sera ! ${FAIR}/talla/lav*/lluvia
rezan/reza/rezar/religion/su_dios/mezquita/sinagoga/otros_dioses/velo/turbante & no_deberian_vivir/no_deben_vivir/no_son_como/que_se_vayan/se_tienen_que_ir/vuelvan/falso/sucios/nuestra_calle/nuestro_pueblo/no_caben/peligr*/fuera_de_aqui ! ${FAIR}/novia`,
  despair: `
cabezazos/golpea*/golpes/pellizc*/arañ*/quem*/mord*/pegaba/pego/cortaba/corto/cortes/cortarse/cortandose/pincha*/bofetadas & se/me/te/misma/mismo & merec*/a_proposito/aposta/castig*/tristeza/alivio/calma*/calmaba/pena_se/dejaba_de_doler/se_iba/inutil/odiaba/se_odiaba/sentia_mejor/a_escondidas/mangas/vacio/marcas & ${BEING}/brazo/brazos/pared/muñeca/muñecas/piernas/piel/ella/el/porque/se/me/cara ! sin_querer/tirita/rebanada/tarta/pan/pelo/chiste/pelota/mosquito/espina/pelos/sueño/soñando/flequillo/uñas
merezco/merecia/mereces/merece/merezca & daño/dolor/golpes/golpe/pegara/peguen/sufrir/morir/nada_bueno/nadie_me_quiera/castigo/dolia ! ${FAIR}/nadie/no_te/no_me/no_se/ningun
mejor/felices/feliz/contentos/tranquilos & si_yo_no_estuviera/si_no_estuviera/sin_mi/si_desapareciera/si_no_existiera/si_no_hubiera_nacido/si_me_fuera/si_ella_no_estuviera/si_el_no_estuviera/si_yo_desapareciera/si_yo_no_existiera/si_tu_no_estuvieras/cuando_yo_no_este/cuando_ya_no_este & todos/mundo/mama/padres/familia/nadie/estarian/serian/viviria*/estara*/casa & para_siempre/mejor/serian/estarian/vivirian/viviria/estaran/seran ! frio/lluvia/araña/nieve/viento/muela/ensalada
carta/cartas/nota/notas/despedi*/adios && mañana/ya_no_necesitaba/ya_no_necesitaria/no_necesitaria/por_ultima_vez/perdonadme/perdon_por_todo/nunca_mas/no_hara_falta && puente/acantilado/azotea/cuerda/pastillas/agua_oscura/aguas_oscuras/rio/vias/pozo ! barco/barca/vacaciones/viaje/tren_de/verano/campamento
agua_oscura/agua_negra/agua_fria/aguas_oscuras/aguas_negras/agua_profunda/olas/rio/mar/puente & abraz*/acun*/sosten*/llam*/acog*/llev*/promet* & paz/descans*/para_siempre/suavemente/sin_dolor/olvid*/pena/penas/dolor ! barco/barca/pez/peces/pato/sirena/nad*/concha*/ballena/balsa/marea_baja
sin_ganas/no_tenia_ganas/ya_no_queria/no_quiero/cansad*/no_valia_la_pena/no_merece_la_pena/para_que & vivir/seguir_viviendo/despertar/despertarme/despertarse/seguir_aqui/existir/seguir_adelante ! ${NO}/lunes/temprano/lluvia/pueblo/ciudad/casa/sola/solo
cerro/cierra/cerrar/cerrando & ojos & puente/acantilado/azotea/tejado/vias/borde/barandilla & paso/solto/dejo_caer/adelante/suelta/paz/salto ! cuidado/papa/mama/cuerda/arnes
dejo_de_comer/deja_de_comer/dejar_de_comer/no_comas/saltarse_la_comida/saltarse_comidas/tiraba_la_comida/sin_cenar & delgad*/guapa/bonita/hermosa/quer*/gord*/flaca/ligera/costillas ! pajaro*/glotón/glaseado
arañ*/cort*/pinch*/clav*/quem* & brazo/brazos/muñeca/muñecas/piel/pierna/piernas & compas/cuchilla/cristal/ruido/apag*/calma*/tristeza/silencio/escondidas/dolor/pena ! zarza*/gato/espina*/tirita/picor/rosa*/mosquito*/seto/enfermera/doctor*/rama*/gatito/sol/pelo/tela/trapo
baranda/barandilla/borde/pretil/cornisa/puente & pie/subio/sento/subido/subida & que_tranquilo/lo_tranquilo/lo_tranquila/que_facil/un_paso/adios_a/todo_acabaria/todo_acabara/descansar/en_paz/nunca_mas/por_fin ! pesc*/barco/atardecer/cuidado/cuento
no_comia/no_comio/dejo_de_comer/sin_comer/no_comer/no_cenaba/no_probaba & guapa/guapo/delgad*/bonita/hermosa/flaca/perfecta/cintura/querida ! oruga/preocupad*
nadie & echara_de_menos/echaria_de_menos/notara/notaria/lloraria/llorara/importaria & me/mi/yo/lo/la/el/ella/como & rio/puente/acantilado/salt*/metio/desaparec*/estanque/vias/azotea/pozo/para_siempre/mar ! buscaban/encontr*/pero_todos/fiesta/tren_de
se_metio/se_adentro/entro/camino & rio/mar/lago/agua_oscura/agua_fria & nadie/nunca/no_volvio/no_salio/pena/tristeza/para_siempre ! pez/nad*/pesc*/concha*/botas/pato*/bañ*/pie/pies/chapote*`,
  secrets: `
enchufe/enchufes/toma_de_corriente/tomacorriente/tomacorrientes & dedo/dedos/deditos/tenedor/tenedores/cuchara/cuchillo/alfiler/horquilla/aguja/clavo/tijeras/alambre/lengua/llave/llaves/mete/meter/metio/meted/moneda/juguete/mojad*/agua/cosquillas/mano/manos/agujeritos ! ${NO}/tapa/tapo/tapado/electricista/tapar/desenchuf*
tostadora/tostador/secador & tenedor/dedo/dedos/bañera/agua/baño/cuchillo & mete/meter/metio/dentro/echa/caer/tira/llev*/hurg* ! ${NO}/mesa/cajon/desenchuf*
cable/cables/cordon_de_la_luz/hilo_de_la_luz & muerd*/mord*/chup*/cort*/lengua/mojad*/pel* & ${LISTENER}/cosquill*/chispa*/electric* ! ${NO}/cometa/marioneta/raton/queso
torre_electrica/torre_de_la_luz/tendido_electrico/alambrada_electrica/valla_electrica/alta_tension/cables_de_la_luz & toc*/trep*/sub*/agarr*/cometa/lam*/colg* ! ${NO}/pajaros/golondrinas/pos*
${CLEANER} & ${TASTING}/botella/zumo/jugo/caramelo/limonada/bebida/cucharada/golosina ! ${NO}/abejas/abeja/lav*/ratones/nadie/era_su/tractor/etiqueta/fregar/fregaba/limpiaba/limpiar
debajo_del_fregadero/bajo_el_fregadero/debajo_de_la_pila/en_el_garaje/armario_de_la_limpieza/armarito_del_baño/botiquin/estante_de_arriba/armario_de_las_medicinas && botella/botellas/liquido/zumo/bote/botes/frasco/spray/pocion/jarabe/pastillas/capsulas && ${TASTING}/brillar*/gotas ! ${NO}/raton*/leche/miel/mermelada/galletas/gote*
cerilla/cerillas/fosforo/fosforos/mechero/mecheros/encendedor/encendedores & ${IGNITE}/juga*/jueg* & ${CLOTH}/debajo/secreto/escond*/a_escondidas/tu_cuarto/cabaña/cocina ! ${NO}/lampara/farol/estufa/chimenea/vela/velas/candil/fogon/quinque
de_mama/de_papa/de_la_cocina/del_abuelo/de_la_abuela/de_tu_padre/de_tu_madre & cerillas/fosforos/mechero/encendedor/cerilla & coge/cogio/coged/toma/busca/roba/saca/saco/trae/agarra/quita/cogieron/trajo ! ${NO}/vela/velas/farol/candil
prende/prendele/prendeles/prendieron_fuego/prendio_fuego/prenderle/prenderles/pega_fuego/pegale_fuego/pego_fuego/pegaron_fuego/prende_fuego/fuego_a/quemad/quemale/quemaron/incendiaron & cortina/cortinas/cama/colcha/manta/mantas/sabana/sabanas/colchon/almohada/casa/sofa/alfombra/pelo/granero/escuela/colegio/cobertizo/pajar/papeles/armario/fuego ! ${NO}/bomber*/apag*/agua/dragon/sol/luna/luz/chimenea/hogar/lampara/farolillo/vela/velas/leña/atardecer/rapido/estrellas/luces
hoguera/brasas/llamas/fogata/fogon & salta*/salto/camin*/and*/descalz*/mano/manos/dedos/bail*/toca/tocar/tocala & sobre/encima/por/dentro/entre/en/las & ${LISTENER}/descalz*/valiente*/atrev*/cosquill*/atrap* ! ${NO}/sombra*/calent*/alrededor/cerca/malvavisco*/olla/sent*/castañas/nubes_de/nariz
gas/cocina/horno/fogones & abre/gira/girar/enciende/encender/respir* & mando/mandos/llave/llaves/silb*/dormi*/sueñ*/hondo/sin_cerilla/tu_solo/tu_sola/nube ! ${NO}/pan/bizcocho/galletas/papa/mama/abuela/globo/cena/apag*
nevera/frigorifico/congelador/lavadora/secadora/maletero/horno & metete/meteos/escondete/entra/cabes/acurrucate & cierra/puerta/tapa/dentro/nadie ! ${NO}/leche/mantequilla/queso/raton/calcetin/ropa/bizcocho/pastel
bolsa_de_plastico/bolsa_del_supermercado/bolsa_de_basura & cabeza/cara/boca/nariz ! ${NO}/calv*/lluvia
${JUMP_YOU}/vuela/volar/suelta/suelta_las/sueltate & ${HEIGHT}/de_arriba/segundo_piso/torre & ${LISTENER}/viento/alas/capa/flot*/cosquillas/atrap*/recoge*/facil/brazos/vol*/hadas/aire/sosten*/abre/subete/sube/asomate/nubes ! ${NO}/gato/gata/gatito/pajaro*/golondrina*/gorrion*/paloma*/ardilla/rana/paracaidas/semilla/saltamontes/bajo_la/hacia_la/a_la_ventana/alfombra_voladora/pulga/grillo/soñ*/sueñ*/desde_la_ventana_vio/duerm*/escoba/mariposa/murcielago/buho/cuervo/dragon/lechuza/polilla/luciernaga/mosca/abeja/estrella_salto
${JUMP} & ventana/balcon/tejado/azotea/acantilado/puente/torre & capa/paraguas/sabana/alas_de/toalla/volo/flot*/vol* ! ${NO}/gato/gata/gatito/ardilla/pajaro*/paracaid*/semilla/araña/pulga/buho/paloma/viento/gorrion/rana/hoja/dragon/abeja/raton
abre/subete/trepa/ponte/sientate/subio/asomo & ventana/balcon/tejado/azotea/barandilla/alfeizar/cornisa/puente & ${JUMP}/sueltate/suelta_las/asoma_todo/inclinate/vuela/dejate_caer ! ${NO}/gato/gata/ardilla/pajaro*/paracaid*/alegria/grillo/rana/rayo_de_luna/viento/mariposa/luciernaga/mosca/escoba/alfombra/dragon <12
asomate/asomaos/asomo/inclinate/inclino/echate & pozo/balcon/barandilla/acantilado/ventana/puente/borde/mas & suelta/sueltate/solto/mas_y_mas/un_poquito_mas/un_poco_mas/sin_manos/todo_el_cuerpo/sin_sujetarte ! ${NO}/agarra*/sujet*/seguro/cuerda/catalejo/telescopio
pozo/balcon/acantilado/voz/estanque/puente && asomate/inclinate/acercate && suelta/sueltate/solto/un_poquito_mas/mas_adentro/las_manos ! ${NO}/cuerda/cubo
suelta_las_manos/sueltate/solto_las_manos/sin_manos/se_solto & balcon/barandilla/acantilado/puente/tejado/cornisa/pozo/alfeizar/ventana ! ${NO}/cuerda/cometa/globo
camin*/anda/andar/equilibrio/corr*/bail*/patin* & barandilla/cornisa/pretil/borde_del_tejado/borde_del_acantilado/muro_del_puente/alfeizar & ${LISTENER}/atrev*/sin_manos/ojos_cerrados/niño/niña/niños/ganaba/valiente* ! ${NO}/gato/gata/agarr*/sujet*/pajaro*/paloma*/raton
${ROAD} & ojos_cerrados/cerrar_los_ojos/cierra_los_ojos/cerraban_los_ojos/cerraron_los_ojos/sin_mirar/ojos_vendados/ojos_tapados/a_ciegas & cruz*/corr*/pas*/juego/jug*/camin*/atrev*/anda* ! ${NO}/asiento/sueño/durm*/dormi*/topo/escuch*/oy*/oia*
delante_de/delante_del & cruz*/corr*/salta*/tumb*/tirate/tirarse/ponte/pon*/lanz* & coche/coches/camion/camiones/tren/trenes/autobus/trafico/tranvia ! ${NO}/juguete/madera/maqueta/parado/semaforo
en_medio_de_la_carretera/en_medio_de_la_calle/via_del_tren/vias_del_tren/las_vias/los_railes/autopista/en_la_via/sobre_la_via/en_mitad_de_la_via & jug*/tumb*/acost*/sent*/escond*/carrera/reto/apost*/qued*/dorm*/esper* & ${LISTENER}/valiente*/ultimo/diversion/divert*/juego/niños/pit*/amigos/gana/ganaba/ganar/tren ! ${NO}/juguete/maqueta/madera/estacion/anden/no_puede/pato*/erizo*/vaca/oveja*/valla
aguant*/conten*/sin_respirar/dejar_de_respirar/deja_de_respirar/la_respiracion & respir*/aire & desmay*/mareo/marea*/estrellas_de/ver_estrellas/vean_estrellas/veas_estrellas/azul/azules/morado/caer/caia/caiga/caigas/cae/cayo/dorm*/negro/fondo_de & hasta/cuando/juego/truco/medalla/gan*/y/que ! ${NO}/risa/sorpresa/susto/asombro/buceador*/ballena
apriet*/apret*/presion*/estruj* & cuello/garganta/pecho & estrellas/mare*/desmay*/sueñ*/dorm*/juego/negro/flot*/cosquilleo/volar/hadas ! abraz*/brazos/bufanda/gatito/perrito/nariz/peluche/osito/oso
cuerda/cinturon/cordon/cinta/soga/bufanda/corbata/comba/correa/cortina & cuello & tira/tirar/tiraba/tiro/colg*/cuelg*/columpi*/gancho/viga/picaporte/puerta/rama/nudo/flot*/mare*/desmay*/estrellas/apret*/apriet* ! ${NO}/cascabel/campan*/medalla/perro/vaca/cabra/burro/nieve/silbato/jirafa/llave/abrig*/collar/cartel/frio/calent*/muñeco
manguitos/flotador/flotadores/chaleco_salvavidas/chaleco/salvavidas/casco/cinturon/cinturon_de_seguridad/socorrista/sillita & no_necesitas/no_hace_falta/no_hacen_falta/quitate/quitatelo/quitatelos/quitaos/sin/tira/fuera/desabrocha*/son_de_bebes/son_para_bebes & ${LISTENER}/agua/hondo/piscina/mar/rio/bici/coche/marcha/bebes/nada/nadar/nadaba/nadaban/nado/meti*/salt*/valiente* ! nunca/jamas/olvid*/esper*/casa/siempre/ponte/se_puso/medalla/no_se/cuidado/prest*/no_debes/no_hay_que
hondo/honda/profundo/piscina/rio/lago/mar && no_necesitas/no_hace_falta/no_hacen_falta/quitate/sin && manguitos/chaleco/flotador/mayores/mayor_que/adultos/socorrista/nadie_mirando ! nunca/jamas/olvid*/prest*/no_se/no_debes
${WATER} & ${UNWATCHED} & nada/nadar/salta/metete/entra/zambullete/baja/tirate/bañate/lanzate/acercate/ve ! ${NO}/garza/pez/rana/nada_mas/nada_de/no_habia_nada/casi_nada/nadie_dijo_nada/no_tenia_nada
hielo/lago_helado/rio_helado/estanque_helado & camina/patina/corre/salta/pisa/baila & ${UNWATCHED}/cruj*/fino/finito/aguanta/te_sostendra ! ${NO}/helado_de/crema
meti*/hundi*/mantuv*/sujet*/empuj*/aguant* & cabeza/cara/hermano/hermana/hermanito/bebe/gatito/perrito & bajo_el_agua/debajo_del_agua/en_el_agua/en_la_bañera/en_el_cubo/en_el_barreño & hasta/sin/mientras/y_no/para_que ! respiracion/rescat*/manzana*/juguete/pato/barco/jabon/peces/mirar/ver/gafas/champu
colmena/avispero/nido_de_avispas/serpiente/serpientes/vibora/escorpion/perro_desconocido/perro_guardian/toro/cocodrilo & mete/toca/acaricia/besa/molesta/pincha/agarra/tirale & mano/manos/dedo/dedos/palo/rabo/cola/lengua/${LISTENER} ! ${NO}/titere/juguete/cuento
tijeras/cuchillo/cuchilla/navaja/cristal/cristales & corta/cortate/cortale/rasca/clavate/pinchate/pasate & pelo/lengua/mano/dedo/dedos/brazo/hermana/hermanito/bebe/solo/sola/gotita* & secreto/magia/rojo/sangre/hadas/nadie/bonito/valiente/saldra*/veras ! ${NO}/papel/cartulina
escapate/vete/sal/salte/marchate/fugate/sal_de_puntillas/baja_de_puntillas & casa/noche/duerman/duermen/duerma/nadie/medianoche/solo/sola/secreto/padres/oscuro/ventana & ${LISTENER}/sin/cuando/mientras/nadie & espero/esperando/esperare/no_digas/no_avises/bosque/calle/estare/ventana ! ${NO}/raton/sueñ*/lobo/ogro/bruja
miente*/mentir*/escond*/engañ* & a_tus_padres/a_tu_mama/a_tu_papa/a_tu_madre/a_tu_padre/a_los_mayores/a_tu_maestra/a_tu_profe & bien/divertido/listo/siempre/secreto/bueno/puedes/hay_que ! ${NO}/sorpresa/regalo/tarta/cumpleaños/escondite
${VEHICLE} & ${GET_IN} & gatito/gatitos/cachorro/cachorros/perritos/caramelo/caramelos/dulces/enseñ*/paseo/vuelta/piruleta*/helado*/juguetes/regalo/regalos/secreto/hombre/desconocido/nadie/sorpresa/chuches/golosinas ! ${MOTHER_OR_FATHER}/conductor/familia/bomberos/raton/oso/viento/autobus
${VEHICLE}/desconocido/desconocida/hombre_que_nadie/señor_que_nadie/mujer_que_nadie && sube/subete/ven_conmigo/vente/acompañame/sigueme/entra && enseñ*/gatitos/cachorros/caramelos/chuches/helado/secreto/regalo/golosinas/juguetes ! ${MOTHER_OR_FATHER}/espantapajaros/autobus/abuelos
gatitos/cachorros/gatito/cachorro/caramelos/juguetes/golosinas/chuches/conejitos & mi_furgoneta/mi_coche/mi_casa/mi_piso/mi_sotano/mi_cobertizo/mi_barco/mi_garaje/mi_camion/su_furgoneta/mi_carro & ven/ver/verlos/enseñ*/acaric*/quieres/tengo/mas/sube/subes/entra/conoc* ! ${MOTHER_OR_FATHER}/amigo/amiga/vecinos
desconocido/desconocida/hombre_que_nadie/señor_que_nadie/mujer_que_nadie/nadie_conocia/hombre_extraño/señor_extraño/señor_amable/señor_sonriente/hombre_sonriente/extraño & caramelo/caramelos/piruleta/gatito/gatitos/cachorro/regalo/chocolate/helado/movil/dinero/mano/coche/furgoneta/barca/golosinas & sigui*/fue/fueron/sub*/solo/sola/ven/vente/secreto/nadie/lejos/entr*/confi*/acompañ*/casa ! ${NO}/${MOTHER_OR_FATHER}/polic*/espantapajaros/taxi/ruido
${OPEN_UP} & puerta/ventana/cerrojo/verja/pestillo/cancela/balcon & duerma/duerman/duermen/duerme/dormidos/acueste/acuesten/se_vayan/medianoche/sin_ruido/sin_hacer_ruido/nadie/mayores/oscurezca/a_solas & yo/estare/espero/esperare/escalera/fuera/regalo/me/entrar/entrare/conmigo/secreto/esperando ! ${NO}/bebe/gato/brisa/luna/estrella/reyes/hada
${OPEN_UP} && cuando/mientras/en_cuanto/esta_noche && duerma/duerman/duermen/duerme/dormidos/acueste/acuesten/se_vayan/medianoche && yo/estare/espero/esperare/regalo ! ${NO}/bebe/luna/estrella/reyes/hada/brisa
entre & tu_y_yo/nosotros/los_dos/nosotros_dos/ti_y_mi & secreto/solo/queda/quede/quedara/guard* & esto/secreto/ven/promete/prometeme/mayores/nadie/padres/mama/papa/juego ! sorpresa/cumpleaños/fiesta/tarta/regalo/receta/broma/chiste/guisantes/espacio/valla/flores/repart*
ven/venid/baja/sal/acude/reunete/te_espero & solo/sola/solito/solita/a_solas & di_que/diles/dile/no_digas/nadie/jueves/viernes/despues_de_clase/esta_noche/sin_avisar/sin_decir/secreto/a_escondidas/no_traigas ! lobo/fantasma/miedo/asust*/sorpresa/fiesta/caballero/dragon/triste
di_que_estas/diles_que_estas/diles_que_vas/di_que_vas/dile_a_mama_que/di_en_casa_que & casa_de/amiga/amigo/biblioteca/deberes/colegio/clase & ven/vente/sola/solo/luego/jueves/y/parque/te_espero
dime/dinos/dile/cuentame/cuentanos/susurrame/susurra/escribe/escribeme/mandame/manda/envia/enviame/contesta/comparte & en_que_calle/tu_calle/tu_colegio/tu_escuela/que_colegio/que_escuela/tu_telefono/numero_de_telefono/tu_apellido/tus_apellidos/tu_direccion/numero_de_tu/nombre_completo/tu_contraseña/cuando_no_estan/cuando_estas_solo/cuando_estas_sola/donde_esta_tu_casa/tu_pueblo/tu_barrio/que_calle/se_llama_tu_cole/calle_vives
manda/mandame/mandale/envia/enviame/enviale/sube/hazte/comparte/mandanos/envianos & foto/fotos/selfi/selfie/selfis/video/videos & tuya/tuyas/tuyo/ti/tu_cara/tu_cuarto/tu_cama/pijama/tu_casa/tu_habitacion/te ! ${MOTHER_OR_FATHER}
internet/linea/tableta/pantalla/chat/videojuego/juego_en_linea/aplicacion/movil & amigo/amiga/desconocido/alguien/jugador/señor & quedar/secreto/padres/direccion/cuent*/sol*/foto/regalo/monedas/verte/vernos/conocert* ! ${NO}/mesa/abuela/abuelo
te_espero/te_esperare/nos_vemos/quedamos/reunete_conmigo/estare_esperando & parque/puente/estacion/colegio/tienda/esquina/verja/parada/bosque/cobertizo/escalera & sola/solo/secreto/esta_noche/digas/nadie/sin_padres/medianoche/tu_mama/tus_padres/a_escondidas ! sorpresa/fiesta
mayores/adultos/padres/mama & estropear*/no_entenderian/no_entenderan/no_entenderia/no_deben_saber/no_tienen_que_saber/no_pueden_ver/no_pueden_saber/no_tienen_por_que/no_hace_falta_que/no_lo_sepan/no_se_enteren/no_dejarian & yo/mi/conmigo/nuestro/nosotros/tu/te/tengo & regalo/dulce/puerta/esper*/secreto/ven/juego/especial/amistad/amigo ! sorpresa/fiesta/cumpleaños/tarta/aniversario
toc*/cosquillas/acarici*/frot*/besa* & secreto/nadie/entre_nosotros & ${LISTENER}/mi/juego & cuerpo/pierna/piernas/piel/regazo/debajo/especial ! gato/perro/gatito/poni/caballo/cachorro
agujeritos_de_la_pared/agujeros_de_la_pared/agujero_de_la_pared/agujeritos_del_enchufe/agujeritos_de_la_luz & clip/hurg*/mete/meter/alambre/alfiler/dedo/dedos/tenedor/llave/palito/cosquill* ! ${NO}/raton/ratones
abrio_los_brazos/abre_los_brazos/extendio_los_brazos/extiende_los_brazos/agita_los_brazos/agito_los_brazos & ${HEIGHT}/borde ! ${NO}/bostez*/abraz*/pajaro/desperez*/recib*
jabon/champu/colonia/perfume/gel/suavizante/tinta/pegamento/pilas/cloro/sales_de_baño & trago/traguito/sorbo/bebelo/bebio/bebete/traga/trago_de/cucharada/tragate ! ${NO}/robot/escupi*/sin_querer/lav*/hipo
nevera/frigorifico/congelador/lavadora/secadora/arcon/baul & escondite/escondete/escondio/entra/metete/meterse & cierra/puerta/tapa/cerro/tira_de ! ${NO}/leche/raton/mantequilla/encontr*
cinturon/cinturon_de_seguridad/sillita & quitate/desabrocha*/sueltate/suelta/quito/sin & coche/ventanilla/asomate/viento/carretera/marcha/medio_cuerpo/rapido/autopista ! ${NO}/parado/llegar*/llego/aparc*/pantalon*
ventanilla & saca/saco/sacaba/asoma/asomate/colg*/medio_cuerpo & cuerpo/brazos/cabeza/viento/correr ! ${NO}/perro/hocico/adios/pañuelo
correa/cable/toalla/comba/cordel/alambre & cuello & columpi*/colg*/cuelg*/salta/mono/gira/apriet*/enroll* ! ${NO}/paseo/cascabel
respira/respirar/respirad & deprisa/rapido/mas_rapido/muy_rapido & apriet*/pecho/mareo/flot*/sueños/caer*/desmay*/estrellas ! ${NO}/corri*/cuesta
rojo/roja & cruz* & muñeco/semaforo/luz/luces & corriendo/valientes/nunca_esperan/nunca_espera/no_esperan/no_espera/no_esperes/sin_esperar/deprisa ! esperamos/verde/paro/pararon/se_espera/hay_que_esperar
hielo/helado/helada & estanque/lago/rio/laguna/pantano & ve/camina/corre/salta/baila/hasta_el_centro/al_centro/en_medio & golpes/espejo/magico/solo/sola/pisa/salta/hasta_el_centro ! ${NO}/pato*/cisne*/pinguino*/pez
cocina/fogones/gas/horno & botones/mandos/llaves/ruedas/todos_los & huele/respira/dormir*/sueñ*/sueño ! ${NO}/sopa/pan/tarta/bizcocho/frio
tu_madre/tu_mama/tu_papa/tu_padre/tus_padres/tu_abuela & me_ha_pedido/me_manda/me_mando/me_envia/me_ha_dicho/me_pidio & recoja/recogerte/lleve/llevarte/buscarte/vengas/acompañe & hombre/verja/coche/mano/señor/señora/desconocid*/colegio/furgoneta/mujer ! ardilla/conejo/perro/tio/tia/vecina/maestra
numero/portal/piso & tu_portal/tu_puerta/tu_casa/tu_piso/tiene_tu & que/cual/dime/escribe ! cartero
ventana/cuarto/habitacion & cual/donde/que & tu_ventana/tu_cuarto/tu_habitacion & voz/tableta/pantalla/hombre/desconocid*/movil/linea
movil/camara/tableta/portatil/telefono & bañera/ducha/cuarto/cama/desnud*/cambi*/baño & te_vea/verte/te_veo/enseñame/que_te/mirarte
puerta/porton/verja/ventana/pestillo/cancela & sin_cerrar/abierta/abierto/entornada/sin_llave/sin_pestillo/sin_echar & esta_noche/despiertes/dorm*/medianoche & deja/dejar/dejame/susurr* ! gato/brisa/luna/reyes/raton_perez/hada
niños_buenos/niñas_buenas/niños_mayores/niñas_mayores/niños_listos & nunca_cuentan/no_cuentan/no_dicen/callan/guardan_secretos/obedecen_siempre/no_preguntan
lo_que_pasa_en/lo_que_paso_en/lo_que_hacemos & nunca/nadie/no_se_cuenta/no_lo/queda/entre_nosotros & caseta/cuarto/coche/furgoneta/cama/baño/sotano/tienda`,
};
