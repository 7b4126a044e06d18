/** Prints documents away from the event loop. Each kind of document has its own printer, so that many of one kind hold up no other. */
import { createWorkerPool, openProcess } from '../workers/worker-pool.ts';
import type { CheckTask, PdfResult, PdfTask } from './pdf.worker.ts';

/** Fonts and the typesetter hold their memory outside of this heap. */
const HEAP_MB = 128;

export interface PdfPrinter {
  /**
   * The document, or the characters that no font prints. Rejects with `unavailable` where too many wait, and where the typesetter fails.
   */
  print(task: Omit<PdfTask, 'kind'>): Promise<PdfResult>;
  /** Which characters of a text no font prints. */
  unprintableIn(text: string): Promise<string[]>;
  /** Ends the process; what is under way is rejected. */
  stop(): void;
}

/** A printer without work. Its process is started with the first document and ends after half a minute without one. */
export const createPdfPrinter = (): PdfPrinter => {
  const pool = createWorkerPool<PdfTask | CheckTask, PdfResult>({
    open: openProcess(new URL('./pdf.worker.ts', import.meta.url), HEAP_MB),
    size: 1,
    queueMax: 20,
    timeoutMs: 20_000,
    idleMs: 30_000,
  });
  return {
    print: (task) => pool.run({ kind: 'document', ...task }),
    unprintableIn: async (text) => {
      const checked = await pool.run({ kind: 'check', text });
      return 'unprintable' in checked ? checked.unprintable : [];
    },
    stop: () => pool.stop(),
  };
};
