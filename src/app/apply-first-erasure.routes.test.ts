/**
 * An application sent from a job page, including answers to its questions, is erased as the privacy notice says: on request until there is an
 * account, a year after the decision, and with the account. The résumé is never stored.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { applicationAnswers } from '#features/pipeline/server/application-answers.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { BUILT_PASSWORD, BUILT_PASSWORD_HASH } from '#testing/builders.ts';
import { findColumnsContaining } from '#testing/find-everywhere.ts';
import { KEPT_AFTER_ERASURE } from '#testing/kept-after-erasure.ts';
import { buildTextPdf } from '#testing/resume-files.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { runHousekeeping } from './server/housekeeping.ts';

const world = useTestApp();
afterAll(() => resumes.stop());

/** Part of every text that the person writes. */
const MARK = 'qzvxkwj';
const EMAIL = `${MARK}@mail.example`;
const QUEUE = '/api/admin/candidate-applications';
const QUESTIONS = [
  { type: 'long', label: 'What was your last project?', required: true },
  { type: 'link', label: 'Where can we see it?', required: false },
];

interface Applied {
  company: CompanyClient;
  jobId: string;
}

/** Uploads a résumé, then applies to a job and answers its questions. */
const apply = async (): Promise<Applied> => {
  const company = await world.company();
  const { id: jobId } = await world.build.job({ companyId: company.company.id });
  const { questions } = (await company.patch(`/api/jobs/${jobId}`, { questions: QUESTIONS })).body;
  const payload = Buffer.from(await buildTextPdf([`${MARK} Person`, 'Bookkeeper', EMAIL, `2020 to 2022 ${MARK}firm`]));
  const headers = { 'content-type': 'application/pdf' };
  const read = await world.visitor.request({ method: 'POST', url: '/api/latam/resume', payload, headers });
  expect(read.text).toContain(MARK);
  expect(await findColumnsContaining(world.db, MARK)).toEqual([]);
  const { status } = await world.visitor.post('/api/latam/apply', {
    firstName: `${MARK}first`,
    lastName: `${MARK}last`,
    email: EMAIL,
    jobTitle: 'Bookkeeper',
    experience: '3-5',
    bio: `I am ${MARK}bio, and I have kept the books of four shops for six years.`,
    hourlyRate: 18,
    timezone: 'America/Lima',
    skills: ['QuickBooks'],
    jobId,
    answers: { [questions[0].id]: `I led ${MARK}project.`, [questions[1].id]: `https://${MARK}.example/work` },
  });
  expect(status).toBe(201);
  expect(await findColumnsContaining(world.db, MARK)).toContain('public.intakes.answers');
  return { company, jobId };
};

const decide = async (approvalStatus: 'approved' | 'rejected') => {
  const admin = await world.admin();
  const [row] = (await admin.get(QUEUE)).body;
  expect((await admin.patch(`${QUEUE}/${row.id}/review`, { approvalStatus })).status).toBe(200);
};

/** Sets a password for the account that the approval created, and signs in. */
const signInAsApplicant = async () => {
  const [user] = await world.db
    .update(users)
    .set({ passwordHash: BUILT_PASSWORD_HASH, passwordIsTemporary: false, temporaryPasswordSealed: null })
    .where(eq(users.email, EMAIL))
    .returning();
  return world.as(user?.id ?? '');
};

/** Treats all emails as delivered: their text is erased, but the record stays. */
const deliverMails = () =>
  world.db.execute(
    sql`update outbox set sent_at = now(), subject = '', text_body = '', html_body = '', attachments = '[]'`,
  );

/** Returns the columns that still contain the marker after all emails are delivered, except those documented as kept. */
const deliverMailsAndFindTraces = async (): Promise<string[]> => {
  await deliverMails();
  return (await findColumnsContaining(world.db, MARK)).filter((column) => !(column in KEPT_AFTER_ERASURE));
};

