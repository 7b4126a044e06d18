/** Applying from a job page without an account: what is accepted, and what an approval files, including with concurrent requests. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { scoreReceipts } from '#features/scores/server/receipts.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { intakes } from './talent-intake.tables.ts';

const world = useTestApp();

const QUEUE = '/api/admin/candidate-applications';
const ABSENT = '0190a000-0000-7000-8000-000000000000';

const COMPLETED_FORM = {
  firstName: 'Lucía',
  lastName: 'Rojas',
  email: 'lucia@mail.example',
  jobTitle: 'Bookkeeper',
  experience: '3-5',
  bio: 'I have kept the books of four shops for six years, and every month closed on its day.',
  hourlyRate: 18,
  timezone: 'America/Lima',
  skills: ['QuickBooks', 'Bookkeeping'],
  country: 'PE',
};

const createJob = async (values: Partial<typeof jobs.$inferInsert> = {}) => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', ...values });
  return { company, job };
};
const apply = (changes: object) => world.visitor.post('/api/latam/apply', { ...COMPLETED_FORM, ...changes });
const loadIntake = async () => (await world.db.select().from(intakes))[0];
const listApplications = () => world.db.select().from(applications);
/** Reviews the stored application. Approves it unless `changes` contains another decision. */
const reviewIntake = async (changes: object = {}) => {
  const admin = await world.admin();
  const intake = await loadIntake();
  return admin.patch(`${QUEUE}/${intake?.id}/review`, { approvalStatus: 'approved', ...changes });
};
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const listDecisionMails = async () => {
  const mails = await world.mails(COMPLETED_FORM.email);
  return mails.filter(({ kind }) => kind !== 'intake-received');
};

describe('applying to a job without an account', () => {
  it('remembers the job and names it in the confirmation', async () => {
    const { job } = await createJob();
    expect((await apply({ jobId: job.id })).status).toBe(201);
    expect(await loadIntake()).toMatchObject({ jobId: job.id, scoreNotice: null });
    const [mail] = await world.mails(COMPLETED_FORM.email);
    expect(mail?.textBody).toContain('Bookkeeper at Faro Studio');
    expect(await listApplications()).toEqual([]);
  });

  it.each([
    ['unknown', null, 404],
    ['members-only', { visibility: 'members' }, 404],
    ['members-only and closed', { visibility: 'members', status: 'closed' }, 404],
    ['closed', { status: 'closed' }, 409],
    ['paused', { status: 'paused' }, 409],
    ['past its last day', { validThrough: '2026-01-05' }, 409],
    ['of a suspended company', { isListed: false }, 409],
  ] as const)('is refused if the job is %s', async (_state, values, status) => {
    const jobId = values === null ? ABSENT : (await createJob(values)).job.id;
    expect((await apply({ jobId })).status).toBe(status);
    expect(await loadIntake()).toBeUndefined();
    expect(await world.mails(COMPLETED_FORM.email)).toEqual([]);
  });

  it('is refused with an invalid id', async () => {
    expect((await apply({ jobId: 'x' })).body.errors).toMatchObject([{ path: 'jobId' }]);
  });

  it('also returns 201 for an address with an account, and files nothing', async () => {
    const { job } = await createJob();
    const member = await world.candidate();
    const response = await apply({ jobId: job.id, email: member.user.email });
    expect(response.status).toBe(201);
    expect(await loadIntake()).toBeUndefined();
    expect(await listApplications()).toEqual([]);
  });

  it('shows visitors only public jobs that are open or closed', async () => {
    const open = await createJob();
    const response = await world.visitor.get(`/api/latam/apply/jobs/${open.job.id}`);
    expect(response.body).toEqual({
      id: open.job.id,
      title: 'Bookkeeper',
      companyName: 'Faro Studio',
      isOpen: true,
      requiredNotice: null,
      questions: [],
    });
    const read = async (values: Partial<typeof jobs.$inferInsert>) =>
      world.visitor.get(`/api/latam/apply/jobs/${(await createJob(values)).job.id}`);
    expect(await read({ status: 'closed' })).toMatchObject({ status: 200, body: { isOpen: false } });
    for (const values of [{ status: 'paused' }, { visibility: 'members' }, { isListed: false }] as const) {
      expect((await read(values)).status).toBe(404);
    }
  });
});

