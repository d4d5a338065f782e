import * as z from "zod";
import { NOUN_KINDS, SORTS } from "#storyteller/language/lexicon.ts";
import { MORALS } from "#storyteller/plot/morals.ts";
import { BEATS, PLOT_BEATS } from "#storyteller/plot/skeletons.ts";
import { ELDER_KINDS } from "#storyteller/request/relations.ts";
import { BODY_FORMS } from "#storyteller/scenes/bodies.ts";
import { INGREDIENT_ROLES } from "#storyteller/scenes/ingredients.ts";
import { SUBJECT_KINDS } from "#storyteller/scenes/subjects.ts";
import { ANY_SORT, TALE_BEATS } from "#storyteller/scenes/tale.ts";
import { BANDS, GENRES } from "#storyteller/story-request.ts";

// What the files of the content look like. The JSON Schemas beside the content are made of these.

const line = z.string().min(1).describe("One line, with slots in braces.");
const passage = z
  .array(z.string().min(1))
  .min(1)
  .describe('Paragraphs. One that begins with "+ " is told when there is room.');
const passages = z.array(passage);
const someOf = <Key extends string>(keys: readonly Key[], value: z.ZodType) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, value.optional()])) as Record<Key, z.ZodOptional<z.ZodType>>,
  );
const allOf = <Key extends string>(keys: readonly Key[], value: z.ZodType) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, z.ZodType>);

const OLDER = ["middle", "big"] as const;
const WORLDS = ["any", ...GENRES] as const;
const schemaLink = { $schema: z.string().optional() };

const register = z.strictObject({
  want: passages,
  obstacle: passages,
  try1: passages,
  try2: passages,
  turn: someOf(MORALS, passages).describe("One list for each moral of the skeleton."),
  return: passages,
});

const plot = z.strictObject({
  ...schemaLink,
  titles: z.array(line),
  refrains: z.array(z.strictObject({ line, last: line })),
  openings: someOf(BANDS, passages).optional().describe("Told instead of the shared openings."),
  little: register.optional(),
  middle: register.optional(),
  big: register.optional(),
});

const years = z.tuple([z.int().min(2).max(10), z.int().min(2).max(10)]);
const skeleton = z.strictObject({
  ages: years,
  morals: z.array(z.enum(MORALS)).min(1),
  thing: z.enum(["keepsake", "wild"]),
  spare: z.array(z.enum(BEATS)),
  rests: z.array(z.enum(["meeting", "pause"])),
  wayBefore: z.enum(["try1", "try2"]).optional(),
  after: allOf(PLOT_BEATS, line).describe("What is true when each beat is over."),
  tension: allOf(BEATS, z.number().min(0).max(1)),
});

const gender = z.enum(["m", "f"]);
const nounShape = { text: line, gender: gender.optional(), tonicA: z.boolean().optional(), an: z.boolean().optional() };
const noun = z.strictObject(nounShape);
const thing = z.strictObject({ ...nounShape, does: line });
const world = z.strictObject({
  homes: z.array(noun),
  places: z.array(noun),
  keepsakes: z.array(thing),
  wilds: z.array(thing),
  helpers: z.array(noun),
  lights: z.array(noun),
  noises: z.array(z.strictObject({ sound: line, cause: line })),
});
const namesByGender = z.strictObject({ m: z.array(line), f: z.array(line) });
const lexicon = z.strictObject({
  ...schemaLink,
  worlds: allOf(GENRES, world),
  asked: z.strictObject({ places: z.record(z.string(), noun), things: z.record(z.string(), thing) }),
  plain: z.strictObject({ homes: z.array(noun), lights: z.array(noun), companions: z.array(noun) }),
  elders: z.array(z.strictObject({ text: line, gender })),
  names: namesByGender,
  companions: z.array(noun),
  companionNames: namesByGender,
});

const forNumber = z.strictObject({ one: passages, several: passages });
const frames = z.strictObject({
  ...schemaLink,
  asides: allOf(BANDS, passages),
  joins: forNumber,
  acts: allOf(BANDS, passages),
  actsInTales: z.strictObject({ little: passages, older: passages }),
  homecomings: forNumber,
  pets: z.strictObject({
    joins: z.strictObject({ little: passages, older: passages }),
    acts: z.strictObject({ little: passages, older: passages }),
    homecomings: passages,
  }),
  creatures: z.strictObject({
    first: z.strictObject({ little: passages, older: passages }),
    feelings: passages,
    asleep: passages,
  }),
  spellings: z.strictObject({ little: passages, older: passages }),
  places: z.strictObject({ little: passages, older: passages }),
  continuations: allOf(BANDS, passages),
});

