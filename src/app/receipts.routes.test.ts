/**
 * Score receipts record the score when an application is sent and at each status change by the company, for the company and the candidate. They are
 * reproducible, and deleting the account detaches them from the person.
 */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION, replay } from '#engine/engine.domain.ts';
import { deleteAccount as endAccount } from '#features/account/server/account-deletion.ts';
import { requireUser } from '#features/auth/server/users.service.ts';
import { ENGINES_FOLDER } from '#features/matching/server/title-meanings.service.ts';
import { Engines } from '#features/scores/server/engines.service.ts';
import { dropOldReceipts, receiptKeys } from '#features/scores/server/receipts.service.ts';
import { scoreHolds, scoreInputs, scoreReceipts } from '#features/scores/server/receipts.tables.ts';
import { type Difference, replayReceipts } from '#features/scores/server/replay.service.ts';
import { resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const BIO =
  'My name is Ximena Marcador. Call Ximena Marcador at ximena@mail.example. I reconcile accounts in QuickBooks and close the month for small firms in the United States.';

/** Creates a candidate whose name is in the bio and in the description of a company's job, and an application to that job. */
const createScene = async () => {
  const user = await world.build.user({
    accountType: 'candidate',
    email: 'ximena@mail.example',
    firstName: 'Ximena',
    lastName: 'Marcador',
  });
  const values = { jobTitle: 'Bookkeeper', bio: BIO, skills: ['QuickBooks', 'Excel'], hourlyRate: 15 };
  const candidate = await world.build.candidate({ userId: user.id, ...values });
  const person = await world.as(user.id);
  const company = await world.company();
  const job = await world.build.job({
    companyId: company.company.id,
    title: 'Bookkeeper',
    description: 'Keep the books of small firms, reconcile accounts and close the month. Ask for Ximena.',
    requiredSkills: ['QuickBooks', 'Xero'],
    hourlyBudget: 20,
  });
  const { id } = (await person.post('/api/applications', { jobId: job.id })).body;
  return { person, user, candidate, company, job, id: String(id), path: `/api/applications/${String(id)}` };
};

const replayAll = async () => {
  const differences: Difference[] = [];
  const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: './none' });
  const result = await replayReceipts(world.db, engines, '2020-01-01', (difference) => differences.push(difference));
  return { ...result, reasons: differences.map(({ reason }) => reason) };
};

const deleteAccount = async (userId: string) =>
  endAccount(world.platform, await requireUser(world.db, userId), '127.0.0.1');

