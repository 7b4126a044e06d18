/**
 * Reads, scores and measures our own graded set (testdata/graded, see its README), in two halves. Tuning may only use the dev half: every other job
 * post of the file, starting with the first.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '../../src/engine/matching.domain.ts';
import { BASELINES, candidateText, jobText } from './baselines.ts';
import { collect, FILES, readGrades } from './labeled-sets.ts';
import { BrokenLineError, type CandidateLine, type JobLine, readCandidateLines, readJobLines } from './match-lines.ts';
import { gradedNdcgAt10, measure } from './ranking-measures.ts';

export const HALVES = ['dev', 'test'] as const;
export type Half = (typeof HALVES)[number];

/** A job post with the grades (1-3) of its candidates; missing candidates have grade 0. */
export interface GradedJob {
  readonly line: JobLine;
  readonly job: PreparedJob;
  readonly half: Half;
  readonly grades: ReadonlyMap<string, number>;
}

export interface GradedSet {
  readonly jobs: readonly GradedJob[];
  readonly candidates: readonly { readonly line: CandidateLine; readonly candidate: PreparedCandidate }[];
}

/** A job post with score and grade of every candidate. */
export interface ScoredPost {
  readonly half: Half;
  readonly pairs: readonly { readonly candidateId: string; readonly score: number; readonly grade: number }[];
}

const FOLDER = fileURLToPath(new URL('../../src/engine/testdata/graded', import.meta.url));

/** Reads the set. Throws BrokenLineError for grades of unknown jobs or candidates. */
export async function readGradedSet(): Promise<GradedSet> {
  const jobs = await collect(readJobLines(join(FOLDER, FILES.jobs)));
  const candidates = await collect(readCandidateLines(join(FOLDER, FILES.candidates)));
  const grades = await readGrades(join(FOLDER, FILES.judgments), new Set(jobs.map(({ id }) => id)));
  const candidateIds = new Set(candidates.map(({ id }) => id));
  for (const [job, jobGrades] of grades) {
    const unknownId = [...jobGrades.keys()].find((id) => !candidateIds.has(id));
    if (unknownId !== undefined) throw new BrokenLineError(`${job} grades "${unknownId}", which is not a candidate`);
  }
  return {
    jobs: jobs.map((line, index) => ({
      line,
      job: prepareJob(line),
      half: HALVES[index % 2] ?? 'dev',
      grades: grades.get(line.id) ?? new Map(),
    })),
    candidates: candidates.map((line) => ({ line, candidate: prepareCandidate(line) })),
  };
}

/** Returns all pairs with the engine's unrounded scores. */
export const scoreGraded = ({ jobs, candidates }: GradedSet): ScoredPost[] =>
  jobs.map(({ job, half, grades }) => ({
    half,
    pairs: candidates.map(({ line: { id }, candidate }) => ({
      candidateId: id,
      score: rankScore(job, candidate),
      grade: grades.get(id) ?? 0,
    })),
  }));

/** Returns all pairs with the scores of each baseline, by name. */
export function scoreGradedByBaselines({ jobs, candidates }: GradedSet): [string, ScoredPost[]][] {
  const texts = candidates.map(({ line }) => candidateText(line));
  return BASELINES.map(([name, createScorer]) => {
    const scorer = createScorer(texts);
    const posts = jobs.map(({ line, half, grades }) => {
      const scores = scorer(jobText(line));
      const pairs = candidates.map(({ line: { id } }, index) => ({
        candidateId: id,
        score: scores[index] ?? 0,
        grade: grades.get(id) ?? 0,
      }));
      return { half, pairs };
    });
    return [name, posts];
  });
}

/** The minimum grades of suitable candidates and of first choices. */
export const SUITABLE = 2;
export const FIRST_CHOICE = 3;
/** A grade 0 pair above the first limit, or a first choice below the second, is in the wrong band. */
export const TOO_HIGH = 40;
const TOO_LOW = 50;

/** Measures, each 0-1. MAP and P@10 count grades 2 and 3 as hits. */
export interface GradedMeasures {
  readonly ndcgAt10: number;
  readonly map: number;
  readonly precisionAt10: number;
  /** P@10 of a perfect order, because most job posts have fewer than ten suitable candidates. */
  readonly maxPrecisionAt10: number;
  /** Share of grade 0 pairs that score above 40. */
  readonly unsuitableTooHigh: number;
  /** Share of grade 3 pairs that score below 50. */
  readonly firstChoiceTooLow: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(items: readonly T[], isCounted: (item: T) => boolean): number =>
  items.filter(isCounted).length / items.length;

/** Measures scored job posts. The shares of wrong bands are only meaningful for scores of 0-100. */
export function measureGraded(posts: readonly ScoredPost[]): GradedMeasures {
  const judged = posts.map(({ pairs }) => {
    const scored = pairs.map(({ grade, ...pair }) => ({ ...pair, fits: grade >= SUITABLE }));
    return { scored, fitting: scored.filter(({ fits }) => fits).length };
  });
  const { map, precisionAt10 } = measure(judged);
  const pairs = posts.flatMap((post) => post.pairs);
  return {
    ndcgAt10: mean(posts.map((post) => gradedNdcgAt10(post.pairs))),
    map,
    precisionAt10,
    maxPrecisionAt10: mean(judged.map(({ fitting }) => Math.min(10, fitting) / 10)),
    unsuitableTooHigh: share(
      pairs.filter(({ grade }) => grade === 0),
      ({ score }) => Math.round(score) > TOO_HIGH,
    ),
    firstChoiceTooLow: share(
      pairs.filter(({ grade }) => grade === FIRST_CHOICE),
      ({ score }) => Math.round(score) < TOO_LOW,
    ),
  };
}
