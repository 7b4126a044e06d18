/**
 * What is noted of the pools of the database: how long their users waited for a connection, statements that took long, in the log without
 * their values, and, where traces are made, each statement as a span of what caused it.
 */
import type { PoolObserver } from '../db/postgres-pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const MAX_TEXT_LENGTH = 2_000;

/** Begins to watch a statement; `thresholdMs` is from when on it is slow. Gives what is called at its end. */
const watchSlow = (thresholdMs: number, log: Pick<Log, 'warn'>, onSlow: () => void) => {
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

/** Where it is noted; `tracing` is null where no traces are made. */
export interface Notes {
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'countSlowStatement' | 'observeConnectionWait'>;
  tracing: Pick<Tracing, 'statement'> | null;
}

/** The observer of a pool; `slowMs` is from when on a statement is slow, null where none is. */
export const createPoolObserver = (slowMs: number | null, { log, metrics, tracing }: Notes): PoolObserver => {
  const beginSlow = slowMs === null ? null : watchSlow(slowMs, log, metrics.countSlowStatement);
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
