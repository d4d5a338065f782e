import type { Passage } from "#storyteller/scenes/passage.ts";
import { type Cast, capitalised, type Entity, type Grammar, GUEST_ROLES, ROLES } from "./entity.ts";
import { SORTS } from "./lexicon.ts";

/** A paragraph ready to be told. An extra one is told when the story has room for it; those of one link are told together or not at all. */
export type Paragraph = { text: string; extra: boolean; link?: string };

/** A passage in words, or the reason why it cannot be told with this cast. */
export type Realised = { ok: true; paragraphs: Paragraph[] } | { ok: false; fault: string };

class SlotFault extends Error {}

const SLOT = /\{([^{}]*)\}/g;
const SLOT_SHAPE = /^(\p{L}+)(?:\.(\p{L}+))?(?::([^{}]*))?$/u;
/** What begins an extra paragraph: "+ " or, with its link, "+2 ". */
export const EXTRA_MARK = /^\+(\d?)\s+/;
/** Nothing before the slot but opening marks, or the end of a sentence: the slot begins one, whatever its author wrote. */
const SENTENCE_STARTS = /(?:^|[.!?]\s)[—¿¡“«(]*$/u;

type AnyRole = (typeof ROLES)[number] | (typeof GUEST_ROLES)[number];

function isRole(word: string): word is AnyRole {
  return ([...ROLES, ...GUEST_ROLES] as readonly string[]).includes(word);
}

/** `{thing:perdido|perdida}`: masculine, feminine, and the wording for when nobody knows. */
function agreed(entity: Entity, alternatives: string): string {
  const [masculine, feminine, neutral] = alternatives.split("|");
  if (masculine === undefined || feminine === undefined)
    throw new SlotFault(`two forms are needed in "${alternatives}"`);
  if (entity.gender) return entity.gender === "f" ? feminine : masculine;
  if (neutral === undefined) throw new SlotFault(`nobody knows the gender, and "${alternatives}" has no third form`);
  return neutral;
}

/** `{first.kind:came in|was seen|was brought}`: the wording for somebody, for somewhere and for something. */
function bySort({ sort }: Entity, alternatives: string): string {
  const wordings = alternatives.split("|");
  const chosen = sort && wordings.length === SORTS.length ? wordings[SORTS.indexOf(sort)] : undefined;
  if (chosen === undefined) throw new SlotFault(`"${alternatives}" needs three forms and an ingredient`);
  return chosen;
}

function phraseFor(role: string, form: string, cast: Partial<Cast>): string | undefined {
  if (role === "noise") return form === "sound" || form === "cause" ? cast.noise?.[form] : undefined;
  if (role === "refrain") return form === "last" ? cast.refrain?.last : form === "" ? cast.refrain?.line : undefined;
  if ((role === "spelling" || role === "where") && form === "") return cast[role];
  return role === "others" && form === "" ? cast.others : undefined;
}

function fill(slot: string, cast: Partial<Cast>, grammar: Grammar): string {
  const shape = SLOT_SHAPE.exec(slot);
  if (!shape) throw new SlotFault(`{${slot}} is not a slot`);
  const [, word = "", form = "", alternatives] = shape;
  const role = word.toLowerCase();
  const entity = isRole(role) ? cast[role] : undefined;
  if (alternatives !== undefined) {
    if (!entity || (form !== "" && form !== "kind")) throw new SlotFault(`{${slot}} agrees with nobody`);
    const chosen = form === "kind" ? bySort(entity, alternatives) : agreed(entity, alternatives);
    return word === role ? chosen : capitalised(chosen);
  }
  const filled = entity
    ? (grammar.formOf(entity, form) ??
      entity.says?.[form]?.replaceAll("{his}", () => grammar.formOf(entity, "own") ?? ""))
    : phraseFor(role, form, cast);
  if (filled === undefined) throw new SlotFault(`{${slot}} cannot be filled`);
  return word === role ? filled : capitalised(filled);
}

const STAR_AND_PAL = /\{([Ss])tar\.intro\} (y|and) \{pal\.intro\}/g;

/** «Lucía y un perro llamado Toby», and not «un perro llamado Toby y Lucía», who sounds like one with two names. */
function withNamesApart(text: string, { star, pal }: Partial<Cast>): string {
  const isCalled = star?.kind === "name" && star.intro !== undefined && star.intro.endsWith(` ${star.text}`);
  if (!isCalled || pal?.kind !== "name" || pal.intro !== undefined) return text;
  return text.replaceAll(
    STAR_AND_PAL,
    (_, s: string, and: string) => `{${s === "S" ? "P" : "p"}al.intro} ${and} {star.intro}`,
  );
}

function realiseText(template: string, cast: Partial<Cast>, grammar: Grammar, beginsSentence = true): string {
  const text = withNamesApart(template, cast);
  let told = "";
  let end = 0;
  for (const match of text.matchAll(SLOT)) {
    told += text.slice(end, match.index);
    const filled = fill(match[1] ?? "", cast, grammar);
    const begins = SENTENCE_STARTS.test(told) && (beginsSentence || told !== "");
    told = grammar.join(told, begins ? capitalised(filled) : filled);
    end = match.index + match[0].length;
  }
  return told + text.slice(end);
}

/** One line, such as a title or a refrain; undefined where a slot cannot be filled. */
export function realiseLine(line: string, cast: Partial<Cast>, grammar: Grammar): string | undefined {
  const realised = realise([line], cast, grammar);
  return realised.ok ? realised.paragraphs[0]?.text : undefined;
}

/** A piece of a sentence, such as what somebody is: it keeps its small letter, and a slot that cannot be filled is a fault of its author. */
export function realisePhrase(phrase: string, cast: Partial<Cast>, grammar: Grammar): string {
  return realiseText(phrase, cast, grammar, false);
}

/** A passage with its slots filled. A slot that cannot be filled makes the whole passage untellable, never an empty place in it. */
export function realise(passage: Passage, cast: Partial<Cast>, grammar: Grammar): Realised {
  try {
    const paragraphs = passage.map((paragraph) => {
      const mark = EXTRA_MARK.exec(paragraph);
      const text = realiseText(paragraph.slice(mark?.[0].length ?? 0), cast, grammar);
      return { text, extra: mark !== null, ...(mark?.[1] && { link: mark[1] }) };
    });
    return { ok: true, paragraphs };
  } catch (problem) {
    if (problem instanceof SlotFault) return { ok: false, fault: problem.message };
    throw problem;
  }
}
