/** Claims, the admins' queue, and who sees what in the ledger. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS } from '#shared/time.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { recordExpiries } from './verifications.service.ts';
import { verificationEvents, verifications } from './verifications.tables.ts';

const OWN = '/api/verifications';
const QUEUE = '/api/admin/verifications';

const world = useTestApp();

const claim = (by: TestClient, kind: string, subject?: string) => by.post(OWN, { kind, subject });
const decide = (by: TestClient, id: string, status: string, more: object = {}) =>
  by.post(`${QUEUE}/${id}`, { status, method: 'document', ...more });

/** Creates a claim and verifies it. Returns the response to the last status change. */
const verify = async (admin: TestClient, candidate: TestClient, kind: string, more: object = {}, subject?: string) => {
  const { id } = (await claim(candidate, kind, subject)).body;
  await decide(admin, id, 'checking');
  return decide(admin, id, 'verified', more);
};

describe('a claim', () => {
  it('is created by the candidate, waits for a check, and is not visible to other candidates', async () => {
    const candidate = await world.candidate();
    const created = await claim(candidate, 'skill', '  React ');
    expect(created).toMatchObject({
      status: 201,
      body: {
        kind: 'skill',
        subject: 'React',
        status: 'claimed',
        method: null,
        verifiedAt: null,
        expiresAt: null,
        by: 'Puente',
        history: [{ from: null, to: 'claimed', method: null }],
      },
    });
    expect((await candidate.get(OWN)).body).toEqual([created.body]);
    expect((await (await world.candidate()).get(OWN)).body).toEqual([]);
  });

  it('exists once per subject, even with concurrent requests', async () => {
    const candidate = await world.candidate();
    const responses = await Promise.all(['React', 'react', 'REACT  '].map((skill) => claim(candidate, 'skill', skill)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await claim(candidate, 'skill', 'x'.repeat(60))).status).toBe(201);
    expect((await claim(candidate, 'work', 'x'.repeat(61))).status).toBe(201);
    expect((await claim(candidate, 'identity')).status).toBe(201);
    expect(await claim(candidate, 'identity', 'Passport')).toMatchObject({
      status: 409,
      body: { detail: 'You’ve already asked us to check this' },
    });
    expect((await claim(await world.candidate(), 'skill', 'React')).status).toBe(201);
  });

  it('is refused, naming the field, if a value is missing, unknown or too long', async () => {
    const candidate = await world.candidate();
    const expectRejection = async (body: object, path: string) =>
      expect(await candidate.post(OWN, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    await expectRejection({}, 'kind');
    await expectRejection({ kind: 'beauty' }, 'kind');
    for (const kind of ['skill', 'reference', 'work']) await expectRejection({ kind, subject: '  ' }, 'subject');
    for (const length of [61, 201]) await expectRejection({ kind: 'skill', subject: 'x'.repeat(length) }, 'subject');
    await expectRejection({ kind: 'work', subject: 'x'.repeat(201) }, 'subject');
    expect((await candidate.get(OWN)).body).toEqual([]);
  });

  it('requires a candidate with a profile', async () => {
    expect((await claim(await world.newcomer({ accountType: 'candidate' }), 'identity')).status).toBe(409);
    expect((await claim(await world.company(), 'identity')).status).toBe(403);
    expect((await claim(world.visitor, 'identity')).status).toBe(401);
  });

  it('is refused while the candidate has twenty open claims, even with concurrent requests', async () => {
    const candidate = await world.candidate();
    for (let count = 0; count < 18; count += 1) await claim(candidate, 'skill', `Skill ${count}`);
    const responses = await Promise.all(['A', 'B', 'C', 'D'].map((skill) => claim(candidate, 'skill', skill)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect((await candidate.get(`${OWN}?limit=100`)).body).toHaveLength(20);
  });

  it('is refused while a verification is valid, and possible again after it failed, was revoked or is about to expire', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const failed = (await claim(candidate, 'identity')).body;
    await decide(admin, failed.id, 'checking');
    await decide(admin, failed.id, 'failed');
    expect((await verify(admin, candidate, 'identity')).status).toBe(200);
    expect((await claim(candidate, 'identity')).status).toBe(409);
    const soon = new Date(Date.now() + 30 * DAY_MS).toISOString();
    expect((await verify(admin, candidate, 'english', { expiresAt: soon })).status).toBe(200);
    expect((await claim(candidate, 'english')).status).toBe(201);
    const revoked = (await verify(admin, candidate, 'work', {}, 'Acme, 2020 to 2023')).body;
    await decide(admin, revoked.id, 'revoked');
    expect((await claim(candidate, 'work', 'Acme, 2020 to 2023')).status).toBe(201);
  });
});

describe('an admin', () => {
  it('changes the status step by step, and the candidate is notified each time', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const { id } = (await claim(candidate, 'identity')).body;
    const checking = await decide(admin, id, 'checking', { method: '', note: 'Asked for the passport' });
    expect(checking).toMatchObject({ status: 200, body: { status: 'checking', method: null } });
    const verified = await decide(admin, id, 'verified', { method: 'video-call', note: 'Face matches' });
    expect(verified.body).toMatchObject({
      status: 'verified',
      method: 'video-call',
      by: 'Puente',
      candidate: { id: candidate.userId, candidateId: candidate.candidate.id, jobTitle: 'Full Stack Developer' },
      history: [
        { from: null, to: 'claimed', admin: null, note: null },
        { from: 'claimed', to: 'checking', admin: { id: admin.userId }, note: 'Asked for the passport' },
        { from: 'checking', to: 'verified', method: 'video-call', admin: { id: admin.userId }, note: 'Face matches' },
      ],
    });
    const { verifiedAt, expiresAt } = verified.body;
    expect(Math.abs(Date.parse(verifiedAt) - Date.now())).toBeLessThan(60_000);
    expect(expiresAt.slice(0, 4)).toBe(String(Number(verifiedAt.slice(0, 4)) + 2));
    expect(expiresAt.slice(10)).toBe(verifiedAt.slice(10));
    expect((await decide(admin, id, 'revoked')).body).toMatchObject({ status: 'revoked', verifiedAt, expiresAt });
    const bell = (await candidate.get('/api/notifications')).body;
    expect(
      bell.map(({ type, data }: { type: string; data: { kind: string; status: string } }) => [
        type,
        data.kind,
        data.status,
      ]),
    ).toEqual(['revoked', 'verified', 'checking'].map((status) => ['verification_moved', 'identity', status]));
    const entries = await world.db.select().from(auditLog);
    expect(entries.map(({ action, detail }) => [action, detail['to']])).toEqual(
      ['checking', 'verified', 'revoked'].map((to) => ['verification.moved', to]),
    );
  });

  it('can make only the allowed status changes', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const some = { claimed: 'claimed', checking: 'checking', failed: 'failed', verified: 'verified' } as const;
    const allowed = new Set(['claimed checking', 'checking verified', 'checking failed', 'verified revoked']);
    const all = [...Object.values(some), 'revoked', 'expired'] as const;
    for (const from of all) {
      for (const to of all) {
        const subject = `${from} to ${to}`;
        const { id } = await world.build.verification({
          userId: candidate.userId,
          kind: 'skill',
          subject,
          status: from,
        });
        const expected = allowed.has(`${from} ${to}`) ? 200 : 409;
        expect([from, to, (await decide(admin, id, to)).status]).toEqual([from, to, expected]);
        const after = expected === 200 ? to : from;
        expect((await admin.get(`${QUEUE}/${id}`)).body.status).toBe(after);
      }
    }
    expect((await decide(admin, newId(), 'checking')).status).toBe(404);
    expect((await decide(admin, 'x', 'checking')).status).toBe(404);
  });

  it('is refused if another admin decides at the same time', async () => {
    const [first, second, candidate] = [await world.admin(), await world.admin(), await world.candidate()];
    const { id } = await world.build.verification({ userId: candidate.userId, kind: 'identity', status: 'checking' });
    const responses = await Promise.all([decide(first, id, 'verified'), decide(second, id, 'failed')]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await candidate.get('/api/notifications')).body).toHaveLength(1);
  });

  it('cannot decide on their own verification', async () => {
    const user = await world.build.user({ accountType: 'candidate', isAdmin: true });
    await world.build.candidate({ userId: user.id });
    const self = await world.as(user.id);
    const { id } = (await claim(self, 'identity')).body;
    for (const status of ['checking', 'verified', 'revoked']) {
      expect(await decide(self, id, status)).toMatchObject({
        status: 403,
        body: { code: 'own-verification' },
      });
    }
    expect((await decide(await world.admin(), id, 'checking')).status).toBe(200);
  });

  it('sets expiry and method, and receives the name of an invalid field', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const { id } = await world.build.verification({ userId: candidate.userId, kind: 'identity', status: 'checking' });
    const expectRejection = async (body: object, path: string) =>
      expect(await admin.post(`${QUEUE}/${id}`, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    await expectRejection({ status: 'approved' }, 'status');
    await expectRejection({ status: 'verified' }, 'method');
    const method = 'document';
    await expectRejection({ status: 'verified', method, expiresAt: 'tomorrow' }, 'expiresAt');
    await expectRejection({ status: 'verified', method, expiresAt: '2027-02-30' }, 'expiresAt');
    await expectRejection({ status: 'verified', method, expiresAt: '2020-01-01' }, 'expiresAt');
    await expectRejection({ status: 'verified', method: 'x'.repeat(201) }, 'method');
    await expectRejection({ status: 'verified', method, note: 'x'.repeat(10_001) }, 'note');
    const done = await admin.post(`${QUEUE}/${id}`, { status: 'verified', method, expiresAt: '2099-03-01' });
    expect(done.body.expiresAt).toBe('2099-03-02T12:00:00.000Z');
  });

  it('reads the queue by status, longest wait first, in pages', async () => {
    const admin = await world.admin();
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const { userId } = await world.candidate();
      const status = day % 2 === 0 ? 'checking' : 'claimed';
      const createdAt = `2026-01-0${day}T00:00:00.000Z`;
      ids.push((await world.build.verification({ userId, kind: 'identity', status, createdAt })).id);
    }
    const read: string[] = [];
    let path: string | undefined = `${QUEUE}?limit=2`;
    while (path !== undefined) {
      const page: Awaited<ReturnType<typeof admin.get>> = await admin.get(path);
      expect(page.headers['x-total-count']).toBe('5');
      read.push(...page.body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(read).toEqual(ids);
    const claimed = (await admin.get(`${QUEUE}?status=claimed&sort=newest`)).body;
    expect(claimed.map(({ id }: { id: string }) => id)).toEqual([ids[4], ids[2], ids[0]]);
    expect((await admin.get(`${QUEUE}?status=verified`)).body).toEqual([]);
    expect((await admin.get(`${QUEUE}?status=none`)).status).toBe(400);
  });
});

describe('an expired verification', () => {
  const past = '2026-01-01T00:00:00.000Z';

  it('appears as expired to everyone before and after the expiry is recorded, with the same history', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    const { userId } = candidate;
    const times = { createdAt: '2025-01-01T00:00:00.000Z', expiresAt: past };
    const { id } = await world.build.verification({ userId, kind: 'identity', status: 'verified', ...times });
    await world.build.verification({ userId, kind: 'english', status: 'verified' });
    const readAll = async () => ({
      own: (await candidate.get(OWN)).body,
      queue: (await admin.get(`${QUEUE}?status=expired`)).body,
      verified: (await admin.get(`${QUEUE}?status=verified`)).body,
      profile: (await company.get(`/api/candidates/${candidate.candidate.id}`)).body.verifications,
      list: (await company.get('/api/candidates/browse')).body[0].verified,
      filtered: (await company.get('/api/candidates/browse?verified=identity')).body,
    });
    const before = await readAll();
    expect(before.own.find((verification: { id: string }) => verification.id === id)).toMatchObject({
      status: 'expired',
      history: [
        { to: 'claimed' },
        { to: 'checking' },
        { to: 'verified' },
        { from: 'verified', to: 'expired', at: past },
      ],
    });
    expect(before.queue.map((verification: { id: string }) => verification.id)).toEqual([id]);
    expect(before).toMatchObject({ verified: [{ kind: 'english' }], list: ['english'], filtered: [] });
    expect((await decide(admin, id, 'revoked')).status).toBe(409);
    expect(await recordExpiries(world.platform)).toBe(1);
    expect(await recordExpiries(world.platform)).toBe(0);
    expect(await readAll()).toEqual(before);
    expect((await candidate.get('/api/notifications')).body).toMatchObject([{ data: { status: 'expired' } }]);
  });
});

describe('a company', () => {
  it('sees verified and expired items, but no notes, admins, failures, revocations or open claims', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    const note = 'Seen by Ximena';
    const { id } = (await verify(admin, candidate, 'identity', { note })).body;
    const { userId } = candidate;
    await world.build.verification({ userId, kind: 'english', status: 'failed' });
    await world.build.verification({ userId, kind: 'work', subject: 'Acme', status: 'revoked' });
    const times = { createdAt: '2025-01-01T00:00:00.000Z', expiresAt: '2026-01-01T00:00:00.000Z' };
    await world.build.verification({ userId, kind: 'skill', subject: 'React', status: 'verified', ...times });
    await world.build.verification({ userId, kind: 'skill', subject: 'Vue', status: 'claimed' });
    const response = await company.get(`/api/candidates/${candidate.candidate.id}`);
    expect(response.body.verifications).toEqual([
      {
        id,
        kind: 'identity',
        subject: null,
        status: 'verified',
        method: 'document',
        verifiedAt: expect.any(String),
        expiresAt: expect.any(String),
        by: 'Puente',
      },
      expect.objectContaining({ kind: 'skill', subject: 'React', status: 'expired', by: 'Puente' }),
    ]);
    expect(response.text).not.toContain(note);
    expect(response.text).not.toContain(admin.userId);
    expect((await candidate.get(OWN)).text).not.toContain(note);
  });

  it('filters candidates by valid verifications in every sort order', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const [withBoth, withIdentity, withNone] = [
      await world.candidate(),
      await world.candidate(),
      await world.candidate(),
    ];
    await world.build.verification({ userId: withBoth.userId, kind: 'identity', status: 'verified' });
    await world.build.verification({ userId: withBoth.userId, kind: 'english', status: 'verified' });
    await world.build.verification({ userId: withIdentity.userId, kind: 'identity', status: 'verified' });
    await world.build.verification({ userId: withNone.userId, kind: 'identity', status: 'checking' });
    const find = async (query: string) =>
      (await company.get(`/api/candidates/browse?${query}`)).body.map(({ id }: { id: string }) => id).toSorted();
    const people = [withBoth, withIdentity].map(({ candidate }) => candidate.id).toSorted();
    for (const sort of ['match', 'newest', 'rate']) {
      expect(await find(`sort=${sort}&verified=identity`)).toEqual(people);
      expect(await find(`sort=${sort}&verified=english,identity`)).toEqual([withBoth.candidate.id]);
      expect(await find(`sort=${sort}&verified=work`)).toEqual([]);
      expect(await find(`sort=${sort}&verified=`)).toHaveLength(3);
    }
    expect((await company.get('/api/candidates/browse?verified=identity,beauty')).status).toBe(400);
  });

  it('finds candidates as soon as they are verified, until the verification is revoked or expires', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    await world.build.job({ companyId: company.company.id });
    const count = async () => (await company.get('/api/candidates/browse?verified=english')).body.length;
    expect(await count()).toBe(0);
    const { id } = (await verify(admin, candidate, 'english')).body;
    expect(await count()).toBe(1);
    await decide(admin, id, 'revoked');
    expect(await count()).toBe(0);
    const expiresAt = new Date(Date.now() + 5_000).toISOString();
    await verify(admin, candidate, 'english', { expiresAt });
    expect(await count()).toBe(1);
    await new Promise((done) => setTimeout(done, 5_100));
    expect(await count()).toBe(0);
  });

  it('sees the same score before and after a verification', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    await world.build.job({ companyId: company.company.id });
    const readScores = async () => {
      const { compatibility } = (await company.get(`/api/candidates/${candidate.candidate.id}`)).body;
      const [row] = (await company.get('/api/candidates/browse')).body;
      return { compatibility, listed: row.compatibility };
    };
    const before = await readScores();
    for (const kind of ['identity', 'english', 'skill', 'reference', 'work'])
      await verify(admin, candidate, kind, {}, 'React');
    expect(await readScores()).toEqual(before);
  });
});

