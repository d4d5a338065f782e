import { invalid } from "./api-refusal.server.ts";

/** What came in a form: text, or a group of it in brackets. A list is a group whose keys are numbers. */
export type Raw = string | RawGroup;
export type RawGroup = { [key: string]: Raw };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
/** The provider's own parameters go no deeper. */
const DEEPEST = 6;

/** `a[b][0]=c` as groups within groups. @throws {ApiRefusal} for keys that are no such path */
export function parseForm(text: string): RawGroup {
  const root = emptyGroup();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key);
    const last = path.pop() ?? "";
    let group = root;
    for (const step of path) {
      const next = (group[nameIn(group, step)] ??= emptyGroup());
      if (typeof next === "string")
        throw invalid("Invalid request: a parameter is both a value and a group", { param: key });
      group = next;
    }
    group[nameIn(group, last)] = value;
  }
  return root;
}

// Without a prototype: "constructor" is a name like any other.
const emptyGroup = (): RawGroup => Object.create(null) as RawGroup;

/** `[]` is the next place of a list. */
const nameIn = (group: RawGroup, step: string) => (step === "" ? String(Object.keys(group).length) : step);

function pathOf(key: string): string[] {
  const found = KEY.exec(key);
  const steps = [...(found?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "");
  if (!found || steps.length >= DEEPEST) throw invalid(`Invalid parameter name: ${key}`, { param: key });
  return [found[1] ?? "", ...steps];
}
