/**
 * Ranks a file of candidates for every job of another: the jobs stay in memory, the candidates stream by once, and only
 * the best of each job are kept. Knows files and lines, not the command line (rank.ts).
 * Invariant: a line that is not a job or a candidate ends the run with its number; nothing has been printed by then.
 */
import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';
import { type PreparedJob, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';

const text = z.optional(z.nullable(z.string()));
const list = z.optional(z.nullable(z.array(z.string())));
const money = z.optional(z.nullable(z.number()));
const id = z.string().check(z.regex(/^\S+$/, 'must be text without white space'));

const jobLineSchema = z.object({
  id,
  title: text,
  description: text,
  responsibilities: text,
  requiredSkills: list,
  experience: text,
  hourlyBudget: money,
  timezone: text,
  jobType: text,
});

const candidateLineSchema = z.object({
  id,
  jobTitle: text,
  bio: text,
  skills: list,
  experience: text,
  hourlyRate: money,
  timezone: text,
  availability: text,
});

/** A line that cannot be used; the message names file and line. */
export class BrokenLineError extends Error {}

/** The lines of a UTF-8 file with their numbers from 1; only `\n` and `\r\n` end a line, so JSON may hold the rest. */
async function* linesOf(file: string): AsyncGenerator<{ line: string; number: number }> {
  let rest = '';
  let number = 0;
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const pieces = (rest + String(chunk)).split('\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) yield { line, number: ++number };
  }
  if (rest !== '') yield { line: rest, number: ++number };
}

function parseJson(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BrokenLineError(`${where}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}

/** Every object of a JSON-lines file, checked; blank lines are skipped. */
async function* objectsOf<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  for await (const { line, number } of linesOf(file)) {
    const content = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (content.trim() === '') continue;
    const where = `${file}:${number}`;
    const result = z.safeParse(schema, parseJson(content, where));
    if (!result.success) {
      const issue = result.error.issues[0];
      throw new BrokenLineError(`${where}: ${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'wrong type'}`);
    }
    yield result.data;
  }
}

interface Ranked {
  readonly candidateId: string;
  readonly score: number;
}

const better = (a: Ranked, b: Ranked): number =>
  b.score - a.score || (a.candidateId < b.candidateId ? -1 : Number(a.candidateId > b.candidateId));

/** The best `top` of what it is offered, kept as a buffer that is cut when it has doubled. */
class Best {
  private kept: Ranked[] = [];
  private least = Number.NEGATIVE_INFINITY;
  private readonly top: number;

  constructor(top: number) {
    this.top = top;
  }

  offer(candidateId: string, score: number): void {
    if (score < this.least) return;
    this.kept.push({ candidateId, score });
    if (this.kept.length >= 2 * this.top + 16) this.cut();
  }

  ranked(): readonly Ranked[] {
    this.cut();
    return this.kept;
  }

  private cut(): void {
    this.kept = this.kept.toSorted(better).slice(0, this.top);
    if (this.kept.length === this.top) this.least = this.kept.at(-1)?.score ?? this.least;
  }
}

/** One line of a ranking; `score` is unrounded. */
export interface RankedPair {
  readonly jobId: string;
  readonly candidateId: string;
  readonly rank: number;
  readonly score: number;
}

/**
 * The best `top` candidates of every job, jobs in the order of their file, equal scores by candidate id.
 * Throws BrokenLineError for a line that is no job or candidate, and the file system's error for an unreadable file.
 */
export async function* rankFiles(
  files: { jobs: string; candidates: string },
  top: number,
  onProgress: (candidates: number) => void,
): AsyncGenerator<RankedPair> {
  const jobs: { jobId: string; job: PreparedJob; best: Best }[] = [];
  for await (const job of objectsOf(files.jobs, jobLineSchema)) {
    jobs.push({ jobId: job.id, job: prepareJob(job), best: new Best(top) });
  }
  let read = 0;
  for await (const line of objectsOf(files.candidates, candidateLineSchema)) {
    const candidate = prepareCandidate(line);
    for (const { job, best } of jobs) best.offer(line.id, rankScore(job, candidate));
    onProgress(++read);
  }
  for (const { jobId, best } of jobs) {
    let rank = 0;
    for (const { candidateId, score } of best.ranked()) yield { jobId, candidateId, rank: ++rank, score };
  }
}
