import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { englishTales } from "#storyteller/content/en/tales.ts";
import { spanishTales } from "#storyteller/content/es/tales.ts";
import { GENRES } from "#storyteller/story-request.ts";
import { lintContent } from "./lint.ts";
import { smallestPool } from "./pools.ts";
import { jsonSchemaOf, SHAPES, type ShapeName } from "./shapes.ts";

const CONTENT = fileURLToPath(new URL("../../storyteller/content/", import.meta.url));

// Ten thousand passages with eighteen casts each take seconds, and more where all processors are busy.
vi.setConfig({ testTimeout: 240_000 });

test("an author has nothing to mend, in either language", () => {
  expect(lintContent(CONTENT).findings).toEqual([]);
});

test.each(Object.keys(SHAPES) as ShapeName[])(
  "the schema for %s that editors read is the one the lint goes by",
  (name) => {
    const committed = readFileSync(join(CONTENT, "schema", `${name}.schema.json`), "utf8");
    expect(JSON.parse(committed)).toEqual(JSON.parse(jsonSchemaOf(name)));
  },
);

test("every tale that lies in the folder is one that is told", () => {
  for (const [language, told] of Object.entries({ es: spanishTales, en: englishTales })) {
    const written = globSync("*.json", { cwd: join(CONTENT, language, "tales") });
    expect(Object.keys(told).sort()).toEqual(written.map((file) => file.slice(0, -".json".length)).sort());
  }
});

/** One plot and the words that all share: enough to find what is planted, and read in a moment. */
const ONLY_PLOT = "repair";
const ONLY_TALE = "es/tales/dragon.json";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  const isOther = (file: string) =>
    /(?:plots|topics|tales)\/.*\.json$/.test(file) && !file.endsWith(`/${ONLY_PLOT}.json`) && !file.endsWith(ONLY_TALE);
  cpSync(CONTENT, folder, { recursive: true, filter: (file) => !isOther(file) });
  const skeletons = JSON.parse(readFileSync(join(CONTENT, "skeletons.json"), "utf8")) as Record<string, unknown>;
  writeFileSync(join(folder, "skeletons.json"), JSON.stringify({ [ONLY_PLOT]: skeletons[ONLY_PLOT] }));
  for (const language of ["es", "en"]) {
    for (const shared of ["openings", "meetings", "ways", "pauses", "winddowns"]) {
      const file = join(folder, language, `${shared}.json`);
      writeFileSync(file, JSON.stringify(firstOfEach(JSON.parse(readFileSync(file, "utf8")))));
    }
  }
});

/** The same lists with their first passage only. */
function firstOfEach(lists: unknown): unknown {
  if (Array.isArray(lists)) return lists.slice(0, 1);
  return Object.fromEntries(Object.entries(lists as object).map(([key, list]) => [key, firstOfEach(list)]));
}
afterEach(() => rmSync(folder, { recursive: true }));

type Plot = { titles: string[]; little: Record<string, string[][]>; big: Record<string, string[][]> };

/** What is found when a plot file is changed by an author. */
function findingsWith(change: (plot: Plot) => void): string[] {
  const file = join(folder, "es/plots/repair.json");
  const plot = JSON.parse(readFileSync(file, "utf8")) as Plot;
  change(plot);
  writeFileSync(file, JSON.stringify(plot));
  return lintContent(folder).findings.map(({ where, what }) => `${where}: ${what}`);
}

const want = (passage: string[]) => (plot: Plot) => void plot.little.want?.push(passage);

test.each([
  ["a slot nobody knows", want(["{hero} vio {dragon}."]), /\{dragon\} cannot be filled/],
  ["a slot of another plot", want(["{hero} oyó {noise.sound}."]), /noise\.sound\} cannot be filled/],
  ["a gender nobody knows", want(["{hero} estaba {hero:cansado|cansada}."]), /no third form/],
  ["a word that is not for this hour", want(["De pronto, {hero} salió."]), /«De pronto» is not for this hour/],
  ["too many words", want([`{hero} ${"anduvo un poco más. ".repeat(20)}`]), /words always told/],
  ["a sentence without an end", want([`{hero} ${"y siguió ".repeat(12)}.`]), /a sentence of/],
  ["only extras", want(["+ {hero} anduvo."]), /nothing in it is always told/],
  ["a refrain alone", want(["{refrain}"]), /nothing is left/],
  ["a title with a full stop", (plot: Plot) => void plot.titles.push("Un final."), /ends in a full stop/],
  ["a title that exists", (plot: Plot) => void plot.titles.push(plot.titles[0] ?? ""), /is also in/],
  [
    "a scene told twice",
    (plot: Plot) => void plot.little.want?.push(plot.little.want[0] ?? []),
    /is also in es\/plots\/repair/,
  ],
  ["a loud home-coming", (plot: Plot) => void plot.big.return?.push(["¡{hero} llegó a casa!"]), /exclamation mark/],
  ["a beat without passages", (plot: Plot) => void (plot.little.try1 = []), /nothing to tell here/],
  [
    "a passage that is no list",
    (plot: Plot) => void (plot.little.try1 = ["{hero} anduvo."] as never),
    /es\/plots\/repair\.json little\.try1\.0: .*array/i,
  ],
])("%s is found", (_, change, finding) => {
  expect(findingsWith(change).join("\n")).toMatch(finding);
});

