/**
 * Candidates as the API shows them to a company, each with the score of a pair: one in full, and in lists with the
 * beginning of what may be long, so that a page of 25 stays within its bytes (LIMITS.listBytes).
 */
import { headOf, listedScore, type Scorable, wholeScore } from '#features/matching/server/compatibility.service.ts';
import type { Verification } from '#features/verifications/verifications.contract.ts';
import { excerptInRow, skillsInRow } from '#server/http/excerpt.ts';
import { SHOWN } from '#shared/limits.ts';
import type { ComparedCandidate, ListedCandidate, OwnCandidate, ScoredCandidate } from '../candidates.contract.ts';
import type { CandidateWithUser } from './candidates.db.ts';
import { toCandidate } from './candidates.service.ts';
import type { ShortlistMark } from './shortlists.db.ts';

/** One candidate in full, with the score explained; `mark` where they are on the shortlist. */
export const toScoredCandidate = (
  candidate: OwnCandidate,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  verifications: Verification[],
): ScoredCandidate => ({
  ...candidate,
  isShortlisted: mark !== undefined,
  hasShortlistNotes: mark?.hasNotes ?? false,
  ...wholeScore(pair, 'company'),
  verifications,
});

/** A row of a list; `added` is what a list says of each beside. */
export const toListedCandidate = <Added extends object = object>(
  { candidate: profile, user, verified }: CandidateWithUser,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  isExplained: boolean,
  added?: Added,
): ListedCandidate & Added => {
  const {
    linkedinUrl: _linkedin,
    portfolioUrl: _portfolio,
    languages: _languages,
    positions: _positions,
    education: _education,
    createdAt: _since,
    zone: _zone,
    bio,
    skills,
    availableFrom,
    ...rest
  } = toCandidate(profile, user);
  const row = {
    ...rest,
    ...(availableFrom === null ? {} : { availableFrom }),
    ...(mark === undefined ? {} : { isShortlisted: true as const }),
    ...(verified.length > 0 ? { verified } : {}),
    ...(mark?.hasNotes ? { hasShortlistNotes: true } : {}),
    ...listedScore(pair, { reader: 'company', isExplained }),
    ...(added ?? ({} as Added)),
  };
  // The same skills and text, whether the score is explained or not.
  const short = { ...row, compatibility: row.compatibility && headOf(row.compatibility) };
  const shown = skillsInRow(skills, SHOWN.skillsOnCandidateCard, short);
  const listed = { skills: shown, ...(skills.length > shown.length ? { skillCount: skills.length } : {}) };
  return { ...row, ...listed, bio: bio && excerptInRow(bio, { ...short, ...listed, bio: '' }) };
};

/** A row beside a few others. */
export const toComparedCandidate = (
  row: CandidateWithUser,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  isExplained: boolean,
): ComparedCandidate => {
  const { languages, education, positions: held, availableFrom, ...rest } = toCandidate(row.candidate, row.user);
  const zone = rest.zone === undefined ? {} : { zone: rest.zone };
  const positions = held.map(({ summary: _summary, ...position }) => position);
  return {
    ...toListedCandidate(row, pair, mark, isExplained),
    languages,
    positions,
    education,
    availableFrom,
    ...zone,
  };
};

/** A row of a list, marked where the company hired this person. */
export const markHired = (candidate: ListedCandidate, hired: ReadonlySet<string>): ListedCandidate =>
  hired.has(candidate.id) ? { ...candidate, isHired: true } : candidate;
