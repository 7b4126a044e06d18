/** Reads a résumé in a process of its own, in bounded time and memory. What other features and the command need. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createWorkerPool, openProcess } from '#server/workers/worker-pool.ts';
import { AppError, type Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ResumeKind } from '#shared/vocabulary.ts';
import type { Proposal } from '../resumes.contract.ts';
import { isPdf } from './file-kind.ts';
import type { ResumeReport, ResumeTask } from './resume.worker.ts';
import type { ReadingProblem } from './unreadable-file.ts';

const WORKER = new URL('./resume.worker.ts', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TIMEOUT_MS = 10_000;
const HEAP_MB = 200;
/** One core is left to the requests; two résumés at once are plenty for a market. */
const PROCESSES = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The process itself may take a while to start on a busy machine; that is not the file's fault. */
const START_MS = 20_000;

const startProcesses = (timeoutMs: number) =>
  createWorkerPool<ResumeTask, ResumeReport>({
    open: openProcess(WORKER, HEAP_MB, [
      '--permission',
      `--allow-fs-read=${ROOT}`,
      '--allow-worker',
      '--disallow-code-generation-from-strings',
      '--expose-gc',
      '--max-semi-space-size=8',
      '--no-warnings',
    ]),
    size: PROCESSES,
    queueMax: 20,
    timeoutMs: timeoutMs + START_MS,
    idleMs: 30_000,
  });

const unprocessable = (reason: Refusal): AppError => new AppError('unprocessable', reason);

/** What each problem says to a person. */
const refusalOf = (problem: ReadingProblem | 'too-much'): AppError => {
  switch (problem) {
    case 'unsupported':
      return new AppError('unsupported', 'resume-type');
    case 'encrypted':
      return unprocessable('resume-encrypted');
    case 'no-text':
      return unprocessable('resume-without-text');
    case 'broken':
      return unprocessable('resume-damaged');
    case 'too-large-inside':
    case 'too-much':
      return unprocessable('resume-too-slow');
  }
};

export interface ResumeReader {
  /**
   * What a résumé says, as a proposal for a profile. Throws `invalid` for no bytes, `tooLarge` for more than 5 MB, `unsupported` for
   * what is no PDF or DOCX by its content, `unprocessable` for a file that cannot be read or takes more than 10 s or 300 MB,
   * `unavailable` where too many wait. Each has a sentence for a person.
   */
  read(bytes: Uint8Array | undefined): Promise<Proposal>;
  /** Ends the processes. */
  stop(): void;
}

/** A reader with processes of its own, which start with the first file; each file may take `timeoutMs`. */
export const createResumeReader = (timeoutMs = TIMEOUT_MS): ResumeReader => {
  const processes = startProcesses(timeoutMs);
  return {
    read: async (bytes) => {
      if (bytes === undefined || bytes.byteLength === 0) throw new AppError('invalid', 'resume-required');
      if (bytes.byteLength > LIMITS.resumeBytes) throw new AppError('tooLarge', 'resume-too-large');
      const report = await processes.run({ bytes, timeoutMs }).catch((error: unknown) => {
        // Whatever ended the worker, the file was too much for it.
        throw error instanceof AppError ? error : refusalOf('too-much');
      });
      if ('proposal' in report) return report.proposal;
      throw refusalOf(report.problem);
    },
    stop: () => processes.stop(),
  };
};

/** Which of the two a file is that was read. */
export const resumeKind = (bytes: Uint8Array): ResumeKind => (isPdf(bytes) ? 'pdf' : 'docx');

/** The reader of this process. */
export const resumes = createResumeReader();
