import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { eventually } from '#testing/eventually.ts';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';
import { applicationHistory, applications } from './applications.tables.ts';

const world = useTestApp();

const LONG_AGO = '2025-01-01T09:00:00.000Z';

/** Creates an application that has had its status for a long time, and clients for its company and its candidate. */
const createScene = async (status: ApplicationStatus = 'pending') => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate();
  const { id } = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status,
    statusChangedAt: LONG_AGO,
    createdAt: LONG_AGO,
  });
  const path = `/api/applications/${id}`;
  return { company, candidate, job, id, path, undo: `${path}/undo` };
};

const readStored = async (id: string) => {
  const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
  return row;
};

const readMails = (userId: string) => world.db.select().from(outbox).where(eq(outbox.userId, userId));
const readNotifications = (userId: string) =>
  world.db.select().from(notifications).where(eq(notifications.userId, userId));

/** Shifts the application's history this many minutes into the past. */
const shiftIntoPast = async (id: string, minutes: number) => {
  const earlier = sql`created_at - make_interval(mins => ${minutes})`;
  await world.db.update(applicationHistory).set({ createdAt: earlier }).where(eq(applicationHistory.applicationId, id));
  await world.db
    .update(applications)
    .set({ statusChangedAt: sql`status_changed_at - make_interval(mins => ${minutes})` })
    .where(eq(applications.id, id));
};

