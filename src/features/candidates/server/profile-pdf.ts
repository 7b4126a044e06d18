/** The thread that draws profiles as PDFs. Started with the first one. */
import { createWorkerPool, openThread } from '#server/workers/worker-pool.ts';
import type { ProfileSheet } from '../profile-sheet.domain.ts';

/** Makes a PDF of a sheet. */
export const profilePdf = createWorkerPool<ProfileSheet, Uint8Array>({
  open: openThread(new URL('./profile-pdf.worker.ts', import.meta.url)),
  size: 1,
  queueMax: 20,
  timeoutMs: 15_000,
  idleMs: 30_000,
});
