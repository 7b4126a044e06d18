/**
 * The benchmark command: `bench:matching --data DIR` judges the engine on labelled sets beside two baselines that run in
 * the same go, and says how many structured pairs it scores a second. The table goes to stdout as Markdown, the rest to
 * stderr. Exit codes: 0 done, 1 a broken line or unreadable file, 2 wrong usage.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { bm25, letterTfIdf, type TextScorer } from './baselines.ts';
import { type LabelledSet, readLabelledSet, setFolders } from './labelled-sets.ts';
import { BrokenLineError, type CandidateLine, type JobLine } from './match-lines.ts';
import { type Measures, measure } from './ranking-measures.ts';
import { structuredPairsPerSecond } from './scoring-speed.ts';

const USAGE =
  'usage: bench:matching --data DIR, a labelled set (jobs.jsonl, candidates.jsonl, qrels.tsv) or a folder of them';
/** Scores are judged as the rank command prints them. */
const SCORE_DECIMALS = 6;

type JobScorer = (job: JobLine) => ArrayLike<number>;

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n');
const jobText = (job: JobLine): string =>
  joined([job.title, job.description, job.responsibilities, ...(job.requiredSkills ?? [])]);
const candidateText = (candidate: CandidateLine): string =>
  joined([candidate.jobTitle, candidate.bio, ...(candidate.skills ?? [])]);

function engine(candidates: readonly CandidateLine[]): JobScorer {
  const prepared = candidates.map(prepareCandidate);
  return (job) => {
    const preparedJob = prepareJob(job);
    return prepared.map((candidate) => Number(rankScore(preparedJob, candidate).toFixed(SCORE_DECIMALS)));
  };
}

const baseline =
  (make: (texts: readonly string[]) => TextScorer) =>
  (candidates: readonly CandidateLine[]): JobScorer => {
    const score = make(candidates.map(candidateText));
    return (job) => score(jobText(job));
  };

const CONTESTANTS: readonly (readonly [string, (candidates: readonly CandidateLine[]) => JobScorer])[] = [
  ['Puente', engine],
  ['BM25, stemmed words', baseline(bm25)],
  ['TF-IDF, 2-4 letters', baseline(letterTfIdf)],
];

function judge(set: LabelledSet, score: JobScorer): Measures {
  return measure(
    set.jobs.map((job) => {
      const scores = score(job);
      const fitting = set.fitting.get(job.id) ?? new Set<string>();
      return {
        fitting: fitting.size,
        scored: set.candidates.map(({ id }, at) => ({
          candidateId: id,
          score: scores[at] ?? 0,
          fits: fitting.has(id),
        })),
      };
    }),
  );
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

async function printTable(folders: readonly string[]): Promise<void> {
  process.stdout.write(row(['Set', 'Jobs × candidates', 'Ranked by', 'MAP', 'MRR', 'P@10', 'nDCG@10', 'Pooled AUC']));
  process.stdout.write(row(['---', '---', '---', '---:', '---:', '---:', '---:', '---:']));
  for (const folder of folders) {
    const set = await readLabelledSet(folder);
    for (const [name, make] of CONTESTANTS) {
      const { map, mrr, precisionAt10, ndcgAt10, auc } = judge(set, make(set.candidates));
      const numbers = [map, mrr, precisionAt10, ndcgAt10, auc].map((value) => value.toFixed(3));
      process.stdout.write(row([set.name, `${set.jobs.length} × ${set.candidates.length}`, name, ...numbers]));
    }
  }
}

function readFolder(args: string[]): string | null {
  try {
    return parseArgs({ args, options: { data: { type: 'string' } } }).values.data ?? null;
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const folder = readFolder(process.argv.slice(2));
  if (folder === null || folder === '') {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    const folders = setFolders(folder);
    if (folders.length === 0) throw new BrokenLineError(`${folder} holds no labelled set`);
    await printTable(folders);
    const speed = Math.round(structuredPairsPerSecond()).toLocaleString('en-US');
    process.stdout.write(`\nSpeed: ${speed} structured pairs a second on one core.\n`);
  } catch (error) {
    const isFileError = error instanceof Error && 'code' in error;
    if (!(error instanceof BrokenLineError) && !isFileError) throw error;
    process.stderr.write(`bench:matching: ${error.message}\n`);
    process.exitCode = 1;
  }
}

await main();
