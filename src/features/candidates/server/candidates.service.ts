/**
 * What other features need of candidates: the profile behind a user, its shapes on the wire, the columns derived for
 * search and retrieval, and the review's writes (the review itself belongs to talent intake). Sends nothing.
 */
import {
  candidateKeys,
  foldText,
  keysVersion,
  meaningKey,
  prepareCandidate,
  readTimezone,
  sketchCandidate,
  skillKeys,
} from '#features/matching/matching.domain.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { StalePlace, StaleRows } from '#server/db/stale-rows.ts';
import { newId } from '#server/ids.ts';
import { toSearchText } from '#server/search/search-words.db.ts';
import { AppError } from '#shared/errors.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import type { ExperienceLevel, WorkType } from '#shared/vocabulary.ts';
import type { Candidate, CandidateSummary } from '../candidates.contract.ts';
import {
  type CandidateRow,
  type CandidateWithUser,
  countPending,
  type Decision,
  decidePending,
  emptyCandidate,
  findCandidate,
  findCandidateOf,
  insertCandidate,
  listPending,
  lockCandidateOf,
  type QueuePlace,
  rederiveStale,
  touchMatchesSeen,
  updateDerived,
  updateListed,
} from './candidates.db.ts';
import { type ListedRow, listNewestShortlisted, removeFromAllShortlists } from './shortlists.db.ts';

export { type CandidateRow, candidateMeanings } from './candidates.db.ts';

type Person = CandidateWithUser['user'];

/** Everything must be named, so that no write forgets what the columns are made of. */
interface DerivedFrom {
  jobTitle: string;
  skills: readonly string[];
  bio: string | null | undefined;
  experience: string | null | undefined;
  timezone: string | null | undefined;
}

/** Years beyond any career, for what has no upper end. */
const MOST_YEARS = 99;
const years = (value: number | undefined): number | null =>
  value === undefined ? null : Math.min(MOST_YEARS, Math.floor(value));

/** The columns that follow from others; set with every write of a title, skills, a time zone or a name. */
export const derivedCandidateColumns = (profile: DerivedFrom, fullName: string) => {
  const { jobTitle, skills, timezone } = profile;
  const zone = readTimezone(timezone ?? '');
  const prepared = prepareCandidate(profile);
  return {
    matchVersion: keysVersion(),
    meaningKey: meaningKey(jobTitle),
    skillKeys: skillKeys(skills),
    matchKeys: candidateKeys(prepared),
    ...sketchCandidate(prepared),
    textLength: prepared.prose?.length ?? null,
    yearsMin: years(prepared.years?.min),
    yearsMax: years(prepared.years?.max),
    offsetJanuary: zone?.january ?? null,
    offsetJuly: zone?.july ?? null,
    searchText: toSearchText(...[fullName, jobTitle, ...skills].map(foldText)),
  };
};

/** The profile of a user; null where there is none yet. */
export const candidateOf = (db: Queryable, userId: string): Promise<CandidateRow | null> => findCandidateOf(db, userId);

/** The profile of a user. Throws `conflict` where it was not set up yet. */
export const requireCandidate = async (db: Queryable, userId: string): Promise<CandidateRow> => {
  const candidate = await findCandidateOf(db, userId);
  if (candidate === null) throw new AppError('conflict', 'Please set up your professional profile first');
  return candidate;
};

/** A candidate as applications embed it. */
export const toCandidateSummary = (
  { id, jobTitle, hourlyRate }: Pick<CandidateRow, 'id' | 'jobTitle' | 'hourlyRate'>,
  { id: userId, firstName, lastName, profileImageUrl }: Person,
): CandidateSummary => ({ id, jobTitle, hourlyRate, user: { id: userId, firstName, lastName, profileImageUrl } });

/** A whole profile, without what is kept for the review and for retrieval. */
export const toCandidate = (row: CandidateRow, user: Person): Candidate => ({
  ...toCandidateSummary(row, user),
  userId: row.userId,
  bio: row.bio,
  skills: row.skills,
  experience: row.experience,
  timezone: row.timezone,
  availability: row.availability,
  linkedinUrl: row.linkedinUrl,
  portfolioUrl: row.portfolioUrl,
  approvalStatus: row.approvalStatus,
  createdAt: row.createdAt,
});