describe('the receipt of an application', () => {
  it('shows the score at submission, and after a status change by the company, the score at the latest change', async () => {
    const { person, company, path } = await createScene();
    const firstReceipt = (await person.get(`${path}/receipt`)).body;
    const current = (await person.get(path)).body.compatibility;
    expect(firstReceipt).toMatchObject({ engine: ENGINE_VERSION, score: current.score });
    expect(firstReceipt.factors.map(({ factor }: { factor: string }) => factor)).toEqual(
      current.factors.map(({ factor }: { factor: string }) => factor),
    );
    await person.patch('/api/candidates/my-profile', { skills: ['Welding'], jobTitle: 'Welder', bio: '' });
    const changed = (await person.get(path)).body.compatibilityScore;
    expect(changed).toBeLessThan(firstReceipt.score);
    expect((await company.get(`${path}/receipt`)).body).toEqual(firstReceipt);
    await company.patch(path, { status: 'interviewing' });
    const moveReceipt = (await company.get(`${path}/receipt`)).body;
    expect(moveReceipt.score).toBe(changed);
    expect(moveReceipt.inputs.candidate.jobTitle).toBe('Welder');
    expect((await person.get(`${path}/receipt`)).body).toEqual(moveReceipt);
    await person.patch('/api/candidates/my-profile', { jobTitle: 'Bookkeeper', skills: ['QuickBooks'] });
    await person.patch(path, { status: 'withdrawn' });
    expect((await person.get(`${path}/receipt`)).body).toEqual(moveReceipt);
  });

  it('is also created for an undo and for bulk moves', async () => {
    const { person, company, path, id, job } = await createScene();
    await company.patch(path, { status: 'declined' });
    const declined = (await person.get(`${path}/receipt`)).body.scoredAt;
    await company.post(`${path}/undo`);
    const undone = (await person.get(`${path}/receipt`)).body.scoredAt;
    expect(undone > declined).toBe(true);
    await company.post('/api/applications/moves', { ids: [id], status: 'interviewing' });
    const moveScoredAt = (await person.get(`${path}/receipt`)).body.scoredAt;
    expect(moveScoredAt > undone).toBe(true);
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' });
    expect((await person.get(`${path}/receipt`)).body.scoredAt > moveScoredAt).toBe(true);
    expect(await replayAll()).toEqual({ replayed: 5, agree: 5, differ: 0, reasons: [] });
  });

  it('reproduces the score from its inputs, which contain no names', async () => {
    const { person, path, user, candidate } = await createScene();
    const { inputs, score } = (await person.get(`${path}/receipt`)).body;
    expect(replay(inputs.job, inputs.candidate).score).toBe(score);
    const text = JSON.stringify(inputs);
    for (const secret of ['Ximena', 'Marcador', 'ximena@mail.example', user.id, candidate.id]) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(inputs.candidate.skills).toEqual(['QuickBooks', 'Excel']);
    expect(inputs.job.title).toBe('Bookkeeper');
  });

  it('has no names of current and former members of the company, even after its first account is deleted', async () => {
    const company = await world.company();
    const owner = await world.member(company, 'owner');
    const former = await world.member(company, 'recruiter');
    await owner.patch('/api/account', { firstName: 'Quillan', lastName: 'Ostrander' });
    await former.patch('/api/account', { firstName: 'Zephyrine', lastName: 'Abernathy' });
    const { id: jobId } = await world.build.job({
      companyId: company.company.id,
      description:
        'Report to Quillan and interview each user of the product. Deleted tickets go to Zephyrine Abernathy every week.',
    });
    const person = await world.candidate();
    const { id } = (await person.post('/api/applications', { jobId })).body;
    const readDescription = async () =>
      (await owner.get(`/api/applications/${id}/receipt`)).body.inputs.job.description;
    const expected =
      'Report to Xxxx and interview each user of the product. Deleted tickets go to Xxxx Xxxx every week.';
    expect(await readDescription()).toBe(expected);
    expect((await owner.delete(`/api/companies/my-company/members/${former.userId}`)).status).toBe(204);
    await owner.patch(`/api/applications/${id}`, { status: 'applied' });
    expect(await readDescription()).toBe(expected);
    await deleteAccount(company.userId);
    await owner.patch(`/api/applications/${id}`, { status: 'interviewing' });
    expect(await readDescription()).toBe(expected);
    expect(await replayAll()).toMatchObject({ replayed: 3, agree: 3 });
  });

  it('contains everything that the engine read, including stated languages', async () => {
    const person = await world.candidate({
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks'],
      englishLevel: 'C1',
      languages: [{ language: 'pt', level: 'B2' }],
    });
    const company = await world.company();
    const { id: jobId } = await world.build.job({
      companyId: company.company.id,
      title: 'Bookkeeper',
      requiredSkills: ['English', 'Portuguese'],
    });
    const { id } = (await person.post('/api/applications', { jobId })).body;
    const { inputs, score } = (await company.get(`/api/applications/${id}/receipt`)).body;
    expect(inputs.candidate).toMatchObject({ englishLevel: 'C1', languages: [{ language: 'pt', level: 'B2' }] });
    expect(replay(inputs.job, inputs.candidate).score).toBe(score);
    const bodies = (await world.db.select().from(scoreInputs)).map(({ body }) => JSON.parse(body));
    expect(bodies).toContainEqual(inputs.job);
    expect(bodies).toContainEqual(inputs.candidate);
  });

  it('shows the score at the time when a member of the company reopens the application after an appeal', async () => {
    const { person, company, path } = await createScene();
    const recruiter = await world.member(company, 'recruiter');
    await company.patch(path, { status: 'declined', reason: 'other' });
    const { id: appealId } = (await person.post(`${path}/appeal`, { text: 'I have learned Xero since.' })).body;
    await person.patch('/api/candidates/my-profile', { skills: ['QuickBooks', 'Xero'] });
    const before = (await company.get(`${path}/receipt`)).body;
    const closed = await recruiter.post(`/api/appeals/${appealId}`, { outcome: 'reopened' });
    expect(closed.status, closed.text).toBe(200);
    const after = (await company.get(`${path}/receipt`)).body;
    expect(after.scoredAt > before.scoredAt).toBe(true);
    expect(after.score).toBeGreaterThan(before.score);
  });

  it('is hidden from other companies, other candidates and visitors, and visible to admins', async () => {
    const { path } = await createScene();
    const [other, stranger, admin] = [await world.company(), await world.candidate(), await world.admin()];
    expect((await other.get(`${path}/receipt`)).status).toBe(404);
    expect((await stranger.get(`${path}/receipt`)).status).toBe(404);
    expect((await world.visitor.get(`${path}/receipt`)).status).toBe(401);
    expect((await admin.get(`${path}/receipt`)).status).toBe(200);
    expect((await admin.get(`/api/applications/${newId()}/receipt`)).status).toBe(404);
  });

  it('states if the candidate was considered without a score', async () => {
    const { person, company, path } = await createScene();
    await person.patch('/api/account', { scoreOptOut: true });
    await company.patch(path, { status: 'interviewing' });
    const { score, factors, inputs } = (await company.get(`${path}/receipt`)).body;
    expect({ score, factors, inputs }).toEqual({ score: null, factors: [], inputs: { job: null, candidate: null } });
    expect((await replayAll()).replayed).toBe(1);
  });

  it("is part of the candidate's data export", async () => {
    const { person, id } = await createScene();
    const { scoreReceipts: own } = (await person.get('/api/account/export')).body;
    const { inputs: _inputs, ...receipt } = (await person.get(`/api/applications/${id}/receipt`)).body;
    expect(own).toEqual([{ ...receipt, cause: 'application', applicationId: id, list: null, rank: null }]);
  });

  it('stores inputs once per version', async () => {
    const { company, path } = await createScene();
    await company.patch(path, { status: 'applied' });
    await company.patch(path, { status: 'interviewing' });
    expect(await world.db.$count(scoreReceipts)).toBe(3);
    expect(await world.db.$count(scoreInputs)).toBe(2);
  });
});

