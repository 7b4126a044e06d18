/** The beginning of a long text, for lists that show a few lines of it and must stay small. */
import { LIMITS } from '#shared/limits.ts';
import { trimEndOf } from '#shared/trim.ts';

/**
 * At most `max` characters of a text: the text itself where it is no longer, else cut after a word, with "…" at its end. A
 * single word that is longer is cut within.
 */
export const excerpt = (text: string, max: number): string => {
  if (text.length <= max) return text;
  // One character is the "…"; the last unit may be half of a character that is written with two.
  const start = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/u, '');
  const isWhole = /\s/u.test(text.charAt(start.length));
  const words = trimEndOf(start, (sign) => sign.trim() !== '');
  const kept = isWhole || words === '' ? start : words;
  return `${kept.trimEnd()}…`;
};

/** A line and a half of a card: less than this says nothing. */
const LEAST = 60;
/** Brackets and commas of a page apart. */
const ROW_BYTES = Math.floor((LIMITS.listBytes.usual - 2) / LIMITS.pageDefault) - 1;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * The beginning of the text of a list's row: as much as its share of a page (LIMITS.listBytes) leaves beside `rest`, which is
 * the row with an empty text; from 60 to LIMITS.listedText characters.
 */
export const excerptInRow = (text: string, rest: object): string => {
  const room = Math.max(LEAST, Math.min(LIMITS.listedText, ROW_BYTES - bytesOf(rest)));
  const fitting = excerpt(text, room);
  // Letters beyond ASCII and line breaks take more than one byte each.
  const excess = bytesOf(fitting) - 2 - room;
  return excess > 0 ? excerpt(text, Math.max(LEAST, fitting.length - excess)) : fitting;
};

/** Beside the skills: the shortest text with its quotes, and the names of three fields. */
const BESIDE_SKILLS = LEAST + 64;

/**
 * The skills of a list's row: the first `few`, which its card shows, always; and more, up to LIMITS.listedSkills, as long as its share
 * of a page leaves room beside the shortest text and `rest`, which is the row without both. The page of one row has all.
 */
export const skillsInRow = (skills: readonly string[], few: number, rest: object): string[] => {
  const most = LIMITS.listedSkills;
  const room = ROW_BYTES - bytesOf(rest) - BESIDE_SKILLS;
  let shown = Math.min(few, skills.length);
  while (shown < Math.min(most, skills.length) && bytesOf(skills.slice(0, shown + 1)) <= room) shown += 1;
  return skills.slice(0, shown);
};
