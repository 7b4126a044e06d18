/**
 * How sure a score is: by how much of what the factors compare both sides told. Says nothing about whether the pair fits.
 * Invariant: telling more never lowers it.
 */

import type { Confidence, MatchFactor } from '../matching.contract.ts';
import { baseWeight } from './combination.ts';
import { FULL_POST, namesWork } from './compared.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { FULL_BIO } from './prose.ts';

/**
 * What must be told on the work itself, in base weights: more than a title (0.25) for medium; about a title and a list of
 * skills (0.59) for high, which takes the practical side or a text beside it.
 */
const MEDIUM_FIT = 0.35;
const HIGH_FIT = 0.5;
const HIGH_ALL = 0.75;
/** Lists of this many skills tell what is asked for, and what a person can do. */
const FULL_ASKED = 3;
const FULL_LIST = 4;

const share = (count: number, full: number): number => Math.min(1, count / full);
const whole = (factor: MatchFactor, isTold: boolean): number => (isTold ? baseWeight(factor) : 0);

/** The confidence of a pair's score. */
export function confidenceOf(job: PreparedJob, candidate: PreparedCandidate): Confidence {
  const offered = candidate.skills.length + candidate.mentioned.length + candidate.mentionedBefore.length;
  const fit =
    whole('title', job.titleText !== '' && namesWork(candidate)) +
    baseWeight('skills') * share(job.requirements.length, FULL_ASKED) * share(offered, FULL_LIST) +
    baseWeight('text') * share(job.prose?.length ?? 0, FULL_POST) * share(candidate.prose?.length ?? 0, FULL_BIO);
  const practical =
    whole('experience', job.years !== null && candidate.years !== null) +
    whole('rate', job.budget !== null && candidate.rate !== null) +
    whole('timezone', job.timezone !== null && candidate.timezone !== null) +
    whole('availability', job.workType !== null && candidate.workType !== null);
  if (fit >= HIGH_FIT && fit + practical >= HIGH_ALL) return 'high';
  return fit >= MEDIUM_FIT ? 'medium' : 'low';
}
