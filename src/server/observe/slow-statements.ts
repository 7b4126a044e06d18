/** Writes statements that took long into the log: their text without values, and how long they took. */
import type { Log } from '../log.ts';

const MAX_TEXT_LENGTH = 2_000;

/** Begins to watch a statement; `thresholdMs` is from when on it is slow. */
export const createSlowStatements = (thresholdMs: number, log: Log, onSlow: () => void) => {
  return (text: string): (() => void) => {
    const start = performance.now();
    return () => {
      const ms = Math.round(performance.now() - start);
      if (ms < thresholdMs) return;
      onSlow();
      log.warn({ ms, statement: text.slice(0, MAX_TEXT_LENGTH) }, 'slow statement');
    };
  };
};
