/** Errors for temporary refusals: an overloaded service, a worker that does not start, or a full disk. */
import { AppError } from '#shared/errors.ts';

const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL_SECONDS = 30;

/** Returns the error for an overloaded service, with the number of seconds after which to retry. */
export const busyError = (): AppError => new AppError('unavailable', 'busy', { retryAfter: RETRY_AFTER_SECONDS });

/** Returns the error for a task whose worker did not start. The task itself is fine. */
export const workerStartError = (): AppError =>
  new AppError('unavailable', 'server-error', { retryAfter: RETRY_AFTER_SECONDS });

/** Returns the error for writes while the database has no disk space. */
export const storageFullError = (): AppError =>
  new AppError('unavailable', 'storage-full', { retryAfter: RETRY_AFTER_FULL_SECONDS });
