import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isOnPostgres, postgresUrl } from '#testing/test-database.ts';
import { createLog } from '../log.ts';
import { createSlowStatements } from '../observe/slow-statements.ts';
import { observePool } from './observed-pool.ts';

describe.runIf(isOnPostgres())('an observed pool', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });

  it('logs slow statements without their values, says who waited, and answers as before', async () => {
    const pool = new pg.Pool({ connectionString: postgresUrl(), max: 1 });
    const waits: number[] = [];
    let slow = 0;
    let verySlow = 0;
    const watchSlow = createSlowStatements(100, log, () => (slow += 1));
    const watchVerySlow = createSlowStatements(600_000, log, () => (verySlow += 1));
    observePool(pool, {
      onWait: (seconds) => waits.push(seconds),
      onStatement: (text) => {
        const ends = [watchSlow(text), watchVerySlow(text)];
        return () => ends.forEach((end) => end());
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
      // On a busy machine another may be slow as well.
      expect(lines).toHaveLength(slow);
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          msg: 'slow statement',
          statement: 'select pg_sleep(0.2), $1::text as word',
          ms: expect.any(Number),
        }),
      );
      expect(verySlow).toBe(0);
      expect(lines.join('')).not.toContain('a secret');
    } finally {
      await pool.end();
    }
  });
});
