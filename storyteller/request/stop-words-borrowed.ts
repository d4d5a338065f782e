import { FIGURES_OF_WORDS } from "./figures.ts";
import { fold } from "./fold.ts";
import type { Token } from "./tokens.ts";

/** Heroes of others, brands, clubs and feasts of more than one word. Folded; none of their words is a name where they stand together. */
const PHRASES = `
la patrulla canina,
thomas the tank engine, thomas and friends, thomas y sus amigos,
bob the builder, bob el constructor, bob esponja, spongebob squarepants, sponge bob, postman pat, pat el cartero, mr tumble, mr bean, mr men,
mr whippy, little miss, go diego go, ben ten, ben 10, ben and holly, ben y holly, sarah and duck, charlie and lola, topsy and tim,
christopher robin, benjamin bunny, jemima puddle-duck, mary poppins, peter pan, captain hook, capitan garfio,
tinker bell, alice in wonderland, alicia en el pais, willy wonka, charlie bucket, james bond, indiana jones, han solo,
star trek, doctor who, dr who, bart simpson, homer simpson, los simpson, the simpsons,
donkey kong, princess peach, princesa peach, angry birds, among us,
my melody, polly pocket, care bears, osos amorosos,
hannah montana,
tomas el tren, teen titans,
tony stark, bruce wayne, clark kent, lex luthor, harley quinn, black widow, doctor strange, star lord,
chhota bheem, motu patlu, baba yaga, father christmas, santa claus, papa noel, mother christmas, tooth fairy, raton perez, ratoncito perez, tio conejo, tio tigre, brer rabbit,
jack and jill, hansel and gretel, hansel y gretel, jack and the beanstalk, robin hood, king arthur, rey arturo, don quijote, sancho panza, sherlock holmes, pippi longstocking,
pippi calzaslargas, heidi y pedro, manolito gafotas, gloria fuertes, roald dahl, julia donaldson, david walliams, jk rowling, j k rowling, dr seuss, beatrix potter, enid blyton,
tea stilton, greg heffley, diario de greg, wimpy kid, tom gates, captain underpants, capitan calzoncillos, dog man, horrid henry, horrible henry, stick man,
georgie porgie, humpty dumpty, jack horner, mary mary, miss muffet, bo peep, baa baa, daniel tiger, curious george, jorge el curioso, george el curioso,
tio gilito, uncle scrooge, cruella de vil, cruella deville, mary jane watson, jack sparrow, tim tams, tim tam, bob marley, ben nevis, ben and jerry, johnny test, phineas y ferb,
phineas and ferb, gravity falls, kim possible, jimmy neutron, danny phantom, steven universe, miss rachel, ms rachel, cantajuego, pica pica, rosalia y, luli pampin,
masha y el oso, masha and the bear, dragon khan, port aventura, center parcs, alton towers, peppa world, inti raymi, san juan, san fermin, san jorge, san isidro, san valentin, sant jordi, santa lucia, saint patrick,
st patrick, st george, cola cao, el corte ingles, burger king, dunkin donuts, mc donald,
rayo vallecano, san lorenzo, independiente medellin, celta de vigo, union berlin,
santa fe, santa marta, san francisco, san sebastian, san jose, san juan, san luis, san antonio, san diego, los angeles, las vegas, new york, nueva york, buenos aires, santa cruz,
santa barbara, sierra nevada, costa rica, puerto rico, el salvador, republica dominicana, isla mauricio, jordan river, victoria station, king's cross, kings cross, charing cross,
abu dhabi, sri lanka, hong kong, south africa, north wales, south wales, new zealand, nueva zelanda, costa brava, la paz, la plata, mar del plata, santiago de chile,
santiago de compostela, la rosa de guadalupe, villa maria, dulce de leche, rosa parks, santa teresa, virgen maria, virgen del pilar, virgen del rocio, el rocio, fiesta del pilar,
fiestas del pilar, dia del pilar, semana santa, la mercè, la merce, tia maria, bloody mary, rose gold, sweet pea, tea tree, may day, june bug, april fool, april fools, lily pad, lily pads,
bella y bestia, la bella y la bestia, beauty and the beast, rosa caramelo, victoria sponge, victoria beckham, earl grey, jack frost,
jack russell, jack russells, king charles, cavalier king, san bernardo, saint bernard, st bernard, bernese mountain, great dane`;

const BY_FIRST = new Map<string, string[][]>();
for (const phrase of [...PHRASES.split(/[,\n]/), ...FIGURES_OF_WORDS]) {
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
