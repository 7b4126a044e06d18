/** Renders PDFs in separate processes. Each kind of document has its own process, because many documents of one kind would delay others. */
import { createWorkerPool, openProcess } from '../workers/worker-pool.ts';
import type { CheckTask, PdfResult, PdfTask } from './pdf.worker.ts';

/** Limit of the JavaScript heap. Fonts and the typesetter use memory outside of this heap. */
const HEAP_MB = 128;

export interface PdfPrinter {
  /** Returns the document or the unprintable characters. Rejects with `unavailable` if too many tasks wait, or with the typesetter's error. */
  print(task: Omit<PdfTask, 'kind'>): Promise<PdfResult>;
  /** Returns the characters of a text that no font has. */
  unprintableIn(text: string): Promise<string[]>;
  /** Ends the process and rejects running tasks. */
  stop(): void;
}

/** Creates the renderer for a kind of document. Its process starts with the first document and ends after being idle for half a minute. */
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
