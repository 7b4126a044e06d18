/** Excerpts of long texts, to keep lists small. */
import { LIMITS } from '#shared/limits.ts';
import { trimEndWhile } from '#shared/trim.ts';

/**
 * Returns at most `max` characters of a text. Longer texts are cut after a word and end in "…", without a period or comma before it. A single word
 * that is too long is cut in the middle.
 */
export const excerpt = (text: string, max: number): string => {
  if (text.length <= max) return text;
  // Leaves one character for the "…", and drops the last unit if it is half of a surrogate pair.
  const start = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/u, '');
  const endsAtWord = /\s/u.test(text.charAt(start.length));
  const words = trimEndWhile(start, (char) => char.trim() !== '');
  const shortened = endsAtWord || words === '' ? start : words;
  return `${trimEndWhile(shortened, (char) => char.trim() === '' || '.,;:'.includes(char))}…`;
};

/** About a line and a half of a card. A shorter excerpt would be useless. */
const MIN_CHARACTERS = 60;
/** Max bytes of a row, without the brackets and commas of the page. */
const ROW_BYTES = Math.floor((LIMITS.listBytes.default - 2) / LIMITS.pageDefault) - 1;

const countJsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Returns an excerpt for a row of a list, of `minCharacters` to `LIMITS.listedText` characters. Fills the row's share of a page (`LIMITS.listBytes`)
 * next to `rest`, the row with an empty text.
 */
export const excerptInRow = (text: string, rest: object, minCharacters = MIN_CHARACTERS): string => {
  const room = Math.max(minCharacters, Math.min(LIMITS.listedText, ROW_BYTES - countJsonBytes(rest)));
  const fitting = excerpt(text, room);
  // Non-ASCII letters and line breaks take more than one byte.
  const excess = countJsonBytes(fitting) - 2 - room;
  return excess > 0 ? excerpt(text, Math.max(minCharacters, fitting.length - excess)) : fitting;
};

/** Bytes reserved next to the skills for the shortest text with its quotes and the names of three fields. */
const MIN_OTHER_BYTES = MIN_CHARACTERS + 64;

/**
 * Returns the skills for a row. Always includes the first `minCount`, which the card shows. Adds more, up to `LIMITS.listedSkills`, if the row's
 * share of the page has room next to the shortest text and `rest`, the row without skills and text. The detail page has all skills.
 */
export const skillsInRow = (skills: readonly string[], minCount: number, rest: object): string[] => {
  const max = LIMITS.listedSkills;
  const room = ROW_BYTES - countJsonBytes(rest) - MIN_OTHER_BYTES;
  let count = Math.min(minCount, skills.length);
  while (count < Math.min(max, skills.length) && countJsonBytes(skills.slice(0, count + 1)) <= room) count += 1;
  return skills.slice(0, count);
};
