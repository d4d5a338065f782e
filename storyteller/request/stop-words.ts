import { wordSet } from "./fold.ts";

/** Words that are never a name and never part of one: little words, in both languages. */
export const LITTLE_WORDS = wordSet(
  `a al ante bajo con contra de del desde en entre hacia hasta para por segun sin sobre tras durante y e o u ni pero sino que quien cual
  cuyo cuya como cuando donde porque pues si no se me te le les lo la los las el un una unos unas yo tu el ella ellos ellas nosotros
  vosotros usted mi mis su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel aquella aqui alli ahi
  hay es era son eran fue fueron ser estar esta estaba estan ha han he haber muy mas menos mucho mucha muchos muchas poco poca todo toda
  todos todas otro otra otros otras algun alguna alguien nadie nada algo ya aun todavia siempre nunca tambien tampoco solo ademas entonces
  luego despues antes ahora hoy ayer mañana anoche asi aunque mientras cada dos tres cuatro cinco seis siete ocho nueve diez casi bien mal`,
  `the a an and or but nor so if then than as at by for from in into of off on onto out over to under up with without about after before
  i you he she it we they me him her us them my your his its our their mine this that these those here there who whom whose which what
  when where why how is am are was were be been being do does did has have had can could will would shall should may might must not no yes
  very more most much many some any all both each every other another one two three four five six seven eight nine ten also too just only
  once again always never maybe perhaps today tomorrow tonight yesterday now let let's i'm it's don't doesn't can't won't
  xq pq porq tb tmb bn xfa pls plz pqe shes hes theyre youre dont doesnt didnt isnt wasnt arent cant wont wouldnt couldnt shouldnt hasnt havent ive weve thats whats whos theres`,
);

/** Nouns and verbs with which parents begin a request, and everyday words that may carry a capital. Not names. */
export const EVERYDAY_WORDS = wordSet(
  `cuento cuentos historia historias relato aventura aventuras cuenta cuentame cuentale cuentanos quiero quisiera querria queremos quiere haz
  hazme escribe escribeme inventa inventate dame dime narra crea ponme necesito necesitamos busco gracias hola uf uff ufff ufffff puf puff buf buff jolin jo jope ay ains uy hala bua argh ugh phew buenas favor porfa porfavor
  mama papa mami papi abuela abuelo abuelita abuelito yaya yayo tia tio hijo hija hijos hijas hermano hermana hermanos hermanas hermanito
  hermanita primo prima primos nieto nieta nietos sobrino sobrina niño niña niños niñas chico chica chicos bebe peque peques gemelos mellizos
  amigo amiga amigos amigas señor señora don doña rey reina principe princesa caballero mago maga bruja hada pirata piratas sirena sirenas
  habia erase vez dia noche noches tarde tiempo sueño sueños dormir duerme magia amor amistad miedo magico magica bosque mar cielo tierra
  castillo planeta espacio luna sol estrella estrellas mundo casa cole colegio escuela parque jardin playa montaña rio isla barco tren coche
  coches camion camiones nave naves cohete futbol tesoro tesoros mapa llave puerta ventana cama cumpleaños fiesta navidad reyes halloween
  pascua verano invierno otoño primavera final feliz moraleja titulo tema idea genero personaje personajes protagonista nombre nombres edad
  años anos corto corta largo larga divertido divertida bonito bonita tierno gracioso calma tranquilo tranquila pequeño pequeña grande
  nuevo nueva viejo vieja bueno buena malo mala rojo roja azul verde blanco negro rosa dorado valiente valientes feroz juega juegan canta
  llora rie salta corre come vive viven tiene tienen encuentra encuentran descubre va van viaja sueña aprende ayuda quieren pierde busca
  sale salen aparece aparezca salga salgan haya sea son seria trata trate pasa ocurre imagina sucede adora ama gusta gustan encanta
  encantan odia teme perro perros gato gatos dragon dragones dinosaurio dinosaurios unicornio unicornios robot robots animales animal
  ciudad pueblo granja selva oceano universo lluvia nieve tormenta ruido oscuridad dientes diente medico hospital dentista vacaciones`,
  `story stories tale tales tell write make create give please thanks thank hello hi hey dear need want wants wanted would like likes
  loves love mum mom mommy mummy mama dad daddy papa grandma grandpa granny grandad nana nanny gran aunt auntie uncle son daughter sons
  daughters brother sister brothers sisters cousin cousins grandson granddaughter nephew niece boy girl boys girls kid kids child children
  baby toddler twins friend friends mister miss king queen prince princess knight knights wizard witch fairy fairies pirate pirates mermaid
  mermaids day night bedtime sleep dream dreams time magic magical adventure adventures friendship fear forest sea ocean sky earth castle
  planet space moon sun star stars world house home school park garden beach mountain river island boat train car cars truck trucks rocket
  football soccer treasure map key door window bed birthday party christmas halloween easter summer winter autumn spring fall ending happy
  moral title theme idea genre character characters hero heroine protagonist name names age years year old short long funny cute sweet calm
  gentle quiet little small big tiny great new good bad red blue green white black pink golden brave silly lost once upon there meets finds
  goes gets plays sings dreams learns helps named called about involving featuring including starring something someone somebody everyone
  nobody dog dogs cat cats dragon dragons dinosaur dinosaurs unicorn unicorns robot robots animals animal city town village farm jungle
  wee lil hubby hubs wifey missus postie bestie kiddo kiddos universe rain snow storm noise dark darkness tooth teeth doctor hospital dentist holiday holidays vacation english spanish`,
);