describe('the history of a verification', () => {
  it('cannot be changed, and is deleted only with the account', async () => {
    const { userId } = await world.candidate();
    await world.build.verification({ userId, kind: 'identity', status: 'verified' });
    const databaseError = { cause: { message: 'verification_events is append only' } };
    await expect(world.db.update(verificationEvents).set({ note: 'x' })).rejects.toMatchObject(databaseError);
    await expect(world.db.delete(verificationEvents)).rejects.toMatchObject(databaseError);
    const person = await world.as(userId);
    expect((await person.get('/api/account/export')).body.verifications).toMatchObject([{ kind: 'identity' }]);
    expect((await person.delete('/api/account', { password: 'a fine long password' })).status).toBe(204);
    expect(await world.db.select().from(verificationEvents)).toEqual([]);
    expect(await world.db.select().from(verifications)).toEqual([]);
  });
});

it('the database allows only one open claim per subject', async () => {
  const { userId } = await world.candidate();
  await world.build.verification({ userId, kind: 'identity', status: 'claimed' });
  const second = world.build.verification({ userId, kind: 'identity', status: 'checking' });
  await expect(second).rejects.toMatchObject({
    cause: { message: expect.stringContaining('verifications_open_once_key') },
  });
  const [{ count } = { count: 0 }] = await world.db.select({ count: sql<number>`count(*)::int` }).from(verifications);
  expect(count).toBe(1);
});
