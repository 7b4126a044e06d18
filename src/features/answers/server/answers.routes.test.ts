import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companyAnswers } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY - 1_000).toISOString();

/** Creates a company's job with one application per candidate, each filed the given number of days ago. */
const createScene = async (filed: readonly number[], answerDays = 7) => {
  const company = await world.company({ companyName: 'Faro Studio', answerDays });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const people = [];
  for (const days of filed) {
    const candidate = await world.candidate();
    const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
    const { id } = await world.build.application({ ...ids, createdAt: daysAgo(days), statusChangedAt: daysAgo(days) });
    people.push({ candidate, id });
  }
  const first = people[0] as (typeof people)[number];
  return { company, job, people, ...first };
};

const loadStoredFigures = async ({ company }: CompanyClient) => {
  const [row] = await world.db.select().from(companyAnswers).where(eq(companyAnswers.companyId, company.id));
  return [row?.countedCount, row?.answeredCount, row?.answerMedianHours];
};

const move = (company: CompanyClient, id: string, status: string) =>
  company.patch(`/api/applications/${id}`, { status });
const listNotificationTypes = async (client: { get: CompanyClient['get'] }) =>
  ((await client.get('/api/notifications')).body as { type: string; data: object }[]).map(({ type }) => type);

describe("a company's reply rate", () => {
  it('is shown once ten replies are given or due, on its jobs and its page, with the median hours until a reply', async () => {
    const { company, job, people, candidate } = await createScene([1, 1, 1, 1, 1, 2, 2, 2, 8]);
    for (const { id } of people.slice(0, 8)) await move(company, id, 'applied');
    const own = async () => (await company.get('/api/companies/my-company')).body;
    const loadFigures = async () => [
      (await own()).answers,
      (await company.get(`/api/jobs/${job.id}`)).body.answers,
      (await candidate.get(`/api/jobs/${job.id}`)).body.answers,
      (await company.get('/api/jobs')).body[0].answers,
    ];
    expect(await loadFigures()).toEqual([null, null, null, null]);
    expect((await own()).answersSoFar).toEqual({ count: 9, answered: 8 });
    const newcomer = await world.candidate();
    const { id } = (await newcomer.post('/api/applications', { jobId: job.id })).body;
    // Its reply is not due yet.
    expect(await loadFigures()).toEqual([null, null, null, null]);
    await move(company, id, 'applied');
    const expectedFigures = { count: 10, rate: 0.9, medianHours: 24 };
    expect(await loadFigures()).toEqual([expectedFigures, expectedFigures, expectedFigures, expectedFigures]);
    expect((await own()).answersSoFar).toEqual({ count: 10, answered: 9 });
    const listed = (await newcomer.get('/api/jobs/browse?sort=newest')).body[0];
    expect(listed).toMatchObject({ id: job.id, answers: expectedFigures, answerDays: 7 });
    // A new application changes nothing.
    await (await world.candidate()).post('/api/applications', { jobId: job.id });
    expect(await loadFigures()).toEqual([expectedFigures, expectedFigures, expectedFigures, expectedFigures]);
  });

  it('counts the first move of each application, and ignores undone moves', async () => {
    const { company, people } = await createScene([1, 2, 3]);
    const [first, second, third] = people.map(({ id }) => id) as [string, string, string];
    expect(await loadStoredFigures(company)).toEqual([0, 0, null]);
    await move(company, first, 'applied');
    expect(await loadStoredFigures(company)).toEqual([1, 1, 24]);
    await company.post(`/api/applications/${first}/undo`);
    expect(await loadStoredFigures(company)).toEqual([0, 0, null]);
    expect((await company.get(`/api/applications/${first}`)).body.answer.at).toBeNull();
    await move(company, first, 'applied');
    await move(company, first, 'interviewing');
    await company.post(`/api/applications/${first}/undo`);
    expect(await loadStoredFigures(company)).toEqual([1, 1, 24]);
    await move(company, second, 'declined');
    await move(company, third, 'declined');
    expect(await loadStoredFigures(company)).toEqual([3, 3, 48]);
    await company.post('/api/applications/moves/undo', { ids: [second, third] });
    expect(await loadStoredFigures(company)).toEqual([1, 1, 24]);
  });

  it('does not count views, ratings, messages from the candidate, or messages to others', async () => {
    const { company, candidate, id } = await createScene([8]);
    await company.get(`/api/applications/${id}`);
    await company.put(`/api/applications/${id}/review`, { rating: 4 });
    await candidate.post('/api/messages', { receiverId: company.userId, content: 'Hello?' });
    const other = await world.company();
    await company.post('/api/messages', { receiverId: other.userId, content: 'Hello?' });
    expect(await loadStoredFigures(company)).toEqual([1, 0, null]);
  });

  it('counts messages to the candidate, even before and after an undone move', async () => {
    const { company, candidate, people, id } = await createScene([1, 8]);
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'We read it tomorrow.' });
    expect(await loadStoredFigures(company)).toEqual([2, 1, 24]);
    await move(company, id, 'applied');
    await company.post(`/api/applications/${id}/undo`);
    expect(await loadStoredFigures(company)).toEqual([2, 1, 24]);
    expect((await candidate.get(`/api/applications/${id}`)).body.answer.at).toEqual(expect.any(String));
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'And we did.' });
    expect(await loadStoredFigures(company)).toEqual([2, 1, 24]);
    await people[1]?.candidate.patch(`/api/applications/${people[1].id}`, { status: 'withdrawn' });
    expect(await loadStoredFigures(company)).toEqual([1, 1, 24]);
    await people[1]?.candidate.post(`/api/applications/${people[1].id}/undo`);
    expect(await loadStoredFigures(company)).toEqual([2, 1, 24]);
  });
});

