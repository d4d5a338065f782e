import { expect, test } from "vitest";
import { cast } from "#tests/cast-in-words.ts";
import { readRequest } from "./read-request.ts";

test.each([
  ["Lucía, hadas y un castillo", "Lucía f | ? f fairy"],
  ["Vera, su perro Toby y su gata Luna", "Vera f | Toby m dog | Luna"],
  ["Abril detective y su perro", "Abril f detective | ? m dog"],
  ["Salvador futbolista en su equipo", "Salvador m footballer | nobody"],
  ["fernanda y fer su papa arman una nave", "Fernanda f | Fer m"],
  ["olivia y abuelo juan pescan", "Olivia f | nobody"],
  ["Un cuento para dormir de Ángel y su robot Tuerquitas", "Ángel - | Tuerquitas m robot"],
  ["la historia de León y su tractor", "León m | nobody"],
  ["martina y abu plantan tomates", "Martina f | nobody"],
  ["la vale y el nico hacen una casita", "Vale f | Nico m"],
  ["el seba no quiere ir al colegio", "Seba m | nobody"],
  ["el pol va en tren", "Pol m | nobody"],
  ["Alma y su osito duermen en una nube", "Alma f | ? m bear"],
  ["Leo deja el chupete", "Leo m | nobody"],
  ["el sol y la luna hacen una fiesta", "nobody | nobody"],
  ["La Abril y el Tadeo pierden un partido", "Abril f | Tadeo m"],
  ["lo van armando juntos", "nobody | nobody"],
  ["armando quiere volar", "Armando m | nobody"],
  ["la maestra de bruno canta", "Bruno m | nobody"],
  ["gajju el elefante quiere volar", "Gajju m elephant | nobody"],
  ["mi hija ona y su perro botón van a la nieve", "Ona f | Botón m dog"],
  ["su perro negro y su gato", "? m dog | ? m cat"],
  ["el caballo trueno y la yegua brisa escapan", "Trueno m horse | Brisa f horse"],
  ["Su copiloto es Guisante, un hámster", "Guisante m hamster | nobody"],
  ["Tata y Leo", "Leo m | nobody"],
  ["compartir los juguetes con el primo Emi", "nobody | Emi m cousin"],
  ["sharing toys with her brother Leo", "? f | Leo m sibling"],
  ["Mia is sharing toys with her brother Leo", "Mia f | Leo m sibling"],
  ["Desapareció la tortuga de la sala", "? f turtle | nobody"],
  ["un fantasma que vive en el metro de Santiago", "? m ghost | nobody"],
  ["el camello de Baltasar se quedó dormido", "? m camel | nobody"],
  ["Gaspar espera a los Reyes", "Gaspar m | nobody"],
  ["Lía y Bruno se pelean por un dinosaurio", "Lía f | Bruno m"],
  ["a superhero called Noodle Girl with hair that grows", "Noodle Girl - superhero | nobody"],
  ["Super Potato and his sidekick Bean", "Potato m | Bean -"],
  ["Súper Mamá y el perro", "? m dog | nobody"],
  ["a monster behind the curtain, can it be called Gerald", "Gerald m monster | nobody"],
  ["Tata, 5 años, y su perro", "Tata f | ? m dog"],
  ["Luna y sus amigas", "Luna f | nobody"],
])("a parent writes in Spanish: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});

test("a verb after «su papá» is not what he is called", () => {
  expect(readRequest("fernanda y fer su papa arman una nave").elder).toEqual({ kind: "father", word: "papa" });
});

test.each([
  ["gajju the elephant who is afraid of mice", "Gajju - elephant | nobody"],
  ["pickles the hamster escapes", "Pickles m hamster | nobody"],
  ["mossy the frog and his dog", "Mossy - frog | ? - dog"],
  ["tickle the elephant", "? - elephant | nobody"],
  ["flapjack our tortoise wakes up", "Flapjack - turtle | nobody"],
  ["Sunny the sunflower and Gus the slug", "Sunny - | Gus m"],
  ["Chase the robber", "nobody | nobody"],
  ["her squire is called Otto", "Otto m | nobody"],
  ["A robot named Beep-7 who learns how to hug", "Beep-7 m robot | nobody"],
  ["A girl called Lua -7, loves cats", "Lua f | ? - cat"],
  ["A boy called No who always has to say yes", "No m | nobody"],
  ["a kid with hair like mine called zuri", "Zuri f | nobody"],
  ["it is really a spaceship, says caspian", "Caspian m | nobody"],
  ["Ana goes to the night market in Chiang Mai", "Ana f | nobody"],
  ["Poor Hubert! His hat flies off", "Hubert m | nobody"],
  ["Maya and her first mate, Crumb", "Maya f | Crumb -"],
])("a parent writes in English: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});
