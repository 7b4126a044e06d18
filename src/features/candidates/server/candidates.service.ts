/**
 * The candidates feature's interface for other features: a user's profile and its API shapes, the derived columns for search, and the writes of a
 * review. The review itself belongs to talent intake. Sends no email.
 */
import type { MatchPosition } from '#engine/matching.contract.ts';
import {
  foldText,
  keysVersion,
  occupationMarkers,
  PERSON_SEPARATOR,
  readTimezone,
  skillKeys,
  spokenSkills,
  titleInEnglish,
  zoneField,
} from '#engine/matching.domain.ts';
import type { CandidateEntry, EntrySource } from '#features/matching/server/match-index.service.ts';
import { currentPreparedBytes, preparedCandidateColumns } from '#features/matching/server/prepared.service.ts';
import { loadExpiryTimes } from '#features/verifications/server/verifications.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import type { StalePosition, StaleRows } from '#server/db/stale-rows.ts';
import { newId } from '#server/ids.ts';
import { toSearchText } from '#server/search/search-words.db.ts';
import { countryNames } from '#shared/country-names.ts';
import { AppError } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import type { ExperienceLevel, LanguageLevel, WorkType } from '#shared/vocabulary.ts';
import type { Candidate, CandidateSummary } from '../candidates.contract.ts';
import { listingTime, pickCommitment, pickWorkFields } from '../candidates.domain.ts';
import { isAvailable, isVetted } from '../candidates.policy.ts';
import type { SentProfile, ShownProfile, SpokenLanguage } from '../profile.contract.ts';
import { findFutureDateErrors, pickProfileFields } from '../profile.domain.ts';
import {
  type CandidateRow,
  type CandidateWithUser,
  clearCandidate,
  type Decision,
  decidePending,
  findCandidate,
  findUserCandidate,
  insertCandidate,
  listCandidatesByIds,
  listPending,
  listPrepared,
  listPreparedAfter,
  listShortProfiles,
  lockCandidateForUpdate,
  type PreparedRow,
  type PriorReview,
  type QueuePlace,
  rederiveStale,
  updateDerived,
} from './candidates.db.ts';
import { type ListedRow, listNewestShortlisted, removeFromAllShortlists } from './shortlists.db.ts';

export { requireVisible } from './candidate-visibility.ts';
export type { CandidateRow, PriorReview } from './candidates.db.ts';

type Person = CandidateWithUser['user'];

/** The input of the derived columns. All properties are required, because callers might forget an optional one. */
interface DerivedColumnInput {
  jobTitle: string;
  skills: readonly string[];
  bio: string | null | undefined;
  experience: string | null | undefined;
  hourlyRate: number | null | undefined;
  timezone: string | null | undefined;
  availability: string | null | undefined;
  /** May include companies, which the engine does not read. */
  positions: readonly MatchPosition[];
  city: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string | null | undefined;
  englishLevel: LanguageLevel | null | undefined;
  languages: readonly SpokenLanguage[];
}

/** Returns the derived columns. Set them with every write of a name or of fields that the engine reads. */
export const derivedCandidateColumns = (profile: DerivedColumnInput, name: string) => {
  const { jobTitle, skills, city, country, timezone } = profile;
  const offsets = readTimezone(timezone ?? '');
  const person = [name, city ?? '', ...(country ? countryNames(country) : [])];
  const work = [...[jobTitle, ...skills].map(foldText), ...titleInEnglish(jobTitle), ...occupationMarkers(jobTitle)];
  return {
    ...preparedCandidateColumns(profile),
    skillKeys: skillKeys([...skills, ...spokenSkills(profile)]),
    offsetJanuary: offsets?.january ?? null,
    offsetJuly: offsets?.july ?? null,
    searchText: toSearchText(...person.map(foldText), PERSON_SEPARATOR.trim(), ...work),
  };
};

