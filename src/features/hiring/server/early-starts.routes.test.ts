/** The start date of a hire that is marked as started. */
import { describe, expect, it } from 'vitest';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { acceptOffer, createApplicationScene } from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { addDays, CHECK_IN_DAYS, guaranteeEndDay, toUtcDay } from '../hiring.domain.ts';

const world = useTestApp();

const TODAY = toUtcDay(new Date().toISOString());

const createScene = async (startDate: string) => {
  const { company, candidate, offer } = await createApplicationScene(world);
  await acceptOffer(candidate, await offer({ startDate }));
  const [{ id }] = (await company.get('/api/hires')).body;
  const change = async (client: TestClient, body: object) => {
    const { status, body: hire } = await client.patch(`/api/hires/${id}`, body);
    expect(status).toBe(200);
    return hire;
  };
  return { company, candidate, change };
};

describe('marking a hire as started', () => {
  it.each(['company', 'candidate', 'admin'] as const)(
    'before its start date moves that date to today, with the guarantee, the check-ins and `hiredSince`: %s',
    async (actor) => {
      const { change, ...sides } = await createScene(addDays(TODAY, 40));
      const client = actor === 'admin' ? await world.admin() : sides[actor];
      const hire = await change(client, { status: 'started' });
      expect(hire).toMatchObject({ status: 'started', startDate: TODAY, guaranteeEndsOn: guaranteeEndDay(TODAY) });
      const dueDays = hire.checkIns.map(({ dueOn }: { dueOn: string }) => dueOn);
      expect(dueDays).toEqual(CHECK_IN_DAYS.map((day) => addDays(TODAY, day)));
      expect(await world.db.select({ since: candidates.hiredSince }).from(candidates)).toContainEqual({ since: TODAY });
    },
  );

  it('never changes a start date that is today or past', async () => {
    const { company, change } = await createScene(TODAY);
    expect(await change(company, { status: 'started' })).toMatchObject({ startDate: TODAY });
    const past = await createScene(TODAY);
    const startDate = addDays(TODAY, -2);
    await past.change(await world.admin(), { startDate });
    expect(await past.change(past.candidate, { status: 'started' })).toMatchObject({ startDate });
  });
});
