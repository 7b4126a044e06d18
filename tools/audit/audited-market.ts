/** What an audit reads of a market, whichever it is: generated here, or in a database. */
import type { MatchCandidate, MatchJob } from '../../src/engine/matching.contract.ts';
import { prepareCandidate, prepareJob, readZoneName, scorePair } from '../../src/engine/matching.domain.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import { createChance } from '../../src/testing/market/random.ts';
import type { Assessed } from './bias-measures.ts';
import { type Answer, races, type Scheme, sexes } from './categories.ts';

/** A profile as the engine reads it, and what is read beside it only to be compared by. */
export interface AuditedProfile {
  id: string;
  /** ISO 3166-1 alpha-2, or a place; null where it was not stated. */
  country: string | null;
  /** Of its candidate, to be swapped where texts name them. */
  names: readonly string[];
  profile: MatchCandidate;
}

export interface AuditedJob {
  id: string;
  job: MatchJob;
}

/** Profiles and jobs of a market that are compared with one another. */
export interface Sample {
  profiles: AuditedProfile[];
  jobs: AuditedJob[];
}

/** Where the numbers come from, for the head of a report. */
export interface Source {
  name: string;
  /** By which engines, and of how many scores each. */
  engine: string;
  /** Not people: drawn by a program, wholly or in part. */
  isGenerated: boolean;
}

/** Applications, and how many of the period were left out because there are more than are read. */
export interface AssessedMarket {
  source: Source;
  people: Assessed[];
  isCut: boolean;
}

/** A sample of a market that is drawn here; the same seed draws the same one. */
export function generatedSample(seed: number, profiles: number, jobs: number): Sample {
  const chance = createChance(seed);
  return {
    profiles: Array.from({ length: profiles }, (_, at) => {
      const profile = drawExperienced(chance, 0.6);
      const country = profile.timezone === null ? null : (readZoneName(profile.timezone) ?? profile.timezone);
      return { id: `generated-${at + 1}`, country, names: [], profile };
    }),
    jobs: Array.from({ length: jobs }, (_, at) => ({ id: `generated-${at + 1}`, job: drawPost(chance) })),
  };
}

/** Shares of a generated market that say nothing of themselves. */
const UNKNOWN = 0.15;

function drawAnswer(chance: ReturnType<typeof createChance>, scheme: Scheme): Answer {
  const sex = chance.happens(UNKNOWN) ? null : chance.pick(sexes())[0];
  return { sex, race: chance.happens(UNKNOWN) ? null : chance.pickEarly(races(scheme))[0] };
}

/** Who applied five times in a generated market; categories are drawn apart from everything a profile says. */
const APPLICATIONS = 5;
/** The share of applications moved forward, the higher the score the likelier. */
const FORWARD = 0.35;

/** Applications of a market that is drawn here, with categories and decisions by chance. */
export function generatedApplications(seed: number, count: number, scheme: Scheme): Assessed[] {
  const { profiles, jobs } = generatedSample(seed, Math.ceil(count / APPLICATIONS), 50);
  const chance = createChance(seed + 1);
  const prepared = jobs.map(({ job }) => prepareJob(job));
  const people = profiles.flatMap(({ id: person, profile }) => {
    const answer = drawAnswer(chance, scheme);
    const candidate = prepareCandidate(profile);
    return chance.some(prepared, APPLICATIONS).map((job): Assessed => {
      const score = scorePair(job, candidate);
      return { person, ...answer, score, isSelected: chance.happens((FORWARD * score) / 50) };
    });
  });
  return people.slice(0, count);
}
