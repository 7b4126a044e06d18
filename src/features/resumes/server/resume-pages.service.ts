/** Draws the pages of stored PDF résumés in a separate process with bounded time and memory. */
import { createWorkerPool } from '#server/workers/worker-pool.ts';
import { AppError } from '#shared/errors.ts';
import { openGuardedProcess } from './open-guarded-process.ts';
import type { DrawnPage, PagesReport, PagesTask } from './resume-pages.worker.ts';

const WORKER = new URL('./resume-pages.worker.ts', import.meta.url);
/** A typical page takes half a second, a page full of images two seconds. */
const TIMEOUT_MS = 15_000;
const STARTUP_MS = 20_000;

export interface ResumePages {
  /**
   * Returns the first pages of a PDF as images, and whether it has more. Throws `unprocessable` for
   * a file that cannot be drawn or takes too much time or memory. Throws `unavailable` if too many
   * files are waiting or the process does not start.
   */
  draw(bytes: Uint8Array): Promise<{ pages: DrawnPage[]; isCut: boolean }>;
  /** Ends the process. */
  stop(): void;
}

/** Creates a page renderer with its own process, which starts with the first file. Each file may take `timeoutMs`. */
export const createResumePages = (timeoutMs = TIMEOUT_MS): ResumePages => {
  const pool = createWorkerPool<PagesTask, PagesReport>({
    open: openGuardedProcess(WORKER, ['--allow-addons']),
    size: 1,
    queueMax: 20,
    timeoutMs: timeoutMs + STARTUP_MS,
    idleMs: 30_000,
  });
  return {
    draw: async (bytes) => {
      const report = await pool.run({ bytes, timeoutMs }).catch((error: unknown) => {
        // Any other failure of the worker means that the file exceeded its limits.
        if (error instanceof AppError) throw error;
        return null;
      });
      if (report === null) throw new AppError('unprocessable', 'resume-not-drawn');
      return report;
    },
    stop: () => pool.stop(),
  };
};

/** The page renderer of this server process. */
export const resumePages = createResumePages();
