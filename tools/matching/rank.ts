/**
 * The rank command: `rank --jobs jobs.jsonl --candidates candidates.jsonl [--top 100] [--format trec|jsonl]`, to evaluate the engine on external
 * data. Results go to stdout, everything else to stderr. Exit codes: 0 done, 1 a broken line or unreadable file, 2 invalid arguments.
 */

import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadTaxonomyFile, TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { BrokenLineError } from './match-lines.ts';
import { createProgress } from './progress.ts';
import { type RankedPair, rankFiles } from './ranking.ts';

const USAGE =
  'usage: rank --jobs jobs.jsonl --candidates candidates.jsonl [--top 100] [--format trec|jsonl] [--taxonomy imported.json]';
const DEFAULT_TOP = 100;
const SCORE_DECIMALS = 6;
const WRITE_CHARACTERS = 1 << 16;

const FORMATS = {
  trec: ({ jobId, candidateId, rank, score }: RankedPair): string =>
    `${jobId} Q0 ${candidateId} ${rank} ${score.toFixed(SCORE_DECIMALS)} puente\n`,
  jsonl: ({ score, ...pair }: RankedPair): string => `${JSON.stringify({ ...pair, score: Math.round(score) })}\n`,
};

interface Options {
  jobs: string;
  candidates: string;
  top: number;
  format: keyof typeof FORMATS;
  /** Path of an imported taxonomy. */
  taxonomy: string | undefined;
}

function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        jobs: { type: 'string' },
        candidates: { type: 'string' },
        top: { type: 'string', default: String(DEFAULT_TOP) },
        format: { type: 'string', default: 'trec' },
        taxonomy: { type: 'string' },
      },
    });
    const { jobs, candidates, top, format, taxonomy } = values;
    if (!jobs) return '--jobs is missing';
    if (!candidates) return '--candidates is missing';
    if (!/^[1-9]\d{0,8}$/.test(top)) return `--top is "${top}"; it must be a whole number from 1`;
    if (format !== 'trec' && format !== 'jsonl') return `--format is "${format}"; it must be trec or jsonl`;
    return { jobs, candidates, top: Number(top), format, taxonomy };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const progress = createProgress({
  isTerminal: process.stderr.isTTY,
  write: (text) => process.stderr.write(text),
  now: () => performance.now(),
});

async function print(options: Options): Promise<void> {
  const toLine = FORMATS[options.format];
  let waiting = '';
  for await (const pair of rankFiles(options, options.top, progress)) {
    waiting += toLine(pair);
    if (waiting.length < WRITE_CHARACTERS) continue;
    if (!process.stdout.write(waiting)) await once(process.stdout, 'drain');
    waiting = '';
  }
  process.stdout.write(waiting);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    process.stderr.write(`rank: ${options}\n${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    loadTitleMeanings();
    if (options.taxonomy) loadTaxonomyFile(options.taxonomy);
    await print(options);
  } catch (error) {
    const isFileError = error instanceof Error && 'code' in error;
    if (!(error instanceof BrokenLineError || error instanceof TaxonomyFileError) && !isFileError) throw error;
    process.stderr.write(`rank: ${error.message}\n`);
    process.exitCode = 1;
  }
}

// A reader that closes the pipe (`rank … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

await main();
