/** Words that several entries of words near each other share, in Spanish. */

export const NO =
  "nunca/jamas/no_metas/no_metais/no_toques/no_bebas/no_comas/no_juegues/no_saltes/no_te_asomes/no_subas/no_abras/no_cruces/" +
  "no_enciendas/no_pruebes/no_se_debe/no_se_toca/no_se_mete/no_se_meten/no_hay_que/no_debes/no_deben/no_debe/peligro*/cuidado/" +
  "prohibido/avis*/no_se_puede/no_podia/no_tocar";
export const MOTHER_OR_FATHER =
  "mama/papa/mami/papi/madre/padre/padres/papas/abuela/abuelo/abuelos/tia/tio/maestra/maestro/profesora/profesor/profe";
export const YOUNG =
  "cachorro/cachorros/cachorrito/cachorritos/gatito/gatitos/gatita/perrito/perritos/perrita/pollito/pollitos/patito/patitos/" +
  "camada/corderito/corderitos/crias/conejito/conejitos/ratoncitos";
export const BEING =
  `${YOUNG}/gato/gatos/gata/perro/perros/perra/caballo/yegua/burro/burra/mula/oso/osito/mono/elefante/leon/rana/ranita/sapo/pajaro/` +
  "pajaros/pajarito/gallina/gallinas/raton/ratones/ratoncito/rata/conejo/conejos/erizo/ardilla/zorro/zorrito/cordero/oveja/ovejas/" +
  "cabra/cabritos/vaca/ternero/cerdo/cerdito/cerditos/pato/hamster/gorrion/buho/mariposa/caracol/lagartija/niño/niña/niños/niñas/" +
  "bebe/hermano/hermana/hermanito/hermanita/hijo/hija/hijos/mujer/esposa/marido/criado/criada/mendigo/prisionero/prisioneros/enano/" +
  "duende/hada/animal/animales/animalito/criatura";
export const HIM = "lo/la/le/los/las/les";
export const LISTENER = "tu/ti/te/contigo/tus";

export const TASTING =
  "beber/bebio/bebia/bebian/bebieron/bebiendo/bebelo/bebela/bebas/bebed/beban/bebimos/bebemos/tomatelo/tomate/tomarse/tomaron/tomo/toma/trag*/prueb*/prob*/saborea*/lame/lamer/lamio/chup*/sorb*/comer/comio/comen/" +
  "comete/comian/comieron/cometela/comela/comelo/mastic*/muerd*/mord*/traguito/sorbo/sorbos/sorbito/trago/bebete/bebetelo/bebetela";
export const CLEANER =
  "lejia/lavandina/detergente/anticongelante/gasolina/queroseno/aguarras/disolvente/amoniaco/salfuman/desinfectante/friegasuelos/" +
  "limpiacristales/limpiador/quitaesmalte/suavizante/insecticida/raticida/matarratas/matahormigas/lavavajillas/naftalina/" +
  "pastilla_del_lavavajillas/capsula_de_jabon/capsulas_de_jabon/capsulas_de_detergente/pila_de_boton/adelfa/cicuta/abrillantador/desatascador";
export const PILLS = "pastilla/pastillas/pildora/pildoras/comprimido/comprimidos/capsulas/pastillitas/pastillita";
export const JUMP =
  "salta/saltad/saltar/salto/saltaba/saltaban/saltaron/saltes/saltando/saltas/saltara/saltemos/tirate/tiraos/lanzate/lanzaos/lanzarse/lanzarte/" +
  "tirarse/tirarte/arrojate/echate_a_volar/se_lanzo/se_tiro/se_arrojo/da_un_paso/dio_un_paso/echa_a_volar";
/** As it is told to somebody to do; the moon that jumps over the roofs does it by itself. */
export const JUMP_YOU =
  "salta/saltad/saltar/saltes/saltas/tirate/tiraos/lanzate/lanzaos/lanzarte/tirarte/arrojate/echate_a_volar/da_un_paso/echa_a_volar";
