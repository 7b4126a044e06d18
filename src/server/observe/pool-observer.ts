/** Observes the database pools: waiting times, slow statements (logged without values), and a tracing span for each statement. */
import type { PoolObserver } from '../db/postgres-pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const MAX_STATEMENT_LENGTH = 2_000;

/**
 * Logs and counts statements that take at least `thresholdMs`. Call the returned function at the start of each statement, and call its result at the
 * end.
 */
const watchSlowStatements = (thresholdMs: number, log: Pick<Log, 'warn'>, onSlow: () => void) => {
  return (text: string): (() => void) => {
    const start = performance.now();
    return () => {
      const ms = Math.round(performance.now() - start);
      if (ms < thresholdMs) return;
      onSlow();
      log.warn({ ms, statement: text.slice(0, MAX_STATEMENT_LENGTH) }, 'slow statement');
    };
  };
};

/** Where observations are sent. `tracing` is null if tracing is off. */
export interface ObserverTargets {
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'countSlowStatement' | 'observeConnectionWait'>;
  tracing: Pick<Tracing, 'statement'> | null;
}

/** Creates the observer of a pool. `slowMs` is the threshold for logging slow statements; null disables it. */
export const createPoolObserver = (slowMs: number | null, { log, metrics, tracing }: ObserverTargets): PoolObserver => {
  const startTimer = slowMs === null ? null : watchSlowStatements(slowMs, log, metrics.countSlowStatement);
  const onWait = metrics.observeConnectionWait;
  if (startTimer === null && tracing === null) return { onWait };
  return {
    onWait,
    onStatement: (text) => {
      const stopTimer = startTimer?.(text);
      const endSpan = tracing?.statement(text);
      return (error) => {
        stopTimer?.();
        endSpan?.(error);
      };
    },
  };
};
