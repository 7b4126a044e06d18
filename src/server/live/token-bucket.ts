/**
 * A token bucket for one connection that holds one second's worth. The time is passed in. Over any n seconds at most (n + 1) times the rate passes.
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
