/** The same keys with any words: a language that lacks one, or has one too many, does not compile. */
export type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>;
};
