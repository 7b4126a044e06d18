/**
 * Candidates in API responses for companies, each with a score. Full profiles are complete. In list rows, long texts are cut, so that a page of 25
 * rows stays below LIMITS.listBytes.
 */
import {
  fullScore,
  listedScore,
  pickScoreHead,
  type Scorable,
} from '#features/matching/server/compatibility.service.ts';
import type { Verification } from '#features/verifications/verifications.contract.ts';
import { excerptInRow, skillsInRow } from '#server/http/excerpt.ts';
import { SHOWN } from '#shared/limits.ts';
import { pickFields } from '#shared/pick-fields.ts';
import {
  COMPARED_FIELDS,
  type ComparedCandidate,
  type ListedCandidate,
  type OwnCandidate,
  ROW_FIELDS,
  type ScoredCandidate,
} from '../candidates.contract.ts';
import { listingTime } from '../candidates.domain.ts';
import { isVetted } from '../candidates.policy.ts';
import type { CandidateWithUser } from './candidates.db.ts';
import { toCandidate } from './candidates.service.ts';
import type { ShortlistMark } from './shortlists.db.ts';

/** Returns a full candidate with an explained score. `mark` is set if they are on the shortlist. */
export const toScoredCandidate = (
  candidate: Omit<OwnCandidate, 'phone'>,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  verifications: Verification[],
): ScoredCandidate => ({
  ...candidate,
  isShortlisted: mark !== undefined,
  hasShortlistNotes: mark?.hasNotes ?? false,
  ...fullScore(pair, 'company'),
  verifications,
});

/** Returns a list row. `added` holds additional fields of the calling list. */
export const toListedCandidate = <Added extends object = object>(
  { candidate: profile, user, verified }: CandidateWithUser,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  isExplained: boolean,
  added?: Added,
): ListedCandidate & Added => {
  const { bio, skills, availableFrom, ...fields } = pickFields(toCandidate(profile, user), ROW_FIELDS);
  const row = {
    ...fields,
    ...(availableFrom === null ? {} : { availableFrom }),
    ...(isVetted(profile) ? { listedAt: listingTime(profile) } : {}),
    ...(mark === undefined ? {} : { isShortlisted: true as const }),
    ...(verified.length > 0 ? { verified } : {}),
    ...(mark?.hasNotes ? { hasShortlistNotes: true } : {}),
    ...listedScore(pair, { reader: 'company', isExplained }),
    ...(added ?? ({} as Added)),
  };
  // The texts have the same length whether or not the score is explained.
  const shortRow = { ...row, compatibility: row.compatibility && pickScoreHead(row.compatibility) };
  const shown = skillsInRow(skills, SHOWN.skillsOnCandidateCard, shortRow);
  const skillFields = { skills: shown, ...(skills.length > shown.length ? { skillCount: skills.length } : {}) };
  return { ...row, ...skillFields, bio: bio && excerptInRow(bio, { ...shortRow, ...skillFields, bio: '' }) };
};

/** Returns a candidate for a comparison. */
export const toComparedCandidate = (
  row: CandidateWithUser,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  isExplained: boolean,
): ComparedCandidate => {
  const candidate = toCandidate(row.candidate, row.user);
  return {
    ...toListedCandidate(row, pair, mark, isExplained),
    ...pickFields(candidate, COMPARED_FIELDS),
    availableFrom: candidate.availableFrom,
    positions: candidate.positions.map(({ title, company, start, end }) => ({ title, company, start, end })),
  };
};

/** Sets `isHired` if the company hired this person. */
export const markHired = (candidate: ListedCandidate, hired: ReadonlySet<string>): ListedCandidate =>
  hired.has(candidate.id) ? { ...candidate, isHired: true } : candidate;
