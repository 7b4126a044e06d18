/** Refusals that pass by themselves: work that would have to wait for too long, and writes while there is no space for them. */
import { AppError } from '#shared/errors.ts';

const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL_SECONDS = 30;

/** Says so, and when to come again. */
export const busy = (): AppError => new AppError('unavailable', 'busy', { retryAfter: RETRY_AFTER_SECONDS });

/** The refusal of a write while the disk of the database is full. */
export const storageFull = (): AppError =>
  new AppError('unavailable', 'storage-full', { retryAfter: RETRY_AFTER_FULL_SECONDS });
