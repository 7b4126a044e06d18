/**
 * The optional precondition of a call that replaces a whole value: the caller sends the value that it has read (`before`), so that it does not replace
 * a newer one that someone else saved.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type Refusal } from '#shared/errors.ts';

/**
 * Throws `conflict` if another value than `before` is stored. `undefined` skips the check. The caller must have locked the stored value. A repeated
 * request whose first response was lost finds the value that it sends, and is not refused.
 */
export const requireUnchanged = <Value>(
  stored: Value,
  { before, sent }: { before: Value | undefined; sent: Value },
  refusal: Refusal,
): void => {
  if (before === undefined || isDeepStrictEqual(stored, before) || isDeepStrictEqual(stored, sent)) return;
  throw new AppError('conflict', refusal);
};
