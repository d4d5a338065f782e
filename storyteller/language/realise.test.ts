import { expect, test } from "vitest";
import { englishGrammar, englishList, withIndefinite } from "./english.ts";
import type { Cast, Entity } from "./entity.ts";
import { realise, realiseLine } from "./realise.ts";
import { spanishGrammar, spanishList } from "./spanish.ts";

const noun = (text: string, gender?: "m" | "f", rest: Partial<Entity> = {}): Entity => ({
  kind: "noun",
  text,
  gender,
  ...rest,
});
const name = (text: string, gender?: "m" | "f", rest: Partial<Entity> = {}): Entity => ({
  kind: "name",
  text,
  gender,
  ...rest,
});

const SPANISH: Cast = {
  hero: name("Lola", "f"),
  friend: noun("dragón", "m"),
  helper: noun("hada zapatera", "f", { tonicA: true }),
  elder: { kind: "ready", text: "el abuelo", gender: "m" },
  home: noun("torre", "f"),
  place: noun("bosque", "m"),
  thing: noun("llave", "f", { does: "daba luz" }),
  light: noun("farol", "m"),
  noise: { sound: "toc, toc", cause: "un erizo" },
  refrain: { line: "Poco a poco.", last: "Y ya está." },
};
const es = (line: string, cast: Partial<Cast> = {}) => realiseLine(line, { ...SPANISH, ...cast }, spanishGrammar);

test("Spanish articles, contractions and the feminine with a masculine article", () => {
  expect(es("Vio {thing} y {helper}.")).toBe("Vio la llave y el hada zapatera.");
  expect(es("Cerca {place.del}, {thing.al}, {helper.del}.")).toBe("Cerca del bosque, a la llave, del hada zapatera.");
  expect(es("Era {thing.un}; era {helper.un}; era {light.un}.")).toBe(
    "Era una llave; era un hada zapatera; era un farol.",
  );
  expect(es("{Elder} llamó. Era la voz {elder.del}.")).toBe("El abuelo llamó. Era la voz del abuelo.");
  expect(es("Miró a {friend} de {friend}.")).toBe("Miró al dragón del dragón.");
});

test("Spanish agreement follows the gender, and has a wording for when nobody knows", () => {
  expect(es("{thing:perdido|perdida} {Thing:Lo|La} vio.")).toBe("Perdida La vio.");
  expect(es("{helper:nuevo|nueva} {helper.lo}")).toBe("Nueva la");
  const unknown = { hero: name("Álex") };
  expect(es("Estaba {hero:cansado|cansada|con sueño}.", unknown)).toBe("Estaba con sueño.");
  expect(es("Estaba {hero:cansado|cansada}.", unknown)).toBeUndefined();
});

test("y becomes e and o becomes u where the next sound asks for it", () => {
  expect(es("Lola y {friend}", { friend: name("Inés", "f") })).toBe("Lola e Inés");
  expect(es("Lola y {friend}", { friend: name("Hielo") })).toBe("Lola y Hielo");
  expect(es("Y {friend} rio. ¿Y {friend}?", { friend: name("Inés", "f") })).toBe("E Inés rio. ¿Y Inés?");
  expect(es("Lola o {friend}", { friend: name("Óscar", "m") })).toBe("Lola u Óscar");
  expect(es("Lola y {friend}")).toBe("Lola y el dragón");
  expect(spanishList(["Nico", "Leo", "Inés"])).toBe("Nico, Leo e Inés");
});

test("a sentence begins with a capital whatever its author wrote, and a comma does not", () => {
  expect(es("{friend} rio. {friend} durmió, {friend} no. —¿{friend}? ¿{thing}?")).toBe(
    "El dragón rio. El dragón durmió, el dragón no. —¿El dragón? ¿La llave?",
  );
  expect(es("—{friend} viene —dijo {friend}.")).toBe("—El dragón viene —dijo el dragón.");
});

const ENGLISH: Cast = {
  ...SPANISH,
  hero: name("Robin"),
  friend: noun("otter"),
  helper: noun("unicorn"),
  thing: noun("hourglass"),
};
const en = (line: string, cast: Partial<Cast> = {}) => realiseLine(line, { ...ENGLISH, ...cast }, englishGrammar);

