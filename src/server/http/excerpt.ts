/** Excerpts and skills in rows of lists, to keep pages small. */
import { excerpt } from '#shared/excerpt.ts';
import { LIMITS } from '#shared/limits.ts';

/** About a line and a half of a card. A shorter excerpt would be useless. */
const MIN_CHARACTERS = 60;
/** The maximum number of bytes of a row, without the brackets and commas of the page. */
const ROW_BYTES = Math.floor((LIMITS.listBytes.default - 2) / LIMITS.pageDefault) - 1;

export const countJsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Returns the size of two objects as one JSON object, from their sizes. Neither is empty. */
export const joinedBytes = (first: number, second: number): number => first + second - 1;

/**
 * Returns an excerpt for a row of a list, of `minCharacters` to `LIMITS.listedText` characters. Fills the row's share of a page (`LIMITS.listBytes`)
 * next to `otherBytes`, the size of the row with an empty text.
 */
export const excerptInRow = (text: string, otherBytes: number, minCharacters = MIN_CHARACTERS): string => {
  const room = Math.max(minCharacters, Math.min(LIMITS.listedText, ROW_BYTES - otherBytes));
  const fitting = excerpt(text, room);
  // Non-ASCII letters and line breaks take more than one byte.
  const excess = countJsonBytes(fitting) - 2 - room;
  return excess > 0 ? excerpt(text, Math.max(minCharacters, fitting.length - excess)) : fitting;
};

/** Bytes reserved next to the skills for the shortest text with its quotes and the names of three fields. */
const MIN_OTHER_BYTES = MIN_CHARACTERS + 64;

/**
 * Returns the skills for a row. Always includes the first `minCount`, which the card shows. Adds more, up to `LIMITS.listedSkills`, if the row's
 * share of the page has room next to the shortest text and `otherBytes`, the size of the row without skills and text. The detail page has all skills.
 */
export const skillsInRow = (skills: readonly string[], minCount: number, otherBytes: number): string[] => {
  const room = ROW_BYTES - otherBytes - MIN_OTHER_BYTES;
  const shown: string[] = [];
  // The opening bracket. Each skill adds its comma or the closing bracket.
  let bytes = 1;
  for (const skill of skills.slice(0, LIMITS.listedSkills)) {
    bytes += countJsonBytes(skill) + 1;
    if (shown.length >= minCount && bytes > room) break;
    shown.push(skill);
  }
  return shown;
};
