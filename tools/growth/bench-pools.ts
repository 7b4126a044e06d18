/**
 * What a search engine in front of the score would find: `bench:pools -- [--candidates 100000] [--queries 200] [--seed 1]`. Compares the best 25
 * candidates of a generated marketplace with the best 25 of pools by BM25, and counts the rows that bounds leave for exact scores. Markdown goes to
 * stdout, the rest to stderr. Exit codes: 0 done, 2 invalid arguments.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type PreparedJob, prepareCandidate, prepareJob, rankScore } from '../../src/engine/matching.domain.ts';
import { ALL_CANDIDATES } from '../../src/engine/retrieval/candidate-filter.ts';
import { CandidateIndex } from '../../src/engine/retrieval/candidate-index.ts';
import { decodeCandidate, encodeCandidate } from '../../src/engine/retrieval/prepared-codec.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { newId } from '../../src/server/ids.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '../../src/testing/market/random.ts';
import { percentile } from '../bench/statistics.ts';
import { formatNumber, table } from '../bench/tables.ts';
import { UNSTATED_FIELDS } from '../matching/index-market.ts';
import { CountingSearcher, type StageCounts } from './counting-searcher.ts';
import { calculateMean } from './growth-model.ts';
import { createPoolSearch, type Opening, type Person, POOLS } from './pools.ts';

const USAGE = 'usage: bench:pools [--candidates 100000] [--queries 200] [--seed 1]';
const PAGE_SIZE = 25;
const SIZES = [200, 1_000, 5_000];
const HISTORY_SHARE = 0.5;
const TIMED_ROWS = 20_000;

interface Options {
  candidates: number;
  queries: number;
  seed: number;
}

const log = (line: string): void => void process.stderr.write(`${line}\n`);

const drawPerson = (random: SeededRandom): Person => {
  const profile = drawExperienced(random, HISTORY_SHARE);
  return { profile, prepared: prepareCandidate(profile) };
};

const drawOpening = (random: SeededRandom): Opening => {
  const post = drawPost(random);
  return { post, prepared: prepareJob(post) };
};

/** Indexes people. Returns their ids. */
const indexPeople = (index: CandidateIndex, people: readonly Person[]): string[] =>
  people.map(({ prepared }) => {
    const id = newId();
    index.put({ id, ...UNSTATED_FIELDS, searchText: ' ', form: prepared });
    return id;
  });

const toSearch = (job: PreparedJob) => ({ jobs: [job], filter: ALL_CANDIDATES, after: null, limit: PAGE_SIZE });

const share = (value: number): string => `${(100 * value).toFixed(1)}%`;

/** The best candidates for an opening by exact scores. */
interface ExactBest {
  ids: ReadonlySet<string>;
  lastScore: number;
}

interface Market {
  people: readonly Person[];
  /** The ids of `people`, in the same order. */
  ids: readonly string[];
  openings: readonly Opening[];
  /** The best candidates for each of `openings`, in the same order. */
  best: readonly ExactBest[];
}

interface ScoredRow {
  id: string;
  score: number;
}

/** Returns the share of the best candidates that a pool contains, and how many points lower the pool's last rank scores. */
const judgePool = (best: ExactBest, pool: readonly ScoredRow[]): { recall: number; lost: number } => {
  const size = best.ids.size;
  const recall = pool.filter(({ id }) => best.ids.has(id)).length / Math.max(1, size);
  const scores = pool.map(({ score }) => score).toSorted((a, b) => b - a);
  return { recall, lost: best.lastScore - (scores[size - 1] ?? 0) };
};

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Renders the table row for pools of one size. */
const poolRow = (name: string, size: number, pools: readonly (readonly ScoredRow[])[], best: readonly ExactBest[]) => {
  const judged = best.map((expected, job) => judgePool(expected, pools[job]?.slice(0, size) ?? []));
  const recalls = sorted(judged.map(({ recall }) => recall));
  const lost = sorted(judged.map((pool) => pool.lost));
  return [
    name,
    size.toLocaleString('en-US'),
    share(calculateMean(recalls)),
    share(percentile(recalls, 0.1)),
    share(recalls.filter((recall) => recall === 1).length / Math.max(1, recalls.length)),
    calculateMean(lost).toFixed(1),
    percentile(lost, 0.95).toFixed(1),
  ];
};

