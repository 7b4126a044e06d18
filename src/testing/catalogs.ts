/** Compares translations: the texts in a catalog by path, with their arguments and tags. */

/** Returns `[path, text]` for every text of a catalog. */
export const catalogTexts = (catalog: object, path = ''): [string, string][] =>
  Object.entries(catalog).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : catalogTexts(value as object, `${path}${key}.`),
  );

/** An argument (`{name}`, `{count, plural, …}`) or a tag (`<terms>`). Excludes the text of a plural's branch. */
const PART = /(?<![,}] (?:=\d+|one|other) )\{(\w+)(?:\}|, (?:plural|number|select))|<(\w+)>/g;

/** Returns the distinct arguments and tags of an ICU message, sorted. Tags are in angle brackets. */
export const messageParts = (message: string): string[] =>
  [...new Set([...message.matchAll(PART)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`))].toSorted();

/** Returns the translated texts whose arguments or tags differ from those of the English text, with the English text. */
export const differingParts = (english: object, translation: object): string[] => {
  const translated = new Map(catalogTexts(translation));
  return catalogTexts(english)
    .filter(([key, text]) => messageParts(text).join() !== messageParts(translated.get(key) ?? '').join())
    .map(([key, text]) => `${key}: ${text} / ${translated.get(key) ?? ''}`);
};
