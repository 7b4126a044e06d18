/** Shortens long texts, for example for lists, emails and the descriptions of pages. */
import { trimEndWhile } from './trim.ts';

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