export const HEIGHT =
  "ventana/ventanas/balcon/balcones/tejado/tejados/azotea/terraza/barandilla/baranda/acantilado/precipicio/puente/cornisa/alfeizar/" +
  "repisa/torreon/almena/almenas/barranco/andamio/campanario";
export const CLOTH =
  "cortina/cortinas/cama/colcha/manta/mantas/sabana/sabanas/colchon/almohada/casa/sofa/alfombra/pelo/granero/cobertizo/pajar/paja/" +
  "tienda/armario/cojines/papelera/escuela/colegio/periodicos/moqueta/visillos/cuarto/habitacion/ropa/mantel/edredon";
export const IGNITE =
  "enciend*/encend*/prend*/quem*/incendi*/arde/arda/ardan/ardio/ardia/arder/fuego/fueguito/llama/llamas/chispa/chispas/acerca/acerco/acercale/acercar/frota/frotar/rasca";
export const ROAD =
  "carretera/calle/calles/autopista/avenida/camino_de_camiones/paso_a_nivel/vias/trafico/camiones/calzada/autovia";
export const UNWATCHED =
  "solo/sola/solito/solita/a_solas/nadie_te_mire/nadie_mire/nadie_te_ve/nadie_te_vea/nadie_mira/nadie_te_mira/nadie_nos_ve/sin_mayores/sin_adultos/" +
  "duerman/duerme/duerma/dormidos/dormida/dormido/escondidas/secreto/sin_que_te/sin_avisar/sin_decir/despistados/no_miren";
export const WATER =
  "hondo/honda/profundo/profunda/lago/rio/estanque/piscina/alberca/mar/pozo/canal/acequia/pantano/olas/embalse";

export const VEHICLE = "furgoneta/coche/carro/auto/camion/camioneta/furgon/caravana/taxi/van/carromato";
export const GET_IN =
  "sube/subete/subid/entra/entrad/metete/montate/subio/subieron/se_monto/monto/ven/venid/vente/acompañame/sigueme/suba/pasa_dentro";
export const OPEN_UP =
  "abre/abreme/abrela/abrele/descorre/corre_el_cerrojo/quita_el_cerrojo/quita_el_pestillo/levanta_el_pestillo/gira_la_llave/" +
  "deja_abierta/dejame_entrar/deja_la_puerta/deja_la_ventana/abreme_la";
export const GARMENT =
  "ropa/ropas/vestido/vestidos/blusa/corse/corpiño/camisa/falda/enaguas/medias/camison/tunica/bata/pantalones/botones/tirantes/" +
  "corsé/combinacion/prendas/cordones";
export const UNDRESS =
  "quito/quitaron/quitaba/quitaban/quitarse/quitandose/quita/quitan/desabrocho/desabrochaba/desabrocharon/desabrochar/desabrochando/desato/" +
  "desataba/desanudo/dejo_caer/dejaron_caer/dejaba_caer/arranco/arrancaron/arrancaba/resbalo/resbalaba/bajo_la/solto/soltaba/despojo/" +
  "despojaron/desvistio/desvistieron/desvestia/desnudo/desnudaron/desnudaba/cayo/cayeron/abrochandose/abrochando/desnudarse";
export const LOVER =
  "marido/esposa/esposo/amante/amantes/jardinero/duque/duquesa/conde/condesa/baron/baronesa/marques/marquesa/capitan/señor/dama/viuda/viudo/" +
  "marinero/marineros/soldado/soldados/caballero/novios/novia/pareja/tabernera/lechera/herrero/bailarina/mozo/criada/cochero/posadero/recien_casados";

export const ORIGIN =
  "negro/negra/negros/negras/gitano/gitana/gitanos/gitanas/judio/judia/judios/moro/moros/musulman/musulmana/musulmanes/inmigrante/inmigrantes/" +
  "extranjero/extranjera/extranjeros/refugiados/sordos/ciegos/cojos/chinos/indios/africanos/morenos/piel_oscura/otro_color/mestizos/" +
  "minusvalidos/discapacitados/gordos/pobretones/forasteros";
