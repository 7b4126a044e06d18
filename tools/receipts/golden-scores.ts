/** Scores of a fixed set of pairs, which identify an engine version. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as current from '../../src/engine/engine.domain.ts';
import type { MatchCandidate, MatchJob } from '../../src/engine/matching.contract.ts';
import { FULL_PROFILES } from '../../src/engine/testdata/full-profiles.ts';

const readGradedLines = <Line>(name: string): Line[] =>
  readFileSync(fileURLToPath(new URL(`../../src/engine/testdata/graded/${name}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

type Scorer = Pick<typeof current, 'replay'>;

/** Stride of the candidates chosen for each job. */
const STEP = 37;

const scoreNumbers = (engine: Scorer, job: MatchJob, candidate: MatchCandidate): number[] => {
  const { score, factors } = engine.replay(job, candidate);
  return [score, ...factors.flatMap((factor) => [round(factor.score), round(factor.weight)])];
};

/** Returns `[score, factor score, weight, …]` for each pair, in fixed order. */
export const goldenScores = (engine: Scorer = current): number[][] => {
  const jobs = readGradedLines<MatchJob>('jobs');
  const candidates = readGradedLines<MatchCandidate>('candidates');
  const graded = jobs.flatMap((job, index) =>
    candidates
      .filter((_, position) => (position + index) % STEP === 0)
      .map((candidate) => scoreNumbers(engine, job, candidate)),
  );
  return [...graded, ...FULL_PROFILES.map(({ job, candidate }) => scoreNumbers(engine, job, candidate))];
};

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