test("English articles go by sound", () => {
  expect(en("{friend.a}, {helper.a}, {thing.a}; a {friend.bare}; {Friend}")).toBe(
    "An otter, a unicorn, an hourglass; an otter; The otter",
  );
  expect(
    ["honest fox", "one-eyed owl", "umbrella", "uncle", "European", "useful hat", "uninvited owl"].map((text) =>
      withIndefinite(text),
    ),
  ).toEqual([
    "an honest fox",
    "a one-eyed owl",
    "an umbrella",
    "an uncle",
    "a European",
    "a useful hat",
    "an uninvited owl",
  ]);
  expect(englishList(["Max", "Ada", "Leo"])).toBe("Max, Ada and Leo");
});

test("English pronouns go by gender, and where nobody knows it the name comes again", () => {
  expect(en("{hero.he} took {hero.his} hat. {Hero.he} sat by {hero.him}.", { hero: name("Mia", "f") })).toBe(
    "She took her hat. She sat by her.",
  );
  expect(en("So {hero.he} took {hero.his} hat.")).toBe("So Robin took Robin’s hat.");
  expect(en("It took {friend.his} hat.")).toBe("It took its hat.");
});

test("paragraphs keep their order, and those with a plus are extras", () => {
  const realised = realise(["{Hero} came.", "+ {Friend} too.", "Then rest."], ENGLISH, englishGrammar);
  expect(realised).toEqual({
    ok: true,
    paragraphs: [
      { text: "Robin came.", extra: false },
      { text: "The otter too.", extra: true },
      { text: "Then rest.", extra: false },
    ],
  });
});

test("a part of a creature's own body is hers, his or its, and nobody's where nobody knows", () => {
  const says = { sad: "put {his} chin on {his} paws" };
  const told = (hero: Entity) =>
    realiseLine("{Hero} {hero.sad}.", { ...ENGLISH, hero: { ...hero, says } }, englishGrammar);
  expect(told(name("Rosie", "f"))).toBe("Rosie put her chin on her paws.");
  expect(told(noun("fox"))).toBe("The fox put its chin on its paws.");
  expect(told(name("Bramble"))).toBe("Bramble put the chin on the paws.");
});

test("a slot that nobody knows makes the passage untellable and says which", () => {
  expect(realise(["{hero} {dragon}"], ENGLISH, englishGrammar)).toEqual({
    ok: false,
    fault: "{dragon} cannot be filled",
  });
  expect(realise(["{thing.al}"], ENGLISH, englishGrammar).ok).toBe(false);
});

test("what differs between the sorts of ingredients is chosen by what one is", () => {
  const told = (sort: Entity["sort"]) =>
    es("{First} {first.kind:se sentó|se veía desde allí|cabía en la mano}.", { first: noun("cabra", "f", { sort }) });
  expect(told("somebody")).toBe("La cabra se sentó.");
  expect(told("somewhere")).toBe("La cabra se veía desde allí.");
  expect(told("something")).toBe("La cabra cabía en la mano.");
  expect(told(undefined)).toBeUndefined();
  expect(es("{first.kind:una|dos}", { first: noun("cabra", "f", { sort: "somebody" }) })).toBeUndefined();
});

test("what nobody counts has no article of its own", () => {
  expect(es("Era {first.un}.", { first: noun("nieve", "f", { mass: true }) })).toBe("Era un poco de nieve.");
  const first = noun("glitter", undefined, { mass: true });
  expect(realiseLine("It was {first.a}, and {first} shone.", { ...SPANISH, first }, englishGrammar)).toBe(
    "It was some glitter, and the glitter shone.",
  );
});

test.each([
  ["{star.intro} y {pal.intro}", "Lucía y un perro llamado Toby"],
  ["{Star.intro} y {pal.intro} viven aquí.", "Lucía y un perro llamado Toby viven aquí."],
])("a name that follows another one is not taken for its second half: %s", (line, told) => {
  const pair = { star: name("Toby", "m", { intro: "un perro llamado Toby" }), pal: name("Lucía", "f") };
  expect(realiseLine(line, { ...SPANISH, ...pair }, spanishGrammar)).toBe(told);
});

test("whoever is introduced by what it is keeps its place", () => {
  const pair = { star: name("Toby", "m", { intro: "un perro llamado Toby" }), pal: noun("dragón", "m") };
  expect(realiseLine("{star.intro} y {pal.intro}", { ...SPANISH, ...pair }, spanishGrammar)).toBe(
    "Un perro llamado Toby y un dragón",
  );
});