describe("a job's questions", () => {
  const createQuestion = async () => {
    const { company, job } = await createJob();
    const url = `/api/jobs/${job.id}`;
    const question = { type: 'number', label: 'Years with QuickBooks?', required: true, mustHave: true };
    const { body } = await company.patch(url, { questions: [{ ...question, accepts: { min: 3 } }] });
    return { company, job, url, question: body.questions[0] as { id: string } };
  };

  it('are shown on /apply, and a missing or invalid answer is reported under its question', async () => {
    const { job, question } = await createQuestion();
    const { body } = await world.visitor.get(`/api/latam/apply/jobs/${job.id}`);
    expect(body.questions).toMatchObject([{ id: question.id, label: 'Years with QuickBooks?', mustHave: true }]);
    const missing = await apply({ jobId: job.id });
    expect(missing).toMatchObject({ status: 400, body: { errors: [{ path: `answers.${question.id}` }] } });
    const wrong = await apply({ jobId: job.id, answers: { [question.id]: 'many' } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: `answers.${question.id}` }] } });
    expect(await loadIntake()).toBeUndefined();
  });

  it('are answered before the account exists, and the approval files the answers', async () => {
    const { company, job, question } = await createQuestion();
    expect((await apply({ jobId: job.id, answers: { [question.id]: 4 } })).status).toBe(201);
    await reviewIntake();
    const [listed] = (await company.get('/api/applications')).body;
    expect(listed).toMatchObject({ meetsMustHave: true, answers: [{ questionId: question.id, version: 1, value: 4 }] });
  });

  it('do not block an approval if the company changed them after the application', async () => {
    const { company, job, url, question } = await createQuestion();
    await apply({ jobId: job.id, answers: { [question.id]: 4 } });
    await company.patch(url, { questions: [{ type: 'short', label: 'Why us?', required: true }] });
    expect((await reviewIntake()).status).toBe(200);
    const [listed] = (await company.get('/api/applications')).body;
    expect(listed).toMatchObject({ via: 'job-page', meetsMustHave: null, answers: [] });
  });

  it('lose an answer if the company reworded its question after the application', async () => {
    const { company, job, url, question } = await createQuestion();
    await apply({ jobId: job.id, answers: { [question.id]: 4 } });
    const reworded = { id: question.id, type: 'number', label: 'Years with NetSuite?', required: true };
    await company.patch(url, { questions: [reworded] });
    await reviewIntake();
    expect((await company.get('/api/applications')).body[0].answers).toEqual([]);
  });
});

