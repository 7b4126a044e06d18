import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { LIMITS } from '#shared/limits.ts';
import { eventually } from '#testing/eventually.ts';
import { BUILT_PASSWORD, type CandidateClient, useTestApp } from '#testing/test-app.ts';
import { invitations } from './invitations.tables.ts';

const world = useTestApp();

/** Creates a company with an open job, and a vetted candidate. */
const createScene = async () => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate({ jobTitle: 'Accountant' });
  const invite = (note?: string, invitee: CandidateClient = candidate) =>
    company.post('/api/invitations', { jobId: job.id, candidateId: invitee.candidate.id, note });
  return { company, job, candidate, invite };
};

const listNotifications = (userId: string) =>
  world.db.select().from(notifications).where(eq(notifications.userId, userId));

it('an open invitation marks the job in the candidate’s lists', async () => {
  const { job, candidate, invite } = await createScene();
  const other = await world.candidate();
  const isMarked = async (client: CandidateClient, path: string) => {
    const rows = (await client.get(path)).body as { id: string; isInvited?: boolean }[];
    return rows.find(({ id }) => id === job.id)?.isInvited;
  };
  const lists = [
    '/api/jobs/browse',
    '/api/jobs/browse?sort=newest',
    '/api/jobs/browse?sort=budget',
    '/api/job-matches',
  ];
  expect(await isMarked(candidate, '/api/jobs/browse')).toBeUndefined();
  const { id } = (await invite()).body;
  for (const path of lists) expect(await isMarked(candidate, path), path).toBe(true);
  expect(await isMarked(other, '/api/jobs/browse')).toBeUndefined();
  await candidate.patch(`/api/invitations/${id}`, { status: 'declined' });
  expect(await isMarked(candidate, '/api/jobs/browse')).toBeUndefined();
});

