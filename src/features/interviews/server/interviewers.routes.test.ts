/** Interviewers: how they are chosen, when they are free or busy, and what each of them receives. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberHours } from '#features/companies/server/companies.tables.ts';
import { newId } from '#server/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  book,
  cancel,
  hoursFromNow,
  move,
  propose,
  proposeInterview,
  slotsAt,
  sortedStatuses,
} from '#testing/interview-scene.ts';
import { interviewerIds, interviewerScenes, personIds } from '#testing/interviewer-scene.ts';
import { listNotificationTypes } from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { sendDueReminders } from './interview-reminders.ts';
import { interviewInterviewers, interviews } from './interviews.tables.ts';

const world = useTestApp();
const { createTeam, createOtherApplication, listMailKinds, listCalendarChanges, mailsTo, createScene } =
  interviewerScenes(world);

const toInterviewer = ({ userId, user }: Awaited<ReturnType<typeof world.member>>) => ({
  id: userId,
  firstName: user.firstName,
  lastName: user.lastName,
});

const removeMember = (owner: TestClient, { userId }: { userId: string }) =>
  owner.delete(`/api/companies/my-company/members/${userId}`);

describe('choosing interviewers', () => {
  it('defaults to the member who proposes', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    expect((await proposeInterview(ana, applicationId)).interviewers).toEqual([toInterviewer(ana)]);
    const chosen = await proposeInterview(ana, applicationId, { interviewers: personIds(leo, owner) });
    expect(chosen.interviewers).toEqual([toInterviewer(leo), toInterviewer(owner)]);
    expect((await owner.get('/api/interviews')).body[0].interviewers).toEqual(chosen.interviewers);
  });

  it('shows candidates only first names', async () => {
    const { ana, leo, candidate, applicationId } = await createTeam();
    await proposeInterview(ana, applicationId, { interviewers: personIds(leo, ana) });
    const [seen] = (await candidate.get('/api/interviews')).body;
    expect(seen.interviewers).toEqual([
      { id: leo.userId, firstName: leo.user.firstName },
      { id: ana.userId, firstName: ana.user.firstName },
    ]);
  });

  it('is not needed in a one-person company', async () => {
    const { company, applicationId } = await createScene();
    const { interviewers, actions } = await proposeInterview(company, applicationId);
    expect(interviewers).toEqual([toInterviewer(company)]);
    expect(actions).toEqual(['move', 'cancel']);
  });

  it('accepts one to four different members', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const reviewer = await world.member(owner, 'reviewer');
    const fifth = await world.member(owner, 'recruiter');
    const four = [owner, ana, leo, reviewer];
    expect(
      (await proposeInterview(owner, applicationId, { interviewers: personIds(...four) })).interviewers,
    ).toHaveLength(4);
    const refused: [object, string][] = [
      [[], 'Choose at least one interviewer'],
      [personIds(...four, fifth), 'Choose at most 4 interviewers'],
      [personIds(ana, ana), 'Two of these interviewers are the same'],
    ];
    for (const [interviewers, message] of refused) {
      const response = await propose(owner, applicationId, { interviewers });
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'interviewers', message }] } });
    }
  });

  it('accepts only company members who may conduct interviews', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const gone = await world.member(owner, 'recruiter');
    await removeMember(owner, gone);
    const viewer = await world.member(owner, 'viewer');
    for (const stranger of [await world.company(), candidate, gone, viewer, { userId: newId() }]) {
      const response = await propose(ana, applicationId, { interviewers: personIds(ana, stranger) });
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'interviewers.1' }] } });
    }
    expect(await world.db.select().from(interviews)).toEqual([]);
  });

  it('is also limited to four by the database', async () => {
    const { owner, applicationId } = await createTeam();
    const { id } = await proposeInterview(owner, applicationId);
    const place = LIMITS.interviewersPerInterview + 1;
    const { userId } = await world.member(owner, 'recruiter');
    await expect(
      world.db.insert(interviewInterviewers).values({ interviewId: id, userId, place }),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('interviews at the same time', () => {
  it('are possible for a company with different interviewers', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const first = await proposeInterview(ana, applicationId);
    const second = await proposeInterview(leo, other.applicationId);
    expect((await book(candidate, first, 48)).status).toBe(200);
    expect((await book(other.candidate, second, 48)).status).toBe(200);
  });

  it('are not possible for one person, and the error says who is busy', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    await book(candidate, await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) }), 48);
    const second = await proposeInterview(owner, other.applicationId, { interviewers: personIds(owner, leo) });
    expect((await book(other.candidate, second, 48)).body.detail).toContain('The company has another interview');
    await move(other.candidate, second, 48);
    expect((await book(owner, second, 48)).body.detail).toContain('One of the interviewers has another');
    expect((await book(leo, second, 48)).body.detail).toContain('You have another interview');
  });

  it('result in one booking if simultaneous requests share an interviewer', async () => {
    const { owner, ana, leo } = await createTeam();
    const bookings: (() => Promise<{ status: number }>)[] = [];
    for (let number = 0; number < 6; number++) {
      const { candidate, applicationId } = await createOtherApplication(owner);
      const start = new Date(Date.parse(hoursFromNow(48)) + number * 5 * 60_000).toISOString();
      const interviewers = number % 2 === 0 ? personIds(ana, leo) : personIds(leo, owner);
      const interview = await proposeInterview(owner, applicationId, { slots: [{ start }], interviewers });
      bookings.push(() => candidate.post(`/api/interviews/${interview.id}/book`, { start }));
    }
    expect(sortedStatuses(await Promise.all(bookings.map((request) => request())))).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('can all be booked simultaneously with different interviewers', async () => {
    const { owner, ana, leo } = await createTeam();
    const bookings: (() => Promise<{ status: number }>)[] = [];
    for (const holder of [owner, ana, leo]) {
      const { candidate, applicationId } = await createOtherApplication(owner);
      const interview = await proposeInterview(holder, applicationId);
      bookings.push(() => book(candidate, interview, 48));
    }
    expect(sortedStatuses(await Promise.all(bookings.map((request) => request())))).toEqual([200, 200, 200]);
  });

  it('are rejected by the database for one person', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    await book(candidate, await proposeInterview(ana, applicationId), 48);
    const second = await proposeInterview(owner, other.applicationId);
    await book(other.candidate, second, 48);
    const addAna = world.db
      .insert(interviewInterviewers)
      .values({ interviewId: second.id, userId: ana.userId, place: 2 });
    await expect(addAna).rejects.toMatchObject({ cause: { code: '23P01' } });
  });
});

describe('suggested times', () => {
  const loadTimes = async (client: TestClient, applicationId: string, query = '') => {
    const path = `/api/applications/${applicationId}/interviews/times?durationMinutes=30&timeZone=America/New_York`;
    const { status, body } = await client.get(path + query);
    expect(status).toBe(200);
    return (body.times as { start: string }[]).map(({ start }) => start);
  };

  it('are times when all chosen interviewers are free', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const [start = ''] = await loadTimes(ana, applicationId);
    const busy = await proposeInterview(leo, other.applicationId, { slots: [{ start }] });
    await other.candidate.post(`/api/interviews/${busy.id}/book`, { start });
    const withLeo = `&interviewers=${personIds(ana, leo).join(',')}`;
    expect(await loadTimes(ana, applicationId)).toContain(start);
    expect(await loadTimes(leo, applicationId)).not.toContain(start);
    expect(await loadTimes(ana, applicationId, withLeo)).not.toContain(start);
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(leo) });
    expect(await loadTimes(ana, applicationId, `&interviewId=${interview.id}`)).not.toContain(start);
    expect(await loadTimes(candidate, applicationId)).not.toContain(start);
  });

  it('are within the working hours of each interviewer whose time zone is known', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    await proposeInterview(leo, other.applicationId, { timeZone: 'America/Los_Angeles' });
    const alone = await loadTimes(ana, applicationId);
    const together = await loadTimes(ana, applicationId, `&interviewers=${personIds(ana, leo).join(',')}`);
    const hourInLosAngeles = (start: string) =>
      Number(
        new Date(start).toLocaleString('en-US', { timeZone: 'America/Los_Angeles', hour: 'numeric', hour12: false }),
      );
    expect(alone.some((start) => hourInLosAngeles(start) < 9)).toBe(true);
    expect(together.every((start) => hourInLosAngeles(start) >= 9)).toBe(true);
  });

  it('are within the hours that each interviewer set', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const HOURS = '/api/companies/my-company/hours';
    const week = (from: string, to: string) => ({
      timeZone: 'America/New_York',
      spans: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to })),
    });
    await owner.put(HOURS, week('10:00', '15:00'));
    expect((await ana.get(HOURS)).body).toEqual(week('10:00', '15:00'));
    await leo.put(HOURS, week('12:00', '17:00'));
    expect((await leo.get(HOURS)).body).toEqual(week('12:00', '17:00'));
    expect((await owner.get(HOURS)).body).toEqual(week('10:00', '15:00'));
    const loadHours = async (query: string) => {
      const starts = await loadTimes(ana, applicationId, query);
      const hours = starts.map((start) =>
        Number(
          new Date(start).toLocaleString('en-US', { timeZone: 'America/New_York', hour: 'numeric', hour12: false }),
        ),
      );
      return [Math.min(...hours), Math.max(...hours)];
    };
    expect(await loadHours('')).toEqual([10, 14]);
    expect(await loadHours(`&interviewers=${leo.userId}`)).toEqual([12, 16]);
    expect(await loadHours(`&interviewers=${personIds(ana, leo).join(',')}`)).toEqual([12, 14]);
    expect((await leo.get('/api/account/export')).body.weeklyHours).toEqual(week('12:00', '17:00'));
    await removeMember(owner, leo);
    expect(await world.db.select().from(memberHours)).toEqual([]);
  });

  it('are refused for people who may not conduct interviews, and for an interview of another application', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const elsewhere = await proposeInterview(owner, other.applicationId);
    const path = `/api/applications/${applicationId}/interviews/times`;
    const stranger = await world.company();
    expect(await ana.get(`${path}?interviewers=${stranger.userId}`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'interviewers' }] },
    });
    expect((await ana.get(`${path}?interviewers=x`)).status).toBe(400);
    expect((await ana.get(`${path}?interviewId=${elsewhere.id}`)).status).toBe(404);
  });
});

describe('interviewers', () => {
  it('get every email and notification once, in their own language and time zone', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    await world.db.update(users).set({ language: 'es' }).where(eq(users.id, leo.userId));
    await proposeInterview(leo, other.applicationId, { timeZone: 'America/Chicago' });
    const interview = await proposeInterview(ana, applicationId, {
      interviewers: personIds(ana, leo),
      timeZone: 'America/New_York',
    });
    expect(await listMailKinds(ana)).toEqual([]);
    expect(await listMailKinds(leo)).toEqual(['interview-assigned']);
    expect((await mailsTo(leo.userId))[0]?.subject).toContain('vas a participar');
    await book(candidate, interview, 48);
    await cancel(candidate, interview);
    expect(await listMailKinds(ana)).toEqual(['interview-booked', 'interview-cancelled']);
    expect(await listMailKinds(leo)).toEqual(['interview-assigned', 'interview-booked', 'interview-cancelled']);
    expect(await listMailKinds(candidate)).toEqual(['interview-proposed', 'interview-booked', 'interview-cancelled']);
    expect(await listMailKinds(owner)).toEqual([]);
    for (const person of [ana, leo, candidate]) {
      expect(await listCalendarChanges(person)).toEqual([
        ['REQUEST', 1],
        ['CANCEL', 2],
      ]);
    }
    const findBookingMail = async ({ userId }: TestClient) =>
      (await mailsTo(userId)).find(({ kind }) => kind === 'interview-booked')?.textBody ?? '';
    expect(await findBookingMail(ana)).toContain('Eastern');
    expect(await findBookingMail(leo)).toMatch(/hora central|Central|Chicago/i);
    expect(await listNotificationTypes(ana)).toEqual(['interview_updated', 'interview_updated']);
    expect(await listNotificationTypes(leo)).toEqual(['interview_updated', 'interview_updated', 'interview_updated']);
    expect(await listNotificationTypes(owner)).toEqual([]);
  });

  it('get emails about what colleagues do, but not about what they do themselves while no time is booked', async () => {
    const { ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) });
    await cancel(leo, interview);
    expect(await listMailKinds(ana)).toEqual(['interview-cancelled']);
    expect(await listMailKinds(leo)).toEqual(['interview-assigned']);
  });

  it('get each reminder once', async () => {
    const { ana, leo, candidate, applicationId } = await createTeam();
    await book(candidate, await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) }), 48);
    for (const hours of [25, 25, 47.5]) {
      await sendDueReminders(world.platform, null, new Date(Date.parse(hoursFromNow(hours))));
    }
    for (const person of [ana, leo, candidate]) {
      expect((await listMailKinds(person)).filter((kind) => kind === 'interview-reminder')).toHaveLength(2);
    }
  });

  it('see the interviews that they conduct in their private calendar', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) });
    await book(candidate, interview, 48);
    const loadFeedUrl = async (person: TestClient): Promise<string> =>
      (await person.get('/api/account/calendar')).body.url;
    const addresses = await Promise.all([ana, leo, owner].map(loadFeedUrl));
    const countEntries = async () => {
      const feeds = addresses.map((url) => world.visitor.get(new URL(url).pathname + new URL(url).search));
      return (await Promise.all(feeds)).map(
        ({ text }) =>
          Object.values(sync.parseICS(text)).filter((entry): entry is VEvent => entry?.type === 'VEVENT').length,
      );
    };
    expect(await countEntries()).toEqual([1, 1, 0]);
    await removeMember(owner, leo);
    expect(await countEntries()).toEqual([1, 0, 0]);
  });

  it("see the candidate's name and note in emails, without the name and contact details if they hide names", async () => {
    const { owner, ana, leo, applicationId, candidate } = await createTeam();
    await world.db.update(users).set({ hideNames: true }).where(eq(users.id, leo.userId));
    await world.db.update(users).set({ firstName: 'Marcela' }).where(eq(users.id, candidate.userId));
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(leo, owner) });
    const note = 'Or write to marcela.ruiz@correo.test';
    const proposal = { slots: slotsAt(72), note, timeZone: 'America/Bogota' };
    expect((await candidate.post(`/api/interviews/${interview.id}/move`, proposal)).status).toBe(200);
    const joinMails = async ({ userId }: TestClient) => JSON.stringify(await mailsTo(userId));
    expect(await joinMails(owner)).toContain('Marcela');
    expect(await joinMails(owner)).toContain(note);
    expect(await joinMails(leo)).toContain('Or write to');
    expect(await joinMails(leo)).not.toMatch(/marcela|correo/i);
    expect((await leo.get('/api/interviews')).text).not.toMatch(/marcela|correo/i);
  });
});

describe('interviews that were created without interviewers', () => {
  it('are assigned by the migration to the first account, or to an owner if that person left', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const [{ id }, otherTeam] = [await proposeInterview(ana, applicationId), await createTeam()];
    const second = await world.member(otherTeam.owner, 'owner');
    const inherited = await proposeInterview(otherTeam.ana, otherTeam.applicationId);
    await removeMember(second, otherTeam.owner);
    const backfill = await readFile(join(MIGRATIONS_FOLDER, '0031_first_interviewers.sql'), 'utf8');
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`alter table interview_interviewers disable trigger interviews_keep_interviewer`);
      await tx.delete(interviewInterviewers);
      await tx.execute(sql.raw(backfill));
      await tx.execute(sql`alter table interview_interviewers enable trigger interviews_keep_interviewer`);
    });
    const rows = await world.db.select().from(interviewInterviewers);
    const holders = new Map(rows.map(({ interviewId, userId }) => [interviewId, userId]));
    expect(rows).toHaveLength(2);
    expect([holders.get(id), holders.get(inherited.id)]).toEqual(personIds(owner, second));
  });

  it('are conducted by the first account, and the last interviewer cannot be removed', async () => {
    const { owner, candidate, applicationId } = await createTeam();
    const id = newId();
    const pair = { companyId: owner.company.id, candidateId: candidate.candidate.id };
    await world.db.insert(interviews).values({ id, applicationId, ...pair, durationMinutes: 30 });
    const [interview] = (await owner.get('/api/interviews')).body;
    expect(interviewerIds(interview)).toEqual(personIds(owner));
    const removal = world.db.delete(interviewInterviewers).where(eq(interviewInterviewers.interviewId, id));
    await expect(removal).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
