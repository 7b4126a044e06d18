/**
 * The benchmark of the in-memory index: `bench:index -- [--candidates 100000] [--jobs 20000] [--queries 200] [--histories 50] [--seed 1]`. Fills it
 * with a generated marketplace, in which `--histories` percent of the candidates have a work history, finds the best 25 for many jobs and
 * candidates, and compares some results with scoring everyone. Markdown goes to stdout, the rest to stderr. Exit codes: 0 done, 1 an inexact result,
 * 2 invalid arguments.
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '../../src/engine/matching.domain.ts';
import { ALL_CANDIDATES } from '../../src/engine/retrieval/candidate-filter.ts';
import { CandidateIndex, CandidateSearcher } from '../../src/engine/retrieval/candidate-index.ts';
import { ALL_JOBS, JobIndex, JobSearcher } from '../../src/engine/retrieval/job-index.ts';
import { decodeCandidateFeatures, decodeJob, decodeJobFeatures } from '../../src/engine/retrieval/prepared-codec.ts';
import { Dictionary } from '../../src/engine/retrieval/tables.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import { candidateRows, jobRows } from './index-market.ts';

const USAGE = 'usage: bench:index [--candidates 100000] [--jobs 20000] [--queries 200] [--histories 50] [--seed 1]';
const PAGE_SIZE = 25;
/** The number of searches whose results are compared with scoring everyone. */
const CHECKED_QUERIES = 5;
interface Options {
  candidates: number;
  jobs: number;
  queries: number;
  /** Percentage of candidates with positions. */
  histories: number;
  seed: number;
}

const log = (line: string): void => void process.stderr.write(`${line}\n`);

const readOptions = (args: string[]): Options | null => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        candidates: { type: 'string', default: '100000' },
        jobs: { type: 'string', default: '20000' },
        queries: { type: 'string', default: '200' },
        histories: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
      },
    });
    const numbers = Object.entries(values).map(([name, text]) => [name, Number(text)] as const);
    if (numbers.some(([, value]) => !Number.isInteger(value) || value < 0)) return null;
    return Object.fromEntries(numbers) as unknown as Options;
  } catch {
    return null;
  }
};

/** Reads this process's user CPU time in milliseconds. */
const readCpuMs = (): number => process.cpuUsage().user / 1_000;

/** Measures the CPU times of searches in milliseconds, sorted. In the first round, no title has been read before. */
const measureTimes = <Query>(queries: readonly Query[], search: (query: Query) => unknown): number[] =>
  queries
    .map((query) => {
      const start = readCpuMs();
      search(query);
      return readCpuMs() - start;
    })
    .toSorted((a, b) => a - b);

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2);

const line = (label: string, round: string, times: readonly number[]): string =>
  `| ${label} | ${round} | ${mean(times)} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${quantile(times, 1)} |`;

const measure = <Query>(
  label: string,
  queries: readonly Query[],
  search: (query: Query) => { score: number }[],
  exactScores: (query: Query) => number[],
): boolean => {
  const first = measureTimes(queries, search);
  const second = measureTimes(queries, search);
  process.stdout.write(`${line(label, 'first', first)}\n${line(label, 'again', second)}\n`);
  return queries.slice(0, CHECKED_QUERIES).every((query) => {
    const scores = search(query).map(({ score }) => score);
    const best = exactScores(query)
      .toSorted((a, b) => b - a)
      .slice(0, PAGE_SIZE);
    return scores.length === best.length && scores.every((score, rank) => score === best[rank]);
  });
};

/**
 * Counts the bytes of all typed arrays in a structure, including their spare capacity. Excludes arrays that were already counted, and maps and
 * dictionaries of shared values.
 */
const countBytes = (value: unknown, visited: Set<object>): number => {
  const buffer = ArrayBuffer.isView(value) ? value.buffer : value;
  if (typeof buffer !== 'object' || buffer === null || visited.has(buffer)) return 0;
  if (buffer instanceof Map || buffer instanceof Dictionary) return 0;
  visited.add(buffer);
  if (buffer instanceof ArrayBuffer) return buffer.byteLength;
  return Object.values(buffer).reduce((sum, part) => sum + countBytes(part, visited), 0);
};

