/**
 * First names of children by where they are most given, beside the commonest of Spanish and English. Without accents: names are
 * compared folded. A name of both lists is for anybody.
 */
export const GIRLS_OF_THE_WORLD: readonly string[] = [
  // Given every year in Spain and the British Isles, though less often.
  `carmela amapola adelina agata agueda aida angeles bibiana cintia clarisa dafne debora denisse elba ema encarna enya estibaliz fany flavia
  gadea gema gimena ginebra gracia iciar izara janire jara leyre melania meritxell naiara naira ohiane olaia siria telma vania abby alison
  beatrix belle bethany betsy brooke cassidy cecily coraline elle esme eve clover marigold briar bluebell solveig henrietta kelsey liberty macy maddison milly neve selina seren
  suzy vesper`,
  // Latin America and what Spanish families took over in the last decades.
  `ximena jimena renata regina romina abril antonella antonela aitana alondra amaya anahi ariana araceli arely ashly azul azucena belen
  betania betzabe bianca brenda brisa briana britany camilita candela carina carito caro catalina catita celina chabela chavela chayo
  chelita chepa cielo citlali citlalli constanza coralia daniela danna dayana deisy delfina dominga edith eliana elida elisenda eloisa
  elvira emiliana ernestina esmeralda estefania estefany estela etelvina eulalia evangelina evelin fabiana fabiola fatima fernanda
  fiorella florencia francesca genoveva georgina geraldine gianella giovanna giuliana graciela griselda guillermina heidy herminia hilda
  hortensia ileana imelda ingrid iracema isabela isaura isidora itzel ivana ivanna ivette ixchel jacinta jackeline janeth jazmin jocelyn
  josefina juanita julieta julissa karen karina karla karol katia katy keila kiara killa leidy lesly leticia lia ligia liliana lisbeth
  lisset lizbeth lluvia lorenza lorna loreto lourdes luciana lucha lucero ludmila luisana lupita luzmila maca macarena magali magaly
  maite malena malu manuelita marcia maricarmen maricela maricruz mariel marisa marisol maritza mariu marlene martita mayra mayte melany
  melina melisa mercedes merce mica milagros millaray mireya miriam mirta moira morena nahiara nahia nayeli nayara nelida nelly ninoska
  noelia norma nubia ofelia olaya olimpia oriana otilia paloma pamela paola paula paulina petrona pia pili pilar priscila purificacion
  quetzalli rafaela ramona raquel rayen rebeca reyna rigoberta rocio rosalba rosalia rosalinda rosana rosario rosaura roxana ruperta
  salome samara samira sandra sarai selene serena silvana socorro sofi solange sole stefania susi tati teodora teresita thalia tomasa
  trini valentina valeria vale vanina vicky viki victoriana violeta viridiana wendy xiomara xochitl yadira yanina yara yareli yaretzi
  yasna yenifer yesenia yolotzin yuliana yuridia zoraida zulma chaska nina sisa sami illari maravillas rosita juli lu mechi meli nati
  romi sofia agus agustina delfi justina jacoba pancha panchita fran mora uma ambar allegra alegra bautista francisca amparito tere maru`,
  // Basque, Catalan, Galician.
  `ainara ainhize ainize aiora alaitz alaia alaine amagoia amaiur amalur ane anne aneta arantxa arantza araitz arrate ariane edurne eider
  eki elaia elaine elene elixabete enara ener enea eneritz eire garazi garbiñe gaxuxa goizane gurutze haizea haizene hegoa hodei idoia
  igone ihintza irati iraia irune irantzu itsaso itxaro itxaso itxasne ixone izar izaro izaskun izortz jone jugatx josune kattalin
  karmele katixa laida laiene lide lorea lore lur maddi maddalen maialen maitane maitena malen maren mirari miren nagore nahikari naroa
  nekane nerea nora oihana oihane olatz onditz otsanda oneka paskuala peru saioa sara sorkunde sorne sua txell udane uxue uxua xabadin
  ziortza zuriñe zurine zuri zuria zaloa aina ainoa alba anna arlet assumpta aurembiaix blanca bruna carme cesca clàudia cinta dolors
  elisenda emma estel etna eulàlia fiona foix gal·la gemma gina goretti grisel ivet jana joana jordina judit julia laia llùcia llum
  lluna mar maria mariona marta mercè mireia mirea montse montserrat neus noa núria ona paula pepita queralt quima remei roser rut
  sílvia tecla vinyet xènia zaida anxela antía aldara aloia andaina aroa brisa breixa carmiña catarina comba cristal erea einés erin
  estrela eva iria iría icia lúa luar maruxa marusa mariña maría mencía minia navia noela olalla rosalía rosiña sabela sabeliña saleta
  sabina tareixa uxía uxia xandra xana xela xenxa xiana ximena xoana xulia zeltia airas`,
  // Ireland, Scotland, Wales.
  `aibhlinn aine aisling aislinn aoibhe aoibheann aoibhinn aoife bebhinn blathnaid brid brigid caoilfhionn caoimhe caragh ciara cliodhna
  clodagh cora deirdre dervla eabha eavan eilidh eilis eimear eimhear eithne emer erin etain fiadh fionnuala fionnghuala grainne gobnait
  keelin laoise maebh maeve maedhbh mairead maire maighread moya muireann nainsi neasa niamh nessa nuala oonagh orla orlaith orlagh
  ailbhe riona roise roisin sadhbh saoirse sile sinead siobhan siofra sorcha tara teagan treasa una ailsa catriona effie elspeth fenella
  fearne fern isla iona isobel kirsty lorna mairi mhairi morag morven morwenna rhona senga shona skye eilean angharad anwen bethan
  bronwen bronte branwen carys catrin ceinwen ceri cerys delyth dilys efa eirlys eleri elin elen enfys ffion gwen gwenllian gwyneth
  heledd lowri llinos mabli mali mared megan meinir menna mair myfanwy nerys nia non olwen rhian rhiannon sian sioned tegan tegwen tesni
  demelza kerensa lowenna tamsin elowen jenna jenifer merryn`,
  // English of everywhere, the newer and the rarer.
  `kit abbie abi ada adele adelaide agnes aimee alana alanna albie alessia alexa alexandra alexandria alexis alexia alissa alisha allie alyssa
  amanda amaya amelie amina anastasia anais anabel annabel annabelle annalise annette annika anouk antonia anthea araminta arabella aria
  arianna ariella arwen astrid athena aubree aurelia ava avril ayana bailey barbara becky becca bella bess bessie bette bettina beverley
  billie birdie blair blossom blythe bonnie bonny bryony brenna briony bryn cadence calla callie cami carly carmel carrie casey
  cassandra cassie celeste celine charis charli chelsea cher cheryl christabel christina chrissie cindy clare clarice clarissa claudette
  claudine clemmie clementine cleo coco colette connie constance cordelia coral corinne cressida dahlia dakota dana danielle daphne
  darcey darcie darcy davina dawn debbie debra delia della delphine demi denise dian diane dinah dolores donna doreen doris dorothea dot
  dottie ebony edie effie effy elaine elara eleanora elena elise eliza ella-rose ellen ellery elodie eloisa elouise elowen elspeth elva
  emelia emeline emilie emmeline emmie enid erika erin estelle ettie etta eugenia eugenie euphemia evangeline evalyn evie-rose fallon
  fay faye fawn felicity fern fleur flo flora florrie flossie fran francesca frankie freddie frieda gabby gabi gabrielle gaia geena
  georgie georgina geraldine gertie gertrude gigi gilda gillian ginevra gladys glenda goldie greer greta gretchen gretel gwendolen
  gwendolyn gwenda hallie hanna hattie haven heather hebe hetty hettie hilary hilda hollie honor honey honora horatia inez indie india
  indigo indy ingrid iona ione isabel isadora isobel ivanka izzie izzy jackie jacinta jacqueline jaime janelle janice janis jacquetta
  jayla jayne jeanette jeanne jemima jemma jenna jennie jess jessamy jessie jill jo joanie jobeth jodie joely joni jordana josephina
  josie joyce juliet juliette juno justine kaia kaitlyn kara karina karly katarina katelyn katharine katherine kathleen katja katrina
  katy kaya kayla kayleigh keira keisha kendall kendra kenzie kerry kezia kiki kira kitty kristen kristin kyla kyra kylie lacey laila
  lana lara larissa latoya laurel laurie lavinia layla leanne leda leia lena lenora leona leonie leonora leslie lesley leticia letty
  lettie lexi lexie libby lila lilac lilah lili lilia lilian lilith lillie linnea linnet livia livvy lizzy lois lolly loretta lori
  lorelei lorna lorraine lottie lotte lou louella louisa lourdes luann lucie lucille lucinda lucretia lula lulu luna-rose lux lyanna
  lyndsey lynn lynne lyra mabel mabelle mackenzie maddie maddy madeleine mae maeve mage maia maisy mallory mandie manon mara marcella
  marcia marcie margery margie margo maribel marian marianne mariella marigold marilyn marion marisol marissa marjorie marlene marley
  marlowe marnie martina maryam maryann matty maud maude maura maureen mavis maxine mckenna meera meg mel melina melinda melisande mercy
  meredith meryl mia-rose michaela michelle mika mikaela mildred millicent mimi mina mindy minerva mira mirabel miranda mitzi moira
  mollie mona monica morgan moriah muriel myla myra myrtle nadine nala nan nancie nanette nell nelly nerys nesta nettie nia nicola
  nicole nicolette nikita nikki nina noa noelle nola nora-mae noreen norma nova octavia odette odile olympia oona opal ophelia orla
  ottilie ottoline paige pandora pansy paris patience patsy patty paula paulette pauline pearl peggy perdita petal petula philippa
  philomena phyllis pia pixie polly poppie portia posy primrose priscilla prue prudence queenie rachael raelyn rae ramona raya reagan
  rebecca reese regan reggie rhea rhoda rina ripley ritchie river roberta robyn rochelle romilly romy ronja rosabel rosaleen rosalie
  rosaline rosanna rosemarie roslyn rowena roxanne roxie roxy ruthie sabina sabrina sacha saffron saffy sally salome samara sammie
  sandie saskia savanna sephora seraphina serena shannon shauna shea shelby shelley shiloh shona sian sidney sienna sierra simone sinead
  siobhan sky skyla sofie sonia sonya sorrel stacey stacy stella-mae stephanie stevie summer sunniva susannah susanna suzanne
  suzie sybil sydney sylvia sylvie tabby talia tallulah tamara tamsin tania tanya tansy tasha tatum tawny taya taylor temperance teresa
  terri tess thalia thea thelma theresa tia tiana tiffany tilda tillie tina tinsley tonya tori tracey tracy trina trinny trinity trish
  trixie trudy tuesday twyla uma unity valentina vanessa velma venetia verity verna vicki vicky viola vita viv vivi vivien vivienne
  wanda wednesday whitney wilhelmina willa wilma winifred winnie winona wynn xanthe xena yvette yvonne yolanda zelda zena zinnia zoey
  zola zora zuzu ellie-mae ellie-may ava-grace gracie gracie-mae lily-mae lilly lilly-mae daisy-mae evie-mae poppy-mae kacey kacie
  jaycee tayla keeley demi-leigh`,
  // Italian, Portuguese, French, German, Dutch, Nordic.
  `alessandra alessia allegra asia beatrice benedetta bianca chiara cosima eleonora elisabetta federica fiammetta fiorenza gaia ginevra
  giada giorgia giulia giulietta ilaria isabella ludovica luciana maddalena margherita marta matilda mariella michela noemi ornella
  paola perla raffaella serafina simona sveva vittoria viola agatha alzira aparecida beatriz benedita bia bruna caetana carolina cecilia
  clarice clarinha conceicao duda eduarda esmeralda fatima gabriela graça helena heloisa iara inacia inez isadora isis janaina joana
  juliana lara leticia livia lorena luana lucia luiza manuela mariana marisa matilde mirela nathalia rafaela raissa rebeca rosinha
  sabrina sofia tainara tais thais thaisa valentina vitoria yasmim adele adeline agathe aglae albane alix amandine ambre amelie anais
  angelique anne-sophie anouk apolline aude axelle berenice camille capucine cecile celestine celine chantal charlene clemence cleo
  clothilde colette coralie delphine domitille elea eleonore elise elodie eloise emeline emilie emmanuelle estelle eugenie eulalie
  fantine faustine fleur francoise gabrielle gaelle genevieve helene heloise hortense ines isabelle jeanne josephine joséphine juliette
  justine laure laurence leane lea leonie lilou lison loane lou louane lucie lucile ludivine madeleine maelle maelys maeva manon margaux
  margot marguerite marie-claire marion mathilde maud melanie melina melisande michele mirabelle monique nathalie ninon noelie noemie
  oceane odette odile ombeline pauline penelope perrine rosalie romane salome sandrine sidonie solene sophie suzanne sylvie valentine
  valerie victoire violette yseult zelie anneliese anja anke annika antje birgit brigitte charlotte clara dagmar edeltraud elfriede elke
  elsbeth emilia finja frauke freya frida friederike friedel gerda gisela greta gretel gudrun hannelore hedwig heidi heike helga henrike
  hilde hildegard ilse inga inge ingeborg irmgard isolde jule juliane jutta karin karoline katharina kathe katja katrin kerstin klara
  klothilde leni liesel liselotte lotta lotte luise luzie magda maike maja mareike marit marlene mathilda merle mia mieke mila mina nele
  nora paula petra pia renate ronja rosemarie runa sabine saskia sieglinde sigrid silke smilla sofie svenja theresa thea tilda trude
  ulrike ursula ute wiebke anneke beatrijs bente carlijn doutzen fenna femke floor hanneke janneke jet juul katrijn liesbeth lieke loes
  maartje maaike madelief margriet marijke mirthe nienke noortje rixt roos saar sanne sjoukje sterre tess tineke tjitske veerle yfke
  agnetha alva alma anniken astrid aud birgitta birte bodil britta brynhild dagny ebba edda eira elin ellinor elsa embla frigg freja
  gerd gro gunhild gunilla hedda hedvig hildur idun inger ingrid ingunn johanna jonna kaisa kajsa karen katla kirsten lena linnea liv
  lovisa lykke malin maren marte mette mia-lina nanna pernille ragnhild saga sanna sigrun signe silje siri sissel siv solveig solvej
  sunniva sunneva svea synnove thora thyra tilde tindra tiril tone tora torunn tove tuva tyra tuulikki unn unni vigdis vilde wenche yrsa
  ylva aino aila aili anneli eeva eevi elli helmi hilja inkeri kerttu lahja lempi lumi maarit marja mirja niina outi paivi pihla raija
  ritva saara saimi seija sini sirkka suvi taimi tarja tuula tuuli tuulia ulla venla vieno`,
  // Slavic, Baltic, Hungarian, Romanian, Greek, Georgian, Armenian, Turkish.
  `agafya agnieszka aleksandra alenka alina aliona alisa alla alicja ana-maria anastasiya anastasija anastazja anca andreea anica anicka
  aneta aniela aniko annushka anya asya beata bela biljana blazena bogdana bojana bozena brankica branka bronislawa daria darina darya
  dasha desislava dijana divna dobrila dominika dorota dragana draginja dubravka dunja dunya ecaterina eda edita ekaterina elzbieta
  emese erzsebet eva-maria ewa ewelina galina ganna gordana grazyna halina halszka hana hania hanka hanna helenka hristina iga ilinca
  ilona ines ioana irena irina irinka iryna ivana ivanka ivka iva iwona izabela izolda jadwiga jadranka jagoda janka jaroslava jasmina
  jasna jelena jelka jitka joanna jolana jolanta jovana julianna julka justyna kamila karolina kasia kasha katalin katarina katarzyna
  katerina katica katka katya katyusha kinga klara klaudia krystyna krisztina ksenia ksenija kseniya kveta kvetoslava larisa lenka lesya
  lidia lidka lidiya liliya ljiljana ljubica ljubov lubov lucja lucka ludmila luiza lyubov lyudmila magda magdalena maja maya malgorzata
  malgosia malina manka manja mara marfa margita maria-magdalena marija marika marina mariska mariya marketa marta marusya
  maryana masha marzena matrena mica milana milena mileva milica milka miroslava mirjana mishka monika nada nadezhda nadja nadya nastya
  nastia natalia natalka natalya natasha natasza nevena nikola nikoleta nina nonna oksana oksanka olena olenka olesya olga olya oxana
  oleksandra patrycja pavlina pavla pelageya petra polina polya radka radmila raisa raluca ruxandra renata roksana rozalia roza ruzena
  ruta sanja sasha senka simona simonka sladjana slavica slavka smiljana snezana snezhana sofiya sofiyka sofija sofiia sonya soňa sonka
  stanislava stana stanka stasia stasya stefka stoyanka sveta svetlana sylwia tamara tanja tanya tatjana tatyana tekla tereza terezka
  tijana tina tonka ulyana uliana urszula valentyna vanda vanja varvara varya vasilisa vera verica veronika vesna veselina viktoria
  viktorija vilma violetta vlasta vojtecha wanda weronika wiktoria wioletta yana yaroslava yaryna yelena yeva yevgenia yulia yuliya
  zhanna zhenya zdenka zinaida zlata zofia zoja zosia zoya zorica zorka zsofia zsuzsa zsuzsanna zuzana zuzanna zuzka agne aiste austeja
  egle gabija goda ieva jurate kotryna laima lina liepa milda ugne urte vaiva zivile aija anete baiba dace elza evija ilze inese laura
  liga madara santa sintija agota boglarka borbala csenge csilla dorina dorottya edit eniko eszter fanni flora fruzsina gizella gyongyi
  hajnalka ildiko jolan judit kata katinka kincso lilla luca melinda noemi nora orsolya panni piroska reka rozsa sari sarolta tunde
  virag zita adela alexandra anamaria camelia catinca corina cosmina crina daciana denisa doina elena florica floriana ileana iulia
  lavinia loredana luminita madalina mihaela mirela monica nicoleta oana otilia paula ramona rodica roxana smaranda sorina stefania
  teodora tudorita valentina veronica viorica zina aglaia agapi aliki anthi anastasia aphrodite areti ariadne artemis aspasia athina
  calliope chara chrysa danae despina dimitra dora effie eftychia eirini elektra eleftheria eleni evangelia evdokia evgenia fotini
  galatea georgia haris ilektra ioanna iphigenia kalliopi katina konstantina kyriaki lemonia lito maro marianthi myrto nefeli niki
  nikoletta ourania panagiota paraskevi pelagia persephone polyxeni smaragda sofia stamatia stavroula styliani tasoula thalia thekla
  theodora vasiliki xanthi zenobia zoe ana-nino barbare ekaterine eka ketevan keti khatia lela lika mariam mariami nana nani natia nino
  rusudan salome tamar tamta tamuna teona tinatin anahit ani araksya arevik arpine astghik gayane hasmik hripsime karine lilit lusine
  mane marine nare narine nune satenik shushan siranush sona tatevik varduhi zara asli aysegul ayse aysel aylin aysu azra bahar basak
  beren betul beyza bilge burcu busra canan cansu ceren ceyda damla defne derya dilara dilek duygu ebru ece ela elif emel emine esma
  esra eylul ezgi fadime fatma feride feyza figen filiz fusun gamze gizem gonca gonul gul gulay gulcan gulsen gulsum gunes hacer hande
  hatice havva hazal hulya ilayda ipek irem jale kubra lale leyla melek melike meltem meryem merve mine muge mujde naz nazan nazli nehir
  nermin nesrin neslihan nevin nil nilay nilufer nisa nur nuray nurcan oya ozge ozlem pelin pinar rabia rana reyhan ruya saadet seda
  selin selma sema serap sevda sevgi sevim sevinc sibel simge sinem songul sude sule sultan tugba tulay tulin tuna umay yagmur yasemin
  yeliz yesim yildiz zehra zeliha zerrin zeynep zumra`,
  // Arabic, Persian, Hebrew, and the Muslim world.
  `aaliyah abeer abir aisha aicha aya ayah ayat aziza asma asmaa amal amani amat amina aminah amira amirah anisa arwa aseel asiya asya azza
  badra bahia bashira basma batoul bushra buthaina chaima dalal dalia dana danah dania deema dima dina doaa dounia dua duha eman esra
  farah farida faten fatema fatiha fatima fatimah fatma fatoumata fawzia feriel fidda firdaws ghada ghadir ghazal ghita habiba hadia
  hadil hadja hafsa hafsah hajar hajer hala halima hana hanaa hanan hanane hania hanin hasna hawa hayat haya haneen hiba hind houda hoda
  huda ibtissam ikram ilham iman imane inaya ines insaf israa jamila jana jannat jannah jawahir jihane joud joumana juman jumana kadija
  kamar karima kawtar kenza khadija khadijah khadra khaoula kholoud khulud lamia lamis lana latifa layal layan leen leena leila leyla
  lina loubna lubna lujain maha mai maisa malak malika manal manar maram mariam maryam marwa maryem maya maysa meryem mina mona mouna
  mounia munira muna nabila nada nadia nadine nadira naima najat najma najwa nawal nawel nayla nesrine nour noura nouria noor noora nora
  nura nihad nihal nisrine noha nuha oumaima rabab rabia rachida raghad rahma raja rajaa rana rand rania rawan rayan rayana reem rim
  rima rita roaa rokaya rouba roukaya ruba ruqayya saadia saba sabah sabrina safa safaa safia safiya sahar saida sakina salima
  salma salwa samah samar samia samiha samira sana sanaa sara sarah sarra sawsan selma shadia shahad shaima shatha shayma shereen sherin
  shirin siham soraya souad soukaina suad suha sumaya sumayya taghrid tala talia tasnim tasneem thuraya wafa wafaa warda widad wissal
  yara yasmin yasmina yasmine yousra yusra zahia zahra zaina zainab zaynab zeina zeinab zineb zohra zoubida zuhra afsaneh anahita arezoo
  atefeh azadeh azar bahareh banafsheh behnaz donya elaheh elham farnaz farzaneh fereshteh forough golnaz golnar haleh homa kimia laleh
  mahnaz mahsa mahin mandana mehri minoo mitra mojgan narges nasrin nazanin negar negin neda niloufar nika parisa parvaneh parvin pegah
  pari pouran roya roxaneh samaneh sepideh setareh shadi shahla simin soheila tahereh taraneh vida yalda yas zari ziba zohreh abigail
  adi adina ahuva aliza anat aviva ayala ayelet bat-el batya bracha chana chani chava chaya dafna dalit danit dikla dvora edna eden
  efrat einat elisheva esti galit gila gilah hadar hadas hadassah hagit hila idit ilana inbal irit keren kinneret lea liat libi lihi
  limor liora liron maayan malka meirav meital michal miri miriam moran moriah naama naomi nava neta netta nili nira nitza noa noga noya
  ofra ora oranit orit orly osnat perri pnina raizel raizy rachel reut rina rinat rivka rivky ronit rotem ruchama ruth sapir sarit shani
  sharon shayna sheindel shifra shir shira shiri shlomit shoshana shoshanna sigal sivan tal tali talya tamar tehila tirza tova tovah
  tzipi tzipora tzofia vered yael yaara yaffa yardena yehudit yocheved yona zehava zelda ziva`,
  // India, Pakistan, Bangladesh, Sri Lanka, Nepal.
  `aadhya aanya aaradhya aarna aarohi aarti aashi aditi adhira advika aisha aishani aishwarya akanksha akshara alia alisha alka amba ambika
  amita amrita amruta anamika ananya anaya angana anika anisha anita anjali anjana anju ankita annapurna anoushka anshika anu anupama
  anuradha anushka anvi anwesha apala aparna apoorva arpita arti aruna arundhati aruni asha ashima ashwini asmita avani avantika avni
  ayesha ayushi bandana barsha basanti bela bhagyashree bharati bhavana bhavya bhumi bhumika bina bindu bipasha chaitali chandana
  chandni chandra charu charvi chhavi chitra chiku damini damayanti darshana deepa deepali deepika deepti devika devi devyani dhara
  dhriti dia diksha dimple dipti disha divya diya drishti durga dipika ekta esha eshani falguni gargi gauri gayatri geeta geetha
  geetanjali gita gowri gunjan gurleen gurpreet hansika hansa harini harleen harpreet harshita heena hema hemlata himani hina indira
  indrani indu ira isha ishani ishika ishita jahnavi jaya jayanti jhanvi jhumpa jiya juhi jyoti jyotsna kajal kajol kala kalpana
  kamakshi kamala kamini kanchan kangana kanika karishma karuna kashvi kavita kavitha kavya ketaki khushi kiara kiran kirti komal kriti
  kritika krupa kumari kumud kunti lakshmi lalita lata latika lavanya laxmi leela lekha lila madhavi madhu madhuri mahika mahima
  maitreyi malati malini malvika mamta manasi manisha manjari manju manjula manorama mansi maya mayuri medha meena meenakshi meera megha
  meghana mehak menaka mina mira mishka mitali mohini mona mridula mrinal mukta myra nalini namrata nandini nandita nanki nanda navya
  neelam neeta neha nidhi niharika nikita nila nilima nimisha nina niranjana nirmala nisha nishtha nita nitara nithya nitya nivedita
  ojaswini oviya padma padmini pallavi panna pari parul parvati parvathi pavani payal pihu pooja poonam poorvi prachi pragya prajakta
  pramila pranali pranjal prarthana pratibha pratima preeti prerna preethi priti priya priyanka puja purnima purvi rachana rachna radha
  radhika ragini rajani rajshree raksha ramya rani ranjana rashmi rati ravina rekha renu renuka reshma reva ria richa ridhi riddhi rima
  ritika ritu riya rohini roopa roshni ruchi ruchira rukmini rupa rupali saanvi sadhana sakshi samaira samiksha samita sana sandhya
  sangeeta sania sanjana sanvi sapna sarala sarasvati saraswati sarika sarita saroj saumya savita savitri seema sejal shaila shalini
  shanaya shanta shanti sharda sharmila sharvani shashi sheela sheetal shefali shikha shilpa shital shivani shobha shraddha shravani
  shreya shriya shruti shubha shweta siddhi simran sita sitara smita sneha sohini sona sonal sonali sonam sonia srishti stuti subhadra
  suchitra sudha sujata sulekha suman sumati sumitra sunaina sunanda sundari sunita supriya surabhi suravi surbhi sushila sushma susmita
  swara swati sweta taara tanisha tanu tanuja tanvi tanya tara tejal tejaswini tithi trisha tulsi uma upasana urmila urvashi usha uttara
  vaidehi vaishali vaishnavi vandana vani vanita vanya varsha vasudha vasundhara vatsala veda vedika veena vibha vidhi vidya vimala
  vinita vinaya vishakha vrinda yamini yamuna yashika yashoda zaara zoya amna anum areeba arooj asma bano benazir bilqis bisma dua eman
  erum faiza fakhra farzana fauzia gul hafza hania hareem hira huma iqra javeria kainat kanwal khansa lubna mahira mahnoor maheen
  mahrukh malala maryam mehreen mehwish momina nadra naila nargis nasreen nazia nida nimra noreen parveen quratulain rabia rida rubina
  rukhsana saba sadaf sadia saima saira samina sanam shabana shabnam shaista shazia sidra sobia sumaira tahira tasneem tayyaba uzma
  yasmeen zainab zara zarin zeenat zubaida chamari dilhani dinusha hasini ishara kumudini nethmi sachini sanduni thilini tharushi menuka
  prakriti`,
  // East and South-East Asia, Oceania.
  `ai aiko aimi aina airi akane akari aki akiko akira ami anzu aoi arisa asako asami asuka atsuko aya ayaka ayako ayame ayumi ayano azumi
  azusa chie chieko chihiro chika chinatsu chiyo chiyoko eiko emi emiko erika eriko etsuko fumiko fuyuko hana hanako haruhi harue haruka
  haruko haruna hatsune hibiki hikari hikaru himari himawari hina hinata hitomi hiyori hiroko honoka ichika iroha itsuki izumi junko
  kaede kagome kana kanako kanna kanon kaori kaoru karin kasumi katsumi kazue kazuko keiko kiko kikue kimiko kiyoko kokoro koharu kokoa
  komari kotone kotori kumiko kurumi kyoko machiko madoka mai maiko maki makiko mako mami manami mana mao mari mariko masako masami mayu
  mayuko mayumi megumi mei meiko michiko midori mieko mika miki mikoto miku mimi minako minami mio misa misaki misako mitsuko mitsuki
  miu miwa mizuki moe momo momoka momoko motoko nagisa nana nanako nanami nao naoko naomi natsuki natsuko natsumi nene niko noriko
  nozomi reika reiko ren rie rieko rika riko rin rina rio risa ritsuko rui rumi rumiko runa ruri sachi sachiko sadako saki sakiko sakura
  sakurako satoko satomi satsuki saya sayaka sayuri seiko setsuko shigeko shinobu shiori shizuka shizuko shoko sora sumiko sumire suzu
  suzuka suzume tae takako takara tamaki tamiko tomoe tomoka tomoko tomomi toshiko tsubaki tsubasa tsukiko tsukushi ume umeko wakana yae
  yasuko yoko yoriko yoshie yoshiko yoshino yua yui yuka yukari yuki yukie yukiko yukina yuko yumi yumiko yuna yuri yuriko yurina yuzu
  yuzuki bora boram chaewon chaeyoung dahyun eun-ji eunbi eunji eunjung eunkyung gaeun haeun ha-eun haewon hayoung hee-jin heejin hyejin
  hyuna hyunjoo jia jieun ji-eun ji-woo jiwoo jihye jimin jina jinah jisoo jiwon ji-won jiyeon jiyoung kyung-mi mina minji min-ji
  minjeong minseo min-seo misun myung-hee nari nayeon saebyeok sangmi seo-yeon seoyeon seo-yun seoyun seohyun seulgi seungah sohee
  soojin sooyoung soyeon so-yeon sujin sumi suyeon yejin ye-jin yeonhee yeji yerin yoona yoonah yu-na yujin yura ah-ra areum ai-ling
  baozhai biyu bao-yu chang chao-xing chenxi chun chunhua daiyu dandan fang fangfang fei fenfang guanyin hong hua huan huifang hui
  hui-min huiling jia-li jiayi jiahui jiang jiao jiaying jingyi jing-yi jinghua jin-ae juan jiali lan lanfen lanying lei lian lianhua
  lihua li-hua li-na lijuan liling lin-lin ling lingling liqin liu li-wei mei-ling meihui meiling meifeng mei-mei mengyao min mingmei
  ming-yue nuan nuo peiyu ping qian qiang qing qingqing qiu qiuyue rong ruolan ruxin shan shu shufen shuang shui shuchun siyu song suyin
  ting tingting wan wanying wei-ling wen wenling xia xiang xiaoli xiao-mei xiaomei xiaoling xiaoyan xifeng xin xinyi xin-yi xinyan xiu
  xiulan xiuying xue xuan xueqin yan yanyan yaling yanmei yanting yating ying yingying yin yinuo yiran yitong yu yu-lan yue yuelin yulan
  yumei yun yunxi yutong yuxi yuxuan zhen zhenzhen zhilan zhu zihan zixuan ziyi anh bao-anh bich bich-ngoc chau chi cuc dao diep diem
  dung giang ha hang hanh hien hoa hoai hong-anh hue huong huyen khanh kieu kim-anh lan-anh lien linh loan ly mai-anh mai-linh minh-anh
  my my-linh nga ngan ngoc nguyet nhi nhu nhung nuong oanh phuong phuong-anh quyen quynh suong tam thanh thao thi thu thuy thuy-linh
  tien tinh trang tram trinh truc tu tuyen tuyet uyen vy yen malee anchali apsara arunee busaba chailai chantana chimlin duangkamol
  kanya kanchana kulap lamai lawan mali mayuree naiyana nong nok ploy pim pimchan ratana sirikit siriporn somsri suda sunee tida wanida
  waan ayu bulan cahaya citra dewi dian endah fitri indah intan kartika kartini lestari mawar melati ningsih nurul puspa putri ratna
  rini ratih sari siti sri sulastri tuti utami wati wulan yanti aisyah aminah azizah fatin hawa izzah khadijah mastura nabilah nadhirah
  nurin puteri qistina rosmah safiyyah syazwani zulaikha zaleha amihan amor analyn arlene bituin cherry dalisay girlie hiraya imee
  jasmin joyce ligaya liwayway luningning luzviminda mahalia maricel marites marivic mutya rowena tala alofa ana-lei anahera aroha
  ataahua awhina hine hinemoa huia kahurangi kiri lani leilani mahina maia makana makareta malia manaia mele mereana mere moana nalani
  ngaio ngaire noelani nui pania peata pele rangi roimata sefina sina tiare tia-marama tui waimarie whetu`,
  // Africa and its families elsewhere.
  `abeni abena abla adaeze adaku adama adanna adaora adenike adesua adetola adjoa adwoa afia afua afua-serwaa akilah akosua akua ama amahle
  amaka amani amara amarachi amina aminata amma anaya anika aniwa araba asantewaa asha ashanti assa astou awa awentia awo ayaan ayanda
  ayana ayo ayodele ayomide ayotunde ayomikun baaba baaka bintou binta bisi blessing bolanle bontle busisiwe bukola chiamaka chidera
  chidimma chika chikondi chimamanda chinenye chinwe chioma chipo chizoba coumba damilola dede dineo diarra djeneba dada ebele ebun efe
  efia efua ejehi ekua elikem elom enitan enyonam esi esihle esosa eunice ezinne ezinwa fadekemi fanta fatou fatoumata feyisayo fola
  folake folasade fumilayo funmi funmilayo funke gugu hadiza hauwa hawa hope ife ifeoma ifunanya ify ijeoma ime imani ime-obong iyabo
  jabu jamelia jendayi jendaya jumoke kadija kadiatou kamaria kambo kande kanoni karabo kehinde kelechi kemi khadijatou khanyi
  khanyisile khensani khethiwe kouta keza lebo lebohang lerato lindiwe lulama lulu luyanda makeda makena malaika mandisa mariama
  mariatou masego mbali mame mpho mosetsana mwende naana nala naledi nana-ama nandi ndidi ndileka ngozi ngozi-chukwu nia niara nkechi
  nkiruka nneka nnenna nobuhle nokuthula nolwazi nomalanga nomsa nomvula nomzamo nonhle nontando nosipho nozipho nthabiseng ntombi nyah
  nyala nyasha nyokabi nyambura obioma ogechi olabisi oluchi olufunke oluwaseyi omolara omotola onyinye ora osaze oumou palesa penda
  precious puleng ramatoulaye refilwe rudo rufaro sade safiya sagal salimata sanaa sekai sethunya sibongile simisola sindisiwe
  sithembile siti siyanda sona subira suubi taiwo tambudzai tapiwa temi temitope temperance tendai tenneh thabisa thandeka thandi
  thandiwe themba thembi tinashe titilayo tiwa tiwalade tola tolani tolu tomi tsehay tsion tumelo uchenna udo umu unathi uzoma wambui
  wangari wanjiru wanjiku wairimu winta yaa yaba yacine yaye yemi yetunde yewande zahara zainabu zanele zawadi zinhle zodwa zola
  zoleka zuri zuwena amarech aster bethlehem dagmawit eden eleni fikirte genet hanna hirut kidist kokebe lemlem mahlet makda mekdes
  meron mihret rahel ruth sara selam selamawit senait tigist tsega yordanos zewditu hodan ifrah ladan hibaq idil ayan sahra ubah deqa
  fowsia khadra nasteho tamara aaliyah aniyah deja ebony jada jalisa jayla kamilah kanisha kenya keshia kiara laquisha latasha latisha
  monique nevaeh quiana raven shanice shaniqua shanaya tamika tanisha tiana trinity`,
];

