import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { applicationHistory } from '#features/pipeline/server/applications.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { applicationAppeals } from './appeals.tables.ts';
import { applicationDeclines } from './declines.tables.ts';

const world = useTestApp();

const TEXT = 'I have kept ledgers for six years; my profile says so in the second line.';

/** Creates a candidate who was declined from the given status. */
const createScene = async ({ from = 'pending', move = {} }: { from?: 'pending' | 'offered'; move?: object } = {}) => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const candidate = await world.candidate();
  const admin = await world.admin();
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
  const { id } = await world.build.application({ ...ids, status: from });
  const declined = await company.patch(`/api/applications/${id}`, { status: 'declined', ...move });
  const appeal = (text: unknown = TEXT, by: TestClient = candidate) =>
    by.post(`/api/applications/${id}/appeal`, { text });
  const loadDecline = async (by: TestClient = candidate) => (await by.get(`/api/applications/${id}`)).body.decline;
  return { company, candidate, admin, job, id, declined, appeal, loadDecline };
};

const listNotificationTypes = async (client: TestClient) =>
  (await client.get('/api/notifications')).body.map(({ type }: { type: string }) => type);

describe('a decline', () => {
  it("shows a reason from the list, and the company's own words", async () => {
    const { declined, loadDecline, candidate, id } = await createScene({
      move: { reason: 'rate', note: 'Over our budget.' },
    });
    expect(declined.body.decline).toMatchObject({ reason: 'rate', note: 'Over our budget.' });
    expect(await loadDecline()).toMatchObject({ reason: 'rate', note: 'Over our budget.', appeal: null });
    const { history } = (await candidate.get(`/api/applications/${id}`)).body;
    expect(history.at(-1)).toMatchObject({ to: 'declined', reason: 'rate' });
  });

  it('has the reason "other" if none was given; unknown reasons and reasons with other moves are refused', async () => {
    const { loadDecline, company, id } = await createScene();
    expect((await loadDecline()).reason).toBe('other');
    await company.post(`/api/applications/${id}/undo`);
    for (const reason of ['age', 7]) {
      expect(await company.patch(`/api/applications/${id}`, { status: 'declined', reason })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason' }] },
      });
    }
    expect(await company.patch(`/api/applications/${id}`, { status: 'applied', reason: 'rate' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', message: 'Only allowed when declining' }] },
    });
    const several = await company.post('/api/applications/moves', { ids: [id], status: 'declined', reason: 'hours' });
    expect(several.body.moved).toHaveLength(1);
    expect((await loadDecline()).reason).toBe('hours');
  });

  it('keeps the score from that time even if the candidate changes their profile later', async () => {
    const { loadDecline, candidate, company, id } = await createScene();
    const before = await loadDecline();
    expect(before.compatibility.factors).toHaveLength(9);
    await candidate.patch('/api/candidates/my-profile', { skills: ['Juggling'], hourlyRate: 900 });
    const after = await loadDecline();
    expect(after.compatibility).toEqual(before.compatibility);
    const { compatibilityScore } = (await candidate.get(`/api/applications/${id}`)).body;
    expect(compatibilityScore).not.toBe(before.compatibility.score);
    expect((await loadDecline(company)).compatibility).toEqual(before.compatibility);
    const [row] = await world.db.select().from(candidates).where(eq(candidates.id, candidate.candidate.id));
    expect(row?.hourlyRate).toBe(900);
  });

  it('addresses the candidate as "you", and describes them to the company and admins in the third person', async () => {
    const { appeal, candidate, company, admin } = await createScene();
    const { id } = (await appeal()).body;
    const loadSummaries = async (by: TestClient): Promise<string> => {
      const { factors } = (await by.get(`/api/appeals/${id}`)).body.compatibility;
      return factors.map(({ summary }: { summary: string }) => summary).join('. ');
    };
    expect(await loadSummaries(candidate)).toMatch(/\b[Yy]ou\b/);
    for (const by of [company, admin]) expect(await loadSummaries(by)).not.toMatch(/\b[Yy]ou/);
  });

  it('is hidden from the candidate once it is undone, including its reason', async () => {
    const { company, candidate, id, loadDecline } = await createScene({ move: { reason: 'skills', note: 'No.' } });
    await company.post(`/api/applications/${id}/undo`);
    expect(await loadDecline()).toBeNull();
    const historyText = JSON.stringify((await candidate.get(`/api/applications/${id}`)).body.history);
    expect(historyText).not.toContain('skills');
  });
});