const run = ({ candidates, jobs, queries, histories, seed }: Options): number => {
  const random = createSeededRandom(seed);
  log(`Preparing ${candidates} candidates and ${jobs} jobs…`);
  const people = [...candidateRows(random, candidates, histories / 100)];
  const posts = [...jobRows(random, jobs)];
  const candidateIndex = new CandidateIndex();
  const jobIndex = new JobIndex();
  log('Filling the index…');
  const start = readCpuMs();
  for (const { prepared, texts: _, ...row } of people) {
    candidateIndex.put({ ...row, form: decodeCandidateFeatures(prepared) });
  }
  const candidatesFilledAt = readCpuMs();
  for (const { prepared, texts: _, ...row } of posts) {
    jobIndex.put({ ...row, form: decodeJobFeatures(prepared) });
  }
  const fillTimes = { candidates: candidatesFilledAt - start, jobs: readCpuMs() - candidatesFilledAt };
  const candidateSearcher = new CandidateSearcher(candidateIndex);
  const jobSearcher = new JobSearcher(jobIndex);
  const queriedJobs = Array.from({ length: queries }, () => prepareJob(drawPost(random)));
  const queriedCandidates = Array.from({ length: queries }, () =>
    prepareCandidate(drawExperienced(random, histories / 100)),
  );
  log('Searching…');
  process.stdout.write(
    '| Search | Round | Mean ms | Median ms | p95 ms | Worst ms |\n| --- | --- | ---: | ---: | ---: | ---: |\n',
  );
  const exactResults = [
    measure<PreparedJob>(
      `25 of ${candidates} candidates`,
      queriedJobs,
      (job) => candidateSearcher.search({ jobs: [job], filter: ALL_CANDIDATES, after: null, limit: PAGE_SIZE }).found,
      (job) =>
        people.map(({ id }) =>
          rankScore(job, { ...candidateIndex.read(candidateIndex.ids.find(id)) } as PreparedCandidate),
        ),
    ),
    measure<PreparedCandidate>(
      `25 of ${jobs} jobs`,
      queriedCandidates,
      (candidate) => jobSearcher.search({ candidate, filter: ALL_JOBS, after: null, limit: PAGE_SIZE }).found,
      (candidate) => posts.map(({ prepared }) => rankScore(decodeJob(prepared), candidate)),
    ),
  ];
  const visited = new Set<object>();
  const memory = { candidates: countBytes(candidateIndex, visited), jobs: countBytes(jobIndex, visited) };
  const buffers = { candidates: countBytes(candidateSearcher, visited), jobs: countBytes(jobSearcher, visited) };
  const perRow = (bytes: number, count: number): string => (count === 0 ? '–' : Math.round(bytes / count).toString());
  const storedBytes = (rows: readonly { prepared: Uint8Array }[]): number =>
    rows.reduce((sum, { prepared }) => sum + prepared.length, 0);
  process.stdout.write(
    [
      '',
      '| | Rows | Stored bytes a row | Bytes a row in the index | Buffers of a search, bytes a row | Filled in ms |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      `| candidates | ${candidates} | ${perRow(storedBytes(people), candidates)} | ${perRow(memory.candidates, candidates)} | ${perRow(buffers.candidates, candidates)} | ${Math.round(fillTimes.candidates)} |`,
      `| jobs | ${jobs} | ${perRow(storedBytes(posts), jobs)} | ${perRow(memory.jobs, jobs)} | ${perRow(buffers.jobs, jobs)} | ${Math.round(fillTimes.jobs)} |`,
      '',
    ].join('\n'),
  );
  if (exactResults.every(Boolean)) return 0;
  log('A result differs from scoring everyone');
  return 1;
};

const options = readOptions(process.argv.slice(2));
if (options === null) {
  log(USAGE);
  process.exitCode = 2;
} else {
  loadTitleMeanings();
  process.exitCode = run(options);
}
