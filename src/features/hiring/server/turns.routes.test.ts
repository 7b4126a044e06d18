/** Whose turn it is in an application, after each kind of change and in each response that shows it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviewSlots, interviews } from '#features/interviews/server/interviews.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { book, cancel, hoursFromNow, move, proposeInterview, slotsAt } from '#testing/interview-scene.ts';
import { backdateLastMove, createApplicationScene } from '#testing/offer-scene.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const REVIEW = 'company review';
const PROPOSE = 'company propose-times';
const CHOOSE = 'candidate choose-time';
const ANSWER = 'candidate answer-offer';
const SEND = 'company send-offer';
const NEITHER = 'null null';

/** Returns the turn as text, such as `company review`. Fails if its fields are inconsistent. */
const formatTurn = ({
  turn,
}: {
  turn: { who: string | null; action: string | null; since: string | null };
}): string => {
  expect(Object.keys(turn).toSorted()).toEqual(['action', 'since', 'who']);
  if (turn.who === null) expect(turn.since).toBeNull();
  else expect(Date.parse(turn.since ?? '')).toBeLessThanOrEqual(Date.now());
  return `${turn.who} ${turn.action}`;
};

/** Creates an application, and a function that checks that every call returns the same turn. */
const createScene = async (status: ApplicationStatus = 'interviewing') => {
  const scene = await createApplicationScene(world, status);
  const { company, candidate, job, id } = scene;
  const turn = async (): Promise<string> => {
    const rows = [
      (await company.get(`/api/applications/${id}`)).body,
      (await candidate.get(`/api/applications/${id}`)).body,
      (await company.get('/api/applications')).body[0],
      (await candidate.get('/api/my-applications')).body[0],
      (await candidate.get(`/api/jobs/${job.id}/application`)).body,
    ];
    const [line, ...others] = [...new Set(rows.map(formatTurn))];
    expect(others).toEqual([]);
    const waiting = (await company.get('/api/applications?sort=turn')).body;
    expect(waiting.map((row: { id: string }) => row.id)).toEqual(line?.startsWith('company') ? [id] : []);
    const own = (await candidate.get('/api/dashboard/turns')).body;
    expect(own.count).toBe(line?.startsWith('candidate') ? 1 : 0);
    return line ?? '';
  };
  const moveTo = async (to: ApplicationStatus) => {
    const response = await company.patch(`/api/applications/${id}`, { status: to });
    expect(response.status).toBe(200);
    return formatTurn(response.body);
  };
  /** Sets the start and the end of an interview, in hours from now. */
  const setInterviewTimes = async (interview: { id: string }, hours: { start: number; end: number }) => {
    const times = { startsAt: hoursFromNow(hours.start), endsAt: hoursFromNow(hours.end) };
    await world.db.update(interviews).set(times).where(eq(interviews.id, interview.id));
  };
  return { ...scene, turn, moveTo, setInterviewTimes };
};

