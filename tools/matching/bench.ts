/**
 * The benchmark command: `bench:matching --data DIR` compares the engine with two baselines on labeled sets, shows what its scores mean, and
 * measures its speed; `--graded` evaluates our own graded set and tries cheats. Markdown goes to stdout, the rest to stderr. Exit codes: 0 done, 1 a
 * broken line or unreadable file, 2 invalid arguments.
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadTaxonomyFile, TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import {
  ablationTables,
  CALIBRATION_HEAD,
  CONFIDENCE_HEAD,
  calibrationRows,
  confidenceRows,
  RANKING_HEAD,
  rankingRows,
} from './bench-tables.ts';
import { renderGradedReport } from './graded-report.ts';
import { judgeSet, prepareSet } from './judging.ts';
import { acrossSets, type LabeledSet, readLabeledSet, setFolders } from './labeled-sets.ts';
import { BrokenLineError } from './match-lines.ts';
import { withHistory } from './read-histories.ts';
import { measureStreamedPairsPerSecond, millisecondsToPrepare, structuredPairsPerSecond } from './scoring-speed.ts';

const USAGE = `usage: bench:matching --data DIR [--across SET,SET] [--histories] [--ablate] [--taxonomy imported.json]
       bench:matching --graded
       bench:matching --speed
  --data      a labeled set (jobs.jsonl, candidates.jsonl, qrels.tsv) or a folder of them
  --across    the jobs of one set against the candidates of another that has the same jobs in another language
  --histories the résumé sets again, with the positions of each résumé as fields: instead of the text, and in addition to it
  --ablate    how much each factor counts, and whether other weights would be better
  --taxonomy  an imported taxonomy to use as well
  --graded    our own graded set: both halves, cheats, counterfactuals, everyday text, explanations
  --speed     only the speed`;

interface Options {
  data: string | undefined;
  across: string | undefined;
  taxonomy: string | undefined;
  histories: boolean;
  ablate: boolean;
  graded: boolean;
}

function readOptions(args: string[]): Options | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        across: { type: 'string' },
        taxonomy: { type: 'string' },
        histories: { type: 'boolean', default: false },
        ablate: { type: 'boolean', default: false },
        graded: { type: 'boolean', default: false },
        speed: { type: 'boolean', default: false },
      },
    });
    const { speed, ...options } = values;
    const { data, across, taxonomy, histories, ablate, graded } = options;
    return speed || graded || data ? { data, across, taxonomy, histories, ablate, graded } : null;
  } catch {
    return null;
  }
}

/** Combines the jobs of the first named set with the candidates of the second, and vice versa. */
function combineBothWays(sets: readonly LabeledSet[], across: string): LabeledSet[] {
  const [first, second] = across.split(',').map((name) => sets.find((set) => set.name === name));
  if (first === undefined || second === undefined) {
    throw new BrokenLineError(`--across is "${across}"; it must be two of ${sets.map(({ name }) => name).join(', ')}`);
  }
  return [acrossSets(first, second), acrossSets(second, first)];
}

/** Returns false if candidates have only a title, in which case weights make no difference. */
const hasBioOrSkills = ({ candidates }: LabeledSet): boolean =>
  candidates.some(({ bio, skills }) => Boolean(bio) || (skills ?? []).length > 0);

const LONG_BIO = 500;

function meanBioLength({ candidates }: LabeledSet): number {
  return candidates.reduce((sum, { bio }) => sum + (bio ?? '').length, 0) / Math.max(1, candidates.length);
}

/** Returns two variants of a set of résumés: positions instead of the text, and in addition to it. Returns none for other sets. */
const historyVariants = (set: LabeledSet): LabeledSet[] =>
  meanBioLength(set) < LONG_BIO
    ? []
    : [
        { ...set, name: `${set.name}, positions as fields`, candidates: set.candidates.map(withHistory) },
        {
          ...set,
          name: `${set.name}, positions in addition to the text`,
          candidates: set.candidates.map((line) => ({ ...withHistory(line), bio: line.bio })),
        },
      ];

async function printQuality(folder: string, { across, histories, ablate }: Options): Promise<void> {
  const folders = setFolders(folder);
  if (folders.length === 0) throw new BrokenLineError(`${folder} contains no labeled set`);
  const storedSets: LabeledSet[] = [];
  for (const path of folders) storedSets.push(await readLabeledSet(path));
  const textSets = across === undefined ? storedSets : [...storedSets, ...combineBothWays(storedSets, across)];
  const sets = histories ? textSets.flatMap((set) => [set, ...historyVariants(set)]) : textSets;
  process.stdout.write(RANKING_HEAD);
  const calibration: string[] = [];
  const confidence: string[] = [];
  for (const set of sets) {
    const judged = judgeSet(prepareSet(set));
    process.stdout.write(rankingRows(set, judged));
    calibration.push(calibrationRows(set.name, judged));
    confidence.push(confidenceRows(set.name, judged));
  }
  process.stdout.write(`\nScores of fitting pairs and of the others:\n\n${CALIBRATION_HEAD}${calibration.join('')}`);
  process.stdout.write(`\nShare of fitting pairs, by band and confidence:\n\n${CONFIDENCE_HEAD}${confidence.join('')}`);
  if (ablate) process.stdout.write(`\n${ablationTables(sets.filter(hasBioOrSkills).map(prepareSet))}`);
  for (const set of storedSets.filter((storedSet) => meanBioLength(storedSet) >= LONG_BIO)) {
    const time = millisecondsToPrepare(set.candidates).toFixed(2);
    process.stdout.write(
      `\nReading: ${time} ms for a bio of ${Math.round(meanBioLength(set))} characters on average (${set.name}).\n`,
    );
  }
}

const perSecond = (pairs: number): string => Math.round(pairs).toLocaleString('en-US');

async function printSpeed(): Promise<void> {
  const inMemory = perSecond(structuredPairsPerSecond());
  const streamed = perSecond(await measureStreamedPairsPerSecond());
  process.stdout.write(
    `\nSpeed: ${inMemory} structured pairs per second on one core, ${streamed} streamed from files.\n`,
  );
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    loadTitleMeanings();
    if (options.taxonomy) loadTaxonomyFile(options.taxonomy);
    if (options.data) await printQuality(options.data, options);
    if (options.graded) process.stdout.write(await renderGradedReport());
    else if (!options.ablate) await printSpeed();
  } catch (error) {
    const isFileError = error instanceof Error && 'code' in error;
    if (!(error instanceof BrokenLineError || error instanceof TaxonomyFileError) && !isFileError) throw error;
    process.stderr.write(`bench:matching: ${error.message}\n`);
    process.exitCode = 1;
  }
}

await main();
