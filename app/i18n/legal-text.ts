/** A long text in sections. Each section's list, if it has one, follows its paragraphs. */
export type LegalText = {
  title: string;
  description: string;
  intro: string[];
  sections: { heading: string; paragraphs: string[]; items?: string[] }[];
  /** The line that says when the text last changed. */
  updated: string;
};
