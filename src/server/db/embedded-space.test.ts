import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { enforceReserve } from './embedded-space.ts';

/** Creates a database that ran out of disk space. Like PGlite, it never answers after its PANIC. */
const panickingDatabase = (): PGlite => {
  let hasPanicked = false;
  const query = async () => {
    if (hasPanicked) return new Promise(() => {});
    hasPanicked = true;
    throw Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'), {
      severity: 'PANIC',
    });
  };
  return { query, transaction: (work: (tx: unknown) => unknown) => work({ query }) } as unknown as PGlite;
};

it.each(['outside', 'within'] as const)(
  'a PANIC of the embedded database is reported before the next statement, %s a transaction',
  async (position) => {
    const client = panickingDatabase();
    const reported: string[] = [];
    enforceReserve(
      client,
      () => false,
      ({ message }) => reported.push(message),
    );
    const work = position === 'outside' ? client.query('insert') : client.transaction((tx) => tx.query('insert'));
    await expect(work).rejects.toThrow('could not write');
    expect(reported).toEqual(['could not write to file "pg_wal/xlogtemp.42": No space left on device']);
  },
);
