/** Rescheduling and canceling interviews, changes caused by the application, job or account, outcomes, suggested times, and the list. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import {
  book,
  cancel,
  hoursFromNow,
  interviewScenes,
  move,
  moveWithNote,
  propose,
  proposeInterview,
  slotsAt,
} from '#testing/interview-scene.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import type { Interview } from '../interviews.contract.ts';
import { interviews } from './interviews.tables.ts';

const world = useTestApp();
const { fileApplication, createScene, simulateStart, mailsTo, listCalendarEntries } = interviewScenes(world);

describe('rescheduling an interview', () => {
  it('frees the booked time, and the next booking is a new version of the calendar entry', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    const rescheduled = await move(company, interview, 72, 70);
    expect(rescheduled).toMatchObject({
      status: 200,
      body: { status: 'proposed', start: null, slots: slotsAt(70, 72), sequence: 2, movedFrom: hoursFromNow(48) },
    });
    expect((await book(candidate, interview, 70)).body).toMatchObject({ status: 'booked', sequence: 3 });
    expect((await cancel(candidate, interview, { reason: 'I found work.' })).body).toMatchObject({
      status: 'cancelled',
      sequence: 4,
      cancelledBy: 'candidate',
      cancelReason: 'I found work.',
    });
    for (const { userId } of [company, candidate]) {
      const entries = await listCalendarEntries(userId);
      expect(entries.map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
        ['REQUEST', 1, hoursFromNow(48)],
        ['CANCEL', 2, hoursFromNow(48)],
        ['REQUEST', 3, hoursFromNow(70)],
        ['CANCEL', 4, hoursFromNow(70)],
      ]);
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    }
  });

  it('lets the candidate propose times and the company book one of them', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    expect((await move(candidate, interview, 60)).body).toMatchObject({ proposedBy: 'candidate', slots: slotsAt(60) });
    expect((await mailsTo(company.userId)).map(({ kind }) => kind)).toEqual(['interview-moved']);
    expect((await company.get('/api/interviews')).body[0].actions).toEqual(['book', 'move', 'cancel']);
    expect((await book(company, interview, 48)).status).toBe(400);
    expect((await book(company, interview, 60)).body).toMatchObject({ status: 'booked', start: hoursFromNow(60) });
  });

  it('keeps the note of the company and shows the one of the candidate separately, until a time is booked', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId, { note: 'Bring the books.' });
    const ownNote = 'Mornings are easier. Write to maya@example.com.';
    const notes = { note: 'Bring the books.', moveNote: ownNote };
    expect((await moveWithNote(candidate, interview, ownNote, 60)).body).toMatchObject(notes);
    for (const side of [company, candidate]) {
      expect((await side.get('/api/interviews')).body).toMatchObject([notes]);
      expect((await side.get('/api/account/export')).body.interviews).toMatchObject([notes]);
    }
    const mail = JSON.stringify((await mailsTo(company.userId)).at(-1));
    expect(mail).toContain(ownNote);
    expect(mail).not.toContain('Bring the books.');
    expect((await book(company, interview, 60)).body).toMatchObject({ note: 'Bring the books.', moveNote: null });
    expect((await listCalendarEntries(candidate.userId)).at(-1)?.content).toContain('Bring the books.');
    await moveWithNote(candidate, interview, 'Only after six.', 62);
    const moved = await moveWithNote(company, interview, 'Bring the receipts.', 64);
    expect(moved.body).toMatchObject({ note: 'Bring the receipts.', moveNote: null });
  });

  it('hides the contact details and the name in the note of a candidate from companies that hide names', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await moveWithNote(candidate, interview, 'Write to maya@example.com.', 60);
    await company.patch('/api/account', { hideNames: true });
    const [shown] = (await company.get('/api/interviews')).body as Interview[];
    expect(shown?.moveNote).not.toContain('maya@example.com');
    await moveWithNote(candidate, interview, 'Or to maya@example.org.', 62);
    const mail = JSON.stringify((await mailsTo(company.userId)).at(-1));
    expect(mail).toContain('Or to');
    expect(mail).not.toContain('maya@example.org');
  });

  it('makes the time available to other interviews', async () => {
    const { company, candidate, applicationId } = await createScene();
    const first = await proposeInterview(company, applicationId, { slots: slotsAt(48) });
    const second = await proposeInterview(company, applicationId, { slots: slotsAt(48) });
    await book(candidate, first, 48);
    expect((await book(candidate, second, 48)).status).toBe(409);
    await move(candidate, first, 60);
    expect((await book(candidate, second, 48)).status).toBe(200);
  });

  it('is serialized with a concurrent booking', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    const [moved, booked] = await Promise.all([move(company, interview, 90), book(candidate, interview, 48)]);
    expect(moved?.status).toBe(200);
    // If rescheduling came first, the old time is no longer proposed.
    expect([200, 400]).toContain(booked?.status);
    const [current] = (await candidate.get('/api/interviews')).body;
    expect(current).toMatchObject({ status: 'proposed', slots: slotsAt(90), sequence: booked?.status === 200 ? 2 : 1 });
  });

  it('is refused after the start and after a cancellation', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    await simulateStart(interview);
    expect((await move(company, interview, 72)).status).toBe(409);
    expect((await cancel(candidate, interview)).status).toBe(409);
    const other = await proposeInterview(company, applicationId);
    await cancel(candidate, other);
    expect((await move(company, other, 72)).status).toBe(409);
    expect((await book(candidate, other, 48)).status).toBe(409);
    expect((await cancel(company, other)).status).toBe(409);
  });
});

describe('canceling an interview', () => {
  it('notifies the other side, and sends no calendar entry if nothing was booked', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    expect((await cancel(candidate, interview)).body).toMatchObject({ status: 'cancelled', cancelReason: null });
    const mails = await mailsTo(company.userId);
    expect(mails.map(({ kind, attachments }) => [kind, attachments.length])).toEqual([['interview-cancelled', 0]]);
  });

  it('updates both calendars when the application is withdrawn', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    await candidate.patch(`/api/applications/${applicationId}`, { status: 'withdrawn' });
    const list = (await company.get('/api/interviews')).body as Interview[];
    expect(list.map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual([
      ['cancelled', 'candidate'],
      ['cancelled', 'candidate'],
    ]);
    for (const { userId } of [company, candidate]) {
      expect((await listCalendarEntries(userId)).map(({ method, sequence }) => [method, sequence])).toEqual([
        ['REQUEST', 1],
        ['CANCEL', 2],
      ]);
    }
  });

  it('happens when the application is declined, and all emails are held', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    await company.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    const delayed = (await mailsTo(candidate.userId)).filter(
      ({ sendAfter }) => Date.parse(sendAfter) > Date.now() + 60_000,
    );
    expect(delayed.map(({ kind }) => kind).toSorted()).toEqual(['application-moved', 'interview-cancelled']);
    const [own] = (await mailsTo(company.userId)).filter(({ kind }) => kind === 'interview-cancelled');
    expect(Date.parse(own?.sendAfter ?? '')).toBeGreaterThan(Date.now() + 60_000);
  });

  it('happens when a job closes only if closing declines the applicants', async () => {
    const unchanged = await createScene();
    const keptInterview = await proposeInterview(unchanged.company, unchanged.applicationId);
    const declined = await createScene();
    const interview = await proposeInterview(declined.company, declined.applicationId);
    const close = async ({ company, applicationId }: typeof unchanged, applicants: string) => {
      const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
      return company.patch(`/api/jobs/${row?.jobId}`, { status: 'closed', applicants });
    };
    expect((await close(unchanged, 'keep')).status).toBe(200);
    expect((await close(declined, 'decline')).status).toBe(200);
    expect((await unchanged.company.get('/api/interviews')).body[0]).toMatchObject({
      id: keptInterview.id,
      status: 'proposed',
    });
    expect((await declined.company.get('/api/interviews')).body[0]).toMatchObject({
      id: interview.id,
      status: 'cancelled',
    });
  });

  it('happens when an account is suspended, without naming a side', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    await book(candidate, interview, 48);
    const admin = await world.admin();
    expect((await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: true })).status).toBe(200);
    expect((await company.get('/api/interviews')).body[0]).toMatchObject({ status: 'cancelled', cancelledBy: null });
    expect((await listCalendarEntries(company.userId)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
    expect(await propose(company, applicationId)).toMatchObject({
      status: 409,
      body: { code: 'account-not-active', detail: expect.stringMatching(/^The other person’s account/) },
    });
  });

  it('names no side to the candidate when the only owner of the company is suspended', async () => {
    const { company, candidate, applicationId } = await createScene();
    await book(candidate, await proposeInterview(company, applicationId), 48);
    const admin = await world.admin();
    expect((await admin.patch(`/api/admin/users/${company.userId}`, { suspended: true })).status).toBe(200);
    const [cancelled] = (await candidate.get('/api/interviews')).body;
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: null });
    expect((await candidate.get('/api/notifications')).body[0]).toMatchObject({ data: { event: 'cancelled' } });
  });

  it.each(['company', 'candidate'] as const)(
    'happens when the account of a %s is deleted, which also erases the text they wrote',
    async (side) => {
      const scene = await createScene();
      const interview = await proposeInterview(scene.company, scene.applicationId, { note: 'Marker of the note' });
      await book(scene.candidate, interview, 48);
      await world.db.update(applications).set({ status: 'hired' }).where(eq(applications.id, scene.applicationId));
      await moveWithNote(scene.candidate, interview, 'Marker of the move', 60);
      if (side === 'company') await world.db.update(interviews).set({ note: 'Marker of the note' });
      const other = side === 'company' ? scene.candidate : scene.company;
      await scene[side].get('/api/account/calendar');
      expect((await scene[side].delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
      const [remaining] = (await other.get('/api/interviews')).body as Interview[];
      expect(remaining).toMatchObject({ status: 'cancelled', cancelledBy: side, note: null });
      expect(remaining?.moveNote).toBe(side === 'candidate' ? null : 'Marker of the move');
      expect(remaining?.videoUrl).toBe(side === 'company' ? null : 'https://meet.example.com/faro');
      expect((await listCalendarEntries(other.userId)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 3 });
    },
  );

  it('happens even if the candidate books the interview while the company declines the application', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    const [booked, declined] = await Promise.all([
      book(candidate, interview, 48),
      company.patch(`/api/applications/${applicationId}`, { status: 'declined' }),
    ]);
    expect(declined?.status).toBe(200);
    expect([200, 409]).toContain(booked?.status);
    expect((await candidate.get('/api/interviews')).body[0].status).toBe('cancelled');
  });
});

describe('the outcome of an interview', () => {
  const record = (client: TestClient, { id }: { id: string }, outcome: unknown) =>
    client.patch(`/api/interviews/${id}`, { outcome });

  it('is recorded by the company after the start, and can be corrected', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    expect((await record(company, interview, 'held')).status).toBe(409);
    await book(candidate, interview, 48);
    expect((await record(company, interview, 'held')).status).toBe(409);
    await simulateStart(interview);
    expect((await record(candidate, interview, 'held')).status).toBe(403);
    expect((await record(await world.company(), interview, 'held')).status).toBe(404);
    expect((await record(company, interview, 'booked')).body.errors[0].path).toBe('outcome');
    expect((await record(company, interview, 'missed')).body.status).toBe('missed');
    expect((await record(company, interview, 'held')).body).toMatchObject({
      status: 'held',
      sequence: 1,
      actions: ['record'],
    });
  });
});

describe('suggested times', () => {
  const suggested = (client: TestClient, applicationId: string, query = '') =>
    client.get(`/api/applications/${applicationId}/interviews/times${query}`);

  it('include both time zones, and exclude times when either side is busy', async () => {
    const { company, candidate, applicationId } = await createScene();
    const before = (await suggested(company, applicationId, '?durationMinutes=30&timeZone=America/New_York')).body;
    expect(before.timeZones).toEqual({ company: 'America/New_York', candidate: 'America/Bogota' });
    const [first] = before.times as { start: string }[];
    const elsewhere = await world.company();
    const interview = await proposeInterview(elsewhere, await fileApplication(elsewhere, candidate), {
      slots: [first],
    });
    await candidate.post(`/api/interviews/${interview.id}/book`, first);
    const after = (await suggested(company, applicationId, '?durationMinutes=30&timeZone=America/New_York')).body;
    expect(before.times).toContainEqual(first);
    expect(after.times).not.toContainEqual(first);
    const forCandidate = (await suggested(candidate, applicationId, '?timeZone=nowhere')).body;
    expect(forCandidate.timeZones).toEqual({ company: 'America/Los_Angeles', candidate: 'America/Bogota' });
  });

  it('are available only to the two sides, and for valid lengths', async () => {
    const { company, applicationId } = await createScene();
    expect((await suggested(await world.company(), applicationId)).status).toBe(404);
    for (const minutes of ['7', 'x', '1e9']) {
      const response = await suggested(company, applicationId, `?durationMinutes=${minutes}`);
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'durationMinutes' }] } });
    }
  });
});

describe('GET /api/interviews', () => {
  it("lists the user's interviews page by page, filtered by application or by the other user", async () => {
    const { company, candidate, applicationId } = await createScene();
    const other = await world.candidate();
    const elsewhere = await proposeInterview(company, await fileApplication(company, other));
    const [first, second] = [
      await proposeInterview(company, applicationId),
      await proposeInterview(company, applicationId),
    ];
    const ids = (response: { body: Interview[] }) => response.body.map(({ id }) => id);
    expect(ids(await company.get('/api/interviews'))).toEqual([second.id, first.id, elsewhere.id]);
    expect(ids(await company.get(`/api/interviews?applicationId=${applicationId}`))).toEqual([second.id, first.id]);
    expect(ids(await company.get(`/api/interviews?userId=${other.userId}`))).toEqual([elsewhere.id]);
    expect(ids(await candidate.get(`/api/interviews?userId=${company.userId}`))).toEqual([second.id, first.id]);
    const page = await company.get('/api/interviews?limit=2');
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect(ids(await company.get(next))).toEqual([elsewhere.id]);
    expect((await company.get('/api/interviews?applicationId=x')).status).toBe(400);
  });
});

it('the account export contains the interviews', async () => {
  const { company, candidate, applicationId } = await createScene();
  const { id } = await proposeInterview(company, applicationId);
  for (const client of [company, candidate]) {
    expect((await client.get('/api/account/export')).body.interviews).toMatchObject([{ id, durationMinutes: 45 }]);
  }
});
