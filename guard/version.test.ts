import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { english } from "./rules/en.ts";
import { spanish } from "./rules/es.ts";
import { MACHINE_TALK } from "./rules/machine-talk.ts";
import { OTHER_LANGUAGES_INSULTS } from "./rules/other-languages.ts";
import { REAL_PERSONS } from "./rules/real-persons.ts";
import { RULES } from "./version.ts";

test("no list changes without a new version of the rules", () => {
  const lists = JSON.stringify([spanish, english, REAL_PERSONS, OTHER_LANGUAGES_INSULTS, MACHINE_TALK]);
  const fingerprint = createHash("sha256").update(lists).digest("hex").slice(0, RULES.fingerprint.length);
  // Another fingerprint belongs to a new version: readers compare the version of their story's receipt with it.
  expect(fingerprint).toBe(RULES.fingerprint);
});