describe('filing an appeal', () => {
  it('sets a deadline of 15 days, and notifies the admins and the company', async () => {
    const { appeal, loadDecline, company, admin, id } = await createScene();
    const response = await appeal();
    expect(response).toMatchObject({
      status: 201,
      body: { applicationId: id, text: TEXT, outcome: null, closedAt: null },
    });
    const days = (Date.parse(response.body.dueAt) - Date.parse(response.body.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(15);
    expect((await loadDecline()).appeal).toEqual(response.body);
    expect(await listNotificationTypes(admin)).toEqual(['appeal_filed']);
    expect(await listNotificationTypes(company)).toContain('appeal_filed');
  });

  it('creates one notification per job, unread until all appeals about the job are closed', async () => {
    const { appeal, company, admin, job } = await createScene();
    const other = await world.candidate();
    const ids = { jobId: job.id, companyId: company.company.id, candidateId: other.candidate.id };
    const { id } = await world.build.application(ids);
    await company.patch(`/api/applications/${id}`, { status: 'declined' });
    const appeals = [await appeal(), await other.post(`/api/applications/${id}/appeal`, { text: TEXT })];
    const listAppealNotifications = async (client: TestClient) =>
      (await client.get('/api/notifications')).body.filter(({ type }: { type: string }) => type === 'appeal_filed');
    for (const client of [admin, company]) {
      expect(await listAppealNotifications(client)).toMatchObject([
        { count: 2, readAt: null, data: { jobId: job.id } },
      ]);
    }
    const close = (index: number) =>
      admin.post(`/api/appeals/${appeals[index]?.body.id}`, { outcome: 'upheld', note: 'We looked at it again.' });
    expect((await close(0)).status).toBe(200);
    for (const client of [admin, company])
      expect(await listAppealNotifications(client)).toMatchObject([{ count: 2, readAt: null }]);
    expect((await close(1)).status).toBe(200);
    for (const client of [admin, company]) {
      expect(await listAppealNotifications(client)).toMatchObject([{ count: 2, readAt: expect.any(String) }]);
    }
  });

  it('is possible once per decline, within 30 days, with a text, by the candidate only', async () => {
    const { appeal, company, admin } = await createScene();
    expect(await appeal('  ')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text', message: 'Please say what should be reviewed again' }] },
    });
    expect((await appeal('x'.repeat(10_001))).status).toBe(400);
    expect((await appeal(TEXT, company)).status).toBe(403);
    expect((await appeal(TEXT, await world.candidate())).status).toBe(404);
    expect((await appeal(TEXT, admin)).status).toBe(403);
    await world.db.update(applicationHistory).set({ createdAt: sql`now() - interval '31 days'` });
    expect(await appeal()).toMatchObject({
      status: 409,
      body: { detail: 'The time to ask for a review of this decision is over' },
    });
    await world.db.update(applicationHistory).set({ createdAt: sql`now() - interval '29 days'` });
    const tries = await Promise.all([appeal(), appeal(), appeal()]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('requires a decline', async () => {
    const { appeal, company, id } = await createScene();
    await company.post(`/api/applications/${id}/undo`);
    expect(await appeal()).toMatchObject({ status: 409, body: { detail: 'This application isn’t declined' } });
  });
});

describe('closing an appeal', () => {
  const fileAppeal = async (scene: Awaited<ReturnType<typeof createScene>>): Promise<string> =>
    (await scene.appeal()).body.id;

  it('can uphold the decision, with a note for the candidate', async () => {
    const scene = await createScene();
    const appealId = await fileAppeal(scene);
    const { admin, candidate, id, loadDecline } = scene;
    const response = await admin.post(`/api/appeals/${appealId}`, {
      outcome: 'upheld',
      note: 'The job asks for ten.',
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        outcome: 'upheld',
        note: 'The job asks for ten.',
        mayClose: false,
        compatibility: { factors: expect.any(Array) },
      },
    });
    expect((await candidate.get(`/api/applications/${id}`)).body.status).toBe('declined');
    expect((await loadDecline()).appeal).toMatchObject({ outcome: 'upheld', note: 'The job asks for ten.' });
    expect(await listNotificationTypes(candidate)).toContain('appeal_closed');
    const mail = (await world.mails(candidate.user.email ?? '')).find(({ kind }) => kind === 'appeal-closed');
    expect(mail?.textBody).toContain('The decision was upheld.');
    expect(mail?.textBody).toContain('The job asks for ten.');
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'appeal.closed'))).toMatchObject([
      { target: 'Bookkeeper', detail: { outcome: 'upheld', applicationId: id } },
    ]);
  });

  it('can reopen the application at its previous status, which cannot be undone', async () => {
    const scene = await createScene();
    const appealId = await fileAppeal(scene);
    const { admin, candidate, company, id } = scene;
    await admin.post(`/api/appeals/${appealId}`, { outcome: 'reopened', note: 'Six years are six years.' });
    const { body } = await candidate.get(`/api/applications/${id}`);
    expect(body).toMatchObject({ status: 'pending', decline: null, undo: null });
    expect(body.history.at(-1)).toMatchObject({
      from: 'declined',
      to: 'pending',
      isReview: true,
      note: 'Six years are six years.',
    });
    expect((await company.get(`/api/applications/${id}`)).body).toMatchObject({ status: 'pending', undo: null });
    expect(await listNotificationTypes(company)).toContain('appeal_closed');
    await company.patch(`/api/applications/${id}`, { status: 'declined', reason: 'skills' });
    expect((await scene.appeal()).status).toBe(201);
  });

  it('returns the application to interviewing if the decline ended an offer', async () => {
    const scene = await createScene({ from: 'offered' });
    await scene.admin.post(`/api/appeals/${await fileAppeal(scene)}`, { outcome: 'reopened' });
    expect((await scene.company.get(`/api/applications/${scene.id}`)).body.status).toBe('interviewing');
  });

  it('is refused for the candidate, for the person who declined and for others, and succeeds only once', async () => {
    const scene = await createScene();
    const appealId = await fileAppeal(scene);
    const { admin, candidate, company } = scene;
    const close = (by: TestClient, outcome: unknown = 'upheld') => by.post(`/api/appeals/${appealId}`, { outcome });
    expect((await close(candidate)).status).toBe(403);
    expect((await close(company)).status).toBe(403);
    expect((await close(await world.company())).status).toBe(404);
    expect((await close(await world.newcomer())).status).toBe(404);
    expect(await close(admin, 'ignored')).toMatchObject({ status: 400, body: { errors: [{ path: 'outcome' }] } });
    const second = await world.admin();
    const tries = await Promise.all([close(admin), close(second, 'reopened')]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is refused for an admin who declined or was declined', async () => {
    const scene = await createScene();
    const appealId = await fileAppeal(scene);
    await world.db.execute(sql`update users set is_admin = true`);
    for (const side of [scene.company, scene.candidate]) {
      expect((await side.post(`/api/appeals/${appealId}`, { outcome: 'reopened' })).status).toBe(403);
    }
    await expect(
      world.db
        .update(applicationAppeals)
        .set({ outcome: 'upheld', closedAt: sql`now()`, closedBy: scene.company.userId }),
    ).rejects.toThrow('Failed query');
  });

  it('happens automatically if the company undoes its decline', async () => {
    const scene = await createScene();
    await fileAppeal(scene);
    await scene.company.patch(`/api/applications/${scene.id}`, { status: 'pending' });
    expect(await world.db.select().from(applicationAppeals)).toMatchObject([{ outcome: 'reopened' }]);
    const late = await createScene();
    await fileAppeal(late);
    await world.db.execute(sql`update applications set status_changed_at = status_changed_at - interval '1 hour'`);
    await late.company.patch(`/api/applications/${late.id}`, { status: 'pending' });
    const [, other] = await world.db.select().from(applicationAppeals).orderBy(applicationAppeals.createdAt);
    expect(other).toMatchObject({ outcome: 'reopened', closedBy: late.company.userId });
  });
});

describe('a decline that is undone while its review is open', () => {
  it('tells the candidate that the company reversed it, although the decline itself leaves no trace', async () => {
    const { appeal, company, candidate, loadDecline, id } = await createScene();
    await appeal();
    expect((await company.post(`/api/applications/${id}/undo`)).status).toBe(200);
    const [notification, ...more] = (await candidate.get('/api/notifications')).body;
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: 'appeal_closed',
      data: { applicationId: id, name: 'Faro Studio', outcome: 'reversed' },
    });
    const [mail, ...others] = await world.mails(candidate.user.email ?? '');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'appeal-closed', subject: 'Your application to Bookkeeper is open again' });
    expect(mail?.textBody).toContain('Faro Studio reversed the decision that you asked to have reviewed.');
    expect(mail?.textBody).not.toContain('Someone who didn’t make the decision');
    await company.patch(`/api/applications/${id}`, { status: 'declined' });
    expect(await loadDecline()).toMatchObject({ appeal: null, appealUntil: expect.any(String) });
  });
});

