/** The excerpt of a message in search results: the text around the first match, with all matches highlighted. Pure. */
import { foldLatin, foldLetters } from '#shared/folded-letters.ts';

export interface FoundPart {
  text: string;
  isFound: boolean;
}

/** The maximum number of characters: before the first match, and in total. */
const CHARACTERS_BEFORE = 40;
const EXCERPT_LENGTH = 160;

/** Words beyond this number are not highlighted. */
const MAX_WORDS = 12;

const findRanges = (folded: string, words: readonly string[]): [from: number, to: number][] => {
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let index = folded.indexOf(word); index >= 0; index = folded.indexOf(word, index + word.length)) {
      ranges.push([index, index + word.length]);
    }
  }
  return ranges.toSorted((a, b) => a[0] - b[0]);
};

const cutExcerpt = (text: string, first: number): string => {
  const start = first <= CHARACTERS_BEFORE ? 0 : text.lastIndexOf(' ', first - CHARACTERS_BEFORE / 2) + 1;
  const from = Math.max(start, first - CHARACTERS_BEFORE, 0);
  const part = text.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT_LENGTH < text.length ? '…' : ''}`;
};

/** Returns the parts of the excerpt in order, with the words of `query` highlighted. */
export const splitExcerpt = (text: string, query: string): FoundPart[] => {
  const words = [...new Set(foldLatin(query).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
  const line = text.normalize('NFC').replace(/\s+/g, ' ');
  const folded = foldLetters(line);
  const indexes = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0);
  const excerpt = cutExcerpt(line, indexes.length === 0 ? 0 : Math.min(...indexes));
  const parts: FoundPart[] = [];
  let index = 0;
  for (const [from, to] of findRanges(foldLetters(excerpt), words)) {
    if (to <= index) continue;
    if (from > index) parts.push({ text: excerpt.slice(index, from), isFound: false });
    parts.push({ text: excerpt.slice(Math.max(from, index), to), isFound: true });
    index = to;
  }
  if (index < excerpt.length) parts.push({ text: excerpt.slice(index), isFound: false });
  return parts;
};
