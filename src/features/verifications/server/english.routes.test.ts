/** The writing test: its time limit, blind rating and result. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type SignedUp, type TestClient, useTestApp } from '#testing/test-app.ts';
import { dropOldEnglishTexts } from './verifications.service.ts';
import { englishRatings, englishTasks, verifications } from './verifications.tables.ts';

const TASK = '/api/verifications/english-task';
const QUEUE = '/api/admin/english-tasks';
const TEXT = 'I would write to the client at once.';

const world = useTestApp();

const sameLevelForAll = (level: string) => ({ range: level, accuracy: level, coherence: level, argument: level });
const rate = (by: TestClient, id: string, level: string) => by.post(`${QUEUE}/${id}/ratings`, sameLevelForAll(level));

/** Starts and submits a task, and returns its id. */
const submitTask = async (candidate: TestClient): Promise<string> => {
  await candidate.post(TASK);
  return (await candidate.post(`${TASK}/submit`, { text: TEXT })).body.id;
};

const findEnglishVerification = async (candidate: TestClient) =>
  (await candidate.get('/api/verifications')).body.find(({ kind }: { kind: string }) => kind === 'english');

const createAdmins = async (count: number): Promise<SignedUp[]> =>
  Promise.all(Array.from({ length: count }, () => world.admin()));

describe('a writing test', () => {
  it('runs on the server’s clock, can be saved repeatedly, and is submitted once', async () => {
    const candidate = await world.candidate();
    expect((await candidate.get(TASK)).body).toBeNull();
    const started = await candidate.post(TASK);
    expect(started).toMatchObject({ status: 201, body: { text: '', submittedAt: null, level: null } });
    const { startedAt, endsAt, prompt } = started.body;
    expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(30 * 60_000);
    expect(prompt.length).toBeGreaterThan(50);
    expect(await findEnglishVerification(candidate)).toMatchObject({ status: 'checking', method: 'written-task' });
    expect((await candidate.post(TASK)).status).toBe(409);
    expect((await candidate.put(TASK, { text: 'I would' })).status).toBe(200);
    expect((await candidate.get(TASK)).body.text).toBe('I would');
    const responses = await Promise.all([1, 2].map(() => candidate.post(`${TASK}/submit`, { text: TEXT })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await candidate.put(TASK, { text: 'more' })).status).toBe(409);
    expect((await candidate.get(TASK)).body).toMatchObject({
      text: TEXT,
      submittedAt: expect.any(String),
      isAwaitingRating: true,
      canRetake: false,
    });
  });

  it('accepts nothing after its end, and is rated with the last saved text', async () => {
    const [candidate, admin] = [await world.candidate(), await world.admin()];
    const { id } = (await candidate.post(TASK)).body;
    await candidate.put(TASK, { text: TEXT });
    expect((await admin.get(QUEUE)).body).toEqual([]);
    expect((await rate(admin, id, 'B2')).status).toBe(404);
    await world.db
      .update(englishTasks)
      .set({ startedAt: sql`now() - interval '31 minutes'`, endsAt: sql`now() - interval '1 minute'` });
    expect((await candidate.put(TASK, { text: 'late' })).status).toBe(409);
    expect((await candidate.post(`${TASK}/submit`, { text: 'late' })).status).toBe(409);
    expect((await admin.get(QUEUE)).body).toMatchObject([{ id, text: TEXT, minutes: 30 }]);
  });

  it('reuses an open claim, requires a profile, and refuses a text that is too long or belongs to no task', async () => {
    const candidate = await world.candidate();
    await candidate.post('/api/verifications', { kind: 'english' });
    expect((await candidate.post(TASK)).status).toBe(201);
    expect((await candidate.get('/api/verifications')).body).toHaveLength(1);
    expect((await (await world.newcomer({ accountType: 'candidate' })).post(TASK)).status).toBe(409);
    expect((await (await world.candidate()).put(TASK, { text: 'x' })).status).toBe(404);
    expect((await candidate.put(TASK, { text: 'x'.repeat(10_001) })).status).toBe(400);
  });
});