/** A profile that a review makes at once, with who approved it. */
export interface ApprovedProfile {
  jobTitle: string;
  skills: readonly string[];
  experience: ExperienceLevel | null;
  hourlyRate: number | null;
  timezone: string | null;
  bio: string | null;
  availability: WorkType | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  reviewedBy: string;
  reviewNotes: string | null;
}

/** Makes the approved profile of a user who has none, and gives its id. Throws `conflict` where there is one. */
export const createApprovedCandidate = async (
  tx: Tx,
  userId: string,
  fullName: string,
  profile: ApprovedProfile,
): Promise<string> => {
  const { jobTitle, experience, hourlyRate, bio, availability, reviewedBy, reviewNotes } = profile;
  const skills = distinctSkills(profile.skills);
  const timezone = orNull(profile.timezone);
  const row = await insertCandidate(tx, {
    id: newId(),
    userId,
    jobTitle,
    skills,
    experience,
    hourlyRate,
    timezone,
    bio,
    availability,
    linkedinUrl: orNull(profile.linkedinUrl),
    portfolioUrl: orNull(profile.portfolioUrl),
    ...derivedCandidateColumns({ jobTitle, skills, bio, experience, timezone }, fullName),
    approvalStatus: 'approved',
    reviewedBy,
    reviewNotes,
    reviewedAt: new Date().toISOString(),
  });
  if (row === null) throw new AppError('conflict', 'This person has a professional profile already');
  return row.id;
};

/** Self-registered profiles that wait for review, joined with their people, the longest waiting first. */
export const listPendingCandidates = (db: Queryable, { limit, after }: { limit: number; after: QueuePlace | null }) =>
  listPending(db, limit, after);

/** How many self-registered profiles wait for review. */
export const countPendingCandidates = (db: Queryable): Promise<number> => countPending(db);

/**
 * Decides a profile that waits for review and gives its user. `decided` where somebody else was first (or nothing waits),
 * `absent` where there is no such profile.
 */
export const decideCandidate = async (
  tx: Tx,
  candidateId: string,
  decision: Decision,
): Promise<{ userId: string } | 'absent' | 'decided'> => {
  const decided = await decidePending(tx, candidateId, decision);
  if (decided !== null) return decided;
  return (await findCandidate(tx, candidateId)) === null ? 'absent' : 'decided';
};

/** Takes the profile of a suspended or deleted user out of all lists, or puts a restored one back. */
export const setCandidateListed = (tx: Tx, userId: string, isListed: boolean): Promise<void> =>
  updateListed(tx, userId, isListed);

/** Lets a candidate be found by their new name. Does nothing where the user has no profile. */
export const renameCandidate = async (tx: Tx, userId: string, fullName: string): Promise<void> => {
  const candidate = await lockCandidateOf(tx, userId);
  if (candidate === null) return;
  await updateDerived(tx, candidate.id, derivedCandidateColumns(candidate, fullName));
};

/** The profile of a deleted account has no skills and is found by nothing, whatever reads it. */
const rederived = ({ candidate, user }: CandidateWithUser) =>
  candidate.skills.length === 0
    ? { matchVersion: keysVersion() }
    : derivedCandidateColumns(candidate, `${user.firstName} ${user.lastName}`);

/** Derives the columns anew of the next profiles that another version of the engine derived; null where none are left. */
export const rekeyCandidates = (db: Db, after: StalePlace | null): Promise<StaleRows | null> =>
  rederiveStale(db, { version: keysVersion(), after }, rederived);

/** What stands in the place of a deleted person's title. */
const DELETED_TITLE = 'Deleted profile';

/** Empties the profile of a deleted user and takes it out of every list and shortlist. Does nothing where there is none. */
export const eraseCandidate = async (tx: Tx, userId: string): Promise<void> => {
  const candidate = await lockCandidateOf(tx, userId);
  if (candidate === null) return;
  await emptyCandidate(tx, candidate.id, { jobTitle: DELETED_TITLE, searchText: '' });
  await removeFromAllShortlists(tx, candidate.id);
};

/** A company's shortlist from the newest to the oldest; without those whose account is suspended or deleted. */
export const shortlistOf = (db: Queryable, companyId: string) =>
  inBatches<ListedRow>((after) => listNewestShortlisted(db, { companyId, patterns: [] }, BATCH, after && after.entry));

export { deleteShortlist } from './shortlists.db.ts';

/** Notes that the candidate has opened the dashboard: matches until now are no longer new. */
export const markMatchesSeen = (db: Queryable, candidateId: string): Promise<void> => touchMatchesSeen(db, candidateId);
