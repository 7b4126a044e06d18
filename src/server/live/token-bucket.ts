/**
 * Limits the frames of one connection. The bucket has the capacity of one second, so at most (n + 1) × `perSecond` frames pass in any n seconds.
 * Callers provide the time.
 */

/** Creates a bucket. The returned function uses a token and returns true if a frame may pass at `now` (monotonic, in milliseconds). */
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