describe('a decline whose later reversal is undone', () => {
  const reverseAndUndo = async ({ company, id }: Awaited<ReturnType<typeof createScene>>) => {
    await world.db.execute(sql`update applications set status_changed_at = status_changed_at - interval '1 hour'`);
    expect((await company.patch(`/api/applications/${id}`, { status: 'pending' })).body.status).toBe('pending');
    const { status, body } = await company.post(`/api/applications/${id}/undo`);
    expect([status, body.status]).toEqual([200, 'declined']);
    return body.decline;
  };

  it('keeps its reason, note, score and time for both sides, and can be appealed once', async () => {
    const scene = await createScene({ move: { reason: 'skills', note: 'We need ten years.' } });
    const before = [await scene.loadDecline(), await scene.loadDecline(scene.company)];
    expect(before[0]).toMatchObject({
      reason: 'skills',
      note: 'We need ten years.',
      compatibility: { score: expect.any(Number) },
    });
    expect(await reverseAndUndo(scene)).toEqual(before[1]);
    expect([await scene.loadDecline(), await scene.loadDecline(scene.company)]).toEqual(before);
    expect((await scene.appeal()).status).toBe(201);
    expect((await scene.appeal()).status).toBe(409);
  });

  it('keeps the open review, with its deadline, and does not allow a second one', async () => {
    const scene = await createScene();
    const { body: filed } = await scene.appeal();
    expect((await reverseAndUndo(scene)).appeal).toEqual(filed);
    expect((await scene.loadDecline()).appeal).toEqual(filed);
    expect((await scene.candidate.get('/api/appeals')).body).toMatchObject([{ id: filed.id, outcome: null }]);
    expect((await scene.appeal()).status).toBe(409);
    const close = () => scene.admin.post(`/api/appeals/${filed.id}`, { outcome: 'upheld' });
    expect((await close()).status).toBe(200);
    expect((await reverseAndUndo(scene)).appeal).toMatchObject({ id: filed.id, outcome: 'upheld' });
  });
});

