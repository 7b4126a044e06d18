/** Interviews over HTTP, as their two sides and strangers meet them. */
import { eq } from 'drizzle-orm';
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { applications } from '#features/applications/server/applications.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import {
  BUILT_PASSWORD,
  type CandidateClient,
  type CompanyClient,
  type TestClient,
  useTestApp,
} from '#testing/test-app.ts';
import type { Interview } from '../interviews.contract.ts';
import { interviews } from './interviews.tables.ts';

const world = useTestApp();

const HOUR_MS = 3_600_000;
/** A whole hour, so many hours from now. */
const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const slotsIn = (...hours: number[]) => hours.map((each) => ({ start: inHours(each) }));

const applied = async (
  company: CompanyClient,
  candidate: CandidateClient,
  status: ApplicationStatus = 'interviewing',
): Promise<string> => {
  const job = await world.build.job({
    companyId: company.company.id,
    title: 'Bookkeeper',
    timezone: 'America/Los_Angeles',
  });
  const { id } = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status,
    ...(status === 'declined' ? { declinedFrom: 'pending' as const } : {}),
  });
  return id;
};

const setTheScene = async (status: ApplicationStatus = 'interviewing') => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const candidate = await world.candidate({ timezone: 'Bogotá' });
  const applicationId = await applied(company, candidate, status);
  return { company, candidate, applicationId };
};

const propose = (company: TestClient, applicationId: string, body: object = {}) =>
  company.post(`/api/applications/${applicationId}/interviews`, {
    durationMinutes: 45,
    slots: slotsIn(48, 50),
    videoUrl: 'https://meet.example.com/faro',
    note: 'Bring a month you kept.',
    ...body,
  });

const proposed = async (company: TestClient, applicationId: string, body: object = {}): Promise<Interview> => {
  const answer = await propose(company, applicationId, body);
  expect(answer.status).toBe(201);
  return answer.body as Interview;
};

const book = (client: TestClient, { id }: { id: string }, hours: number) =>
  client.post(`/api/interviews/${id}/book`, { start: inHours(hours) });
const move = (client: TestClient, { id }: { id: string }, ...hours: number[]) =>
  client.post(`/api/interviews/${id}/move`, { slots: slotsIn(...hours) });
const cancel = (client: TestClient, { id }: { id: string }, body?: object) =>
  client.post(`/api/interviews/${id}/cancel`, body);

/** A moment passes: the interview began an hour ago. */
const begin = ({ id }: { id: string }) =>
  world.db
    .update(interviews)
    .set({ startsAt: inHours(-1), endsAt: inHours(0) })
    .where(eq(interviews.id, id));

const mailsTo = (userId: string) =>
  world.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.createdAt, outbox.id);

