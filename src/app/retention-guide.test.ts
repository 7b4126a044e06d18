import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminEn } from '#features/admin/client/admin.en.ts';
import { RETENTION, RETENTION_IDS } from '#shared/retention.ts';

describe('the table of what is kept', () => {
  it('stands in the guide as it is in force', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    for (const id of RETENTION_IDS) {
      const { what, why } = adminEn.operations.retention.rows[id];
      const { days } = RETENTION[id];
      expect(guide).toContain(`| ${what} | ${days ? `${days} days. ` : ''}${why} |`);
    }
  });
});
