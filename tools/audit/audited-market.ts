/** The input of an audit, from a generated marketplace or from a database. */

import type { MatchCandidate, MatchJob } from '../../src/engine/matching.contract.ts';
import { prepareCandidate, prepareJob, readZoneName, scorePair } from '../../src/engine/matching.domain.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawConditions, drawCountry, drawPost } from '../../src/testing/market/market.ts';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import type { AssessedApplication } from './bias-measures.ts';
import { type Answer, type RaceScheme, races, sexes } from './categories.ts';

/** A profile as the engine reads it, plus attributes that are only used for comparison. */
export interface AuditedProfile {
  id: string;
  /** ISO 3166-1 alpha-2, or a place; null if not stated. */
  country: string | null;
  /** The candidate's names, which swaps replace in texts. */
  names: readonly string[];
  profile: MatchCandidate;
}

export interface AuditedJob {
  id: string;
  job: MatchJob;
}

/** Profiles and jobs that are compared with each other. */
export interface Sample {
  profiles: AuditedProfile[];
  jobs: AuditedJob[];
}

/** The source of the numbers, for the report's header. */
export interface Source {
  name: string;
  /** The engine versions, and the number of applications of each. */
  engine: string;
  /** True if at least part of the data is generated. */
  isGenerated: boolean;
}

/** The applications of a marketplace. `isCut`: more exist than the limit allows. */
export interface AssessedMarket {
  source: Source;
  applications: AssessedApplication[];
  isCut: boolean;
}

/** Generates a sample of a marketplace. The same seed returns the same sample. */
export function generateSample(seed: number, profiles: number, jobs: number): Sample {
  loadTitleMeanings();
  const random = createSeededRandom(seed);
  // A separate generator, because drawing conditions must not change the profiles and job posts of a seed.
  const conditions = createSeededRandom(seed + 1_000);
  return {
    profiles: Array.from({ length: profiles }, (_, index) => {
      const profile = drawExperienced(random, 0.6);
      const place = profile.timezone === null ? null : (readZoneName(profile.timezone) ?? profile.timezone);
      const country = drawCountry(conditions);
      return { id: `generated-${index + 1}`, country: country ?? place, names: [], profile: { ...profile, country } };
    }),
    jobs: Array.from({ length: jobs }, (_, index) => ({
      id: `generated-${index + 1}`,
      job: { ...drawPost(random), ...drawConditions(conditions) },
    })),
  };
}

/** Probability that a person in a generated marketplace does not state their sex, and the same for race or ethnicity. */
const UNKNOWN_SHARE = 0.15;

function drawAnswer(random: ReturnType<typeof createSeededRandom>, scheme: RaceScheme): Answer {
  const sex = random.happens(UNKNOWN_SHARE) ? null : random.pick(sexes())[0];
  return { sex, race: random.happens(UNKNOWN_SHARE) ? null : random.pickEarly(races(scheme))[0] };
}

/** Applications per person in a generated marketplace. Categories are drawn independently of profiles. */
const APPLICATIONS_PER_PERSON = 5;
/** The share of applications with a score of 50 that are moved forward. For other scores, the share is proportional. */
const FORWARD_SHARE = 0.35;

/** Generates applications with random categories and decisions. */
export function generateApplications(seed: number, count: number, scheme: RaceScheme): AssessedApplication[] {
  const { profiles, jobs } = generateSample(seed, Math.ceil(count / APPLICATIONS_PER_PERSON), 50);
  const random = createSeededRandom(seed + 1);
  const prepared = jobs.map(({ job }) => prepareJob(job));
  const applications = profiles.flatMap(({ id: person, profile }) => {
    const answer = drawAnswer(random, scheme);
    const candidate = prepareCandidate(profile);
    return random.sample(prepared, APPLICATIONS_PER_PERSON).map((job): AssessedApplication => {
      const score = scorePair(job, candidate);
      return { person, ...answer, score, isSelected: random.happens((FORWARD_SHARE * score) / 50) };
    });
  });
  return applications.slice(0, count);
}