/** The calendar entries that a person was mailed, in their order, as another program reads them. */
const entriesTo = async (userId: string) =>
  (await mailsTo(userId)).flatMap(({ attachments }) =>
    attachments.map(({ content, contentType }) => {
      const event = Object.values(sync.parseICS(content)).find((one): one is VEvent => one?.type === 'VEVENT');
      return {
        method: /method=(\w+)/.exec(contentType)?.[1],
        uid: event?.uid,
        sequence: Number(event?.sequence),
        start: event?.start.toISOString(),
        end: event?.end?.toISOString(),
        content,
      };
    }),
  );

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('proposing', () => {
  it('answers with the proposed times, the earliest first, and tells the candidate', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const answer = await propose(company, applicationId, { slots: slotsIn(50, 48) });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        applicationId,
        status: 'proposed',
        durationMinutes: 45,
        slots: slotsIn(48, 50),
        start: null,
        videoUrl: 'https://meet.example.com/faro',
        note: 'Bring a month you kept.',
        sequence: 0,
        proposedBy: 'company',
        timeZones: { company: 'America/Los_Angeles', candidate: 'America/Bogota' },
        actions: ['move', 'cancel'],
        otherUserId: candidate.userId,
      },
    });
    const [mine] = (await candidate.get('/api/interviews')).body;
    expect(mine).toMatchObject({
      id: answer.body.id,
      actions: ['book', 'move', 'cancel'],
      otherUserId: company.userId,
    });
    const [mail, ...others] = await mailsTo(candidate.userId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'interview-proposed', attachments: [] });
    expect(mail?.textBody).toContain('Time 2: ');
    expect(mail?.textBody).toMatch(/Colombia Standard Time · .* Pacific Time/);
    expect(mail?.textBody).toContain(`/my-applications/${applicationId}`);
    expect(await mailsTo(company.userId)).toEqual([]);
    const [bell] = await world.db.select().from(notifications).where(eq(notifications.userId, candidate.userId));
    expect(bell).toMatchObject({ type: 'interview_updated', data: { event: 'proposed', name: 'Faro Studio' } });
  });

  it.each(['pending', 'applied'] as const)('moves an application that is %s to interviewing', async (status) => {
    const { company, candidate, applicationId } = await setTheScene(status);
    await proposed(company, applicationId);
    const { body } = await candidate.get(`/api/applications/${applicationId}`);
    expect(body.status).toBe('interviewing');
    expect(body.history.at(-1)).toMatchObject({ from: status, to: 'interviewing', by: { side: 'company' } });
  });

  it.each(['offered', 'hired', 'declined', 'withdrawn'] as const)('is a conflict where it is %s', async (status) => {
    const { company, applicationId } = await setTheScene(status);
    expect((await propose(company, applicationId)).status).toBe(409);
    expect(await world.db.select().from(interviews)).toEqual([]);
  });

  it.each([
    [{ durationMinutes: 14 }, 'durationMinutes', 'Must be from 15 to 240 minutes'],
    [{ durationMinutes: 241 }, 'durationMinutes', 'Must be from 15 to 240 minutes'],
    [{ durationMinutes: 30.5 }, 'durationMinutes', 'Must be from 15 to 240 minutes'],
    [{ durationMinutes: undefined }, 'durationMinutes', 'Must be from 15 to 240 minutes'],
    [{ slots: [] }, 'slots', 'Propose at least one time'],
    [{ slots: undefined }, 'slots', 'Propose at least one time'],
    [
      { slots: Array.from({ length: 11 }, (_, index) => ({ start: inHours(30 + index) })) },
      'slots',
      'Propose at most 10 times',
    ],
    [{ slots: [...slotsIn(48), ...slotsIn(48)] }, 'slots', 'Two of these times are the same'],
    [{ slots: [{ start: 'soon' }] }, 'slots.0.start', 'Must be a time'],
    [{ slots: [...slotsIn(48), ...slotsIn(-1)] }, 'slots.1.start', 'Must be in the future'],
    [{ slots: slotsIn(24 * 400) }, 'slots.0.start', 'Must be within a year'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'Valid video link required'],
    [{ note: 'x'.repeat(10_001) }, 'note', 'Must be at most 10,000 characters'],
  ])('refuses %j', async (body, path, message) => {
    const { company, applicationId } = await setTheScene();
    expect(await propose(company, applicationId, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path, message }] },
    });
  });

  it('takes the least and the most', async () => {
    const { company, applicationId } = await setTheScene();
    await proposed(company, applicationId, { durationMinutes: 15, slots: slotsIn(5), videoUrl: '', note: null });
    const most = Array.from({ length: 10 }, (_, index) => 20 + 5 * index);
    await proposed(company, applicationId, { durationMinutes: 240, slots: slotsIn(...most) });
  });

  it('is the company’s alone, and only of its own applications', async () => {
    const { candidate, applicationId } = await setTheScene();
    expect((await propose(candidate, applicationId)).status).toBe(403);
    expect((await propose(world.visitor, applicationId)).status).toBe(401);
    expect((await propose(await world.company(), applicationId)).status).toBe(404);
    expect((await propose(await world.company(), newId())).status).toBe(404);
  });

  it('has an end: so many may be open for one application', async () => {
    const { company, applicationId } = await setTheScene();
    for (let made = 0; made < 4; made++) await proposed(company, applicationId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => propose(company, applicationId)));
    expect(statuses(answers)).toEqual([201, 409, 409, 409]);
  });
});

