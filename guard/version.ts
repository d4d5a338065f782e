/**
 * The rules as a reader is told of them: a new version with every change of the lists or of what is looked for. The
 * fingerprint belongs to the lists of this version; a test compares them, so that no list changes silently.
 */
export const RULES = { version: "1.8", fingerprint: "900e42786856" } as const;
