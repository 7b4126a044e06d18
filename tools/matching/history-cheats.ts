/**
 * Ways to get an undeserved score with a work history. The graded profiles have none, so honest histories are derived by moving part of their text
 * into a recent position. The limits are in graded-goals.ts.
 */
import type { MatchCandidate, MatchPosition } from '../../src/engine/matching.contract.ts';
import { LIMITS } from '../../src/shared/limits.ts';
import {
  CHEF,
  type Change,
  type Cheat,
  gainingShare,
  measureGains,
  postText,
  practicalAnswers,
  share,
  shareAbove,
  skillsAsBio,
} from './cheat-measures.ts';
import { FIRST_CHOICE, SUITABLE } from './graded-set.ts';

const YEARS = 4;
const RECENT_DATES = { start: `${2026 - YEARS}-01`, end: null };

/** Returns a month relative to `RECENT_DATES`. */
const monthsLater = (months: number): string =>
  `${2026 - YEARS + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

/** Moves the second half of the bio into the summary of a position with the current title. */
const withPosition: Change = (candidate) => {
  const bio = candidate.bio ?? '';
  const half = bio.indexOf(' ', bio.length / 2);
  if (half < 0) return null;
  const job = { ...RECENT_DATES, title: candidate.jobTitle, summary: bio.slice(half + 1) };
  return { ...candidate, bio: bio.slice(0, half), positions: [job] };
};

/** Adds a history with `withPosition`, then changes its positions. */
const changeHistory =
  (change: (positions: readonly MatchPosition[], candidate: MatchCandidate) => MatchPosition[]): Change =>
  (candidate) => {
    const before = withPosition(candidate);
    return before === null ? null : { ...before, positions: change(before.positions ?? [], candidate) };
  };

/** Returns the share of suitable pairs in which a modified history scores higher than the honest one. */
const gainingShareOverHonest = (change: Change) => (set: Parameters<Cheat['measure']>[0]) => {
  const [honest, cheating] = [withPosition, change].map((variant) =>
    measureGains(set, SUITABLE, FIRST_CHOICE, variant),
  );
  return share((cheating ?? []).map((gain, index) => gain > (honest?.[index] ?? 0)));
};

const repeat = (count: number, position: MatchPosition): MatchPosition[] =>
  Array.from({ length: count }, () => ({ ...position }));

const POSTS_AHEAD = 'job posts where it ranks above the best first choice';
const GOOD_PAIRS = 'suitable pairs that gain';

export const HISTORY_CHEATS: readonly Cheat[] = [
  {
    id: 'history-copied',
    name: 'the same position thirty times',
    measured: GOOD_PAIRS,
    measure: gainingShareOverHonest(
      changeHistory((positions) => positions.flatMap((position) => repeat(LIMITS.positions, position))),
    ),
  },
  {
    id: 'history-reworded',
    name: 'the same position thirty times, each with a different last sentence',
    measured: GOOD_PAIRS,
    measure: gainingShareOverHonest(
      changeHistory((positions) =>
        positions.flatMap((position) =>
          repeat(LIMITS.positions, position).map((copy, index) => ({
            ...copy,
            summary: `${copy.summary} Also ${index} years.`,
          })),
        ),
      ),
    ),
  },
  {
    id: 'history-overlapping',
    name: 'their own title in thirty overlapping positions',
    measured: GOOD_PAIRS,
    measure: gainingShareOverHonest(
      changeHistory((positions, { jobTitle }) => [
        ...positions,
        ...Array.from({ length: LIMITS.positions - 1 }, (_, index) => ({
          title: jobTitle,
          start: monthsLater(index),
          end: monthsLater(index + 12),
        })),
      ]),
    ),
  },
  {
    id: 'unsuitable-sixty-years',
    name: 'an unsuitable candidate claims thirty simultaneous positions of sixty years each',
    measured: 'points gained, at most',
    measure: (set) =>
      Math.max(
        ...measureGains(set, 0, 0, (candidate) => ({
          ...candidate,
          positions: repeat(LIMITS.positions, { title: candidate.jobTitle, start: '1966-01', end: null }),
        })),
      ),
  },
  {
    id: 'history-future',
    name: 'positions in the future',
    measured: GOOD_PAIRS,
    measure: gainingShareOverHonest(
      changeHistory((positions, { jobTitle, bio }) => [
        ...positions,
        { title: jobTitle, start: '2031-01', end: '2060-12', summary: bio },
      ]),
    ),
  },
  {
    id: 'history-of-skills',
    name: 'their own skills twenty times in the summary of a position',
    measured: GOOD_PAIRS,
    measure: gainingShareOverHonest(
      changeHistory((positions, { skills }) =>
        positions.map((position) => ({
          ...position,
          summary: `${position.summary} ${`${(skills ?? []).join(', ')}. `.repeat(20)}`,
        })),
      ),
    ),
  },
  {
    id: 'bio-as-history',
    name: 'the bio repeated as the summary of a position',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) =>
      candidate.bio ? { ...candidate, positions: [{ summary: candidate.bio }] } : null,
    ),
  },
  {
    id: 'chef-with-held-title',
    name: 'a chef who held the title of the job post for ten years',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({
      ...CHEF,
      ...practicalAnswers(job),
      positions: [{ title: job.title, start: '2015-01', end: null }],
    })),
  },
  {
    id: 'chef-with-post-as-history',
    name: 'a chef with the text of the job post as the summary of a position',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({
      ...CHEF,
      ...practicalAnswers(job),
      positions: [{ ...RECENT_DATES, title: job.title, summary: postText(job) }],
    })),
  },
  {
    id: 'chef-with-skills-as-history',
    name: `a chef with ${LIMITS.positions} summaries that list skills`,
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => {
      const names = skillsAsBio();
      const size = Math.ceil(names.length / LIMITS.positions);
      const positions = Array.from({ length: LIMITS.positions }, (_, index) => ({
        ...RECENT_DATES,
        title: `Chef ${index}`,
        summary: names.slice(index * size, (index + 1) * size),
      }));
      return { ...CHEF, ...practicalAnswers(job), positions };
    }),
  },
];