describe('the approval of someone who applied to a job', () => {
  it('creates the account and files the application, with score receipt, notification and emails', async () => {
    const { company, job } = await createJob();
    await apply({ jobId: job.id });
    const admin = await world.admin();
    expect((await admin.get(QUEUE)).body[0].job).toEqual({
      id: job.id,
      title: 'Bookkeeper',
      companyName: 'Faro Studio',
      isOpen: true,
    });
    expect((await reviewIntake()).status).toBe(200);
    const [application] = await listApplications();
    expect(application).toMatchObject({ jobId: job.id, status: 'pending', via: 'job-page', coverLetter: null });
    const [listed] = (await company.get('/api/applications')).body;
    expect(listed).toMatchObject({ id: application?.id, via: 'job-page', status: 'pending' });
    expect(await world.db.select().from(scoreReceipts)).toMatchObject([
      { applicationId: application?.id, cause: 'application' },
    ]);
    const bells = await world.db.select().from(notifications).where(eq(notifications.userId, company.userId));
    expect(bells.map(({ type }) => type)).toEqual(['application_received']);
    expect((await world.mails(company.user.email ?? '')).map(({ kind }) => kind)).toEqual(['application-received']);
    const mails = await listDecisionMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.textBody).toContain('Your application for Bookkeeper was sent to Faro Studio');
    expect(mails[0]?.textBody).toMatch(/password:\n\S+\n/);
  });

  it('cannot be undone, because the company was notified', async () => {
    const { job } = await createJob();
    await apply({ jobId: job.id });
    const admin = await world.admin();
    const ids = [(await loadIntake())?.id];
    const { body } = await admin.post(`${QUEUE}/reviews`, { ids, approvalStatus: 'approved' });
    expect(body.done).toMatchObject([{ isFinal: true }]);
    const undo = await admin.post(`/api/admin/review-decisions/${body.done[0].decisionId}/undo`, {});
    expect(undo.status).toBe(409);
    expect(await listApplications()).toHaveLength(1);
  });

  it('files one application when several admins approve at the same time', async () => {
    const { job } = await createJob();
    await apply({ jobId: job.id });
    expect(statuses(await Promise.all([reviewIntake(), reviewIntake(), reviewIntake()]))).toEqual([200, 409, 409]);
    expect(await listApplications()).toHaveLength(1);
    expect(await listDecisionMails()).toHaveLength(1);
  });

  /** Closes a job that someone applied to, while four other jobs fit them and a fifth excludes their country. */
  const closeAppliedJob = async () => {
    const { company, job } = await createJob();
    await apply({ jobId: job.id, scoreNotice: 1 });
    const fit = { requiredSkills: ['QuickBooks', 'Bookkeeping'], hourlyBudget: 30, timezone: 'America/Lima' };
    for (let count = 0; count < 4; count += 1) {
      await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', ...fit });
    }
    await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', ...fit, countries: ['MX'] });
    await world.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id));
  };
  /** The links to jobs in the only email about the approval, which says that the job has closed. */
  const findOtherJobs = async () => {
    const mails = (await listDecisionMails()).filter(({ kind }) => kind === 'approved');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.textBody).toContain('no longer accepts applications');
    return mails[0]?.textBody?.match(/\/jobs\/[0-9a-f-]{36}/g);
  };

  it('files no application if the job has closed, and the email names up to three other jobs that fit', async () => {
    await closeAppliedJob();
    expect((await reviewIntake()).status).toBe(200);
    expect(await listApplications()).toEqual([]);
    expect(await findOtherJobs()).toHaveLength(3);
    const people = await world.db.select().from(users).where(eq(users.email, COMPLETED_FORM.email));
    expect(people).toHaveLength(1);
  });

  it('sends an email that names these jobs even if the person sets their own password while it is held', async () => {
    await closeAppliedJob();
    await reviewIntake({ hold: true });
    // The text of the held email is not read.
    await world.db.update(outbox).set({ textBody: '', htmlBody: '' }).where(eq(outbox.kind, 'approved'));
    await world.visitor.post('/api/auth/password/forgot', { email: COMPLETED_FORM.email });
    const token = /token=(\S+)/.exec((await listDecisionMails())[0]?.textBody ?? '')?.[1];
    await world.visitor.post('/api/auth/password/reset', { token, password: 'Cobalt-Harbor-42' });
    expect(await findOtherJobs()).toHaveLength(3);
  });

  it('can be undone if the job has closed', async () => {
    await closeAppliedJob();
    const ids = [(await loadIntake())?.id];
    const admin = await world.admin();
    const { body } = await admin.post(`${QUEUE}/reviews`, { ids, approvalStatus: 'approved' });
    const path = `/api/admin/review-decisions/${body.done[0].decisionId}/undo`;
    expect((await admin.post(path)).status).toBe(200);
    expect(await loadIntake()).toMatchObject({ status: 'pending', userId: null });
  });

  it('files the application or tells the candidate that the job is closed, if it closes during the approval', async () => {
    const { company, job } = await createJob();
    await apply({ jobId: job.id });
    const [approved, closed] = await Promise.all([
      reviewIntake(),
      company.patch(`/api/jobs/${job.id}`, { status: 'closed' }),
    ]);
    expect([approved.status, closed.status]).toEqual([200, 200]);
    const mails = await listDecisionMails();
    expect(mails).toHaveLength(1);
    const isFiled = (await listApplications()).length === 1;
    expect(mails[0]?.textBody).toContain(isFiled ? 'was sent to Faro Studio' : 'no longer accepts applications');
  });

  it('does not file a second application for someone who registered and applied in between', async () => {
    const { job } = await createJob();
    await apply({ jobId: job.id });
    const member = await world.candidate({ approvalStatus: 'pending' });
    await world.db.update(users).set({ email: COMPLETED_FORM.email }).where(eq(users.id, member.userId));
    await member.post('/api/applications', { jobId: job.id });
    expect((await reviewIntake()).status).toBe(200);
    expect(await listApplications()).toMatchObject([{ via: null }]);
  });
});

it('files no application when someone who applied to a job is rejected', async () => {
  const { job } = await createJob();
  await apply({ jobId: job.id });
  expect((await reviewIntake({ approvalStatus: 'rejected' })).status).toBe(200);
  expect(await listApplications()).toEqual([]);
});
