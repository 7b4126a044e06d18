/** Detects a blocked event loop. Health checks that arrive afterward still report it. */

const CHECK_INTERVAL_MS = 1_000;
/** A stall is reported for this time after its end. */
const REPORT_FOR_MS = 60_000;

export interface EventLoopWatch {
  /** Returns the duration in milliseconds of the longest stall now or within the last minute, or 0 if there was none. */
  stalledMs(): number;
  stop(): void;
}

/** Starts watching. `now` is a monotonic clock in milliseconds. */
export const watchEventLoop = (now: () => number = () => performance.now()): EventLoopWatch => {
  let lastTickAt = now();
  let longest = { ms: 0, until: 0 };
  const lagMs = (): number => Math.max(0, now() - lastTickAt - CHECK_INTERVAL_MS);
  const tick = (): void => {
    const ms = lagMs();
    if (ms >= longest.ms || now() > longest.until) longest = { ms, until: now() + REPORT_FOR_MS };
    lastTickAt = now();
  };
  const timer = setInterval(tick, CHECK_INTERVAL_MS);
  timer.unref();
  return {
    stalledMs: () => Math.max(lagMs(), now() > longest.until ? 0 : longest.ms),
    stop: () => clearInterval(timer),
  };
};
