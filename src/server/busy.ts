/** The refusal of work that would have to wait for too long. */
import { AppError } from '#shared/errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Says so, and when to come again. */
export const busy = (): AppError =>
  new AppError('unavailable', 'We are busy right now. Please try again shortly.', { retryAfter: RETRY_AFTER_SECONDS });