describe('replaying receipts', () => {
  it('detects changed scores, factors and inputs, and an engine that is not stored', async () => {
    const { company, path } = await createScene();
    await company.patch(path, { status: 'interviewing' });
    expect(await replayAll()).toMatchObject({ replayed: 2, agree: 2, differ: 0 });
    const [first] = await world.db.select().from(scoreReceipts).orderBy(scoreReceipts.scoredAt);
    await world.db
      .update(scoreReceipts)
      .set({ score: (first?.score ?? 0) - 1 })
      .where(eq(scoreReceipts.id, first?.id ?? ''));
    expect(await replayAll()).toMatchObject({ agree: 1, differ: 1, reasons: ['other-score'] });
    await world.db
      .update(scoreReceipts)
      .set({ score: first?.score ?? 0, factors: '[[1,1]]' })
      .where(eq(scoreReceipts.id, first?.id ?? ''));
    expect(await replayAll()).toMatchObject({ differ: 1, reasons: ['other-factors'] });
    await world.db
      .update(scoreReceipts)
      .set({ engine: '0' })
      .where(eq(scoreReceipts.id, first?.id ?? ''));
    expect(await replayAll()).toMatchObject({ differ: 1, reasons: ['engine-not-kept'] });
    await world.db.update(scoreInputs).set({ body: sql`replace(body, 'QuickBooks', 'Welding')` });
    expect(await replayAll()).toMatchObject({ differ: 2, reasons: ['input-changed', 'input-changed'] });
  });
});

