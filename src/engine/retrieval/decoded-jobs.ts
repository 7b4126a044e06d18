/** A cache of decoded jobs that are ready to be scored. Its size in bytes is limited; it drops the jobs that were decoded first. */
import type { JobWithoutCredits } from '../scoring/prepare.ts';

/** A job with the numbers of its requirements in the index. */
export type DecodedJob = JobWithoutCredits & { readonly numbers: readonly number[] };

/** The limit for each index thread. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Approximate size of the job's objects, and of the headers of a text's typed arrays. */
const JOB_BYTES = 400;
const TEXT_BYTES = 600;

/** Estimates the heap size of a job in bytes. Excludes titles and requirements, which are shared with the index. */
const estimateJobBytes = ({ texts, numbers }: DecodedJob): number =>
  texts.reduce(
    (sum, { prose, shingles }) =>
      sum + TEXT_BYTES + prose.hashes.byteLength + prose.weights.byteLength + shingles.byteLength,
    JOB_BYTES + 16 * numbers.length,
  );

/** Decoded jobs by slot. */
export class DecodedJobs {
  private readonly jobs = new Map<number, DecodedJob>();
  private readonly maxBytes: number;
  private bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.maxBytes = maxBytes;
  }

  /** Returns the cached job, or caches the result of `decode`. */
  of(slot: number, decode: () => DecodedJob): DecodedJob {
    const cached = this.jobs.get(slot);
    if (cached !== undefined) return cached;
    const job = decode();
    this.bytes += estimateJobBytes(job);
    this.jobs.set(slot, job);
    for (const oldest of this.jobs.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest);
    }
    return job;
  }

  /** Removes a job. Call it when the job of a slot changes. */
  drop(slot: number): void {
    const job = this.jobs.get(slot);
    if (job === undefined) return;
    this.bytes -= estimateJobBytes(job);
    this.jobs.delete(slot);
  }
}
