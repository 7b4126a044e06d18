/** Searching the audit log, and filtering it by action, actor and days. */
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const ACTIVITY = '/api/admin/activity';

const addEntry = async (target: string, values: Partial<typeof auditLog.$inferInsert> = {}) => {
  await world.db
    .insert(auditLog)
    .values({ id: newId(), action: 'user.suspended', actorEmail: 'ana@team.example', target, ...values });
};

describe('the filters of the audit log', () => {
  it('match words in the target or actor, an action, an actor, and days in a time zone, alone or combined', async () => {
    const admin = await world.admin();
    await addEntry('Álvaro@mail.example', { createdAt: '2026-11-02T04:30:00.000Z' });
    await addEntry('Acme', { action: 'company.verified', createdAt: '2026-11-02T12:00:00.000Z' });
    await addEntry('Harbor', {
      action: 'company.verified',
      actorEmail: 'luz@team.example',
      createdAt: '2026-11-03T03:00:00.000Z',
    });
    const find = async (query: string) =>
      (await admin.get(`${ACTIVITY}?${query}`)).body.map(({ target }: { target: string }) => target);
    expect(await find('')).toEqual(['Harbor', 'Acme', 'Álvaro@mail.example']);
    expect(await find('q=ALVARO')).toEqual(['Álvaro@mail.example']);
    expect(await find('q=luz%20harb')).toEqual(['Harbor']);
    expect(await find('q=100%25')).toEqual([]);
    expect(await find('action=company.verified')).toEqual(['Harbor', 'Acme']);
    expect(await find('actor=ANA%40team.example')).toEqual(['Acme', 'Álvaro@mail.example']);
    expect(await find('from=2026-11-02&to=2026-11-02')).toEqual(['Acme', 'Álvaro@mail.example']);
    expect(await find('from=2026-11-02&to=2026-11-02&timeZone=America/Bogota')).toEqual(['Harbor', 'Acme']);
    expect(await find('to=2026-11-01&timeZone=America/Bogota')).toEqual(['Álvaro@mail.example']);
    expect(await find('action=company.verified&actor=luz@team.example&from=2026-11-03&q=harbor')).toEqual(['Harbor']);
    expect(await find('q=&action=&actor=&from=&to=&timeZone=&sort=oldest')).toEqual([
      'Álvaro@mail.example',
      'Acme',
      'Harbor',
    ]);
  });

  it('apply to every page', async () => {
    const admin = await world.admin();
    for (const target of ['One', 'Two', 'Three']) await addEntry(target);
    await addEntry('Other', { action: 'company.verified' });
    const first = await admin.get(`${ACTIVITY}?action=user.suspended&limit=2`);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const all = [...first.body, ...(await admin.get(next)).body];
    expect(all.map(({ target }: { target: string }) => target).toSorted()).toEqual(['One', 'Three', 'Two']);
  });

  it.each([
    ['an unknown action', 'action=nothing'],
    ['a first day that is not a date', 'from=yesterday'],
    ['a last day in the year 1', 'to=0001-01-01'],
    ['a day that does not exist', 'from=2026-02-30'],
    ['a search text that is too long', `q=${'x'.repeat(201)}`],
    ['a null character', 'actor=%00'],
  ])('refuse %s', async (_, query) => {
    expect((await (await world.admin()).get(`${ACTIVITY}?${query}`)).status).toBe(400);
  });
});
