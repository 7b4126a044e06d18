/** A translated catalog has the same keys as the English one. */
export type TranslationOf<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : TranslationOf<Catalog[Key]>;
};
