/** The type of a translated catalog, which has the same keys as the English catalog. */
export type TranslationOf<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : TranslationOf<Catalog[Key]>;
};
