import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "./draft.ts";
import { chosenOf, withToggled } from "./listener-choice.ts";

const LOLA = { id: "lola", nickname: "Lola", age: 7 };
const NICO = { id: "nico", nickname: "Nico", age: 4 };
const LIST = [LOLA, NICO];

test("the age becomes that of the youngest who listens, as they come and go", () => {
  const both = withToggled(withToggled(EMPTY_DRAFT, LIST, "lola"), LIST, "nico");
  expect(both).toMatchObject({ listenerIds: ["lola", "nico"], age: 4 });
  expect(withToggled(both, LIST, "nico")).toMatchObject({ listenerIds: ["lola"], age: 7 });
});

test("when nobody is chosen any more, the age stays", () => {
  const alone = withToggled(EMPTY_DRAFT, LIST, "nico");
  expect(withToggled(alone, LIST, "nico")).toMatchObject({ listenerIds: [], age: 4 });
});

test("the chosen ones stand in the order of the list, whatever order they were chosen in", () => {
  expect(chosenOf({ listenerIds: ["nico", "lola"] }, LIST)).toEqual([LOLA, NICO]);
});

test("whoever has left the list, or is somebody else's, is not chosen and takes no place", () => {
  const kept = { ...EMPTY_DRAFT, listenerIds: ["gone", "nico"] };
  expect(chosenOf(kept, LIST)).toEqual([NICO]);
  expect(withToggled(kept, LIST, "lola").listenerIds).toEqual(["nico", "lola"]);
});

test("no more than five listen to one story", () => {
  const many = Array.from({ length: 7 }, (_, place) => ({ id: `${place}`, nickname: `N${place}`, age: 6 }));
  const listenerIds = many.map(({ id }) => id);
  expect(chosenOf({ listenerIds }, many)).toHaveLength(5);
});
