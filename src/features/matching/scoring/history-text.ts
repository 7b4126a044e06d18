/**
 * What the summaries of a work history tell: words beside those of the bio, and skills that were used, told apart by how lately.
 * Titles and dates are read in history.ts. Invariants: a summary told twice is read once; a position that names more skills
 * than one uses counts for the first ones; all summaries together are no longer than a bio may be.
 */
import { LIMITS } from '#shared/limits.ts';
import { skillsIn } from '../taxonomy/prose-skills.ts';
import { asSeen, type Content, contentOf, foldText } from '../text/text.ts';
import type { ReadPosition, ReadPositions } from './history.ts';
import { withoutIdentity } from './identity.ts';

/** What of a history stands in words. */
export interface HistoryText {
  /** The texts of the last years, those of a title together, the newest first. */
  readonly contents: readonly (readonly Content[])[];
  /** Keys of the skills that were used in the last years, and of those that were used only before. */
  readonly used: readonly string[];
  readonly usedBefore: readonly string[];
}

const YEAR = 12;
/** Skills of work that ended longer ago may have faded. */
const FRESH = 5 * YEAR;
/** The words of work that ended longer ago do not say what somebody does. */
const TELLING = 10 * YEAR;
/** A position that names more skills than this lists everything; the first ones are what it was about. */
const MAX_SKILLS = 15;

const endedWithin = ({ to }: ReadPosition, months: number, now: number): boolean => to === null || to > now - months;

/** The words of a history. */
export function historyText({ positions, now }: ReadPositions): HistoryText {
  const contents = new Map<string, Content[]>();
  const used = new Set<string>();
  const usedBefore = new Set<string>();
  const seen = new Set<string>();
  let left: number = LIMITS.text;
  for (const position of positions) {
    const key = foldText(`${position.title}\n${position.summary}`);
    if (seen.has(key)) continue;
    seen.add(key);
    const summary = withoutIdentity(asSeen(position.summary.slice(0, left)).trim());
    left -= summary.length;
    const content = contentOf(summary);
    const skills = [...new Set([...skillsIn(contentOf(position.title), true), ...skillsIn(content)])];
    const into = position.to !== null && endedWithin(position, FRESH, now) ? used : usedBefore;
    for (const skill of skills.slice(0, MAX_SKILLS)) into.add(skill);
    if (summary === '' || !endedWithin(position, TELLING, now)) continue;
    const title = foldText(position.title);
    contents.set(title, [...(contents.get(title) ?? []), content]);
  }
  return {
    contents: [...contents.values()],
    used: [...used],
    usedBefore: [...usedBefore].filter((skill) => !used.has(skill)),
  };
}
