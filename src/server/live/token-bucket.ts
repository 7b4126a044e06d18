/**
 * Limits the frames of one connection. The bucket holds the tokens of one second, so at most (n + 1) × `perSecond` frames pass in any n seconds.
 * Callers pass the time.
 */

/** Returns a function that returns true if one more frame may pass at `now` (milliseconds, monotonic). */
export const createTokenBucket = (perSecond: number): ((now: number) => boolean) => {
  let tokens = perSecond;
  let filledAt = 0;
  return (now) => {
    tokens = Math.min(perSecond, tokens + (Math.max(0, now - filledAt) * perSecond) / 1_000);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
