import { fold } from "./fold.ts";
import type { Token } from "./tokens.ts";

/** Heroes of others, brands, clubs and feasts of more than one word. Folded; none of their words is a name where they stand together. */
const PHRASES = `
harry potter, ron weasley, hermione granger, peppa pig, george pig, paw patrol, patrulla canina, la patrulla canina, mickey mouse, minnie mouse, donald duck,
pato donald, buzz lightyear, woody y buzz, woody and buzz, toy story, lightning mcqueen, rayo mcqueen, thomas the tank engine, thomas and friends, thomas y sus amigos,
bob the builder, bob el constructor, bob esponja, spongebob squarepants, sponge bob, fireman sam, sam el bombero, postman pat, pat el cartero, mr tumble, mr bean, mr men,
mr whippy, little miss, dora la exploradora, dora the explorer, go diego go, ben ten, ben 10, ben and holly, ben y holly, sarah and duck, charlie and lola, topsy and tim,
winnie the pooh, winnie de pooh, christopher robin, peter rabbit, perico el conejo, benjamin bunny, jemima puddle-duck, mary poppins, peter pan, captain hook, capitan garfio,
tinker bell, alice in wonderland, alicia en el pais, willy wonka, charlie bucket, james bond, indiana jones, luke skywalker, darth vader, han solo, baby yoda, star wars,
star trek, doctor who, dr who, scooby doo, scooby-doo, tom and jerry, tom y jerry, bugs bunny, pato lucas, daffy duck, bart simpson, homer simpson, los simpson, the simpsons,
sonic the hedgehog, super mario, mario bros, mario kart, mario and luigi, mario y luigi, donkey kong, princess peach, princesa peach, angry birds, among us, king kong,
hello kitty, my melody, barbie y ken, barbie and ken, polly pocket, my little pony, mi pequeño pony, twilight sparkle, rainbow dash, pinkie pie, care bears, osos amorosos,
elsa y anna, elsa and anna, anna and elsa, anna y elsa, elsa de frozen, elsa from frozen, anna de frozen, anna from frozen, lilo y stitch, lilo and stitch, hannah montana,
tomas el tren, miraculous ladybug, cat noir, chat noir, ninja turtles, tortugas ninja, power rangers, teen titans, iron man, ant man, wonder woman, black panther, captain america,
capitan america, spider man, hombre araña, peter parker, miles morales, tony stark, bruce wayne, clark kent, lex luthor, harley quinn, black widow, doctor strange, star lord,
chhota bheem, motu patlu, baba yaga, father christmas, santa claus, papa noel, mother christmas, tooth fairy, raton perez, ratoncito perez, tio conejo, tio tigre, brer rabbit,
jack and jill, hansel and gretel, hansel y gretel, jack and the beanstalk, robin hood, king arthur, rey arturo, don quijote, sancho panza, sherlock holmes, pippi longstocking,
pippi calzaslargas, heidi y pedro, manolito gafotas, gloria fuertes, roald dahl, julia donaldson, david walliams, jk rowling, j k rowling, dr seuss, beatrix potter, enid blyton,
geronimo stilton, tea stilton, greg heffley, diario de greg, wimpy kid, tom gates, captain underpants, capitan calzoncillos, dog man, horrid henry, horrible henry, stick man,
georgie porgie, humpty dumpty, jack horner, mary mary, miss muffet, bo peep, baa baa, daniel tiger, curious george, jorge el curioso, george el curioso, clifford el gran perro,
tio gilito, uncle scrooge, cruella de vil, cruella deville, mary jane watson, jack sparrow, tim tams, tim tam, bob marley, ben nevis, ben and jerry, johnny test, phineas y ferb,
phineas and ferb, gravity falls, kim possible, jimmy neutron, danny phantom, steven universe, miss rachel, ms rachel, cantajuego, pica pica, rosalia y, baby shark, luli pampin,
gato con botas, puss in boots, masha y el oso, masha and the bear, dragon khan, port aventura, center parcs, alton towers, peppa world, inti raymi, san juan, san fermin, san jorge, san isidro, san valentin, sant jordi, santa lucia, saint patrick,
st patrick, st george, cola cao, el corte ingles, burger king, dunkin donuts, mc donald, aston villa, west ham, man city, man united, manchester city, manchester united, real madrid,
rayo vallecano, boca juniors, river plate, racing club, san lorenzo, independiente medellin, leicester city, crystal palace, celta de vigo, union berlin, inter miami,
santa fe, santa marta, san francisco, san sebastian, san jose, san juan, san luis, san antonio, san diego, los angeles, las vegas, new york, nueva york, buenos aires, santa cruz,
santa barbara, sierra nevada, costa rica, puerto rico, el salvador, republica dominicana, isla mauricio, jordan river, victoria station, king's cross, kings cross, charing cross,
abu dhabi, sri lanka, hong kong, south africa, north wales, south wales, new zealand, nueva zelanda, costa brava, la paz, la plata, mar del plata, santiago de chile,
santiago de compostela, la rosa de guadalupe, villa maria, dulce de leche, rosa parks, santa teresa, virgen maria, virgen del pilar, virgen del rocio, el rocio, fiesta del pilar,
fiestas del pilar, dia del pilar, semana santa, la mercè, la merce, tia maria, bloody mary, rose gold, sweet pea, tea tree, may day, june bug, april fool, april fools, lily pad, lily pads,
snow white, blanca nieves, sleeping beauty, bella durmiente, bella y bestia, la bella y la bestia, beauty and the beast, rosa caramelo, victoria sponge, victoria beckham, earl grey, jack frost,
jack russell, jack russells, king charles, cavalier king, san bernardo, saint bernard, st bernard, bernese mountain, great dane`;

const BY_FIRST = new Map<string, string[][]>();
for (const phrase of PHRASES.split(/[,\n]/)) {
  const words = fold(phrase.trim()).split(" ").filter(Boolean);
  if (words.length < 2) continue;
  const first = words[0] ?? "";
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), words]);
}

/** The places of all words that belong to such a phrase. */
export function borrowedAt(tokens: readonly Token[]): ReadonlySet<number> {
  const borrowed = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    for (const words of BY_FIRST.get(token.folded) ?? []) {
      const fits = words.every((word, step) => {
        const there = tokens[at + step];
        return there?.folded === word && (step === 0 || there.before === "" || there.before === "&");
      });
      if (fits) for (let step = 0; step < words.length; step++) borrowed.add(at + step);
    }
  }
  return borrowed;
}