const eraseOnRequest = async () => {
  await world.visitor.post('/api/erasure-requests', { email: EMAIL });
  const mail = (await world.mails(EMAIL)).find(({ kind }) => kind === 'erasure-link');
  const token = /\/erase-my-data\?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
  expect((await world.visitor.post('/api/erasure-requests/confirm', { token })).status).toBe(200);
};

const moveReviewTimesBack = (days: number) =>
  world.db.execute(sql`update intakes set reviewed_at = reviewed_at - make_interval(days => ${days}::int)`);
const runHousekeepingOnce = () => runHousekeeping(world.platform, new AbortController().signal, () => undefined);

describe('an application before there is an account', () => {
  it('is erased on request while it waits', async () => {
    await apply();
    await eraseOnRequest();
    expect(await deliverMailsAndFindTraces()).toEqual([]);
  });

  it('is erased on request after a rejection', async () => {
    await apply();
    await decide('rejected');
    await eraseOnRequest();
    expect(await deliverMailsAndFindTraces()).toEqual([]);
  });

  it('is deleted a year after a rejection, and not earlier', async () => {
    await apply();
    await decide('rejected');
    await moveReviewTimesBack(364);
    await runHousekeepingOnce();
    expect(await findColumnsContaining(world.db, MARK)).toContain('public.intakes.answers');
    await moveReviewTimesBack(2);
    await runHousekeepingOnce();
    await deliverMails();
    expect(await findColumnsContaining(world.db, MARK)).toEqual([
      'public.audit_log.target',
      'public.outbox.to_address',
    ]);
  });
});

describe('an application with an account', () => {
  /** What happens to the application before the account is deleted. */
  const STORIES: Record<string, (scene: Applied & { applicationId: string }) => Promise<unknown>> = {
    'the approval': async () => undefined,
    'the person withdrew': async ({ applicationId }) =>
      (await signInAsApplicant()).patch(`/api/applications/${applicationId}`, { status: 'withdrawn' }),
    'the company declined': ({ company, applicationId }) =>
      company.patch(`/api/applications/${applicationId}`, { status: 'declined', reason: 'skills' }),
    'the company closed the job': ({ company, jobId }) => company.patch(`/api/jobs/${jobId}`, { status: 'closed' }),
    'the intake expired': async () => {
      await moveReviewTimesBack(366);
      await runHousekeepingOnce();
    },
  };

  it.each(Object.entries(STORIES))('is erased with the account after %s', async (_name, act) => {
    const scene = await apply();
    await decide('approved');
    const [application] = await world.db.select().from(applications);
    await act({ ...scene, applicationId: application?.id ?? '' });
    expect(await world.db.select().from(applicationAnswers)).toHaveLength(2);
    const person = await signInAsApplicant();
    expect((await person.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await deliverMailsAndFindTraces()).toEqual([]);
  });

  it('is erased with the account if the job had closed before the approval', async () => {
    const { company, jobId } = await apply();
    await company.patch(`/api/jobs/${jobId}`, { status: 'closed' });
    await decide('approved');
    const person = await signInAsApplicant();
    expect((await person.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await deliverMailsAndFindTraces()).toEqual([]);
  });

  it('keeps its answers when its intake is deleted, a year after the approval', async () => {
    const { company } = await apply();
    await decide('approved');
    await moveReviewTimesBack(366);
    await runHousekeepingOnce();
    expect(await world.db.select().from(intakes)).toEqual([]);
    expect((await company.get('/api/applications')).body[0].answers).toHaveLength(2);
  });

  it('is part of the export', async () => {
    await apply();
    await decide('approved');
    const { body } = await (await signInAsApplicant()).get('/api/account/export');
    const answers = [{ label: QUESTIONS[0]?.label, value: `I led ${MARK}project.` }, { label: QUESTIONS[1]?.label }];
    expect(body.intakes).toMatchObject([{ answers }]);
    expect(body.applications).toMatchObject([{ answers }]);
  });
});