describe('POST /api/invitations', () => {
  it('invites a vetted candidate with a note and notifies them in the bell, by email and with a live frame', async () => {
    const { company, job, candidate, invite } = await createScene();
    const frames: unknown[] = [];
    world.hub.add(candidate.userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
    const response = await invite('  We like your experience with clinics.  ');
    expect(response).toMatchObject({
      status: 201,
      body: {
        jobId: job.id,
        candidateId: candidate.candidate.id,
        note: 'We like your experience with clinics.',
        status: 'invited',
        answeredAt: null,
        job: { title: 'Bookkeeper', status: 'open', company: { companyName: 'Faro Studio' } },
        candidate: { jobTitle: 'Accountant', user: { id: candidate.userId } },
        compatibilityScore: expect.any(Number),
      },
    });
    expect(await listNotifications(candidate.userId)).toMatchObject([
      {
        type: 'invitation_received',
        data: { invitationId: response.body.id, jobId: job.id, jobTitle: 'Bookkeeper', name: 'Faro Studio' },
      },
    ]);
    const [mail] = await world.mails(candidate.user.email ?? '');
    expect(mail).toMatchObject({
      kind: 'invitation-received',
      subject: 'Faro Studio invites you to apply: Bookkeeper',
    });
    expect(mail?.textBody).toContain('> We like your experience with clinics.');
    expect(mail?.textBody).toContain(`\nhttp://localhost:3000/jobs/${job.id}\n`);
    await eventually(() =>
      expect(frames).toContainEqual({ type: 'invitation_updated', invitationId: response.body.id }),
    );
    expect((await candidate.get('/api/invitations')).body).toMatchObject([{ id: response.body.id, status: 'invited' }]);
    expect(await listNotifications(company.userId)).toEqual([]);
  });

  it('invites once per person and job, even with concurrent requests', async () => {
    const { invite, candidate } = await createScene();
    const responses = await Promise.all([invite(), invite(), invite()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await invite()).body.detail).toBe('This person was already invited to this job');
    expect(await listNotifications(candidate.userId)).toHaveLength(1);
    expect(await world.mails(candidate.user.email ?? '')).toHaveLength(1);
  });

  it('returns 409 for applicants, and for jobs that are not open', async () => {
    const { company, job, candidate, invite } = await createScene();
    await candidate.post('/api/applications', { jobId: job.id });
    expect(await invite()).toMatchObject({
      status: 409,
      body: { detail: 'This person has already applied to this job' },
    });
    const other = await world.candidate();
    for (const status of ['paused', 'closed']) {
      await company.patch(`/api/jobs/${job.id}`, { status });
      expect(await invite(undefined, other)).toMatchObject({
        status: 409,
        body: { detail: 'This job no longer accepts applications' },
      });
    }
  });

  it('detects an application made at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { candidate, job, invite } = await createScene();
      const [invited, applied] = await Promise.all([invite(), candidate.post('/api/applications', { jobId: job.id })]);
      expect(applied.status).toBe(201);
      expect(applied.body.invited).toBe(invited.status === 201);
      const rows = await world.db.select().from(invitations).where(eq(invitations.jobId, job.id));
      expect(rows.map(({ status }) => status)).toEqual(invited.status === 201 ? ['applied'] : []);
    }
  });

  it('refuses people who are not vetted', async () => {
    const { company, job, invite } = await createScene();
    const waiting = await world.candidate({ approvalStatus: 'pending' });
    expect((await invite(undefined, waiting)).status).toBe(404);
    expect((await invite(undefined, await world.candidate({ approvalStatus: 'rejected' }))).status).toBe(404);
    expect((await invite(undefined, await world.candidate({ isListed: false }))).status).toBe(404);
    // The company can see a person who applied to another of its jobs.
    const other = await world.build.job({ companyId: company.company.id });
    await waiting.post('/api/applications', { jobId: other.id });
    expect(await invite(undefined, waiting)).toMatchObject({
      status: 403,
      body: { detail: 'You can only invite vetted candidates' },
    });
    expect((await company.post('/api/invitations', { jobId: job.id, candidateId: newId() })).status).toBe(404);
  });

  it('is refused with the same error as a message if the candidate blocked the company', async () => {
    const { company, candidate, invite } = await createScene();
    await candidate.put(`/api/blocks/${company.userId}`);
    const messaged = await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    const invited = await invite();
    expect([invited.status, invited.body.detail]).toEqual([messaged.status, messaged.body.detail]);
    expect(invited.status).toBe(403);
    expect(await listNotifications(candidate.userId)).toEqual([]);
  });

  it('sends no email to candidates who opted out', async () => {
    const { candidate, invite } = await createScene();
    await candidate.patch('/api/account', { notifications: { invitationReceived: false } });
    expect((await invite()).status).toBe(201);
    expect(await world.mails(candidate.user.email ?? '')).toEqual([]);
  });

  it('is allowed only for companies, and only for their own jobs', async () => {
    const { job, candidate, company } = await createScene();
    const body = { jobId: job.id, candidateId: candidate.candidate.id };
    expect((await world.visitor.post('/api/invitations', body)).status).toBe(401);
    expect((await candidate.post('/api/invitations', body)).status).toBe(403);
    expect((await (await world.company()).post('/api/invitations', body)).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'company' })).post('/api/invitations', body)).status).toBe(404);
    for (const [wrong, path] of [
      [{ ...body, jobId: undefined }, 'jobId'],
      [{ ...body, candidateId: 'x' }, 'candidateId'],
      [{ ...body, note: 'x'.repeat(10_001) }, 'note'],
    ] as const) {
      expect((await company.post('/api/invitations', wrong)).body.errors[0].path).toBe(path);
    }
  });
});