/** Days, months, holidays and tongues: capitals that are not names. */
export const CALENDAR_WORDS = wordSet(
  `lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre
  noviembre diciembre español inglesa ingles española castellano catalan navidad nochebuena reyes`,
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december english spanish french american british christmas easter halloween thanksgiving shabbat sabbath passover purim holi onam pongal vaisakhi nowruz songkran hogmanay diwali ramadan eid hanukkah`,
);

/** Heroes who belong to somebody else, and people who are known to everybody: the story goes on without them. */
export const BORROWED_NAMES = wordSet(
  `spiderman spider-man batman superman hulk thor ironman avengers vengadores peppa pikachu pokemon bluey bingo mickey minnie pluto goofy
  frozen moana vaiana encanto minecraft sonic fortnite roblox barbie lego disney pixar marvel netflix youtube messi ronaldo mbappe
  beyonce shakira potter hogwarts hermione voldemort gandalf frodo yoda skywalker vader dumbo shrek nemo doraemon pocoyo dora paw patrol
  patrulla canina oreo nutella colacao kinder crocs nike adidas tesco lidl aldi mercadona ikea carrefour oxxo greggs starbucks mcdonalds mcdonald nintendo playstation xbox tiktok instagram
  whatsapp google alexa siri stitch spidey batgirl supergirl superwoman pooh grogu godzilla labubu haaland bellingham facebook twitch masterchef eurovision talgo renfe iberia ryanair daleks dalek transformers tamagotchi pocoyo peppa cocomelon blippi gruffalo grufalo teletubbies teletubby woody buzz minions minion gru numberblocks alphablocks bing duggee octonauts octonautas supertato supergato chewbacca groot rapunzel cenicienta
  cinderella goldilocks ricitos pinocho pinocchio caperucita blancanieves aladdin aladino mulan pumba timon mufasa elmo garfield snoopy asterix obelix tintin mafalda kirby yoshi bowser mewtwo eevee charizard
  naruto goku vegeta totoro ponyo athletic betis barça arsenal everton tottenham juventus boca newells newell madridista hogwarts dumbledore hagrid draco malfoy katniss gollum bilbo aslan
  catan bizum spotify wii lego legos duplo playmobil hotwheels pokemons digimon beyblade bakugan nerf oxxo chocoramo gansitos jollof spotify uber`,
);

/** Places that parents name: countries, capitals and large cities, and the planets. Not exhaustive; "en X" and "in X" catch the rest. */
export const PLACE_NAMES = wordSet(
  `españa madrid barcelona valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid vigo gijon granada oviedo cadiz
  almeria burgos salamanca toledo cuenca segovia avila huelva jaen leon lugo orense ourense pontevedra galicia asturias cantabria navarra
  pamplona aragon cataluña andalucia extremadura castilla mancha canarias tenerife lanzarote fuerteventura mallorca menorca ibiza
  santander logroño rioja teruel huesca lleida girona tarragona castellon albacete badajoz caceres merida ceuta melilla pirineos
  mexico argentina colombia chile peru venezuela ecuador bolivia paraguay uruguay cuba panama honduras guatemala nicaragua
  bogota lima quito caracas montevideo santiago habana monterrey guadalajara medellin cali rosario patagonia amazonas andes
  portugal lisboa francia paris italia roma venecia alemania berlin inglaterra londres escocia irlanda grecia atenas egipto marruecos africa
  asia europa america oceania antartida china japon tokio rusia australia india brasil canada noruega suecia finlandia islandia suiza
  estambul dubai abu dhabi marrakech nairobi lagos manila bangkok bali seul pekin shanghai bombay delhi katmandu viena praga budapest varsovia
  bruselas amsterdam oporto napoles turin copenhague estocolmo oslo helsinki reikiavik cartagena cusco cuzco oaxaca puebla
  cancun tijuana veracruz maracaibo barranquilla mendoza bariloche valparaiso chiloe arequipa guayaquil
  marte venus jupiter saturno mercurio urano neptuno pluton tierra via lactea andromeda polo`,
  `spain france italy germany england scotland wales ireland britain london paris rome venice berlin madrid barcelona lisbon dublin edinburgh
  glasgow manchester liverpool leeds bristol birmingham cardiff belfast oxford cambridge york cornwall devon kent
  usa america york boston chicago texas california florida hollywood seattle denver dallas houston miami atlanta washington philadelphia
  hawaii alaska canada toronto vancouver montreal mexico brazil argentina peru chile cuba jamaica egypt morocco kenya nigeria africa asia
  europe antarctica china japan tokyo russia australia sydney melbourne india norway sweden finland iceland denmark switzerland greece turkey
  istanbul dubai bangkok manila nairobi lagos accra mumbai delhi kolkata bengaluru bangalore chennai karachi lahore dhaka kathmandu beijing
  shanghai seoul singapore jakarta bali hanoi marrakesh casablanca cairo capetown prague budapest warsaw krakow brussels amsterdam
  copenhagen stockholm oslo helsinki reykjavik naples vegas nashville brisbane perth hobart tasmania wellington
  legoland disneyland oz narnia neverland wonderland lapland
  mars venus jupiter saturn mercury uranus neptune pluto arctic pole everest sahara amazon atlantic pacific`,
);

/** Names that people give to pets, some of which are plain nouns: believed, even in lower case, only right after the animal. */
export const PET_NAMES = wordSet(
  `nube luna toby coco rocky canela trufa bimba kira thor nala simba zeus lola rex firulais copito bola manchas pelusa chispa chispas trasto
  lucero rayo canelo galleta churro pipa pipo kiko tito linda bella bruno max milo oreo nina mia leo sol estrella fuego humo tizon fuegito
  salt pepper sal pimienta nemo arena mantequilla avellana almendra castaña limon fresa menta miel azucar cacao panda osito conejo monkey bear bunny teddy duck ducky
  biscuit buddy bella cookie daisy max charlie cooper lucky pepper ginger muffin patches socks whiskers mittens spot fluffy scout bailey
  sparky ember smokey sunny snowy shadow pumpkin marble pickle pickles bean peanut waffles button bubbles spark puff sparkle midnight`,
  `copper bandit rusty dusty buttercup cinnamon nutmeg marmalade toffee fudge caramel honey hazel maple noodle noodles dumpling nugget popcorn pretzel
  cupcake brownie crumpet crumble doughnut marshmallow meatball sprout turnip radish clover daffodil thistle bramble acorn conker hopper thumper
  flapjack pancake moonbeam sunbeam starlight stardust toast crumb crumbs custard pudding treacle crouton cheddar mango moss twig thunder blizzard icicle cloudy galaxy
  flopsy mopsy bumble bumper scamper scruff scruffy fuzzy fuzz wags wagger zippy speedy turbo rocket comet jet jasper onyx pebble pebbles
  duke rascal trouble pirate tigger stripes freckles speckles splash bubble sprinkles truffle mochi sushi taco nacho chewy gizmo pixel widget`,
  `sombra brisa boton tormenta chubasco cascabel cascabeles timbal bongo canica peonza tornillo tuerca muelle grillo manchitas bigotes bigotitos orejas orejitas motas mota pecas pelusita algodon nieve copo tambor bombon caramelo bizcocho turron mazapan magdalena
  garbanzo lenteja pepino tomate zanahoria rabanito aceituna pistacho cacahuete palomita churrete trasgo duende trueno relampago tornado ciclon
  centella brujula pirata capitan bandido zorrito patitas botas calcetin guantes pompon peluso bolita canica chicle regaliz chocolate vainilla
  canelita negrita blanquita rubio moreno tigre mostaza ketchup nachos tequila chorizo morcilla frijol frijolito maiz mole totopo`,
);