const sortedStatuses = (responses: TestResponse[]): number[] =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('POST /api/applications/:id/undo', () => {
  const MOVES: [ApplicationStatus, ApplicationStatus, 'company' | 'candidate'][] = [
    ['pending', 'applied', 'company'],
    ['applied', 'interviewing', 'company'],
    ['interviewing', 'offered', 'company'],
    ['interviewing', 'hired', 'company'],
    ['offered', 'hired', 'company'],
    ['offered', 'declined', 'company'],
    ['interviewing', 'withdrawn', 'candidate'],
    ['offered', 'withdrawn', 'candidate'],
  ];
  it.each(MOVES)('undoes a move from %s to %s for the %s that made it', async (from, to, side) => {
    const { company, candidate, path, undo, id } = await createScene(from);
    const [mover, other] = side === 'company' ? [company, candidate] : [candidate, company];
    const response = await mover.patch(path, { status: to, note: 'A slip' });
    expect(response.body.undo).toEqual({ moveId: expect.any(String), until: expect.any(String), to: from });
    expect(Date.parse(response.body.undo.until) - Date.parse(response.body.statusChangedAt)).toBe(600_000);
    expect((await other.get(path)).body.undo).toBeNull();

    const undone = await mover.post(undo);
    expect(undone).toMatchObject({ status: 200, body: { status: from, statusChangedAt: LONG_AGO, undo: null } });
    expect(undone.body.moves).toContain(to);
    expect(await readStored(id)).toMatchObject({ status: from, declinedFrom: null, undoMoveId: null });
    expect(await readNotifications(other.userId)).toEqual([]);
    expect(await readMails(other.userId)).toEqual([]);
  });

  it('keeps both entries in the history, and shows the note only to its author', async () => {
    const { company, candidate, path, undo } = await createScene('interviewing');
    await company.patch(path, { status: 'declined', note: 'Not you' });
    await company.post(undo);
    const history = (await company.get(path)).body.history;
    expect(history).toMatchObject([
      { from: 'interviewing', to: 'declined', note: 'Not you', undoneAt: expect.any(String) },
      { from: 'declined', to: 'interviewing', note: null, isUndo: true },
    ]);
    expect(history[0].undoneAt).toBe(history[1].at);
    expect((await candidate.get(path)).body.history.map(({ note }: { note: string | null }) => note)).toEqual([
      null,
      null,
    ]);
  });

  it('updates the other party’s application and bell live', async () => {
    const { company, candidate, path, undo, id } = await createScene();
    await company.patch(path, { status: 'applied' });
    const frames: unknown[] = [];
    world.hub.add(candidate.userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
    await company.post(undo);
    await eventually(() => expect(frames).toContainEqual({ type: 'application_updated', applicationId: id }));
    await eventually(() => expect(frames).toContainEqual({ type: 'notifications_read' }));
  });

  it('keeps the notification and the email about an earlier move', async () => {
    const { company, candidate, path, undo } = await createScene();
    await company.patch(path, { status: 'applied' });
    await company.patch(path, { status: 'interviewing' });
    await company.post(undo);
    expect((await readNotifications(candidate.userId)).map(({ data }) => data)).toMatchObject([{ status: 'applied' }]);
    expect(await readMails(candidate.userId)).toHaveLength(1);
  });

  it('succeeds once, and does not undo an earlier move', async () => {
    const { company, path, undo, id } = await createScene();
    await company.patch(path, { status: 'applied' });
    await company.patch(path, { status: 'interviewing' });
    const responses = await Promise.all([company.post(undo), company.post(undo), company.post(undo)]);
    expect(sortedStatuses(responses)).toEqual([200, 409, 409]);
    expect((await company.post(undo)).body.detail).toBe('You have no status change to undo');
    expect((await readStored(id))?.status).toBe('applied');
    expect(await world.db.$count(applicationHistory, eq(applicationHistory.applicationId, id))).toBe(3);
  });

  it('is refused after ten minutes, and the email remains in the outbox', async () => {
    const { company, path, undo, id } = await createScene();
    await company.patch(path, { status: 'interviewing' });
    await shiftIntoPast(id, 9);
    expect((await company.get(path)).body.undo).not.toBeNull();
    await shiftIntoPast(id, 1);
    expect((await company.get(path)).body.undo).toBeNull();
    expect(await company.post(undo)).toMatchObject({
      status: 409,
      body: { detail: 'You can no longer undo this status change' },
    });
    expect((await readStored(id))?.status).toBe('interviewing');
    expect(await world.db.$count(outbox, eq(outbox.kind, 'application-moved'))).toBe(1);
  });

  it('is refused once the email is being sent', async () => {
    const { company, candidate, path, undo, id } = await createScene();
    await company.patch(path, { status: 'applied' });
    await world.db.update(outbox).set({ attempts: 1 }).where(eq(outbox.userId, candidate.userId));
    expect((await company.post(undo)).status).toBe(409);
    expect((await readStored(id))?.status).toBe('applied');
    expect(await readMails(candidate.userId)).toHaveLength(1);
  });

  it('is refused to the other side, if there is no move, and after an offer is accepted', async () => {
    const { company, candidate, path, undo } = await createScene('interviewing');
    for (const client of [company, candidate]) expect((await client.post(undo)).status).toBe(409);
    await company.patch(path, { status: 'offered' });
    expect((await candidate.post(undo)).status).toBe(409);
    const accepted = await candidate.patch(path, { status: 'hired' });
    expect(accepted.body.undo).toBeNull();
    for (const client of [company, candidate]) expect((await client.post(undo)).status).toBe(409);
  });

  it('never succeeds together with a concurrent move by the other side', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { company, candidate, path, undo, id } = await createScene('interviewing');
      await company.patch(path, { status: 'offered' });
      const [undone, accepted] = await Promise.all([company.post(undo), candidate.patch(path, { status: 'hired' })]);
      expect(sortedStatuses([undone, accepted])).toEqual([200, 409]);
      expect((await readStored(id))?.status).toBe(undone.status === 200 ? 'interviewing' : 'hired');
    }
  });

  it('is refused if the shown move is not the latest one', async () => {
    const { company, candidate, path, undo, id } = await createScene();
    const recruiter = await world.member(company, 'recruiter');
    const shown = (await company.patch(path, { status: 'applied' })).body.undo;
    const newer = (await recruiter.patch(path, { status: 'interviewing' })).body.undo;
    const refusal = { status: 409, body: { code: 'moved-since', detail: expect.stringContaining('since then') } };
    expect(await company.post(undo, { moveId: shown.moveId })).toMatchObject(refusal);
    expect(await readStored(id)).toMatchObject({ status: 'interviewing', undoMoveId: newer.moveId });
    expect(await readMails(candidate.userId)).toHaveLength(2);

    expect((await company.get(path)).body.undo).toEqual(newer);
    expect(await company.post(undo, { moveId: newer.moveId })).toMatchObject({
      status: 200,
      body: { status: 'applied' },
    });
    for (const { moveId } of [shown, newer]) expect(await company.post(undo, { moveId })).toMatchObject(refusal);
    expect((await company.post(undo, { moveId: 'x' })).status).toBe(400);
  });

  it.each([0, 20])('does not reverse a newer decline by a colleague with a move after %i minutes', async (minutes) => {
    const { company, path, undo, id } = await createScene();
    const recruiter = await world.member(company, 'recruiter');
    const reopen = ({ body }: TestResponse) => ({ status: 'pending', statusChangedAt: body.statusChangedAt });
    const shown = await company.patch(path, { status: 'declined' });
    await recruiter.post(undo, {});
    const newer = await recruiter.patch(path, { status: 'declined', note: 'Not now' });
    await shiftIntoPast(id, minutes);
    expect(await company.patch(path, reopen(shown))).toMatchObject({ status: 409, body: { code: 'moved-since' } });
    expect((await readStored(id))?.status).toBe('declined');
    const current = minutes === 0 ? newer : await company.get(path);
    expect(await company.patch(path, reopen(current))).toMatchObject({ status: 200, body: { status: 'pending' } });
  });

  it('is refused to a candidate who withdrew again in the meantime', async () => {
    const { candidate, path, undo } = await createScene();
    const { moveId } = (await candidate.patch(path, { status: 'withdrawn' })).body.undo;
    await candidate.post(undo, { moveId });
    await candidate.patch(path, { status: 'withdrawn' });
    expect(await candidate.post(undo, { moveId })).toMatchObject({ status: 409, body: { code: 'moved-since' } });
    expect((await candidate.post(undo, {})).status).toBe(200);
  });

  it('is hidden from other people', async () => {
    const { company, path, undo } = await createScene();
    await company.patch(path, { status: 'applied' });
    expect((await world.visitor.post(undo)).status).toBe(401);
    const strangers: TestClient[] = [await world.company(), await world.candidate(), await world.newcomer()];
    for (const stranger of strangers) expect((await stranger.post(undo)).status).toBe(404);
  });

  it('also undoes the reversal of an old decline', async () => {
    const { company, path, undo, id } = await createScene('interviewing');
    await company.patch(path, { status: 'declined' });
    await shiftIntoPast(id, 60);
    await company.patch(path, { status: 'interviewing' });
    expect((await company.post(undo)).body).toMatchObject({ status: 'declined', moves: ['interviewing'] });
  });

  it('is refused if a candidate withdrew from a job that has since closed', async () => {
    const { company, candidate, path, undo, job } = await createScene();
    await candidate.patch(path, { status: 'withdrawn' });
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' });
    expect(await candidate.post(undo)).toMatchObject({ status: 409, body: { detail: 'This job is closed' } });
    expect((await candidate.get(path)).body.undo).toBeNull();
  });
});

