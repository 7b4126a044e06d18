/** What a catalog in another language must be: every text of the English one, under the same keys. */
export type TranslationOf<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : TranslationOf<Catalog[Key]>;
};
