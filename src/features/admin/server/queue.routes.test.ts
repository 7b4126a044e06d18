/** The admins' to-do list across all desks: order, filter, pages, and what it hides from the viewing admin. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { englishTasks, verifications } from '#features/verifications/server/verifications.tables.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const QUEUE = '/api/admin/queue';
const listQueueRows = async (admin: TestClient, query = '') => (await admin.get(`${QUEUE}${query}`)).body;
const listQueueKinds = async (admin: TestClient, query = ''): Promise<string[]> =>
  (await listQueueRows(admin, query)).map(({ kind }: { kind: string }) => kind);

/** Adds one row to each desk, in the order of the kinds. */
const fillDesks = async () => {
  const intake = await world.build.intake({ createdAt: '2026-01-05T10:00:00.000Z' });
  const pending = await world.candidate({ approvalStatus: 'pending', submittedAt: '2026-01-05T11:00:00.000Z' });
  const company = await world.company();
  const person = await world.candidate();
  const job = await world.build.job({ companyId: company.company.id, title: 'Night Bookkeeper' });
  const ids = { jobId: job.id, companyId: company.company.id, candidateId: person.candidate.id };
  const application = await world.build.application(ids);
  await person.post('/api/verifications', { kind: 'skill', subject: 'React' });
  await person.post('/api/verifications/english-task');
  await world.db.update(englishTasks).set({ submittedAt: sql`now()` });
  await company.post('/api/reports', { userId: person.userId, reason: 'Did not come to the call.' });
  await company.patch(`/api/applications/${application.id}`, { status: 'declined' });
  await person.post(`/api/applications/${application.id}/appeal`, { text: 'Please look again.' });
  return { intake, pending, company, person };
};

describe('the queue of an admin', () => {
  it('lists the work of every desk, longest wait first, with a count for each', async () => {
    const admin = await world.admin();
    const { intake, pending, person } = await fillDesks();
    const name = `${person.user.firstName} ${person.user.lastName}`;
    expect(await listQueueRows(admin)).toMatchObject([
      { kind: 'intake', id: intake.id, name: 'Lucia Ejemplo', detail: 'Executive Assistant', dueAt: null },
      { kind: 'profile', id: pending.candidate.id, since: '2026-01-05T11:00:00.000Z' },
      { kind: 'verification', name, detail: 'React', verificationKind: 'skill' },
      { kind: 'english', name: null, detail: null, verificationKind: null },
      { kind: 'report', name, detail: 'Did not come to the call.' },
      { kind: 'appeal', name, detail: 'Night Bookkeeper', dueAt: expect.any(String) },
    ]);
    const counts = { intake: 1, profile: 1, verification: 1, english: 1, report: 1, appeal: 1 };
    expect((await admin.get(`${QUEUE}/counts`)).body).toEqual(counts);
  });

  it('can be limited to one desk, and refuses an unknown one', async () => {
    const admin = await world.admin();
    await fillDesks();
    for (const kind of ['intake', 'profile', 'verification', 'english', 'report', 'appeal']) {
      expect(await listQueueKinds(admin, `?kind=${kind}`)).toEqual([kind]);
    }
    expect(await admin.get(`${QUEUE}?kind=mail`)).toMatchObject({ status: 400, body: { errors: [{ path: 'kind' }] } });
  });

  it('pages across desks without gaps or repeats, even if rows have the same time', async () => {
    const admin = await world.admin();
    const filedAt = '2026-01-05T10:00:00.000Z';
    for (let n = 0; n < 3; n += 1) {
      await world.build.intake({ createdAt: filedAt });
      await world.build.candidate({ approvalStatus: 'pending', submittedAt: filedAt });
    }
    const seen: string[] = [];
    let path: string | undefined = `${QUEUE}?limit=2`;
    while (path !== undefined) {
      const response: Awaited<ReturnType<typeof admin.get>> = await admin.get(path);
      seen.push(...response.body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect(seen).toHaveLength(6);
  });

  it('omits decided rows, suspended people and English tests that have not been submitted', async () => {
    const admin = await world.admin();
    const { intake, pending } = await fillDesks();
    await world.db.update(englishTasks).set({ submittedAt: null });
    await admin.patch(`/api/admin/candidate-applications/${intake.id}/review`, { approvalStatus: 'approved' });
    await admin.patch(`/api/admin/users/${pending.userId}`, { suspended: true });
    await world.db.update(verifications).set({ status: 'failed' }).where(eq(verifications.kind, 'skill'));
    expect(await listQueueKinds(admin)).toEqual(['report', 'appeal']);
  });

  it('hides rows about the viewing admin, and tests that they rated', async () => {
    const other = await world.admin();
    const { person } = await fillDesks();
    await other.patch(`/api/admin/users/${person.userId}`, { isAdmin: true });
    expect(await listQueueKinds(person)).toEqual(['intake', 'profile']);
    expect((await person.get(`${QUEUE}/counts`)).body).toMatchObject({ report: 0, appeal: 0, verification: 0 });
    const [task] = (await other.get('/api/admin/english-tasks')).body;
    const criteria = Object.fromEntries(['range', 'accuracy', 'coherence', 'argument'].map((name) => [name, 'B2']));
    await other.post(`/api/admin/english-tasks/${task.id}/ratings`, criteria);
    expect(await listQueueKinds(other, '?kind=english')).toEqual([]);
  });

  it('is for admins only', async () => {
    for (const path of [QUEUE, `${QUEUE}/counts`]) {
      expect((await world.visitor.get(path)).status).toBe(401);
      expect((await (await world.company()).get(path)).status).toBe(403);
      expect((await (await world.candidate()).get(path)).status).toBe(403);
    }
  });
});
