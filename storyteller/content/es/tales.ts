import type { Tales } from "#storyteller/scenes/tale.ts";
import abilitiesAfraidTo from "./tales/abilities-afraid-to.json" with { type: "json" };
import abilitiesForgot from "./tales/abilities-forgot.json" with { type: "json" };
import abilitiesTooMuch from "./tales/abilities-too-much.json" with { type: "json" };
import abilitiesWantsToLearn from "./tales/abilities-wants-to-learn.json" with { type: "json" };
import abrazosQuePinchan from "./tales/abrazos-que-pinchan.json" with { type: "json" };
import abuelaSuperheroe from "./tales/abuela-superheroe.json" with { type: "json" };
import acampadaTodoSaleMal from "./tales/acampada-todo-sale-mal.json" with { type: "json" };
import activitiesFinal from "./tales/activities-final.json" with { type: "json" };
import activitiesFirstTime from "./tales/activities-first-time.json" with { type: "json" };
import activitiesFreezes from "./tales/activities-freezes.json" with { type: "json" };
import activitiesGivesUp from "./tales/activities-gives-up.json" with { type: "json" };
import activitiesLost from "./tales/activities-lost.json" with { type: "json" };
import activitiesTomorrow from "./tales/activities-tomorrow.json" with { type: "json" };
import activitiesWithElder from "./tales/activities-with-elder.json" with { type: "json" };
import aeroplane from "./tales/aeroplane.json" with { type: "json" };
import agenciaDeEspias from "./tales/agencia-de-espias.json" with { type: "json" };
import agujeroNegroQueDevuelve from "./tales/agujero-negro-que-devuelve.json" with { type: "json" };
import ajoloteBombero from "./tales/ajolote-bombero.json" with { type: "json" };
import alfombraVoladora from "./tales/alfombra-voladora.json" with { type: "json" };
import algoQueEstornuda from "./tales/algo-que-estornuda.json" with { type: "json" };
import alien from "./tales/alien.json" with { type: "json" };
import ambulanciaValienteYLosPuntos from "./tales/ambulancia-valiente-y-los-puntos.json" with { type: "json" };
import anger from "./tales/anger.json" with { type: "json" };
import anillosDeSaturno from "./tales/anillos-de-saturno.json" with { type: "json" };
import animalOficina from "./tales/animal-oficina.json" with { type: "json" };
import animalTaxista from "./tales/animal-taxista.json" with { type: "json" };
import anyAfraidOfNoun from "./tales/any-afraid-of-noun.json" with { type: "json" };
import anyAtSchool from "./tales/any-at-school.json" with { type: "json" };
import anyBirthday from "./tales/any-birthday.json" with { type: "json" };
import anyBrave from "./tales/any-brave.json" with { type: "json" };
import anyCannotSleep from "./tales/any-cannot-sleep.json" with { type: "json" };
import anyClumsy from "./tales/any-clumsy.json" with { type: "json" };
import anyComesToDinner from "./tales/any-comes-to-dinner.json" with { type: "json" };
import anyDifferent from "./tales/any-different.json" with { type: "json" };
import anyFibs from "./tales/any-fibs.json" with { type: "json" };
import anyFindsNoun from "./tales/any-finds-noun.json" with { type: "json" };
import anyFoundEgg from "./tales/any-found-egg.json" with { type: "json" };
import anyGoesForAWalk from "./tales/any-goes-for-a-walk.json" with { type: "json" };
import anyGoesToNoun from "./tales/any-goes-to-noun.json" with { type: "json" };
import anyGrows from "./tales/any-grows.json" with { type: "json" };
import anyGrumpy from "./tales/any-grumpy.json" with { type: "json" };
import anyHasACold from "./tales/any-has-a-cold.json" with { type: "json" };
import anyHatesNoun from "./tales/any-hates-noun.json" with { type: "json" };
import anyHelps from "./tales/any-helps.json" with { type: "json" };
import anyInOurHouse from "./tales/any-in-our-house.json" with { type: "json" };
import anyJob from "./tales/any-job.json" with { type: "json" };
import anyLearnsGame from "./tales/any-learns-game.json" with { type: "json" };
import anyLivesInNoun from "./tales/any-lives-in-noun.json" with { type: "json" };
import anyLonely from "./tales/any-lonely.json" with { type: "json" };
import anyLostColours from "./tales/any-lost-colours.json" with { type: "json" };
import anyLostWay from "./tales/any-lost-way.json" with { type: "json" };
import anyLovesNoun from "./tales/any-loves-noun.json" with { type: "json" };
import anyMakesNoun from "./tales/any-makes-noun.json" with { type: "json" };
import anyMatch from "./tales/any-match.json" with { type: "json" };
import anyMeetsNoun from "./tales/any-meets-noun.json" with { type: "json" };
import anyNewHere from "./tales/any-new-here.json" with { type: "json" };
import anyNoBath from "./tales/any-no-bath.json" with { type: "json" };
import anyNotGoodAtIt from "./tales/any-not-good-at-it.json" with { type: "json" };
import anyPost from "./tales/any-post.json" with { type: "json" };
import anyReachesMoon from "./tales/any-reaches-moon.json" with { type: "json" };
import anySaysSorry from "./tales/any-says-sorry.json" with { type: "json" };
import anySecret from "./tales/any-secret.json" with { type: "json" };
import anyShop from "./tales/any-shop.json" with { type: "json" };
import anySlow from "./tales/any-slow.json" with { type: "json" };
import anySneezes from "./tales/any-sneezes.json" with { type: "json" };
import anyStuckNoun from "./tales/any-stuck-noun.json" with { type: "json" };
import anySweetTooth from "./tales/any-sweet-tooth.json" with { type: "json" };
import anyTooSmall from "./tales/any-too-small.json" with { type: "json" };
import anyWantsNoun from "./tales/any-wants-noun.json" with { type: "json" };
import anyWarmPlace from "./tales/any-warm-place.json" with { type: "json" };
import anyWhoAmI from "./tales/any-who-am-i.json" with { type: "json" };
import anyWhy from "./tales/any-why.json" with { type: "json" };
import anyWontShare from "./tales/any-wont-share.json" with { type: "json" };
import anyWrongSound from "./tales/any-wrong-sound.json" with { type: "json" };
import apoyarseEnUnCarpincho from "./tales/apoyarse-en-un-carpincho.json" with { type: "json" };
import arbolNumeroTres from "./tales/arbol-numero-tres.json" with { type: "json" };
import arcoirisSinUnColor from "./tales/arcoiris-sin-un-color.json" with { type: "json" };
import ascensorAOtrosPisos from "./tales/ascensor-a-otros-pisos.json" with { type: "json" };
import astronautasOlvidaronAlgo from "./tales/astronautas-olvidaron-algo.json" with { type: "json" };
import autobusAlMar from "./tales/autobus-al-mar.json" with { type: "json" };
import autobusDeAnimales from "./tales/autobus-de-animales.json" with { type: "json" };
import avionAVerALaAbuela from "./tales/avion-a-ver-a-la-abuela.json" with { type: "json" };
import avionAVerALosPrimos from "./tales/avion-a-ver-a-los-primos.json" with { type: "json" };
import babyIsComing from "./tales/baby-is-coming.json" with { type: "json" };
import badDream from "./tales/bad-dream.json" with { type: "json" };
import bailaBallet from "./tales/baila-ballet.json" with { type: "json" };
import bailarinaPortal from "./tales/bailarina-portal.json" with { type: "json" };
import baileDeCumpleConAnimales from "./tales/baile-de-cumple-con-animales.json" with { type: "json" };
import barbaDelAbuelo from "./tales/barba-del-abuelo.json" with { type: "json" };
import barcoVacioTeteraCaliente from "./tales/barco-vacio-tetera-caliente.json" with { type: "json" };
import bathAndHair from "./tales/bath-and-hair.json" with { type: "json" };
import beach from "./tales/beach.json" with { type: "json" };
import bear from "./tales/bear.json" with { type: "json" };
import bebeSuperLlanto from "./tales/bebe-super-llanto.json" with { type: "json" };
import bicicletaALaLuna from "./tales/bicicleta-a-la-luna.json" with { type: "json" };
import birthday from "./tales/birthday.json" with { type: "json" };
import boat from "./tales/boat.json" with { type: "json" };
import bomberoPorUnDia from "./tales/bombero-por-un-dia.json" with { type: "json" };
import bomberoQueEsUnPerro from "./tales/bombero-que-es-un-perro.json" with { type: "json" };
import bostezoPerdido from "./tales/bostezo-perdido.json" with { type: "json" };
import botasConIdeas from "./tales/botas-con-ideas.json" with { type: "json" };
import botellaMensaje from "./tales/botella-mensaje.json" with { type: "json" };
import brazoBionicoParaElMetro from "./tales/brazo-bionico-para-el-metro.json" with { type: "json" };
import brazosQueSeEstiran from "./tales/brazos-que-se-estiran.json" with { type: "json" };
import breaksBuildings from "./tales/breaks-buildings.json" with { type: "json" };
import brokenVase from "./tales/broken-vase.json" with { type: "json" };
import brujaMiedoALosNinos from "./tales/bruja-miedo-a-los-ninos.json" with { type: "json" };
import buenasNochesALaGrua from "./tales/buenas-noches-a-la-grua.json" with { type: "json" };
import bufandaLarga from "./tales/bufanda-larga.json" with { type: "json" };
import buildingBlocks from "./tales/building-blocks.json" with { type: "json" };
import caballerosDelEspacio from "./tales/caballeros-del-espacio.json" with { type: "json" };
import cabana from "./tales/cabana.json" with { type: "json" };
import cajaCerrada from "./tales/caja-cerrada.json" with { type: "json" };
import calcetinesDesaparecen from "./tales/calcetines-desaparecen.json" with { type: "json" };
import calleQueQuiereDescansar from "./tales/calle-que-quiere-descansar.json" with { type: "json" };
import cambioDeCuerpoConMayor from "./tales/cambio-de-cuerpo-con-mayor.json" with { type: "json" };
import cambioDeCuerpoMascota from "./tales/cambio-de-cuerpo-mascota.json" with { type: "json" };
import camellosAtascadosEnElAscensor from "./tales/camellos-atascados-en-el-ascensor.json" with { type: "json" };
import camellosConDolorDeTripa from "./tales/camellos-con-dolor-de-tripa.json" with { type: "json" };
import camionBasuraTesoro from "./tales/camion-basura-tesoro.json" with { type: "json" };
import camionComeEstrellas from "./tales/camion-come-estrellas.json" with { type: "json" };
import camionDeNoche from "./tales/camion-de-noche.json" with { type: "json" };
import camionMonstruoYElBarro from "./tales/camion-monstruo-y-el-barro.json" with { type: "json" };
import campamentoDesaparecenCosas from "./tales/campamento-desaparecen-cosas.json" with { type: "json" };
import camping from "./tales/camping.json" with { type: "json" };
import cancionesBorradasEnMarte from "./tales/canciones-borradas-en-marte.json" with { type: "json" };
import caperucitaAlReves from "./tales/caperucita-al-reves.json" with { type: "json" };
import carreraDeBaneras from "./tales/carrera-de-baneras.json" with { type: "json" };
import carreraDeCochesVoladores from "./tales/carrera-de-coches-voladores.json" with { type: "json" };
import carreraDeDragones from "./tales/carrera-de-dragones.json" with { type: "json" };
import cartaAlPoloNorte from "./tales/carta-al-polo-norte.json" with { type: "json" };
import cartelesCambiados from "./tales/carteles-cambiados.json" with { type: "json" };
import casaDelArbolCienPisos from "./tales/casa-del-arbol-cien-pisos.json" with { type: "json" };
import casaQueCamina from "./tales/casa-que-camina.json" with { type: "json" };
import cat from "./tales/cat.json" with { type: "json" };
import cenicientaEnZapatillas from "./tales/cenicienta-en-zapatillas.json" with { type: "json" };
import cerditosFinalFeliz from "./tales/cerditos-final-feliz.json" with { type: "json" };
import cestaDeHermanos from "./tales/cesta-de-hermanos.json" with { type: "json" };
import christmas from "./tales/christmas.json" with { type: "json" };
import chupete from "./tales/chupete.json" with { type: "json" };
import cienPelotasDetenidas from "./tales/cien-pelotas-detenidas.json" with { type: "json" };
import ciudadDeLosPulpos from "./tales/ciudad-de-los-pulpos.json" with { type: "json" };
import claseDeEquitacion from "./tales/clase-de-equitacion.json" with { type: "json" };
import cocheTunelDeLavado from "./tales/coche-tunel-de-lavado.json" with { type: "json" };
import cocinerasZombis from "./tales/cocineras-zombis.json" with { type: "json" };
import cocodriloSeLavaLosDientes from "./tales/cocodrilo-se-lava-los-dientes.json" with { type: "json" };
import coleccionDeRuidos from "./tales/coleccion-de-ruidos.json" with { type: "json" };
import cometa from "./tales/cometa.json" with { type: "json" };
import comidaViva from "./tales/comida-viva.json" with { type: "json" };
import compartirCuarto from "./tales/compartir-cuarto.json" with { type: "json" };
import cooking from "./tales/cooking.json" with { type: "json" };
import copoQueNoQueriaCaer from "./tales/copo-que-no-queria-caer.json" with { type: "json" };
import coyoteBebeEnElRancho from "./tales/coyote-bebe-en-el-rancho.json" with { type: "json" };
import cuandoSeHicieronAmigosUnPerroYUnGato from "./tales/cuando-se-hicieron-amigos-un-perro-y-un-gato.json" with {
  type: "json",
};
import cuantasManchasTieneUnJaguar from "./tales/cuantas-manchas-tiene-un-jaguar.json" with { type: "json" };
import cucharasDesaparecen from "./tales/cucharas-desaparecen.json" with { type: "json" };
import cuestaAbajo from "./tales/cuesta-abajo.json" with { type: "json" };
import dance from "./tales/dance.json" with { type: "json" };
import debajoDeLaHoja from "./tales/debajo-de-la-hoja.json" with { type: "json" };
import dejarElPanal from "./tales/dejar-el-panal.json" with { type: "json" };
import dentista from "./tales/dentista.json" with { type: "json" };
import dentroDeUnLibroSinFin from "./tales/dentro-de-un-libro-sin-fin.json" with { type: "json" };
import dentroDelCuadro from "./tales/dentro-del-cuadro.json" with { type: "json" };
import deseoAlPieDeLaLetra from "./tales/deseo-al-pie-de-la-letra.json" with { type: "json" };
import detective from "./tales/detective.json" with { type: "json" };
import devolverAlBebe from "./tales/devolver-al-bebe.json" with { type: "json" };
import diaAlReves from "./tales/dia-al-reves.json" with { type: "json" };
import diaDeMuertos from "./tales/dia-de-muertos.json" with { type: "json" };
import diaDeMuertosMascota from "./tales/dia-de-muertos-mascota.json" with { type: "json" };
import diaOrgulloso from "./tales/dia-orgulloso.json" with { type: "json" };
import dibujosDeVerdad from "./tales/dibujos-de-verdad.json" with { type: "json" };
import dienteTragado from "./tales/diente-tragado.json" with { type: "json" };
import diggers from "./tales/diggers.json" with { type: "json" };
import diminutoEnCasa from "./tales/diminuto-en-casa.json" with { type: "json" };
import dinosaur from "./tales/dinosaur.json" with { type: "json" };
import dinosauriosConInternet from "./tales/dinosaurios-con-internet.json" with { type: "json" };
import dinosauriosEnPatinete from "./tales/dinosaurios-en-patinete.json" with { type: "json" };
import dinosauriosPiedraCaliente from "./tales/dinosaurios-piedra-caliente.json" with { type: "json" };
import doctor from "./tales/doctor.json" with { type: "json" };
import dog from "./tales/dog.json" with { type: "json" };
import dondeEstaElOsito from "./tales/donde-esta-el-osito.json" with { type: "json" };
import dosCalcetinesGuarderia from "./tales/dos-calcetines-guarderia.json" with { type: "json" };
import dosDeMi from "./tales/dos-de-mi.json" with { type: "json" };
import dosHadasYLaConchaDelCaracol from "./tales/dos-hadas-y-la-concha-del-caracol.json" with { type: "json" };
import dosPrincesasYUnPuenteTorcido from "./tales/dos-princesas-y-un-puente-torcido.json" with { type: "json" };
import dosRayasEnLaArena from "./tales/dos-rayas-en-la-arena.json" with { type: "json" };
import dosSuperheroesYLaRuedaGigante from "./tales/dos-superheroes-y-la-rueda-gigante.json" with { type: "json" };
import dosTrenesYLosAbuelos from "./tales/dos-trenes-y-los-abuelos.json" with { type: "json" };
import dragon from "./tales/dragon.json" with { type: "json" };
import dragonDeBolsillo from "./tales/dragon-de-bolsillo.json" with { type: "json" };
import dragonEnLaHuevera from "./tales/dragon-en-la-huevera.json" with { type: "json" };
import dragonQueDevolviaPelotas from "./tales/dragon-que-devolvia-pelotas.json" with { type: "json" };
import dragonQueTeniaMiedoDeVolar from "./tales/dragon-que-tenia-miedo-de-volar.json" with { type: "json" };
import drawing from "./tales/drawing.json" with { type: "json" };
import elAlebrijeQueNoSePoniaDeAcuerdo from "./tales/el-alebrije-que-no-se-ponia-de-acuerdo.json" with { type: "json" };
import elAltarDelQueContabaChistes from "./tales/el-altar-del-que-contaba-chistes.json" with { type: "json" };
import elArbolQueNoCabiaEnLaMudanza from "./tales/el-arbol-que-no-cabia-en-la-mudanza.json" with { type: "json" };
import elAutobusMagicoDeLaEscuelaBajoElMar from "./tales/el-autobus-magico-de-la-escuela-bajo-el-mar.json" with {
  type: "json",
};
import elAutobusMagicoDeLaEscuelaEnElEspacio from "./tales/el-autobus-magico-de-la-escuela-en-el-espacio.json" with {
  type: "json",
};
import elBalonDeLaFinal from "./tales/el-balon-de-la-final.json" with { type: "json" };
import elBanoInundado from "./tales/el-bano-inundado.json" with { type: "json" };
import elBotonDeLaOfrenda from "./tales/el-boton-de-la-ofrenda.json" with { type: "json" };
import elBrazoQueFlotaba from "./tales/el-brazo-que-flotaba.json" with { type: "json" };
import elBrocoliTimido from "./tales/el-brocoli-timido.json" with { type: "json" };
import elCaballitoBlancoQueQueriaVolar from "./tales/el-caballito-blanco-que-queria-volar.json" with { type: "json" };
import elCaballoDeLaPared from "./tales/el-caballo-de-la-pared.json" with { type: "json" };
import elCamelloDelDesvan from "./tales/el-camello-del-desvan.json" with { type: "json" };
import elCaminoDelBosqueMagico from "./tales/el-camino-del-bosque-magico.json" with { type: "json" };
import elCampamentoDePrimosEnLaSala from "./tales/el-campamento-de-primos-en-la-sala.json" with { type: "json" };
import elCangrejoYLaPalaRoja from "./tales/el-cangrejo-y-la-pala-roja.json" with { type: "json" };
import elCastilloDeHadasDelCiruelo from "./tales/el-castillo-de-hadas-del-ciruelo.json" with { type: "json" };
import elCocheDeCarrerasQueSaludaba from "./tales/el-coche-de-carreras-que-saludaba.json" with { type: "json" };
import elCocoTieneSueno from "./tales/el-coco-tiene-sueno.json" with { type: "json" };
import elColegioQueSonreiaDeNoche from "./tales/el-colegio-que-sonreia-de-noche.json" with { type: "json" };
import elColibriDelHuerto from "./tales/el-colibri-del-huerto.json" with { type: "json" };
import elCuernoQueSeAflojo from "./tales/el-cuerno-que-se-aflojo.json" with { type: "json" };
import elCuervoDeLasDosFrases from "./tales/el-cuervo-de-las-dos-frases.json" with { type: "json" };
import elDiaEnQueTodosCantaban from "./tales/el-dia-en-que-todos-cantaban.json" with { type: "json" };
import elDibujoQueCobroVida from "./tales/el-dibujo-que-cobro-vida.json" with { type: "json" };
import elDientePerdidoEnLaArena from "./tales/el-diente-perdido-en-la-arena.json" with { type: "json" };
import elDinosaurioDelPasillo from "./tales/el-dinosaurio-del-pasillo.json" with { type: "json" };
import elDinosaurioQueVolvioAlHuevo from "./tales/el-dinosaurio-que-volvio-al-huevo.json" with { type: "json" };
import elDragonDelDesfileYLosTambores from "./tales/el-dragon-del-desfile-y-los-tambores.json" with { type: "json" };
import elDragonDelQueSeReian from "./tales/el-dragon-del-que-se-reian.json" with { type: "json" };
import elDragonPanadero from "./tales/el-dragon-panadero.json" with { type: "json" };
import elDragonQueTejia from "./tales/el-dragon-que-tejia.json" with { type: "json" };
import elDragonQueTeniaMiedoDelFuego from "./tales/el-dragon-que-tenia-miedo-del-fuego.json" with { type: "json" };
import elDuendeQueEscondiaLasCosas from "./tales/el-duende-que-escondia-las-cosas.json" with { type: "json" };
import elEspaguetiSinFin from "./tales/el-espagueti-sin-fin.json" with { type: "json" };
import elFantasmaQueContabaHastaTreintaYNueve from "./tales/el-fantasma-que-contaba-hasta-treinta-y-nueve.json" with {
  type: "json",
};
import elGatoQueSeLlevoLaCorona from "./tales/el-gato-que-se-llevo-la-corona.json" with { type: "json" };
import elGenioCansado from "./tales/el-genio-cansado.json" with { type: "json" };
import elJuezEnHuelga from "./tales/el-juez-en-huelga.json" with { type: "json" };
import elLeonElRatonYLaZarza from "./tales/el-leon-el-raton-y-la-zarza.json" with { type: "json" };
import elMapaDelDesvanDeLaAbuela from "./tales/el-mapa-del-desvan-de-la-abuela.json" with { type: "json" };
import elMapaParaLosReyes from "./tales/el-mapa-para-los-reyes.json" with { type: "json" };
import elMirloDelHuerto from "./tales/el-mirlo-del-huerto.json" with { type: "json" };
import elOsitoQueSiguioEnElTren from "./tales/el-osito-que-siguio-en-el-tren.json" with { type: "json" };
import elOsoLaMielYElTroncoQueZumbaba from "./tales/el-oso-la-miel-y-el-tronco-que-zumbaba.json" with { type: "json" };
import elParchisPorLosAires from "./tales/el-parchis-por-los-aires.json" with { type: "json" };
import elPayasoDeLaBocaAlReves from "./tales/el-payaso-de-la-boca-al-reves.json" with { type: "json" };
import elPelucheYLasEstrellas from "./tales/el-peluche-y-las-estrellas.json" with { type: "json" };
import elPenalYLosGuantesDelAbuelo from "./tales/el-penal-y-los-guantes-del-abuelo.json" with { type: "json" };
import elPeonQueFaltaba from "./tales/el-peon-que-faltaba.json" with { type: "json" };
import elPerritoPerdidoYElCartelAzul from "./tales/el-perrito-perdido-y-el-cartel-azul.json" with { type: "json" };
import elPerroLaGataYLaCola from "./tales/el-perro-la-gata-y-la-cola.json" with { type: "json" };
import elPerroQueAcompanabaATodos from "./tales/el-perro-que-acompanaba-a-todos.json" with { type: "json" };
import elPetirrojoDelHuerto from "./tales/el-petirrojo-del-huerto.json" with { type: "json" };
import elPianoQueTocabaSolo from "./tales/el-piano-que-tocaba-solo.json" with { type: "json" };
import elPieQueNoSabeMentir from "./tales/el-pie-que-no-sabe-mentir.json" with { type: "json" };
import elPirataQueSeMareaba from "./tales/el-pirata-que-se-mareaba.json" with { type: "json" };
import elRatonPerezEnLaPuertaEquivocada from "./tales/el-raton-perez-en-la-puerta-equivocada.json" with {
  type: "json",
};
import elRenoQueNoPodiaVolar from "./tales/el-reno-que-no-podia-volar.json" with { type: "json" };
import elRetratoQueGuinaba from "./tales/el-retrato-que-guinaba.json" with { type: "json" };
import elSecadorQueRugia from "./tales/el-secador-que-rugia.json" with { type: "json" };
import elSueloEsLava from "./tales/el-suelo-es-lava.json" with { type: "json" };
import elTreceDeLosDados from "./tales/el-trece-de-los-dados.json" with { type: "json" };
import elTrenQueSubioLaCuestaAGajos from "./tales/el-tren-que-subio-la-cuesta-a-gajos.json" with { type: "json" };
import elTrineoYLaMecedora from "./tales/el-trineo-y-la-mecedora.json" with { type: "json" };
import elefanteQueVuela from "./tales/elefante-que-vuela.json" with { type: "json" };
import elephant from "./tales/elephant.json" with { type: "json" };
import enCanoaALaIsla from "./tales/en-canoa-a-la-isla.json" with { type: "json" };
import escayolaHospital from "./tales/escayola-hospital.json" with { type: "json" };
import escuelaDeMagia from "./tales/escuela-de-magia.json" with { type: "json" };
import esqueletoSinMano from "./tales/esqueleto-sin-mano.json" with { type: "json" };
import excavadoraDemasiadoHondo from "./tales/excavadora-demasiado-hondo.json" with { type: "json" };
import excavadoraYGruaAmigas from "./tales/excavadora-y-grua-amigas.json" with { type: "json" };
import expedicionALaNevera from "./tales/expedicion-a-la-nevera.json" with { type: "json" };
import expedicionAlJardin from "./tales/expedicion-al-jardin.json" with { type: "json" };
import fairy from "./tales/fairy.json" with { type: "json" };
import fallenStar from "./tales/fallen-star.json" with { type: "json" };
import familiaAlMar from "./tales/familia-al-mar.json" with { type: "json" };
import fantasmaMiedoALoOscuro from "./tales/fantasma-miedo-a-lo-oscuro.json" with { type: "json" };
import fantasmaMiedoALosNinos from "./tales/fantasma-miedo-a-los-ninos.json" with { type: "json" };
import fantasmaPedorro from "./tales/fantasma-pedorro.json" with { type: "json" };
import fantasmaYLaAspiradora from "./tales/fantasma-y-la-aspiradora.json" with { type: "json" };
import farAway from "./tales/far-away.json" with { type: "json" };
import farm from "./tales/farm.json" with { type: "json" };
import faro from "./tales/faro.json" with { type: "json" };
import faroQueSeEnciendeSolo from "./tales/faro-que-se-enciende-solo.json" with { type: "json" };
import faroleroDeEstrellas from "./tales/farolero-de-estrellas.json" with { type: "json" };
import fearOfTheDark from "./tales/fear-of-the-dark.json" with { type: "json" };
import feastsCannotSleep from "./tales/feasts-cannot-sleep.json" with { type: "json" };
import feastsFirstJob from "./tales/feasts-first-job.json" with { type: "json" };
import feastsGuest from "./tales/feasts-guest.json" with { type: "json" };
import feastsSomethingMissing from "./tales/feasts-something-missing.json" with { type: "json" };
import finDeSemanaEnElPueblo from "./tales/fin-de-semana-en-el-pueblo.json" with { type: "json" };
import fireEngine from "./tales/fire-engine.json" with { type: "json" };
import firstDaySchool from "./tales/first-day-school.json" with { type: "json" };
import flying from "./tales/flying.json" with { type: "json" };
import foodsCookWithElder from "./tales/foods-cook-with-elder.json" with { type: "json" };
import foodsGoneMissing from "./tales/foods-gone-missing.json" with { type: "json" };
import foodsTheLastOne from "./tales/foods-the-last-one.json" with { type: "json" };
import foodsWhoAte from "./tales/foods-who-ate.json" with { type: "json" };
import foodsWontTry from "./tales/foods-wont-try.json" with { type: "json" };
import football from "./tales/football.json" with { type: "json" };
import foxAndWolf from "./tales/fox-and-wolf.json" with { type: "json" };
import friendMovesAway from "./tales/friend-moves-away.json" with { type: "json" };
import frioYCalor from "./tales/frio-y-calor.json" with { type: "json" };
import futbolComoSuIdolo from "./tales/futbol-como-su-idolo.json" with { type: "json" };
import futbolEnMarte from "./tales/futbol-en-marte.json" with { type: "json" };
import gafas from "./tales/gafas.json" with { type: "json" };
import galloDormilon from "./tales/gallo-dormilon.json" with { type: "json" };
import garden from "./tales/garden.json" with { type: "json" };
import gataTraviesaQueLoTiraTodo from "./tales/gata-traviesa-que-lo-tira-todo.json" with { type: "json" };
import gatitoYBallena from "./tales/gatito-y-ballena.json" with { type: "json" };
import gatitoYGranAmistad from "./tales/gatito-y-gran-amistad.json" with { type: "json" };
import gatitosCaja from "./tales/gatitos-caja.json" with { type: "json" };
import gaviotaBocadillo from "./tales/gaviota-bocadillo.json" with { type: "json" };
import gemelaInvisibleYGemelaRuidosa from "./tales/gemela-invisible-y-gemela-ruidosa.json" with { type: "json" };
import ghost from "./tales/ghost.json" with { type: "json" };
import giantAndTiny from "./tales/giant-and-tiny.json" with { type: "json" };
import globoRojoPerdido from "./tales/globo-rojo-perdido.json" with { type: "json" };
import gorrosEnLosPostes from "./tales/gorros-en-los-postes.json" with { type: "json" };
import grandadFishing from "./tales/grandad-fishing.json" with { type: "json" };
import grandparentPoorly from "./tales/grandparent-poorly.json" with { type: "json" };
import grandparents from "./tales/grandparents.json" with { type: "json" };
import guisanteNaranjaMelon from "./tales/guisante-naranja-melon.json" with { type: "json" };
import hablaConLosTrenes from "./tales/habla-con-los-trenes.json" with { type: "json" };
import hadaSinAlas from "./tales/hada-sin-alas.json" with { type: "json" };
import halloweenCarnaval from "./tales/halloween-carnaval.json" with { type: "json" };
import hermanasDeHielo from "./tales/hermanas-de-hielo.json" with { type: "json" };
import hiloCapaYCampana from "./tales/hilo-capa-y-campana.json" with { type: "json" };
import hipo from "./tales/hipo.json" with { type: "json" };
import hipoDeAnimales from "./tales/hipo-de-animales.json" with { type: "json" };
import hipoDeColores from "./tales/hipo-de-colores.json" with { type: "json" };
import hipopotamoEnLaBanera from "./tales/hipopotamo-en-la-banera.json" with { type: "json" };
import hombreLoboCachorro from "./tales/hombre-lobo-cachorro.json" with { type: "json" };
import horse from "./tales/horse.json" with { type: "json" };
import hotelDeFantasmas from "./tales/hotel-de-fantasmas.json" with { type: "json" };
import huellasArena from "./tales/huellas-arena.json" with { type: "json" };
import huellasNieve from "./tales/huellas-nieve.json" with { type: "json" };
import huevoDeDinosaurioMuseo from "./tales/huevo-de-dinosaurio-museo.json" with { type: "json" };
import imaginaryFriend from "./tales/imaginary-friend.json" with { type: "json" };
import ingredientsDrawing from "./tales/ingredients-drawing.json" with { type: "json" };
import ingredientsKnock from "./tales/ingredients-knock.json" with { type: "json" };
import ingredientsMachine from "./tales/ingredients-machine.json" with { type: "json" };
import ingredientsMissing from "./tales/ingredients-missing.json" with { type: "json" };
import ingredientsMuseum from "./tales/ingredients-museum.json" with { type: "json" };
import ingredientsToldAloud from "./tales/ingredients-told-aloud.json" with { type: "json" };
import invention from "./tales/invention.json" with { type: "json" };
import invisiblePorUnDia from "./tales/invisible-por-un-dia.json" with { type: "json" };
import irAlBanoDeNoche from "./tales/ir-al-bano-de-noche.json" with { type: "json" };
import islaQueEraTortuga from "./tales/isla-que-era-tortuga.json" with { type: "json" };
import jirafaYLaBufanda from "./tales/jirafa-y-la-bufanda.json" with { type: "json" };
import journeyToPlace from "./tales/journey-to-place.json" with { type: "json" };
import knight from "./tales/knight.json" with { type: "json" };
import laBallenaDelColegioNuevo from "./tales/la-ballena-del-colegio-nuevo.json" with { type: "json" };
import laBellaDurmienteQueNoSeDormia from "./tales/la-bella-durmiente-que-no-se-dormia.json" with { type: "json" };
import laCalabazaDeLaValla from "./tales/la-calabaza-de-la-valla.json" with { type: "json" };
import laCamaDondeDurmioMama from "./tales/la-cama-donde-durmio-mama.json" with { type: "json" };
import laCarreraQueGanoLaTortuga from "./tales/la-carrera-que-gano-la-tortuga.json" with { type: "json" };
import laCartaDelCamelloCansado from "./tales/la-carta-del-camello-cansado.json" with { type: "json" };
import laCasaDeAlLado from "./tales/la-casa-de-al-lado.json" with { type: "json" };
import laCasaQueSeDabaLaVuelta from "./tales/la-casa-que-se-daba-la-vuelta.json" with { type: "json" };
import laCintaDelUnicornio from "./tales/la-cinta-del-unicornio.json" with { type: "json" };
import laCometaYElHiloDeHilvan from "./tales/la-cometa-y-el-hilo-de-hilvan.json" with { type: "json" };
import laCopaDeLaFinal from "./tales/la-copa-de-la-final.json" with { type: "json" };
import laCoronaDelMuseo from "./tales/la-corona-del-museo.json" with { type: "json" };
import laCriaQuePreguntaPorSuMama from "./tales/la-cria-que-pregunta-por-su-mama.json" with { type: "json" };
import laEstrellaDetrasDeLaNube from "./tales/la-estrella-detras-de-la-nube.json" with { type: "json" };
import laFiestaDebajoDeLaMesa from "./tales/la-fiesta-debajo-de-la-mesa.json" with { type: "json" };
import laFinalConSuIdolo from "./tales/la-final-con-su-idolo.json" with { type: "json" };
import laHoraQueSobraba from "./tales/la-hora-que-sobraba.json" with { type: "json" };
import laLineaDelBebe from "./tales/la-linea-del-bebe.json" with { type: "json" };
import laLlamaYLasPiedrasBonitas from "./tales/la-llama-y-las-piedras-bonitas.json" with { type: "json" };
import laLlamadaDeLasGallinas from "./tales/la-llamada-de-las-gallinas.json" with { type: "json" };
import laLunaYElCamionDeLaBasura from "./tales/la-luna-y-el-camion-de-la-basura.json" with { type: "json" };
import laMaestraDesaparecida from "./tales/la-maestra-desaparecida.json" with { type: "json" };
import laManoEnLaPuerta from "./tales/la-mano-en-la-puerta.json" with { type: "json" };
import laMariposaDelHuerto from "./tales/la-mariposa-del-huerto.json" with { type: "json" };
import laMariposaQueSubiaAPie from "./tales/la-mariposa-que-subia-a-pie.json" with { type: "json" };
import laMascotaDeLaClase from "./tales/la-mascota-de-la-clase.json" with { type: "json" };
import laMotoQueHaciaPof from "./tales/la-moto-que-hacia-pof.json" with { type: "json" };
import laNanaQueNuncaTermina from "./tales/la-nana-que-nunca-termina.json" with { type: "json" };
import laNaveYLaBellota from "./tales/la-nave-y-la-bellota.json" with { type: "json" };
import laNinaQueNoEstabaEnLaLista from "./tales/la-nina-que-no-estaba-en-la-lista.json" with { type: "json" };
import laNinaYElEquipoQueNoLaDejaba from "./tales/la-nina-y-el-equipo-que-no-la-dejaba.json" with { type: "json" };
import laNocheAntesDelConcierto from "./tales/la-noche-antes-del-concierto.json" with { type: "json" };
import laPalabraYaba from "./tales/la-palabra-yaba.json" with { type: "json" };
import laPelotaDelVecino from "./tales/la-pelota-del-vecino.json" with { type: "json" };
import laPinataQueNoQueriaRomperse from "./tales/la-pinata-que-no-queria-romperse.json" with { type: "json" };
import laPrincesaQueRescata from "./tales/la-princesa-que-rescata.json" with { type: "json" };
import laPrincesaYElBaileDeLosCaballos from "./tales/la-princesa-y-el-baile-de-los-caballos.json" with { type: "json" };
import laRopaQueDurmioEnLaSilla from "./tales/la-ropa-que-durmio-en-la-silla.json" with { type: "json" };
import laSemanaSinInternet from "./tales/la-semana-sin-internet.json" with { type: "json" };
import laTartaDelNueve from "./tales/la-tarta-del-nueve.json" with { type: "json" };
import laVacaYElPollito from "./tales/la-vaca-y-el-pollito.json" with { type: "json" };
import laVarillaQueSobraba from "./tales/la-varilla-que-sobraba.json" with { type: "json" };
import laVolteretaQueNoSalia from "./tales/la-voltereta-que-no-salia.json" with { type: "json" };
import lasCroquetasValientes from "./tales/las-croquetas-valientes.json" with { type: "json" };
import lasDoceUvas from "./tales/las-doce-uvas.json" with { type: "json" };
import lasGalletasQueFaltabanEnClase from "./tales/las-galletas-que-faltaban-en-clase.json" with { type: "json" };
import lasGallinasQueSeEscapaban from "./tales/las-gallinas-que-se-escapaban.json" with { type: "json" };
import lasOrejasDelCordon from "./tales/las-orejas-del-cordon.json" with { type: "json" };
import learningBicycle from "./tales/learning-bicycle.json" with { type: "json" };
import learningToSwim from "./tales/learning-to-swim.json" with { type: "json" };
import letrasFugadas from "./tales/letras-fugadas.json" with { type: "json" };
import librosQueCambianElFinal from "./tales/libros-que-cambian-el-final.json" with { type: "json" };
import limonadaAgria from "./tales/limonada-agria.json" with { type: "json" };
import lion from "./tales/lion.json" with { type: "json" };
import lloronaJuntoAlRio from "./tales/llorona-junto-al-rio.json" with { type: "json" };
import llueveHaciaArriba from "./tales/llueve-hacia-arriba.json" with { type: "json" };
import llueveOtraCosa from "./tales/llueve-otra-cosa.json" with { type: "json" };
import loQueDiceSeCumple from "./tales/lo-que-dice-se-cumple.json" with { type: "json" };
import loQueHaceElPerroPorSuNino from "./tales/lo-que-hace-el-perro-por-su-nino.json" with { type: "json" };
import loQueOiaElAudifono from "./tales/lo-que-oia-el-audifono.json" with { type: "json" };
import loQueSeOyePorLaPared from "./tales/lo-que-se-oye-por-la-pared.json" with { type: "json" };
import loQueTuQuieras from "./tales/lo-que-tu-quieras.json" with { type: "json" };
import looseTooth from "./tales/loose-tooth.json" with { type: "json" };
import losNombresQueSePierden from "./tales/los-nombres-que-se-pierden.json" with { type: "json" };
import losTresPuntosDeLaBarbilla from "./tales/los-tres-puntos-de-la-barbilla.json" with { type: "json" };
import losTurnosDeNochebuena from "./tales/los-turnos-de-nochebuena.json" with { type: "json" };
import losUltimos from "./tales/los-ultimos.json" with { type: "json" };
import losingGame from "./tales/losing-game.json" with { type: "json" };
import lostPet from "./tales/lost-pet.json" with { type: "json" };
import lostThing from "./tales/lost-thing.json" with { type: "json" };
import lostToy from "./tales/lost-toy.json" with { type: "json" };
import lovedOneDied from "./tales/loved-one-died.json" with { type: "json" };
import lucesEnClave from "./tales/luces-en-clave.json" with { type: "json" };
import luchadoraDeLosJugos from "./tales/luchadora-de-los-jugos.json" with { type: "json" };
import luciernaga from "./tales/luciernaga.json" with { type: "json" };
import lunaEnElCubo from "./tales/luna-en-el-cubo.json" with { type: "json" };
import lunaMordida from "./tales/luna-mordida.json" with { type: "json" };
import lunaYBiberon from "./tales/luna-y-biberon.json" with { type: "json" };
import maestraEspia from "./tales/maestra-espia.json" with { type: "json" };
import makingFriends from "./tales/making-friends.json" with { type: "json" };
import malitoEnCasa from "./tales/malito-en-casa.json" with { type: "json" };
import mananaAlgoBonito from "./tales/manana-algo-bonito.json" with { type: "json" };
import mangueraConNudo from "./tales/manguera-con-nudo.json" with { type: "json" };
import mangueraDeChocolate from "./tales/manguera-de-chocolate.json" with { type: "json" };
import maquinaDeHacerDeberes from "./tales/maquina-de-hacer-deberes.json" with { type: "json" };
import maquinaQueOrdenaElCuarto from "./tales/maquina-que-ordena-el-cuarto.json" with { type: "json" };
import maquinaQueSalvaElBarrio from "./tales/maquina-que-salva-el-barrio.json" with { type: "json" };
import marcianosCompranPan from "./tales/marcianos-compran-pan.json" with { type: "json" };
import mariquitaSinUnPunto from "./tales/mariquita-sin-un-punto.json" with { type: "json" };
import mascotaDinosaurio from "./tales/mascota-dinosaurio.json" with { type: "json" };
import mascotaEscapa from "./tales/mascota-escapa.json" with { type: "json" };
import mayoresPequenos from "./tales/mayores-pequenos.json" with { type: "json" };
import meDejanFuera from "./tales/me-dejan-fuera.json" with { type: "json" };
import medianocheYLaCiudadSinNoche from "./tales/medianoche-y-la-ciudad-sin-noche.json" with { type: "json" };
import mensajesDeManana from "./tales/mensajes-de-manana.json" with { type: "json" };
import mermaid from "./tales/mermaid.json" with { type: "json" };
import miMejorAmigoEsUnaCosa from "./tales/mi-mejor-amigo-es-una-cosa.json" with { type: "json" };
import miedoALosPerros from "./tales/miedo-a-los-perros.json" with { type: "json" };
import misterioEnLaBiblioteca from "./tales/misterio-en-la-biblioteca.json" with { type: "json" };
import mochilaDelViento from "./tales/mochila-del-viento.json" with { type: "json" };
import momiaQueNoDuerme from "./tales/momia-que-no-duerme.json" with { type: "json" };
import monoDeLosSombreros from "./tales/mono-de-los-sombreros.json" with { type: "json" };
import monster from "./tales/monster.json" with { type: "json" };
import monstruoCalcetinesIzquierdos from "./tales/monstruo-calcetines-izquierdos.json" with { type: "json" };
import monstruoComePesadillas from "./tales/monstruo-come-pesadillas.json" with { type: "json" };
import montaACaballo from "./tales/monta-a-caballo.json" with { type: "json" };
import montanaResfriada from "./tales/montana-resfriada.json" with { type: "json" };
import moon from "./tales/moon.json" with { type: "json" };
import movingHouse from "./tales/moving-house.json" with { type: "json" };
import mundoDeBloques from "./tales/mundo-de-bloques.json" with { type: "json" };
import munecoEnLaNevera from "./tales/muneco-en-la-nevera.json" with { type: "json" };
import music from "./tales/music.json" with { type: "json" };
import naceUnCordero from "./tales/nace-un-cordero.json" with { type: "json" };
import nadieSeAcuerdaDelCumple from "./tales/nadie-se-acuerda-del-cumple.json" with { type: "json" };
import nadieSuelta from "./tales/nadie-suelta.json" with { type: "json" };
import nadieTieneQueDormir from "./tales/nadie-tiene-que-dormir.json" with { type: "json" };
import naufragosDelSofa from "./tales/naufragos-del-sofa.json" with { type: "json" };
import naveConFormaDeComida from "./tales/nave-con-forma-de-comida.json" with { type: "json" };
import naveEspacialConHamster from "./tales/nave-espacial-con-hamster.json" with { type: "json" };
import neveraDelTiempo from "./tales/nevera-del-tiempo.json" with { type: "json" };
import newBaby from "./tales/new-baby.json" with { type: "json" };
import ninjaQueHaciaRuido from "./tales/ninja-que-hacia-ruido.json" with { type: "json" };
import noEncuentraASuMama from "./tales/no-encuentra-a-su-mama.json" with { type: "json" };
import noQuiereIrALaEscuela from "./tales/no-quiere-ir-a-la-escuela.json" with { type: "json" };
import nocheQueNoSeIba from "./tales/noche-que-no-se-iba.json" with { type: "json" };
import noiseAtNight from "./tales/noise-at-night.json" with { type: "json" };
import nube from "./tales/nube.json" with { type: "json" };
import nubeDeMascota from "./tales/nube-de-mascota.json" with { type: "json" };
import nubesAMedida from "./tales/nubes-a-medida.json" with { type: "json" };
import oEllaOYo from "./tales/o-ella-o-yo.json" with { type: "json" };
import ochoBotas from "./tales/ocho-botas.json" with { type: "json" };
import oneMoreStory from "./tales/one-more-story.json" with { type: "json" };
import operacion from "./tales/operacion.json" with { type: "json" };
import otraVezEnLaCamaDeLosMayores from "./tales/otra-vez-en-la-cama-de-los-mayores.json" with { type: "json" };
import ovejaCuentaNinos from "./tales/oveja-cuenta-ninos.json" with { type: "json" };
import owl from "./tales/owl.json" with { type: "json" };
import ownBed from "./tales/own-bed.json" with { type: "json" };
import pantallas from "./tales/pantallas.json" with { type: "json" };
import papaDeViaje from "./tales/papa-de-viaje.json" with { type: "json" };
import parentWorksNights from "./tales/parent-works-nights.json" with { type: "json" };
import park from "./tales/park.json" with { type: "json" };
import pasosEnLaAzotea from "./tales/pasos-en-la-azotea.json" with { type: "json" };
import patinadoraPortal from "./tales/patinadora-portal.json" with { type: "json" };
import patitosEnElEstanque from "./tales/patitos-en-el-estanque.json" with { type: "json" };
import peloQueCrece from "./tales/pelo-que-crece.json" with { type: "json" };
import pelucheArreglado from "./tales/peluche-arreglado.json" with { type: "json" };
import penguin from "./tales/penguin.json" with { type: "json" };
import perderseDeDosEnDos from "./tales/perderse-de-dos-en-dos.json" with { type: "json" };
import perderseEnLaCamaNueva from "./tales/perderse-en-la-cama-nueva.json" with { type: "json" };
import perritosAlRescate from "./tales/perritos-al-rescate.json" with { type: "json" };
import perroQueOyeUnSatelite from "./tales/perro-que-oye-un-satelite.json" with { type: "json" };
import petDied from "./tales/pet-died.json" with { type: "json" };
import petDiedSmall from "./tales/pet-died-small.json" with { type: "json" };
import piesDeDinosaurio from "./tales/pies-de-dinosaurio.json" with { type: "json" };
import pinguinoEnElDesierto from "./tales/pinguino-en-el-desierto.json" with { type: "json" };
import piojos from "./tales/piojos.json" with { type: "json" };
import pirates from "./tales/pirates.json" with { type: "json" };
import pisEnLaCama from "./tales/pis-en-la-cama.json" with { type: "json" };
import piscinaDeNoche from "./tales/piscina-de-noche.json" with { type: "json" };
import pizzaAMarte from "./tales/pizza-a-marte.json" with { type: "json" };
import placesAfterHours from "./tales/places-after-hours.json" with { type: "json" };
import placesClass from "./tales/places-class.json" with { type: "json" };
import placesDayOut from "./tales/places-day-out.json" with { type: "json" };
import placesLostThere from "./tales/places-lost-there.json" with { type: "json" };
import placesTomorrow from "./tales/places-tomorrow.json" with { type: "json" };
import planetaDeComidaViva from "./tales/planeta-de-comida-viva.json" with { type: "json" };
import planetaDeHelado from "./tales/planeta-de-helado.json" with { type: "json" };
import planetaDePasta from "./tales/planeta-de-pasta.json" with { type: "json" };
import planetasCaminoACasa from "./tales/planetas-camino-a-casa.json" with { type: "json" };
import poderDeCongelar from "./tales/poder-de-congelar.json" with { type: "json" };
import poderDelClima from "./tales/poder-del-clima.json" with { type: "json" };
import poderesDeHamster from "./tales/poderes-de-hamster.json" with { type: "json" };
import policiaYLosTomates from "./tales/policia-y-los-tomates.json" with { type: "json" };
import pompaQueNoSeRompia from "./tales/pompa-que-no-se-rompia.json" with { type: "json" };
import poniRosado from "./tales/poni-rosado.json" with { type: "json" };
import porElDesagueNoCabe from "./tales/por-el-desague-no-cabe.json" with { type: "json" };
import porFavorYGracias from "./tales/por-favor-y-gracias.json" with { type: "json" };
import porQue from "./tales/por-que.json" with { type: "json" };
import porteroDeSeisBrazos from "./tales/portero-de-seis-brazos.json" with { type: "json" };
import powerCut from "./tales/power-cut.json" with { type: "json" };
import primeraCanasta from "./tales/primera-canasta.json" with { type: "json" };
import princesaCamionGigante from "./tales/princesa-camion-gigante.json" with { type: "json" };
import princesaVeterinariaDeDragones from "./tales/princesa-veterinaria-de-dragones.json" with { type: "json" };
import princess from "./tales/princess.json" with { type: "json" };
import profeRobotDelFuturo from "./tales/profe-robot-del-futuro.json" with { type: "json" };
import puertaAlMundoDeLasGolosinas from "./tales/puerta-al-mundo-de-las-golosinas.json" with { type: "json" };
import puertaFondoDelMar from "./tales/puerta-fondo-del-mar.json" with { type: "json" };
import puertaSecreta from "./tales/puerta-secreta.json" with { type: "json" };
import puestoEnSaturno from "./tales/puesto-en-saturno.json" with { type: "json" };
import pulidoraDeHieloSecreto from "./tales/pulidora-de-hielo-secreto.json" with { type: "json" };
import quienDejoAbiertaLaNevera from "./tales/quien-dejo-abierta-la-nevera.json" with { type: "json" };
import quienSeComioLoDeLaAbuela from "./tales/quien-se-comio-lo-de-la-abuela.json" with { type: "json" };
import quiereSerPresidente from "./tales/quiere-ser-presidente.json" with { type: "json" };
import quiereVerElMar from "./tales/quiere-ver-el-mar.json" with { type: "json" };
import rabbit from "./tales/rabbit.json" with { type: "json" };
import race from "./tales/race.json" with { type: "json" };
import radioDeLaLuna from "./tales/radio-de-la-luna.json" with { type: "json" };
import rain from "./tales/rain.json" with { type: "json" };
import ramadanYEid from "./tales/ramadan-y-eid.json" with { type: "json" };
import rapunzelSeCortaElPelo from "./tales/rapunzel-se-corta-el-pelo.json" with { type: "json" };
import relojesParados from "./tales/relojes-parados.json" with { type: "json" };
import rescateDespacito from "./tales/rescate-despacito.json" with { type: "json" };
import restauranteDeMonstruos from "./tales/restaurante-de-monstruos.json" with { type: "json" };
import reyesEnLaRotonda from "./tales/reyes-en-la-rotonda.json" with { type: "json" };
import reyesSeEquivocan from "./tales/reyes-se-equivocan.json" with { type: "json" };
import risaEscapada from "./tales/risa-escapada.json" with { type: "json" };
import robot from "./tales/robot.json" with { type: "json" };
import robotDeberesMal from "./tales/robot-deberes-mal.json" with { type: "json" };
import robotFutbolista from "./tales/robot-futbolista.json" with { type: "json" };
import robotHechoEnCasa from "./tales/robot-hecho-en-casa.json" with { type: "json" };
import rocket from "./tales/rocket.json" with { type: "json" };
import rolesBeginner from "./tales/roles-beginner.json" with { type: "json" };
import rolesForADay from "./tales/roles-for-a-day.json" with { type: "json" };
import rolesMustWait from "./tales/roles-must-wait.json" with { type: "json" };
import rolesTired from "./tales/roles-tired.json" with { type: "json" };
import rolesToTheRescue from "./tales/roles-to-the-rescue.json" with { type: "json" };
import ruidoFuerte from "./tales/ruido-fuerte.json" with { type: "json" };
import ruidosEnElArmario from "./tales/ruidos-en-el-armario.json" with { type: "json" };
import ruidosEnElBosqueDelCampamento from "./tales/ruidos-en-el-bosque-del-campamento.json" with { type: "json" };
import sabeQueHasComido from "./tales/sabe-que-has-comido.json" with { type: "json" };
import safariDeLaSelva from "./tales/safari-de-la-selva.json" with { type: "json" };
import sayingSorry from "./tales/saying-sorry.json" with { type: "json" };
import seBurlan from "./tales/se-burlan.json" with { type: "json" };
import seReiaDeTodos from "./tales/se-reia-de-todos.json" with { type: "json" };
import semaforosPeleados from "./tales/semaforos-peleados.json" with { type: "json" };
import sharingToys from "./tales/sharing-toys.json" with { type: "json" };
import shy from "./tales/shy.json" with { type: "json" };
import sillaConCohetes from "./tales/silla-con-cohetes.json" with { type: "json" };
import sinGravedad from "./tales/sin-gravedad.json" with { type: "json" };
import sinPegar from "./tales/sin-pegar.json" with { type: "json" };
import sirenaYDelfines from "./tales/sirena-y-delfines.json" with { type: "json" };
import sleepover from "./tales/sleepover.json" with { type: "json" };
import snailAndBees from "./tales/snail-and-bees.json" with { type: "json" };
import snow from "./tales/snow.json" with { type: "json" };
import sombraFugada from "./tales/sombra-fugada.json" with { type: "json" };
import somebodyFirstDay from "./tales/somebody-first-day.json" with { type: "json" };
import somebodySecret from "./tales/somebody-secret.json" with { type: "json" };
import somethingBroken from "./tales/something-broken.json" with { type: "json" };
import somethingBuilt from "./tales/something-built.json" with { type: "json" };
import somethingFound from "./tales/something-found.json" with { type: "json" };
import somethingGoesAlone from "./tales/something-goes-alone.json" with { type: "json" };
import somethingGrows from "./tales/something-grows.json" with { type: "json" };
import somethingLost from "./tales/something-lost.json" with { type: "json" };
import somethingPowers from "./tales/something-powers.json" with { type: "json" };
import somethingRefuses from "./tales/something-refuses.json" with { type: "json" };
import somethingStolen from "./tales/something-stolen.json" with { type: "json" };
import somethingTalks from "./tales/something-talks.json" with { type: "json" };
import somethingTurns from "./tales/something-turns.json" with { type: "json" };
import somewhereHidden from "./tales/somewhere-hidden.json" with { type: "json" };
import somewhereSpooky from "./tales/somewhere-spooky.json" with { type: "json" };
import sopaDeLetrasConMensajes from "./tales/sopa-de-letras-con-mensajes.json" with { type: "json" };
import suHermanoEsUnaRana from "./tales/su-hermano-es-una-rana.json" with { type: "json" };
import superCaca from "./tales/super-caca.json" with { type: "json" };
import superEructo from "./tales/super-eructo.json" with { type: "json" };
import superMoco from "./tales/super-moco.json" with { type: "json" };
import superPedo from "./tales/super-pedo.json" with { type: "json" };
import superYSuPerroSalvanLaCiudad from "./tales/super-y-su-perro-salvan-la-ciudad.json" with { type: "json" };
import superhero from "./tales/superhero.json" with { type: "json" };
import superheroeQueDaDeComer from "./tales/superheroe-que-da-de-comer.json" with { type: "json" };
import superheroeSinPoderes from "./tales/superheroe-sin-poderes.json" with { type: "json" };
import supermarketLost from "./tales/supermarket-lost.json" with { type: "json" };
import superpoderDeSerLento from "./tales/superpoder-de-ser-lento.json" with { type: "json" };
import superpoderesYHumoEnLaEscuela from "./tales/superpoderes-y-humo-en-la-escuela.json" with { type: "json" };
import supervelocidadYLosHelados from "./tales/supervelocidad-y-los-helados.json" with { type: "json" };
import talksToAnimals from "./tales/talks-to-animals.json" with { type: "json" };
import teethBrushing from "./tales/teeth-brushing.json" with { type: "json" };
import telefonoQueLlamaAlPasado from "./tales/telefono-que-llama-al-pasado.json" with { type: "json" };
import temblor from "./tales/temblor.json" with { type: "json" };
import thingFound from "./tales/thing-found.json" with { type: "json" };
import threeKings from "./tales/three-kings.json" with { type: "json" };
import thunder from "./tales/thunder.json" with { type: "json" };
import tiburonConSombrero from "./tales/tiburon-con-sombrero.json" with { type: "json" };
import tiburonVegetariano from "./tales/tiburon-vegetariano.json" with { type: "json" };
import tidyRoom from "./tales/tidy-room.json" with { type: "json" };
import tiendaDeSuenos from "./tales/tienda-de-suenos.json" with { type: "json" };
import timeTravel from "./tales/time-travel.json" with { type: "json" };
import tiranosaurioQueBostezaba from "./tales/tiranosaurio-que-bostezaba.json" with { type: "json" };
import tiranosaurioYElHuevo from "./tales/tiranosaurio-y-el-huevo.json" with { type: "json" };
import tiritaDeUnicornio from "./tales/tirita-de-unicornio.json" with { type: "json" };
import tocTocEnLaResidencia from "./tales/toc-toc-en-la-residencia.json" with { type: "json" };
import todoLoQueToca from "./tales/todo-lo-que-toca.json" with { type: "json" };
import todoSeVuelveOro from "./tales/todo-se-vuelve-oro.json" with { type: "json" };
import todosLosPrimos from "./tales/todos-los-primos.json" with { type: "json" };
import topoVeElSol from "./tales/topo-ve-el-sol.json" with { type: "json" };
import toysAlive from "./tales/toys-alive.json" with { type: "json" };
import tractorConAlas from "./tales/tractor-con-alas.json" with { type: "json" };
import tractorEnElBarro from "./tales/tractor-en-el-barro.json" with { type: "json" };
import traductorDeBebes from "./tales/traductor-de-bebes.json" with { type: "json" };
import traductorDePerros from "./tales/traductor-de-perros.json" with { type: "json" };
import train from "./tales/train.json" with { type: "json" };
import travesuraMascota from "./tales/travesura-mascota.json" with { type: "json" };
import treasureMap from "./tales/treasure-map.json" with { type: "json" };
import trenALaPlaya from "./tales/tren-a-la-playa.json" with { type: "json" };
import trenBuscaASuMama from "./tales/tren-busca-a-su-mama.json" with { type: "json" };
import tresCerditosSegunElLobo from "./tales/tres-cerditos-segun-el-lobo.json" with { type: "json" };
import tresPalos from "./tales/tres-palos.json" with { type: "json" };
import trexDentistaEspacial from "./tales/trex-dentista-espacial.json" with { type: "json" };
import trexSupermercado from "./tales/trex-supermercado.json" with { type: "json" };
import trompaNueva from "./tales/trompa-nueva.json" with { type: "json" };
import turtle from "./tales/turtle.json" with { type: "json" };
import twins from "./tales/twins.json" with { type: "json" };
import twoHomes from "./tales/two-homes.json" with { type: "json" };
import ultimoPatito from "./tales/ultimo-patito.json" with { type: "json" };
import ultimoVagon from "./tales/ultimo-vagon.json" with { type: "json" };
import unCamelloEnElBalcon from "./tales/un-camello-en-el-balcon.json" with { type: "json" };
import unCordonParaLaAstronauta from "./tales/un-cordon-para-la-astronauta.json" with { type: "json" };
import unDinosaurioEnElTren from "./tales/un-dinosaurio-en-el-tren.json" with { type: "json" };
import unaNaveQueNoSabiaFrenar from "./tales/una-nave-que-no-sabia-frenar.json" with { type: "json" };
import unaTemporadaConLasHormigas from "./tales/una-temporada-con-las-hormigas.json" with { type: "json" };
import unaVentanaEnElFlequillo from "./tales/una-ventana-en-el-flequillo.json" with { type: "json" };
import unicorn from "./tales/unicorn.json" with { type: "json" };
import unicornioYArcoiris from "./tales/unicornio-y-arcoiris.json" with { type: "json" };
import vacaAlEspacio from "./tales/vaca-al-espacio.json" with { type: "json" };
import vampiroColmilloFlojo from "./tales/vampiro-colmillo-flojo.json" with { type: "json" };
import vampiroVegetariano from "./tales/vampiro-vegetariano.json" with { type: "json" };
import vegetables from "./tales/vegetables.json" with { type: "json" };
import vehiclesBuildOne from "./tales/vehicles-build-one.json" with { type: "json" };
import vehiclesLostSound from "./tales/vehicles-lost-sound.json" with { type: "json" };
import vehiclesNotTired from "./tales/vehicles-not-tired.json" with { type: "json" };
import vehiclesToElder from "./tales/vehicles-to-elder.json" with { type: "json" };
import vehiclesToTheRescue from "./tales/vehicles-to-the-rescue.json" with { type: "json" };
import vehiclesWantsToBe from "./tales/vehicles-wants-to-be.json" with { type: "json" };
import vehiculoALaPlaya from "./tales/vehiculo-a-la-playa.json" with { type: "json" };
import vehiculoComeEstrellas from "./tales/vehiculo-come-estrellas.json" with { type: "json" };
import vehiculoMiedoOscuridad from "./tales/vehiculo-miedo-oscuridad.json" with { type: "json" };
import veintinueveDeFebrero from "./tales/veintinueve-de-febrero.json" with { type: "json" };
import velasSopladas from "./tales/velas-sopladas.json" with { type: "json" };
import verdoteYElHuevo from "./tales/verdote-y-el-huevo.json" with { type: "json" };
import viajeALaLuna from "./tales/viaje-a-la-luna.json" with { type: "json" };
import viajeEnCoche from "./tales/viaje-en-coche.json" with { type: "json" };
import videojuegoSeTraga from "./tales/videojuego-se-traga.json" with { type: "json" };
import vientoPerdido from "./tales/viento-perdido.json" with { type: "json" };
import villainFriends from "./tales/villain-friends.json" with { type: "json" };
import villainOne from "./tales/villain-one.json" with { type: "json" };
import volcan from "./tales/volcan.json" with { type: "json" };
import vozPerdida from "./tales/voz-perdida.json" with { type: "json" };
import vozQueLoParaTodo from "./tales/voz-que-lo-para-todo.json" with { type: "json" };
import wantsAPet from "./tales/wants-a-pet.json" with { type: "json" };
import whale from "./tales/whale.json" with { type: "json" };
import witch from "./tales/witch.json" with { type: "json" };
import yetiVergonzoso from "./tales/yeti-vergonzoso.json" with { type: "json" };
import yoSolito from "./tales/yo-solito.json" with { type: "json" };
import zombiDelCalcetin from "./tales/zombi-del-calcetin.json" with { type: "json" };
import zombisVegetarianos from "./tales/zombis-vegetarianos.json" with { type: "json" };
import zooVisit from "./tales/zoo-visit.json" with { type: "json" };
import zorroTramposoALasCartas from "./tales/zorro-tramposo-a-las-cartas.json" with { type: "json" };