export const THAT_LOT =
  "esa_gente/esta_gente/gente_asi/gente_como_esa/gente_como_esta/gente_como_ellos/gente_como_tu/los_de_su_clase/los_de_su_especie/" +
  "los_de_su_raza/los_de_fuera/los_de_alli/los_de_otro/de_esa_raza/los_de_tu_clase/los_como_tu/los_como_ellos/esos_de_ahi/esa_chusma/" +
  "gentuza/los_extranjeros/los_forasteros/los_inmigrantes/los_gitanos/los_moros/los_refugiados/los_recien_llegados/los_de_piel";
export const FAIR =
  "mentira/injusto/injusta/no_esta_bien/esta_mal/feo_decir/tonteria/tonterias/se_equivoco/se_equivoca/se_equivocaba/bienvenidos/perdon/no_es_verdad/te_equivocas/era_falso";

/** What no living being belongs in. */
export const MACHINE =
  "microondas/batidora/licuadora/trituradora/picadora/amasadora/hormigonera/cortacesped/segadora/apisonadora/compactadora/desguace/freidora/" +
  "prensadora/cosechadora/aserradora/centrifugadora/molinillo/guillotina/autoclave/incineradora";
/** Somebody that something is done to, by the "a" that stands before them. */
export const WHOM =
  "a_la/a_las/a_los/a_su/a_sus/a_un/a_una/a_unos/a_otro/a_otra/a_tu/a_mi/a_ese/a_esa/a_cada/a_todos/a_todas/al_gato/al_perro/al_conejo/" +
  "al_raton/al_pez/al_hamster/al_pajaro/al_canario/al_loro/al_pollito/al_patito/al_pato/al_gatito/al_perrito/al_cachorro/al_erizo/al_sapo/" +
  "al_topo/al_zorro/al_lobo/al_oso/al_cerdito/al_cordero/al_niño/al_bebe/al_hermano/al_primo/al_abuelo/al_viejo/al_anciano/al_vecino/" +
  "al_guardia/al_soldado/al_mendigo/al_rey/al_principe/al_duende/al_enano/al_gnomo/al_mago/al_ladron/al_criado/al_aprendiz/al_maestro/" +
  "al_alcalde/al_cartero/al_hombre/al_señor/al_pastor/al_marinero/al_capitan/al_cocinero/al_caracol/al_pulpo/al_mono";
/** What does belong in one. */
export const LOAD =
  "galleta*/leche/palomitas/chocolate/sopa/tarta/pan/bizcocho/masa/pizza/cena/cacao/comida/desayuno/merienda/patata*/manzana*/fruta*/fresa*/" +
  "platano*/tomate*/zumo/batido/batidos/helado/receta/ropa/calcetin*/camis*/toalla*/manta/mantas/sabana*/peluche*/osito/juguete*/muñec*/trapo*/papel*/" +
  "bufanda/jersey/pantalon*/cafe/hierba/cesped/cemento/trigo/harina/carton";
/** Peoples by their names, as contempt speaks of all of them at once. */
export const PEOPLE_OF =
  "gente_negra/gente_morena/gente_oscura/gente_gitana/gente_mora/gente_india/gente_china/gente_extranjera/gente_de_fuera/gente_de_color/" +
  "personas_negras/personas_morenas/personas_de_color/personas_extranjeras/niños_negros/niñas_negras/niños_morenos/niñas_morenas/niños_gitanos/" +
  "niñas_gitanas/niños_moros/niños_chinos/niños_de_fuera/niños_extranjeros/niños_refugiados/familias_gitanas/familias_negras/familias_de_fuera/" +
  "mujeres_negras/hombres_negros/familia_negra/familia_gitana/los_negros/las_negras/los_gitanos/las_gitanas/los_moros/las_moras/los_judios/" +
  "los_chinos/los_indios/los_arabes/los_musulmanes/las_musulmanas/los_inmigrantes/los_extranjeros/los_refugiados/los_africanos/los_latinos/" +
  "los_rumanos/los_mestizos/los_asiaticos/los_sudamericanos/los_mexicanos/piel_oscura/piel_negra/piel_morena/piel_marron/su_color_de_piel";
