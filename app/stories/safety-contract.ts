/** What is looked at in every sentence before it is shown. The page words them; the public rules explain them. */
export const CHECKS = ["words", "age", "persons", "contact", "links", "markup", "language", "itself"] as const;
export type Check = (typeof CHECKS)[number];

/**
 * What was made gentler: `wish` a part of the wish was left out, `person` a real person became an invented one, `cosy` a scary
 * story became a cosy one, `retold` a sentence was stopped and another story told, `ended` the story got another ending,
 * `shortened` it was made shorter.
 */
export const SOFTENED = ["wish", "person", "cosy", "retold", "ended", "shortened"] as const;
export type Softened = (typeof SOFTENED)[number];

/** The small print under a story: never a word of the story or of the wish. */
export type SafetyReceipt = {
  /** The version of the rules that it was checked by. */
  rules: string;
  checks: readonly Check[];
  softened: readonly Softened[];
  /** A second model has read it too. */
  reviewed: boolean;
};

/** Something that the adult should see beside the story, and nobody keeps: the wish spoke of harm to oneself or to a child. */
export type AdultNote = "not_alone";

/** Why a parent reports a story. */
export const REPORT_REASONS = ["frightening", "unkind", "unsuitable", "wrong", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_COMMENT_MAX_GRAPHEMES = 1_000;
/** `POST` a report here; which story it is goes as `story` (a saved story's id) or as the telling's `Idempotency-Key`. */
export const REPORT_PATH = "/api/story/report";