describe('rating a task', () => {
  it('is blind: raters see neither the author nor other ratings', async () => {
    const [candidate, [rater1, rater2]] = [await world.candidate(), await createAdmins(2)];
    const id = await submitTask(candidate);
    expect((await rater1?.get(QUEUE))?.body).toEqual([{ id, prompt: expect.any(String), text: TEXT, minutes: 0 }]);
    await rate(rater1 as TestClient, id, 'B2');
    expect((await rater1?.get(QUEUE))?.body).toEqual([]);
    const queue = await rater2?.get(QUEUE);
    expect(Object.keys(queue?.body[0]).toSorted()).toEqual(['id', 'minutes', 'prompt', 'text']);
    expect(queue?.text).not.toContain(candidate.user.lastName);
  });

  it('by two raters who agree verifies the level for 24 months', async () => {
    const [candidate, [rater1, rater2]] = [await world.candidate(), await createAdmins(2)];
    const id = await submitTask(candidate);
    expect(await rate(rater1 as TestClient, id, 'B2')).toMatchObject({ status: 201, body: { level: 'B2' } });
    expect(await findEnglishVerification(candidate)).toMatchObject({ status: 'checking', subject: null });
    expect((await candidate.get(TASK)).body.level).toBeNull();
    await rate(rater2 as TestClient, id, 'B2');
    const done = await findEnglishVerification(candidate);
    expect(done).toMatchObject({ status: 'verified', subject: 'B2', method: 'written-task' });
    expect(Number(done.expiresAt.slice(0, 4)) - Number(done.verifiedAt.slice(0, 4))).toBe(2);
    expect((await candidate.get(TASK)).body.level).toBe('B2');
    expect((await candidate.get('/api/notifications')).body).toMatchObject([
      { data: { subject: 'B2', status: 'verified' } },
    ]);
  });

  it('requires a third rater if two differ, and uses the median', async () => {
    const [candidate, [rater1, rater2, rater3, rater4]] = [await world.candidate(), await createAdmins(4)];
    const id = await submitTask(candidate);
    await rate(rater1 as TestClient, id, 'B1');
    await rate(rater2 as TestClient, id, 'C1');
    expect((await findEnglishVerification(candidate)).status).toBe('checking');
    await rate(rater3 as TestClient, id, 'B2');
    expect(await findEnglishVerification(candidate)).toMatchObject({ status: 'verified', subject: 'B2' });
    expect(await rate(rater4 as TestClient, id, 'B2')).toMatchObject({ status: 409 });
    expect((await rater4?.get(QUEUE))?.body).toEqual([]);
  });

  it('below A2 fails the verification', async () => {
    const [candidate, [rater1, rater2]] = [await world.candidate(), await createAdmins(2)];
    const id = await submitTask(candidate);
    await rate(rater1 as TestClient, id, 'A1');
    await rate(rater2 as TestClient, id, 'A1');
    expect(await findEnglishVerification(candidate)).toMatchObject({ status: 'failed', verifiedAt: null });
  });

  it('is possible once per admin, and concurrent ratings are accepted only from as many raters as needed', async () => {
    const [candidate, raters] = [await world.candidate(), await createAdmins(5)];
    const id = await submitTask(candidate);
    const twice = await Promise.all([1, 2].map(() => rate(raters[0] as TestClient, id, 'B2')));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const responses = await Promise.all(raters.slice(1).map((rater) => rate(rater, id, 'B2')));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(await world.db.select().from(englishRatings)).toHaveLength(2);
    const history = (await findEnglishVerification(candidate)).history.map(({ to }: { to: string }) => to);
    expect(history).toEqual(['claimed', 'checking', 'verified']);
  });

  it("is refused for the admin's own task, and the response names an invalid criterion", async () => {
    const user = await world.build.user({ accountType: 'candidate', isAdmin: true });
    await world.build.candidate({ userId: user.id });
    const [self, admin] = [await world.as(user.id), await world.admin()];
    const id = await submitTask(self);
    expect((await self.get(QUEUE)).body).toEqual([]);
    expect((await rate(self, id, 'C2')).status).toBe(403);
    const rejection = await admin.post(`${QUEUE}/${id}/ratings`, { ...sameLevelForAll('B2'), accuracy: 'native' });
    expect(rejection).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'accuracy', message: 'Choose a level' }] },
    });
  });

  it('keeps a decision that an admin made in the meantime', async () => {
    const [candidate, [rater1, rater2]] = [await world.candidate(), await createAdmins(2)];
    const id = await submitTask(candidate);
    await rate(rater1 as TestClient, id, 'B2');
    const { id: verificationId } = await findEnglishVerification(candidate);
    await rater2?.post(`/api/admin/verifications/${verificationId}`, { status: 'failed', method: 'video-call' });
    expect((await rater2?.get(QUEUE))?.body).toEqual([]);
    expect((await rate(rater2 as TestClient, id, 'B2')).status).toBe(201);
    expect(await findEnglishVerification(candidate)).toMatchObject({ status: 'failed', method: 'video-call' });
  });

  it('is not required before the next task if an admin failed the verification', async () => {
    const [candidate, admin] = [await world.candidate(), await world.admin()];
    await submitTask(candidate);
    const { id } = await findEnglishVerification(candidate);
    await admin.post(`/api/admin/verifications/${id}`, { status: 'failed', method: 'video-call' });
    const closed = (await candidate.get(TASK)).body;
    expect(closed).toMatchObject({ level: null, isAwaitingRating: false, canRetake: true });
    expect((await candidate.post(TASK)).status).toBe(201);
  });

  it('allows another task once the confirmed level is about to expire, but not before', async () => {
    const [candidate, [rater1, rater2]] = [await world.candidate(), await createAdmins(2)];
    const id = await submitTask(candidate);
    for (const rater of [rater1, rater2]) await rate(rater as TestClient, id, 'B2');
    expect((await candidate.get(TASK)).body).toMatchObject({ level: 'B2', isAwaitingRating: false, canRetake: false });
    await world.db.update(verifications).set({ expiresAt: sql`now() + interval '1 day'` });
    expect((await candidate.get(TASK)).body).toMatchObject({ level: 'B2', canRetake: true });
    expect((await candidate.post(TASK)).status).toBe(201);
  });
});

