/**
 * The benchmark command `bench:retrieval`: fills a database of its own with a generated market, asks for lists of every
 * kind and compares them with the score of every row. Markdown goes to stdout, the rest to stderr.
 * Exit codes: 0 every kind reaches the recall, 1 one does not, 2 wrong usage.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEmptyPostgres, MIGRATIONS_FOLDER } from '../test-database.ts';
import { fillCandidates, fillJobs } from './fill.ts';
import { candidateQueries, jobQueries } from './queries.ts';
import { createChance } from './random.ts';
import { type Measured, measureCandidateLists, measureJobLists } from './recall.ts';

const USAGE = `usage: bench:retrieval [--candidates 20000] [--jobs 20000] [--each 4] [--seed 1] [--embedded]
  --candidates  how many candidates the market has; 0 leaves their lists out
  --jobs        how many jobs the market has; 0 leaves their lists out
  --each        how many lists of every kind
  --embedded    on the embedded database, also where a PostgreSQL server is there`;

/** Of every kind, on average over its lists. */
const LEAST_RECALL = 0.95;

interface Options {
  candidates: number;
  jobs: number;
  each: number;
  seed: number;
  embedded: boolean;
}

const readOptions = (args: string[]): Options | null => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        candidates: { type: 'string', default: '20000' },
        jobs: { type: 'string', default: '20000' },
        each: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        embedded: { type: 'boolean', default: false },
      },
    });
    const numbers = [values.candidates, values.jobs, values.each, values.seed].map(Number);
    const [candidates = 0, jobs = 0, each = 0, seed = 0] = numbers;
    if (!numbers.every((number) => Number.isInteger(number) && number >= 0)) return null;
    return { candidates, jobs, each, seed, embedded: values.embedded };
  } catch {
    return null;
  }
};

/** An empty migrated database, and how to leave nothing of it. */
const openOwn = async (isEmbedded: boolean): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> => {
  const own = isEmbedded ? null : await createEmptyPostgres().catch(() => null);
  if (own === null) {
    const folder = await mkdtemp(join(tmpdir(), 'puente-bench-'));
    const database = await openEmbedded(folder);
    await migrate(database, MIGRATIONS_FOLDER);
    return { database, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const database = openPostgres(own.url);
  await migrate(database, MIGRATIONS_FOLDER, own.url);
  return { database, drop: own.drop };
};

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;

const lineOf = (name: string, of: readonly Measured[]): string => {
  const recalls = of.map(({ recall }) => recall);
  const times = of.map(({ milliseconds }) => milliseconds);
  const cells = [
    name,
    mean(recalls).toFixed(3),
    Math.min(...recalls).toFixed(2),
    mean(of.map(({ inPlace }) => inPlace)).toFixed(3),
    Math.round(mean(of.map(({ poolSize }) => poolSize))),
    Math.round(median(times)),
    Math.round(Math.max(...times)),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A table of one direction, a line a kind. */
const tableOf = (title: string, measured: readonly Measured[]): string => {
  const kinds = Map.groupBy(measured, ({ kind }) => kind);
  return [
    `| ${title} | Mean recall | Least | In place | Pool | Median ms | Worst ms |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...kinds].map(([kind, of]) => lineOf(kind, of)),
    lineOf('**all**', measured),
    '',
  ].join('\n');
};

const failing = (measured: readonly Measured[]): string[] =>
  [...Map.groupBy(measured, ({ kind }) => kind)]
    .filter(([, of]) => mean(of.map(({ recall }) => recall)) < LEAST_RECALL)
    .map(([kind]) => kind);

const run = async ({ candidates, jobs, each, seed, embedded }: Options): Promise<number> => {
  const { database, drop } = await openOwn(embedded);
  const { db } = database;
  const below: string[] = [];
  try {
    if (candidates > 0) {
      say(`Filling ${candidates} candidates into the ${database.kind} database…`);
      await fillCandidates(db, createChance(seed), candidates);
      say('Asking for lists of candidates…');
      const measured = await measureCandidateLists(db, candidateQueries(createChance(seed + 1), each));
      process.stdout.write(`${tableOf(`Candidates for a job, of ${candidates}`, measured)}\n`);
      below.push(...failing(measured));
    }
    if (jobs > 0) {
      say(`Filling ${jobs} jobs…`);
      await fillJobs(db, createChance(seed + 2), jobs);
      say('Asking for lists of jobs…');
      const measured = await measureJobLists(db, jobQueries(createChance(seed + 3), each));
      process.stdout.write(`${tableOf(`Jobs for a candidate, of ${jobs}`, measured)}\n`);
      below.push(...failing(measured));
    }
  } finally {
    await database.close();
    await drop();
  }
  for (const kind of below) say(`Below a recall of ${LEAST_RECALL}: ${kind}`);
  return below.length === 0 ? 0 : 1;
};

const options = readOptions(process.argv.slice(2));
if (options === null) {
  say(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await run(options);
}