const topicLines = z.strictObject({ first: passages.min(1), later: passages.min(1), last: passages.min(1) });
const phrases = z.array(z.string().regex(/^[a-zñ0-9'-]+(?: [a-zñ0-9'-]+)*$/));
const topic = z.strictObject({
  words: phrases.min(1).describe("How parents name it: lower case, without accents."),
  little: topicLines,
  older: topicLines,
});

const wordings = z
  .array(z.string().min(1))
  .min(1)
  .describe(
    'Paragraphs with wordings in square brackets: "[one|another|a third]". "+ " begins one that is told when there is room, "+1 " one that is told only together with the others of its number.',
  );
const telling = allOf(TALE_BEATS, wordings);
const tale = z.strictObject({
  ...schemaLink,
  about: phrases.describe(
    "How parents name what it is about: lower case, without accents. Empty where the ingredients say it.",
  ),
  hints: phrases.optional().describe("Words that speak for it beside others, but are in many other wishes too."),
  star: z.array(line).min(1).optional().describe("Creatures that it is about, by their names in creature-words.ts."),
  subject: z.enum(SUBJECT_KINDS).optional().describe("It is told about whichever of these a request names."),
  ingredients: z
    .array(z.enum([...SORTS, ANY_SORT]))
    .min(1)
    .max(INGREDIENT_ROLES.length)
    .optional()
    .describe("It is made of nouns that a request names, of these sorts."),
  except: z.array(z.enum(NOUN_KINDS)).optional().describe("What its ingredients are not to be."),
  otherwise: z
    .array(z.strictObject({ ...nounShape, sort: z.enum(SORTS) }))
    .optional()
    .describe("What its ingredients are when the request names none, one for each."),
  plot: line.describe("The skeleton that it follows."),
  moral: z.enum(MORALS),
  genres: z.array(z.enum(GENRES)).min(1),
  free: z.boolean().describe("A good story for somebody who asked for nothing of the kind."),
  plain: z
    .boolean()
    .optional()
    .describe(
      "A premise that few families come upon: it stands in few wordings, and is told only to those who ask for it.",
    ),
  loss: z.enum(["somebody", "animal"]).optional().describe("About somebody who has died."),
  elder: z.enum(ELDER_KINDS).optional(),
  away: z.boolean().optional().describe("{elder} is the one who is not at home."),
  titles: z.array(line),
  keepsake: noun.optional().describe("One thing of it, without an article, that a later story remembers it by."),
  little: telling.optional(),
  older: telling.optional(),
});

const subject = z.strictObject({
  ...nounShape,
  words: phrases.min(1).describe("How parents name it: lower case, without accents."),
  says: z
    .record(z.string().regex(/^[a-z]+$/), z.array(line).min(1))
    .describe("What is told of it, by form: wordings, of which a story uses one."),
});

const askedNouns = z.array(
  z.strictObject({
    ...nounShape,
    mass: z.boolean().optional().describe("What nobody counts: some snow."),
    proper: z.boolean().optional().describe("It has no article: Saturn."),
    is: z.enum(NOUN_KINDS).optional().describe("What not everything can happen to."),
    words: phrases.optional().describe("Further ways to type it."),
  }),
);

const body = z.strictObject({
  creatures: z.array(line).min(1).describe('Their ids in creature-words.ts, or "vehicle", or "child".'),
  homes: z.array(noun).describe("Where they live; none where any home will do."),
  says: allOf(BODY_FORMS, z.array(line).min(1)).describe(
    "What is told of it, by form: wordings, of which a story uses one.",
  ),
});

/** The shape of each file of the content, by the name of its schema. */
export const SHAPES = {
  tale,
  subjects: z.array(subject),
  plot,
  topics: z.record(z.string(), topic),
  skeletons: z.record(z.string(), skeleton),
  lexicon,
  nouns: allOf(SORTS, askedNouns),
  bodies: z.array(body),
  frames,
  openings: allOf(WORLDS, allOf(BANDS, passages)),
  meetings: allOf(WORLDS, allOf(OLDER, passages)),
  "for-every-register": allOf(BANDS, passages),
  "for-older-registers": allOf(OLDER, passages),
} as const satisfies Record<string, z.ZodType>;
export type ShapeName = keyof typeof SHAPES;

/** The files that every language has once, and the shape of each. */
export const SHARED_FILES = {
  lexicon: "lexicon",
  nouns: "nouns",
  bodies: "bodies",
  frames: "frames",
  openings: "openings",
  ways: "for-older-registers",
  meetings: "meetings",
  pauses: "for-older-registers",
  winddowns: "for-every-register",
} as const satisfies Record<string, ShapeName>;

/** The JSON Schema of a shape, as editors read it. */
export function jsonSchemaOf(name: ShapeName): string {
  return `${JSON.stringify(z.toJSONSchema(SHAPES[name]), null, 2)}\n`;
}