/** The Spanish tales by name. That their words are morals, plots and genres, which JSON cannot say, is held by their lint. */
export const spanishTales = {
  "abilities-afraid-to": abilitiesAfraidTo,
  "abilities-forgot": abilitiesForgot,
  "abilities-too-much": abilitiesTooMuch,
  "abilities-wants-to-learn": abilitiesWantsToLearn,
  "abrazos-que-pinchan": abrazosQuePinchan,
  "abuela-superheroe": abuelaSuperheroe,
  "acampada-todo-sale-mal": acampadaTodoSaleMal,
  "activities-final": activitiesFinal,
  "activities-first-time": activitiesFirstTime,
  "activities-freezes": activitiesFreezes,
  "activities-gives-up": activitiesGivesUp,
  "activities-lost": activitiesLost,
  "activities-tomorrow": activitiesTomorrow,
  "activities-with-elder": activitiesWithElder,
  aeroplane,
  "agencia-de-espias": agenciaDeEspias,
  "agujero-negro-que-devuelve": agujeroNegroQueDevuelve,
  "ajolote-bombero": ajoloteBombero,
  "alfombra-voladora": alfombraVoladora,
  "algo-que-estornuda": algoQueEstornuda,
  alien,
  "ambulancia-valiente-y-los-puntos": ambulanciaValienteYLosPuntos,
  anger,
  "anillos-de-saturno": anillosDeSaturno,
  "animal-oficina": animalOficina,
  "animal-taxista": animalTaxista,
  "any-afraid-of-noun": anyAfraidOfNoun,
  "any-at-school": anyAtSchool,
  "any-birthday": anyBirthday,
  "any-brave": anyBrave,
  "any-cannot-sleep": anyCannotSleep,
  "any-clumsy": anyClumsy,
  "any-comes-to-dinner": anyComesToDinner,
  "any-different": anyDifferent,
  "any-fibs": anyFibs,
  "any-finds-noun": anyFindsNoun,
  "any-found-egg": anyFoundEgg,
  "any-goes-for-a-walk": anyGoesForAWalk,
  "any-goes-to-noun": anyGoesToNoun,
  "any-grows": anyGrows,
  "any-grumpy": anyGrumpy,
  "any-has-a-cold": anyHasACold,
  "any-hates-noun": anyHatesNoun,
  "any-helps": anyHelps,
  "any-in-our-house": anyInOurHouse,
  "any-job": anyJob,
  "any-learns-game": anyLearnsGame,
  "any-lives-in-noun": anyLivesInNoun,
  "any-lonely": anyLonely,
  "any-lost-colours": anyLostColours,
  "any-lost-way": anyLostWay,
  "any-loves-noun": anyLovesNoun,
  "any-makes-noun": anyMakesNoun,
  "any-match": anyMatch,
  "any-meets-noun": anyMeetsNoun,
  "any-new-here": anyNewHere,
  "any-no-bath": anyNoBath,
  "any-not-good-at-it": anyNotGoodAtIt,
  "any-post": anyPost,
  "any-reaches-moon": anyReachesMoon,
  "any-says-sorry": anySaysSorry,
  "any-secret": anySecret,
  "any-shop": anyShop,
  "any-slow": anySlow,
  "any-sneezes": anySneezes,
  "any-stuck-noun": anyStuckNoun,
  "any-sweet-tooth": anySweetTooth,
  "any-too-small": anyTooSmall,
  "any-wants-noun": anyWantsNoun,
  "any-warm-place": anyWarmPlace,
  "any-who-am-i": anyWhoAmI,
  "any-why": anyWhy,
  "any-wont-share": anyWontShare,
  "any-wrong-sound": anyWrongSound,
  "apoyarse-en-un-carpincho": apoyarseEnUnCarpincho,
  "arbol-numero-tres": arbolNumeroTres,
  "arcoiris-sin-un-color": arcoirisSinUnColor,
  "ascensor-a-otros-pisos": ascensorAOtrosPisos,
  "astronautas-olvidaron-algo": astronautasOlvidaronAlgo,
  "autobus-al-mar": autobusAlMar,
  "autobus-de-animales": autobusDeAnimales,
  "avion-a-ver-a-la-abuela": avionAVerALaAbuela,
  "avion-a-ver-a-los-primos": avionAVerALosPrimos,
  "baby-is-coming": babyIsComing,
  "bad-dream": badDream,
  "baila-ballet": bailaBallet,
  "bailarina-portal": bailarinaPortal,
  "baile-de-cumple-con-animales": baileDeCumpleConAnimales,
  "barba-del-abuelo": barbaDelAbuelo,
  "barco-vacio-tetera-caliente": barcoVacioTeteraCaliente,
  "bath-and-hair": bathAndHair,
  beach,
  bear,
  "bebe-super-llanto": bebeSuperLlanto,
  "bicicleta-a-la-luna": bicicletaALaLuna,
  birthday,
  boat,
  "bombero-por-un-dia": bomberoPorUnDia,
  "bombero-que-es-un-perro": bomberoQueEsUnPerro,
  "bostezo-perdido": bostezoPerdido,
  "botas-con-ideas": botasConIdeas,
  "botella-mensaje": botellaMensaje,
  "brazo-bionico-para-el-metro": brazoBionicoParaElMetro,
  "brazos-que-se-estiran": brazosQueSeEstiran,
  "breaks-buildings": breaksBuildings,
  "broken-vase": brokenVase,
  "bruja-miedo-a-los-ninos": brujaMiedoALosNinos,
  "buenas-noches-a-la-grua": buenasNochesALaGrua,
  "bufanda-larga": bufandaLarga,
  "building-blocks": buildingBlocks,
  "caballeros-del-espacio": caballerosDelEspacio,
  cabana,
  "caja-cerrada": cajaCerrada,
  "calcetines-desaparecen": calcetinesDesaparecen,
  "calle-que-quiere-descansar": calleQueQuiereDescansar,
  "cambio-de-cuerpo-con-mayor": cambioDeCuerpoConMayor,
  "cambio-de-cuerpo-mascota": cambioDeCuerpoMascota,
  "camellos-atascados-en-el-ascensor": camellosAtascadosEnElAscensor,
  "camellos-con-dolor-de-tripa": camellosConDolorDeTripa,
  "camion-basura-tesoro": camionBasuraTesoro,
  "camion-come-estrellas": camionComeEstrellas,
  "camion-de-noche": camionDeNoche,
  "camion-monstruo-y-el-barro": camionMonstruoYElBarro,
  "campamento-desaparecen-cosas": campamentoDesaparecenCosas,
  camping,
  "canciones-borradas-en-marte": cancionesBorradasEnMarte,
  "caperucita-al-reves": caperucitaAlReves,
  "carrera-de-baneras": carreraDeBaneras,
  "carrera-de-coches-voladores": carreraDeCochesVoladores,
  "carrera-de-dragones": carreraDeDragones,
  "carta-al-polo-norte": cartaAlPoloNorte,
  "carteles-cambiados": cartelesCambiados,
  "casa-del-arbol-cien-pisos": casaDelArbolCienPisos,
  "casa-que-camina": casaQueCamina,
  cat,
  "cenicienta-en-zapatillas": cenicientaEnZapatillas,
  "cerditos-final-feliz": cerditosFinalFeliz,
  "cesta-de-hermanos": cestaDeHermanos,
  christmas,
  chupete,
  "cien-pelotas-detenidas": cienPelotasDetenidas,
  "ciudad-de-los-pulpos": ciudadDeLosPulpos,
  "clase-de-equitacion": claseDeEquitacion,
  "coche-tunel-de-lavado": cocheTunelDeLavado,
  "cocineras-zombis": cocinerasZombis,
  "cocodrilo-se-lava-los-dientes": cocodriloSeLavaLosDientes,
  "coleccion-de-ruidos": coleccionDeRuidos,
  cometa,
  "comida-viva": comidaViva,
  "compartir-cuarto": compartirCuarto,
  cooking,
  "copo-que-no-queria-caer": copoQueNoQueriaCaer,
  "coyote-bebe-en-el-rancho": coyoteBebeEnElRancho,
  "cuando-se-hicieron-amigos-un-perro-y-un-gato": cuandoSeHicieronAmigosUnPerroYUnGato,
  "cuantas-manchas-tiene-un-jaguar": cuantasManchasTieneUnJaguar,
  "cucharas-desaparecen": cucharasDesaparecen,
  "cuesta-abajo": cuestaAbajo,
  dance,
  "debajo-de-la-hoja": debajoDeLaHoja,
  "dejar-el-panal": dejarElPanal,
  dentista,
  "dentro-de-un-libro-sin-fin": dentroDeUnLibroSinFin,
  "dentro-del-cuadro": dentroDelCuadro,
  "deseo-al-pie-de-la-letra": deseoAlPieDeLaLetra,
  detective,
  "devolver-al-bebe": devolverAlBebe,
  "dia-al-reves": diaAlReves,
  "dia-de-muertos": diaDeMuertos,
  "dia-de-muertos-mascota": diaDeMuertosMascota,
  "dia-orgulloso": diaOrgulloso,
  "dibujos-de-verdad": dibujosDeVerdad,
  "diente-tragado": dienteTragado,
  diggers,
  "diminuto-en-casa": diminutoEnCasa,
  dinosaur,
  "dinosaurios-con-internet": dinosauriosConInternet,
  "dinosaurios-en-patinete": dinosauriosEnPatinete,
  "dinosaurios-piedra-caliente": dinosauriosPiedraCaliente,
  doctor,
  dog,
  "donde-esta-el-osito": dondeEstaElOsito,
  "dos-calcetines-guarderia": dosCalcetinesGuarderia,
  "dos-de-mi": dosDeMi,
  "dos-hadas-y-la-concha-del-caracol": dosHadasYLaConchaDelCaracol,
  "dos-princesas-y-un-puente-torcido": dosPrincesasYUnPuenteTorcido,
  "dos-rayas-en-la-arena": dosRayasEnLaArena,
  "dos-superheroes-y-la-rueda-gigante": dosSuperheroesYLaRuedaGigante,
  "dos-trenes-y-los-abuelos": dosTrenesYLosAbuelos,
  dragon,
  "dragon-de-bolsillo": dragonDeBolsillo,
  "dragon-en-la-huevera": dragonEnLaHuevera,
  "dragon-que-devolvia-pelotas": dragonQueDevolviaPelotas,
  "dragon-que-tenia-miedo-de-volar": dragonQueTeniaMiedoDeVolar,
  drawing,
  "el-alebrije-que-no-se-ponia-de-acuerdo": elAlebrijeQueNoSePoniaDeAcuerdo,
  "el-altar-del-que-contaba-chistes": elAltarDelQueContabaChistes,
  "el-arbol-que-no-cabia-en-la-mudanza": elArbolQueNoCabiaEnLaMudanza,
  "el-autobus-magico-de-la-escuela-bajo-el-mar": elAutobusMagicoDeLaEscuelaBajoElMar,
  "el-autobus-magico-de-la-escuela-en-el-espacio": elAutobusMagicoDeLaEscuelaEnElEspacio,
  "el-balon-de-la-final": elBalonDeLaFinal,
  "el-bano-inundado": elBanoInundado,
  "el-boton-de-la-ofrenda": elBotonDeLaOfrenda,
  "el-brazo-que-flotaba": elBrazoQueFlotaba,
  "el-brocoli-timido": elBrocoliTimido,
  "el-caballito-blanco-que-queria-volar": elCaballitoBlancoQueQueriaVolar,
  "el-caballo-de-la-pared": elCaballoDeLaPared,
  "el-camello-del-desvan": elCamelloDelDesvan,
  "el-camino-del-bosque-magico": elCaminoDelBosqueMagico,
  "el-campamento-de-primos-en-la-sala": elCampamentoDePrimosEnLaSala,
  "el-cangrejo-y-la-pala-roja": elCangrejoYLaPalaRoja,
  "el-castillo-de-hadas-del-ciruelo": elCastilloDeHadasDelCiruelo,
  "el-coche-de-carreras-que-saludaba": elCocheDeCarrerasQueSaludaba,
  "el-coco-tiene-sueno": elCocoTieneSueno,
  "el-colegio-que-sonreia-de-noche": elColegioQueSonreiaDeNoche,
  "el-colibri-del-huerto": elColibriDelHuerto,
  "el-cuerno-que-se-aflojo": elCuernoQueSeAflojo,
  "el-cuervo-de-las-dos-frases": elCuervoDeLasDosFrases,
  "el-dia-en-que-todos-cantaban": elDiaEnQueTodosCantaban,
  "el-dibujo-que-cobro-vida": elDibujoQueCobroVida,
  "el-diente-perdido-en-la-arena": elDientePerdidoEnLaArena,
  "el-dinosaurio-del-pasillo": elDinosaurioDelPasillo,
  "el-dinosaurio-que-volvio-al-huevo": elDinosaurioQueVolvioAlHuevo,
  "el-dragon-del-desfile-y-los-tambores": elDragonDelDesfileYLosTambores,
  "el-dragon-del-que-se-reian": elDragonDelQueSeReian,
  "el-dragon-panadero": elDragonPanadero,
  "el-dragon-que-tejia": elDragonQueTejia,
  "el-dragon-que-tenia-miedo-del-fuego": elDragonQueTeniaMiedoDelFuego,
  "el-duende-que-escondia-las-cosas": elDuendeQueEscondiaLasCosas,
  "el-espagueti-sin-fin": elEspaguetiSinFin,
  "el-fantasma-que-contaba-hasta-treinta-y-nueve": elFantasmaQueContabaHastaTreintaYNueve,
  "el-gato-que-se-llevo-la-corona": elGatoQueSeLlevoLaCorona,
  "el-genio-cansado": elGenioCansado,
  "el-juez-en-huelga": elJuezEnHuelga,
  "el-leon-el-raton-y-la-zarza": elLeonElRatonYLaZarza,
  "el-mapa-del-desvan-de-la-abuela": elMapaDelDesvanDeLaAbuela,
  "el-mapa-para-los-reyes": elMapaParaLosReyes,
  "el-mirlo-del-huerto": elMirloDelHuerto,
  "el-osito-que-siguio-en-el-tren": elOsitoQueSiguioEnElTren,
  "el-oso-la-miel-y-el-tronco-que-zumbaba": elOsoLaMielYElTroncoQueZumbaba,
  "el-parchis-por-los-aires": elParchisPorLosAires,
  "el-payaso-de-la-boca-al-reves": elPayasoDeLaBocaAlReves,
  "el-peluche-y-las-estrellas": elPelucheYLasEstrellas,
  "el-penal-y-los-guantes-del-abuelo": elPenalYLosGuantesDelAbuelo,
  "el-peon-que-faltaba": elPeonQueFaltaba,
  "el-perrito-perdido-y-el-cartel-azul": elPerritoPerdidoYElCartelAzul,
  "el-perro-la-gata-y-la-cola": elPerroLaGataYLaCola,
  "el-perro-que-acompanaba-a-todos": elPerroQueAcompanabaATodos,
  "el-petirrojo-del-huerto": elPetirrojoDelHuerto,
  "el-piano-que-tocaba-solo": elPianoQueTocabaSolo,
  "el-pie-que-no-sabe-mentir": elPieQueNoSabeMentir,
  "el-pirata-que-se-mareaba": elPirataQueSeMareaba,
  "el-raton-perez-en-la-puerta-equivocada": elRatonPerezEnLaPuertaEquivocada,
  "el-reno-que-no-podia-volar": elRenoQueNoPodiaVolar,
  "el-retrato-que-guinaba": elRetratoQueGuinaba,
  "el-secador-que-rugia": elSecadorQueRugia,
  "el-suelo-es-lava": elSueloEsLava,
  "el-trece-de-los-dados": elTreceDeLosDados,
  "el-tren-que-subio-la-cuesta-a-gajos": elTrenQueSubioLaCuestaAGajos,
  "el-trineo-y-la-mecedora": elTrineoYLaMecedora,
  "elefante-que-vuela": elefanteQueVuela,
  elephant,
  "en-canoa-a-la-isla": enCanoaALaIsla,
  "escayola-hospital": escayolaHospital,
  "escuela-de-magia": escuelaDeMagia,
  "esqueleto-sin-mano": esqueletoSinMano,
  "excavadora-demasiado-hondo": excavadoraDemasiadoHondo,
  "excavadora-y-grua-amigas": excavadoraYGruaAmigas,
  "expedicion-a-la-nevera": expedicionALaNevera,
  "expedicion-al-jardin": expedicionAlJardin,
  fairy,
  "fallen-star": fallenStar,
  "familia-al-mar": familiaAlMar,
  "fantasma-miedo-a-lo-oscuro": fantasmaMiedoALoOscuro,
  "fantasma-miedo-a-los-ninos": fantasmaMiedoALosNinos,
  "fantasma-pedorro": fantasmaPedorro,
  "fantasma-y-la-aspiradora": fantasmaYLaAspiradora,
  "far-away": farAway,
  farm,
  faro,
  "faro-que-se-enciende-solo": faroQueSeEnciendeSolo,
  "farolero-de-estrellas": faroleroDeEstrellas,
  "fear-of-the-dark": fearOfTheDark,
  "feasts-cannot-sleep": feastsCannotSleep,
  "feasts-first-job": feastsFirstJob,
  "feasts-guest": feastsGuest,
  "feasts-something-missing": feastsSomethingMissing,
  "fin-de-semana-en-el-pueblo": finDeSemanaEnElPueblo,
  "fire-engine": fireEngine,
  "first-day-school": firstDaySchool,
  flying,
  "foods-cook-with-elder": foodsCookWithElder,
  "foods-gone-missing": foodsGoneMissing,
  "foods-the-last-one": foodsTheLastOne,
  "foods-who-ate": foodsWhoAte,
  "foods-wont-try": foodsWontTry,
  football,
  "fox-and-wolf": foxAndWolf,
  "friend-moves-away": friendMovesAway,
  "frio-y-calor": frioYCalor,
  "futbol-como-su-idolo": futbolComoSuIdolo,
  "futbol-en-marte": futbolEnMarte,
  gafas,
  "gallo-dormilon": galloDormilon,
  garden,
  "gata-traviesa-que-lo-tira-todo": gataTraviesaQueLoTiraTodo,
  "gatito-y-ballena": gatitoYBallena,
  "gatito-y-gran-amistad": gatitoYGranAmistad,
  "gatitos-caja": gatitosCaja,
  "gaviota-bocadillo": gaviotaBocadillo,
  "gemela-invisible-y-gemela-ruidosa": gemelaInvisibleYGemelaRuidosa,
  ghost,
  "giant-and-tiny": giantAndTiny,
  "globo-rojo-perdido": globoRojoPerdido,
  "gorros-en-los-postes": gorrosEnLosPostes,
  "grandad-fishing": grandadFishing,
  "grandparent-poorly": grandparentPoorly,
  grandparents,
  "guisante-naranja-melon": guisanteNaranjaMelon,
  "habla-con-los-trenes": hablaConLosTrenes,
  "hada-sin-alas": hadaSinAlas,
  "halloween-carnaval": halloweenCarnaval,
  "hermanas-de-hielo": hermanasDeHielo,
  "hilo-capa-y-campana": hiloCapaYCampana,
  hipo,
  "hipo-de-animales": hipoDeAnimales,
  "hipo-de-colores": hipoDeColores,
  "hipopotamo-en-la-banera": hipopotamoEnLaBanera,
  "hombre-lobo-cachorro": hombreLoboCachorro,
  horse,
  "hotel-de-fantasmas": hotelDeFantasmas,
  "huellas-arena": huellasArena,
  "huellas-nieve": huellasNieve,
  "huevo-de-dinosaurio-museo": huevoDeDinosaurioMuseo,
  "imaginary-friend": imaginaryFriend,
  "ingredients-drawing": ingredientsDrawing,
  "ingredients-knock": ingredientsKnock,
  "ingredients-machine": ingredientsMachine,
  "ingredients-missing": ingredientsMissing,
  "ingredients-museum": ingredientsMuseum,
  "ingredients-told-aloud": ingredientsToldAloud,
  invention,
  "invisible-por-un-dia": invisiblePorUnDia,
  "ir-al-bano-de-noche": irAlBanoDeNoche,
  "isla-que-era-tortuga": islaQueEraTortuga,
  "jirafa-y-la-bufanda": jirafaYLaBufanda,
  "journey-to-place": journeyToPlace,
  knight,
  "la-ballena-del-colegio-nuevo": laBallenaDelColegioNuevo,
  "la-bella-durmiente-que-no-se-dormia": laBellaDurmienteQueNoSeDormia,
  "la-calabaza-de-la-valla": laCalabazaDeLaValla,
  "la-cama-donde-durmio-mama": laCamaDondeDurmioMama,
  "la-carrera-que-gano-la-tortuga": laCarreraQueGanoLaTortuga,
  "la-carta-del-camello-cansado": laCartaDelCamelloCansado,
  "la-casa-de-al-lado": laCasaDeAlLado,
  "la-casa-que-se-daba-la-vuelta": laCasaQueSeDabaLaVuelta,
  "la-cinta-del-unicornio": laCintaDelUnicornio,
  "la-cometa-y-el-hilo-de-hilvan": laCometaYElHiloDeHilvan,
  "la-copa-de-la-final": laCopaDeLaFinal,
  "la-corona-del-museo": laCoronaDelMuseo,
  "la-cria-que-pregunta-por-su-mama": laCriaQuePreguntaPorSuMama,
  "la-estrella-detras-de-la-nube": laEstrellaDetrasDeLaNube,
  "la-fiesta-debajo-de-la-mesa": laFiestaDebajoDeLaMesa,
  "la-final-con-su-idolo": laFinalConSuIdolo,
  "la-hora-que-sobraba": laHoraQueSobraba,
  "la-linea-del-bebe": laLineaDelBebe,
  "la-llama-y-las-piedras-bonitas": laLlamaYLasPiedrasBonitas,
  "la-llamada-de-las-gallinas": laLlamadaDeLasGallinas,
  "la-luna-y-el-camion-de-la-basura": laLunaYElCamionDeLaBasura,
  "la-maestra-desaparecida": laMaestraDesaparecida,
  "la-mano-en-la-puerta": laManoEnLaPuerta,
  "la-mariposa-del-huerto": laMariposaDelHuerto,
  "la-mariposa-que-subia-a-pie": laMariposaQueSubiaAPie,
  "la-mascota-de-la-clase": laMascotaDeLaClase,
  "la-moto-que-hacia-pof": laMotoQueHaciaPof,
  "la-nana-que-nunca-termina": laNanaQueNuncaTermina,
  "la-nave-y-la-bellota": laNaveYLaBellota,
  "la-nina-que-no-estaba-en-la-lista": laNinaQueNoEstabaEnLaLista,
  "la-nina-y-el-equipo-que-no-la-dejaba": laNinaYElEquipoQueNoLaDejaba,
  "la-noche-antes-del-concierto": laNocheAntesDelConcierto,
  "la-palabra-yaba": laPalabraYaba,
  "la-pelota-del-vecino": laPelotaDelVecino,
  "la-pinata-que-no-queria-romperse": laPinataQueNoQueriaRomperse,
  "la-princesa-que-rescata": laPrincesaQueRescata,
  "la-princesa-y-el-baile-de-los-caballos": laPrincesaYElBaileDeLosCaballos,
  "la-ropa-que-durmio-en-la-silla": laRopaQueDurmioEnLaSilla,
  "la-semana-sin-internet": laSemanaSinInternet,
  "la-tarta-del-nueve": laTartaDelNueve,
  "la-vaca-y-el-pollito": laVacaYElPollito,
  "la-varilla-que-sobraba": laVarillaQueSobraba,
  "la-voltereta-que-no-salia": laVolteretaQueNoSalia,
  "las-croquetas-valientes": lasCroquetasValientes,
  "las-doce-uvas": lasDoceUvas,
  "las-galletas-que-faltaban-en-clase": lasGalletasQueFaltabanEnClase,
  "las-gallinas-que-se-escapaban": lasGallinasQueSeEscapaban,
  "las-orejas-del-cordon": lasOrejasDelCordon,
  "learning-bicycle": learningBicycle,
  "learning-to-swim": learningToSwim,
  "letras-fugadas": letrasFugadas,
  "libros-que-cambian-el-final": librosQueCambianElFinal,
  "limonada-agria": limonadaAgria,
  lion,
  "llorona-junto-al-rio": lloronaJuntoAlRio,
  "llueve-hacia-arriba": llueveHaciaArriba,
  "llueve-otra-cosa": llueveOtraCosa,
  "lo-que-dice-se-cumple": loQueDiceSeCumple,
  "lo-que-hace-el-perro-por-su-nino": loQueHaceElPerroPorSuNino,
  "lo-que-oia-el-audifono": loQueOiaElAudifono,
  "lo-que-se-oye-por-la-pared": loQueSeOyePorLaPared,
  "lo-que-tu-quieras": loQueTuQuieras,
  "loose-tooth": looseTooth,
  "los-nombres-que-se-pierden": losNombresQueSePierden,
  "los-tres-puntos-de-la-barbilla": losTresPuntosDeLaBarbilla,
  "los-turnos-de-nochebuena": losTurnosDeNochebuena,
  "los-ultimos": losUltimos,
  "losing-game": losingGame,
  "lost-pet": lostPet,
  "lost-thing": lostThing,
  "lost-toy": lostToy,
  "loved-one-died": lovedOneDied,
  "luces-en-clave": lucesEnClave,
  "luchadora-de-los-jugos": luchadoraDeLosJugos,
  luciernaga,
  "luna-en-el-cubo": lunaEnElCubo,
  "luna-mordida": lunaMordida,
  "luna-y-biberon": lunaYBiberon,
  "maestra-espia": maestraEspia,
  "making-friends": makingFriends,
  "malito-en-casa": malitoEnCasa,
  "manana-algo-bonito": mananaAlgoBonito,
  "manguera-con-nudo": mangueraConNudo,
  "manguera-de-chocolate": mangueraDeChocolate,
  "maquina-de-hacer-deberes": maquinaDeHacerDeberes,
  "maquina-que-ordena-el-cuarto": maquinaQueOrdenaElCuarto,
  "maquina-que-salva-el-barrio": maquinaQueSalvaElBarrio,
  "marcianos-compran-pan": marcianosCompranPan,
  "mariquita-sin-un-punto": mariquitaSinUnPunto,
  "mascota-dinosaurio": mascotaDinosaurio,
  "mascota-escapa": mascotaEscapa,
  "mayores-pequenos": mayoresPequenos,
  "me-dejan-fuera": meDejanFuera,
  "medianoche-y-la-ciudad-sin-noche": medianocheYLaCiudadSinNoche,
  "mensajes-de-manana": mensajesDeManana,
  mermaid,
  "mi-mejor-amigo-es-una-cosa": miMejorAmigoEsUnaCosa,
  "miedo-a-los-perros": miedoALosPerros,
  "misterio-en-la-biblioteca": misterioEnLaBiblioteca,
  "mochila-del-viento": mochilaDelViento,
  "momia-que-no-duerme": momiaQueNoDuerme,
  "mono-de-los-sombreros": monoDeLosSombreros,
  monster,
  "monstruo-calcetines-izquierdos": monstruoCalcetinesIzquierdos,
  "monstruo-come-pesadillas": monstruoComePesadillas,
  "monta-a-caballo": montaACaballo,
  "montana-resfriada": montanaResfriada,
  moon,
  "moving-house": movingHouse,
  "mundo-de-bloques": mundoDeBloques,
  "muneco-en-la-nevera": munecoEnLaNevera,
  music,
  "nace-un-cordero": naceUnCordero,
  "nadie-se-acuerda-del-cumple": nadieSeAcuerdaDelCumple,
  "nadie-suelta": nadieSuelta,
  "nadie-tiene-que-dormir": nadieTieneQueDormir,
  "naufragos-del-sofa": naufragosDelSofa,
  "nave-con-forma-de-comida": naveConFormaDeComida,
  "nave-espacial-con-hamster": naveEspacialConHamster,
  "nevera-del-tiempo": neveraDelTiempo,
  "new-baby": newBaby,
  "ninja-que-hacia-ruido": ninjaQueHaciaRuido,
  "no-encuentra-a-su-mama": noEncuentraASuMama,
  "no-quiere-ir-a-la-escuela": noQuiereIrALaEscuela,
  "noche-que-no-se-iba": nocheQueNoSeIba,
  "noise-at-night": noiseAtNight,
  nube,
  "nube-de-mascota": nubeDeMascota,
  "nubes-a-medida": nubesAMedida,
  "o-ella-o-yo": oEllaOYo,
  "ocho-botas": ochoBotas,
  "one-more-story": oneMoreStory,
  operacion,
  "otra-vez-en-la-cama-de-los-mayores": otraVezEnLaCamaDeLosMayores,
  "oveja-cuenta-ninos": ovejaCuentaNinos,
  owl,
  "own-bed": ownBed,
  pantallas,
  "papa-de-viaje": papaDeViaje,
  "parent-works-nights": parentWorksNights,
  park,
  "pasos-en-la-azotea": pasosEnLaAzotea,
  "patinadora-portal": patinadoraPortal,
  "patitos-en-el-estanque": patitosEnElEstanque,
  "pelo-que-crece": peloQueCrece,
  "peluche-arreglado": pelucheArreglado,
  penguin,
  "perderse-de-dos-en-dos": perderseDeDosEnDos,
  "perderse-en-la-cama-nueva": perderseEnLaCamaNueva,
  "perritos-al-rescate": perritosAlRescate,
  "perro-que-oye-un-satelite": perroQueOyeUnSatelite,
  "pet-died": petDied,
  "pet-died-small": petDiedSmall,
  "pies-de-dinosaurio": piesDeDinosaurio,
  "pinguino-en-el-desierto": pinguinoEnElDesierto,
  piojos,
  pirates,
  "pis-en-la-cama": pisEnLaCama,
  "piscina-de-noche": piscinaDeNoche,
  "pizza-a-marte": pizzaAMarte,
  "places-after-hours": placesAfterHours,
  "places-class": placesClass,
  "places-day-out": placesDayOut,
  "places-lost-there": placesLostThere,
  "places-tomorrow": placesTomorrow,
  "planeta-de-comida-viva": planetaDeComidaViva,
  "planeta-de-helado": planetaDeHelado,
  "planeta-de-pasta": planetaDePasta,
  "planetas-camino-a-casa": planetasCaminoACasa,
  "poder-de-congelar": poderDeCongelar,
  "poder-del-clima": poderDelClima,
  "poderes-de-hamster": poderesDeHamster,
  "policia-y-los-tomates": policiaYLosTomates,
  "pompa-que-no-se-rompia": pompaQueNoSeRompia,
  "poni-rosado": poniRosado,
  "por-el-desague-no-cabe": porElDesagueNoCabe,
  "por-favor-y-gracias": porFavorYGracias,
  "por-que": porQue,
  "portero-de-seis-brazos": porteroDeSeisBrazos,
  "power-cut": powerCut,
  "primera-canasta": primeraCanasta,
  "princesa-camion-gigante": princesaCamionGigante,
  "princesa-veterinaria-de-dragones": princesaVeterinariaDeDragones,
  princess,
  "profe-robot-del-futuro": profeRobotDelFuturo,
  "puerta-al-mundo-de-las-golosinas": puertaAlMundoDeLasGolosinas,
  "puerta-fondo-del-mar": puertaFondoDelMar,
  "puerta-secreta": puertaSecreta,
  "puesto-en-saturno": puestoEnSaturno,
  "pulidora-de-hielo-secreto": pulidoraDeHieloSecreto,
  "quien-dejo-abierta-la-nevera": quienDejoAbiertaLaNevera,
  "quien-se-comio-lo-de-la-abuela": quienSeComioLoDeLaAbuela,
  "quiere-ser-presidente": quiereSerPresidente,
  "quiere-ver-el-mar": quiereVerElMar,
  rabbit,
  race,
  "radio-de-la-luna": radioDeLaLuna,
  rain,
  "ramadan-y-eid": ramadanYEid,
  "rapunzel-se-corta-el-pelo": rapunzelSeCortaElPelo,
  "relojes-parados": relojesParados,
  "rescate-despacito": rescateDespacito,
  "restaurante-de-monstruos": restauranteDeMonstruos,
  "reyes-en-la-rotonda": reyesEnLaRotonda,
  "reyes-se-equivocan": reyesSeEquivocan,
  "risa-escapada": risaEscapada,
  robot,
  "robot-deberes-mal": robotDeberesMal,
  "robot-futbolista": robotFutbolista,
  "robot-hecho-en-casa": robotHechoEnCasa,
  rocket,
  "roles-beginner": rolesBeginner,
  "roles-for-a-day": rolesForADay,
  "roles-must-wait": rolesMustWait,
  "roles-tired": rolesTired,
  "roles-to-the-rescue": rolesToTheRescue,
  "ruido-fuerte": ruidoFuerte,
  "ruidos-en-el-armario": ruidosEnElArmario,
  "ruidos-en-el-bosque-del-campamento": ruidosEnElBosqueDelCampamento,
  "sabe-que-has-comido": sabeQueHasComido,
  "safari-de-la-selva": safariDeLaSelva,
  "saying-sorry": sayingSorry,
  "se-burlan": seBurlan,
  "se-reia-de-todos": seReiaDeTodos,
  "semaforos-peleados": semaforosPeleados,
  "sharing-toys": sharingToys,
  shy,
  "silla-con-cohetes": sillaConCohetes,
  "sin-gravedad": sinGravedad,
  "sin-pegar": sinPegar,
  "sirena-y-delfines": sirenaYDelfines,
  sleepover,
  "snail-and-bees": snailAndBees,
  snow,
  "sombra-fugada": sombraFugada,
  "somebody-first-day": somebodyFirstDay,
  "somebody-secret": somebodySecret,
  "something-broken": somethingBroken,
  "something-built": somethingBuilt,
  "something-found": somethingFound,
  "something-goes-alone": somethingGoesAlone,
  "something-grows": somethingGrows,
  "something-lost": somethingLost,
  "something-powers": somethingPowers,
  "something-refuses": somethingRefuses,
  "something-stolen": somethingStolen,
  "something-talks": somethingTalks,
  "something-turns": somethingTurns,
  "somewhere-hidden": somewhereHidden,
  "somewhere-spooky": somewhereSpooky,
  "sopa-de-letras-con-mensajes": sopaDeLetrasConMensajes,
  "su-hermano-es-una-rana": suHermanoEsUnaRana,
  "super-caca": superCaca,
  "super-eructo": superEructo,
  "super-moco": superMoco,
  "super-pedo": superPedo,
  "super-y-su-perro-salvan-la-ciudad": superYSuPerroSalvanLaCiudad,
  superhero,
  "superheroe-que-da-de-comer": superheroeQueDaDeComer,
  "superheroe-sin-poderes": superheroeSinPoderes,
  "supermarket-lost": supermarketLost,
  "superpoder-de-ser-lento": superpoderDeSerLento,
  "superpoderes-y-humo-en-la-escuela": superpoderesYHumoEnLaEscuela,
  "supervelocidad-y-los-helados": supervelocidadYLosHelados,
  "talks-to-animals": talksToAnimals,
  "teeth-brushing": teethBrushing,
  "telefono-que-llama-al-pasado": telefonoQueLlamaAlPasado,
  temblor,
  "thing-found": thingFound,
  "three-kings": threeKings,
  thunder,
  "tiburon-con-sombrero": tiburonConSombrero,
  "tiburon-vegetariano": tiburonVegetariano,
  "tidy-room": tidyRoom,
  "tienda-de-suenos": tiendaDeSuenos,
  "time-travel": timeTravel,
  "tiranosaurio-que-bostezaba": tiranosaurioQueBostezaba,
  "tiranosaurio-y-el-huevo": tiranosaurioYElHuevo,
  "tirita-de-unicornio": tiritaDeUnicornio,
  "toc-toc-en-la-residencia": tocTocEnLaResidencia,
  "todo-lo-que-toca": todoLoQueToca,
  "todo-se-vuelve-oro": todoSeVuelveOro,
  "todos-los-primos": todosLosPrimos,
  "topo-ve-el-sol": topoVeElSol,
  "toys-alive": toysAlive,
  "tractor-con-alas": tractorConAlas,
  "tractor-en-el-barro": tractorEnElBarro,
  "traductor-de-bebes": traductorDeBebes,
  "traductor-de-perros": traductorDePerros,
  train,
  "travesura-mascota": travesuraMascota,
  "treasure-map": treasureMap,
  "tren-a-la-playa": trenALaPlaya,
  "tren-busca-a-su-mama": trenBuscaASuMama,
  "tres-cerditos-segun-el-lobo": tresCerditosSegunElLobo,
  "tres-palos": tresPalos,
  "trex-dentista-espacial": trexDentistaEspacial,
  "trex-supermercado": trexSupermercado,
  "trompa-nueva": trompaNueva,
  turtle,
  twins,
  "two-homes": twoHomes,
  "ultimo-patito": ultimoPatito,
  "ultimo-vagon": ultimoVagon,
  "un-camello-en-el-balcon": unCamelloEnElBalcon,
  "un-cordon-para-la-astronauta": unCordonParaLaAstronauta,
  "un-dinosaurio-en-el-tren": unDinosaurioEnElTren,
  "una-nave-que-no-sabia-frenar": unaNaveQueNoSabiaFrenar,
  "una-temporada-con-las-hormigas": unaTemporadaConLasHormigas,
  "una-ventana-en-el-flequillo": unaVentanaEnElFlequillo,
  unicorn,
  "unicornio-y-arcoiris": unicornioYArcoiris,
  "vaca-al-espacio": vacaAlEspacio,
  "vampiro-colmillo-flojo": vampiroColmilloFlojo,
  "vampiro-vegetariano": vampiroVegetariano,
  vegetables,
  "vehicles-build-one": vehiclesBuildOne,
  "vehicles-lost-sound": vehiclesLostSound,
  "vehicles-not-tired": vehiclesNotTired,
  "vehicles-to-elder": vehiclesToElder,
  "vehicles-to-the-rescue": vehiclesToTheRescue,
  "vehicles-wants-to-be": vehiclesWantsToBe,
  "vehiculo-a-la-playa": vehiculoALaPlaya,
  "vehiculo-come-estrellas": vehiculoComeEstrellas,
  "vehiculo-miedo-oscuridad": vehiculoMiedoOscuridad,
  "veintinueve-de-febrero": veintinueveDeFebrero,
  "velas-sopladas": velasSopladas,
  "verdote-y-el-huevo": verdoteYElHuevo,
  "viaje-a-la-luna": viajeALaLuna,
  "viaje-en-coche": viajeEnCoche,
  "videojuego-se-traga": videojuegoSeTraga,
  "viento-perdido": vientoPerdido,
  "villain-friends": villainFriends,
  "villain-one": villainOne,
  volcan,
  "voz-perdida": vozPerdida,
  "voz-que-lo-para-todo": vozQueLoParaTodo,
  "wants-a-pet": wantsAPet,
  whale,
  witch,
  "yeti-vergonzoso": yetiVergonzoso,
  "yo-solito": yoSolito,
  "zombi-del-calcetin": zombiDelCalcetin,
  "zombis-vegetarianos": zombisVegetarianos,
  "zoo-visit": zooVisit,
  "zorro-tramposo-a-las-cartas": zorroTramposoALasCartas,
} as unknown as Tales;
