import { expect, test } from "vitest";
import { cast } from "#tests/cast-in-words.ts";

test.each([
  ["La Laia y el Pol buscan una seta", "Laia f | Pol m"],
  ["el enemigo es el barón Legumbre, que quiere acelgas", "Legumbre - | nobody"],
  ["El farero viejo, Washington, les cuenta un secreto a Zoe", "Washington - | Zoe f"],
  ["Hugo y su gata mecánica Tuerca", "Hugo m | Tuerca f cat"],
  ["Mila tiene un hermano gruñón, Erizo.", "Mila f | Erizo m sibling"],
  ["nawelito no quiere dormir", "Nawelito m | nobody"],
  ["falcon quiere volar", "nobody | nobody"],
  ["una llama empieza a hablar", "? f llama | nobody"],
  ["hugo y come lentejas", "Hugo m | nobody"],
  ["una princesa que no quiere casarse, Berenguela, y su gato", "Berenguela f princess | ? m cat"],
  ["dos calcetines, Izqui y Dere, separados en la lavadora", "Izqui - | Dere -"],
  ["Una bruja buena de Galicia, Maruxaina, y su gato", "Maruxaina f witch | ? m cat"],
  ["el ciclo del agua con la gotita Clarita", "Clarita f | nobody"],
  ["martina y su primo el benja se pierden", "Martina f | Benja m"],
  ["el papá de yael se fue de viaje", "Yael - | nobody"],
  ["la perra mora se pierde", "Mora f dog | nobody"],
  ["esta semana Iker y Maia están conmigo", "Iker m | Maia f"],
  ["la bici de Leo no anda", "Leo m | nobody"],
  ["la Reina Lechuga y Lola", "Lechuga f | Lola f"],
])("whom the words around a name speak of, in Spanish: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});

test.each([
  ["chintu doesnt want to brush his teeth", "Chintu m | nobody"],
  ["zorbax wants to fly", "Zorbax - | nobody"],
  ["falcon wants to fly", "nobody | nobody"],
  ["tiger wants to fly", "? - tiger | nobody"],
  ["there dog copper finds the first clue", "Copper - dog | nobody"],
  ["the first customer is zib zub who has nine mouths", "Zib Zub - | nobody"],
  ["reggie and the lego knight, sir brickalot", "Reggie m | Sir Brickalot -"],
  ["Her general should be her cousin Sunday", "Sunday f | nobody"],
  ["A pirate captain called Captain Wobblebeard", "Captain Wobblebeard - pirate | nobody"],
  ["A Viking ring has gone missing", "nobody | nobody"],
  ["a koala joey who has to share his tree", "? m koala | nobody"],
  ["Bunny got left on the bus and finds his way home to Ottilie", "Ottilie f | Bunny - rabbit"],
  ["Two snails race to the end of the garden, Slimon and Garfunkel", "Slimon - snail | Garfunkel - snail"],
  ["The smallest penguin in Antarctica, Waddles, is afraid of ice", "Waddles - penguin | nobody"],
  ["a thief called the Great Sockini", "Great Sockini - | nobody"],
  ["it's about King Haha and a frog", "Haha - | ? - frog"],
  ["every night a star visits poppy's window", "Poppy f | nobody"],
  ["for ari and zev, a story with latkes", "Ari m | Zev m"],
  ["for breakfast and lunch, a story with latkes", "nobody | nobody"],
  ["A football story about Kehlani, the only girl on the team", "Kehlani f | nobody"],
  ["cody the coyote and skye the skunk start a band", "Cody m | Skye f"],
  ["our dog at grandma's is called Bingo", "Bingo - dog | nobody"],
  ["a truck that goes anywhere, Istanbul, the north pole", "? - lorry | nobody"],
  ["First day at big school tomorrow!! Poppy. She can't wait", "Poppy f | nobody"],
  ["Rain. Summer. Beach. Fun", "nobody | nobody"],
  ["his team lost 9-0 and he was the goalie", "? m | nobody"],
  ["a digger that's scared of mud, he hides", "? - digger | nobody"],
  ["teddy is called Barnacle", "Barnacle - teddy | nobody"],
  ["Something funny about a llama drama", "? f llama | nobody"],
  ["an eel that glows, Rotorua", "nobody | nobody"],
  ["the boy eating Toblerone", "? m | nobody"],
])("whom the words around a name speak of, in English: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});

test.each([
  ["el niño inti va a la fiesta", "Inti m | nobody"],
  ["Pau y su perra dálmata, Manguera", "Pau m | Manguera f dog"],
  ["Wee Hamish and the monster play", "Hamish m | ? - monster"],
  ["achieng and her brother otieno", "Achieng f | Otieno m sibling"],
])("a name beside what somebody is: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});
