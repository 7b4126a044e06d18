/** Prepares texts for PDFs. Pure. */
import { type Refusal, refusal } from '#shared/errors.ts';

/** Matches invisible characters that change order or appearance. Excludes joiners, which Persian and Indic words need. */
const UNPRINTED = /[^\P{Cc}\n]|[^\P{Cf}\u200c\u200d]/gu;
/** Matches skin tones of emoji. The font has no colors, and would draw a tone as a separate pattern. */
const SKIN_TONES = /(?<=\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Matches parts of very long words (URLs or noise), which would overflow the margin without a possible line break. */
const LONG_WORD = /[^\s\u200b]{24}(?=\S)/gu;

const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[^\S\n]/gu, ' ')
    .replace(UNPRINTED, '')
    .replace(SKIN_TONES, '')
    .replace(LONG_WORD, '$&\u200b');

/** Returns true if the text has only characters that every font has. Returns false if that is uncertain without opening fonts. */
export const isPlainText = (text: string): boolean => /^[\n\r\t\u0020-\u007e\u00a0-\u017f]*$/.test(text);

/** Makes all texts of the data printable, except those under keys that start with `raw`, which are attached to the PDF instead. */
export const printableData = (data: unknown): unknown => {
  if (typeof data === 'string') return toPrintable(data);
  if (Array.isArray(data)) return data.map(printableData);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key.startsWith('raw') ? value : printableData(value)]),
  );
};

/** Returns all texts of the data that appear in the document. */
export const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => (key.startsWith('raw') ? [] : textsIn(value)));
};

const MAX_NAMED = 3;

/** Lists characters with their code points, because the reader's screen may not show them: `𒀀 (U+12000)`. */
const namedCharacters = (characters: readonly string[]): string =>
  characters
    .slice(0, MAX_NAMED)
    .map((char) => `${char} (U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`)
    .join(', ');

/** Returns a refusal with all unprintable characters. Its text lists those in `named`, which the reader can change. */
export const unprintableRefusal = (
  where: 'name' | 'theirName' | 'terms' | 'ownTerms' | 'note' | 'profile',
  characters: readonly string[],
  named = characters,
): Refusal => refusal('unprintable', { where, characters, named: namedCharacters(named) });