type TaleFile = { plot: string; titles: string[]; star?: string[]; older: Record<string, string[]> };

/** What is found in a tale when an author changes it; its plot is told of here. */
function findingsInTale(change: (tale: TaleFile) => void): string {
  const file = join(folder, ONLY_TALE);
  const tale = JSON.parse(readFileSync(file, "utf8")) as TaleFile;
  tale.plot = ONLY_PLOT;
  change(tale);
  writeFileSync(file, JSON.stringify(tale));
  return lintContent(folder)
    .findings.filter(({ where }) => where.startsWith(ONLY_TALE))
    .map(({ where, what }) => `${where}: ${what}`)
    .join("\n");
}
const turn = (paragraph: string) => (tale: TaleFile) => void tale.older.turn?.push(paragraph);

test("a tale as it stands has nothing to mend", () => {
  expect(findingsInTale(() => undefined)).toBe("");
});

test.each([
  ["a plot nobody knows", (tale: TaleFile) => void (tale.plot = "nowhere"), /no skeleton is called nowhere/],
  ["a beat that is missing", (tale: TaleFile) => void delete tale.older.turn, /older\.turn/],
  ["a bracket that stays open", turn("[{star} vino.|{star} llegó."), /older\.turn: brackets that do not match/],
  ["a group of one", turn("[{star} vino.]"), /a group of one/],
  ["an empty wording", turn("[{star} vino.|]"), /an empty wording/],
  ["a hero in a tale about a star", turn("{hero} vino."), /where \{star\} and \{pal\} play/],
  ["a slot that nobody fills", turn("{star} vio {remembered}."), /remembered/],
  ["a gender nobody knows", turn("Fue {pal:solo|sola}."), /no third form/],
  ["a word that is not for this hour", turn("De pronto, {star} vino."), /not for this hour/],
  ["a loud home-coming", (tale: TaleFile) => void tale.older.return?.push("¡Casa!"), /exclamation mark/],
  [
    "few words",
    (tale: TaleFile) =>
      void ((tale.older.try1 = ["{star} vino."]), (tale.older.try2 = ["Y {pal}."]), (tale.older.want = ["Y nada."])),
    /words always told/,
  ],
  [
    "a plain one that is told unasked",
    (tale: TaleFile) => void Object.assign(tale, { plain: true, free: true }),
    /not told unasked/,
  ],
  [
    "one wording for all",
    (tale: TaleFile) =>
      void Object.assign(tale.older, {
        opening: Array.from(
          { length: 60 },
          (_, at) => `{light} y {star.intro} con {pal.intro} llegaron a la casa de ${"la".repeat(at + 1)} en la calle.`,
        ),
      }),
    /two tellings are alike/,
  ],
])("in a tale, %s is found", (_, change, finding) => {
  expect(findingsInTale(change)).toMatch(finding);
});

test("a file that is no JSON is a finding, and nothing throws", () => {
  writeFileSync(join(folder, "es/winddowns.json"), "{");
  expect(lintContent(folder).findings).toEqual([
    { where: "es/winddowns.json", what: expect.stringContaining("no JSON") },
  ]);
});

test("a passage of one genre is in that genre's pool alone, and the smallest pool is named", () => {
  const file = join(folder, "en/openings.json");
  const openings = JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string[][]>>;
  openings.Scary?.little?.push(["{hero} looked up.", "So did {friend.intro}."]);
  writeFileSync(file, JSON.stringify(openings));
  const pools = lintContent(folder).pools.filter(
    ({ language, beat, band, moral }) => language === "en" && beat === "opening" && band === "little" && !moral,
  );
  expect(pools.map(({ genre, size }) => [genre, size])).toEqual(
    GENRES.map((genre) => [genre, genre === "Scary" ? 3 : 2]),
  );
  expect(smallestPool(pools)).toBe("smallest pool: 2 for en little opening, Fantasy, any moral");
});