describe('booking', () => {
  it('takes a proposed time, and both calendars get the entry', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    const answer = await book(candidate, interview, 50);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'booked', start: inHours(50), sequence: 1, actions: ['move', 'cancel'] },
    });
    for (const { userId, user } of [company, candidate]) {
      const [entry, ...others] = await entriesTo(userId);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        method: 'REQUEST',
        uid: `interview-${interview.id}@puente.example`,
        sequence: 1,
        start: inHours(50),
        end: new Date(Date.parse(inHours(50)) + 45 * 60_000).toISOString(),
      });
      // Nobody learns the other's address from it.
      const lines = (entry?.content ?? '').replaceAll('\r\n ', '').split('\r\n');
      const attendees = lines.filter((line) => line.startsWith('ATTENDEE'));
      expect(attendees).toHaveLength(1);
      expect(attendees[0]?.toLowerCase()).toContain(`mailto:${user.email}`);
      expect(lines.find((line) => line.startsWith('ORGANIZER'))).toContain('hello@localhost');
      expect(lines).toContain('LOCATION:https://meet.example.com/faro');
    }
  });

  it('reads the moment in whatever offset it is written', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    const bogota = new Date(Date.parse(inHours(48)) - 5 * HOUR_MS).toISOString().replace('.000Z', '-05:00');
    const answer = await candidate.post(`/api/interviews/${interview.id}/book`, { start: bogota });
    expect(answer.body.start).toBe(inHours(48));
  });

  it('of a time that was not proposed, or is over, is refused', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId, { slots: slotsIn(48) });
    expect(await book(candidate, interview, 49)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'start', message: 'Please choose one of the proposed times' }] },
    });
    expect((await candidate.post(`/api/interviews/${interview.id}/book`, {})).body.errors[0].path).toBe('start');
    expect((await candidate.get('/api/interviews')).body[0]).toMatchObject({ status: 'proposed', sequence: 0 });
  });

  it('is not the company’s where it proposed itself, and nobody else’s at all', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    expect((await book(company, interview, 48)).status).toBe(403);
    expect((await book(world.visitor, interview, 48)).status).toBe(401);
    for (const stranger of [await world.company(), await world.candidate(), await world.newcomer()]) {
      for (const answer of [
        book(stranger, interview, 48),
        move(stranger, interview, 60),
        cancel(stranger, interview),
      ]) {
        expect(await answer).toMatchObject({ status: 404, body: { detail: 'Interview not found' } });
      }
      expect((await stranger.get('/api/interviews')).body).toEqual([]);
    }
    expect((await book(candidate, { id: newId() }, 48)).status).toBe(404);
  });

  it('at a time when either side is in another interview is a conflict; right after it is none', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const first = await proposed(company, applicationId, { durationMinutes: 60, slots: slotsIn(48) });
    await book(candidate, first, 48);
    const half = new Date(Date.parse(inHours(48)) + 30 * 60_000).toISOString();

    const elsewhere = await world.company();
    const atElsewhere = await proposed(elsewhere, await applied(elsewhere, candidate), { slots: [{ start: half }] });
    const busyCandidate = await candidate.post(`/api/interviews/${atElsewhere.id}/book`, { start: half });
    expect(busyCandidate).toMatchObject({ status: 409, body: { detail: expect.stringContaining('You have another') } });

    const other = await world.candidate();
    const ofOther = await proposed(company, await applied(company, other), {
      slots: [{ start: half }, ...slotsIn(49)],
    });
    const busyCompany = await other.post(`/api/interviews/${ofOther.id}/book`, { start: half });
    expect(busyCompany).toMatchObject({ status: 409, body: { detail: expect.stringContaining('The company has') } });
    expect((await book(other, ofOther, 49)).status).toBe(200);
  });

  it('happens once, also where the candidate presses in two tabs', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    const answers = await Promise.all([book(candidate, interview, 48), book(candidate, interview, 50)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await entriesTo(candidate.userId)).toHaveLength(1);
  });

  it('of overlapping times by many candidates at once gives a company one of them', async () => {
    const company = await world.company();
    const asked = [];
    for (let number = 0; number < 6; number++) {
      const candidate = await world.candidate();
      const start = new Date(Date.parse(inHours(48)) + number * 5 * 60_000).toISOString();
      const interview = await proposed(company, await applied(company, candidate), { slots: [{ start }] });
      asked.push(() => candidate.post(`/api/interviews/${interview.id}/book`, { start }));
    }
    expect(statuses(await Promise.all(asked.map((ask) => ask())))).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('of overlapping times at many companies at once gives a candidate one of them', async () => {
    const candidate = await world.candidate();
    const asked = [];
    for (let number = 0; number < 6; number++) {
      const company = await world.company();
      const interview = await proposed(company, await applied(company, candidate), { slots: slotsIn(48) });
      asked.push(() => book(candidate, interview, 48));
    }
    expect(statuses(await Promise.all(asked.map((ask) => ask())))).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('twice is refused by the database itself, whoever writes', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const booked = (startsAt: string, endsAt: string) =>
      world.db.insert(interviews).values({
        id: newId(),
        applicationId,
        companyId: company.company.id,
        candidateId: candidate.candidate.id,
        durationMinutes: 60,
        status: 'booked',
        startsAt,
        endsAt,
        bookedAt: inHours(0),
      });
    await booked(inHours(10), inHours(11));
    await booked(inHours(11), inHours(12));
    await expect(booked(inHours(11), inHours(13))).rejects.toThrow();
  });
});

describe('moving', () => {
  it('gives the booked time up, and the next one is a new version of the same entry', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    await book(candidate, interview, 48);
    const moved = await move(company, interview, 72, 70);
    expect(moved).toMatchObject({
      status: 200,
      body: { status: 'proposed', start: null, slots: slotsIn(70, 72), sequence: 2, movedFrom: inHours(48) },
    });
    expect((await book(candidate, interview, 70)).body).toMatchObject({ status: 'booked', sequence: 3 });
    expect((await cancel(candidate, interview, { reason: 'I found work.' })).body).toMatchObject({
      status: 'cancelled',
      sequence: 4,
      cancelledBy: 'candidate',
      cancelReason: 'I found work.',
    });
    for (const { userId } of [company, candidate]) {
      const entries = await entriesTo(userId);
      expect(entries.map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
        ['REQUEST', 1, inHours(48)],
        ['CANCEL', 2, inHours(48)],
        ['REQUEST', 3, inHours(70)],
        ['CANCEL', 4, inHours(70)],
      ]);
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    }
  });

  it('by the candidate asks for other times, of which the company takes one', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    expect((await move(candidate, interview, 60)).body).toMatchObject({ proposedBy: 'candidate', slots: slotsIn(60) });
    expect((await mailsTo(company.userId)).map(({ kind }) => kind)).toEqual(['interview-moved']);
    expect((await company.get('/api/interviews')).body[0].actions).toEqual(['book', 'move', 'cancel']);
    expect((await book(company, interview, 48)).status).toBe(400);
    expect((await book(company, interview, 60)).body).toMatchObject({ status: 'booked', start: inHours(60) });
  });

  it('frees the time for others', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const first = await proposed(company, applicationId, { slots: slotsIn(48) });
    const second = await proposed(company, applicationId, { slots: slotsIn(48) });
    await book(candidate, first, 48);
    expect((await book(candidate, second, 48)).status).toBe(409);
    await move(candidate, first, 60);
    expect((await book(candidate, second, 48)).status).toBe(200);
  });

  it('and taking at once end in one order: the answer is never both', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    const [moved, booked] = await Promise.all([move(company, interview, 90), book(candidate, interview, 48)]);
    expect(moved?.status).toBe(200);
    // Booked first and moved then, or moved first: then the old time is none of the proposed ones.
    expect([200, 400]).toContain(booked?.status);
    const [now] = (await candidate.get('/api/interviews')).body;
    expect(now).toMatchObject({ status: 'proposed', slots: slotsIn(90), sequence: booked?.status === 200 ? 2 : 1 });
  });

  it('is over once the interview has begun, or was cancelled', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    await book(candidate, interview, 48);
    await begin(interview);
    expect((await move(company, interview, 72)).status).toBe(409);
    expect((await cancel(candidate, interview)).status).toBe(409);
    const other = await proposed(company, applicationId);
    await cancel(candidate, other);
    expect((await move(company, other, 72)).status).toBe(409);
    expect((await book(candidate, other, 48)).status).toBe(409);
    expect((await cancel(company, other)).status).toBe(409);
  });
});

