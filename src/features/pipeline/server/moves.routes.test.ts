import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { Side } from '#shared/sides.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { eventually } from '#testing/eventually.ts';
import { useTestApp } from '#testing/test-app.ts';
import { canMove } from '../applications.policy.ts';
import { applications } from './applications.tables.ts';

const world = useTestApp();

/** Creates an application with the given status, and clients for its company and its candidate. */
const createScene = async (status: ApplicationStatus = 'pending', declinedFrom: ApplicationStatus = 'pending') => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate();
  const { id } = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status,
    ...(status === 'declined' ? { declinedFrom } : {}),
  });
  const path = `/api/applications/${id}`;
  return { company, candidate, job, id, path, clients: { company, candidate } };
};

const setStatus = (id: string, status: ApplicationStatus, declinedFrom: ApplicationStatus | null = null) =>
  world.db.update(applications).set({ status, declinedFrom }).where(eq(applications.id, id));

const readMails = (userId: string) => world.db.select().from(outbox).where(eq(outbox.userId, userId));

const readNotifications = (userId: string) =>
  world.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id);

describe('PATCH /api/applications/:id', () => {
  it.each(['company', 'candidate'] as Side[])('allows a %s exactly the moves in the policy', async (side) => {
    const { id, path, clients } = await createScene();
    for (const from of APPLICATION_STATUSES) {
      for (const to of APPLICATION_STATUSES) {
        const declinedFrom = from === 'declined' ? 'applied' : null;
        await setStatus(id, from, declinedFrom);
        const response = await clients[side].patch(path, { status: to });
        const isAllowed = canMove({ from, to }, side, declinedFrom);
        expect(response.status, `${from} to ${to}`).toBe(isAllowed ? 200 : 409);
        const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
        expect(row?.status, `${from} to ${to}`).toBe(isAllowed ? to : from);
      }
    }
  });

  it('hides the application from other people', async () => {
    const { path } = await createScene();
    const body = { status: 'applied' };
    expect((await world.visitor.patch(path, body)).status).toBe(401);
    for (const stranger of [await world.company(), await world.candidate(), await world.newcomer()]) {
      expect(await stranger.patch(path, body)).toMatchObject({
        status: 404,
        body: { detail: 'Application not found' },
      });
    }
    const { company } = await createScene();
    expect((await company.patch(`/api/applications/${newId()}`, body)).status).toBe(404);
  });

  it.each([
    ['a missing status', 'status', {}],
    ['an unknown status', 'status', { status: 'lost' }],
    ['a note that is too long', 'note', { status: 'applied', note: 'x'.repeat(10_001) }],
    ['a note that cannot be stored', 'note', { status: 'applied', note: 'a\u0000b' }],
  ])('refuses %s', async (_what, path, body) => {
    const scene = await createScene();
    const response = await scene.company.patch(scene.path, body);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe(path);
  });

  it('returns the application, its history and the next moves', async () => {
    const { company, candidate, path } = await createScene('interviewing');
    const offered = await company.patch(path, { status: 'offered', note: 'We start in May' });
    expect(offered.body).toMatchObject({ status: 'offered', moves: ['hired', 'declined'] });
    expect(offered.body.history.at(-1)).toMatchObject({
      from: 'interviewing',
      to: 'offered',
      by: { side: 'company', name: 'Faro Studio' },
      note: 'We start in May',
    });
    const accepted = await candidate.patch(path, { status: 'hired' });
    expect(accepted.body).toMatchObject({ status: 'hired', moves: [] });
    expect(accepted.body.history.map((entry: { to: string }) => entry.to)).toEqual(['offered', 'hired']);
    expect(accepted.body.statusChangedAt).toBe(accepted.body.history.at(-1).at);
  });

  it('accepts only one of four concurrent moves, with one history entry', async () => {
    const { company, candidate, path } = await createScene('offered');
    const responses = await Promise.all([
      company.patch(path, { status: 'declined' }),
      candidate.patch(path, { status: 'hired' }),
      company.patch(path, { status: 'hired' }),
      candidate.patch(path, { status: 'withdrawn' }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await company.get(path)).body.history).toHaveLength(1);
  });

  it('notifies the candidate by bell, email and live event', async () => {
    const { company, candidate, path, id } = await createScene();
    const frames: unknown[] = [];
    world.hub.add(candidate.userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
    await company.patch(path, { status: 'interviewing', note: 'Does Tuesday suit you?' });
    expect(await readNotifications(candidate.userId)).toMatchObject([
      { type: 'application_moved', data: { applicationId: id, status: 'interviewing', name: 'Faro Studio' } },
    ]);
    await world.releaseHeldMails();
    const [mail] = await world.mails(candidate.user.email ?? '');
    expect(mail?.kind).toBe('application-moved');
    expect(mail?.textBody).toContain('> Does Tuesday suit you?');
    expect(mail?.textBody).toContain(`\nhttp://localhost:3000/my-applications/${id}\n`);
    await eventually(() => expect(frames).toContainEqual({ type: 'application_updated', applicationId: id }));
  });

  it('notifies the company of a withdrawal in the bell, and sends candidates no email about their own moves', async () => {
    const { company, candidate, path, id } = await createScene('offered');
    await candidate.patch(path, { status: 'withdrawn', note: 'I took another job' });
    expect(await readNotifications(company.userId)).toMatchObject([
      { type: 'application_moved', data: { applicationId: id, status: 'withdrawn' } },
    ]);
    expect((await company.get(path)).body.history.at(-1)).toMatchObject({
      by: { side: 'candidate' },
      note: 'I took another job',
    });
    expect(await readMails(candidate.userId)).toEqual([]);
  });

  it('sends no email to candidates who opted out or are suspended', async () => {
    const { company, candidate, path } = await createScene();
    await world.db
      .update(users)
      .set({ mutedMails: ['application-moved'] })
      .where(eq(users.id, candidate.userId));
    await company.patch(path, { status: 'applied' });
    const past = '2025-01-01T00:00:00.000Z';
    await world.db.update(users).set({ mutedMails: [], suspendedAt: past }).where(eq(users.id, candidate.userId));
    await company.patch(path, { status: 'interviewing' });
    expect(await readMails(candidate.userId)).toEqual([]);
    expect(await readNotifications(candidate.userId)).toHaveLength(2);
  });
});

describe('the email about a move', () => {
  it.each([
    ['pending', 'applied'],
    ['applied', 'interviewing'],
    ['interviewing', 'offered'],
    ['offered', 'hired'],
  ] as const)('from %s to %s is held while the move can be undone', async (from, to) => {
    const { company, candidate, path } = await createScene(from);
    const response = await company.patch(path, { status: to });
    expect(await world.mails(candidate.user.email ?? '')).toEqual([]);
    const [mail] = await readMails(candidate.userId);
    expect(mail?.sendAfter).toBe(response.body.undo.until);
  });
});

describe('the email about a decline', () => {
  it('is held for ten minutes', async () => {
    const { company, candidate, path } = await createScene('applied');
    await company.patch(path, { status: 'declined', note: 'We chose someone closer' });
    expect(await world.mails(candidate.user.email ?? '')).toEqual([]);
    const [mail] = await readMails(candidate.userId);
    const delay = (Date.parse(mail?.sendAfter ?? '') - Date.now()) / 60_000;
    expect(delay).toBeGreaterThan(9.5);
    expect(delay).toBeLessThanOrEqual(10);
    expect(mail?.textBody).toContain('> We chose someone closer');
  });

  it('is canceled by an undo, and the undo sends no email', async () => {
    const { company, candidate, path } = await createScene('interviewing');
    await company.patch(path, { status: 'declined' });
    const undone = await company.patch(path, { status: 'interviewing' });
    expect(undone.body).toMatchObject({ status: 'interviewing', moves: ['offered', 'hired', 'declined'] });
    expect(await readMails(candidate.userId)).toEqual([]);
    expect(await readNotifications(candidate.userId)).toEqual([]);
  });

  it('is queued only once for a second decline after an undo', async () => {
    const { company, candidate, path } = await createScene();
    await company.patch(path, { status: 'declined' });
    await company.patch(path, { status: 'pending' });
    await company.patch(path, { status: 'declined' });
    expect(await readMails(candidate.userId)).toHaveLength(1);
  });

  it('is not canceled once it is being sent; a second email reports the undo', async () => {
    const { company, candidate, path } = await createScene();
    await company.patch(path, { status: 'declined' });
    await world.db.update(outbox).set({ attempts: 1 }).where(eq(outbox.userId, candidate.userId));
    await company.patch(path, { status: 'pending' });
    const subjects = (await readMails(candidate.userId)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContain('Your application to Bookkeeper is open again');
  });
});

describe('POST /api/applications/moves', () => {
  it('moves each application independently, and returns the reason for each refusal', async () => {
    const { company, id, job } = await createScene();
    const hired = await world.build.application({
      jobId: job.id,
      companyId: company.company.id,
      candidateId: (await world.build.candidate()).id,
      status: 'hired',
    });
    const otherScene = await createScene();
    const response = await company.post('/api/applications/moves', {
      ids: [id, hired.id, otherScene.id, id],
      status: 'declined',
      note: 'Thank you',
    });
    expect(response.status).toBe(200);
    expect(response.body.moved).toMatchObject([{ id, status: 'declined' }]);
    expect(response.body.refused).toEqual([
      {
        id: hired.id,
        detail: 'An application can’t go from “Hired” to “Declined”',
        code: 'move-not-allowed',
        params: { from: 'hired', to: 'declined' },
      },
      { id: otherScene.id, detail: 'Application not found', code: 'application-not-found', params: {} },
    ]);
    expect((await otherScene.company.get(otherScene.path)).body.status).toBe('pending');
  });

  it('reopens declined applications only in the status they had before the decline', async () => {
    const { company, id, job } = await createScene('declined', 'applied');
    const other = await world.build.application({
      jobId: job.id,
      companyId: company.company.id,
      candidateId: (await world.build.candidate()).id,
      status: 'declined',
      declinedFrom: 'offered',
    });
    const { body } = await company.post('/api/applications/moves', { ids: [id, other.id], status: 'applied' });
    expect(body.moved).toMatchObject([{ id, status: 'applied' }]);
    expect(body.refused.map((entry: { id: string }) => entry.id)).toEqual([other.id]);
  });

  it('is for companies only, and refuses every application if the company has no profile', async () => {
    const { candidate, id } = await createScene();
    const body = { ids: [id], status: 'applied' };
    expect((await world.visitor.post('/api/applications/moves', body)).status).toBe(401);
    expect((await candidate.post('/api/applications/moves', body)).status).toBe(403);
    const newcomer = await world.newcomer({ accountType: 'company' });
    const response = await newcomer.post('/api/applications/moves', body);
    expect(response.body).toMatchObject({ moved: [], refused: [{ id, detail: 'Application not found' }] });
  });

  it.each([
    ['a missing selection', 'Choose at least one application', { status: 'applied' }],
    ['an empty selection', 'Choose at least one application', { ids: [], status: 'applied' }],
    ['101 applications', 'At most 100 at a time', { ids: Array.from({ length: 101 }, newId), status: 'applied' }],
  ])('refuses %s', async (_what, message, body) => {
    const { company } = await createScene();
    const response = await company.post('/api/applications/moves', body);
    expect(response.status).toBe(400);
    expect(response.body.errors).toContainEqual(expect.objectContaining({ path: 'ids', message }));
  });
});