describe('deleting an account', () => {
  it('leaves reproducible receipts without personal data', async () => {
    const { person, user, candidate, company, id, path } = await createScene();
    await company.patch(path, { status: 'interviewing' });
    await deleteAccount(user.id);
    const tables = [scoreReceipts, scoreInputs, scoreHolds];
    const left = JSON.stringify(await Promise.all(tables.map((table) => world.db.select().from(table)))).toLowerCase();
    const key = receiptKeys(world.platform)(candidate.id).toLowerCase();
    for (const trace of [
      'ximena',
      'marcador',
      'mail.example',
      user.id,
      candidate.id,
      id,
      key,
      'reconcile accounts in',
    ]) {
      expect(left).not.toContain(trace.toLowerCase());
    }
    expect(await world.db.$count(scoreReceipts)).toBe(2);
    expect(await replayAll()).toEqual({ replayed: 2, agree: 2, differ: 0, reasons: [] });
    expect((await company.get(`${path}/receipt`)).status).toBe(404);
    expect((await person.get(`${path}/receipt`)).status).toBe(401);
    // The time and id of a receipt must not match those of a status change, which would link the receipt to the person.
    const times = resultRows<{ same: string }>(
      await world.db.execute(sql`select count(*) as same from score_receipts r join application_history h
        on h.created_at = r.scored_at or h.id = r.id`),
    );
    expect(Number(times[0]?.same)).toBe(0);
  });

  it('keeps inputs that another person shares', async () => {
    const { user, person, path } = await createScene();
    const twin = await world.candidate({ jobTitle: 'Bookkeeper', skills: ['Excel'] });
    const other = await world.candidate({ jobTitle: 'Bookkeeper', skills: ['Excel'] });
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    for (const applicant of [twin, other]) await applicant.post('/api/applications', { jobId: job.id });
    await deleteAccount(twin.userId);
    expect(await replayAll()).toMatchObject({ replayed: 3, agree: 3 });
    const [application] = (await other.get('/api/my-applications')).body;
    expect((await other.get(`/api/applications/${application.id}/receipt`)).body.inputs.candidate.form).toBeUndefined();
    expect([user.id, (await person.get(`${path}/receipt`)).status]).toEqual([user.id, 200]);
  });
});

describe('retention of receipts', () => {
  const setReceiptAge = (years: number) =>
    world.db.update(scoreReceipts).set({ scoredAt: sql`now() - make_interval(years => ${years}::int, days => 1)` });

  it('is the configured number of years, longer with a hold by an admin', async () => {
    const { company, id, path } = await createScene();
    const admin = await world.admin();
    const hold = await admin.post('/api/admin/score-holds', { applicationId: id });
    expect(hold).toMatchObject({ status: 201, body: { applicationId: id, receipts: 1 } });
    expect((await admin.post('/api/admin/score-holds', { applicationId: id })).status).toBe(409);
    expect((await admin.post('/api/admin/score-holds', { applicationId: newId() })).status).toBe(404);
    await company.patch(path, { status: 'interviewing' });
    expect((await admin.get('/api/admin/score-holds')).body).toMatchObject([{ receipts: 2 }]);
    await setReceiptAge(3);
    await dropOldReceipts(world.db, 4);
    expect(await world.db.$count(scoreReceipts)).toBe(2);
    await setReceiptAge(4);
    await world.db.update(scoreInputs).set({ createdAt: sql`now() - interval '4 years'` });
    await dropOldReceipts(world.db, 4);
    expect(await world.db.$count(scoreReceipts)).toBe(2);
    expect((await admin.delete(`/api/admin/score-holds/${String(hold.body.id)}`)).status).toBe(204);
    expect((await admin.delete(`/api/admin/score-holds/${String(hold.body.id)}`)).status).toBe(404);
    await dropOldReceipts(world.db, 4);
    expect(await world.db.$count(scoreReceipts)).toBe(0);
    expect(await world.db.$count(scoreInputs)).toBe(0);
    const actions = (await admin.get('/api/admin/activity')).body.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['scores.released', 'scores.held']);
  });

  it('is also longer for a held application of a deleted candidate', async () => {
    const { user, id } = await createScene();
    const admin = await world.admin();
    await admin.post('/api/admin/score-holds', { applicationId: id });
    await deleteAccount(user.id);
    await setReceiptAge(9);
    await dropOldReceipts(world.db, 4);
    expect((await admin.get('/api/admin/score-holds')).body).toMatchObject([{ applicationId: null, receipts: 1 }]);
  });
});