describe('cancelling', () => {
  it('what was never booked tells the other side, and no calendar', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    expect((await cancel(candidate, interview)).body).toMatchObject({ status: 'cancelled', cancelReason: null });
    const mails = await mailsTo(company.userId);
    expect(mails.map(({ kind, attachments }) => [kind, attachments.length])).toEqual([['interview-cancelled', 0]]);
  });

  it('happens with a withdrawal, for both calendars at once', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    await proposed(company, applicationId);
    await book(candidate, interview, 48);
    await candidate.patch(`/api/applications/${applicationId}`, { status: 'withdrawn' });
    const list = (await company.get('/api/interviews')).body as Interview[];
    expect(list.map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual([
      ['cancelled', 'candidate'],
      ['cancelled', 'candidate'],
    ]);
    for (const { userId } of [company, candidate]) {
      expect((await entriesTo(userId)).map(({ method, sequence }) => [method, sequence])).toEqual([
        ['REQUEST', 1],
        ['CANCEL', 2],
      ]);
    }
  });

  it('happens with a decline, whose candidate’s mails wait together', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    await book(candidate, interview, 48);
    await company.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    const held = (await mailsTo(candidate.userId)).filter(
      ({ sendAfter }) => Date.parse(sendAfter) > Date.now() + 60_000,
    );
    expect(held.map(({ kind }) => kind).toSorted()).toEqual(['application-moved', 'interview-cancelled']);
    const [own] = (await mailsTo(company.userId)).filter(({ kind }) => kind === 'interview-cancelled');
    expect(Date.parse(own?.sendAfter ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('happens where a job closes and declines its applicants, and not where it keeps them', async () => {
    const kept = await setTheScene();
    const keptInterview = await proposed(kept.company, kept.applicationId);
    const declined = await setTheScene();
    const interview = await proposed(declined.company, declined.applicationId);
    const close = async ({ company, applicationId }: typeof kept, applicants: string) => {
      const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
      return company.patch(`/api/jobs/${row?.jobId}`, { status: 'closed', applicants });
    };
    expect((await close(kept, 'keep')).status).toBe(200);
    expect((await close(declined, 'decline')).status).toBe(200);
    expect((await kept.company.get('/api/interviews')).body[0]).toMatchObject({
      id: keptInterview.id,
      status: 'proposed',
    });
    expect((await declined.company.get('/api/interviews')).body[0]).toMatchObject({
      id: interview.id,
      status: 'cancelled',
    });
  });

  it('happens where an account is suspended', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    await book(candidate, interview, 48);
    const admin = await world.admin();
    expect((await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: true })).status).toBe(200);
    expect((await company.get('/api/interviews')).body[0]).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'candidate',
    });
    expect((await entriesTo(company.userId)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
    expect((await propose(company, applicationId)).status).toBe(409);
  });

  it.each(['company', 'candidate'] as const)(
    'happens where a %s deletes the account, whose words are erased',
    async (side) => {
      const scene = await setTheScene();
      const interview = await proposed(scene.company, scene.applicationId, { note: 'Marker of the note' });
      await book(scene.candidate, interview, 48);
      await world.db.update(applications).set({ status: 'hired' }).where(eq(applications.id, scene.applicationId));
      await move(scene[side], interview, 60);
      const other = side === 'company' ? scene.candidate : scene.company;
      await scene[side].get('/api/account/calendar');
      expect((await scene[side].delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
      const [left] = (await other.get('/api/interviews')).body as Interview[];
      expect(left).toMatchObject({ status: 'cancelled', cancelledBy: side, note: null });
      expect(left?.videoUrl).toBe(side === 'company' ? null : 'https://meet.example.com/faro');
      expect((await entriesTo(other.userId)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 3 });
    },
  );

  it('and booking at once end without an interview that nobody can attend', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    const [booked, declined] = await Promise.all([
      book(candidate, interview, 48),
      company.patch(`/api/applications/${applicationId}`, { status: 'declined' }),
    ]);
    expect(declined?.status).toBe(200);
    expect([200, 409]).toContain(booked?.status);
    expect((await candidate.get('/api/interviews')).body[0].status).toBe('cancelled');
  });
});