describe('the list of appeals', () => {
  it('shows people their own appeals and admins all of them, with a filter for overdue appeals', async () => {
    const scene = await createScene({ move: { reason: 'language' } });
    const otherScene = await createScene();
    const [first, second] = [(await scene.appeal()).body.id, (await otherScene.appeal()).body.id];
    const listIds = async (by: TestClient, query = '') =>
      (await by.get(`/api/appeals${query}`)).body.map((appeal: { id: string }) => appeal.id);
    expect(await listIds(scene.candidate)).toEqual([first]);
    expect(await listIds(scene.company)).toEqual([first]);
    expect(await listIds(await world.newcomer())).toEqual([]);
    expect(await listIds(scene.admin)).toEqual([second, first]);
    expect(await listIds(scene.admin, '?status=overdue')).toEqual([]);
    await world.db
      .update(applicationAppeals)
      .set({ dueAt: sql`now() - interval '1 day'` })
      .where(eq(applicationAppeals.id, second));
    expect(await listIds(scene.admin, '?status=overdue')).toEqual([second]);
    expect(await listIds(scene.admin, '?status=open')).toEqual([second, first]);
    const page = await scene.admin.get('/api/appeals?status=open&limit=1');
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.body[0]).toMatchObject({
      isOverdue: true,
      mayClose: true,
      jobTitle: 'Bookkeeper',
      decline: { reason: 'other' },
    });
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect(await listIds(scene.admin, new URL(next, 'http://localhost').search)).toEqual([first]);
    await scene.admin.post(`/api/appeals/${second}`, { outcome: 'upheld' });
    expect(await listIds(scene.admin, '?status=closed')).toEqual([second]);
    expect(await listIds(scene.admin, '?status=overdue')).toEqual([]);
    expect((await scene.candidate.get(`/api/appeals/${second}`)).status).toBe(404);
    expect((await scene.candidate.get(`/api/appeals/${first}`)).body.decline.reason).toBe('language');
  });
});

describe('records of a decline', () => {
  it('are in the exports of both the candidate and the company', async () => {
    const { appeal, candidate, company } = await createScene({ move: { reason: 'hours' } });
    await appeal();
    const own = (await candidate.get('/api/account/export')).body;
    expect(own.appeals).toMatchObject([{ text: TEXT }]);
    expect(own.applications[0]).toMatchObject({ nudgedAt: null });
    expect(own.applications[0].history.at(-1)).toMatchObject({ reason: 'hours' });
    expect((await company.get('/api/account/export')).body.appeals).toMatchObject([{ text: TEXT }]);
  });

  it('are erased with the candidate’s account', async () => {
    const { appeal, candidate, admin } = await createScene();
    await appeal();
    await candidate.delete('/api/account', { password: 'a fine long password' });
    expect(await world.db.select().from(applicationAppeals)).toEqual([]);
    expect(await world.db.select().from(applicationDeclines)).toEqual([]);
    expect((await admin.get('/api/notifications')).body[0].data.name).toBe('Deleted user');
  });
});
