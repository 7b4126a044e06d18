/**
 * Pure rules of candidates: how the fields of the trade are kept and shown, what becomes of each field where a name is hidden, how a browse query
 * is read, and which job a candidate fits best. No SQL, no clock. Invariant: a score is the matching engine's; nothing here changes one.
 */

import type { MatchJob } from '#engine/matching.contract.ts';
import { foldText, type PreparedCandidate, type PreparedJob, rankScore, skillKeys } from '#engine/matching.domain.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { type ExperienceLevel, VERIFICATION_KINDS, type VerificationKind, type WorkType } from '#shared/vocabulary.ts';
import type { BrowseCandidatesQuery, Candidate, Commitment, OwnCandidate } from './candidates.contract.ts';
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

/** Picks the profile fields of a row. */
export const workFieldsOf = (row: WorkFields): WorkFields => ({
  jobTitle: row.jobTitle,
  skills: row.skills,
  experience: row.experience,
  hourlyRate: row.hourlyRate,
  timezone: row.timezone,
  bio: row.bio,
  availability: row.availability,
});

/** What a row says of the hires of its person. */
export const commitmentOf = (row: Omit<Commitment, 'activeHires'> & { activeHires: number }): Commitment => ({
  committedHours: row.committedHours,
  hiredSince: row.hiredSince,
  openToWork: row.openToWork,
  ...(row.activeHires > 1 ? { activeHires: row.activeHires } : {}),
});

/** What a profile says of a person, and what other answers hold of them. */
type PersonalField =
  | keyof (OwnCandidate & OwnCandidate['user'])
  | keyof (Education & Position & SpokenLanguage)
  | 'email'
  | 'phone';

/** `told nowhere`: left out, and taken out of every text. `offset`: a time zone without the name of a city. */
type Treatment = 'told nowhere' | 'left out' | 'offset' | 'cleaned';

/** What becomes of each field of a person whose name is hidden. `cleaned` keeps ids, days, numbers and closed words as they are. */
export const NAMELESS_FIELDS = {
  id: 'cleaned',
  userId: 'cleaned',
  // The number replaces both.
  firstName: 'cleaned',
  lastName: 'cleaned',
  isNameHidden: 'cleaned',
  profileImageUrl: 'told nowhere',
  email: 'told nowhere',
  phone: 'left out',
  user: 'cleaned',
  jobTitle: 'cleaned',
  hourlyRate: 'cleaned',
  bio: 'cleaned',
  skills: 'cleaned',
  experience: 'cleaned',
  timezone: 'offset',
  zone: 'offset',
  availability: 'cleaned',
  country: 'left out',
  city: 'told nowhere',
  englishLevel: 'cleaned',
  languages: 'cleaned',
  availableFrom: 'cleaned',
  linkedinUrl: 'told nowhere',
  portfolioUrl: 'told nowhere',
  positions: 'cleaned',
  education: 'cleaned',
  committedHours: 'cleaned',
  hiredSince: 'cleaned',
  activeHires: 'cleaned',
  openToWork: 'cleaned',
  approvalStatus: 'cleaned',
  createdAt: 'cleaned',
  resume: 'told nowhere',
  isUnscored: 'cleaned',
  school: 'told nowhere',
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

/** What this feature reads of a company's open job; the jobs feature's rows fit. */
export interface OpenJob extends MatchJob {
  id: string;
  /** As the engine reads it, in bytes, and the version of the engine that made these. */
  prepared: Uint8Array | null;
  matchVersion: number;
}

/** A browse query read once. Everything null or empty narrows nothing. */
export interface BrowseFilters {
  /** Folded words of `q`; null where nothing was asked, '' where what was asked has no word in it (and so finds no one). */
  search: string | null;
  /** Canonical keys, all of which a candidate must have. */
  skillKeys: string[];
  availability: WorkType | null;
  experience: ExperienceLevel | null;
  minRate: number | null;
  maxRate: number | null;
  /** What must have been checked and hold, all of it. */
  verified: VerificationKind[];
  /** Also people who are not available. */
  includesHired: boolean;
  /** Whom the list leaves out, as only their hidden names have the words of the search. */
  exceptIds: readonly string[];
}

const wholeNumber = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

const readKinds = (text: string | undefined): VerificationKind[] => {
  const asked = new Set((text ?? '').split(','));
  return VERIFICATION_KINDS.filter((kind) => asked.has(kind));
};

/** Reads the filters of a browse query. */
export const readBrowseFilters = (query: BrowseCandidatesQuery): BrowseFilters => ({
  search: query.q ? foldText(query.q) : null,
  skillKeys: query.skills ? skillKeys(query.skills.split(',')) : [],
  availability: query.availability || null,
  experience: query.experience || null,
  minRate: wholeNumber(query.minRate),
  maxRate: wholeNumber(query.maxRate),
  verified: readKinds(query.verified),
  includesHired: query.includeHired === 'true',
  exceptIds: [],
});

/** A job ready to be compared with many candidates. */
export interface RankingJob {
  id: string;
  prepared: PreparedJob;
}

export interface BestFit {
  job: RankingJob;
  /** Unrounded, 0-100. */
  score: number;
}

/** The job that a candidate fits best, the first of equals; null without jobs. */
export const bestFit = (jobs: readonly RankingJob[], candidate: PreparedCandidate): BestFit | null => {
  let best: BestFit | null = null;
  for (const job of jobs) {
    const score = rankScore(job.prepared, candidate);
    if (best === null || score > best.score) best = { job, score };
  }
  return best;
};

/** The job that several candidates together fit best, the first of equals; null without jobs. */
export const jointFit = (jobs: readonly RankingJob[], candidates: readonly PreparedCandidate[]): RankingJob | null => {
  let best: { job: RankingJob; sum: number } | null = null;
  for (const job of jobs) {
    const sum = candidates.reduce((total, candidate) => total + rankScore(job.prepared, candidate), 0);
    if (best === null || sum > best.sum) best = { job, sum };
  }
  return best && best.job;
};
