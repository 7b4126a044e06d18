/** Notices when the event loop stands still: nothing of this process is answered meanwhile, and whoever asks afterwards should hear of it. */

const EVERY_MS = 1_000;
/** A probe that comes now and then still finds a standstill that is over. */
const REMEMBERED_MS = 60_000;

export interface EventLoopWatch {
  /** Milliseconds for which it stood still, now or within the last minute; 0 where it runs. */
  stuckFor(): number;
  stop(): void;
}

/** Starts watching. `now` is a clock in milliseconds that only goes forward. */
export const watchEventLoop = (now: () => number = () => performance.now()): EventLoopWatch => {
  let beatAt = now();
  let longest = { ms: 0, until: 0 };
  const late = (): number => Math.max(0, now() - beatAt - EVERY_MS);
  const beat = (): void => {
    const ms = late();
    if (ms >= longest.ms || now() > longest.until) longest = { ms, until: now() + REMEMBERED_MS };
    beatAt = now();
  };
  const timer = setInterval(beat, EVERY_MS);
  timer.unref();
  return {
    stuckFor: () => Math.max(late(), now() > longest.until ? 0 : longest.ms),
    stop: () => clearInterval(timer),
  };
};
