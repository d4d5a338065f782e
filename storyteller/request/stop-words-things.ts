import { wordSet } from "./fold.ts";

/**
 * Words of stories and of children's days, mostly nouns, that no other list knows: where a text in lower case opens with one, "falcon
 * wants to fly", it is nobody's name. With a capital any of them may be one.
 */
export const THINGS = wordSet(
  `abolladuras abran abraza abrelatas absoluta abuelos acacia acaricia acaricio aceite aceitunas acelga acelgas acento acepto aciertos
  acompaño acorde acortas acosto acta acto adha adivinanza adivinanzas adoquin adorno advertencia adviento agarrara agarro agencia
  agradecimientos agranda agricultura alambre alamo alarma alcachofa alcanzarias alegre algunas aliento aliso almacen almanaque almeja
  almena almendra almuerzo altos aluminio alumno ameba anacardo anchura anciano apagon apartamento apertura aplasta aplasto aplaudia apodo
  apoyo aquellas arañazo arce aroma arrugas asamblea ascenso asientos aspa astronoma ataque atarias atarselo aterrizaje atril atun
  avellano averia averias avioneta avispa ayudara ayuno azafata azafran azulejo añil baca balanceo balanza balda bambu banda banqueta
  banquete baobab baqueta barbacoa barometro barre barreño barril bascula batalla bayas bayeta bañador beben beisbol berenjena berros
  berza besugo billete bisagra bisagras bloque blusa boina bolita bolitas bollo borda borla borrego borregos borron botijo botiquin brasa
  brillos brinco brindis brio brizna brocha broche broma bronce brote brum buceo buche bucle bufalo buitre buque burla burlete burra
  buscas cabalgata caballete cabecita cabezazo cabina caca cacahuete cacao cacatua caidas cala calabacin caldo cambios campaña campeonato
  canalon canelon cantais capitulo capo capricho capsula capucha capullo carbon cardo cardos caricia carniceria carraca carreras carrete
  carril carro carros cascarita caseta casillas castaño castigo cataplum catapulta catarro categoria causa caza caña caño cañon cebo cebollino
  ceja celo cenefa centimetro centimo cera cerebro ceremonia cerillas cero cerre certeza ceño chaleco champu chancho chandal chap chapa
  chapoteo chapuzon charanga charol chichon chik chincheta chinita chis chisporroteo chivata chof chopo choque chorro chucuchu chup chut
  chutara ciencia ciencias ciento cierras ciertas cifra cigarra cilantro cima cincuenta cintura cisterna clan clap claqueteo claraboya
  clave clavel clienta clin cloc clop coati cobertizo cobla coca codazo codigo codorniz coge cogote coincidencia cojo colchoneta colega
  colmo colorados colorin columna comarca combate comedor comerselas comi comienzo comite comoda comparsa compartia compañerismo
  compostura compra compras compro concejal concejala conciencia concierto concurso conexion conjunto cono conoci construia consuela
  contara continuo contrapeso contrato control copete copiloto copla cordel coreografia coro correcto corresponsal corte cose cosecha
  cosquilla cosquilleo costra costura covid coyote crac cras crema crepusculo criatura cricri crin cris croac cronometro cruce crucigrama
  cuarenta cuarzo cuba cubierta cubierto cubiertos cucaracha cucharadita cuchicheo cuco cuestecita culete culo cultura cumbre cumpleanos
  cumpliria cupon cupula curiosos currusco cuscus cuña darsena decena decima decimo decimocuarta decimoquinto dedo defendia dejan dejaste
  deje dentadura deporte derribo derrumbe desague desarrugo desastre desayuno descolgo descorrio desenterro deseos desfile deshizo
  despegue desperdicia despiste destapa destello desventaja devolvereis devolvermela devolvi devuelvo dialogo dibuje diecinueve dieciocho
  diecisiete dificultad diluvio dique distraigas doblez docena docenas domicilio dormitorio dorsal dorso dulzaina duna echais echara
  elegancia elegi elemento elogio embarco embozo emergencias emisora empapo empate empleo empujan empujas empujon encargarselo
  enciclopedia encojo encontrara encontraras encuentren enderezo enemigo energia enfermeria enfriara enfrio engancho engaño enhorabuena
  enredo enrollo enseñabas enseñan enseñarsela enterro entrega entrego envidia epoca equilibrio equipaje equis errata erre escala escama
  escandalo escaparate escape escarcha escasa escena escorpion escuchas escupio esmalte espanto esparadrapo espectaculo esperasen espiga
  espina espuma estanteria estaño estilo estorbo estreno estribo estropajo estudio estufa etiquetas excluyen experto expreso factura
  facturasen facultad faldon fastidio fecha fechas felpa festival fieltro filo finita fisica fitr flechas flechita fleco flojos foco
  folleto fontaneria fopa formato forro frac fracaso franja frego frenazo fris frufru fruta frutas fruteria funda furia futuro gachas gafa
  gajo gajos galope ganchitos gano garabato garbanzos garza gasolina gasteis geco genio geranio geranios glopo golondrina gorjeo goteo
  gradas gramo granos grapas grasa grieta grillos griterio groseria grupo guacamayo guardagujas guardas guarderia guau gurruño habiais
  hache hallazgo hazaña hebra helecho helice helipuerto herencia heroe heroina hiedra hiena hierbabuena hierro higo himno hocico hockey
  hogaza hologramas hombre hormigueo horneo huele huerta hule hundio igualo impaciencia imprenta impresora independencia indias indice
  indirecta infancia injusticia inmediato inquilina inquilino insignia instrumento intercambio interprete jaleo jarro jefa jengibre joroba
  jota juegos juez jueza jugueteria juicio junco juzgo kikiriki kilo kilometro labio lacre ladeo lagrima lameton lamina langosta lanzo
  lapa largura lasaña lastima lavabo lavabos lavanda lavavajillas lean lectura legua lentejuela lentejuelas lentitud levadura levanta
  levantas leve leña lianas lija liquen literatura llama llamaba llamada llamara llamo llano llanura llevabas llevara llevaste lleve
  logica logro lombriz lomo longitud loto loza lujo maicena maillot maletin malita malla manaza manchas manchitas manchon mandibula mania
  maniobra manojo manotazo mantenia mantis manto mantuvo marcapaginas marea mareas margen marmol marmota mascota mascotas mastico mata
  matematicas materia matricula matrimonio mayoria mecanismo mecha mechon mecio medianoche medicina mediodia medire mella melodia menea
  meneo menta merceria merengue merienda merluza mero meta meterselo metias metronomo mezcla meñique miau milagro mimbre mimica mirara
  mirarselo miras mirasen mire mismisimo mochuelo moco moda modestia mofeta moflete molde monda mondas monitora montacargas montañita
  monticulo morro morros mosca moscas mote motita movi mozo muela muestra mueve multa muneco murga nabo nata naturaleza nebulosas negocio
  neon niñez nogal nombrara nombro normas noticias novela novena noventa novia novio numeros objeto objetos obligan ocaso ochenta
  ocurrirsele oeste oferta oficina oficio oidas oinc oiria ojal oleaje olmo ombligos optica optico opuesto ordeño orquesta ortiga
  ortografia oruguita osezno ostra padrino pais paisaje pajarita palangana palidez palmadita pana pancita panel panza parra parroquia
  partia partidos pasaje pasarela pasodoble pasto patadita patinaje patineta pañal pañales pañuelos pecas pedal pedazo pegote pegue peino
  peladillas peladura pelea pelicula peligro pellizco pelos pelota pelotazo peluquin pendulo pentagramas penultima penultimo perdiz
  perejil perfil persiguen pesca pescaderia pestañas pestañita petalo petalos petardo peto pezuña peña picaporte picnic picotazo piel
  pierna piezas pila pilas pimienta pinchazo pincho pinto piojo pipa pipas pipi piqueta pisos pisoton pistacho placa plaf plastico
  plataforma plazo plego pliegue ploc plom plomo pobre pocima poema poesia poeta polen polizon polluelo polvoron pomelo pomo pompon pondre
  ponerselo popa popo porcelana portabultos portazo porton posadas posdata postre potro poyo precio precipicio pregon preguntarselo
  prehistoria premio presa presta prestamo presto privilegio proa profecia programa promesa pronuncio propaganda propina prospecto
  protesta protocolo proxima proximo prudencia pudin puercoespin puertecita puestos pulga puntadas puntita pupa pura pure puros puño
  quedarsela quetzal quicio quiebro quince quinientas quiquiriqui quirofano quirquincho quitarias quitarsela quitarselas quitarselo
  quitaste quiten rabano rabieta rabo racha racimo radiografia rafaga ralenti rampa raquetazo rasgueo rasguño raso raspa raspon rayas
  realeza rebaja rebaño rebote rebuzno recibo reconoce recorte recoveco rectangulo recuerdos redoble referencia refilon reflexion regaliz
  regazo regañina reglamento rego relevo relincho relleno relojeria remetio remojo remolacha remolque removio repartio reparto resbalon
  rescoldo reserva resina respaldo resumio retahila retama retortijon revancha reverso revuelo revuelta revueltas revuelto ridiculo rienda
  risita ristra rizo riña riñas robo rocodromo rodaja rodapie rollos rombos ronda rondas ronroneo rosaleda rosca rota ruedecita ruedecitas
  rugby rulos safari salsa saltarsela saltarselo saludara salude saque saquen sardina sardinas seca sedal serenata serie serrin servicio
  sesamo sesenta setenta seto sexta sexto seña sienta siglo signo sillin silueta simetria sintonia sirope sismo snif soborno sobremesa
  sofoco solapa solsticio soltare sorbo sordina sorpresas sorteo sospechas suceso sucia sudoku suela sueldo sumas superabuela superbrinco
  supercapa superesquina superficie superguiño supermueca supersermon supersorpresa surco surf suricato suspiros sustituta tabique tablao
  tacata tacon tallo tampon tapazo tapia tarantula tarara tarareo tarari tardanza tarea tarima tarjeta tatami tecnico teja telon temas
  tempano tenias tenso tercio terciopelo terron tertulia texto tictic tila tique tiras tire tocara tocase todoterreno toldo tombola tope
  torneo tornillos torno tosio trac traca tracatra tragan traje transporte trapecio trastienda travesia travesura trayecto trayectoria
  trecho tregua trenza trescientos trigo tristeza trombon trompa trompetazo tropiece tropiezo trote trueque tuercas tunica tunicas tuya
  ultimisima undecimo uombat urgencia usara usen uñas vacuna vaho vara varios vasija veintiseis veintisiete vendaval ventanita ventanuco
  verbo verduras vereda verso vias vicuña vidrio viga vigesima vigesimo vigilo vinagre viruta vistazo viste vitrina viva vivienda vocecita
  volantazo voleibol voltereta voto vozarron vuelco vuelo vuestra vuestro yacare yate yelmo yema yeso zanja zapateria zarpa zarpita zarzal
  zigzag zorzal zurron ñandu`,
  `aardvark abracadabra accent accident accomplice ache adjective advantage aerial aeroplane afterthought airfield airplane aisle alibi
  almond angle ankle antelope antennas anvil appetite arch armpit artichoke asparagus assistant asthma auto autograph axle baboon bagel
  bagpipe bait baklava bald bale bandstand bang banknote barfi bargain bark barley barrow basin batch bathroom battle beary beat bedpost
  bedsheet bedside bedspread bedstead beech beep benne berry bhangra biggest bindery binky bishop bitten blackcurrant blade blind blink
  blob block blot blub blunt blur boathouse body boil bookmark bookworm boom bootlace botanical bounce bowline brain brake brand break
  breakfast bribe brightest brim broad broth bruise buckle budget buffalo buffet bulb bulge bunch bungalow burden burger burnt burst bushy
  buttercream buttery buttonhole calmest candlestick canvas caramel cardamom carp cartwheel cashew catapult celery centipede centre chalky
  champion chart chat check cheeky chickenpox chickpea chief chill china chink chipmunk choice chrysalis chuff churchyard clack clam clank
  clap claw cleanest cleverest climb clipboard clonk cloudburst cloudy clove cluck coal cobra cock cockatoo cockroach coffee coil column
  comet comfiest common complaint contrary control convenience cookery coolest copy core cork corkscrew cosmos cotton cottonwool council
  couple coupon court covid cowhand coyote crackle crank crash crate creamy crease crest crime croak crockery crocus crossest crossword
  crowd crunchy cube cuckoo culture cupcake curl currant current curve custard custom cutlery dart date daylight daytime dearest deck
  deepest delay delivery depot detail diagram dictionary dinghy dingo dinner dishcloth dock dome doorpost doorstop dough dozen dragonfruit
  drain drainpipe draught dribble driest drowsy earliest earthworm earwig ease easel easiest east eczema elsewhere emergency emptiest
  enamel encyclopaedia entire entrance entry epilepsy everyday exact excuse exercise exhibit eyebrow eyelash eyepiece falcon false fame
  famous fare farmhouse fastest fattest favour feast festival fewest fierce fight fill finest fingernail fireguard firelight firewood
  flagpole flake flange flannel flash flea flight flock floorboard flop floppy flowery flue fluff flumble flump foamy foothold footmark
  footnote footpath footstep foreign form fortieth fourteenth frame freeze friendliest frill fringe frisbee fruit funnel funniest furious
  furthest fuse future gallop gangplank gargle gasp gatepost gazelle gentlest geranium gibbon gingerbread gingernut glare glittery gloomy
  gloop gnat gossip grain gram grandest grandparent grapefruit gratitude gravel grease greasy greatest grief grin grip groove groundsheet
  growl gruff grumble grumpiest grunt guide guidebook gulp gust haggis hailstorm haircut hairpin halo hanbok handbell handbook handhold
  handprint handrail handshake handstand harvest haste hatbox hatstand headache headlamp heartbeat hearthrug heat heaven heaviest heel
  helium hellos herd hermit herself hiccup highest himself hint hitch hobby hockey honour hood hoof hoot hopscotch horrid host household
  howl huff humour hump hundredth hungry hunt husk husky hyena hymn imaginary importance innermost innocent insect instant interval itch
  itchy jackal jackdaw jaggery jellybean jerk join joint jolt jumble junk kazoo kerb kick kinara kindergarten kindest knack knob kumquat
  lace lampshade landslide laptop largest lash launch laundry lazy leaflet leafy leak lean lemony lick lightest likeliest lime limit
  limpet linen lint liquid littlest llama load logbook logic longest lookout loudest loveliest lowest loyal lucky lunch luxury macaroni
  macaw magma mail maize manatee mantis manure marzipan mast matchstick matzah mauve meal meantime megaphone menu meringue merry message
  messy midnight midst milestone millet million mince minibus minnow mint mongoose moonshine moorhen mossy motto mould moult mousehole
  mousetrap moustache mouthpiece mudguard muff muffin mullein murmur mussel mustard nameplate nature navy nearest neat neatest
  neighbourhood nerve newest nightcap noodle north notch nudge nuisance nursery obedient object ocelot oddest oilcloth opponent orchestra
  organ outline oval overcoat packet paddle paddock pain pajama pane pani papaya paprika paragraph parakeet parent parlour parsley paste
  pastry patchwork pavilion peace peak pedal peel peep peephole pendulum perch perfect perfume persistent petrol phrase picnic piep pinch
  pine pinhead pinprick piranha pistachio pistachios plait planetarium plastic playdoh playground playmate plectrum plonk plough plug
  plump pock politest polka pollen porcupine pose postage prairie praise pretend pride print proof pterodactyl pulley pump pupil pure purr
  pyjama pyjamas quail quark quay quiche quickest quicksand rack raffle rail railway rainforest rainy rake ramp range rare rate regatta
  regret rehearsal relay remedy rent repeat reproach reserve rhubarb rhyme rhythm ribbit rind rink rinse ripe ripest rise roast rook roomy
  root rota rotten rough roundest routine rugby rumble rumour rung runny runway saddest safari sail sailboat sake salad salami salt sample
  sardine sash save sawdust scab scale scent sceptre science scoop score scorpion scratchy screw scuff scullery search season seat
  sensitive sentry separate sequin serious servant sesame shaky shallow shame shampoo share sharp shawl sheaf shin shine shock shoot shore
  shortbread shriek shuttle shyest sight signature silk silkworm silvery sink site sixpence sixth skateboard skein sketch sketchbook skin
  skunk slant slap sleepiest slight slightest slip slit slope slot slowest slug smack smock smoothie smudge snip snort snot snout snowfall
  snowplough snowy soapy softest somersault songbook sorrow soundest south spaghetti sparkle special spectacle speedboat sphinx spice
  spilt spin spinach spine spirit spit spoilt spout spray sprig springboard springy squash squawk squeak squeal squeeze squelch squiggle
  squoo stack stain staircase stalk stall standstill starry steady steel stem stew steward stiff stile stitch stormy stout straightest
  strain strand strangest strap streak strength strict stripe stripy stroll strongest struggle stub stubble study stumble subject subway
  sudden sulky sunken sunny supper suspect swallow swap sweatband sweetest swell swimming swipe swirl switch sympathy tablet tact tallest
  tambo tangle tantrum tape tarantula tart tartan tassel telltale temperature temporary tepee termite thaw thermos thickest thimble
  thinnest thirst thirteen thirteenth thirtieth thousand threshold throne thumb thumbprint thyme tickle tideline tidemark tightrope
  tiniest tinkle tissue tock toggle toilet tool toothpaste topmost torchlight track trade trainee trampoline trapeze treat tremble trial
  tricky trot trough truce truest truffle trunk trust truth tuft turbo turf twang twelfth twentieth twirl twos type uneasy valve vein
  velvet vest vote vowel voyage vroom vulture wagtail wail waistcoat waltz warden wart warthog wasp watchdog wavy weak weave wedge west
  wettest wheat whelk whim whitest wick widest wiggle windfall windowpane windscreen windsock wink wipe wire wisp withdrawal wonky
  woodlice woof woollen workbench woven wrinkle yeast yolk`,
);