/** Others that contempt is aimed at. */
export const SORT_OF =
  "los_pobres/los_mendigos/los_gordos/las_gordas/los_cojos/los_ciegos/los_sordos/los_tartamudos/los_pelirrojos/los_zurdos/los_ancianos/" +
  "los_adoptados/niños_adoptados/niñas_adoptadas/niños_tartamudos/niños_gordos/niñas_gordas/niños_pobres/gente_pobre/gente_gorda/niños_enfermos/" +
  "niños_autistas/los_autistas/los_discapacitados/niños_discapacitados/los_huerfanos/niños_huerfanos/los_vagabundos/gente_vieja/gente_mayor/" +
  "las_mujeres/las_niñas/los_gais/las_lesbianas/los_homosexuales/los_enfermos/los_campesinos/los_criados/los_mudos/niños_con_gafas/niñas_con_gafas/los_bajitos/los_feos";

/** Relatives, and the small ones of a house. */
export const KIN =
  "mama/mami/madre/papa/papi/padre/padres/papas/hermano/hermana/hermanito/hermanita/hermanos/hermanas/abuela/abuelo/abuelita/abuelito/" +
  "abuelos/tia/tio/prima/primo/hijo/hija/hijos/hijas/bebe/bebes/nene/nena/nenes/niño/niña/niños/niñas/chico/chica/vecina/vecino/vecinita/" +
  "vecinito/maestra/maestro/amigo/amiga/mellizos/gemelos";
/** Whom a story may do something to that no story should. */
export const VICTIM =
  `${BEING}/nene/nena/niñita/niñito/madre/padre/mama/papa/abuela/abuelo/abuelita/abuelito/tia/tio/prima/primo/vecino/vecina/vieja/viejo/` +
  "viejos/anciano/anciana/enanito/enanitos/lobezno/lobeznos/osezno/oseznos/potrillo/potro/ciervo/cierva/cervatillo/elefanta/elefantito/loro/" +
  "canario/paloma/golondrina/cigüeña/cigueña/tortuga/pez/pececito/caracoles/foca/ballena/delfin/murcielago/topo/tejon/lobo/osa/loba/zorra/" +
  "gallo/gallito/pollo/pollos/cabritas/cabrita/corderos/dragon/dragoncito/princesa/principe/reina/rey/caballero/marinero/marineros/soldado/" +
  "guardia/cazador/cocinero/cartero/maestra/maestro/payaso/bruja/pulgarcito/caperucita/sirena/sirenita/esclavo/esclavos/gente/familia/" +
  "familias/aldeanos/pueblo/rehen/rehenes/traidor/domador/trapecista/alumno/compañero/compañera/amigo/amiga/muchacho/muchacha/chico/chica/" +
  "chicos/hombre/hombres/señor/señora/hormigas/mosca/moscas/escarabajo/abeja/bicho/ratonera";
/** What no animal, doll or thing of dough has to fear for. */
export const TOYS =
  "muñeco/muñeca/muñecas/muñecos/juguete/juguetes/peluche/peluches/galleta/galletas/jengibre/robot/marioneta/titere/espantapajaros/estatua/" +
  "disfraz/carton/papel/cartulina/barro/nieve/chocolate/mazapan/tarta/pastel/bizcocho/pan/calabaza/teatro/carnaval/plastilina/trapo";
export const LIMBS =
  "brazo/brazos/bracito/bracitos/pierna/piernas/piernecita/pata/patas/patita/patitas/dedo/dedos/dedito/deditos/mano/manos/manita/manitas/" +
  "oreja/orejas/ala/alas/cola/rabo/lengua/mandibula/quijada/diente/dientes/muela/muelas/uña/uñas/ojo/ojos/pluma/plumas/escama/escamas/" +
  "cuero/piel/cabellera/trenza/cuerno/colmillo/colmillos/bigotes/pico/nariz/labios/parpados/cabeza/pellejo";
/** Whoever comes at night. */
export const FIEND =
  "monstruo/monstruos/coco/cuco/cosa/sombra/sombras/bruja/ogro/ogra/bicho/demonio/diablo/fantasma/espectro/payaso/llorona/muñeca/muñeco/" +
  "espantapajaros/criatura/algo/alguien/figura/mujer/hombre/señor/señora/vieja/niña/bestia/gigante/araña/reflejo/voz/saco/nadie";