describe('the reply time that a company promises', () => {
  it('is one to thirty days', async () => {
    const company = await world.company();
    expect((await company.get('/api/companies/my-company')).body).toMatchObject({ answerDays: 7, answers: null });
    expect((await company.patch('/api/companies/my-company', { answerDays: 3 })).body.answerDays).toBe(3);
    expect((await company.patch('/api/companies/my-company', { companyName: 'Faro' })).body.answerDays).toBe(3);
    for (const answerDays of [0, 31, 2.5, '7', null]) {
      expect(await company.patch('/api/companies/my-company', { answerDays })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'answerDays', message: 'Must be between 1 and 30 days' }] },
      });
    }
  });
});

describe('asking for a reply', () => {
  it('is possible once, after the promised days', async () => {
    const { company, candidate, id } = await createScene([8]);
    const nudged = await candidate.post(`/api/applications/${id}/nudge`);
    expect(nudged).toMatchObject({ status: 200, body: { id, nudgedAt: expect.any(String), answer: { at: null } } });
    expect(await candidate.post(`/api/applications/${id}/nudge`)).toMatchObject({
      status: 409,
      body: { detail: 'You’ve already asked for an answer' },
    });
    expect(await listNotificationTypes(company)).toEqual(['answer_asked']);
    const mails = await world.mails(company.user.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual(['answer-asked']);
    expect(mails[0]?.textBody).toContain(`/applications/${id}`);
    expect((await company.get('/api/applications')).body[0].nudgedAt).toEqual(expect.any(String));
  });

  it('is refused before the deadline, after a reply or decision, and for anyone else', async () => {
    const { company, candidate, id, people } = await createScene([6, 8, 8, 8], 7);
    const nudge = (index: number) => people[index]?.candidate.post(`/api/applications/${people[index].id}/nudge`);
    expect(await nudge(0)).toMatchObject({
      status: 409,
      body: { detail: 'This company says it answers within 7 days, and that time isn’t up yet' },
    });
    await company.post('/api/messages', { receiverId: people[1]?.candidate.userId, content: 'Next week.' });
    expect(await nudge(1)).toMatchObject({
      status: 409,
      body: { detail: 'The company has answered this application' },
    });
    await move(company, people[2]?.id ?? '', 'applied');
    expect((await nudge(2))?.status).toBe(409);
    await people[3]?.candidate.patch(`/api/applications/${people[3].id}`, { status: 'withdrawn' });
    expect(await nudge(3)).toMatchObject({ status: 409, body: { detail: 'This application is already decided' } });
    expect((await company.post(`/api/applications/${id}/nudge`)).status).toBe(403);
    expect((await people[1]?.candidate.post(`/api/applications/${id}/nudge`))?.status).toBe(404);
    expect((await candidate.post('/api/applications/x/nudge')).status).toBe(404);
    await company.patch('/api/companies/my-company', { answerDays: 5 });
    expect((await nudge(0))?.status).toBe(200);
  });

  it('succeeds once for simultaneous requests', async () => {
    const { candidate, company, id } = await createScene([8]);
    const tries = await Promise.all([1, 2, 3].map(() => candidate.post(`/api/applications/${id}/nudge`)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await listNotificationTypes(company)).toEqual(['answer_asked']);
  });

  it('creates one notification per job, with the number of candidates', async () => {
    const { company, job, people } = await createScene([8, 8]);
    for (const { candidate, id } of people) await candidate.post(`/api/applications/${id}/nudge`);
    const nudges = (await company.get('/api/notifications')).body.filter(
      ({ type }: { type: string }) => type === 'answer_asked',
    );
    expect(nudges).toMatchObject([{ count: 2, data: { jobId: job.id, applicationId: people[1]?.id } }]);
  });
});

describe('a job whose applicants ask for replies and get none', () => {
  const nudgeAll = (people: Awaited<ReturnType<typeof createScene>>['people']) =>
    Promise.all(people.map(({ candidate, id }) => candidate.post(`/api/applications/${id}/nudge`)));
  const loadJobState = async (jobId: string) => {
    const [row] = await world.db.select().from(jobs).where(eq(jobs.id, jobId));
    return [row?.status, row?.owesAnswers];
  };

  it('is paused at the third request, after a warning at the second, each with a notification and an email', async () => {
    const { company, job, people } = await createScene([8, 9, 10, 11]);
    await nudgeAll(people.slice(0, 2));
    expect(await loadJobState(job.id)).toEqual(['open', false]);
    expect((await listNotificationTypes(company)).filter((type) => type === 'answers_owed')).toHaveLength(1);
    await nudgeAll(people.slice(2));
    expect(await loadJobState(job.id)).toEqual(['paused', true]);
    const owed = (await company.get('/api/notifications')).body.filter(
      ({ type }: { type: string }) => type === 'answers_owed',
    );
    expect(owed.map(({ data }: { data: object }) => data)).toEqual([
      { jobId: job.id, jobTitle: 'Bookkeeper', count: 3, isPaused: true },
      { jobId: job.id, jobTitle: 'Bookkeeper', count: 2, isPaused: false },
    ]);
    const subjects = (await world.mails(company.user.email ?? ''))
      .filter(({ kind }) => kind === 'answers-owed')
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Bookkeeper is paused', 'Bookkeeper: answer applicants before we pause the job']);
    expect((await company.get('/api/jobs')).body[0]).toMatchObject({ status: 'paused', owesAnswers: true });
  });

  it('is not reported as paused if it is closed, and cannot be opened until they have replies', async () => {
    const { company, job, people } = await createScene([8, 9, 10]);
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'keep' });
    await nudgeAll(people);
    expect(await loadJobState(job.id)).toEqual(['closed', true]);
    expect(await listNotificationTypes(company)).not.toContain('answers_owed');
    const kinds = (await world.mails(company.user.email ?? '')).map(({ kind }) => kind);
    expect(kinds).not.toContain('answers-owed');
    expect((await company.patch(`/api/jobs/${job.id}`, { status: 'open' })).status).toBe(409);
  });

  it('is paused once when all of them ask at the same time', async () => {
    const { company, job, people } = await createScene([8, 9, 10]);
    const responses = await nudgeAll(people);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await loadJobState(job.id)).toEqual(['paused', true]);
    expect((await listNotificationTypes(company)).filter((type) => type === 'answers_owed')).toHaveLength(2);
  });

  it('can be opened again once everyone who asked has a reply, and not before, even if it was closed', async () => {
    const { company, job, people } = await createScene([8, 9, 10]);
    await nudgeAll(people);
    const open = () => company.patch(`/api/jobs/${job.id}`, { status: 'open' });
    const refusal = {
      status: 409,
      body: { detail: 'Before you reopen this job, answer everyone who asked for an answer' },
    };
    expect(await open()).toMatchObject(refusal);
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'keep' });
    expect(await open()).toMatchObject(refusal);
    await move(company, people[0]?.id ?? '', 'applied');
    await company.post('/api/messages', { receiverId: people[1]?.candidate.userId, content: 'Sorry for the wait.' });
    expect(await open()).toMatchObject(refusal);
    await people[2]?.candidate.patch(`/api/applications/${people[2].id}`, { status: 'withdrawn' });
    expect(await open()).toMatchObject({ status: 200, body: { status: 'open', owesAnswers: false } });
  });
});

