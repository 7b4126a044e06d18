/**
 * Pure rules for candidates: how profile fields are stored and shown, how each field is treated while names are hidden, how a browse query is
 * parsed, and which job fits a candidate best. No SQL, no clock. Invariant: scores come from the matching engine and are never changed here.
 */

import type { MatchJob } from '#engine/matching.contract.ts';
import {
  type CandidateFilter,
  type PreparedCandidate,
  type PreparedJob,
  rankScore,
  skillKeys,
} from '#engine/matching.domain.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { type ExperienceLevel, VERIFICATION_KINDS, type VerificationKind, type WorkType } from '#shared/vocabulary.ts';
import type { BrowseCandidatesQuery, Candidate, Commitment, OwnCandidate, PeopleQuery } from './candidates.contract.ts';
import type { Education, Position, ShownProfile, SpokenLanguage } from './profile.contract.ts';

/** Converts each sent profile field to its stored value. '' and null mean "not stated". */
export const WORK_FIELD_WRITERS = {
  jobTitle: (title: string) => title,
  skills: distinctSkills,
  experience: orNull,
  hourlyRate: (rate: number | null) => rate,
  timezone: orNull,
  bio: orNull,
  availability: orNull,
};

type OtherCandidateFields =
  | keyof (ShownProfile & Commitment)
  | 'id'
  | 'userId'
  | 'user'
  | 'zone'
  | 'approvalStatus'
  | 'createdAt';
type WorkFields = Omit<Candidate, OtherCandidateFields>;

export const pickWorkFields = (row: WorkFields): WorkFields => ({
  jobTitle: row.jobTitle,
  skills: row.skills,
  experience: row.experience,
  hourlyRate: row.hourlyRate,
  timezone: row.timezone,
  bio: row.bio,
  availability: row.availability,
});

export const pickCommitment = (
  row: Omit<Commitment, 'activeHires' | 'hasEstimatedHours'> & { activeHires: number; hasEstimatedHours: boolean },
): Commitment => ({
  committedHours: row.committedHours,
  hiredSince: row.hiredSince,
  openToWork: row.openToWork,
  ...(row.activeHires > 1 ? { activeHires: row.activeHires } : {}),
  ...(row.hasEstimatedHours ? { hasEstimatedHours: true } : {}),
});

/** Returns the time at which a vetted profile was added to companies' lists, which is the time of its approval. `listedSince` is the same in SQL. */
export const listingTime = ({ reviewedAt, createdAt }: { reviewedAt: string | null; createdAt: string }): string =>
  reviewedAt ?? createdAt;

/** All fields of a person, in the profile and in other responses. */
type PersonalField =
  | keyof (OwnCandidate & OwnCandidate['user'])
  | keyof (Education & Position & SpokenLanguage)
  | 'email'
  | 'phone';

/**
 * `redacted`: omitted and removed from every text. `omitted`: omitted only. `offset`: a time zone without the name of a city. `cleaned`:
 * texts are redacted; ids, days, numbers and enum values stay.
 */
type Treatment = 'redacted' | 'omitted' | 'offset' | 'cleaned';

/** How each field of a person is treated while the name is hidden. */
export const HIDDEN_NAME_TREATMENTS = {
  id: 'cleaned',
  userId: 'cleaned',
  // "Candidate" and a number replace them.
  firstName: 'cleaned',
  lastName: 'cleaned',
  isNameHidden: 'cleaned',
  profileImageUrl: 'redacted',
  email: 'redacted',
  phone: 'omitted',
  user: 'cleaned',
  jobTitle: 'cleaned',
  hourlyRate: 'cleaned',
  bio: 'cleaned',
  skills: 'cleaned',
  experience: 'cleaned',
  timezone: 'offset',
  zone: 'offset',
  availability: 'cleaned',
  country: 'omitted',
  city: 'redacted',
  englishLevel: 'cleaned',
  languages: 'cleaned',
  availableFrom: 'cleaned',
  linkedinUrl: 'redacted',
  portfolioUrl: 'redacted',
  positions: 'cleaned',
  education: 'cleaned',
  committedHours: 'cleaned',
  hasEstimatedHours: 'cleaned',
  hiredSince: 'cleaned',
  activeHires: 'cleaned',
  openToWork: 'cleaned',
  approvalStatus: 'cleaned',
  createdAt: 'cleaned',
  resume: 'redacted',
  isUnscored: 'cleaned',
  school: 'redacted',
  degree: 'cleaned',
  field: 'cleaned',
  title: 'cleaned',
  company: 'cleaned',
  start: 'cleaned',
  end: 'cleaned',
  summary: 'cleaned',
  language: 'cleaned',
  level: 'cleaned',
} as const satisfies Record<PersonalField, Treatment>;