describe('the outcome', () => {
  const record = (client: TestClient, { id }: { id: string }, outcome: unknown) =>
    client.patch(`/api/interviews/${id}`, { outcome });

  it('is said by the company after the start, and may be corrected', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const interview = await proposed(company, applicationId);
    expect((await record(company, interview, 'held')).status).toBe(409);
    await book(candidate, interview, 48);
    expect((await record(company, interview, 'held')).status).toBe(409);
    await begin(interview);
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

describe('GET /api/interviews', () => {
  it('lists one’s own by pages, of one application or one other side where asked', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const other = await world.candidate();
    const elsewhere = await proposed(company, await applied(company, other));
    const [first, second] = [await proposed(company, applicationId), await proposed(company, applicationId)];
    const ids = (answer: { body: Interview[] }) => answer.body.map(({ id }) => id);
    expect(ids(await company.get('/api/interviews'))).toEqual([second.id, first.id, elsewhere.id]);
    expect(ids(await company.get(`/api/interviews?applicationId=${applicationId}`))).toEqual([second.id, first.id]);
    expect(ids(await company.get(`/api/interviews?userId=${other.userId}`))).toEqual([elsewhere.id]);
    expect(ids(await candidate.get(`/api/interviews?userId=${company.userId}`))).toEqual([second.id, first.id]);
    const page = await company.get('/api/interviews?limit=2');
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect(ids(await company.get(next))).toEqual([elsewhere.id]);
    expect((await company.get('/api/interviews?applicationId=x')).status).toBe(400);
  });

  it('stands in what one takes along', async () => {
    const { company, candidate, applicationId } = await setTheScene();
    const { id } = await proposed(company, applicationId);
    for (const client of [company, candidate]) {
      expect((await client.get('/api/account/export')).body.interviews).toMatchObject([{ id, durationMinutes: 45 }]);
    }
  });
});
