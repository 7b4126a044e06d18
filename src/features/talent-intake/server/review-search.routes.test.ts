/** Search and filter of the review queue, over both sources. */
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const QUEUE = '/api/admin/candidate-applications';
const timeAfter = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 10, minutes)).toISOString();

describe('searching the review queue', () => {
  it.each(['Zoila', 'zóila', 'perez book', 'zoila.perez@', 'BOOKKEEPER'])(
    'finds both sources by "%s"',
    async (words) => {
      const admin = await world.admin();
      const names = { firstName: 'Zoila', lastName: 'Pérez' };
      const intake = await world.build.intake({
        ...names,
        email: 'zoila.perez@mail.example',
        jobTitle: 'Bookkeeper',
        createdAt: timeAfter(1),
      });
      const user = await world.build.user({ ...names, email: 'zoila.perez@work.example', accountType: 'candidate' });
      const profile = await world.build.candidate({
        userId: user.id,
        jobTitle: 'Bookkeeper',
        approvalStatus: 'pending',
        submittedAt: timeAfter(2),
      });
      await world.build.intake({ email: 'other@mail.example' });
      await world.candidate({ approvalStatus: 'pending' });
      const listIds = async (query: string) =>
        (await admin.get(`${QUEUE}?q=${encodeURIComponent(words)}${query}`)).body.map(({ id }: { id: string }) => id);
      expect(await listIds('')).toEqual([intake.id, profile.id]);
      expect(await listIds('&source=public')).toEqual([intake.id]);
      expect(await listIds('&source=account')).toEqual([profile.id]);
      const page = await admin.get(`${QUEUE}?q=${encodeURIComponent(words)}&limit=1`);
      expect(page.headers['x-total-count']).toBe('2');
    },
  );

  it('treats the search text literally, and refuses an unknown source', async () => {
    const admin = await world.admin();
    await world.build.intake();
    for (const q of ['%', '_', "'; drop table intakes; --", '\\']) {
      expect((await admin.get(`${QUEUE}?q=${encodeURIComponent(q)}`)).body).toEqual([]);
    }
    const refused = await admin.get(`${QUEUE}?source=elsewhere`);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'source' }] } });
  });
});
