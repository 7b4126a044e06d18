import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { createLog } from './log.ts';

describe('createLog', () => {
  const world = useTestApp();

  it('logs the text and error of a failed query without its values', async () => {
    const value = 'Temporary password:\n    at aB3dE6gH9jK2mN5p';
    const error = await world.db.execute(sql`select ${value}::text from nowhere`).catch((reason: unknown) => reason);
    let written = '';
    createLog('info', { write: (text) => void (written += text) }).error({ err: error }, 'request failed');
    const line = JSON.parse(written);
    expect(line.err.message).toContain('Failed query: select $1::text from nowhere');
    expect(line.err.stack).toMatch(/\n {4}at .*log\.test\.ts/);
    expect(line.err.stack).toContain('nowhere');
    expect(written).not.toMatch(/params|aB3dE6gH9jK2mN5p/);
  });
});
