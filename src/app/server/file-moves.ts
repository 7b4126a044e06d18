/** Background work that syncs the file store with the rows: moves uploads and removes deleted files. */
import type { Db } from '#server/db/database.ts';
import { moveFiles, removeFiles } from '#server/files/file-moves.db.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Platform } from '#server/platform.ts';
import { type BackgroundWorker, runUntilEmpty, startBackgroundWorker } from './background-worker.ts';
import { FILE_TABLES } from './file-tables.db.ts';

const FIRST_WAIT_MS = 1_000;
/** Triggers wake the worker. This interval retries failed moves and removals. */
const RETRY_INTERVAL_MS = 60_000;

/** Moves and removes all files that are due. Rejects if the store does not respond; the next run continues. */
export const moveAndRemoveFiles = async (
  db: Db,
  store: FileStore,
  signal: AbortSignal,
  onBatch?: (count: number) => void,
): Promise<void> => {
  const work = [...FILE_TABLES.map((table) => () => moveFiles(db, store, table)), () => removeFiles(db, store)];
  for (const processBatch of work) await runUntilEmpty(signal, processBatch, onBatch);
};

/** Starts the worker, or null if files stay in the database. */
export const startFileMoves = (platform: Platform): BackgroundWorker | null => {
  const { db, files } = platform;
  const { store } = files;
  if (store === null) return null;
  return startBackgroundWorker(platform, {
    name: 'files',
    run: (signal, onBatch) => moveAndRemoveFiles(db, store, signal, onBatch),
    failure: 'files not moved into the store',
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter: () => RETRY_INTERVAL_MS,
  });
};