export const BOYS_OF_THE_WORLD: readonly string[] = [
  // Given every year in Spain and the British Isles, though less often.
  `adonis aureliano beltran borja carles eliam ernesto faustino galo miqueas moha neizan nicolau quino rai vicent clarence conrad daithi
  dallas guthrie lochlan roan`,
  // Latin America and what Spanish families took over in the last decades.
  `aaron abdiel abdon adalberto adan adolfo adriano agapito alan alcides aldo alejo alexis alirio alvaro amadeo amador amancio amaru
  amilcar ampelio anacleto anastasio andres anibal anselmo apolinar aquiles aquilino arcadio ariel aristides arnoldo arsenio artemio
  asdrubal ataulfo atilano atilio augusto aurelio auxilio axel baldomero baltasar bartolome bartolo basilio baudilio bautista belisario
  benicio benigno benja bernabe blas bonifacio braulio brayan brian briseño calixto camilo candido casimiro cayetano ceferino celestino
  cesario chema chepe cipriano ciriaco ciro clemente claudio conrado constantino cornelio cosme crispin cristhian cristofer cruz
  cuauhtemoc dante danilo dagoberto demetrio deivid desiderio diogenes dionisio donato edelmiro edison efrain eladio elian eliseo elmer
  elvis eleazar emanuel emerson emigdio epifanio erasmo ermenegildo estanislao eufrasio eulogio eusebio evaristo everardo exequiel fabio
  fabricio facu fausto feliciano felipe fermin fernan fidel filiberto filomeno flavio florentino florencio fortunato franco froilan
  fulgencio gaston genaro geronimo gerson giancarlo gianluca gilberto gines giovani godofredo gonza gregorio gualberto guido guille
  guillem gumersindo guzman haroldo heladio heliodoro heraclio herberto heriberto hermenegildo hermes hernan herminio hilario hipolito
  homero honorio horacio humberto iago ian ignacio ildefonso indalecio inocencio inti isaias isidoro isidro italo ivo jacinto jair jairo
  janeiro jeremias jeronimo jesse jhon joan jonas jonatan jonathan jose-luis joselito josafat josema josemi josue juancho juanjo juanma
  judas justino justo juve kevin ladislao lalo laureano lautaro lazaro leo leoncio leonidas leopoldo lino lisandro lito lope lucho
  luciano lucio luisito luismi macario macedonio malaquias mansueto marcelo marcial marciano mariano martiniano mate matheo matias mauro
  maxi maximo melchor melitón memo miguelito milan misael modesto moises nahuel napoleon narciso natanael nazareno nehemias nelson
  nepomuceno nestor nicanor nicasio nicolasito noe norberto octavio odin olegario onofre orlando osmar oswaldo otoniel ovidio
  pacho pancho joaco seba tato paquito pascual pastor patricio patxi paulino paulo pelayo perico petronilo plácido policarpo poncho porfirio primitivo
  prospero prudencio quintin quirino rafa ramiro raimundo reinaldo renato renzo ramon ricky rigoberto ringo rito robustiano rodolfo
  rodri rogelio roger romualdo roque rosendo rubencito rufino ruperto sabino salomon salustiano samu sancho sandro santino santos
  saturnino sebas segismundo segundo serafin serapio servando severino severo sigfrido silverio silvestre silvio simeon sixto sofronio
  tadeo teodosio teofilo tete thiaguito timoteo tito toribio torcuato trinitario tristan tupac ubaldo ulises urbano uriel valentino
  valeriano valerio venancio ventura vicentico victorino victorio vidal virgilio vito vladimir walter washington wenceslao wilfredo
  wilmer xavier yael yahir yandel yamil yeison yoel yolotl yonatan yordi yuri zenon lukas lian liam noah jayden kylian dylan erick derek
  iñaki ñaki izan ayax ares thor goku neo zion ezequias ilan javi javito manel manuelillo joselu josito juanlu chuy beto neto nando tavo toño toñito
  tono tomasito tomy tincho nacho nachito migue miguelangel fede fer tavito checo chente chucho quique kique pipe pipo juampi juanpi
  juanpa juancruz bauti benjita vicente gaby`,
  // Basque, Catalan, Galician.
  `adur aimar ager agoitz aiert ainhar aitzol akaitz alain allande amets ametz anartz ander andoni andolin anjel antton antxon aratz
  arkaitz arraitz artzai asier asteasu ardoi argi aritz aritza arrate artz atxuri axular barandiaran basajaun beñat benat bernat bidari
  bingen bittor bixente danel dabi dinart egoi egoitz ekain ekaitz eki elaia eñaut eneko endika eñeko eneritz erlantz eritz erramun
  ettore eukeni fermin gabon gaizka gaizko galder garikoitz gari garoa gartzen gaxan gentzane gilen goio goitz gorka gorane gotzon haitz
  hannot haritz hartz harkaitz hegoi hodei ibai ibon igor igon ihintz iker ilargi imanol imad iñigo inar inazio inhar intxixu inko ion
  iraitz iraultza ixaka itzain iur ixidor izei jakes jakue jagoba jokin jon joanes josu joseba jurgi julen kai kaiet kauldi kemen kepa
  kerman kimetz koldobika kristo lander lain laurgain lizar lohitzune loren luken lurgor maren markel martxel martxelo matxin mattin
  mikel mikelats mitxel muskilda nabar nikolas odei odol oier oihan oinatz okon olaitz ordoño oreka oroitz orkatz ortzi ostadar otxoa
  oxel patxi peio pello peru pettan raitz sabin samuel sendoa sua suharri sugoi suge telmo tibalt txanton txaber txomin txetxu ubarna
  ugaitz ugutz uhaitz unai unax unatz urdaspal urko urtzi uxio xabat xabi xabier xalbador xanti ximun xuban yon zadornin zorion zuhaitz
  zuhur zunbeltz zumar adrià aleix andreu aniol àngel antoni arnau artur bartomeu benet berenguer biel blai bonaventura bru cesc
  cristòfol dídac domènec eloi enric eudald ferran feliu ferriol francesc gabriel genís gerard german gil grau guerau guifré guillem
  guim hèctor ignasi isaac iu ivan jan jaume jaumet joan joanet joaquim joel jofre jordi josep juli julià llàtzer llibert lleó llorenç
  lluc lluís manel marc marçal martí mateu maurici max menna miquel narcís nil oleguer oriol oscar ot pasqual pau pep peret pere ponç
  pol quel quim quirze ramon ricard robert roc roger roderic romà salvador santi sebastià sergi sever simó teo toni tomàs valentí vicenç
  víctor xavi xavier zenon aloxo amador amaro andre anselmo antón anxo anxel artai bastian bieito borxa breixo brais breogan brandan
  cibran ciro cosme dinís duarte estevo eloy fiz fuco froilan farruco gael gonzalo guillerme ian iago icaro lois lourenzo lorenzo
  manecho manoel martiño mauro miro nuno oleg oliverio orlando paio paulo pedriño pedro ramiro roi roque rosendo rui senén senin suso
  tomé tomas uxío vicenzo xacobe xaime xan xaquín xeraldo xerardo xenxo xes xesus xiao ximo xian xoan xoel xose xulio xurxo yago zeltia`,
  // Ireland, Scotland, Wales.
  `ailbhe aindriu aodh aodhan aodhagan aengus aonghus artur barra bairre brendan breandan brian bryan cahir caoimhin caolan cathal cathair
  cian ciaran cillian colm colman colum comhghall conall conan conn conor conchobhar cormac cuan daire dara daragh darragh dermot
  diarmaid diarmuid declan deaglan donal donall donnacha donncha donagh eamon eamonn eanna emmet eoghan eoin eunan fachtna feargal
  fergal fergus fiach fiachra fintan fionn fionnan finnian fionntan flann garbhan garvan iarla jarlath kealan keelan kevin kieran
  killian lasairian lochlainn lorcan lonan lughaidh mael maitiu malachy mairtin manus micheal muiris murchadh murrough naoise neasan
  niall odhran odran oisin oran oscar padraig padraic padraigh paudie paidi phelim peadar piaras proinsias rian riain riordan ronan rory
  ruairi ruadhan ruadhri seamus sean seanan shay shane seosamh senan somhairle tadhg tiarnan tiernan tomas torin turlough ultan uilliam
  alasdair alastair alistair allister angus archibald aonghas blair bruce callum calum campbell coll colin craig dougal dougie douglas
  duncan ewan euan ewen finlay findlay fingal fraser gavin gillespie gordon graeme graham greig gregor hamish hector iain ian innes
  irvine jock keir kenneth lachlan lachie lennox leslie lewis logan lorne magnus malcolm mungo murdo murray neil ramsay ranald ross roy
  ruaraidh ruaridh sandy scott stewart struan torquil tavish wallace aled alun alwyn aneurin arwel arwyn awel barri bedwyr berwyn
  brychan bryn brynmor cadoc cai caradog carwyn cledwyn colwyn dafydd dai dewi dilwyn dylan ednyfed eifion elgan elis elfed emlyn emrys
  emyr eurig evan gareth garth geraint gerallt gethin glyn glyndwr griff gruffudd gruffydd gwilym gwyn gwynfor gwion hefin hopkin huw
  hywel iago idris iestyn ieuan ifan ifor illtyd ioan iolo iorwerth islwyn ithel lewys llew llewelyn llyr llywelyn macsen maelgwn
  maldwyn math mathonwy meilir meirion meredith merfyn merlin morgan myrddin neirin nye osian owain owen penri pryderi rheinallt rhodri
  rhun rhydian rhys sion steffan taliesin taran tegid teifi tomos trefor trystan tudor tudur wyn cador denzel jago jory kenver locryn
  lowen perran petroc piran trevelyan tristan`,
  // English of everywhere, the newer and the rarer.
  `abbott abe abel abner abraham abram ace ackley adair adlai aidan aiden al alan alaric alasdair alastair albert alden aldo aldous alec
  aled alexis alf alfie alfonzo alfred algernon algie alistair allan allen alonzo alvin ambrose amos andre andreas andy angelo angus
  ansel anton antony apollo archibald aric arlo armand armando arne arnold art artie aron asa ash aspen atticus aubrey auden augie
  augustine augustus aurelius avery axl aydin ayden baker banjo barclay barnaby barney baron barrett barry bart bartholomew basil
  bastian baxter bay baylor bear beckett beckham ben-jo benedict benny benson bentley benton bernard bernie bert bertram bevan bill
  bjorn blaine blaise blair blaze bo bob bodhi booker boris boston bowen bowie brad braden bradley brady bram bramwell branch brandan
  brantley braxton brayden brecken brendan brennan brent brett brice bridger brigham bristol brock broderick brodie brody bronson bruce
  bruno bryan bryant bryce bryson buck bud buster byron cade caden caesar cain cairo caius cal calder cale callan calvin camden campbell
  cannon carl carlton carsen carson cary case casey cash caspar caspian cassian cassius cecil cedric chad chadwick chance chandler chaz
  chester chet chip chris christoph christopher chuck cillian clay clayton clement clem cliff clifford clifton clint clinton clyde coby
  cohen colby cole coleman collin colt connor constantine corbin corey cornelius cory cosmo courtney coy creed crew cruz cullen curtis
  cuthbert cyril cyrus dale dallas dalton damien damon dane dante daquan darcy darius darnell darrell darren darryl dashiell dash davey
  davin davis dawson dax deacon deandre declyn dell delroy demarcus demetrius dennis denny denver denzel deon derrick deshawn desmond
  dev devin devon dewey dex dexter dicky digby dilan dillon dimitri dion dirk django dom dominick don donnie donny donovan dorian doug
  dougie drake dre dudley duke dunstan dwayne dwight dwain dwane earl easton ed eddie eden edison eduardo edwyn egbert eldon elden elgin
  elian eliot ellery ellington ellis ellison elmer elmo elmore elroy elton elvin elvis elwood emanuel emerson emery emile emlyn emmanuel
  emory enoch ephraim erasmus erick erik ernie errol erwin esmond esteban ethelbert etienne eugene eustace evander everard ewan ezekial
  fabian farley faris felton fenton ferdinand ferdie ferris fidel fielding finbar fineas finian finlay finley finnegan finnian finnley
  fisher fitz fletcher flint flip floyd flynn ford forest forrest foster fox foxx francesco francisco franco frankie franklin franz
  fraser freddy frederic fritz gabe gage gaius galen gareth garfield garland garrett garrison garth gaston gaz gene geoff geoffrey
  geordie george georgie gerard german gerry gibson gideon gilbert giles gilbey gino gerrard glenn godfrey godric gomez gonzo grady
  graeme granville gray grayson gregor gregory grey griffin griffith grover guillermo gulliver gunner gunther gustav gwilym haden
  hadrian hal halston hank hannibal hans hanson harlan harley harlow harris harrison hartley harvie hassan hayden hayes heath henderson
  hendrix henrik henry-james herbie herman hezekiah hilary hiram holden homer horace horatio hosea houston howie hubert huck huckleberry
  hugo huey humbert humphrey humphry huw huxley hyrum ichabod ignatius iggy igor ike ingram inigo ira irvin irving irwin ishmael ivan
  ives izaak jace jack-james jackie jacoby jacques jaden jadon jagger jago jai jaiden jaime jakob jalen jamal jamar jamarcus jameson
  jamir janis janus jared jarrett jarvis jasiah jax jaxton jaxx jay jayce jayceon jaydon jaylen jayson jaziel jd jean-luc jeb jed
  jedediah jedidiah jefferson jeffery jeffrey jem jenson jennings jensen jeremy jericho jermaine jerome jerrod jersey jess jesse jessie
  jethro jett jez jimbo joachim joah job jock joel joffrey joss jothan johan johann johannes jonas jonathon jonny jonty jools jordi
  jordy jorge jorgen joseph-james josiah-james journey jovan judah judd judson jules julius junior juniper jup jurgen justice justus
  kacper kade kaden kaeden kaelan kaiden kaine kairo kaiser kaleb kalel kameron kamden kane karim karson karter kasey kash kason kayden
  kayson keanu keaton keegan keelan keenan keifer kellan kellen kelvin kendrick kenji kennard kenneth kennith kenny kent kenton kermit
  kern kerry keshawn khalil kian kieran kieron killian king kingsley kingston kip kipper kirby kirk kit klaus knox kobe koa koda kody
  kohen kolton konnor korbin kris kristian kristoff kristopher kurt kurtis kye kyler kyng kyrie kyron lachlan laken lamar lamont lance
  lancelot landen landry lane langston larry laurence laurie lawrence lawson lazarus leaf leander leandro ledger legend leif leigh
  leighton leland lemuel lennie lennon lennox leonidas leopold leroy leslie lester lev lewie lex lian lin linc linden linus lionel lloyd
  loki lonnie lorcan loris lorne lou louie-james lowell luc lucian lucien lucius ludo ludovic luka lukas luther lyle lyndon lynx
  lysander mac mack mackenzie maddox magnus major malachi malakai malakhi malcolm malik manfred manny marcel marcello marcelo marco
  marcos mario marion marius marley marlon marlow marmaduke marques marquis marshall marty massimo mat mateus mathew mathias matt matteo
  matthias maurice mavrick maxim maximilian maximus maxwell mayson mccoy mehmet mekhi mel melvin melvyn merlin merrick merritt messiah
  micheal mickey miguel mikey milan miller milford milton mingus mischa misha mitch mitchell moe mohamed mohammad montague montana monte
  montgomery monty mordecai morgan morris mort mortimer moses moss mungo murphy murray murtagh myles napoleon nash nasir nat nathanael
  nathaniel naveen neal ned nehemiah nelson nero nestor neville newt newton nicholai nicky nico nicodemus niels nigel nikita niko
  nikolai nikolas niles nixon noble noe nolan norbert norris northrop norton oakes oakley oberon obi ocean octavius oden odin odysseus
  olaf oleg oli olivier ollie olly omari onyx orion orlando orson orville osbert osborn osborne osgood osian osiris osmond osric ossie oswald
  oswin othello ovid ozzie ozzy pablo paddy palmer paolo paris parrish pascal pascoe patsy paxton payne pax payton percival peregrine
  pericles perrin peta petar peyton pharaoh phelan phelix philbert philippe phineas phoenix pierce pierre pierrot piers pippin plato
  porter prescott presley preston prince prosper quade quentin quincy quinlan quinn quinten quintin quinton radley rafa rafe rafferty
  raff raiden rainier raleigh ralphie ramon ramsey randal randall randolph randy ranger raphael rashad rashid raul raven ravi rawlins
  raylan raymond reace reece reed reef reese reggie reginald reid remington remus remy renato renzo reuben-james rex reynold rhett
  rhodes rhodri rhys ricardo richie rick rickie ricky ridge rigby riggs riley rio ripley river riven robbie roberto robinson rocco rocky
  roderick rodney rodrigo roland rolf rollo rolo romeo romulus ron ronald ronen ronnie-james rooney roosevelt roscoe rosco rosswell
  rowen royal royce ruben rudi rudolf rudolph rudy rufino rune rupert-james russ rusty rutherford ruxton rylan ryland rylee sacha sage
  salem salman samson santana sanford sante sasha sawyer saxon scotty sebastien seb selwyn septimus serge sergio seth shadow shane shaun
  shawn shay shea shelby sheldon shepherd sherlock sherman sherwin shiloh sid sidney siegfried sigmund silas-james silvester simeon
  sinbad sinclair skip skipper sky skyler slade slater sly smith sol solomon sonny soren soul spike spiro squire stacey stafford
  stanford stefan stellan sterling stevie stirling stone storm stu sullivan sully sven sydney syd sylvester tad tadeo tait talbot talon
  tamir tanner tariq tarquin tarzan tate taylor ted teddy-james tennyson terence terrance terrell terrence thaddeus thane thatcher
  thelonious theobald theodor theron thiago thor thorin thorne thornton thurstan thurston tiberius tiger tillman timmy titan titus tobey
  tobi tobin tod tommie tomos topher torin torrance toulouse trace trent trenton trevon trey tripp tristram truman trystan tucker turner
  ty tybalt tycho tye tyrell tyrese tyrone tyson ulises ulric ulysses umar urban uri uriah urijah usher uzziah val valentine valentino
  vance vaughan vaughn vern vernon vic vince vincenzo vinnie vinny virgil vito vivian vladimir von waldo walden wallace wally walt ward
  warrick wat watson waverly wayne webster wells wendell wes westley weston whit wilbert wilder wiley wilfrid wilhelm wilkie willard
  willem willie willis wills wilmer wilmot wim windsor winfield winslow winston winter wiz wolf wolfgang woodrow woody wren wright wulf
  xander xavi yaakov yardley york yosef yul yves zaiden zaire zak zander zavier zayden zayn zayne zeb zebedee zebulon zed zeke zen
  zephaniah zephyr zeppelin zeus ziggy zion zuko alfie-james tommy-lee bobby-joe billy-joe jimmy-joe ebenezer d'andre de'andre dequan
  jaquan jamarion marquise tyreese tremaine deion keon quavon raekwon kanye jahmir malcom jerami davion davon javon trevion zyaire
  emmitt raffi rafi jojo jj tj aj cj dj pj bj ollie-james`,
  // Italian, Portuguese, French, German, Dutch, Nordic.
  `achille alessandro alessio alfio aldo amedeo andrea angelo antonello antonino arduino arrigo baldassare battista beniamino beppe
  bernardino biagio bortolo brando carlo carmelo cesare cirillo claudio corrado cosimo cristiano damiano daniele dario davide demetrio
  diego dino domenico donatello donato edoardo egidio elio eliseo emanuele emilio enea ennio enzo ercole ermanno ettore eugenio ezio
  fabio fabrizio federico filippo fiorello flavio francesco fulvio gabriele gaetano gaspare gennaro geppetto giacomo gian gianni
  gianluca gianmarco ginepro gioele giona giordano giorgio giosue giovanni giuliano giulio giuseppe guglielmo guido jacopo ivano lapo
  leandro leonardo leone lorenzo luca luciano lucio ludovico luigi manfredi marcello marco mariano marino matteo mattia maurizio mauro
  michelangelo michele milo mirko nico nicola nicolo nino noe nunzio oreste orlando osvaldo paolo pasquale piero pierluigi pietro pino
  raffaele renato renzo riccardo rinaldo rocco romano romolo ruggero salvatore samuele sandro saverio sergio silvano silvio simone
  stefano tancredi teodoro tiziano tommaso tullio ugo umberto valerio vasco vincenzo vitale vito vittorio abilio aderbal afonso
  agostinho alvaro andre anderson antonio arlindo arthur augusto baltazar bento bernardo breno bruno caetano caio caua celso cristovao
  davi denis dinis diogo djalma domingos duarte edson eduardinho elias emanuel evandro everton fabricio felipe filipe fernando francisco
  gabriel gaspar geraldo gil gilberto gilson goncalo guilherme gustavo heitor helder henrique hugo igor iuri ivo jair joao joaozinho
  joaquim jonas jorge jose juca julio kaique kaua leonidas lourenco luan lucas luis luisinho luiz manoel marcio marcelo martim mateus
  matheus mauricio miguel murilo nando nelson nilo nuno otavio paulinho paulo pedrinho pedro rafael raimundo raul reinaldo renan ricardo
  rodrigo rogerio romulo ruben rui salvador samuel santiago sebastiao simao telmo thales tiago tomas tome vicente vinicius
  vitor wagner wellington wesley xande yuri ze zezinho adrien aime alain albin alexandre alexis alphonse ambroise amedee anatole anselme
  antoine archibald aristide armand arnaud arsene aubin auguste augustin aurelien axel balthazar baptiste barnabe barthelemy basile
  bastien baudouin benjamin benoit bernard bertrand blaise boris brice camille cedric celestin cesar charles charly christophe clement
  clovis constant constantin corentin cyprien cyril cyrille damien desire didier dimitri dominique edgar edmond edouard elie eliott
  elliot eloi emile emilien emmanuel enguerrand ernest erwan esteban etienne eugene eustache evan evariste fabien fabrice felicien felix
  ferdinand fernand fiacre firmin florent florian francois frederic gabin gael gaetan gaspard gaston gauthier gautier geoffroy georges
  gerald gerard germain ghislain gilles gontran gregoire guilhem guillaume gustave guy hadrien hector helios henri herve hilaire
  hippolyte honore hubert hugues isidore ismael jacques jean jean-baptiste jean-luc jean-paul jean-pierre jeannot jeremie jerome joachim
  jocelyn jonathan josselin joris jules julien justin kevin kylian lancelot laurent lazare leandre leo leon leonard leopold lilian
  lionel loic loris louis louison luc lucien ludovic mael malo manuel marc marcel marceau marin marius martial martin mathias mathieu
  mathis mathurin matthieu maurice maxence maxime mederic melchior merlin michel milan nathan nathanael nicolas noel octave olivier
  oscar pascal patrice paul pierre philibert philippe pierrick quentin raoul raphael raymond remi remy renaud rene robin roch rodolphe
  romain romeo ronan sacha sebastien serge severin simon stanislas stephane sylvain teo theo theophile thibault thibaut thierry thomas
  timothee titouan tom tristan ulysse urbain valentin valery victor vincent virgile vivien wandrille xavier yann yannick yanis yoann
  yves yvon zacharie zephyr achim adalbert albrecht alois andreas anselm anton arne arnold arno august balthasar bastian benedikt benno
  bernd bernhard berthold björn bodo burkhard caspar christoph clemens cord cornelius curt detlef dieter dietmar dietrich dirk dominik
  eberhard eckart edmund egon emil engelbert erhard erich ernst erwin eugen fabian falk frank franz friedemann frieder friedrich fritz
  georg gerd gereon gerhard gernot gero gottfried götz gregor günter gunther gustav hannes hanno hans hansi harald hartmut heiko heiner
  heinrich heinz helge helmut hendrik henning henrik herbert hermann hinnerk holger horst hubertus ingo jakob jan janis janne jannik
  jannis jasper jens jochen johann johannes jona jörg josef joschua joshua julius jürgen justus kaspar karl karl-heinz karsten kasimir
  kilian klaus konrad konstantin korbinian kurt lars lasse laurenz leander lenz lennard lennart leonhard levin linus lorenz lothar
  ludger ludwig lukas lutz malte manfred markus marten mats matthias max maximilian merten michael moritz nepomuk nicklas niklas
  nikolaus nils norbert ole oliver oskar otto paulus peter philipp pius quirin raimund rainer ralf reiner reinhard reinhold richard
  robert roland rolf roman rüdiger rudi rudolf rupert sebastian siegfried siegmund silas sönke stefan steffen sven tassilo theodor thilo
  thorben thorsten till tilman tim timo tino titus tobias torben torsten ulf uli ulrich urs uwe veit viktor vinzenz volker walter wenzel
  werner wieland wilhelm willi wolfgang wolfram xaver aart adriaan bart bas berend boudewijn bram casper coen cornelis daan daniël douwe
  eelco elbert evert ewout floris frans freek geert gerrit gijs guus harm hein hidde huib jaap jannes jelle jeroen jesse jip jochem joep
  joost joren jorrit jurgen jurre kees klaas koen koenraad laurens lex lieven luuk maarten machiel marijn matthijs melle menno mees
  michiel mink niek niels olaf pepijn pier piet pieter pim quinten reinout reinier remco rik rinus roel rogier rutger ruud sander sem
  sepp siebe siemen sjaak sjoerd sjors stan stef stijn sybren teun teunis thijs thijmen tiede tijmen tijn tjeerd tygo valentijn vik
  wessel wiebe wietse willem wim wouter yorick aksel alf alfred alvar amund anders arvid aslak asbjorn asger aske balder bendik birger
  birk bjarke bjarne bjorn bo brage børge carl christen christer dag egil eilert einar eirik endre erik erlend erling eskil espen even
  filip finn fredrik frode geir gorm gunnar gustaf hakon halfdan halvor halvard haakon herman hjalmar håvard ingmar ingvar isak ivar
  iver jarl jeppe jesper joakim joar johan jon jorgen jostein kai kaj kjell kjetil klas knud knut kristian kristoffer leif loke loui
  ludvig magne magnus mads mattis mikkel mogens morten njal noah odd oddvar odin ola olav olle olof ove palle par peder per petter poul
  preben ragnar rasmus roald rune sigbjorn sigurd simen sindre sivert sixten sjur skjalg snorre soren søren stellan sten stig storm
  sture sune svein svend sverre tage tarjei terje thor thorbjorn thorleif thure thorvald tor torbjorn tord tore torstein tov trond truls
  trygve ulrik uno valdemar vegard vetle vidar viggo viking villads ville vilhelm yngve aarne aaro aatu ahti akseli antti arttu arvo
  eero eino ensio esa hannu heikki iikka ilari ilkka ilmari iiro jaakko jalmari jari joni jorma jouko juha juhani jukka jussi kaarlo
  kalervo kalevi kalle kari kimmo lauri leevi luukas matti mikael mikko niilo olavi olli onni oskari osmo otso paavo pasi pekka pentti
  pertti petri petteri rauno reijo risto sakari sampo sampsa samuli santeri seppo simo taavi taisto tapani tapio tarmo tatu teemu tero
  tiitus toivo tomi topi topias tuomas tuomo turo uuno urho vaino valto veikko veeti verneri viljami viljo voitto yrjo`,
  // Slavic, Baltic, Hungarian, Romanian, Greek, Georgian, Armenian, Turkish.
  `adam adamek adrian aleksander aleksandar aleksandr aleksei aleksej alexei alexey alojz alyosha ambrozy anatoli anatoly andrei andrej
  andrey andriy andrija andrzej ante anton antoni antonin artem artemiy artjom artyom atanas bartek bartlomiej bartosz blagoj blaz
  blazej bogdan bogumil bohdan bohumil bojan boleslav boleslaw boris borislav borna borys bozidar branimir branislav branko bronislaw
  cezary cyryl czeslaw dalibor damian damir damjan daniil danila danilo danylo darek dariusz darko davor dawid denis denys dima dimitar
  dimitri dimitrije dmitri dmitriy dmitry dmytro dobromir domagoj dominik dragan drago dragomir dragoslav dragutin drahomir duro dusan
  dymitr dzmitry edek edik emil eryk evgeni evgeny fedir fedor filip fjodor franciszek franek franjo frantisek fyodor gavril gennady
  georgi german gleb goran gosha grega grigori grigory grisha grzegorz gustaw hleb hryhoriy hrvoje hubert hynek ignacy igor ihor ilija
  ilya illia ilja ilko iosif isidor ivan ivaylo ivica ivko ivo iwan jacek jakov jakub jan janek janez janko jan-krystof jan-pawel jarek
  jaromir jaroslav jaroslaw jaś jasiek jasiu jerzy jindrich jiri jozef jozek jozko juraj jure jurek juri kacper kajetan kamil karel
  karol kazimierz kazimir kirill klaudiusz klemen klement kliment kolya konstantin konstanty kosta kostya krasimir krešimir kreso
  krystian krzys krzysiek krzysztof krystof kryspin kuba kuzma lazar lech leonid leos leszek lev levko ljubomir lubomir lubos luca ludek
  ludvik ludwik luka lukas lukasz lyubomir maciej maciek maksim maksym maksymilian marat marcin marek marian marijan marin marjan marko
  martyn mateja mateusz matej matija matjaz matyas matvei matvey maxim michal michail mieczyslaw miha mihai mihajlo mihail mikhail
  mikolaj mikolas mikula mikulas milan milen milivoj miljan milko milorad milos miloslav milosz milutin miran miro miroslav miroslaw
  misha mitja mitko mitya mladen mojmir momcilo mykhailo mykola myron nazar nebojsa nemanja nikita nikifor nikodem nikodim nikola
  nikolai nikolaj nikolas nikolay ognjen oldrich oleg oleh oleksandr oleksiy oles olgierd olek oliwier ondra ondrej ondřej orest ostap
  oskar oto otakar pasha patryk pavel pavle pavlo pawel pavol peko petar pero petr petro petya piotr piotrus plamen pravoslav predrag
  premysl prohor przemek przemyslaw radan radek rade radim rado radomir radoslav radoslaw radovan rafal rastislav ratko ratibor robert
  rodion roman romek rostislav ruslan rusty ryszard sasha sasa sava savva sebastian semyon serafim sergei sergej sergey serhiy sergiusz
  seva sime sinisa slava slavko slavoj slavomir slawomir slobodan spas srdjan stanimir stanislav stanislaw stanko stas stasiek stefan
  stepan stevan stevo stjepan stojan strahinja svetozar svyatoslav szczepan szymon tadeusz tadek taras teodor tibor tihomir tikhon
  timofei timofey timur todor toma tomas tomasz tomek tomislav tomasek tvrtko tymofiy tymon tymoteusz ugljesa vaclav vadim vadym
  valentyn valeri valeriy vanja vanya vasek vasil vasile vasili vasiliy vasily vasko vaso vasya vasyl vedran veljko velimir venelin vid
  vidan viktor vilem vit vitalii vitaliy vitaly vitek vitezslav vitja vitomir vlad vlada vladan vladimir vladislav vlado vlastimil vojta
  vojtech volodymyr volodya vovchyk vova vsevolod vuk vukasin vyacheslav wacek waclaw wawrzyniec wieslaw wiktor witek witold wladek
  wladyslaw wlodek wlodzimierz wojciech wojtek yakiv yakov yan yanko yaroslav yegor yefim yevgeny yevhen yura yuri yuriy yury zachar
  zakhar zbigniew zbynek zbyszek zdenek zdravko zdzislaw zenek zenon zhenya zhivko ziga zinovi zivko ziemowit zoltan zoran zvonimir
  zygmunt adomas aivaras algirdas andrius antanas arnas arturas arunas augustas benas danielius darius domantas dominykas donatas
  edvinas eimantas ernestas gediminas giedrius gintaras gytis jokubas jonas jurgis justas juozas kajus karolis kasparas kazys kestutis
  kristupas linas mantas marijus matas mindaugas motiejus mykolas nojus ovidijus paulius petras pijus povilas rokas romas rytis saulius
  simas tadas titas vaidas valdas vilius vincas virgilijus vytautas zygimantas agris aigars aivars aldis andris andrejs arturs arvids
  davis edgars eduards eriks girts guntis gustavs imants ivars janis juris kaspars kristaps maris markuss martins mikus normunds
  raimonds rihards roberts rudolfs toms uldis valdis zigmars aare aivar alar ants arvo enn hannes henn indrek jaak jaan jaanus joosep
  juhan kaarel kalev karl kristjan lembit margus mart mati mihkel mikk ott peeter priit raivo rasmus rein taavi taavet tanel tarmo tiit
  toivo toomas tonu uku urmas villem abel adorjan akos aladar almos andor andras antal aron arpad attila balazs balint barna barnabas
  bela bence benedek benjamin bendeguz bertalan botond boldizsar csaba csongor daniel david denes dezso domonkos elemer endre ferenc
  ferko florian frigyes gabor gaspar gellert gergely gergo geza gyorgy gyozo gyula henrik hunor imre istvan jakab janos jeno jozsef
  kalman karoly kelemen kornel kristof kristóf lajos laszlo levente lehel lorand lorinc marcell marci marton mate miklos mor nandor noel
  olivér oszkar otto pal palko peti peter pisti pista rudolf samuel sandor sandorka sebestyen simon soma szabolcs szilard tamas tihamer
  tivadar tomi vajk vazul vendel vidor vilmos vince zalan zoli zsigmond zsolt zsombor adi alin alex alexandru aurel calin catalin cezar
  ciprian claudiu constantin corneliu cornel cosmin costel costin cristi cristian cristinel cătălin dan danut decebal dinu doru dragos
  dumitru emilian eugen eusebiu felix florentin florin gabi gabriel george georgica gheorghe gica gigi grigore horatiu horia iacob ilie
  ioan ion ionel ionica ionut iulian iuliu iustin laurentiu liviu lucian marcel marius matei mihnea mircea mitica mugur neculai nelu
  nicolae nicu nicusor octavian ovidiu paul petre petrica petru petrut puiu radu rares razvan relu remus sandu sergiu serban silviu
  sorin stelian stefanita theodor tiberiu titel traian tudor valentin vali vasilica veniamin victor viorel virgil vladut achilleas
  aggelos alekos alexandros alexis alkis anastasios anastasis andreas angelos antonis apostolos aris aristidis aristos aristotelis
  charalambos christos chronis costas dimitris dimitrios dimos dionysis efthimis elias evangelos filippos fotis foivos georgios giannis
  giorgos grigoris iakovos iasonas ilias ioannis konstantinos kostas kosmas kyriakos lampros lefteris leonidas loukas manolis marinos
  marios menelaos michalis mihalis miltiadis minas minos nektarios nikolaos nikos odysseas orestis orfeas panagiotis panos pantelis
  paris pavlos pericles perseas petros philippos polychronis sakis savvas simos sotiris spyridon spyros stamatis stavros stefanos
  stelios stratos takis tasos thanasis thanos theodoros theseas thodoris thomas timos tryfon vangelis vasilis vasileios xenophon yannis
  yiannis yiorgos zacharias zisis achiko akaki aleko amiran anzor avtandil bacho badri beka beso data davit demetre eldar elguja gela
  gia gio giorgi givi gocha guram ilia irakli jaba kakha kakhaber koba konstantine lado lasha levan levani mamuka merab mikheil mirian
  nika nodar nugzar otar paata rati rezo revaz saba sandro shalva shota soso tamaz tazo temur tengiz tornike vakhtang vano vazha vaja
  zaza zurab zviad aram ararat armen arman armenak arsen artak artashes artavazd arthur artur arshak ashot aren avetis garegin garik
  gevorg gor grigor hakob hamlet harut harutyun hayk hovhannes hovik hovsep hrach hrant karapet karen karo khachatur khachik koryun
  levon mesrop mher mihran mkrtich narek nerses norayr rafayel razmik ruben samvel sargis sarkis sasun sevak suren tatul tigran vahagn
  vahan vahe vahram vardan varazdat vartan vazgen vigen yervand zaven zhirayr abdullah adem ahmet akif akin ali alican alp alper altan
  anil arda aras atakan atilla aydin ayhan aykut aytac baran baris batuhan bayram bedri bekir berat berk berkan berkay bilal bora burak
  bulent caglar can canberk caner cem cemal cemil cengiz cenk ceyhun cihan cihat coskun cuneyt demir deniz dogan doganay doruk efe
  egemen ege ekrem emir emirhan emrah emre ender engin enes enver ercan erdal erdem eren ergin erhan erkan erkin erol ersin
  ertan ertugrul ethem evren eymen fahri faruk fatih ferhat ferit fevzi fikret firat fuat furkan galip gokay gokce gokhan gokmen gurkan
  gurol guven hakan haldun halil halit haluk hamdi hamza harun hasan haydar hayri hikmet hilmi husamettin huseyin hursit ibrahim idris
  ihsan ilhan ilker ilkay ilyas ismail ismet izzet kaan kadir kadri kagan kahraman kemal kenan kerem kerim kivanc koray korkut kubilay
  kursat levent lutfi mahir mahmut mahsun mehmet melih memduh mert merter mesut mete metehan metin mevlut mirac mirza muammer muhammed
  muhammet muharrem muhsin murat musa mustafa muzaffer nail namik nazim necati necip necmi nejat nevzat nihat niyazi nuri oguz oguzhan
  okan oktay omer omur onder onur orcun orhan orkun osman ozan ozcan ozdemir ozgur ozkan polat poyraz raif ramazan rasim rauf recep
  refik resul riza rifat ruhi rustem ruzgar sabri sadik sadri saffet sahin saim sait sakir salih sami samet sarp savas seckin sedat sefa
  selahattin selami selcuk selim semih serdar serhan serhat serkan sertac server servet seyfi sinan soner suat suleyman sukru tahir
  tahsin talha tamer taner tansel tarik tarkan tayfun tayfur tayyip tekin teoman tevfik tolga tolgahan toprak tugay tugrul tunc tunahan
  tuncay tuncer turan turgay turgut ufuk ugur umit umut utku vedat vehbi volkan yagiz yakup yalcin yaman yasar yasin yavuz yekta yener
  yigit yildiray yilmaz yucel yuksel yunus yusuf zafer zeki ziya`,
  // Arabic, Persian, Hebrew, and the Muslim world.
  `aamir abbas abdallah abdel abdelaziz abdelhadi abdelhak abdelhamid abdelilah abdeljalil abdelkader abdelkarim abdellah abdelmalek
  abdelrahman abderrahim abderrahmane abdesslam abdou abdoul abdul abdulaziz abdulkarim abdullah abdulrahman abidin abu achraf adam adel
  adham adil adnan adib ahmad ahmed aiman aissa akram ala alaa alaeddine ali aliou amar ameen ameer amer amin amine amir ammar amr anas
  anis anouar anwar aqeel arafat arif asad asem ashraf asif atef awad awwab ayman ayoub ayham ayyub aziz azzam azzedine badr bachir
  bahaa baha bakr bandar basel basem bashar bashir basim bassam bassem bilal bilel boubacar boubker brahim burhan chadi chaker cherif
  chokri dani daoud dawud djamel driss elias elyas eyad fadi fadel fadil fahad fahd fahim faisal faiz fakhri farid fares faris farhan
  farouk faruq fathi fawaz fawzi faycal faysal fayez ferhat feras firas fouad fuad ghassan ghaith ghali ghanem habib hachim hadi hafez
  hafiz haidar haitham hakeem hakim hamad hamdan hamdi hamed hameed hamid hamza hamzah hani hanif haris harith harun haroun hasan haseeb
  hashem hashim hassan hassane hatem hatim haydar haytham hichem hicham hilal hisham houssam houssem houssine husam husayn hussain
  hussein hussien ibrahim ibrahima idris idriss ihab ihsan ilias ilyas ilyass imad imran imrane irfan isa iskandar islam ismael ismail
  issa issam iyad izz jaafar jabbar jaber jabir jad jafar jalal jamal jameel jamil jasem jasim jassim jawad joud jounaid junaid
  kader kais kamal kamel kamil karam kareem karim kassem khalaf khaled khalid khalifa khalil khalis laith lahcen layth lotfi lounes
  louay lyes maamoun madani maged mahdi maher mahfoud mahmoud mahmud majd majed majid malek malik mamdouh mansour mansur marouane marwan
  mazen medhat mehdi mido milad mimoun miloud moaz mohamad mohamed mohammad mohammed mohcine mohsen moncef monir mossab mostafa mouad
  mouhamed moulay mounir mourad moussa moustafa muadh muath mubarak mudassar mufid muhammad muhsin muin mukhtar munir murad musa musab
  mushtaq muslim mustafa mustapha muthanna nabil nabeel nader nadir naeem nael nagi nagy nahyan naim naji najib najm nasim naseem naser
  nash nasr nasser nassim nawaf nawfal nayef nazar nazih nazir nidal nizar noor noureddine noufal nour numan omar omran osama ossama
  othman otman oubay oussama qais qasem qasim qusay rabah rabih rachid rafik rafiq raed ragheb rahim raid raif rakan rakim ramadan rami
  ramez ramy ramzi rashad rashed rasheed rashid rasim rasul raouf rayan rayane reda redouane redwan riad riadh ribal rida rifat ridha
  ridwan rihan rishad riyad rizwan rommel rouhan ruslan saad saadi sabir sabri sadek sadiq saeed safi safwan sahib sahil said saif
  saifeddine sajid sajjad salah salaheddine salam saleem saleh salem salim salman samad samer sameh sami samih samir samy saoud saqr
  sari sarmad saud sayed seif seifeddine selim shadi shaher shahid shakir sharif shaker shawki shihab shukri sidi sohaib soufiane
  soulaimane sulaiman suhail suhaib sultan taha taher tahar taieb taim taj talal taleb talha talib tamer tamim tareq tarek tarik tariq
  tawfiq tayeb taymour thamer turki ubaid ubay umair umar usama usman usaid uthman waddah wael wafiq wahid wajdi wajih wakil waleed
  walid waseem wasim wassim yahya yacine yacoub yaman yaqoub yaser yasin yasir yassen yasser yassin yassine yazan yazid yehia younes
  youness younis youcef youssef youssouf yousef yousif yunus yusef yusuf zaid zahir zain zakaria zakariya zaki zayd zayed zayan zayn
  zeid ziad ziyad zine zinedine zouhair zuhair arash ardalan ardeshir arman armin arsalan aryan arya ashkan atash azad babak
  bahador bahman bahram behnam behrouz behzad bijan borzoo cyrus dara dariush ehsan emad esfandiar farbod fardin farhad fariborz
  faramarz farrokh farshad farzad ferdows fereydoun ghobad homayoun hooman houshang iman iraj jahan jamshid javad kambiz kamran kamyar
  karan kasra kaveh kayvan keyvan kia kian kianoush khosrow kiarash kourosh mahyar mani manouchehr maziar mehrab mehran mehrdad mehrzad
  mojtaba morteza navid nima omid parham parsa parviz pasha payam pedram peyman pezhman piruz pouria pouya ramin rasoul reza rostam
  rouzbeh saman sasan sepehr shahab shahin shahram shahriar shahrokh shahrouz shapour shayan siamak siavash sina sohrab soroush teymour
  vahid yashar zal zartosht adar adi adiel alon almog amichai amiel amit amnon amos ariel arik aryeh asa asaf asher assaf avi aviad
  aviel avigdor avihai avinoam aviram avishai avital aviv aviya avner avraham avrom ayal azriel barak baruch benaya benzion benyamin
  ben-zion betzalel binyamin boaz chaim chanan daniel daniyel dan danny david doron dov dovid dror dvir eden efi efraim ehud eitan elad
  elazar elchanan eldad eldar eli eliav eliezer elimelech elior eliran elisha eliyahu elkana elon elyakim emanuel eran erez eshkol etan
  ethan evyatar eyal ezra gad gadi gal gavriel gershon gidi gideon gil gilad gili guy hadar hanan harel hillel hirsch idan ido ilan ilay
  issachar itai itamar itay ittai itzik izhak kfir lavi leib leor levi lior liron matan matanya mati meir menachem mendel mendy menashe
  micha michael michah mordechai mordecai moshe moti motti motke nachman nachum nadav naftali natan nehorai nehemia netanel neta nevo
  nimrod nir nissan nissim nitai noam noach nuri oded ofek ofer ofir ohad omer omri or oren ori oriel orel oz pesach pinchas raanan
  rafael ran raz refael reuven ron ronen roni roy rotem saar sagi saul seffi segev shachar shai shalom shamai shaul shay shaya shlomi
  shlomo shmuel shmulik shneur shimi shimon simcha tal talor tamir tomer tuvia tzachi tzvi udi uri uriel uzi yaakov yadin yaniv yair
  yakov yanai yankel yarden yaron yechezkel yedidya yehoshua yehuda yehonatan yigal yinon yiftach yisrael yishai yitzchak yoav yochanan
  yoel yogev yohai yona yonah yonatan yoni yoram yosef yossi yotam yuval zalman zeev zevulun zohar zvi zvika`,
  // India, Pakistan, Bangladesh, Sri Lanka, Nepal.
  `aadi aaditya aadvik aahan aakash aanand aarav aariv aarnav aarush aaryan aayan aayush abhay abhi abhijeet abhijit abhilash abhimanyu
  abhinav abhinandan abhirup abhishek achyut adarsh adhrit adit aditya advaith advait advay agastya agni ajay ajit ajith ajitesh akash
  akhil akshat akshay alok amal aman amar amarnath ambar amey amit amitabh amol amrit anand anant anay angad aniket anil animesh
  aniruddh anirudh anish anjan ankit ankur anmol ansh anshul anshuman anuj anup anupam anurag apurv apoorv arav archit arhaan arihant
  arijit arin arindam arjit arjun arnab arnav arun arush arvind aryan aryaman asad ashish ashok ashutosh ashwin asim atharv atharva atul
  avik avinash avi avir avyaan ayaan ayansh ayush azad badal badri bala balaji balbir baldev balwant bankim barun basant bhairav bharat
  bharath bhargav bhaskar bhaven bhavesh bhavin bheem bhim bhola bhushan bhuvan bijoy bikash bikram bimal bipin biren bishal bishnu
  brijesh chaitanya chandan chander chandra chandran charan charanjit chetan chinmay chintan chirag chiranjeev chirayu daksh daman
  darpan darsh darshan darshil daya dayanand debashish debjit deepak deep deependra dev devansh devaraj devdas devdutt devendra devesh
  devraj dhananjay dhanush dharam dharma dharmendra dheeraj dhiraj dhruv dhyan digvijay dilip dinesh dipak dipankar divij divit divyansh
  durgesh dushyant ekansh eklavya eshaan eshan falak gagan gajanan gajendra ganesh gaurang gaurav gautam gautham girish gobind gopal
  gopi gourav govind gulshan gulzar guneet gurdeep gurmeet gurpreet gurbaksh gurvinder hardik hari harish harjit harjot harmeet harsh
  harsha harshad harshal harshit harshvardhan hemant hemanth heramb himanshu himmat hiranya hitesh hridaan hritik hrithik indra indrajit
  indraneel inder inderjit ira ishaan ishan ishwar iyaan jagan jagat jagdish jagjit jai jaideep jaidev jaspal jaspreet jasraj jaswant
  jatin jawahar jay jayant jayanta jayesh jeet jeetendra jignesh jitendra jitesh joginder jugal kabir kailash kalyan kamal kamlesh kanak
  kanav kanhaiya kapil karan kartik karthik karun kashi kashyap kaushal kaushik kavin kavish keshav ketan kiaan kiran kishan kishor
  kishore krish krishiv krishna kshitij kulbir kuldeep kumar kunal kush kushal laddu lakhan laksh lakshman lakshya lalit laxman lohit
  lokesh luv maanav madan madhav madhur madhukar mahadev mahavir mahendra mahesh mahir makarand malhar manan manas manav maneesh mangal
  manik manikandan manish manjeet manjit manjunath mannat manoj manu mayank mayur mehul mihir milan milind mithun mitesh mohan mohit
  mohnish moksh motilal moti mridul mrityunjay mrinal mukesh mukul mukund murali murugan nachiket naman namit nandan nanda nandu narayan
  narayana narasimha naren narendra naresh narotam natraj naveen navin navjot navneet neel neelesh neeraj nihal nihar nikhil nikunj
  nilesh nimish nirad niraj niranjan nirav nirmal nirvaan nischal nishant nishchal nishit niteesh nitesh nitin nitish niv nivaan ojas
  ojasvi om omkar onkar palash palak panav pandurang pankaj parag param paramjit paras paresh parikshit paritosh parmeet parmesh parth
  partha parthiv patanjali pavan pawan pinaki piyush prabhakar prabhas prabhat prabhu prabir pradeep pradip pradyumna praful prahlad
  prajwal prakash pramod pramud pran pranav pranay praneel praneet pranit pranjal prasad prasan prasanna prashant prashanth prateek
  pratap pratik pratyush praveen pravin prayag prem prithvi pritam priyansh priyesh puneet punit puran purav purushottam pushkar raghav
  raghu raghunath raghuvir rahul raj raja rajan rajat rajbir rajdeep rajeev rajendra rajesh rajinder rajiv rajkumar rajnish raju rajveer
  rakesh raktim ram raman ramakant ramakrishna ramesh rameshwar ramnath ranajit ranbir randeep randhir ranjan ranjeet ranjit ranveer
  rasik ratan rathin ratnakar raunak ravindra ravish reyansh ricky rishabh rishaan rishi rishikesh ritesh ritvik rohan rohin rohit ronak
  ronit roshan ruchir rudra rudransh rupesh rupam rushil sachin sadanand sagar sahaj sahas sahil sai saket salil samar samarth sameer
  samir sambit sameep sampath samrat samyak sanat sandeep sandip sandesh sangram sanjeet sanjeev sanjiv sanket santosh sanskar sarang
  sarath saral sarthak sarvesh sashank sastri sathish sathya satish satpal satvik satya satyajit saurabh saurav savan sawan seshadri
  shaan shailendra shailesh shakti shamik shankar shantanu sharad sharan sharath shashank shashi shaurya shaunak sheel shekhar shiv
  shiva shivam shivansh shivendra shivraj shlok shreyas shreyansh shri shridhar shrikant shubham shubhankar shyam siddhant siddharth
  siddhartha sidharth sohail soham sohan som somesh somnath sonu soumya sourav sparsh sreejith sridhar srijan srikanth sriram srinath
  srinivas subhash subodh subrata subramaniam suchir sudarshan sudeep sudesh sudhakar sudhanshu sudhir sudip sugriva sujal sujan sujay
  sujit sukesh sukhdev sukhbir sukhjit sukumar suman sumanth sumeet sumit sunder sunil suraj surendra suresh surinder surya suryansh
  sushant sushil suyash swapnil swaroop swayam tahir tanay tanish tanmay tanuj tapan tapas taran tarun tanvir tej tejas tejasvi tejinder
  tilak tirth trilok trilochan tripti tushar uday ujjwal umang umesh upendra utkarsh utpal utsav uttam vaibhav vaisakh vallabh vaman
  vansh varad vardhan varun vasant vasanth vasu vasudev vatsal ved vedang vedant veer veeru venkat venkatesh vibhav vibhor vidur vidyut
  vignesh vihaan vihan vijay vijayan vijender vikas vikash vikram vikrant vimal vinay vinayak vineet vineeth vinod vipin vipul viraaj
  viraj viral virat virender vishal vishesh vishnu vishwa vishwajeet vishwas vishwanath vivaan vivek vrishank vyom yadav yash yashas
  yashasvi yashwant yatharth yatin yogendra yogesh yug yuvaan yuvan yuvraj zubin aadil aariz abdullah adeel affan ahsan ali aqib arham
  arsal arsalan asghar awais azhar babar bilal danish daniyal danyal ehsan faheem faiq faizan farhan faraz farooq fawad fahad ghulam
  haider haris haseeb hashir hasnain huzaifa ijaz imran irfan jahanzaib jibran junaid kamran kashif khizar khurram mikaeel moiz moosa
  mubashir mudassir mujtaba munawar musab mustansir nadeem naveed noman obaid owais qasim rehan rizwan rohaan saad sajid saqib sarfraz
  shafiq shahbaz shahid shahmeer shahzad shahzaib shakeel shayan sheraz shoaib sufyan talal talha tauseef taimoor usman wahaj waqar
  waqas wasim yawar yousaf zahid zain zeeshan zohaib zubair chathura dilshan isuru kasun lahiru nuwan pasindu ruwan sahan thisara
  tharindu bibek dipesh nabin prabin rabin saroj`,
  // East and South-East Asia, Oceania.
  `akihiko akihiro akihito akinori akio akira arata asahi asato atsushi ayumu ayato botan daichi daiki daisuke daigo eiichi eiji eisuke
  fumio fumiya genji genta gentaro goro hachiro hajime haruki haruto haruka haruo haru hayate hayato hibiki hideaki hidefumi hideki
  hideo hideto hideyuki hikaru hinata hiro hiroaki hirofumi hiroki hiromu hironori hiroshi hiroto hiroyuki hisao hisashi hitoshi hiyoto
  hokuto hotaka ibuki ichiro ichigo isamu isao issei itsuki iwao jin jiro jun junichi junpei junya juro jotaro kaede kaito kaiji kanata
  kaneda kanta kaoru kazuhiko kazuhiro kazuki kazuma kazumi kazunari kazuo kazushi kazuto kazuya keiichi keiji keisuke keita ken kenichi
  kengo kenjiro kenshin kensuke kenta kentaro kento kenzo kichiro kiichi kinjiro kinnosuke kirito kiyoshi kohaku kohei koichi koji koki
  kosei koshiro kosuke kota kotaro kouki kunio kyo kyohei makoto manabu mamoru masaaki masaharu masahiko masahiro masaki masanori masao
  masaru masashi masato masayoshi masayuki michi michio mikio minato minoru mitsuo mitsuru morio mutsuo nagisa nao naoki naoto naoya
  natsuki noboru nobu nobuaki nobuhiro nobuo nobuyuki norio noritaka osamu raiden ren reo riki riku rikuto ritsu rintaro ryo ryohei
  ryoichi ryosuke ryota ryu ryuichi ryuji ryuki ryunosuke ryusei ryuta ryuto saburo satoru satoshi seiichi seiji seita senji shigeki
  shigeo shigeru shiki shingo shinichi shinji shinnosuke shiro shirou sho shoji shohei shota shotaro shuichi shuhei shuji shunsuke shun
  shunji shuta sora sota sosuke souta subaru sugita susumu tadashi taichi taiga taiki taisei takahiro takashi takaaki takayuki takehiko
  takeo takeru takeshi taketo taku takuma takumi takuto takuya tamotsu taro tatsuki tatsuo tatsuya tetsuo tetsuya teru toma tomio
  tomohiro tomoki tomoya tooru toru toshi toshiaki toshio toshiro toshiyuki touma tsubasa tsukasa tsutomu tsuyoshi wataru yahiko yamato
  yasuhiro yasuo yasushi yasuyuki yohei yoichi yoji yori yoshi yoshiaki yoshihiro yoshikazu yoshinori yoshiro yoshito yoshiyuki yosuke
  yudai yugi yuichi yuji yukichi yukio yuma yuito yusaku yusei yusuke yuta yutaka yuto yuya yuzuru zenitsu beom-seok beomgyu bong-soo
  byung-hun chan chang-min changbin changmin chanho chanyeol chul-soo cheol-su daehyun dae-jung daewon doha dohyun do-yun doyun donghae
  donghyun dong-hyun dongwook eunho eunwoo gunwoo gyu haejin hajun ha-jun hansol hee-chul heechan hojun hoseok hyuk hyun hyun-woo
  hyunjin hyun-jin hyunki hyunseok hyunsoo hyunwoo in-ho inho insoo jae jae-hyun jaehwan jaehyun jaemin jaeho jaewon jeong jeonghan
  jeongguk jihoon ji-hoon jihu ji-ho jiho jin-woo jinho jinwoo jin-young jinyoung joon jongin jong-su joo-hyun joong-ki joowon joon-ho
  junho jun-seo junseo junhyuk jungsu kang kihyun kwang kyu kyungsoo kyung-soo mingyu min-ho minho min-jun minjun minjae minkyu
  minseok min-su minsu min-woo myungsoo namjoon sang-hyun sangwoo seojun seo-jun seok seok-jin seokmin seonghwa seongho seung-hyun
  seunghoon seungmin seungho siwoo si-woo soobin sung-min sungho sunghoon sungjin sungmin sunwoo taehyung tae-hyung taemin taeho taeyang
  taeyong taewoo woo-jin woojin wooyoung yeonjun yohan yong yong-ho yoongi yoonho youngho young-ho yunho yuchan an bao bao-bao bo bolin
  bowen boyang chaoxiang cheng chengwei chen chenyu chi-wei da-wei dawei dong dongmei enlai feng fu gang guang guiren guo guowei
  guoliang hai haitao hao haoran haoyu he heng hong hongwei hu huang hui hung jian jianguo jianhua jianjun jianyu jie jing jinhai junhao
  junjie junwei kai kaiwen kun lei li liang lin liu long longwei lun meng ming minghao mu ning ong peng ping qi qiang qigang quan renshu
  rui ruihan shan shaoqing shen sheng shi shihong shuai shuo si song tai tao tian tingfeng wang wei wei-ming weimin weiguo wen wenjie
  wenbo xi xiang xiao xiaobo xiaolong xiaoming xin xing xinhua xue yang yanlin yang-ming yao yaozu yi yichen yifan yingjie yongming
  yongrui you yu yuan yuchen yuhan yuhao yun yusheng yuze zedong zeyu zhang zhao zhe zhen zheng zhengyang zhi zhihao zhiming zhiqiang
  zhiwei zhong zhou zian zichen zihan zihao zimo zixin bach bao-long binh cao chien cong cuong dang danh dat dinh duc dung duy duong
  giap gia-bao hai-dang hien hiep hieu hoan hoang huu huy khai khang khanh khoa khoi khuong kien kiet lam loc luan luong manh minh nam
  nghia nguyen nhan nhat phat phong phu phuc phuoc quang quoc quy sang son tan thach thai thang thanh thien thinh tho thuan tien toan
  tri trieu trong trung truong tu tuan tung tuong viet vinh vu vuong anan apichai anong anurak arthit aroon boon boonmee chai
  chaiwat chakan chanarong decha ekachai kasem kittisak kritsada narong niran nattapong nopparat pakorn phichit pichai pongsak prasert
  preecha rangsan sakchai sanun somchai somsak sombat suchart surasak tanawat thaksin thanakorn thanom udom wichai wirat wit adi agung
  agus ahmad aji aditya andika arif bagus bambang bayu bima budi cahyo darma dedi dewa dimas doni dwi eko fajar gatot gilang gunawan
  hadi hendra heru iwan joko krisna made nyoman pandu panji prabowo putra putu rangga rendra rizki rizal rudi setiawan slamet sukarno
  surya sutrisno taufik teguh tono wahyu wawan wayan wisnu yanto yoga yudi yusuf aizat amirul azlan azman danish faizal fikri firdaus
  hafiz haikal hakimi harith haziq irfan izzat khairul luqman naufal nazri rayyan shahrul syafiq zulkifli agapito angelito bayani bong
  bonifacio dakila dodong efren ferdie jejomar jhun jojo jomari joselito junjun kidlat lakan lapu-lapu magtanggol makisig nonoy rizalino
  romualdo tupas ahio akamu alapaki aperahama aporo ariki hakopa hemi hemana henare hoani hohepa hone ihaia ikaia ioane kahu kaimana
  kalani kaleo kamaka kana kauri keanu kekoa keoni kimo koa koro mahana makaio makana manaia manu matiu maui mikaere mikere nikau niko
  paora penitoa piripi pita ponga rangi rawiri rawhiti rewi rua sefo semisi sione tama tamati tane tangaroa te-ariki tevita timoti
  tipene tui viliami wiremu`,
  // Africa and its families elsewhere.
  `abasi abayomi abdi abdirahman abdou abeeku abel abidemi abimbola abiodun abiola achebe adama adde ade adebayo adebola adedayo adekunle
  ademola adeniyi adeola aderemi adesola adetokunbo adewale adisa adofo afolabi agyei akachi akani akanni akeem akin akinola akintunde
  akinwale akono akua akwasi akwete alhaji alioune amadi amadou amare amari amobi amogh anan ananse anani anesu asad asante atiba atsu
  ayinde ayize ayo ayodeji ayodele ayomide ayotunde azibo babajide babak babacar babatunde babou badru bakari bandile bankole banji
  baraka barack bassirou bayo bheki bhekisizwe boakye boipelo bongani boubacar bukola busani chetachi chibueze chibuike chibuzo chidi
  chidiebere chidubem chiemeka chigozie chijioke chika chike chikere chikezie chima chinedu chinonso chinua chinweike chiwetel chuka
  chukwudi chukwuemeka chukwuma coffi cheick cheikh dabir daku dakarai damilare danjuma daren daudi dawit dayo demba desta diallo
  dingane djibril dumisani duma dumi ebo ebuka efosa ejike ekene ekon eku ekow ekwueme elimane elikem emeka enitan enzo eshe essien etim
  eyota ezana faraji farai femi fenuku fidelis fifi fiifi folarin folusho gamba garang gatimu gebre gift githinji godwin goodluck
  gugulethu habimana habtamu haile hamisi hasani hondo ibe ibrahima idowu idrissa ifeanyi ife ifedayo igwe ike ikechukwu ikenna isingoma
  issouf itumeleng jabari jabulani jafari jela jelani jengo jideofor jomo juma kabelo kagiso kahiga kaikara kamau kamari karanja kareem
  katlego kato kayode keabetswe kefentse kehinde kelechi kenyatta kgabu kgosi khalfani khama khamisi kibwe kiboko kimani kioni kiptoo
  kipchoge kirabo kito kiyonga kobina kofi kojo kokou kondo kosey kudakwashe kudzai kuende kunle kwabena kwadwo kwaku kwame kwasi kwesi
  lamine lamin lateef lekan leruo lesedi letlotlo lindani lutalo luthando luzuko lwazi mabhena macharia madu maduka makalo makori malik
  malusi mamadou mandla mandisi mandlenkosi mansa masamba masud mathieu matu mawuli mazi mbali mbugua melusi menelik mhango mlungisi
  moafrika mogale mondli moses moussa mpho msizi mthunzi mudiwa mukasa mulugeta mumia munashe mundia muraty musa mwamba mwangi mwenda
  mzwandile naeem nangila nasser ndidi ndugu nelson ngozi ngugi nhamo nhlanhla nhlakanipho njabulo njoroge nkosana nkosi nkrumah nnamdi
  nsikak nuru nwosu nyaga nyamekye obafemi obasi obinna obiora obi odion odhiambo ogbonna ogonna ojo okafor okello okechukwu okeke oko
  okon okoro okot okoye okwudili olabode oladele oladipo olakunle olamide olaniyan olatunde olawale olayinka olu oluchi olufemi olumide
  olusegun oluwadamilare oluwafemi oluwaseun oluwaseyi oluwatobi omari omondi onyango onyeka opeyemi osagie osahon osaze osei oumar
  ousmane owusu panyin papa petros phiri popoola pule quaye quame rafiki rashidi refilwe rotimi rudo runako rutendo ruvimbo samba
  sanele sango segun sekou seydou seun seyi shaka sharif siaka sibusiso sifiso simba siphiwe sipho siyabonga siyanda sizwe solomon
  souleymane sulaiman tabansi tafari tafadzwa taiwo takunda tamba tanda tapiwa tau tawanda tefo temidayo tendai thabang thabiso thabo
  thamsanqa themba thembekile thulani tichafa tinashe tiro tobe tobechukwu tobi tokunbo tolu tonderai tshepo tshiamo tumelo tumisang
  tunde tsepo uba ubong uche udo ugo ugochukwu uhuru ulwazi unathi usman uzochi uzoma vusi vuyo wale wanjala waweru wekesa wendo wole
  workneh xola xolani yafeu yao yaro yaw yemi yohance yohannes yonas youssoufa zaire zesiro zikomo ziwa zola zuberi zuka zwelethu abebe
  abera addis alemayehu asfaw asrat ayele bekele berhanu biruk dagim dereje desalegn ephrem fikru girma habte kebede lemma mekonnen
  menilik mesfin nahom natnael samson sisay tadesse tamrat tariku tesfaye tewodros yared yonatan zelalem abdullahi abshir awale bashir
  bile dahir farah guled hirsi jama liban mahad warsame yasin yonis`,
];
