/**
 * Reads and validates labeled sets on disk: folders with `jobs.jsonl`, `candidates.jsonl` and `qrels.tsv` (`job 0 candidate grade`, the TREC format).
 * A judgment about an unknown job is an error.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  BrokenLineError,
  type CandidateLine,
  type JobLine,
  readCandidateLines,
  readJobLines,
  readLines,
} from './match-lines.ts';

/** Jobs and candidates, with the fitting candidates of each judged job. */
export interface LabeledSet {
  readonly name: string;
  readonly jobs: readonly JobLine[];
  readonly candidates: readonly CandidateLine[];
  /** Judged job → fitting candidates. */
  readonly fitting: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The files of a set in its folder. */
export const FILES = { jobs: 'jobs.jsonl', candidates: 'candidates.jsonl', judgments: 'qrels.tsv' } as const;
const isSet = (folder: string): boolean => Object.values(FILES).every((file) => existsSync(join(folder, file)));

/** Returns the folders in `folder` (or itself) that contain a labeled set, sorted by name. Throws the file system's error. */
export function setFolders(folder: string): string[] {
  if (isSet(folder)) return [folder];
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .filter(isSet);
}

/** Collects the items of a stream in order. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Reads the grade of each judged candidate by job, including grade 0. Throws BrokenLineError for an unknown job or an invalid grade. */
export async function readGrades(
  file: string,
  jobIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const grades = new Map<string, Map<string, number>>();
  for await (const { line, number } of readLines(file)) {
    if (line.trim() === '') continue;
    const [job = '', , candidate = '', grade = ''] = line.trim().split(/\s+/);
    if (!jobIds.has(job)) throw new BrokenLineError(`${file}:${number}: no job has the id "${job}"`);
    if (!/^\d+$/.test(grade)) throw new BrokenLineError(`${file}:${number}: "${grade}" is not a grade`);
    const jobGrades = grades.get(job) ?? new Map<string, number>();
    jobGrades.set(candidate, Number(grade));
    grades.set(job, jobGrades);
  }
  return grades;
}

const fittingCandidates = (grades: ReadonlyMap<string, number>): ReadonlySet<string> =>
  new Set([...grades].flatMap(([candidate, grade]) => (grade > 0 ? [candidate] : [])));

/** Reads one set. Throws BrokenLineError with file and line, and the file system's error for an unreadable file. */
export async function readLabeledSet(folder: string): Promise<LabeledSet> {
  const jobs = await collect(readJobLines(join(folder, FILES.jobs)));
  const candidates = await collect(readCandidateLines(join(folder, FILES.candidates)));
  const grades = await readGrades(join(folder, FILES.judgments), new Set(jobs.map(({ id }) => id)));
  const fitting = new Map([...grades].map(([job, jobGrades]) => [job, fittingCandidates(jobGrades)]));
  return { name: basename(folder), jobs: jobs.filter(({ id }) => fitting.has(id)), candidates, fitting };
}

/**
 * Combines the jobs of one set with the candidates of another, which has the same jobs in another language under different ids. Jobs are matched by
 * their number of fitting candidates. Throws BrokenLineError if the match is ambiguous.
 */
export function acrossSets(jobSet: LabeledSet, candidateSet: LabeledSet): LabeledSet {
  const fitting = new Map<string, ReadonlySet<string>>();
  for (const { id } of jobSet.jobs) {
    const count = jobSet.fitting.get(id)?.size ?? 0;
    const same = [...candidateSet.fitting.values()].filter(({ size }) => size === count);
    const [only] = same;
    if (same.length !== 1 || only === undefined || [...fitting.values()].includes(only)) {
      throw new BrokenLineError(
        `${candidateSet.name} must have exactly one job with ${count} fitting candidates, like ${id}`,
      );
    }
    fitting.set(id, only);
  }
  const name = `${jobSet.name} → ${candidateSet.name}`;
  return { name, jobs: jobSet.jobs, candidates: candidateSet.candidates, fitting };
}
