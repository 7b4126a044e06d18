import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminEn } from '#features/admin/client/admin.en.ts';
import { readEnv } from '#server/env.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { RETENTION, RETENTION_IDS } from '#shared/retention.ts';
import { DAY_MS } from '#shared/time.ts';
import { KEPT_AFTER_ERASURE } from '#testing/kept-after-erasure.ts';

const readGuide = (): Promise<string> => readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

const longestLimitDays =
  Math.max(...Object.values(RATE_LIMITS).map(({ windowSeconds }) => windowSeconds * 1_000)) / DAY_MS;

describe('the retention table', () => {
  it('in the guide is current', async () => {
    const guide = await readGuide();
    for (const id of RETENTION_IDS) {
      const { what, why } = adminEn.operations.retention.rows[id];
      const { days } = RETENTION[id];
      expect(guide).toContain(`| ${what} | ${days ? `${days} days. ` : ''}${why} |`);
    }
  });

  it('states the current retention periods', () => {
    const { rows } = adminEn.operations.retention;
    expect(rows.links.why).toContain(`${LIFETIMES.emailUndoHours} hours`);
    expect(rows.links.why).toContain(`${LIFETIMES.temporaryPasswordDays} days`);
    expect(LIFETIMES.memberInvitationDays).toBe(LIFETIMES.temporaryPasswordDays);
    expect(rows.erasureRequests.why).toContain(`${LIFETIMES.erasureLinkHours} hours`);
    expect(rows.references.why).toContain(`${LIFETIMES.referenceLinkDays} days`);
    expect(rows.references.why).toContain(`${LIFETIMES.referenceKeptMonths} months`);
    expect(rows.englishTexts.why).toContain(`${LIFETIMES.englishTextMonths} months`);
    expect([rows.unsentFiles.why.startsWith('A day,'), LIFETIMES.unsentFileHours]).toEqual([true, 24]);
    expect(LIFETIMES.verificationMonths.english).toBe(LIFETIMES.englishTextMonths);
    expect(rows.limits.why).toContain(`${longestLimitDays} days at most`);
    expect(readEnv({}).scoreReceiptYears).toBe(4);
    expect(rows.receipts.why).toContain('Four years, unless SCORE_RECEIPT_YEARS');
  });
});

describe('data that remains after an erasure', () => {
  it('is completely listed in the guide, each column with its reason', async () => {
    const [, table = ''] = (await readGuide()).split(
      'After an erasure, only the following data about the person can remain:',
    );
    const rows = (table.split('\n\n')[1] ?? '').split('\n').slice(2);
    expect(rows).toEqual(Object.entries(KEPT_AFTER_ERASURE).map(([column, why]) => `| \`${column}\` | ${why} |`));
  });

  it('includes rate limits, for the longest window at most', () => {
    expect(KEPT_AFTER_ERASURE['public.rate_limits.key']).toContain(`at most ${longestLimitDays} days`);
  });
});
