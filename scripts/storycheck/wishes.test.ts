import { expect, test } from "vitest";
import { missingNames, unwantedIn, wishesIn } from "./wishes.ts";

test("names that a parent gives have to be in the story, whatever stands around them", () => {
  const wishes = wishesIn("Mia and her cat Pip");
  expect(wishes.names).toEqual(["Mia", "Pip"]);
  expect(missingNames("Mia’s hat was on. “Pip!”", wishes)).toEqual([]);
  expect(missingNames("Mia met a pipe and Pippa.", wishes)).toEqual(["Pip"]);
  expect(missingNames("Durmió INES.", wishesIn("un cuento para mi hija Inés"))).toEqual([]);
});

test("creatures that a parent does not want are seen in every form, and a verb after a no is no wish", () => {
  const wishes = wishesIn("Lola no quiere dormir. Sin dragones.");
  expect(unwantedIn("Un dragón quiere dormir.", wishes)).toEqual(["dragon"]);
  expect(unwantedIn("Lola quiere dormir.", wishes)).toEqual([]);
});

test("a little word that is shouted is nobody", () => {
  expect(wishesIn("a girl called Elsie but not ME Elsie, a different one").unwanted).toEqual([]);
  expect(wishesIn("haunted treehouse but not TOO scary").unwanted).toEqual([]);
});
