import { wordSet } from "./fold.ts";

/** Words that stories and parents use every day, in both languages: without better evidence none of them is a name. */
export const ORDINARY_WORDS = wordSet(
  `aaah abajo abeja abejorro abejorros abierta abiertas abiertos ablandara abolladura abrazaba abrazo abrazos abre abren abria abrieron
  abriga abrigado abrigo abrigos abril abrio abrir abrirlas abrirlo abrirse abrocho absolutamente absoluto abstencion abuela abuelo
  aburrian aburrida aburridisimo aburrido aburrio aburro acababa acababan acabado acaban acabar acabaron acabarse acabo academia
  acampada acaso aceituna acercaba acercado acercando acercarla acercaron acercarse acerco acertaba achis aclarar aclararse acomodarse
  acomodo acompaña acompañada acompañar acompañaron acordaba acordarla acordarme acordaron acordarse acordo acostarse acostumbrando
  acostumbrarse acuerdo acuno adecuado adelantado adelantaron adelante adelanto ademanes ademas adentro adios adivinado adivinar
  adivinaria admirable admitio admitir adonde adoptado adorada adorado adornos adquirio aeropuerto aficion afilado afinaba afirmo
  aflojaba aflojado aflojo africana africano afuera agacharse agacho agosto agradable agradece agradecer agradecia agradecido agradecio
  agua aguantan aguanto aguardaba agudo agujero agujeros ahi ahora ahorraba ahueco aire aja ajedrez ala alargar alargarla alargo alas
  alcance alcanzaba alcanzarse alcanzo aldea alego aleta aletas alegraban alegraron alegria alegro aleja alejaba alejaban alejaron alejo aleman
  alemana alergia aleteaba alfeizar alfombra algo alguien algun alguna alguno alientos alivio alla alli almohada almohadas almuerzo
  alrededor alta altas alto altura aludida alumbraba alumbrar alumbro alzo amable amapolas amarilla amarillo ambas ambiente ambulancia
  amenaza americana americano amigo amigos amiguitos amor analizan ancha ancho anciana ancla and anda andaba andado andaluz andaluza
  andando andar andas androide anduvieron angel angeles anillo animaba animal animo anoche anotado anoto ante anteanoche antena antenas
  anterior antes antifaz antigua antiguas antiguo antiguos anulan anunciaba anuncio apaga apagaba apagado apagando apagar apagara apago
  aparato aparcada aparecio apartaba apartando apartarse aparte aparto apellido apenas apetece apetecia apio aplaudio aplauso aplazo
  aplicacion aporto apoyaba apoyado apoyando aprender aprendi aprendia aprendido aprendiendo aprendiendola aprendiendose aprendio
  aprendiz apretado apretar apretaria apretaron apreto apreton apretones aprobacion aprovechaba aprovecho apuntaba apuntado apuntar
  apuntes apunto apurada apuro aquel aquella aquello aquellos aqui arabe araña arañazos arbol archivo arcoiris ardilla arena arenilla
  argentina argentino argumento aritmetica armario armarios armonica arpa arqueologos arrancan arranco arrastra arrastrando arrastrar
  arregla arreglado arreglamos arreglan arreglar arreglara arreglarlo arreglaron arreglo arrepentirse arrepintio arriba arrimo arrodillo
  arropado arroyo arroz arruga arrugada arrugarlos asado ascensor aseguraba asegurarlo aseguraron asegurarse aseguro asento asi asiento
  asintio asomaba asomaban asomaron asombro asomo aspecto asperger aspirador aspiradora asunto asuntos asusta asustada asustado asustar
  asustaria asustas asusto ata atadas atajo atascada atascado atencion atender atendia atenta aterrizar athletic atletico ato atras
  atrasado atravesar atreverse atribuirselo audifono audifonos aula aun aunque aupo aurora autismo autobus autoridad avanzo avellana
  avenida aventura avergonzada averiguado averiguar avion avisar avise aviso ayer ayuda ayudaba ayudaban ayudado ayudante ayudar ayudare
  ayudas ayudo azotea azucar azucarero azul añade añadio año años baila bailaba bailar baile baja bajaba bajada bajando bajar bajara
  bajaron baje bajita bajito bajo balanceaba balancin balcon baldosas ballet balon baloncesto banco bandas bandera barbilla barbillas
  barca barcas barco barcos barrerla barria barriendo barriga barrio barro base basta bastaba bastante bastantes basto baston bautizo
  bañera baño bebio bellotas bendiciones beso besos biberon biblioteca bibliotecaria bibliotecario bicho bici bicicleta bien bigote
  bigotes bip blanca blancas blanco blancos blanda blandas blandita blanditas blandito blando boca bocadillo boda bola boliviano bolsa
  bolsillo bombero bomberos bombilla bonita bonito bordada borde bordes bordo borrando borrar borrarla borro borroso bosque bostezaban
  bostezando bostezar bostezo bostezos bota botas bote boton botones brasileña brasileño brazo brazos breve brillaba brillado brillando
  brillante brillantes brillantina brillar brillo bromas bromeaba brotar bruja brujula budista buen buena buenas buenisimo bueno buenos
  bufanda buhardilla buho buhos bulto bultos burbuja burro busca buscaba buscaban buscar buscara buscarla buscarlo buscaron busco
  busqueda busquedas buzon cabaña cabe caben cabeza cabezas cabia cabian cabo cabria cada cadena cadenas cae caer caerse caes caia caida
  caido caja cajon cajones calabaza calabazas calcetin calcetines calculaba calcular calculo calendario calentado calentara calentarlo
  calentita calentito caliente calientes callaba callaban callada calladas calladita callado callando callaron callarse calle callejon
  callo calma calmando calor calorcito cama camas cambia cambiaba cambiaban cambiamos cambian cambiaron cambio caminaba camino caminos
  camion camisa camiseta camita campamento campana campanilla campo canal cancion candado candil canica canicas cansa cansada cansadas
  cansado cansancio cansaron cansarse cantar cantaron cantidad canto canturreaba capa capas capitan capitana cara caracol caracola
  caramelo caras cargando cargo cariño cariñosa cariñoso carnaval carpeta carpintero carraspea carraspeaba carraspeara carraspeo
  carrerilla carta cartas cartel cartero carton cartulina casa casco caseron casi casilla casita caso casos castillo castor casualidad
  catalejo catedral catolico catorce cayeron cayo cazo cede cedia cedio cejas celebro celos cena cenar cenas cencerro ceniza centimetros
  centro cepillo cerca cerco cerilla cerraba cerraban cerrada cerradas cerrado cerrados cerradura cerrando cerrar cerrara cerraron
  cerrarse cerro cerrojo cerrojos cesta cesto chain charco charcos charla charlar chilena chileno chimenea chimeneas china chino
  chiquita chiquitin chiquitita chiquitito chiquito chispa chispas chisporroteaba chist chiste chistes chiton chocaba chocas chocolate
  chupete cicatriz cielo cien cientifico cierra cierre cierta cierto cinco cine cinta circo circulo ciudad clac clara claras claridad
  clarisimo claro clase clasico clasificaba clausula clavaba clavada clavo clic clinc clinica clonc club coche cochecito cocina cocinera
  cocinero coco cocodrilo codo cofre cogerla cogi cogio coherente cohete coincidian coincidiera cojin cojines cola colaboracion colada
  colchon cole colegio colgaba colgado colgando colgar colgo colina collar colo colocaba colocaron coloco colombiana colombiano color
  colorado colores columnas columpiaba columpio columpios coma comas comen comenta comentaba comentar comentarios comento comer
  comersela cometa cometas cometen cometio comia comica comida comido comio comitiva como comodo compararon compartido compartio
  compartir compas compañia completa completas completo completos compota comprenderlo comprendido comprendio comprobar comprobarlo
  comprobaron comprobo comunion con concluyo conejo conejos confesarlo confeso confianza conjuros conmigo conocer conocia conocian
  conocida conocido conozco conseguia conseguido consejos consideraba consideracion considerada considerando consiguieron consiguio
  consistia constancia constara construir construyo consulta contaba contadnos contado contados contagia contagio contamos contando
  contandolas contar contarlo contarlos contaron contarselo contemplaba contemplado contemplo contenida content contenta contentas
  contento contestaba contestado contestando contestar contestaria contestaron contesto contigo conto contra contrapesos contraria
  contrario contraseña contuvo convencerlas convencida convencio convendria convenia conversacion conversando convertido conviene copa
  copia copo corazon cordon coreana coreano corona coros correo correr corria corriendo corriente corrientes corrigiera corrigio corrio
  corro corta cortas cortesia corteza cortina cortisima corto cortos cosa cosas cosita cosquillas costa costaba costado costados
  costaria costillas costo costumbre costumbres costurera crater creas crece crecen crecia crecido creciente cree creer creerselo creia
  creo cri cric cristal cristales cristiano croc cromo croqueta croquetas crujia crujidito crujido crujieron crujio crujir cruza cruzaba
  cruzadas cruzar cruzas cruzo cuac cuaderno cuadernos cuadrada cuadradito cuadrados cuadritos cuadros cual cualquier cualquiera cuando
  cuantas cuanto cuantos cuarta cuartel cuarto cuatro cubana cubano cubo cubria cubrio cuchara cucharada cucharas cucharita cuchichearan
  cuclillas cuela cuello cuenco cuenta cuentan cuentas cuente cuento cuerda cuerpo cuesta cuestas cuestion cueva cuidaba cuidado
  cuidadosas cuidando culpa culpable cumpleaños cumplen cumplido cumplidos cumplio cumplir cuna cupieran cupieron curiosidad curioso
  curso curva custodia daba daban dado dale dando danza dar daria darlas darle darlo darme darse darselas dato datos daño debajo debate
  debe deberes debia debidas debido debilidad debilitaba debio debo decepcionarlo decia decian decidido decidieron decidio decidirlo
  decir decirla decirle decirlo decirmelo decirselo decirte dedal defecto defenderla defendio defensa deja dejaba dejado dejando dejar
  dejaran dejaron dejarse dejarte dejas dejo del delantal delante delantera delantero delgado delicadeza demas demasiada demasiado
  demasiados demostrar dentro deportivo deprisa derecha derecho derechos desanduvo desanimo desaparecio desayuno descalzo descansaba
  descansar descanso descarto descenso descubierto descubrieron descubrimos descubrio descubrir descubrirlo descuido desde desea deseo
  desgracia deshacer desierto desiguales desorden despacho despacio despacito despedida despedido despedirse despego despensa despertado
  despertador despertar despertarse desperto despidieron despierta despierto despistaba despreciar despues destapo destornillador desvan
  desvelo desviado desviandome detalle detalles detective detectives detenerlo detenerse detenia detenida detras detuvo devolucion
  devolver devolverle devolverlo devolvia devolvio devuelto devuelve dia diagonal dias dibujaba dibujada dibujado dibujando dibujante
  dibujar dibujo dibujos dice dicen dichas dicho diciendo dictado dictando diente dientes diera dieron diez diferencia diferente dificil
  dificiles digan digas dignidad digno digo dije dijera dijeron dijiste dijo dime diminuta diminuto dinosaurio dio dios dire direccion
  director directora diria dirigio disciplina discreto disculpa disculpaba disculparse disculpas discurso discusion discusiones discutia
  discutiendo discutio discutir disimula disimulo dislexia disponia dispuesto distancia distancias distinguia distinta distinto
  distraida distraido divertido divorcio doblaba doblado doblando doblar doble doblo doce doctora does dolia domingos dominicano donde
  dorada dormia dormian dormida dormidas dormido dormilon dormilona dormir dormirse dos doscientos doy dragon ducha duda dudas dudo
  duende duerma duerme duermes duermo dueña dueño dulce dura duraba durado durante duraron durmiendo durmiera durmieron durmio duro echa
  echaba echaban echado echar echarse eche echo eco ecos ecuatoriano edad edificio educacion educada efecto ejecuto ejemplo ejercicio
  elegantes elegido elegir eligio ella ellas embarazo embargo emergencia emocion emocionante empaño empezaba empezado empezando empezar
  empezara empezaria empezo empieza empuja empujaba empujada empujando empujar empujara empujarnos empujaron empujeis empujo encaja
  encajaba encajo encantaria encargaba encargo encenderse encendia encendida encendidas encendido encendio enchufe enciende encima
  encogiendo encontraba encontraban encontrar encontraran encontraron encontrarse encontrase encontre encontro encuentras encuentro
  enderezaron ending enfadada enfadado enfadara enfadarse enfado enferma enfermera enfermo enfrente enfria engañado enorme enrolla
  enrollaban ensaya ensayado ensayando ensayar ensayara ensayaron ensayo ensayos enseguida enseña enseñaba enseñado enseñar enseñarle
  enseño entenderlo entendia entendio entera enterado enterar enterarse entere enterito entero entiende entienden entiendo entonces
  entornada entra entraba entraban entrada entran entrar entrara entraron entre entreabierta entretenerse entro entusiasmo envolvio
  equipo equipos equivocada equivocado equivocan equivocaros era eramos eran eras eres erizo erizos ermita error esa esas escalera
  escaleras escalofrio escalon escalones escapara escapatoria escapo escarabajo escayola escoba escobas escoces esconde esconder
  esconderse escondidas escondido escondieron escondio escondite escotilla escriben escribia escribiendo escribio escribir escribirte
  escrita escrito escritorio escuchaba escuchando escuchar escucharlo escucho escudo escuela escurrio ese esforzado esfuerzo esmero eso
  esos espacial espada espaguetis espalda espaldas especial especie espejo espejos espera esperaba esperaban esperado esperan esperando
  esperar esperaron esperase espero espia esqueleto esquema esquina esquinas esta estaba estabamos estaban estabas estacion estado
  estais estamos estan estante estar estaria estarian estas estatuas estatura este estira estiraba estiraban estirando estiro esto
  estomago estornuda estornudaba estornudo estornudos estoy estrecha estrecho estrella estrellas estrenar estrepito estrofa estropea
  estropean estropearse estudiaba estudiado estudios estupenda estupendamente estuvieron estuviese estuvo etiqueta europeo evitaba
  exacta exactamente exactitud exacto examinaba examino excavadora excelente excepciones excursion excusa exige existe existia existian
  expedicion experimento explicaba explicaban explicacion explican explicar explicarlo explico explorador exploradores extendio
  extranjera extraña extraño extremo facil faciles facturas falla fallas fallo fallos falta faltaba faltado faltara falto fama familia
  fantasma fantasmas fantasmita faro farol farola farolas farolero faroles farolillo farolito faros fatal favor favorecia favores
  favorita favorito fea felices felicidades felicitar feliz feo feria fiebre fiesta fiestas figura figuraciones figuras figure fija
  fijar fijara fijaron fila fin fina final finca fingia fingiendo fingio fingir finisima finisimo finito fino firma firmara firmo fiuuu
  flaca flaco flap flauta flecha flis floja flojito flojo flor flores flotaba flotando floto fondo fontanero forma formalidad formas
  fortuna fosil found francamente frances francesa frasco frase frases fregona frenar freno frente fresa fresca fresco fresquita fria
  frio frios froto fru fsss fue fuego fuera fueran fueron fuerte fuerza fuerzas fuese fugaz funciona funcionaba funcionado funcionar
  funcionara funciono futbol fuuu gabardina gafas galaxia galeria gallega gallego galleta galletas gallina gana ganaba ganado ganan
  ganando ganas gancho garbanzo garganta gastada gastado gastados gastando gastar gata gato gatos general gente gesto gigante gigantesco
  gimnasia gira giraba giraban giran girar giraron giro gitana gitano globo globos gloton gnomo gol golpe golpeaba golpecito golpecitos
  golpes gomas gominola gorda gordita gordo gordos gorrion gorro gota gotas grabo gracia gracias grado grados gran grande grandes
  granero granja granjero grano gratis gravedad griego grifo grifos grillo gris gritado gritar grito grrr grua gruñon gruñona guante
  guantes guapa guapo guarda guardaba guardada guardadas guardado guardan guardando guardandola guardar guardarlas guardarlo guarde
  guarderia guardia guardian guardiana guardo guiaba guiaron guisante guitarra guiño gusta gustaba gustara gustaria gusto habeis haber
  haberle haberlo haberse habia habiamos habian habias habido habitacion habitaciones habitual habla hablaba hablame hablamos hablando
  hablar hablarle hablarles hablaron hablo habra habremos habria habrian habrias hace haceis hacemos hacen hacer hacerles hacerlo
  hacerse hacia hacian haciendo haciendole hada hadas haga hagan hago hallazgos hambre han hangar haremos haria hariamos harina has
  hasta hay hebilla hecha hecho hechos helada helado helper hemos heno hermano heroes herramientas hervia hiciera hicieron hielo hierba
  hijos hilito hilo hincho hipo hipotesis historia hizo hoja hojalata hojas hola holandes hombro hombros hondo honradez hop hora horario
  horarios horas hormiga hormigas horquilla hospital hotel hoy hubiera hubo hueco huella huellas huerto hueso huevo humeaba humedad humo
  iba iban ida idea ideas identicos idioma idiomas ido iglesia igual iguales igualmente iluminado ilusion imaginacion imaginado imagino
  imanes imitacion imitaciones imito impacientarse impares impecable importa importaba importancia importante importantes importara
  importo imposible impresion imprimio impulso incapaz inclinaba inclinaban inclinadas inclinando inclinarla incluso incluye incomoda
  incomodo inconveniente incorporo indignada indirectas infierno informe ingeniero inglesa inquietar inscripcion insistido insistio
  inspector instante instituto instrucciones intencion intenciones intenta intentado intentando intentar intentaron intentas intente
  intento interes interesado interesante interesantes internaban interrogaba interrumpir interruptor intervino intuia inventan inventora
  inventos invernadero investigacion investigo invisible invitado iras irlandes irse isla italiana italiano izquierda izquierdo jabon
  jaja jamas japones japonesa jardin jardinero jarron jefe jeje jornada journey joven judia judio judo juego juegue jueves jugaba
  jugaban jugadores jugamos jugando jugar jugaron juguete juguetes julio junio junta juntar juntas junto juntos juntura jurado justa
  justicia justo karate kilometros laberinto ladeada ladera lado lados ladron lagartija lagartijas lago lagrimas laguna lamento lamio
  lampara lamparita lana language lapices lapiz larga largas largo largos larguisima larguisimo las late latia latio laton lavaba lavar
  lavarse lavo lazo leche lechuga lechuza lectora leer leia leido lejana lejano lejos lema lengua lenta lenteja lento leon les letra
  letras letrero levantaba levantar levantara levantarlo levantaron levanto lexicon leyendo leyendola leyeron leyo libre libreria libres
  libreta libro libros lie liga ligero limite limito limon limpia limpiaba limpiado limpiando limpiandose limpiar limpieza limpio linea
  linterna liron lisa liso lisos lista listas listo llama llamaba llamaban llamada llamado llamar llamaran llamen llamo llana llanto
  llave llaves llega llegaba llegaban llegado llegamos llegan llegando llegar llegara llegaran llegaron llego llegue llena llenado
  llenarian lleno lleva llevaba llevaban llevado llevamos llevan llevar llevaran llevaria llevarle llevarlo llevo lloraba llover llovido
  llovizno lluvia local logico lograron lol loro los lost lucecita luces lucia lucido luciernaga lucir luego lugar lugares luna lunar
  lunas lunes lupa luz macarrones maceta madera madriguera madrina maestra maestro maga magia magnifico mago magos mal mala maleta malo
  mama mamut manana mancha manchita mandan mandara mandos manera maneras manga mango mangos mano manos manta mantas mantel mantenido
  manual manzana manzanos mapa mapas maquina maquinas mar maravilla marca marcaba marcado marcha marchaban marchando marchar marcharse
  marcharte marchate marcho marchosa marciano mareo margaritas mariposa marquita marron marroqui martes mas masa masticaban masticando
  matices mayo mayor maña mañana mecanica mecia media mediana mediano medias medica medio medir meditarlo medusa meetings megafono mejor
  mejores melocoton melon memoria menor menos mensaje mensajera mentalmente mentido mentira mentirle menuda menudo mercado merecida
  merecidos merienda meriendan meriendas merito mesa meses mesilla metalico mete meteorito meter metia metiendo metio metodo metro
  metros mexicana mexicano mia midieron midio miedo miedosa miedoso miel mientras miga migas miguita miguitas mil milimetro millones
  mimo minimo mintio minuto minutos mio mira miraba miraban mirabas mirada miradas mirado mirador miran mirando mirandola mirandolas
  mirar miraran mirarlo mirarlos miraron mirase mirlo miro misiones misma mismas mismo mismos misterio misterios mitad mochila modelo
  modesto modo modos mojada mojado mojo molesta molestaba molestar molestia molesto molinillo molino momentito momento momentos momia
  monedas monta montaron montaña montañas monte monto monton montoncito morada morado morder mordisco mota motivo moto mover moverse movia movian
  movieron movil movimiento movio mucha muchas muchisimo mucho muchos mudaba mudanza mudo mueble muebles muelle muerte muesca muescas
  mueva mueven muevo mullida mundial mundo murcielago murmullo murmuro muro muros museo musgo musica musical musico musulman muy muñeca
  muñeco muñecos naciera nacimiento nada nadar nadie nana naranja nariz natacion naturalidad nave necesita necesitaba necesitado
  necesitais necesitamos necesitan necesitar necesitarlos necesito negarse negociar negra negras nerviosa nervioso nevera newcomer nido
  niebla nieve night ningun ninguna ninguno niña noche noches noel noise nombre nombres norma normal normales norte noruego nos nosotros
  nostalgia not nota notaba notaban notado notando notar notarse notas notase noticia noto novedad novedades noveno nube nubes nuca nudo
  nudos nueces nuestro nuestros nueva nuevas nueve nuevo nuez numero nunca obedecian objetar observa observacion observando observaron
  observatorio observo oca ocasion ocho octava octavo ocupa ocupaba ocupadas ocupado ocupando ocupar ocupo ocurra ocurria ocurrido
  ocurrio ocurrira ofrecia ofrecian ofrecieron ofrecio ogro oia oian oido oigo oir oirlo ois ojala ojo ojos ola olia olian olio olla
  olor olores olvidado olvidando olvidare olvidarlo olvides olvido ombligo once ondas ondeaban ondulaba onza openings operacion opinaba
  opinar opinion opino orbita orbitas orden ordenaba ordenador ordenando oreja orejas organillo organizo orgullo orgullosa orientarse
  orilla orinal oro oscura oscuras oscurecer oscurezca oscuridad oscuro oscuros oso others otoños otra otras otro otros oveja ovejas
  ovillo oye oyendolo oyo paciencia pagarle pagina paginas pajaro pajaros pajita pala palabra palabras palacio palanquita palillo palito
  palma palmadas palmaditas palmas palmeo palmo palo paloma palomitas pam pan panadero paneles pantalla pantalon papa papel papeles
  papelito par para paraba paraban parado paraguas paraguayo paramos parar pararon paras parase parche parda parece parecen parecer
  pareceria parecia parecian parecidas parecido pareciera parecio pared paredes pareja parentesis pares pariente paro parpadea parpadeo
  parpado parpados parque parte partes partida partido partieron partio partir pasa pasaba pasaban pasadas pasado pasamos pasan pasando
  pasar pasara pasaria pasaron pasarse pase paseo pasillo pasito pasitos paso pasos passage pasta pastel pastelero pata patadas patas
  patata patatas patines patinete patio patitas pato pausa payaso payasos paz pañal paño pañuelo peca pecho pedia pedido pedir pedirle
  pedirlo pega pegada pegado pegamento pegando pegar pego peinado peinados peinarnos pelo pelota peluche peluches peluda peludo pelusa
  pena pensaba pensado pensamiento pensamientos pensando pensar pensaria pensarlo pensaron penso penumbra peonza peor peores pepitas
  pequeña pequeñas pequeñin pequeñina pequeñisimas pequeñita pequeñito pequeño pequeños peras percha perchero perder perderla perderse
  perdia perdida perdidas perdido perdiendo perdiera perdieran perdio perdon perdona perdone perdones perez pereza perfectamente
  perfecto periodico permiso pero perro persiana persona personaje personal personas peruana peruano pesa pesaba pesaban pesadilla
  pesadillas pesan pesar pesaron pescado peso pestaña pestañea pestañeado pestañear pestañeo pez piano picaban picaportes picar pico
  pide pides pidiendo pidiera pidieron pidio pido pie piececita pieces piedra piedras piedrecita piedrecitas piensa pienso pierde
  piernas pies pieza pijama pilla pille piloto pimiento pimientos pintaba pintada pintado pintar pintarla pintura pinturas pinza pinzas
  piojos pirata pisaba pisad pisado pisapapeles pisar pisara piscina piso pista pistas pitando pitidos pizca pizza piña plan plana
  planchada planes planeta planetario planta plantarlas plantita planto plas plata platano plateada plateado plato platos playa plaza
  plegable plic pliega plin plis plof plop plots pluma plumero poca pocas poco pocos podemos poder poderes podia podian podre podria
  podrias polaca polaco policia policias polilla pollo polvillo polvo pompa pon pone ponen poner ponerla ponerle ponerles ponerse pones
  pongan pongo ponia ponian ponle ponme poquisimos poquito por porche porfi porque portera portero portugues portuguesa posa posada
  posibilidad posibilidades posiciones poso postal poste postura practicaba prado precauciones precioso preciso preferia prefirio
  pregunta preguntaba preguntado preguntan preguntando preguntandolo preguntandose preguntar preguntaron preguntarse preguntas
  preguntasen pregunto preocupacion preocuparse preparada preparadas preparado preparados preparo presencia presentaran presento prestar
  prestarias prestarle prestarte prestas previsto prima primas primer primera primeras primero primeros primos principio prisa prisas
  probaba probado probar probarlas probarlo problema problemas probo procesion produce profe profesor profesora profunda promesas
  prometi prometido prometio pronto propia propias propio propios propuesta propuso protagonistas protesto provisional prueba pruebas
  pruebo publico pudiera pudieron pudo pueblo pueda puede puedes puedo puente puentes puerro puerta puertas puerto pues puesta puesto
  puf pulpo pulso pum punta puntas punteria puntillas puntisimo puntito puntitos punto puntos puntual puntualidad puro puse pusiera
  pusieron puso puzle puñado que queda quedaba quedaban quedado quedamos quedan quedando quedar quedara quedaria quedaron quedarse
  quedas quede quedo queja quejaba quejarse quejo quepa queremos querer queria querian querida querido queriendo queso quien quienes
  quiera quieras quiere quieren quieres quiero quieta quietas quieto quietos quinta quinto quisiera quisieramos quiso quita quitaba
  quitarle quitas quito quiza rabia racing radio rajita ralla rallaba rama ramas ramita rana ranita ranura rapida rapido rara rarisima
  raro raros ras rasca rascarse rastras rastro ratito rato raton ratona ratoncita ratoncito ratos raya rayita rayitas rayo rayos razon
  razonable razonamiento razonar razones razono real realidad reboto recibe recibido recibiendo recibio recien reciente reclamarlas
  recobro recodo recoge recoger recogiendo recogio reconciliados reconocer reconocerlo reconocia reconocio recordar recordara recordo
  recorrido recorrieron recosto recreo recta recto recuerda recuerdo recuperar recupero recurrio redonda redondas redondel redondo
  redondos reducida reflejaba reflejar reflejo reforzo refresca refrescaba refugio regalar regalo regañarte registro regla reglas
  regreso regularidad reia reido reino reir reirse relajaba relajate relampago relato rellano reloj relojero relojes relucia rema
  remedio remos rendija rendirme rendirse renglon reojo repair reparo repartidas repartiendo repartirlas repasaba repasarlos repaso
  repecho repetia repetiria repisa repitieron repitio reprocha reproche repuesto resbalaba resbalado resbalaron resbalo rescatar resfrie
  resiste resolver resolverlo resolvio respetado respeto respingo respira respiraba respiracion respiraciones respirar respirara
  respiraron respiro resplandor responder respondia respondio responsable respuesta respuestas resto resuelto resuelven resulta
  resultaba resultado resulto resumen retirado retirarse retiro retraso retrato reunion reverencia reves revisaba revisado reyes rica
  rico rieron riguroso rincon rincones rindio rindo rio ris risa ritmo roble robot roce rocio rodaba rodaban rodado rodar rodearnos
  rodeo rodilla rodillas rodo roemos roja rojo rol romeria romper rompi rompio ronca roncaba roncar ronco ronquido ropa rosa rotito roto
  rozandolo rozo rubrica ruedas ruidito ruido ruidos rumana rumano rumbo rusa ruso sabana sabanas sabe sabeis sabemos saben saber
  saberlo sabes sabia sabian sabias sabido sabor sabra sabria sacar sacarla saco sacudia sacudida sacudidas sacudio sacudir sacudirse
  sal sala saldria sale salen salga salia salian salido salieron salimos salio salir salirse saliva saltaba saltando saltar saltarse
  salto saltos salud saluda saludaba saludan saludando saludar saludaron saludo saludos salvado salvar salvo santa santo sapo satelite
  satisfaccion satisfecho scenes sea seas secaba secado secan secar secas seco secreto secretos seda seguia seguian seguido seguir
  seguiria seguirian segun segunda segundo segundos seguramente seguridad seguro seis seleccion sello semana semanas semilla semillas
  sencilla sencillamente sencillo senda sensacion sensato sentaba sentada sentadas sentado sentamos sentandose sentara sentaron sentarse
  sentido sentidos sentimiento sento sepa separacion separase septima septimo ser sera seria seriedad serio serlo servia servido
  servilleta servir setos severa señal señalando señalarselas señales señalo seño señor señora señorita shhh sido siempre siendo siente
  siento siesta siete sigilo significa significaba sigo sigue siguen sigues siguiendo siguiente siguiera siguieran siguieron siguio
  silaba silba silbaba silbad silbar silbato silbido silencio silencios silencioso silla sillas sillon simpatia simpatica simple simples
  sin sincero sino sintio siquiera sirve sirven sirvio sistema sitio sitios sleep small sobra sobraba sobraban sobrado sobrante sobre
  sobro sofa sofocado sol sola solamente solar solas solo solos soltaba soltado soltarse solto solucion sombra sombras sombrero somos
  son sonaba sonaban sonando sonar sonaria sonaron sonido sono sonreia sonreido sonreir sonrie sonriendo sonrio sonrisa sopa sopera
  sopla soplaba soplar soplido soplo sordo sorprendida sorprendido sorprendio sorpresa sospecha sospechaba sospechar sospechosa
  sospechoso sospechosos sosten sostener sostenerse sostenia sostuvo soy soñar spanish sporting storyteller suave suaves suavidad suben
  subia subian subida subiendo subiera subieron subio subir submarino subo subrayo sucedio sueco suele suelen suelo suelta sueltas
  suelto suena suenan suerte sueño sueños suficiente suficientes sujeta sujetaba sujetando sujetar sujetara sujeto suma sumar sumo
  supermercado superpoder supersonica supiera supieron supo sur surgia surgio sus suspirando suspirito suspiro sustituimos susto sustos
  susurro susurros suya suyas suyo tabla tablet tablon taburete tac tachados tachaduras tachar tacho tacto tal talento talla tamaño
  tamaños tambien tambor tampoco tan tanta tantas tanto tantos tap tapa tapaba tapada tapado tapando tapar tapara tapas tapo tarda
  tardaba tardado tardamos tardaron tarde tardes tardo tarro tarros tarta taza tazas tazon tdah tea teatro techito techo teclas tecnica
  tejado tejados tejon tela telaraña tele television temblaba temblaban temblar temblaron temblo temblona temblor temer temia temido
  temperatura templada tendia tendida tendio tendria tendrian teneis tener tengo tenia tenian tenido tenis tension teoria teorias tercer
  tercera tercero tercios terco tercos termina terminaba terminaban terminada terminado terminando terminar termino termometro terremoto
  terreno terrible terribles tesoro tesoros testigo testigos tetera tia tibia tibias tibio tic tictac tiemblo tiempo tienda tiene tienen
  tiento tierra tieso tiesto tijeras tilin timbre timida timidas timidez timido tin tinta tintineo tipi tipo tira tirar tirarla tirarlo
  tiraron tirase tirita tiro titulado titulo toalla tobogan toc toca tocaba tocado tocamos tocar tocarlo tocas toco toda todas todavia
  todo todos toldos tomaba tomado tomaron tomate tomates tomo tono tonta tonteria tonto topo toquecito torcer torcerla torcia torcida
  torcidas torcido torcio tormenta tornillo torre tortilla tortuga tos toso tostada tostado total trabajado trabajar trabajaron trabajo
  tractor traes tragado trago traia traian traido trajo trama tramite tramo trampa trampas tranquila tranquilidad tranquilizaba
  tranquilo tranvia trapecista trapo tras trasluz trato traviesa travieso trece treinta tren trenes trepar treparon tres tripa triple
  triste trocito trocitos trol trompeta trompo tropezaba tropezo tropezon trozo trozos truco trueno truenos tuerca tuerzo tumbadas
  tumbar tumbarse tumbo turca turco turno turnos tuviera tuvo tuyo ucraniana ucraniano ultima ultimas ultimo umbral una unas undecima
  unica unico unicornios unicos union universidad uno unos urgente uruguayo usa usarse uso usted ustedes usuarios util uuh vaca
  vacaciones vacas vacia vaciarlo vacio vacuna vacunas vainilla vaiven vale valga valiente valiera valla valle vamos vampiro van vapor
  variacion varias varilla varita vas vasca vasco vaso vasos vaya vayas veces vecina vecino vecinos veia veian veinte veintidos
  veintiuno vela velero vemos ven venezolana venezolano venga venia veniamos venian venido venimos venir venis ventajas ventana ventanas
  ventanilla veo ver verano veras verbena verdad verdadera verdadero verdades verde verdura veremos verguenza veria verja verlo verse
  versiones vertigo vez viajar viaje vibraba vida video videojuego vieja viejo viendo viene viento viera vieran vieron vigilaba vigilar
  vigilarlas viniera vino vio violin virgen visera visita visitas vista vistas visto viudo vive vivia vivir vivo voces volador voladora
  volando volar volara volcan volo volteretas voluntad voluntarios volvemos volver volverse volvia volvian volvieran volvieron volvio
  vosotros votacion votos voy voz vuela vuelta vueltas vuelto vuelva vuelve vuelvo winddowns would zanahoria zapatera zapatillas zapato
  zapatos zombi zuecos zumbaba zumbaban zumbido zumo ñec ñic ñiiic consejo consejos risa risas papas aprenda cortito cortita goles bailes fieras`,
  `aboard about above abstained academy accepted account aces achoo acorn acoustics across actual actually added adhd admiration admired
  admit adventures advice afford afraid african after afternoon afterwards again against age agree agreeable agreed agrees ahead ahem
  aid air airport alarmed albion alien all allergy allowed almost alone along alongside aloud alphabet already also alternative although
  altogether always amazed ambulance american among anchor angry animals announced annoying annual another answer answered answers ant
  antenna ants any anybody anyone anything anyway anywhere apart apologised apology apparently appear appeared applause apple apples
  apprentice apron aquarium arab arabic are aren argue argued arguing arithmetic arm armchair arms army around arranged arrangement
  arrested arrive arrived arrives arriving arrow ash ashamed asian aside ask asked asking asleep astonished astonishing ate attack
  attention attic audience aunt aussie australian autism autistic autumn awake award away awkward baby back backpack backs backwards bad
  badge badger badly bag bags bake baker bakers bakery ball balloon balloons banana bananas bandage bare barn basket basketball bass bat
  bath bathtub beak beam beamed beanstalk bear beating beautiful beautifully beaver became because become bed bedroom beds bedtime bee
  been bees beetle before beforehand beg began begged begin beginning beginnings begins begun behind being believed bell belong belonged
  belongs below bench bend beneath benefit bent beside best better between beyond big bigger bin bins bird birthday biscuit biscuits bit
  bite bits blamed blanket blankets blew blinds blinked blinking blow blowing blown blue blup blurred blush blushed board boat boats
  boiled boing bolt bolts bone bones bonfire book books boop boot boots bored born borrow borrowed both bother bottle bottom bottoms
  bought bow bowed bowing bowl bowls box boxes boy bramble brass brave brazilian bread breadth breakfast breath breathe breathed
  breathes breathing breaths breeze brick bricks bridge bright brighter brightly bring bringing british broader broke broken bronze
  broom brother brothers brought brown brush brushed bubbles bucket buddhist builder built bump bumped bumping bumpy bun bundle bunk
  bunny burning burp burped burr burrow burrowed bus business busy but butter button buy buzzed cabbage cabin cactus cake cakes calendar
  call called callers calls calm came camp camping can canadian candle candles candlesticks candy cannot cap cape caped captain card
  cardboard cards care careful carefully caretaker caribbean carpenter carried carries carry carrying cart case cast castle cat catch
  catching caterpillar cats caught caused ceiling celebrate ceremony certain certainly certificate chair chairs chalk change changed
  chapters character characters charge cheated checked checking cheek cheer cheered cheerful cheers cheese chef chess chest chewed
  chewing chicken child children chimney chin chinese chipped chips choir choose chord chose christian christmas cinderella cinema
  circle circus city claimed clapped clapping class claus clean cleaning clear cleared clearing clearly clenched clerk clever cleverer
  cleverly click clicked climbed clink clip clock clockmaker close closed closely closer closing cloth clothes cloud clouds clover clown
  clowns clue clues clutching coach coat coats cobweb cocoa coin cold colder colds collect collected collecting college colour colours
  combed come comes comet comfort comfortable coming communicating company compass complained completely compliment computer
  concentration concert confessed confidence confuses congratulated considered consists consulted contented convenient convincing cook
  cookie cookies cool cooling copied copper corner corners correct correctly corridors cosiest cosy cot cottage cough coughed could
  couldn count counted counting country courage course courtyard cousin cousins cover covered cow cows crack cracked crackled cradle
  crane crawled crayon crayons creak creaked creaky cream creature crept crew crib crick cricket cried crooked cross crossed crossing
  crow crown crumb crumbs crunch cry crystal cub cuddly cuff cup cupboard cupped cups cure curious curled currently curtain curtains
  cushion cushions custard customary customers cut cutting damp dance danced dangerous dangling danish dare dark darker darkest day days
  deal dear debt decent decided declined dedication deep dent dentist depends depth described description desk determined did didn
  difference different difficult difficulty digger diggers dignity dim ding dinner dipped direction directions directly disagreed
  disappeared disappointment discouraged discussion dislikes dispute distance disturb ditch divided divorce diwali doctor doesn dog
  doing doll dolls don done door doors doorstep doorway dormouse double doubt down downhill downstairs downwards dragons draughts draw
  drawer drawing drawn dreadful dream dressing drew dried drift drifting drink drip dripping driver drooped drop dropped drum drums dry
  duck duckling ducks dull dummy dusk dust dusted dusty dutch duty dyslexia each ear early ears earthquake eased easily easter easy eat
  eaten eating echoes edge edged edges efficiency effort egg eid eight eighth either elbow elbows elder eldest elephant eleven eleventh
  elf else elves empty end ended ends engine english enjoy enjoyed enjoys enormous enough envelope especially european even evening
  evenings ever every everybody everyone everything everywhere evidence exactly exaggerated examining example excellent except
  exceptional exits expected expecting expensive experience explain explained explanation expression extra extremely eye eyebrows eyelid
  eyelids eyes face faced faces facing fact facts failed failing faint fainter faintest fair fairly fairy fall fallen falling falls
  familiar families family fan far farmer fast faster fat father fatter fault favorite favourite feather feathers feel feeling feelings
  feels feet fell felt fence ferry fetch fetched fever few fewer fib fibbed fiddle field fifth figures filled find finding finds fine
  finished fire firefighter firefighters firefly firm first fish fit fits fitted five fizz flag flame flask flat flaw flew flip float
  floated floating floor floors floury flower flowerpot flowers fluffy flup flute flutter fluttered fly fog foggy fold folded follow
  followed following fond food foot footprint footprints for forehead forest forgave forget forgot forgotten formed fort forth forty
  forward fossil fountain fountains four fourteen fourth fox freckle free french fresh friend friendly friendship fright frightened
  frightening frog from front frowned full fun funeral funny furniture furry further fuss galaxy game gap garden gardener gate gates
  gathered gave generally generous gentle gentleness gently german get gets getting ghanaian ghost giant giants gift gigantic giggle
  giggled giggles giggling giraffe giraffes give given giving glad gladly glance glanced glass glasses gleaming globe glove gloves glow
  glowed glowing glue gnome goalie goalkeeper goat goes goggles going gold golden goldilocks gone good goodbye goodnight goodnights
  goose got gown grade grand grandfather grandmother grape grapes grass grasshopper gravity gray great greedy greek green greenhouse
  grew grey groan groaned groaning ground grounds grow growing grown grows grumbling grumpy guard guarding guess guessed guesses
  guessing guest guests guilty guinea guitar gurgle gurgled gymnastics gypsy habit had hadn haha hair hairgrip hairs half halfway hall
  halloween hamster hand handed handing handkerchief handkerchiefs handle hands handsome handy hang hanging hanukkah happen happened
  happening happens happier happiest happily happy harbour hard harder hardest hardly hare harm hasn hat hatch hate hates hats haunted
  have haven having he head heads headteacher heap hear heard hearing hears heart heavier heavily heavy hedge hedgehog hedges heels
  height held hello helmet help helped helpfully helping helps hen her here hero heron hiccup hiccupped hiccupping hiccups hid hidden
  hide hiding high higher hill hills him hindu hinge his hit hobbies hold holding hole holes holiday hollow hollows home homesick honest
  honestly honey honk hook hooked hooks hope hoped hopeful hopeless hoping hopped hopping horrible horse hot hour hours house houses how
  hug huge hugged hugging hum hummed humming hundred hung hurried hurry hurrying hurt hush ice icecream ill imagined important inch
  inches included including incomplete indian indoors infant infants informed inn inquire inquired inside inspected instead instructions
  interest interested interesting interrupted into introduced invented inventor invitations irish island isn italian its itself jab jabs
  jam jamaican japanese jar jars jealous jet jewish jigsaw jobs joke jokes joy judge jug juice jump jumped jumper jumpers junior juniors
  just keep keeper keeping keeps kenyan kept kettle key keyhole keys kids kind kindergarten kindly kindness king kiss kissed kitchen
  kite kitten kittens kiwi knee kneeling knees knelt knew knight knit knitting knock knocked knocking knot knots know knowing known
  knows knuckles korean label laces ladder lady ladybird laid lake lamp lamplight lamplighter lamps land landed landing landings lantern
  lap large larger last lasted latch later laugh laughed laughing lay lazily lead leaf league leaned leaning leans leap leapt learned
  learning learnt least leave leaving led ledge left leg legs lemon lend length lent less lesson let lets letter letters letting lettuce
  level librarian library licked lid lids lies life lift lifted lifting light lighter lighthouse lightning lights like liked likely
  likes limp line lines lining lip lips liquorice list listed listen listened listening lit little live lived lives living loaf lock
  locked loft log lonely long longer look looked looking looks looms loop loose loosely lopsided lord lorry lose lot lots loud louder
  loudly lovely loves low lower lowered lowering loyally loyalty luck lullaby lump lunch lying machine madam made magic magician
  magnificent magnifying magpie main make makes making malice mammoth manage manner manners many map mapper maps marbles marched margin
  mark marked market marks mask masks match matchbox matter mattress may maybe maze meadow mean meaning means meant meanwhile measure
  measured mechanic medal meet meeting meets memoirs mend mended mending mends mention merely messages met meteor method mewed mexican
  mice middle might mile miles milk milky mill mind minded mine minute minutes mirror miss missed misses missing missus mist mistake
  mistakes mister misty mitten mittens modest mole moment moments money month moo mood mooed moon moonlit moral more morning mornings
  most mostly moth moths mountain mouse moustache mouth move moved movement moving much muddle muddy mumble murmured muscle museum
  mushroom music muslim must myself mysteries mystery name names nappies nappy narrow narrowed naughty near nearby nearer nearly neatly
  neck necklace necks need needed needing needn needs neighbour neighbours neither nerves nervous nest never new newcomers news
  newspaper next nice nicely nicest nigerian nightmare nightmares nights nine nineteen nineteenth ninth nits nobody nod nodded nodding
  noises noisy none noon nope nor norwegian nose noses note notebook noted notes nothing notice noticeable noticed notices noticing
  nought now nowhere number numbers nurse nursery nut nuts oak observe occurred odd off offended offer offered office often ogre
  ointment okay old older oldest one ones onions only onto oops open opened opening operation opinions opposite orange orbit orchard
  order ordinary other otter ought our ours out outside over owe owl owls own owned owner pace pacifier packed page paint painted paints
  pair pairs pajamas pakistani pale paler palm panels panted paper papers papery parade parcel pardon park part particular partner parts
  party pass passed passing passover password past pat patch path patience patient patted patter pause pauses paw paying pea peanut pear
  peas pebble peeped peg pegs pencil pencils people pepper perfectly perhaps permission person phone pick picked picking picture piece
  pig pigeon pile pillow pillowcase pink pinkish pinocchio pipe pipes pips pirates pity pixie place places plain plane planet planets
  plank planned plans planted plaster plate plates play played player playground playing pleasant please pleased pleasing pleasure
  plenty plink plip plot plum plums pocket pockets point pointed pointing poke poking police policeman policewoman polish polite
  politely politeness pond poorly pop porch porthole portuguese possible possibly post posted postman postmaster pot potato potty power
  practical practice practise practised practising praised prepared preschool presently pressed pressing pretended pretending pretty
  prickle primary principle printed prints private prize problem produced professor programme progress promise promised proper properly
  property propped proud proudly prove public pudding puddle puddles puff puffed puffing pull pulled pulling pulls pumpkin punctual pup
  purely purple purpose purred push pushed put putting puzzle pyjamas quack quacked quarrel quarter quarters queen question questions
  queue quick quicker quickly quiet quieter quietest quietly quiets quite rabbit raccoon rain rainbow raindrop raining ramadan ran rang
  rapunzel rarely rather rattle reach reached read reading reads ready really rear reason reasons recently reception record records
  recycling red reflection regards regular rehearsing relief relieved remained remark remarkable remarked remember remembered removed
  repay repeated replaced report reported request rescued research resigned respect rest rested restful resting result return ribs rice
  rich riddle ridiculous right rigid rim ring river riverbank road robin rock rocked rocket rocking rocks roll rolled rolling romanian
  roof rooftop room rooms rope rose round route rovers row rowed rubbed rubbing rude rug rule ruled rules rumpelstiltskin rumpled run
  runaway running rush russian rustle rustled sad safe said sailed saluted same sand sandwich sandwiches sang sank sat satellite
  saucepan saucer saucers sausage sausages saved saving saw say saying says scared scarf scarlet scarves school scientific scissors
  scolded scottish scout scowled scrap scrape scraped scratch scratched screen scritch seam searched second secondary seconds secret
  secrets see seed seeing seem seemed seems seen sees seesaw send sending sense sensible sent sentence sentences seriously set sets
  setting settle settled settling seven seventh several shade shadow shadows shake shaken shall shape shapes shared sharing shawls she
  sheep sheet sheets shelf shell shepherd shield shifted shimmer shining shiny ship ships shirt shirts shiver shivers shoe shoelace
  shoes shone shook shop shopping shops short shorter shortest should shoulder shoulders shout shouted shouting show showed shower shown
  shrew shrunk shuffle shuffled shuffling shut shutters shutting shy shyly sick side sides sideways sigh sighed sign signal signed sikh
  silence silent sill silly silver simply since sing singing single sings sinking sip sir sit sitting six sixteen size skeleton
  skeletons skill sky slammed slate sleeper sleepers sleepiness sleeping sleeps sleepy sleeve sleeves slept slice slid slide slightly
  slipped slipper slippers sloshed slow slower slowly smaller smallest smell smelled smile smiled smiling smoke smooth smoothly smudges
  smuggled snack snacks snail snails snap snatched sneeze sneezed sniff sniffed snore snoring snow snowed snug so soak soap sock socks
  soft softer softly sold solved some somebody somehow someone something sometimes somewhere song songs soon sore sorries sorry sort
  sorted sorting sorts sound sounded sounds soup soz space spaceship spade spaghetti spare spark sparrow spat speaking speck spectacles
  speech speed spell spent spider spilled splash splashing splendid splendidly split spoil spoke spoken spoon spoonfuls spoons sport
  sports spot spots sprang spring spun square squeaked squeaky squeezed squirrel stair staircases stairs stand standard standing star
  stared staring stars start started starts station stationmaster stay stayed staying std steamy steered step stepped steps stick
  sticking sticks sticky still stillness stir stirred stolen stomach stone stones stood stool stooping stop stopped stopping stops store
  stories storm story stove straight straighter strained strange stranger strawberries strawberry street streets stretch stretched
  stretching string strip stroke stroked strong stronger struck stubborn stuck studying stuff style success such sugar suggested
  suitcase suited sulking sum summer sums sun sunbeam sunrises suns sunset sunshine super supermarket supper suppers suppertime supply
  suppose supposed sure surely surprise surprised surprising suspected suspects suspicious swallowed swallows swayed swedish sweep
  sweeping sweets swells swept swim swimming swing swish sword swung system ta table take taken takes taking talent talk talkative
  talked talkie talking tall taller tamer tapping task taste tasting taught teach teacher team teapot tearing tears teaspoon teatime
  teddy teeny teeth telescope tell telling tells telly ten tennis tenth term test thai than thank thanked thanks thanksgiving that the
  theater theatre their theirs them theme themselves then theory there therefore these they thick thief thin thing things think thinking
  thinks thinned third thirty this thistledown thorn thorough those though thought thoughts thousands thread three threes threw throat
  through throw thud thump thunder thunderstorms tick ticked tide tidied tidy tidying tied tight till tilted time times timetable timid
  tiny tip tipped tips tiptoe tiptoed tiptoeing tired tiredness title toad toadstool toast toaster today toe toes together told tomorrow
  tongue tonight too took tools tooth toothbrush toothpaste top toppled torch torches tortoise touch touched touching towards towel
  tower town toy toys trace tracking traffic trail train trains tram tramp transport tree treehouse trembled trembling tremendous trick
  tried tries trip triplets trodden troll trolls trophy trouble trousers true trumpet trusting try trying tube tucked tucking tucks tug
  tummies tummy tune turkish turn turned turning turnips turns tv twelve twice twig twinkled twins two typing ugly ukrainian um umbrella
  umbrellas uncle uncomfortable under underground underneath underside understood undid unfair united unkindly unkindness unknown unless
  untied until untrue untruth untruths unwrapped uphill upright upside use used useful using usual usually vacancy vaccine valley
  ventilator verses versions very vet videogame vietnamese view visit visiting voice voices volcano volcanoes vole voting wailing wait
  waited waiting wake wakes waking walk walked walkie walking walks wall walls walnut walrus wand wanderers want wanted wanting wants
  wardrobe warm warmed warmest warming warmth warn was wash washed washing wasn waste watch watched watching watchmen water wave waved
  waves waving way ways wayside weakness wear wearing weather wedding week weekend weighed weighs weight welcome well welsh went were
  weren wet what whatever wheel wheelchair wheels when whenever where whether which whichever while whirlwind whirr whirred whisper
  whispered whispering whistle whistled white who whoever whole whom whoo whoosh whose why wide wider width wild will wind windmill
  window windowsill windy wing wings winked winning winter wiped wish wished wishing witch with within without witness wizard wizarding
  wobble wobbled wobbly woke woken won wonder wondered wonderful wonderfully wondering wood wooden woodlouse wool woolly word words work
  worked working works world worm worn worried worries worry worse worst worth wrap wrapped wriggle wrist write writes writing wrong
  wrote yard yards yawn yawned yawning yeah year years yellow yes yet you young younger youngest your yours yourself zombie zombies zoo lighting garbage mixes mixing leaks leaked doctors
  poor lazy clumsy cheeky mighty hungry fearless messy famous incredible moody cranky adventurous forgetful impatient mysterious wicked evil
  pobre perezosa famoso famosa increible curiosa malvado malvada solitario solitaria olvidadizo olvidadiza simpatico simpatica
  mangas pegado pegados pegada pegadas vuelas toser parado parados despierto despiertos rugido rugidos plano planos pasas cascara cascaras
  elegante elegantes tocan cansas cabes vacia vacias pierda pierdan ventaja ventajas verlas finas tires frias camison camisones curvas
  anteayer haras bolas cañas sorbe carga cargan cargaba cargar medido malas malos chsss cuero corres pisas soplas hipos madres camada
  cacharro cacharros
  meals months cheat cheats seats steep boast boasts slices pages mouths hoarse plant plants jingle jingles crines crin stands smells shows hides sails trucos patino tarts tread roots shakes rungs
  loaves stirs teams team partly swaps sewing hooves price prices sills pounds tricks budge scare scares`,
);
