/** Texts as a page can print them. Pure. */
import { type Refusal, refusal } from '#shared/errors.ts';

/** Signs that print nothing and change the order or the look of what is around them. Joiners stay: Persian and Indic words need them. */
const UNPRINTED = /[^\P{Cc}\n]|[^\P{Cf}\u200c\u200d]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** A word as long as this may be broken after it: an address, or noise. It would run over the margin otherwise. */
const LONG_WORD = /[^\s\u200b]{24}(?=\S)/gu;

const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[^\S\n]/gu, ' ')
    .replace(UNPRINTED, '')
    .replace(LONG_WORD, '$&\u200b');

/** Whether every font of the product prints a text, as far as one can tell without opening one. */
export const isPlainText = (text: string): boolean => /^[\n\r\t\u0020-\u007e\u00a0-\u017f]*$/.test(text);

/** Data with every text as it can be printed. A key that begins with `raw` is kept as it is: it is attached, not printed. */
export const printableData = (data: unknown): unknown => {
  if (typeof data === 'string') return printable(data);
  if (Array.isArray(data)) return data.map(printableData);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key.startsWith('raw') ? value : printableData(value)]),
  );
};

/** Every text of data that is printed. */
export const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => (key.startsWith('raw') ? [] : textsIn(value)));
};

const MAX_NAMED = 3;

/** Characters as a sentence names them, also those that the reader's screen cannot show: `𒀀 (U+12000)`. */
const namedCharacters = (characters: readonly string[]): string =>
  characters
    .slice(0, MAX_NAMED)
    .map((one) => `${one} (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`)
    .join(', ');

/** That a document cannot print these characters, of which the sentence names those that the reader can do something about. */
export const cannotPrint = (
  where: 'name' | 'terms' | 'note' | 'profile',
  characters: readonly string[],
  named = characters,
): Refusal => refusal('unprintable', { where, characters, named: namedCharacters(named) });
