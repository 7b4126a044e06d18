/**
 * How often one connection may speak: a token bucket that holds one second's worth. The time is passed in.
 * Invariant: over any span of n seconds at most (n + 1) times the rate is let through.
 */

/** A budget of `perSecond` frames; the result says whether one more may pass at `now` (milliseconds, never going back). */
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
