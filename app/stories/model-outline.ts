/** What the house would have told, for a model that tells it in its own words. */
export type ModelOutline = {
  /** What is true after each step, in words of our own: nothing of the parent's is in it. */
  steps: readonly string[];
  moral: string;
  /** A line that comes back, for the smaller ones. */
  hasRefrain: boolean;
  /** Whom and what the steps speak of. */
  cast: Record<"helper" | "place" | "thing" | "home" | "light", string>;
  /** The story before this one, where there is one. */
  goesOn: boolean;
};

/** The lines in which a model is given the outline. */
export function outlineLines({ steps, hasRefrain, goesOn }: ModelOutline): string[] {
  return [
    'A plan for the plot. Its roles are in "cast" of the user message; tell it in your own way, and where the wish says what happens, the wish comes first:',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    ...(hasRefrain ? ["A refrain of 2 to 8 words comes back three or four times, changed the last time."] : []),
    ...(goesOn
      ? [
          'This story goes on from an earlier one with the same people ("before" in the user message): it remembers that one in a sentence, and does not tell it again.',
        ]
      : []),
  ];
}
