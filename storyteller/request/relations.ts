import type { Gender } from "#storyteller/language/lexicon.ts";
import { fold } from "./fold.ts";

/** How a second child belongs to the first one. */
export type Relation = "sibling" | "cousin" | "friend";
export const ELDER_KINDS = ["mother", "father", "grandmother", "grandfather", "aunt", "uncle"] as const;
export type ElderKind = (typeof ELDER_KINDS)[number];

/** What a word before a name says about its bearer. */
export type RelationWord = { role: "child" | "adult"; gender?: Gender; relation?: Relation; elder?: ElderKind };

const child = (gender?: Gender, relation?: Relation): RelationWord => ({ role: "child", gender, relation });
const elder = (kind: ElderKind, gender: Gender): RelationWord => ({ role: "adult", gender, elder: kind });

const WORDS: readonly [string, RelationWord][] = [
  [
    "hijo niño chico nene crio chaval nieto sobrino sobrinito nietecito bisnieto ahijado hijastro bebito crio hijito boy son grandson nephew lad stepson godson great-grandson bairn laddie",
    child("m"),
  ],
  [
    "hija niña chica nena cria chavala nieta sobrina sobrinita bisnieta ahijada hijastra beba bebita hijita girl daughter granddaughter niece stepdaughter goddaughter great-granddaughter lass lassie",
    child("f"),
  ],
  ["bebe peque kid kiddo child toddler baby twin grandchild", child()],
  ["hermano hermanito gemelo mellizo hermanastro brother stepbrother half-brother", child("m", "sibling")],
  ["hermana hermanita gemela melliza hermanastra sister stepsister half-sister", child("f", "sibling")],
  ["primo primito", child("m", "cousin")],
  ["prima primita", child("f", "cousin")],
  ["cousin", child(undefined, "cousin")],
  ["amigo amiguito vecino compañero", child("m", "friend")],
  ["amiga amiguita vecina compañera", child("f", "friend")],
  ["friend buddy pal neighbour neighbor classmate", child(undefined, "friend")],
  [
    "abuela abuelita yaya abu bisabuela bisa tatarabuela great-grandma great-granny great-grandmother great-nan grandma granny grandmother nana nan nanna nonna nona oma yiayia dadi nani bubbe babcia halmoni gogo",
    elder("grandmother", "f"),
  ],
  [
    "abuelo abuelito yayo bisabuelo tatarabuelo great-grandpa great-grandad great-grandfather grandpa grandad granddad grandfather gramps nonno nono opa pappou mkhulu zayde zaide dziadek",
    elder("grandfather", "m"),
  ],
  ["mama mami madre mum mummy mom mommy mother", elder("mother", "f")],
  ["papa papi padre dad daddy father", elder("father", "m")],
  ["tia tita aunt auntie", elder("aunt", "f")],
  ["tio tito uncle", elder("uncle", "m")],
  [
    "profe profesor profesora maestra maestro seño teacher coach doctor doctora suegra suegro marido esposa esposo cuñada cuñado wife husband fiance fiancee mother-in-law father-in-law",
    { role: "adult" },
  ],
];

const BY_WORD = new Map(
  WORDS.flatMap(([words, meaning]) => words.split(" ").map((word) => [fold(word), meaning] as const)),
);

/** What the word says about the name after it, in either language. */
export function relationWord(folded: string): RelationWord | undefined {
  return BY_WORD.get(folded);
}
