import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["Dad's deployed til March and Jayden drew him a map", "father", true],
  ["PAPA ESTA DE VIAJE EN ALEMANIA Y VUELVE EL VIERNES", "father", true],
  ["mamá trabaja de noche y Leo la echa de menos", "mother", true],
  ["hoy operaron al abuelo de la cadera", "grandfather", true],
  ["pusimos la ofrenda y espera a su bisabuelo Chuy", "grandfather", true],
  ["Lola y su abuela hacen pan", "grandmother", undefined],
  ["we go to Grandad's by train", "grandfather", undefined],
])("whoever is away is known, and known to be away: %s", (ideas, kind, isAway) => {
  const { elder } = readRequest(ideas);
  expect([elder?.kind, elder?.isAway]).toEqual([kind, isAway]);
});

test.each([
  ["que viene un hermanito, se va a llamar Bruno, y Vega no lo quiere ni ver", "Vega"],
  ["baby sister due friday, she is going to be called Nia. Ada is not so sure", "Ada"],
])("a child who is not born yet is no hero: %s", (ideas, hero) => {
  expect(readRequest(ideas).hero?.name).toBe(hero);
});

test("who comes for teeth is neither a mouse nor a child", () => {
  const { hero, friend, others } = readRequest("A Martina se le cae el diente. Que venga el ratoncito Pérez");
  expect([hero?.name, friend, others]).toEqual(["Martina", undefined, []]);
});

test("a paw is no duck", () => {
  expect(readRequest("un cuy con un papelito amarrado en la pata").hero?.creature?.id).toBe("cuy");
  expect(readRequest("una pata que no sabe nadar").hero?.creature?.id).toBe("duck");
});

test("a toy is called by what stands after a comma and an article", () => {
  const { friend } = readRequest("Se llama Illari, tiene una llamita de peluche, la Pelusa, que se quedó en el bus");
  expect(friend).toMatchObject({ name: "Pelusa", creature: { id: "llama" } });
});

test("a tired parent has lost nobody", () => {
  expect(readRequest("lo que sea, con un perro. Corto. Estoy muerta").isOfLoss).toBe(false);
  expect(readRequest("su perro Rocky está muerto").isOfLoss).toBe(true);
});

test("a wish about how a child feels is known", () => {
  expect(readRequest("hoy lloró porque perdió la final").isWorried).toBe(true);
  expect(readRequest("una cabra en el campanario").isWorried).toBe(false);
});

test.each([
  ["a superhero dog called Max", "dog", "superhero"],
  ["un perro salchicha detective", "dog", "detective"],
  ["un unicornio astronauta", "unicorn", "astronaut"],
])("an animal with a part to play is one: %s", (ideas, id, plays) => {
  const { hero, friend } = readRequest(ideas);
  expect([hero?.creature?.id, hero?.creature?.plays, friend]).toEqual([id, plays, undefined]);
});