describe('the turn of an application', () => {
  it('changes correctly from the first review to the final answer', async () => {
    const { company, candidate, id, offer, turn, moveTo, setInterviewTimes } = await createScene('pending');
    expect(await turn()).toBe(REVIEW);
    expect(await moveTo('applied')).toBe(REVIEW);
    expect(await turn()).toBe(REVIEW);
    const first = await proposeInterview(company, id);
    expect(await turn()).toBe(CHOOSE);
    await move(candidate, first, 70, 72);
    expect(await turn()).toBe('company choose-time');
    await book(company, first, 70);
    expect(await turn()).toBe(NEITHER);
    expect((await candidate.get('/api/my-applications')).body[0].interviewAt).toBe(hoursFromNow(70));
    await cancel(candidate, first);
    expect(await turn()).toBe(PROPOSE);
    await world.db
      .update(interviews)
      .set({ updatedAt: hoursFromNow(-9) })
      .where(eq(interviews.id, first.id));
    const second = await proposeInterview(company, id);
    await book(candidate, second, 48);
    await setInterviewTimes(second, { start: -1, end: 2 });
    expect(await turn()).toBe(NEITHER);
    await setInterviewTimes(second, { start: -2, end: -1 });
    expect(await turn()).toBe('company record-outcome');
    await company.patch(`/api/interviews/${second.id}`, { outcome: 'missed' });
    expect(await turn()).toBe(PROPOSE);
    await company.patch(`/api/interviews/${second.id}`, { outcome: 'held' });
    expect(await turn()).toBe('company decide');
    expect(await moveTo('offered')).toBe(ANSWER);
    expect((await candidate.get(`/api/applications/${id}`)).body).not.toHaveProperty('turnUntil');
    const newOffer = await offer();
    expect(await turn()).toBe(ANSWER);
    expect((await candidate.get(`/api/applications/${id}`)).body.turnUntil).toBe(newOffer.expiresAt);
    await company.post(`/api/offers/${newOffer.id}/withdraw`);
    expect(await turn()).toBe(SEND);
    const again = await offer({ hourlyRate: 30 });
    expect(await turn()).toBe(ANSWER);
    await candidate.post(`/api/offers/${again.id}/accept`, { version: again.version });
    expect(await turn()).toBe(NEITHER);
  });

  it('returns to the company after the last proposed time', async () => {
    const { company, candidate, id, turn } = await createScene();
    const interview = await proposeInterview(company, id, { slots: slotsAt(2, 48) });
    const setSlots = async (...hours: number[]) => {
      await world.db.delete(interviewSlots).where(eq(interviewSlots.interviewId, interview.id));
      const starts = hours.map((each) => ({ interviewId: interview.id, startsAt: hoursFromNow(each) }));
      await world.db.insert(interviewSlots).values(starts);
    };
    await setSlots(-3, 2);
    expect(await turn()).toBe(CHOOSE);
    expect((await candidate.get('/api/my-applications')).body[0].turnUntil).toBe(hoursFromNow(2));
    await setSlots(-3, -2);
    expect(await turn()).toBe(PROPOSE);
  });

  it('is restored when a status change is undone', async () => {
    const { company, candidate, id, turn, moveTo, offer } = await createScene('applied');
    await moveTo('interviewing');
    expect(await turn()).toBe(PROPOSE);
    expect(formatTurn((await company.post(`/api/applications/${id}/undo`)).body)).toBe(REVIEW);
    await proposeInterview(company, id);
    await moveTo('declined');
    expect(await turn()).toBe(NEITHER);
    expect((await company.post('/api/applications/moves/undo', { ids: [id] })).body.moved.map(formatTurn)).toEqual([
      CHOOSE,
    ]);
    expect(await turn()).toBe(CHOOSE);
    await offer();
    await candidate.patch(`/api/applications/${id}`, { status: 'withdrawn' });
    expect(await turn()).toBe(NEITHER);
    await candidate.post(`/api/applications/${id}/undo`);
    expect(await turn()).toBe(ANSWER);
  });

  it("is the company's from the moment a decline is reversed late", async () => {
    const { company, candidate, id, turn, moveTo } = await createScene();
    await proposeInterview(company, id);
    await moveTo('declined');
    await backdateLastMove(world, id);
    const before = new Date().toISOString();
    await moveTo('interviewing');
    expect(await turn()).toBe(PROPOSE);
    const { since } = (await candidate.get(`/api/applications/${id}`)).body.turn;
    expect(since >= before).toBe(true);
  });

  it('depends on an open offer even while an interview is booked, and ends with a decline', async () => {
    const { company, candidate, id, turn, moveTo, offer } = await createScene();
    const interview = await proposeInterview(company, id);
    await book(candidate, interview, 48);
    await offer();
    expect(await turn()).toBe(ANSWER);
    await moveTo('declined');
    expect(await turn()).toBe(NEITHER);
  });

  it('does not change when the job is paused or closed', async () => {
    const { company, candidate, job, id, turn } = await createScene();
    for (const status of ['paused', 'open', 'closed']) {
      await company.patch(`/api/jobs/${job.id}`, { status, ...(status === 'closed' ? { applicants: 'keep' } : {}) });
      expect(await turn()).toBe(PROPOSE);
    }
    const interview = await proposeInterview(company, id);
    await book(candidate, interview, 48);
    expect(await turn()).toBe(NEITHER);
  });

  it('is returned for each application in a bulk status change', async () => {
    const { company, id } = await createScene('pending');
    const response = await company.post('/api/applications/moves', { ids: [id], status: 'interviewing' });
    expect(response.body.moved.map(formatTurn)).toEqual([PROPOSE]);
  });

  it("is the company's after a candidate applies", async () => {
    const { company } = await createScene();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    expect(formatTurn((await candidate.post('/api/applications', { jobId: job.id })).body)).toBe(REVIEW);
  });

  it('returns to the company when a suspension cancels a proposed interview', async () => {
    const { company, candidate, id } = await createScene();
    await proposeInterview(company, id);
    const admin = await world.admin();
    await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: true });
    expect(formatTurn((await company.get(`/api/applications/${id}`)).body)).toBe(PROPOSE);
    await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: false });
  });

  it.each(['pending', 'applied', 'interviewing', 'offered'] as const)(
    "is no one's while the company is suspended: %s",
    async (status) => {
      const { company, candidate, job, id, offer } = await createScene(status === 'offered' ? 'interviewing' : status);
      if (status === 'offered') await offer();
      const load = async () => (await candidate.get(`/api/applications/${id}`)).body;
      const before = await load();
      const setSuspended = async (suspended: boolean) =>
        (await world.admin()).patch(`/api/admin/users/${company.userId}`, { suspended });
      await setSuspended(true);
      const [listed] = (await candidate.get('/api/my-applications?sort=turn')).body;
      const rows = [await load(), listed, (await candidate.get(`/api/jobs/${job.id}/application`)).body];
      expect(rows.map(formatTurn)).toEqual([NEITHER, NEITHER, NEITHER]);
      expect(rows[0]).toMatchObject({ status, companyInactive: true });
      expect(rows[0]).not.toHaveProperty('turnUntil');
      expect((await candidate.get('/api/dashboard/turns')).body).toMatchObject({ count: 0, items: [] });
      await setSuspended(false);
      expect(await load()).toEqual(before);
      expect((await candidate.get('/api/dashboard/turns')).body.count).toBe(status === 'offered' ? 1 : 0);
    },
  );
});

