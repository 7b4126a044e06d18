import { describe, expect, it } from 'vitest';
import { isOnPostgres, postgresUrl } from '#testing/test-database.ts';
import { openPool } from '../db/postgres-pool.ts';
import { createLog } from '../log.ts';
import { createPoolObserver } from './pool-observer.ts';

describe.runIf(isOnPostgres())('an observed pool', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });

  it('logs slow statements without their values, measures waiting times, and returns the same results', async () => {
    const waits: number[] = [];
    const counted = { slow: 0, verySlow: 0 };
    const createObserver = (slowMs: number, which: keyof typeof counted) =>
      createPoolObserver(slowMs, {
        log,
        metrics: {
          observeConnectionWait: (seconds) => void waits.push(seconds),
          countSlowStatement: () => void (counted[which] += 1),
        },
        tracing: null,
      });
    const slowObserver = createObserver(100, 'slow');
    const verySlowObserver = createObserver(600_000, 'verySlow');
    const { pool, end } = openPool(postgresUrl(), {
      max: 1,
      onError: () => {},
      observer: {
        ...slowObserver,
        onStatement: (text) => {
          const ends = [slowObserver.onStatement?.(text), verySlowObserver.onStatement?.(text)];
          return (error) => ends.forEach((finish) => finish?.(error));
        },
      },
    });
    try {
      const answers = await Promise.all([
        pool.query('select pg_sleep(0.2), $1::text as word', ['a secret']),
        pool.query({ text: 'select 2 as two' }),
      ]);
      expect(answers.map(({ rows }) => rows[0])).toEqual([{ pg_sleep: '', word: 'a secret' }, { two: 2 }]);
      const client = await pool.connect();
      await client.query('begin');
      await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
      await client.query('rollback');
      client.release();
      expect(waits).toHaveLength(3);
      expect(Math.max(...waits)).toBeGreaterThan(0.15);
      // On a busy machine, another statement may also be slow.
      expect(lines).toHaveLength(counted.slow);
      expect(counted.verySlow).toBe(0);
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          msg: 'slow statement',
          statement: 'select pg_sleep(0.2), $1::text as word',
          ms: expect.any(Number),
        }),
      );
      expect(lines.join('')).not.toContain('a secret');
    } finally {
      await end();
    }
  });
});
