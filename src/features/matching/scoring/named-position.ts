/**
 * Which position of a work history a score owes its title or its years to, by title and years; never the company, which nobody
 * here knows. Changes no score. Invariant: names a position only where it counted, or bears out the title of today.
 */
import type { HeldPosition } from '../matching.contract.ts';
import { titleLikeness } from '../taxonomy/titles.ts';
import { foldText } from '../text/text.ts';
import { isBioCopied } from './factors.ts';
import { monthsCounted } from './history.ts';
import type { PreparedCandidate, PreparedHeldTitle, PreparedJob } from './prepare.ts';
import { heldTitleScore, ownTitleScore, relevanceOf } from './title-factor.ts';

const YEAR = 12;
const yearOf = (month: number): number => Math.floor(month / YEAR);

/** A held title with the years of its last stint. */
function named({ text, stints, lasts }: PreparedHeldTitle): HeldPosition {
  const [from, to] = stints.slice(-2);
  if (from === undefined || to === undefined) return { title: text, from: null, to: null };
  return { title: text, from: yearOf(from), to: lasts ? null : yearOf(to - 1) };
}

/** The position that the title factor owes its score to, or that shows when the title of today is held; null where there is none. */
export function titlePosition(job: PreparedJob, candidate: PreparedCandidate): HeldPosition | null {
  const pair = { job, candidate, isCopy: isBioCopied(job, candidate), likeness: titleLikeness };
  let best = ownTitleScore(pair);
  let counted: PreparedHeldTitle | null = null;
  for (const held of candidate.history?.held ?? []) {
    const score = heldTitleScore(pair, held);
    if (score > best) [best, counted] = [score, held];
  }
  const today = foldText(candidate.titleText);
  counted ??= candidate.history?.held.find(({ text, title }) => title !== null && foldText(text) === today) ?? null;
  return counted === null ? null : named(counted);
}

/** A position that gives less of the years that count is not what they are owed to. */
const MAX_YEARS = 0.5;

/** The position that gives most of the years that count for a post; null where none does. */
export function experiencePosition({ title }: PreparedJob, { history }: PreparedCandidate): HeldPosition | null {
  if (history === null || history.months === 0) return null;
  const shares = history.held.map((held) => (title === null ? 1 : relevanceOf(title, held.title, titleLikeness)));
  let most = MAX_YEARS * monthsCounted(history, (at) => shares[at] ?? 0);
  let counted: PreparedHeldTitle | null = null;
  history.held.forEach((held, at) => {
    const months = held.stints.reduce((sum, month, place) => sum + (place % 2 === 0 ? -month : month), 0);
    const given = (shares[at] ?? 0) * months;
    if (held.text !== '' && given >= most) [most, counted] = [given, held];
  });
  return counted === null ? null : named(counted);
}