/** Converts rows to entries of the score index. Loads texts only for rows that another engine version prepared. */
const toEntries = async (db: Queryable, rows: readonly PreparedRow[]): Promise<CandidateEntry[]> => {
  const stale = rows.flatMap((row) => (currentPreparedBytes(row) === null ? [row.id] : []));
  const verifiedTimes = await loadExpiryTimes(
    db,
    rows.map(({ userId }) => userId),
  );
  const scored = rows.filter((row) => !row.scoreOptOut);
  const texts = new Map((stale.length === 0 ? [] : await listCandidatesByIds(db, stale)).map((row) => [row.id, row]));
  return scored.flatMap((row): CandidateEntry[] => {
    const { id, experience, country, englishLevel, availableFrom, searchText } = row;
    const listedSince = Date.parse(listingTime(row));
    const stated = { experience, country, englishLevel, availableFrom, listedSince };
    const verifiedUntil = verifiedTimes.get(row.userId) ?? [];
    const facts = { ...stated, id, isListed: isVetted(row), isAvailable: isAvailable(row), verifiedUntil, searchText };
    const prepared = currentPreparedBytes(row);
    if (prepared !== null) return [{ ...facts, prepared }];
    const text = texts.get(id);
    return text === undefined ? [] : [{ ...facts, prepared, texts: pickMatchFields(text) }];
  });
};

/** Picks the columns that the engine reads. */
const pickMatchFields = (row: CandidateRow) => {
  const { jobTitle, bio, skills, experience, hourlyRate, timezone, availability } = row;
  const { country, englishLevel, languages } = row;
  const positions = row.positions.map(({ title, start, end, summary }) => ({ title, start, end, summary }));
  const stated = { country, englishLevel, languages, positions };
  return { jobTitle, bio, skills, experience, hourlyRate, timezone, availability, ...stated };
};

/** Returns all candidates for the score index except those who opted out. Includes hidden candidates, who are scored where they applied. */
export const candidateEntries = (db: Queryable): EntrySource<CandidateEntry> => ({
  after: async (id, limit) => toEntries(db, await listPreparedAfter(db, id, limit)),
  byIds: async (ids) => toEntries(db, await listPrepared(db, ids)),
});

/** Returns a profile by its id, or null. Does not check who may see it. */
export const findCandidateRow = async (db: Queryable, id: string): Promise<CandidateRow | null> =>
  (await findCandidate(db, id))?.candidate ?? null;

/** Returns short profiles by user. Users without a profile are omitted. */
export const findShortProfiles = async (
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, { id: string; jobTitle: string; timezone: string | null }>> =>
  new Map((await listShortProfiles(db, userIds)).map(({ userId, ...profile }) => [userId, profile]));

/** Returns the profile of a user. Throws `conflict` if it is not set up yet. */
export const requireCandidate = async (db: Queryable, userId: string): Promise<CandidateRow> => {
  const candidate = await findUserCandidate(db, userId);
  if (candidate === null) throw new AppError('conflict', 'professional-profile-missing');
  return candidate;
};

/** Returns a candidate as embedded in applications. */
export const toCandidateSummary = (
  row: CandidateRow,
  { id: userId, firstName, lastName, profileImageUrl }: Person,
): CandidateSummary => ({
  id: row.id,
  jobTitle: row.jobTitle,
  hourlyRate: row.hourlyRate,
  user: { id: userId, firstName, lastName, profileImageUrl },
  ...pickCommitment(row),
});

/** Returns a full profile without the phone number, the review's notes and dates, and the search columns. */
export const toCandidate = (row: CandidateRow, user: Person): Candidate => ({
  ...toCandidateSummary(row, user),
  userId: row.userId,
  ...pickWorkFields(row),
  ...zoneField(row.timezone),
  ...pickProfileFields(row),
  approvalStatus: row.approvalStatus,
  createdAt: row.createdAt,
});

/** Throws `invalid` if a profile has dates too far in the future. */
export const refuseFutureDates = (profile: SentProfile): void => {
  const errors = findFutureDateErrors(profile, Date.now());
  if (errors[0] !== undefined) throw new AppError('invalid', errors[0].refusal, { errors });
};

/** An approved profile that a review creates, with the reviewer. */
export interface ApprovedProfile extends ShownProfile {
  jobTitle: string;
  skills: readonly string[];
  experience: ExperienceLevel | null;
  hourlyRate: number | null;
  timezone: string | null;
  bio: string | null;
  availability: WorkType | null;
  reviewedBy: string;
  reviewNotes: string | null;
}

/** Creates an approved profile for a user and returns its id. Throws `conflict` if the user already has a profile. */
export const createApprovedCandidate = async (
  tx: Tx,
  userId: string,
  name: string,
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
    ...pickProfileFields(profile),
    ...derivedCandidateColumns(
      { jobTitle, skills, bio, experience, hourlyRate, timezone, availability, ...pickProfileFields(profile) },
      name,
    ),
    approvalStatus: 'approved',
    reviewedBy,
    reviewNotes,
    reviewedAt: new Date().toISOString(),
  });
  if (row === null) throw new AppError('conflict', 'professional-profile-exists-for-person');
  return row.id;
};

