/**
 * Reads a résumé in a separate process with bounded time and memory. The interface for other
 * features and the command line.
 */
import { availableParallelism } from 'node:os';
import { createWorkerPool } from '#server/workers/worker-pool.ts';
import { AppError, type Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ResumeKind } from '#shared/vocabulary.ts';
import type { Proposal } from '../resumes.contract.ts';
import { isPdf } from './file-kind.ts';
import { openGuardedProcess } from './open-guarded-process.ts';
import type { ResumeReport, ResumeTask } from './resume.worker.ts';
import type { ReadingProblem } from './unreadable-file.ts';

const WORKER = new URL('./resume.worker.ts', import.meta.url);
const TIMEOUT_MS = 10_000;
/** A typical DOCX takes 0.1 s, a DOCX at the limits of its reader 1.3 s. */
const DOCX_TIMEOUT_MS = 5_000;
/** Leaves one core for requests. Reading two résumés in parallel is enough. */
const PROCESSES = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The process may start slowly on a busy machine. This time does not count toward the time limit of the file. */
const STARTUP_MS = 20_000;

/** The wait behind other files. Without this limit, twenty slow files would delay the next one by minutes. */
const QUEUE_MS = 15_000;

const startProcesses = (timeoutMs: number) =>
  createWorkerPool<ResumeTask, ResumeReport>({
    open: openGuardedProcess(WORKER, ['--max-semi-space-size=8']),
    size: PROCESSES,
    queueMax: 20,
    queueMs: QUEUE_MS,
    timeoutMs: timeoutMs + STARTUP_MS,
    idleMs: 30_000,
  });

const unprocessable = (reason: Refusal): AppError => new AppError('unprocessable', reason);

const toReadingError = (problem: ReadingProblem | 'too-much'): AppError => {
  switch (problem) {
    case 'unsupported':
      return new AppError('unsupported', 'resume-type');
    case 'encrypted':
      return unprocessable('resume-encrypted');
    case 'no-text':
      return unprocessable('resume-without-text');
    case 'broken':
      return unprocessable('resume-damaged');
    case 'too-large-unpacked':
    case 'too-much':
      return unprocessable('resume-too-slow');
  }
};

export interface ResumeReader {
  /**
   * Reads a résumé into a proposal for a profile. Throws `invalid` if there are no bytes, `tooLarge` above 5
   * MB, `unsupported` for content other than PDF or DOCX, `unprocessable` for a file that cannot be
   * read or needs more than 10 s (a DOCX 5 s) or 300 MB, and `unavailable` if too many files are waiting or the process
   * does not start. Each error has a message for the user.
   */
  read(bytes: Uint8Array | undefined): Promise<Proposal>;
  /** Ends the processes. */
  stop(): void;
}

/** Creates a reader with its own processes, which start with the first file. A PDF may take `timeoutMs`, a DOCX at most 5 s. */
export const createResumeReader = (timeoutMs = TIMEOUT_MS): ResumeReader => {
  const processes = startProcesses(timeoutMs);
  return {
    read: async (bytes) => {
      if (bytes === undefined || bytes.byteLength === 0) throw new AppError('invalid', 'resume-required');
      if (bytes.byteLength > LIMITS.resumeBytes) throw new AppError('tooLarge', 'resume-too-large');
      const limitMs = isPdf(bytes) ? timeoutMs : Math.min(timeoutMs, DOCX_TIMEOUT_MS);
      const report = await processes.run({ bytes, timeoutMs: limitMs }).catch((error: unknown) => {
        // Any other failure of the worker means that the file exceeded its limits.
        throw error instanceof AppError ? error : toReadingError('too-much');
      });
      if ('proposal' in report) return report.proposal;
      throw toReadingError(report.problem);
    },
    stop: () => processes.stop(),
  };
};

/** Returns the kind of a file that was read successfully. */
export const resumeKind = (bytes: Uint8Array): ResumeKind => (isPdf(bytes) ? 'pdf' : 'docx');

export const resumes = createResumeReader();