describe('closing a job', () => {
  it('declines each open application with the common reason or its own, or leaves it open', async () => {
    const { company, job, people } = await createScene([1, 2, 3, 4]);
    const [one, two, three, four] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    await move(company, four.id, 'interviewing');
    const response = await company.patch(`/api/jobs/${job.id}`, {
      status: 'closed',
      applicants: 'decline',
      reason: 'position-filled',
      note: 'Thank you for your time.',
      exceptions: [
        { applicationId: two.id, applicants: 'decline', reason: 'rate' },
        { applicationId: four.id, applicants: 'keep' },
      ],
    });
    expect(response).toMatchObject({ status: 200, body: { status: 'closed', undecidedCount: 1 } });
    const loadOutcome = async ({ candidate, id }: (typeof people)[0]) => {
      const { status, decline } = (await candidate.get(`/api/applications/${id}`)).body;
      return [status, decline?.reason, decline?.note];
    };
    expect(await loadOutcome(one)).toEqual(['declined', 'position-filled', 'Thank you for your time.']);
    expect(await loadOutcome(two)).toEqual(['declined', 'rate', 'Thank you for your time.']);
    expect(await loadOutcome(three)).toEqual(['declined', 'position-filled', 'Thank you for your time.']);
    expect(await loadOutcome(four)).toEqual(['interviewing', undefined, undefined]);
    const mails = await world.db.select().from(outbox).where(eq(outbox.userId, two.candidate.userId));
    expect(mails[0]?.textBody).toContain('The reason they gave: the hourly rate.');
  });

  it('can decline some applications and keep the rest; outcomes are refused if the job is not closed', async () => {
    const { company, job, people } = await createScene([1, 2]);
    const exceptions = [{ applicationId: people[0]?.id, applicants: 'decline' }];
    expect(await company.patch(`/api/jobs/${job.id}`, { exceptions })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'exceptions' }] },
    });
    const body = { status: 'closed', applicants: 'keep', exceptions };
    expect((await company.patch(`/api/jobs/${job.id}`, body)).body.undecidedCount).toBe(1);
    const other = await createScene([1]);
    const closing = { status: 'closed', exceptions: [{ applicationId: people[1]?.id, applicants: 'decline' }] };
    await other.company.patch(`/api/jobs/${other.job.id}`, closing);
    expect((await people[1]?.candidate.get(`/api/applications/${people[1].id}`))?.body.status).toBe('pending');
  });
});