describe('the agreement of raters', () => {
  it('is computed from the first two raters of each task', async () => {
    const [rater1, rater2, rater3] = (await createAdmins(3)) as [SignedUp, SignedUp, SignedUp];
    expect((await rater1.get('/api/admin/english-agreement')).body).toEqual({ tasks: 0, agreed: 0, kappa: null });
    for (const [first, second] of [
      ['B1', 'B1'],
      ['C1', 'C1'],
      ['B1', 'C1'],
      ['C1', 'C1'],
    ] as const) {
      const id = await submitTask(await world.candidate());
      await rate(rater1, id, first);
      await rate(rater2, id, second);
      await rate(rater3, id, 'C1');
    }
    // p_o = 3/4; first B1 2, C1 2; second B1 1, C1 3: p_e = (2·1 + 2·3) / 16 = 1/2; κ = (3/4 − 1/2) / (1/2) = 1/2.
    expect((await rater1.get('/api/admin/english-agreement')).body).toEqual({ tasks: 4, agreed: 3, kappa: 0.5 });
  });
});

it('texts of English tasks are exported and deleted with the account, and cleared after two years', async () => {
  const candidate = await world.candidate();
  const id = await submitTask(candidate);
  expect((await candidate.get('/api/account/export')).body.englishTasks).toMatchObject([{ id, text: TEXT }]);
  await dropOldEnglishTexts(world.db);
  expect((await candidate.get(TASK)).body.text).toBe(TEXT);
  await world.db
    .update(englishTasks)
    .set({ startedAt: sql`now() - interval '25 months'` })
    .where(eq(englishTasks.id, id));
  await dropOldEnglishTexts(world.db);
  expect((await candidate.get(TASK)).body.text).toBe('');
  expect((await candidate.delete('/api/account', { password: 'a fine long password' })).status).toBe(204);
  expect(await world.db.select().from(englishTasks)).toEqual([]);
  expect(await world.db.select().from(verifications)).toEqual([]);
});
