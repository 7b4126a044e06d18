/**
 * Scores every job of a labeled set with every candidate, like the rank command. Prepares both sides only once, even if several weights are tried.
 */
import {
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
} from '../../src/engine/matching.domain.ts';
import { BASE_WEIGHTS, combinedScore } from '../../src/engine/scoring/combination.ts';
import { emptyRawScores, rawScores } from '../../src/engine/scoring/factors.ts';
import { scoreConfidence } from '../../src/engine/scoring/headline.ts';
import type { LabeledSet } from './labeled-sets.ts';
import type { JudgedJob } from './ranking-measures.ts';

const SCORE_DECIMALS = 6;

/** A labeled set with both sides prepared. */
export interface PreparedSet {
  readonly name: string;
  readonly jobs: readonly { readonly job: PreparedJob; readonly fitting: ReadonlySet<string> }[];
  readonly candidates: readonly { readonly id: string; readonly candidate: PreparedCandidate }[];
}

export function prepareSet({ name, jobs, candidates, fitting }: LabeledSet): PreparedSet {
  return {
    name,
    jobs: jobs.map((job) => ({ job: prepareJob(job), fitting: fitting.get(job.id) ?? new Set() })),
    candidates: candidates.map((line) => ({ id: line.id, candidate: prepareCandidate(line) })),
  };
}

/** Scores and judges every pair, with the product's weights or with others. */
export function judgeSet({ jobs, candidates }: PreparedSet, weights: readonly number[] = BASE_WEIGHTS): JudgedJob[] {
  const raw = emptyRawScores();
  return jobs.map(({ job, fitting }) => ({
    fitting: fitting.size,
    scored: candidates.map(({ id, candidate }) => ({
      candidateId: id,
      score: Number(combinedScore(rawScores(job, candidate, raw), weights).toFixed(SCORE_DECIMALS)),
      fits: fitting.has(id),
      confidence: scoreConfidence(job, candidate),
    })),
  }));
}