describe('the list sorted by turn', () => {
  const listIds = async (company: CompanyClient, path: string): Promise<string[]> => {
    const ids: string[] = [];
    for (let next: string | null = path; next !== null; ) {
      const page = await company.get(next);
      ids.push(...page.body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    return ids;
  };

  it("is sorted by how long it has been the company's or the candidate's turn, with future turns last", async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId });
    const ids: string[] = [];
    for (const [days, status] of [
      [4, 'interviewing'],
      [3, 'interviewing'],
      [2, 'interviewing'],
      [1, 'applied'],
    ] as const) {
      const { id: candidateId } = await world.build.candidate();
      const created = { jobId: job.id, companyId, candidateId, status, statusChangedAt: hoursFromNow(-24 * days) };
      ids.push((await world.build.application(created)).id);
    }
    const [first = '', second = '', third, fourth] = ids;
    const interview = await proposeInterview(company, first);
    const setTimes = (start: number) =>
      world.db
        .update(interviews)
        .set({
          status: 'booked',
          startsAt: hoursFromNow(start),
          endsAt: hoursFromNow(start + 1),
          bookedAt: hoursFromNow(-50),
        })
        .where(eq(interviews.id, interview.id));
    await setTimes(48);
    await proposeInterview(company, second);
    expect(await listIds(company, '/api/applications?sort=waiting&limit=1')).toEqual([third, fourth, second, first]);
    expect(await listIds(company, '/api/applications?sort=turn&limit=1')).toEqual([third, fourth]);
    await setTimes(-30);
    expect(await listIds(company, '/api/applications?sort=waiting&limit=1')).toEqual([third, first, fourth, second]);
    expect(await listIds(company, '/api/applications?sort=turn')).toEqual([third, first, fourth]);
  });
});
