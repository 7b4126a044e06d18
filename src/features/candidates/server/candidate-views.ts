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
import { countJsonBytes, excerptInRow, joinedBytes, skillsInRow } from '#server/http/excerpt.ts';
import { SHOWN } from '#shared/limits.ts';
import { pickFields } from '#shared/pick-fields.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
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
  candidate: Omit<OwnCandidate, 'phone'> & Pick<ScoredCandidate, 'isPaused'>,
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

const { bio: _bio, skills: _skills, ...UNCUT_FIELDS } = ROW_FIELDS;
/** The fields of a list row that are the same for every company: all of the profile except the start of the bio and the first skills. */
export const PROFILE_FIELDS = { ...UNCUT_FIELDS, listedAt: true } as const;

/** Returns the `PROFILE_FIELDS` of a list row. */
export const toProfileFields = ({
  candidate: profile,
  user,
}: CandidateWithUser): Pick<ListedCandidate, keyof typeof PROFILE_FIELDS> => {
  const { availableFrom, ...fields } = pickFields(toCandidate(profile, user), UNCUT_FIELDS);
  return {
    ...fields,
    ...(availableFrom === null ? {} : { availableFrom }),
    ...(isVetted(profile) ? { listedAt: listingTime(profile) } : {}),
  };
};

/** What the other fields of a list row depend on. */
interface ListedContent {
  bio: string | null;
  skills: readonly string[];
  verified: VerificationKind[];
  pair: Scorable;
  mark: ShortlistMark | undefined;
}

/** Returns the other fields of a list row. The length of its texts depends on `profileBytes`, the size of the fields that the row has already. */
export const toCompanyFields = (
  { bio, skills, verified, pair, mark }: ListedContent,
  profileBytes: number,
  isExplained: boolean,
): Omit<ListedCandidate, keyof typeof PROFILE_FIELDS> => {
  const fields = {
    ...(mark === undefined ? {} : { isShortlisted: true as const }),
    ...(verified.length > 0 ? { verified } : {}),
    ...(mark?.hasNotes ? { hasShortlistNotes: true } : {}),
    ...listedScore(pair, { reader: 'company', isExplained }),
  };
  // The texts have the same length whether or not the score is explained.
  const shortFields = { ...fields, compatibility: fields.compatibility && pickScoreHead(fields.compatibility) };
  const otherBytes = joinedBytes(profileBytes, countJsonBytes(shortFields));
  const shown = skillsInRow(skills, SHOWN.skillsOnCandidateCard, otherBytes);
  const skillFields = { skills: shown, ...(skills.length > shown.length ? { skillCount: skills.length } : {}) };
  const bytesWithSkills = joinedBytes(otherBytes, countJsonBytes({ ...skillFields, bio: '' }));
  return { ...fields, ...skillFields, bio: bio && excerptInRow(bio, bytesWithSkills) };
};

/** Returns a list row. `added` holds additional fields of the calling list. */
export const toListedCandidate = <Added extends object = object>(
  row: CandidateWithUser,
  pair: Scorable,
  mark: ShortlistMark | undefined,
  isExplained: boolean,
  added?: Added,
): ListedCandidate & Added => {
  const fields = { ...toProfileFields(row), ...(added ?? ({} as Added)) };
  const { bio, skills } = row.candidate;
  const content = { bio, skills, verified: row.verified, pair, mark };
  return { ...fields, ...toCompanyFields(content, countJsonBytes(fields), isExplained) };
};

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