/** Who or what may well come at night. */
export const WELCOME =
  "mama/papa/mami/papi/madre/padre/abuela/abuelo/abuelita/abuelito/hada/hadas/raton/ratoncito/luna/estrella/estrellas/estrellita/sueño/sueños/" +
  "gato/gata/gatito/perro/perrito/osito/oso/peluche/noel/reyes/magos/angel/luciernaga/luciernagas/viento/mar/barco/tren/autobus/amigo/amiga/" +
  "amigos/risa/cosquillas/beso/besos/abrazo/cuento/nana/cumpleaños/fiesta/regalo/regalos/sol/lluvia/nube/nubes/buho/erizo/primavera/conejo";
export const DEVOUR =
  "comio/comia/comian/comieron/comido/comerse/comerselo/comersela/comerselos/comiendo/comiendose/come/comen/comera/comeran/devoro/devoraba/" +
  "devoraron/devorado/devorar/devorando/trago/tragaba/tragado/tragarse/zampo/zampaba/mastico/masticaba/masticaban/masticando/masticar/" +
  "mordio/mordia/mordian/mordieron/mordiendo/mordisqueaba/royo/roia/roian/engullo/sorbia/sorbio/chupaba/merendo/merendaba/ceno";
export const AFTER_IT =
  "tieso/tiesa/yerto/yerta/inerte/inmovil/quedo_quieto/quedo_quieta/dejo_de_moverse/dejaron_de_moverse/dejo_de_respirar/dejo_de_patalear/" +
  "dejo_de_gritar/dejo_de_chillar/dejo_de_aletear/dejo_de_latir/dejo_de_colear/ya_no_se_movia/ya_no_se_movio/no_se_movio_mas/no_volvio_a_moverse/" +
  "ya_no_respiraba/ya_no_hacia_ruido/ya_no_pataleaba/ya_no_gritaba/ya_no_lloraba/ya_no_contesto/ya_nadie_contesto/boca_abierta/ojos_abiertos/" +
  "patas_arriba/patas_para_arriba/panza_arriba/sin_vida/colgando_como_un_trapo/como_un_trapo";
export const LAUGHED =
  "reia/reian/rio/rieron/reirse/reir/riendo/risas/risotada*/carcajada/carcajadas/gracia/divertia/divertian/divertido/divertida/divertirse/" +
  "diversion/aplaudia/aplaudian/aplaudieron/aplaudio/gustaba/gusto/disfrutaba/sonreia/sonrio/jaleaban/apostaban/apostar";
/** The things that groups of people are told to be by birth, and what should be done about it. */
export const SLANDER =
  "en_la_sangre/nacen_asi/nace_asi/nacen_tontos/nacen_ladrones/nacen_malos/nacen_para/nacio_para/nacieron_para/hechos_para/hechas_para/estan_hechos/" +
  "son_el_veneno/un_veneno/una_enfermedad/una_peste/una_plaga/esta_enferma/estan_enfermos/son_iguales/todos_iguales/todas_iguales/dan_asco/da_asco/" +
  "dan_risa/no_aprenden/nunca_aprenden/hay_que_arrancarlos/hay_que_echarlos/hay_que_encerrarlos/no_hay_que_juntarse/no_te_juntes/no_valen/solo_valen/" +
  "no_son_normales/no_es_normal/no_son_personas/no_es_una_persona/no_son_gente/no_sienten/como_ratas/como_animales/como_conejos/son_ratas/medio_salvajes/" +
  "traen_el_diablo/no_entienden_nada/deberian_desaparecer/deberian_irse/que_se_vayan/que_se_vaya/no_los_queremos/no_las_queremos/son_unos_animales/no_tienen_cabeza/" +
  "no_sirven/no_sirve/sobran/estorban/quitan_el_apetito/no_quieren_trabajar/roban/mienten/mentian/robaban/nos_van_a_echar/llevan_el_robo/el_robo";
