/** Observes the database pools: waiting times, slow statements (logged without values), and a tracing span for each statement. */
import type { PoolObserver } from '../db/postgres-pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const MAX_TEXT_LENGTH = 2_000;

/**
 * Reports statements of at least `thresholdMs`. Returns a function to call at the start of each statement. That function returns another to call at
 * the statement's end.
 */
const watchSlowStatements = (thresholdMs: number, log: Pick<Log, 'warn'>, onSlow: () => void) => {
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

/** The targets of observations. `tracing` is null if tracing is off. */
export interface ObserverTargets {
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'countSlowStatement' | 'observeConnectionWait'>;
  tracing: Pick<Tracing, 'statement'> | null;
}

/** Creates the observer of a pool. `slowMs` is the threshold for logging slow statements; null disables it. */
export const createPoolObserver = (slowMs: number | null, { log, metrics, tracing }: ObserverTargets): PoolObserver => {
  const beginSlow = slowMs === null ? null : watchSlowStatements(slowMs, log, metrics.countSlowStatement);
  const onWait = metrics.observeConnectionWait;
  if (beginSlow === null && tracing === null) return { onWait };
  return {
    onWait,
    onStatement: (text) => {
      const endSlow = beginSlow?.(text);
      const endSpan = tracing?.statement(text);
      return (error) => {
        endSlow?.();
        endSpan?.(error);
      };
    },
  };
};
