import { expect, test } from "vitest";
import { randomFrom } from "#storyteller/random.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { type AskedNouns, ingredientsIn } from "#storyteller/scenes/ingredients.ts";
import { markOf } from "#storyteller/scenes/memory.ts";
import { type Subject, type Subjects, subjectsIn } from "#storyteller/scenes/subjects.ts";
import type { Register, Tale, Tales, TaleTelling } from "#storyteller/scenes/tale.ts";
import { chooseTale } from "./choose-tale.ts";
import { topicWords } from "./topic-words.ts";

/** A telling that differs from every other in its opening, with the slots that are named. */
function telling(name: string, slot = "hero"): TaleTelling {
  const beat = [`${name} {${slot}}.`];
  return { opening: beat, want: beat, obstacle: beat, try1: beat, try2: beat, turn: beat, return: beat };
}

const tale = (name: string, change: Partial<Tale> = {}): Tale => ({
  about: [name],
  plot: "repair",
  moral: "kindness",
  genres: ["Fable"],
  free: true,
  titles: [name],
  little: telling(`${name} little`),
  older: telling(`${name} older`),
  ...change,
});

const TALES = {
  teeth: tale("teeth", { free: false, about: ["teeth", "brush teeth"] }),
  moon: tale("moon", { genres: ["SciFi"] }),
  dragon: tale("dragon", { star: ["dragon"] }),
  truth: tale("truth", { moral: "honesty", free: false }),
  fear: tale("fear", { older: telling("fear", "fear"), free: false, about: ["fright"] }),
  loss: tale("grandpa", { loss: "somebody", free: false }),
  named: tale("fish", { loss: "animal", free: false, older: telling("fish", "remembered") }),
  older: tale("opera", { little: undefined }),
};

const NOUNS: AskedNouns = {
  somebody: [],
  somewhere: [{ text: "belfry" }],
  something: [{ text: "basket" }, { text: "puck" }],
};

const kindOf = (name: string): Subject[] => [{ text: name, words: [name, `${name}s`], says: {} }];
const SUBJECTS: Subjects = {
  places: kindOf("museum"),
  roles: kindOf("wrestler"),
  vehicles: kindOf("tractor"),
  abilities: kindOf("whistle"),
  foods: kindOf("pancake"),
  activities: kindOf("judo"),
  feasts: kindOf("wedding"),
};

type Asked = { register?: Register; told?: string[]; hasFriend?: boolean; tales?: Tales };

function chosen(ideas: string, { register = "older", told = [], hasFriend = false, tales = TALES }: Asked = {}) {
  const facts = readRequest(ideas);
  const request = {
    facts,
    words: topicWords(facts),
    subjects: subjectsIn(facts.mentioned, SUBJECTS),
    ingredients: ingredientsIn(facts, { nouns: NOUNS, subjects: SUBJECTS }, "en"),
    hasFriend,
    register,
    genres: [],
    told: { plots: [], passages: told },
  };
  const names = Array.from({ length: 40 }, (_, seed) => chooseTale(tales, request, randomFrom(seed))?.name);
  return new Set(names);
}
const marks = (...names: (keyof typeof TALES)[]) =>
  names.flatMap((name) =>
    [TALES[name].little, TALES[name].older].flatMap((each) => (each ? [markOf(each.opening)] : [])),
  );

test("what was asked for is told", () => {
  expect(chosen("Leo does not want to brush his teeth")).toEqual(new Set(["teeth"]));
  expect(chosen("Leo learns to tell the truth")).toEqual(new Set(["truth"]));
});

test("a creature's tale gives way to one about what the creature does", () => {
  expect(chosen("a dragon who is lonely")).toEqual(new Set(["dragon"]));
  expect(chosen("a dragon who flies to the moon")).toEqual(new Set(["moon"]));
});

test("a premise of its own is told to those who come upon it, and not to whoever likes the creature", () => {
  const about = ["dragon that can't cook", "soup"];
  const tales = { dragon: TALES.dragon, cook: tale("cook", { star: ["dragon"], about, plain: true, free: false }) };
  expect(chosen("a dragon who is lonely", { tales })).toEqual(new Set(["dragon"]));
  expect(chosen("a dragon that cant cook", { tales })).toEqual(new Set(["cook"]));
});

test("a hint alone asks for nothing, and beside a subject decides", () => {
  const tales = {
    baby: tale("baby", { free: false, hints: ["brother"] }),
    cot: tale("cot", { free: false, about: ["baby"] }),
  };
  expect(chosen("Leo and his brother", { tales })).toEqual(new Set([undefined]));
  expect(chosen("Leo gets a baby brother", { tales })).toEqual(new Set(["baby"]));
});

test("nobody of a tale has the name of somebody of the wish", () => {
  const beat = ["{hero} met a gull, and Gerald was its name."];
  const gull = { opening: beat, want: beat, obstacle: beat, try1: beat, try2: beat, turn: beat, return: beat };
  const tales = { harbour: tale("harbour", { older: gull }), other: tale("moon") };
  expect(chosen("Gerald at the harbour", { tales })).toEqual(new Set(["other"]));
  expect(chosen("Leo at the harbour", { tales })).toEqual(new Set(["harbour"]));
});