const poolTable = ({ people, ids, openings, best }: Market): string =>
  table(
    ['Pool by', 'rows', 'of the best 25', 'lowest tenth of jobs', 'jobs with all 25', 'points lost at rank 25', 'p95'],
    POOLS.flatMap(([name, terms]) => {
      const findPool = createPoolSearch(terms, people);
      const pools = openings.map((opening) =>
        findPool(opening, Math.max(...SIZES)).flatMap((position): ScoredRow[] => {
          const person = people[position];
          return person ? [{ id: ids[position] ?? '', score: rankScore(opening.prepared, person.prepared) }] : [];
        }),
      );
      log(`Searched by ${name}`);
      return SIZES.map((size) => poolRow(name, size, pools, best));
    }),
  );

const stageTable = (counts: readonly StageCounts[]): string => {
  const columns: readonly (readonly [string, keyof StageCounts])[] = [
    ['bound of skills and title reaches the 25th score', 'rough'],
    ['bound of all shared values reaches it', 'closer'],
    ['scored exactly', 'scored'],
  ];
  return table(
    [
      'Rows of a search',
      'mean',
      'p50',
      'p95',
      'most',
      ...SIZES.map((size) => `at most ${size.toLocaleString('en-US')}`),
    ],
    columns.map(([name, key]) => {
      const rows = sorted(counts.map((count) => count[key]));
      const within = SIZES.map((size) =>
        share(rows.filter((count) => count <= size).length / Math.max(1, rows.length)),
      );
      const spread = [calculateMean(rows), ...[0.5, 0.95, 1].map((at) => percentile(rows, at))];
      return [name, ...spread.map(formatNumber), ...within];
    }),
  );
};

/** Measures the CPU microseconds to decode a stored row and score it. */
const measureRescoringTime = (people: readonly Person[], { prepared: job }: Opening): number => {
  const rows = people.slice(0, TIMED_ROWS).map(({ prepared }) => encodeCandidate(prepared));
  const start = process.cpuUsage();
  for (const row of rows) rankScore(job, decodeCandidate(row));
  return process.cpuUsage(start).user / Math.max(1, rows.length);
};

const run = (options: Options): void => {
  loadTitleMeanings();
  const random = createSeededRandom(options.seed);
  log(`Preparing ${options.candidates} candidates…`);
  const people = Array.from({ length: options.candidates }, () => drawPerson(random));
  const openings = Array.from({ length: options.queries }, () => drawOpening(random));
  const index = new CandidateIndex();
  const ids = indexPeople(index, people);
  const searcher = new CountingSearcher(index);
  const best = openings.map(({ prepared }): ExactBest => {
    const { found } = searcher.search(toSearch(prepared));
    return { ids: new Set(found.map(({ id }) => id)), lastScore: found.at(-1)?.score ?? 0 };
  });
  const counts = openings.map(({ prepared }) => searcher.count(toSearch(prepared)));
  log('Searching pools…');
  process.stdout.write(`${poolTable({ people, ids, openings, best })}\n\n${stageTable(counts)}\n\n`);
  const [first] = openings;
  if (first !== undefined) {
    process.stdout.write(
      `Decoding and scoring a stored row: ${measureRescoringTime(people, first).toFixed(1)} µs of CPU\n`,
    );
  }
};

const readOptions = (args: string[]): Options | null => {
  const option = { type: 'string' as const };
  try {
    const { values } = parseArgs({ args, options: { candidates: option, queries: option, seed: option } });
    const { candidates = '100000', queries = '200', seed = '1' } = values;
    const options = { candidates: Number(candidates), queries: Number(queries), seed: Number(seed) };
    return Object.values(options).every((value) => Number.isInteger(value) && value > 0) ? options : null;
  } catch {
    return null;
  }
};

const options = readOptions(process.argv.slice(2));
if (options === null) {
  log(USAGE);
  process.exitCode = 2;
} else run(options);