/** Returns self-registered profiles that wait for review and match every pattern, with their users, longest waiting first. */
export const listPendingCandidates = (
  db: Queryable,
  { patterns, limit, after }: { patterns: readonly string[]; limit: number; after: QueuePlace | null },
) => listPending(db, patterns, limit, after);

/**
 * Decides a profile that waits for review. Returns its user and its previous review, `decided` if it is no longer pending, or `absent` if it
 * does not exist.
 */
export const decideCandidate = async (
  tx: Tx,
  candidateId: string,
  decision: Decision,
): Promise<{ userId: string; prior: PriorReview } | 'absent' | 'decided'> => {
  const decided = await decidePending(tx, candidateId, decision);
  if (decided !== null) return decided;
  return (await findCandidate(tx, candidateId)) === null ? 'absent' : 'decided';
};

/** Updates the search text after a change of name. Does nothing if the user has no profile. */
export const renameCandidate = async (tx: Tx, userId: string, name: string): Promise<void> => {
  const candidate = await lockCandidateForUpdate(tx, userId);
  if (candidate === null) return;
  await updateDerived(tx, candidate.id, derivedCandidateColumns(candidate, name));
};

/** Returns the derived columns of a profile. One without skills belongs to a deleted account and keeps its empty search text. */
const rederivedColumns = ({ candidate, user }: Pick<CandidateWithUser, 'candidate' | 'user'>) =>
  candidate.skills.length === 0 ? { matchVersion: keysVersion() } : derivedCandidateColumns(candidate, fullName(user));

/** Updates the derived columns of the next outdated profiles. Returns null if none are left. */
export const reindexCandidates = (db: Db, after: StalePosition | null): Promise<StaleRows | null> =>
  rederiveStale(db, { version: keysVersion(), after }, rederivedColumns);

/** Clears the profile of a deleted user and removes it from all lists and shortlists. Does nothing if there is none. */
export const eraseCandidate = async (tx: Tx, userId: string): Promise<void> => {
  const candidate = await lockCandidateForUpdate(tx, userId);
  if (candidate === null) return;
  await clearCandidate(tx, candidate.id);
  await removeFromAllShortlists(tx, candidate.id);
};

/** Returns a company's shortlist, newest first, without suspended or deleted accounts. */
export const streamShortlist = (db: Queryable, companyId: string) =>
  inBatches<ListedRow>((after) =>
    listNewestShortlisted(db, { companyId, search: null, hidesNames: false }, BATCH_SIZE, after && after.entry),
  );

export {
  countListedCandidates,
  countPendingCandidates,
  deleteUnchangedCandidate,
  findReviewedCandidate,
  findUserCandidate,
  isAsCreated,
  isAsDecided,
  listCandidatesByIds,
  listStatedRates,
  markMatchesSeen,
  setCandidateOptOut,
  undoCandidateDecision,
} from './candidates.db.ts';
export { findMatchedOnlyByNameOrPlace } from './name-search.db.ts';
export { findResumeFacts } from './resume-files.db.ts';