/** The columns of a company's open job that this feature reads. Rows of the jobs feature have this shape. */
export interface OpenJob extends MatchJob {
  id: string;
  /** The engine's encoding of the job, and the engine version that wrote it. */
  prepared: Uint8Array | null;
  matchVersion: number;
}

/** A parsed browse query. Null or empty values do not filter. */
export interface BrowseFilters
  extends Pick<
    CandidateFilter,
    'search' | 'minRate' | 'maxRate' | 'countries' | 'minEnglish' | 'zone' | 'availableBy' | 'includesHired'
  > {
  /** True if names and locations must not affect the search. */
  hidesNames: boolean;
  /** Canonical skill keys. A candidate must have all of them. */
  skillKeys: string[];
  availability: WorkType | null;
  experience: ExperienceLevel | null;
  /** Only people added to the lists after this time. */
  listedAfter: string | null;
  /** Kinds of verification. A candidate must hold all of them. */
  verified: VerificationKind[];
  /** Candidates to exclude because only their hidden names match the search. */
  exceptIds: readonly string[];
}

const parseWholeNumber = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

const parseKinds = (text: string | undefined): VerificationKind[] => {
  const names = new Set((text ?? '').split(','));
  return VERIFICATION_KINDS.filter((kind) => names.has(kind));
};

type PeopleFilters = Pick<BrowseFilters, 'countries' | 'minEnglish' | 'availableBy' | 'includesHired'>;

/** Parses the filters that all lists of people share, except for the time zone. */
export const parsePeopleFilters = (query: PeopleQuery): PeopleFilters => ({
  countries: query.country ? [...new Set(query.country.split(','))].toSorted() : [],
  minEnglish: query.minEnglish || null,
  availableBy: query.availableBy || null,
  includesHired: query.includeHired === 'true',
});

/** Parses the filters of a browse query, except for the search and the time zone. */
export const parseBrowseFilters = (query: BrowseCandidatesQuery): BrowseFilters => ({
  ...parsePeopleFilters(query),
  zone: null,
  search: null,
  hidesNames: false,
  skillKeys: query.skills ? skillKeys(query.skills.split(',')) : [],
  availability: query.availability || null,
  experience: query.experience || null,
  minRate: parseWholeNumber(query.minRate),
  maxRate: parseWholeNumber(query.maxRate),
  listedAfter: query.newSince || null,
  verified: parseKinds(query.verified),
  exceptIds: [],
});

/** A job prepared for comparison with many candidates. */
export interface RankingJob {
  id: string;
  prepared: PreparedJob;
}

export interface BestFit {
  job: RankingJob;
  /** Unrounded, 0 to 100. */
  score: number;
}

/** Returns the best-fitting job for a candidate, the first one in a tie, or null without jobs. */
export const findBestFit = (jobs: readonly RankingJob[], candidate: PreparedCandidate): BestFit | null => {
  let best: BestFit | null = null;
  for (const job of jobs) {
    const score = rankScore(job.prepared, candidate);
    if (best === null || score > best.score) best = { job, score };
  }
  return best;
};

/** Returns the job that fits several candidates best together, the first one in a tie, or null without jobs. */
export const findBestJointFit = (
  jobs: readonly RankingJob[],
  candidates: readonly PreparedCandidate[],
): RankingJob | null => {
  let best: { job: RankingJob; sum: number } | null = null;
  for (const job of jobs) {
    const sum = candidates.reduce((total, candidate) => total + rankScore(job.prepared, candidate), 0);
    if (best === null || sum > best.sum) best = { job, sum };
  }
  return best && best.job;
};
