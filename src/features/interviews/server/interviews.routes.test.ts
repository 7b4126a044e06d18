/** Proposing and booking interviews over HTTP, as the company, the candidate and other users. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { newId } from '#server/ids.ts';
import { HOUR_MS } from '#shared/time.ts';
import {
  book,
  cancel,
  hoursFromNow,
  interviewScenes,
  move,
  propose,
  proposeInterview,
  slotsAt,
  sortedStatuses,
} from '#testing/interview-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { interviews } from './interviews.tables.ts';

const world = useTestApp();
const { fileApplication, createScene, mailsTo, listCalendarEntries } = interviewScenes(world);

describe('proposing an interview', () => {
  it('returns the proposed times, earliest first, and notifies the candidate', async () => {
    const { company, candidate, applicationId } = await createScene();
    const response = await propose(company, applicationId, { slots: slotsAt(50, 48) });
    expect(response).toMatchObject({
      status: 201,
      body: {
        applicationId,
        status: 'proposed',
        durationMinutes: 45,
        slots: slotsAt(48, 50),
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
    const [seen] = (await candidate.get('/api/interviews')).body;
    expect(seen).toMatchObject({
      id: response.body.id,
      actions: ['book', 'move', 'cancel'],
      otherUserId: company.userId,
    });
    const [mail, ...others] = await mailsTo(candidate.userId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'interview-proposed', attachments: [] });
    expect(mail?.textBody).toContain('Time 2: ');
    expect(mail?.textBody).toMatch(/Colombia Time · .* Pacific Time/);
    expect(mail?.textBody).toContain(`/my-applications/${applicationId}`);
    expect(await mailsTo(company.userId)).toEqual([]);
    const [bell] = await world.db.select().from(notifications).where(eq(notifications.userId, candidate.userId));
    expect(bell).toMatchObject({ type: 'interview_updated', data: { event: 'proposed', name: 'Faro Studio' } });
  });

  it.each(['pending', 'applied'] as const)('moves an application that is %s to interviewing', async (status) => {
    const { company, candidate, applicationId } = await createScene(status);
    await proposeInterview(company, applicationId);
    const { body } = await candidate.get(`/api/applications/${applicationId}`);
    expect(body.status).toBe('interviewing');
    expect(body.history.at(-1)).toMatchObject({ from: status, to: 'interviewing', by: { side: 'company' } });
  });

  it.each(['offered', 'hired', 'declined', 'withdrawn'] as const)(
    'returns 409 if the application is %s',
    async (status) => {
      const { company, applicationId } = await createScene(status);
      expect((await propose(company, applicationId)).status).toBe(409);
      expect(await world.db.select().from(interviews)).toEqual([]);
    },
  );

  it.each([
    ['durationMinutes', 'Must be between 15 and 240 minutes', { durationMinutes: 14 }],
    ['durationMinutes', 'Must be between 15 and 240 minutes', { durationMinutes: 241 }],
    ['durationMinutes', 'Must be between 15 and 240 minutes', { durationMinutes: 30.5 }],
    ['durationMinutes', 'Must be between 15 and 240 minutes', { durationMinutes: undefined }],
    ['slots', 'Propose at least one time', { slots: [] }],
    ['slots', 'Propose at least one time', { slots: undefined }],
    [
      'slots',
      'Propose at most 10 times',
      { slots: Array.from({ length: 11 }, (_, index) => ({ start: hoursFromNow(30 + index) })) },
    ],
    ['slots', 'Two of these times are the same', { slots: [...slotsAt(48), ...slotsAt(48)] }],
    [
      'slots.0.start',
      'Must be a date and time in ISO 8601 with its UTC offset, such as 2026-01-31T15:00:00-05:00',
      { slots: [{ start: 'soon' }] },
    ],
    ['slots.1.start', 'Must be in the future', { slots: [...slotsAt(48), ...slotsAt(-1)] }],
    ['slots.0.start', 'Must be within a year', { slots: slotsAt(24 * 400) }],
    ['videoUrl', 'Valid video link required', { videoUrl: 'javascript:alert(1)' }],
    ['note', 'Must be at most 10,000 characters', { note: 'x'.repeat(10_001) }],
  ])('rejects an invalid %s: %s', async (path, message, body) => {
    const { company, applicationId } = await createScene();
    expect(await propose(company, applicationId, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path, message }] },
    });
  });

  it.each([
    ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    [' zoom.us/j/123?pwd=x ', 'https://zoom.us/j/123?pwd=x'],
    ['teams.microsoft.com/l/meetup-join/1', 'https://teams.microsoft.com/l/meetup-join/1'],
    ['http://meet.example.com/faro', 'http://meet.example.com/faro'],
  ])('completes the video link %s', async (videoUrl, completed) => {
    const { company, applicationId } = await createScene();
    expect((await proposeInterview(company, applicationId, { videoUrl })).videoUrl).toBe(completed);
  });

  it('suggests the link that the company used last, and only to the company', async () => {
    const { company, candidate, applicationId } = await createScene();
    const times = (client: TestClient) => client.get(`/api/applications/${applicationId}/interviews/times`);
    expect((await times(company)).body.videoUrl).toBeNull();
    await proposeInterview(company, applicationId, { videoUrl: 'https://meet.example.com/first' });
    await proposeInterview(company, applicationId, { videoUrl: 'https://meet.example.com/last', slots: slotsAt(70) });
    await proposeInterview(company, applicationId, { videoUrl: '', slots: slotsAt(90) });
    expect((await times(company)).body.videoUrl).toBe('https://meet.example.com/last');
    expect((await times(candidate)).body.videoUrl).toBeNull();
  });

  it('accepts the minimum and maximum number of times', async () => {
    const { company, applicationId } = await createScene();
    await proposeInterview(company, applicationId, {
      durationMinutes: 15,
      slots: slotsAt(5),
      videoUrl: '',
      note: null,
    });
    const most = Array.from({ length: 10 }, (_, index) => 20 + 5 * index);
    expect(
      (await proposeInterview(company, applicationId, { durationMinutes: 240, slots: slotsAt(...most) })).slots,
    ).toHaveLength(10);
  });

  it('is allowed only for the company, and only for applications to its jobs', async () => {
    const { candidate, applicationId } = await createScene();
    expect((await propose(candidate, applicationId)).status).toBe(403);
    expect((await propose(world.visitor, applicationId)).status).toBe(401);
    expect((await propose(await world.company(), applicationId)).status).toBe(404);
    expect((await propose(await world.company(), newId())).status).toBe(404);
  });

  it('is limited to five open interviews for each application', async () => {
    const { company, applicationId } = await createScene();
    for (let count = 0; count < 4; count++) await proposeInterview(company, applicationId);
    const responses = await Promise.all(Array.from({ length: 4 }, () => propose(company, applicationId)));
    expect(sortedStatuses(responses)).toEqual([201, 409, 409, 409]);
  });
});

describe('booking an interview', () => {
  it('uses a proposed time, and adds an entry to both calendars', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    const response = await book(candidate, interview, 50);
    expect(response).toMatchObject({
      status: 200,
      body: { status: 'booked', start: hoursFromNow(50), sequence: 1, actions: ['move', 'cancel'] },
    });
    for (const { userId, user } of [company, candidate]) {
      const [entry, ...others] = await listCalendarEntries(userId);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        method: 'REQUEST',
        uid: `interview-${interview.id}@puente.example`,
        sequence: 1,
        start: hoursFromNow(50),
        end: new Date(Date.parse(hoursFromNow(50)) + 45 * 60_000).toISOString(),
      });
      // Neither side learns the other's email address.
      const lines = (entry?.content ?? '').replaceAll('\r\n ', '').split('\r\n');
      const attendees = lines.filter((line) => line.startsWith('ATTENDEE'));
      expect(attendees).toHaveLength(1);
      expect(attendees[0]?.toLowerCase()).toContain(`mailto:${user.email}`);
      expect(lines.find((line) => line.startsWith('ORGANIZER'))).toContain('hello@localhost');
      expect(lines).toContain('LOCATION:https://meet.example.com/faro');
    }
  });

  it('accepts the time in any UTC offset', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    const bogota = new Date(Date.parse(hoursFromNow(48)) - 5 * HOUR_MS).toISOString().replace('.000Z', '-05:00');
    const response = await candidate.post(`/api/interviews/${interview.id}/book`, { start: bogota });
    expect(response.body.start).toBe(hoursFromNow(48));
  });

  it('is refused for a time that was not proposed', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId, { slots: slotsAt(48) });
    expect(await book(candidate, interview, 49)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'start', message: 'Please choose one of the proposed times' }] },
    });
    expect((await candidate.post(`/api/interviews/${interview.id}/book`, {})).body.errors[0].path).toBe('start');
    expect((await candidate.get('/api/interviews')).body[0]).toMatchObject({ status: 'proposed', sequence: 0 });
  });

  it('is refused for the proposing company and for other users', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    expect((await book(company, interview, 48)).status).toBe(403);
    expect((await book(world.visitor, interview, 48)).status).toBe(401);
    for (const stranger of [await world.company(), await world.candidate(), await world.newcomer()]) {
      for (const response of [
        book(stranger, interview, 48),
        move(stranger, interview, 60),
        cancel(stranger, interview),
      ]) {
        expect(await response).toMatchObject({ status: 404, body: { detail: 'Interview not found' } });
      }
      expect((await stranger.get('/api/interviews')).body).toEqual([]);
    }
    expect((await book(candidate, { id: newId() }, 48)).status).toBe(404);
  });

  it('conflicts with another interview of either side, unless it starts right after', async () => {
    const { company, candidate, applicationId } = await createScene();
    const first = await proposeInterview(company, applicationId, { durationMinutes: 60, slots: slotsAt(48) });
    await book(candidate, first, 48);
    const duringFirst = new Date(Date.parse(hoursFromNow(48)) + 30 * 60_000).toISOString();

    const elsewhere = await world.company();
    const atElsewhere = await proposeInterview(elsewhere, await fileApplication(elsewhere, candidate), {
      slots: [{ start: duringFirst }],
    });
    const busyCandidate = await candidate.post(`/api/interviews/${atElsewhere.id}/book`, { start: duringFirst });
    expect(busyCandidate).toMatchObject({ status: 409, body: { detail: expect.stringContaining('You have another') } });

    const other = await world.candidate();
    const ofOther = await proposeInterview(company, await fileApplication(company, other), {
      slots: [{ start: duringFirst }, ...slotsAt(49)],
    });
    const busyCompany = await other.post(`/api/interviews/${ofOther.id}/book`, { start: duringFirst });
    expect(busyCompany).toMatchObject({ status: 409, body: { detail: expect.stringContaining('The company has') } });
    expect((await book(other, ofOther, 49)).status).toBe(200);
  });

  it('succeeds once, even from two tabs at the same time', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId);
    const responses = await Promise.all([book(candidate, interview, 48), book(candidate, interview, 50)]);
    expect(sortedStatuses(responses)).toEqual([200, 409]);
    expect(await listCalendarEntries(candidate.userId)).toHaveLength(1);
  });

  it('succeeds for only one of the overlapping times that many candidates book with a company concurrently', async () => {
    const company = await world.company();
    const requests = [];
    for (let number = 0; number < 6; number++) {
      const candidate = await world.candidate();
      const start = new Date(Date.parse(hoursFromNow(48)) + number * 5 * 60_000).toISOString();
      const interview = await proposeInterview(company, await fileApplication(company, candidate), {
        slots: [{ start }],
      });
      requests.push(() => candidate.post(`/api/interviews/${interview.id}/book`, { start }));
    }
    expect(sortedStatuses(await Promise.all(requests.map((request) => request())))).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('succeeds for only one of the overlapping times that a candidate books with many companies concurrently', async () => {
    const candidate = await world.candidate();
    const requests = [];
    for (let number = 0; number < 6; number++) {
      const company = await world.company();
      const interview = await proposeInterview(company, await fileApplication(company, candidate), {
        slots: slotsAt(48),
      });
      requests.push(() => book(candidate, interview, 48));
    }
    expect(sortedStatuses(await Promise.all(requests.map((request) => request())))).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('cannot create overlapping interviews even directly in the database', async () => {
    const { company, candidate, applicationId } = await createScene();
    const insertBooked = (startsAt: string, endsAt: string) =>
      world.db.insert(interviews).values({
        id: newId(),
        applicationId,
        companyId: company.company.id,
        candidateId: candidate.candidate.id,
        durationMinutes: 60,
        status: 'booked',
        startsAt,
        endsAt,
        bookedAt: hoursFromNow(0),
      });
    await insertBooked(hoursFromNow(10), hoursFromNow(11));
    await insertBooked(hoursFromNow(11), hoursFromNow(12));
    await expect(insertBooked(hoursFromNow(11), hoursFromNow(13))).rejects.toMatchObject({ cause: { code: '23P01' } });
  });
});

describe('GET /api/interviews?when', () => {
  /** Creates two booked interviews, one in progress, one that is over, a canceled and a proposed one, each for a different application. */
  const createInterviews = async () => {
    const company = await world.company({ companyName: 'Faro Studio' });
    const candidate = await world.candidate();
    const createProposal = async (slot: number) =>
      proposeInterview(company, await fileApplication(company, candidate), {
        slots: slotsAt(slot),
        durationMinutes: 30,
      });
    const createBooked = async (slot: number) => {
      const interview = await createProposal(slot);
      expect((await book(candidate, interview, slot)).status).toBe(200);
      return interview.id;
    };
    const later = await createBooked(90);
    const next = await createBooked(30);
    const open = (await createProposal(50)).id;
    const running = await createBooked(70);
    await world.db
      .update(interviews)
      .set({ startsAt: hoursFromNow(0), endsAt: hoursFromNow(2) })
      .where(eq(interviews.id, running));
    const over = await createBooked(60);
    await world.db
      .update(interviews)
      .set({ startsAt: hoursFromNow(-9), endsAt: hoursFromNow(-8) })
      .where(eq(interviews.id, over));
    const canceled = await createProposal(40);
    await cancel(company, canceled);
    return { company, candidate, ids: { running, next, later, open, over, canceled: canceled.id } };
  };

  const readPages = async (client: TestClient, when: string): Promise<string[]> => {
    const ids: string[] = [];
    for (let path: string | undefined = `/api/interviews?when=${when}&limit=2`; path !== undefined; ) {
      const { body, headers } = await client.get(path);
      ids.push(...body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    return ids;
  };

  it('lists upcoming interviews, the next first and proposals last, and past ones, the most recent first', async () => {
    const { company, candidate, ids } = await createInterviews();
    for (const side of [company, candidate]) {
      expect(await readPages(side, 'upcoming')).toEqual([ids.running, ids.next, ids.later, ids.open]);
      expect(await readPages(side, 'past')).toEqual([ids.canceled, ids.over]);
    }
    expect((await company.get('/api/interviews')).body).toHaveLength(6);
    expect((await company.get('/api/interviews?when=soon')).status).toBe(400);
    expect((await (await world.company()).get('/api/interviews?when=upcoming')).body).toEqual([]);
  });
});
