/**
 * The benchmark of the sharded index: `bench:growth -- [--shards 5] [--candidates 1000000] [--jobs 50000] [--distinct 50000] [--queries 100]
 * [--seed 1] [--json FILE]` fills shards one after the other, each in its own process, and measures the same searches in each. `--from FILE` reads
 * earlier results instead. Then computes how many machines of `--cores 16` and `--gigabytes 64` are needed for `--total 10000000` candidates, if
 * processes may be busy for `--busy 60` percent of the time and each shard has at least `--copies 2`. Markdown goes to stdout, the rest to stderr.
 * Exit codes: 0 done, 2 invalid arguments.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { growthReport } from './growth-tables.ts';
import { type MarketOptions, type Measured, measureShards } from './measure-shards.ts';

const NUMBERS = {
  shards: 5,
  candidates: 1_000_000,
  jobs: 50_000,
  distinct: 50_000,
  queries: 100,
  seed: 1,
  total: 10_000_000,
  busy: 60,
  copies: 2,
  cores: 16,
  gigabytes: 64,
};
const USAGE = `usage: bench:growth ${Object.entries(NUMBERS)
  .map(([name, value]) => `[--${name} ${value}]`)
  .join(' ')} [--json FILE] [--from FILE]`;

const log = (line: string): void => void process.stderr.write(`${line}\n`);

interface Arguments {
  numbers: typeof NUMBERS;
  json: string | undefined;
  from: string | undefined;
}

const readArguments = (args: string[]): Arguments | null => {
  const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
  const options = Object.fromEntries([...names, 'json', 'from'].map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args, options });
    const numbers = Object.fromEntries(names.map((name) => [name, Number(values[name] ?? NUMBERS[name])]));
    if (Object.values(numbers).some((value) => !Number.isInteger(value) || value < 1)) return null;
    return { numbers: numbers as typeof NUMBERS, json: values['json'], from: values['from'] };
  } catch {
    return null;
  }
};

const measure = (options: MarketOptions): Promise<Measured> => {
  loadTitleMeanings();
  return measureShards(options, log);
};

const run = async ({ numbers, json, from }: Arguments): Promise<void> => {
  const { shards, candidates, jobs, distinct, queries, seed, total, busy, copies, cores, gigabytes } = numbers;
  const measured =
    from === undefined
      ? await measure({ shards, candidates, jobs, distinct, queries, seed })
      : (JSON.parse(readFileSync(from, 'utf8')) as Measured);
  if (json !== undefined) writeFileSync(json, JSON.stringify(measured));
  const assumptions = { total, busy: busy / 100, minCopies: copies, machine: { cores, gigabytes } };
  process.stdout.write(growthReport(measured, assumptions));
};

const parsedArguments = readArguments(process.argv.slice(2));
if (parsedArguments === null) {
  log(USAGE);
  process.exitCode = 2;
} else await run(parsedArguments);
