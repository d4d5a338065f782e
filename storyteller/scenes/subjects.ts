import type { Noun } from "#storyteller/language/lexicon.ts";
import { strengthOf } from "./topics.ts";

/** What a tale may be open for: a place to visit, somebody's calling, a vehicle, something one can do, food, a pastime, a feast. */
export const SUBJECT_KINDS = ["places", "roles", "vehicles", "abilities", "foods", "activities", "feasts"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One of a kind that open tales are told about: the museum, of the places to visit. */
export type Subject = Noun & {
  /** How parents name it, folded: words, or phrases of several. */
  words: readonly string[];
  /** What is told of it, by the form that asks for it (`{subject.sight}`): wordings, of which a story uses one. They may have slots. */
  says: Readonly<Record<string, readonly string[]>>;
};

export type Subjects = Readonly<Record<SubjectKind, readonly Subject[]>>;

/** The subject of each kind that a request names, the surest of each. `mentioned` are its words, folded, without those that are not wanted. */
export type AskedSubjects = Readonly<Partial<Record<SubjectKind, Subject>>>;

function surest(subjects: readonly Subject[], mentioned: ReadonlySet<string>): Subject | undefined {
  const strengths = subjects.map(({ words }) => strengthOf(words, mentioned));
  const most = Math.max(0, ...strengths);
  return most > 0 ? subjects[strengths.indexOf(most)] : undefined;
}

export function subjectsIn(mentioned: ReadonlySet<string>, subjects: Subjects): AskedSubjects {
  const asked: Partial<Record<SubjectKind, Subject>> = {};
  for (const kind of SUBJECT_KINDS) {
    const subject = surest(subjects[kind], mentioned);
    if (subject) asked[kind] = subject;
  }
  return asked;
}
