/**
 * Whether a profile repeats the post: runs of words that both have, and skills listed in the post's wording and order. A
 * profile may well name what a post names; whoever says it word for word tells nothing of themself.
 * Invariant: some dozens of small numbers a text are kept, however long it is (the smallest hashes of its runs, after Broder,
 * "On the resemblance and containment of documents", 1997).
 */
import { type Content, hashToken } from '../text/text.ts';

/** Meaningful words in a run; stop words apart, these are six or seven in a row. */
const RUN = 4;
const MAX_RUNS = 64;
/** Bits of a hash that are left out: of so many runs, 16 bits tell apart what half of them having it in common needs. */
const LEFT_OUT = 16;
/** This share of the one text's runs in the other, and this many, are more than chance. */
const COPIED_SHARE = 0.5;
const LEAST_RUNS = 5;
/** So many skills in one order are more than chance: one in 24 at most. */
const LEAST_SKILLS = 4;

/** The least that a hash of a run can be. */
export const LEAST_RUN = -(2 ** (31 - LEFT_OUT));

/** The smallest hashes of a text's runs of words, sorted. */
export type WordRuns = Int32Array;

/** The runs of some texts together. */
export function wordRuns(...texts: readonly Content[]): WordRuns {
  const hashes = new Set<number>();
  for (const { words } of texts) {
    for (let at = 0; at + RUN <= words.length; at++)
      hashes.add(hashToken(words.slice(at, at + RUN).join(' ')) >> LEFT_OUT);
  }
  return Int32Array.from(hashes).toSorted().slice(0, MAX_RUNS);
}

/** Up to which hash a text's runs are known: all of them, where there are not too many to be kept. */
const knownUpTo = (runs: WordRuns): number =>
  runs.length < MAX_RUNS ? Number.POSITIVE_INFINITY : (runs.at(-1) ?? Number.POSITIVE_INFINITY);

/** Whether half of either text is in the other. */
export function repeats(one: WordRuns, other: WordRuns): boolean {
  const limit = Math.min(knownUpTo(one), knownUpTo(other));
  let common = 0;
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const left = one[i] ?? 0;
    const right = other[j] ?? 0;
    if (left > limit || right > limit) break;
    if (left === right) common += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  while (i < one.length && (one[i] ?? 0) <= limit) i += 1;
  while (j < other.length && (other[j] ?? 0) <= limit) j += 1;
  return common >= LEAST_RUNS && common >= COPIED_SHARE * Math.min(i, j);
}

/** Whether the skills asked for stand in the list offered, all in a row, as they are written and ordered. */
export function repeatsSkills(asked: readonly string[], offered: readonly string[]): boolean {
  if (asked.length < LEAST_SKILLS) return false;
  return offered.some((_, from) => asked.every((skill, at) => offered[from + at] === skill));
}