describe('POST /api/applications/moves/undo', () => {
  it('undoes several moves independently, including those made by closing a job', async () => {
    const { company, id, job } = await createScene('applied');
    const other = await world.build.application({
      jobId: job.id,
      companyId: company.company.id,
      candidateId: (await world.build.candidate()).id,
      status: 'offered',
      statusChangedAt: LONG_AGO,
    });
    const otherScene = await createScene();
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', includeOpen: true });
    expect(await world.db.$count(outbox, eq(outbox.kind, 'application-moved'))).toBe(2);
    const { body } = await company.post('/api/applications/moves/undo', { ids: [id, other.id, otherScene.id] });
    expect(body.moved).toMatchObject([
      { id, status: 'applied', statusChangedAt: LONG_AGO },
      { id: other.id, status: 'offered', statusChangedAt: LONG_AGO },
    ]);
    expect(body.refused).toMatchObject([{ id: otherScene.id, detail: 'Application not found' }]);
    expect(await world.db.$count(outbox, eq(outbox.kind, 'application-moved'))).toBe(0);
    const again = await company.post('/api/applications/moves/undo', { ids: [id] });
    expect(again.body.refused).toMatchObject([{ id, detail: 'You have no status change to undo' }]);
  });

  it('refuses the applications that another member has moved since', async () => {
    const { company, id, path, job } = await createScene('applied');
    const recruiter = await world.member(company, 'recruiter');
    const other = await world.build.application({
      jobId: job.id,
      companyId: company.company.id,
      candidateId: (await world.build.candidate()).id,
      status: 'applied',
    });
    const ids = [id, other.id];
    const { moved } = (await company.post('/api/applications/moves', { ids, status: 'interviewing' })).body;
    await recruiter.patch(path, { status: 'offered' });
    const moveIds = moved.map(({ undo }: { undo: { moveId: string } }) => undo.moveId);
    const { body } = await company.post('/api/applications/moves/undo', { ids, moveIds });
    expect(body.moved).toMatchObject([{ id: other.id, status: 'applied' }]);
    expect(body.refused).toMatchObject([{ id, code: 'moved-since' }]);
    expect((await company.get(path)).body.status).toBe('offered');
  });

  it('accepts one to one hundred ids, and only from companies', async () => {
    const { company, candidate, id } = await createScene();
    const path = '/api/applications/moves/undo';
    expect((await world.visitor.post(path, { ids: [id] })).status).toBe(401);
    expect((await candidate.post(path, { ids: [id] })).status).toBe(403);
    for (const ids of [[], Array.from({ length: 101 }, newId), undefined]) {
      expect((await company.post(path, { ids })).body.errors[0].path).toBe('ids');
    }
  });
});