describe('an invitation', () => {
  it('becomes `applied` when the candidate applies', async () => {
    const { company, candidate, job, invite } = await createScene();
    const { body } = await invite();
    const applied = await candidate.post('/api/applications', { jobId: job.id });
    expect(applied).toMatchObject({ status: 201, body: { invited: true } });
    expect((await company.get(`/api/applications/${applied.body.id}`)).body.invited).toBe(true);
    expect((await company.get('/api/applications')).body[0].invited).toBe(true);
    expect((await company.get(`/api/invitations/${body.id}`)).body).toMatchObject({
      status: 'applied',
      answeredAt: expect.any(String),
    });
    const plain = await createScene();
    const uninvited = await plain.candidate.post('/api/applications', { jobId: plain.job.id });
    expect(uninvited.body.invited).toBe(false);
  });

  it('can be declined once by its candidate, and notifies the company', async () => {
    const { company, candidate, job, invite } = await createScene();
    const { body } = await invite();
    const path = `/api/invitations/${body.id}`;
    expect((await candidate.patch(path, { status: 'applied' })).body.errors[0].path).toBe('status');
    const responses = await Promise.all([1, 2].map(() => candidate.patch(path, { status: 'declined' })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await company.get('/api/invitations')).body).toMatchObject([{ id: body.id, status: 'declined' }]);
    expect(await listNotifications(company.userId)).toMatchObject([
      { type: 'invitation_declined', data: { jobId: job.id, jobTitle: 'Bookkeeper' } },
    ]);
    expect((await invite()).status).toBe(409);
    // A candidate may still apply after declining.
    expect((await candidate.post('/api/applications', { jobId: job.id })).body.invited).toBe(true);
    expect((await candidate.patch(path, { status: 'declined' })).status).toBe(409);
  });

  it('is not found by other companies and candidates', async () => {
    const { company, invite } = await createScene();
    const path = `/api/invitations/${(await invite()).body.id}`;
    const strangers = [await world.company(), await world.candidate()];
    for (const stranger of strangers) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get('/api/invitations')).body).toEqual([]);
    }
    expect((await strangers[1]?.patch(path, { status: 'declined' }))?.status).toBe(404);
    expect((await company.patch(path, { status: 'declined' })).status).toBe(403);
    expect((await world.visitor.get('/api/invitations')).status).toBe(401);
    expect((await (await world.newcomer()).get('/api/invitations')).body).toEqual([]);
  });

  it('is listed page by page, filtered by job and status, with the beginning of a long note', async () => {
    const { company, job, candidate, invite } = await createScene();
    const note = 'A word about the team. '.repeat(400);
    await invite(note);
    for (let count = 0; count < 4; count++) await invite('Hello', await world.candidate());
    const other = await world.build.job({ companyId: company.company.id });
    await company.post('/api/invitations', { jobId: other.id, candidateId: candidate.candidate.id });
    const all = (await company.get('/api/invitations')).body;
    expect(all).toHaveLength(6);
    expect(all.at(-1).note.length).toBeLessThan(300);
    expect((await candidate.get(`/api/invitations/${all.at(-1).id}`)).body.note).toBe(note.trim());
    const ids: string[] = [];
    for (let next: string | null = `/api/invitations?jobId=${job.id}&limit=2`; next !== null; ) {
      const page = await company.get(next);
      ids.push(...page.body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(ids).toEqual(
      all.filter((row: { jobId: string }) => row.jobId === job.id).map(({ id }: { id: string }) => id),
    );
    expect((await company.get('/api/invitations?status=declined')).body).toEqual([]);
    expect((await company.get('/api/invitations?status=lost')).status).toBe(400);
  });

  it('is deleted with the account of either the company or the candidate, and no copy of the name remains', async () => {
    const { company, candidate, invite } = await createScene();
    await invite('Come work with us');
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect((await candidate.get('/api/invitations')).body).toEqual([]);
    expect(await listNotifications(candidate.userId)).toEqual([]);

    const second = await createScene();
    const { body } = await second.invite();
    await second.candidate.patch(`/api/invitations/${body.id}`, { status: 'declined' });
    await second.candidate.delete('/api/account', { password: BUILT_PASSWORD });
    expect((await second.company.get('/api/invitations')).body).toEqual([]);
    expect(await listNotifications(second.company.userId)).toMatchObject([{ data: { name: 'Deleted user' } }]);
  });

  it('is withdrawn from the bells of hundreds of people with the account of the company', async () => {
    const { company, job } = await createScene();
    const people = await Promise.all(Array.from({ length: 250 }, () => world.build.candidate()));
    const { userId } = company;
    const values = people.map(({ id, userId: to }) => ({ id, to, invitationId: newId() }));
    await world.db.insert(invitations).values(
      values.map(({ id, invitationId }) => ({
        id: invitationId,
        jobId: job.id,
        companyId: company.company.id,
        candidateId: id,
      })),
    );
    const about = { jobId: job.id, jobTitle: job.title, userId, name: 'Faro Studio' };
    await world.db.insert(notifications).values(
      values.map(({ to, invitationId }) => ({
        id: newId(),
        userId: to,
        type: 'invitation_received' as const,
        data: { ...about, invitationId },
      })),
    );
    expect((await company.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await world.db.$count(notifications, eq(notifications.type, 'invitation_received'))).toBe(0);
  });

  it('leaves the unread notifications when an admin takes the job down', async () => {
    const { job, candidate, invite } = await createScene();
    await invite();
    const admin = await world.admin();
    expect((await admin.post(`/api/admin/jobs/${job.id}/take-down`, { reason: 'A scam' })).status).toBe(200);
    expect((await candidate.get('/api/invitations')).body).toEqual([]);
    expect(await listNotifications(candidate.userId)).toMatchObject([{ readAt: expect.any(String) }]);
  });

  it('is in the account exports of the company and the candidate', async () => {
    const { company, candidate, invite } = await createScene();
    await invite('Come work with us');
    for (const side of [company, candidate]) {
      const { body } = await side.get('/api/account/export');
      expect(body.invitations).toMatchObject([
        { jobTitle: 'Bookkeeper', note: 'Come work with us', status: 'invited' },
      ]);
    }
  });
});

describe('GET /api/jobs/:id/matches', () => {
  const pickIds = (body: { id: string }[]) => body.map(({ id }) => id);

  it('lists vetted people who have not applied, best first, with score, rate, shared hours and invitation', async () => {
    const company = await world.company();
    const job = await world.build.job({
      companyId: company.company.id,
      title: 'Bookkeeper',
      requiredSkills: ['QuickBooks', 'Excel'],
      timezone: 'EST',
    });
    const best = await world.candidate({
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks', 'Excel'],
      hourlyRate: 20,
      timezone: 'America/Bogota',
    });
    const weaker = await world.candidate({ jobTitle: 'Assistant', skills: ['Excel'], timezone: null });
    const withdrawnApplicant = await world.candidate({ jobTitle: 'Bookkeeper', skills: ['QuickBooks'] });
    await withdrawnApplicant.post('/api/applications', { jobId: job.id });
    const { body: application } = await withdrawnApplicant.get(`/api/jobs/${job.id}/application`);
    await withdrawnApplicant.patch(`/api/applications/${application.id}`, { status: 'withdrawn' });
    await world.candidate({ approvalStatus: 'pending' });
    await world.candidate({ isListed: false });
    await company.post('/api/shortlists', { candidateId: weaker.candidate.id });
    const { body: invited } = await company.post('/api/invitations', {
      jobId: job.id,
      candidateId: weaker.candidate.id,
    });
    const { body } = await company.get(`/api/jobs/${job.id}/matches`);
    expect(pickIds(body)).toEqual([best.candidate.id, weaker.candidate.id]);
    expect(body).toMatchObject([
      { hourlyRate: 20, sharedHours: 7, invitation: null, compatibility: { jobId: job.id } },
      { sharedHours: null, invitation: { id: invited.id, status: 'invited' }, isShortlisted: true },
    ]);
    expect(body[0].compatibilityScore).toBeGreaterThan(body[1].compatibilityScore);
    const alone = await company.get(`/api/candidates/${best.candidate.id}?jobId=${job.id}`);
    expect(alone.body.compatibilityScore).toBe(body[0].compatibilityScore);
  });

  it('returns everyone once across pages, in small responses', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id, status: 'paused' });
    const long = 'Runs the books of small firms and closes each month on time. '.repeat(100);
    for (let count = 0; count < 30; count++) {
      await world.build.candidate({ bio: long, timezone: 'America/Argentina/Buenos_Aires' });
    }
    const first = await company.get(`/api/jobs/${job.id}/matches`);
    expect(first.body).toHaveLength(25);
    expect(Buffer.byteLength(first.text)).toBeLessThanOrEqual(LIMITS.listBytes.max);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await company.get(next);
    expect(second.body).toHaveLength(5);
    expect(second.headers.link).toBeUndefined();
    expect(new Set([...pickIds(first.body), ...pickIds(second.body)]).size).toBe(30);
  });

  it('is only for the company that posted the job', async () => {
    const { company, job, candidate } = await createScene();
    const path = `/api/jobs/${job.id}/matches`;
    expect((await company.get(path)).status).toBe(200);
    expect((await company.get(`${path}?cursor=x`)).status).toBe(400);
    expect((await (await world.company()).get(path)).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'company' })).get(path)).status).toBe(404);
    expect((await candidate.get(path)).status).toBe(403);
    expect((await world.visitor.get(path)).status).toBe(401);
  });
});

describe('suspended candidates', () => {
  it('are not in the list of matches and cannot be invited', async () => {
    const { company, job, candidate, invite } = await createScene();
    const admin = await world.admin();
    await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: true });
    expect((await company.get(`/api/jobs/${job.id}/matches`)).body).toEqual([]);
    expect((await invite()).status).toBe(404);
    const [user] = await world.db.select().from(users).where(eq(users.id, candidate.userId));
    expect(user?.suspendedAt).not.toBeNull();
    expect(await world.db.$count(outbox, eq(outbox.kind, 'invitation-received'))).toBe(0);
  });
});
