/** Limits the number of SQL statements in the calls whose events have the most subscribers, to detect inefficient subscribers. */
import { expect, it } from 'vitest';
import { recordStatements } from '#testing/plans.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

it('applying, moving, declining and deleting the account stay within their statement limits', async () => {
  const company = await world.company();
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: company.company.id });
  const count = async (act: () => Promise<{ status: number }>) =>
    (await recordStatements(async () => expect((await act()).status).toBeLessThan(300))).length;
  const applying = await count(() => candidate.post('/api/applications', { jobId: job.id }));
  const [{ id }] = (await company.get('/api/applications')).body;
  const moving = await count(() => company.patch(`/api/applications/${id}`, { status: 'interviewing' }));
  const declining = await count(() => company.patch(`/api/applications/${id}`, { status: 'declined' }));
  const deleting = await count(() => candidate.delete('/api/account', { password: BUILT_PASSWORD }));
  // The limits are for PostgreSQL, including the statement that reads the session. The embedded database needs two fewer.
  expect(applying).toBeLessThanOrEqual(13);
  expect(moving).toBeLessThanOrEqual(18);
  expect(declining).toBeLessThanOrEqual(22);
  expect(deleting).toBeLessThanOrEqual(93);
});
