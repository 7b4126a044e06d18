/**
 * Ranks the candidates of one file for every job of another: jobs stay in memory, candidates are streamed once, and only the best of each job are
 * kept. Independent of the command line (rank.ts). An invalid line ends the run with its number, before anything is printed.
 */
import { type PreparedJob, prepareCandidate, prepareJob, rankScore } from '../../src/engine/matching.domain.ts';
import { letterNearness } from '../../src/engine/text/letters.ts';
import { readCandidateLines, readJobLines } from './match-lines.ts';

/** A candidate with an unrounded score, and how similar the title spellings are (0-1,000). */
export interface RankedCandidate {
  readonly candidateId: string;
  readonly score: number;
  readonly near?: number;
}

/** Sorts best first, equal scores by how similar the title spellings are, then by candidate id. */
export const byScore = (a: RankedCandidate, b: RankedCandidate): number =>
  b.score - a.score ||
  (b.near ?? 0) - (a.near ?? 0) ||
  (a.candidateId < b.candidateId ? -1 : Number(a.candidateId > b.candidateId));

/** Keeps the best `top` items in a buffer that is truncated when it reaches about twice that size. */
class TopCandidates {
  private buffer: RankedCandidate[] = [];
  private minScore = Number.NEGATIVE_INFINITY;
  private readonly top: number;

  constructor(top: number) {
    this.top = top;
  }

  offer(candidateId: string, score: number, nearness: () => number): void {
    if (score < this.minScore) return;
    this.buffer.push({ candidateId, score, near: nearness() });
    if (this.buffer.length >= 2 * this.top + 16) this.cut();
  }

  ranked(): readonly RankedCandidate[] {
    this.cut();
    return this.buffer;
  }

  private cut(): void {
    this.buffer = this.buffer.toSorted(byScore).slice(0, this.top);
    if (this.buffer.length === this.top) this.minScore = this.buffer.at(-1)?.score ?? this.minScore;
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
 * Yields the best `top` candidates of every job, with jobs in file order and equal scores as in `byScore`. Throws BrokenLineError for an invalid
 * line, and the file system's error for an unreadable file.
 */
export async function* rankFiles(
  files: { jobs: string; candidates: string },
  top: number,
  onProgress: (candidates: number) => void,
): AsyncGenerator<RankedPair> {
  const jobs: { jobId: string; job: PreparedJob; best: TopCandidates }[] = [];
  for await (const job of readJobLines(files.jobs)) {
    jobs.push({ jobId: job.id, job: prepareJob(job), best: new TopCandidates(top) });
  }
  let candidatesRead = 0;
  for await (const line of readCandidateLines(files.candidates)) {
    const candidate = prepareCandidate(line);
    for (const { job, best } of jobs) {
      best.offer(line.id, rankScore(job, candidate), () => letterNearness(job.titleText, candidate.titleText));
    }
    onProgress(++candidatesRead);
  }
  for (const { jobId, best } of jobs) {
    let rank = 0;
    for (const { candidateId, score } of best.ranked()) yield { jobId, candidateId, rank: ++rank, score };
  }
}
