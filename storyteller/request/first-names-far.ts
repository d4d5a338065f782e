/**
 * First names and nicknames that are rarer, or that families bring along from farther away. Without accents, and none of them a word of Spanish or
 * English.
 */
export const GIRLS_FROM_FAR: readonly string[] = [
  // English, Irish, Welsh and Scottish, and Hebrew ones among them.
  `kehlani emberly wrenley brynlee adalyn kinslee raegan jaelynn camryn ainsley paisleigh liadan muirne sadbh fia caoilinn keeva nanw cadi
  gwenno iseabail mhari jazlyn alaiyah khaleesi shanelle tamsyn birdy dovie opaline sukie hermia`,
  // Spain, in full and as families say it.
  `almudena fuensanta inmaculada covadonga monserrat leocadia eularia milagrosa casilda brigida engracia eufemia gregoria hermelinda
  nicolasa obdulia prudencia quiteria rufina saturnina tomasina maripili marimar merche loli conchi chus maika mayka mariloli toñi jessi
  yoli sandri`,
  // India, in full and as families say it.
  `chutki guddi munni babli rinki pinki minku mithi mishti gudiya chinki pakhi tuktuki rinku tinni ahana inaaya ayra shanvi hrisha darsha
  eesha hamsini ilakshi janvi kanishka larisha mahi nysa ovia prisha saisha tvesha vamika yashvi zivah dhanya sahana sowmya ramani bhuvana
  deepthi gayathri kaveri malar poongodi selvi tamilselvi thenmozhi valli yazhini`,
  // Nigeria.
  `bidemi bukky folakemi funto ibukun jadesola moji mojisola morenike motunrayo odunayo omotayo oyinda oyinkansola remilekun ronke simi
  teniola titi tofunmi toyin yinka rahila ladi asabe laraba chinaza ezichi kosi kamsi kosisochukwu somtochukwu munachi nmesoma olanna
  obiageli ogechukwu zikora`,
  // Ghana.
  `adwoba ekuwa maame naa dzifa enyo eyram sitsofe selasi makafui aseye korkor akweley lamiley naadei`,
  // Kenya.
  `achieng akinyi atieno awino adhiambo anyango apiyo awuor njeri njoki muthoni wangui wacera mumbi mukami kathambi kinya mwikali mueni
  ndinda syombua chebet chepkoech chepkemoi jebet jepkosgei cherono chelimo nafula nekesa nanjala naliaka kagendo karimi zuhura mwanaisha`,
  // The first nations of Australia.
  `kirra tarni marlee allira jedda bindi yindi mirri lowanna merindah jannali kalinda marli yileen maali djarra mirrin kiah ngarra killara
  myalla elanora alinta arika jinda luma nerida`,
  // Quechua and Aymara.
  `kusi wara nayra sumaq qori quri urpi tika sulay suri kantuta phaxsi killari paqari wiñay ñusta chasca illika samay yuritzi qhana quyllur
  qoyllur`,
  // Mapuche.
  `sayen ayelen ailen ailin aylen suyai suyay relmu wangulen eluney llanquiray kuyen aluhe antumalen licarayen rayenko yanay ayinray`,
  // Guaraní.
  `jasy yasi panambi yvoty arami ysapy yrupe mainumby irupe kerana tajy porasy aramoti mborayhu`,
  // Basque and Galician.
  `aiala haizpea izadi lexuri nikole sahats udazken zuhaitza araia elorri naiare oria catuxa loaira xila ledicia maruxiña xiada`,
  // Māori.
  `marama wikitoria hinewai tiaho ngahuia kowhai rehua maraea ripeka pirihira heni hera mihi ngawai tiaria aio anihera kaea kahumoana`,
  // Arabic, of the Maghreb too.
  `douae chaimae soumaya wiam joury lulwa maysoon nouhaila assia ihsane ranim rital shahd`,
  // Chinese, doubled as small children are called.
  `yuanyuan feifei lele niuniu tangtang taotao beibei meimei xinyue kexin ruoxi yihan shihan yuetong mengmeng xiaohong xiaoyu keke qiqi
  tongtong weiwei jiajia`,
  // Polish.
  `zuzia ania basia gosia pola lusia antosia marysia tosia amelka julcia oliwia nela gabrysia jagna bronia rozalka melka wiktorka liwia
  laurka frania felcia`,
  // Romanian.
  `miruna ionela ruxi anisia timeea petruta viorela steluta ancuta ralu`,
  // Turkish.
  `asel ecrin duru melis derin miray oyku mavi cemre tugce`,
];

export const BOYS_FROM_FAR: readonly string[] = [
  // English, Irish, Welsh and Scottish, and Hebrew ones among them.
  `jaxxon kyson ryker zev ari yitzhak raf lazlo`,
  // Spain, in full and as families say it.
  `magi ramonet quimet cisco xicu tonet vicentet josemari txema iosu galderic`,
  // India, in full and as families say it.
  `chintu pintu bunty chunnu munnu guddu pappu bablu golu gollu monu titu tinku chikoo cheeku bittu billu kittu lalu kalu lallu dabbu bholu
  advik ivaan nakul zorawar chotu babu kumaran senthil arumugam selvam velu muthu`,
  // Nigeria.
  `gbenga dapo lanre niyi tayo deji ladi ladipo jide dotun tomiwa damola gbolahan sani garba dauda somto kamsi kosi zim azubuike eze osaro
  nosa ejiro oghene`,
  // Ghana.
  `anansi abeiku kwamena paapa yoofi kuuku kobby nii senyo selorm edem kafui`,
  // Kenya.
  `kiprop kipkemboi otieno ochieng okoth owino ouma mutua muthui kioko musyoka kyalo mumo wafula simiyu barasa kibet kiplagat koech rotich
  cheruiyot njuguna kariuki gitau maina mburu`,
  // The first nations of Australia.
  `jarrah djarrah yarran warrin birrani jandamarra burnum bunji balun tjandamurra wirrin nullah minjarra marrang jiemba`,
  // Quechua and Aymara.
  `ollanta sayri illapa kuntur sinchi yupanqui katari willka munay wari huayra huascar atahualpa mayta tupaq yuraq pachacutec wayta inkari
  kunturi kusilla samin auki awki mallku tunupa`,
  // Mapuche.
  `antu aukan kallfu pehuen newen nehuen lihuen likan kalfu aliwen rupayan yamai liwen lefi leftraro kalfukura ñamku ancavil huenchu wenu`,
  // Guaraní.
  `arandu kuarahy karai avare tatare aratiri arasunu jeguaka`,
  // Galician and Basque.
  `xusto`,
  // Māori.
  `maaka ruka anaru manaaki tawhiri kupe tamahou turei eruera petera kereama rangimarie tamarangi`,
  // Arabic, of the Maghreb too.
  `aymane muhannad`,
  // Chinese, doubled as small children are called.
  `xiaowei mingming wenhao huanhuan pingping haochen tianyu tianyi jiahao jiajun guoqiang haoyang xiaobao diandian`,
  // Polish.
  `antek staszek tymek piotrek grzes adas bolek lolek julek ignas mietek mirek heniek kajtek filipek`,
  // Romanian.
  `gigel robi sebi`,
  // Turkish.
  `alperen ayaz goktug kuzey cinar taylan`,
  // Basque.
  `ekhi axut zigor`,
];