test("who asks for nothing in particular hears one that is good for anybody", () => {
  expect(chosen("Leo")).toEqual(new Set(["moon", "dragon", "older"]));
  expect(chosen("Leo", { register: "little" })).toEqual(new Set(["moon", "dragon"]));
});

test("a dragon that nobody asked for does not take a friend's place", () => {
  expect(chosen("Leo and his dog Pip", { hasFriend: true })).toEqual(new Set(["moon", "older"]));
});

test("what is not wanted is not told", () => {
  expect(chosen("Leo, without dragons and without the moon")).toEqual(new Set(["older"]));
});

test("what is wanted stays wanted when one kind of it is not", () => {
  expect(chosen("Leo will not brush his teeth, but no teeth that talk")).toEqual(new Set(["teeth"]));
});

test("a tale that the family has heard is not told again, and then there is none", () => {
  expect(chosen("the moon", { told: marks("moon") })).toEqual(new Set(["dragon", "older"]));
  expect(chosen("the moon", { told: marks("moon", "dragon", "older") })).toEqual(new Set([undefined]));
});

test("a fear that stories can speak of has its tale", () => {
  expect(chosen("Leo is afraid of spiders")).toEqual(new Set(["fear"]));
});

test("a death is told of to those who speak of one, by name where there is one", () => {
  expect(chosen("our fish Bubble died")).toEqual(new Set(["named"]));
  expect(chosen("grandpa died")).toEqual(new Set(["loss"]));
});

test("a war between toys is told as the tale that is nearest", () => {
  expect(chosen("a war of the robots on the moon")).toEqual(new Set(["moon"]));
});

test("a wish that is told in another way keeps the plot that was chosen for it", () => {
  expect(chosen("Leo says he wants to die on the moon")).toEqual(new Set([undefined]));
});

test("an open tale is told where the request names something of its kind, and its situation decides between two", () => {
  const tales = {
    outing: tale("visit", { subject: "places", free: true }),
    class: tale("class", { subject: "places", free: false }),
    moon: tale("moon"),
  };
  expect(chosen("Leo and the museum", { tales })).toEqual(new Set(["outing", "class"]));
  expect(chosen("a class visits the museum", { tales })).toEqual(new Set(["class"]));
  expect(chosen("the class", { tales })).toEqual(new Set(["moon"]));
});

test("a vehicle that is somebody is told of only where that was thought of", () => {
  const tales = { wheels: tale("horn", { subject: "vehicles", star: ["vehicle"] }), tractor: tale("tractor") };
  expect(chosen("Tom the tractor", { tales })).toEqual(new Set(["wheels"]));
  expect(chosen("Leo loves tractors", { tales })).toEqual(new Set(["tractor"]));
});

test("a vehicle has the part of any creature where something is done to a noun, and is none of its nouns", () => {
  const about = ["afraid of"];
  const tales = {
    fear: tale("fear", { star: ["any"], ingredients: ["any"], about, free: false }),
    wheels: tale("horn", { subject: "vehicles", star: ["vehicle"] }),
  };
  expect(chosen("a tractor who is afraid of the basket", { tales })).toEqual(new Set(["fear"]));
  expect(chosen("a tractor who is afraid of the dark", { tales })).toEqual(new Set(["wheels"]));
});

test("what is missing is what a story is about where it says so, and unwanted elsewhere", () => {
  const tales: Tales = { ...TALES, dark: tale("dark", { about: ["without stars"], free: false, plain: true }) };
  expect(chosen("a night without stars", { tales })).toEqual(new Set(["dark"]));
  expect(chosen("a night full of stars", { tales })).not.toContain("dark");
  expect(chosen("a story without the moon", { tales })).not.toContain("moon");
});

test("a tale is made of what the request names when no other tells of it, and of nothing less", () => {
  const tales: Tales = {
    ...TALES,
    medley: tale("medley", { about: [], free: false, ingredients: ["any", "any"] }),
    stolen: tale("stolen", { about: ["stolen"], free: false, ingredients: ["something"] }),
  };
  expect(chosen("the basket in the belfry", { tales })).toEqual(new Set(["medley"]));
  expect(chosen("a stolen basket in the belfry", { tales })).toEqual(new Set(["stolen"]));
  expect(chosen("who was stolen in the belfry", { tales })).not.toContain("stolen");
  expect(chosen("the belfry, and no baskets", { tales })).not.toContain("medley");
});

test("nobody is made a princess by another word of her premise", () => {
  const about = ["princess monster truck", "monster truck"];
  const tales: Tales = { driver: tale("driver", { star: ["princess"], about, plain: true, free: false }) };
  expect(chosen("my son Jack and the monster truck", { tales })).not.toContain("driver");
  expect(chosen("a princess who drives a monster truck", { tales })).toEqual(new Set(["driver"]));
});

test("a robot at the child's side is not the thing that a tale is about", () => {
  const tales: Tales = {
    lost: tale("lost", { about: ["attic"], older: telling("lost", "thing") }),
    robot: tale("robot", { star: ["robot"] }),
  };
  expect(chosen("Lucas and robots", { tales })).toEqual(new Set(["robot"]));
});
