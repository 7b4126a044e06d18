/**
 * No data of an erased person remains. After all actions, and after random subsets of them, the test searches every column of every table in all
 * schemas for the person's name, address and texts. Exceptions are listed with reasons (`testing/kept-after-erasure.ts`).
 */
import { eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { identities } from '#features/auth/server/sign-in-ways.tables.ts';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { newId } from '#server/ids.ts';
import { markSent } from '#server/mail/outbox.db.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { suppressAddress } from '#server/mail/suppressions.db.ts';
import { openBrowser } from '#testing/cookie-browser.ts';
import { findColumnsContaining } from '#testing/find-everywhere.ts';
import { proposeInterview, slotsAt } from '#testing/interview-scene.ts';
import { KEPT_AFTER_ERASURE } from '#testing/kept-after-erasure.ts';
import { buildTerms } from '#testing/offer-scene.ts';
import { buildTextPdf } from '#testing/resume-files.ts';
import { addAuthenticatorApp, addPasskey } from '#testing/sign-in-scene.ts';
import {
  BUILT_PASSWORD,
  type CompanyClient,
  type SignedUp,
  type TestClient,
  type TestResponse,
  useTestApp,
} from '#testing/test-app.ts';
import { emptyDatabase } from '#testing/test-database.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });
afterAll(() => resumes.stop());

const TIMEOUT_MS = 240_000;

/** Marks the person's name, address and texts. No other text contains it. */
const MARK = 'qzvxkwj';

interface Scene {
  person: SignedUp;
  candidateId: string;
  admin: SignedUp;
  company: CompanyClient;
  email: string;
}

/** Returns the body. Throws if the call failed, because the test must not skip an action. */
const expectSuccess = async (answer: Promise<TestResponse>) => {
  const { status, body, text } = await answer;
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
};

const upload = (
  client: TestClient,
  method: 'POST' | 'PUT',
  url: string,
  payload: Uint8Array,
  type: string,
  name = '',
) =>
  client.request({
    method,
    url,
    payload: Buffer.from(payload),
    headers: { 'content-type': type, ...(name ? { 'x-file-name': name } : {}) },
  });

/** Creates a job at the company, with the person's application. */
const apply = async ({ person, company }: Scene) => {
  const job = await world.build.job({ companyId: company.company.id });
  const { id } = await expectSuccess(
    person.post('/api/applications', { jobId: job.id, coverLetter: `Dear company, I am ${MARK}letter.` }),
  );
  return { jobId: job.id, id: id as string, path: `/api/applications/${id}` };
};

/** Possible actions. Each can run alone; `LAST_ACTIONS` run after the others. */
const ACTIONS: Record<string, (scene: Scene) => Promise<void>> = {
  'fills in the whole profile': async ({ person }) => {
    await expectSuccess(
      person.patch('/api/candidates/my-profile', {
        bio: `I am ${MARK}bio and I build things.`,
        skills: [`${MARK}skill`, 'React'],
        city: `${MARK}city`,
        linkedinUrl: `https://www.linkedin.com/in/${MARK}link`,
        portfolioUrl: `https://${MARK}portfolio.example.com`,
        positions: [{ title: `${MARK}title`, company: `${MARK}employer`, start: '2020-01', summary: `${MARK}summary` }],
        education: [{ school: `${MARK}school`, degree: `${MARK}degree`, field: `${MARK}field` }],
      }),
    );
  },
  'sends a résumé and a photo': async ({ person }) => {
    const file = await buildTextPdf([`${MARK}resume Person`, 'Bookkeeper', 'Experience', `2020 to 2022 ${MARK}firm`]);
    await expectSuccess(
      upload(person, 'POST', '/api/candidates/my-profile/resume', file, 'application/pdf', `${MARK}cv.pdf`),
    );
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a04020' } })
      .png()
      .toBuffer();
    await expectSuccess(upload(person, 'PUT', '/api/account/photo', picture, 'image/png', `${MARK}me.png`));
  },
  'saves a job and is shortlisted': async ({ person, company, candidateId }) => {
    const job = await world.build.job({ companyId: company.company.id });
    await expectSuccess(person.put(`/api/saved-jobs/${job.id}`));
    await expectSuccess(company.post('/api/shortlists', { candidateId }));
  },
  'is listed, compared and scored': async ({ person, company, candidateId }) => {
    const job = await world.build.job({ companyId: company.company.id });
    await expectSuccess(company.get('/api/candidates/browse'));
    await expectSuccess(company.get(`/api/candidates/${candidateId}`));
    await expectSuccess(company.get(`/api/jobs/${job.id}/matches`));
    await expectSuccess(person.get('/api/jobs/browse'));
    const { version } = await expectSuccess(person.get('/api/score-notice'));
    await expectSuccess(person.post('/api/score-notice', { version }));
  },
  'applies, is declined, asks for a review and answers the voluntary questions': async (scene) => {
    const { person, company, admin } = scene;
    const { path } = await apply(scene);
    await expectSuccess(company.patch(path, { status: 'declined', reason: 'skills' }));
    const appeal = await expectSuccess(person.post(`${path}/appeal`, { text: `Please look at ${MARK}appeal again.` }));
    await expectSuccess(admin.post(`/api/appeals/${appeal.id}`, { outcome: 'upheld', note: 'It stands.' }));
    await expectSuccess(person.put('/api/voluntary-answers', { sex: 'female', race: 'two-or-more' }));
  },
  'is interviewed and cancels with a reason': async (scene) => {
    const { person, company } = scene;
    const { id } = await apply(scene);
    const interview = await proposeInterview(company, id);
    await expectSuccess(person.post(`/api/interviews/${interview.id}/book`, { start: interview.slots[0]?.start }));
    await expectSuccess(
      person.post(`/api/interviews/${interview.id}/move`, { slots: slotsAt(72), note: `${MARK}note on times` }),
    );
    await expectSuccess(person.post(`/api/interviews/${interview.id}/cancel`, { reason: `${MARK}reason to cancel` }));
  },
  'gets an offer and declines it with a reason': async (scene) => {
    const { person, company } = scene;
    const { path } = await apply(scene);
    await expectSuccess(company.patch(path, { status: 'interviewing' }));
    const offer = await expectSuccess(company.post(`${path}/offers`, buildTerms()));
    await expectSuccess(person.post(`/api/offers/${offer.id}/decline`, { reason: `${MARK}reason to decline` }));
  },
  'is hired': async (scene) => {
    const { person, company } = scene;
    const { path } = await apply(scene);
    await expectSuccess(company.patch(path, { status: 'interviewing' }));
    const offer = await expectSuccess(company.post(`${path}/offers`, buildTerms()));
    await expectSuccess(person.post(`/api/offers/${offer.id}/accept`, { version: 1 }));
    await expectSuccess(company.get(`/api/offers/${offer.id}/document`));
  },
  'is invited and declines': async ({ person, company, candidateId }) => {
    const job = await world.build.job({ companyId: company.company.id });
    const invitation = await expectSuccess(
      company.post('/api/invitations', { jobId: job.id, candidateId, note: 'Come!' }),
    );
    await expectSuccess(person.patch(`/api/invitations/${invitation.id}`, { status: 'declined' }));
  },
  'is revealed by a company that hides names': async (scene) => {
    const { path } = await apply(scene);
    await expectSuccess(scene.company.patch('/api/account', { hideNames: true }));
    await expectSuccess(scene.company.post(`${path}/reveal`));
    await expectSuccess(scene.company.patch('/api/account', { hideNames: false }));
  },
  'writes messages': async ({ person, company }) => {
    await expectSuccess(company.post('/api/messages', { receiverId: person.userId, content: 'Hello' }));
    await expectSuccess(person.post('/api/messages', { receiverId: company.userId, content: `I am ${MARK}message.` }));
  },
  'reports and blocks someone': async ({ person, company }) => {
    await expectSuccess(company.post('/api/messages', { receiverId: person.userId, content: 'Pay me' }));
    await expectSuccess(
      person.post('/api/reports', { userId: company.userId, reason: `They wrote to ${MARK}reporter.` }),
    );
    await expectSuccess(person.put(`/api/blocks/${company.userId}`));
    await expectSuccess(person.delete(`/api/blocks/${company.userId}`));
  },
  'is reported, suspended and restored': async ({ person, company, admin }) => {
    await world.build.report({ reporterId: company.userId, reportedId: person.userId });
    await expectSuccess(admin.patch(`/api/admin/users/${person.userId}`, { suspended: true }));
    await expectSuccess(admin.patch(`/api/admin/users/${person.userId}`, { suspended: false }));
    // Suspending signs the user out.
    Object.assign(person, await world.as(person.userId));
  },
  'has a skill and their English verified': async ({ person, admin, email }) => {
    const claim = await expectSuccess(person.post('/api/verifications', { kind: 'skill', subject: `${MARK}subject` }));
    await expectSuccess(admin.post(`/api/admin/verifications/${claim.id}`, { status: 'checking' }));
    await expectSuccess(
      admin.post(`/api/admin/verifications/${claim.id}`, {
        status: 'verified',
        method: 'test',
        note: `Spoke to ${MARK}subject at ${email}`,
      }),
    );
    await expectSuccess(person.post('/api/verifications/english-task'));
    await expectSuccess(person.post('/api/verifications/english-task/submit', { text: `I am ${MARK}english.` }));
  },
  'requests a reference, which is written': async ({ person }) => {
    const referee = `referee.${newId().slice(-6)}@mail.example`;
    await expectSuccess(
      person.post('/api/verifications/references', { name: 'Rita', email: referee, relation: `Led ${MARK}team` }),
    );
    const [mail] = await world.mails(referee);
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    const reference = { together: `With ${MARK}referee`, strengths: `${MARK}strength`, again: 'yes' };
    await expectSuccess(world.visitor.post('/api/references/answer', { token, ...reference }));
  },
  'books a consultation': async ({ email }) => {
    const [slot] = await expectSuccess(world.visitor.get('/api/bookings/slots'));
    const booking = { start: slot.start, name: `${MARK}booker`, email, notes: `${MARK}notes` };
    await expectSuccess(world.visitor.post('/api/bookings', booking));
  },
  'changes name and address': async ({ person }) => {
    await expectSuccess(person.patch('/api/account', { firstName: `${MARK}renamed`, lastName: `${MARK}wed` }));
    const email = `${MARK}.next@mail.example`;
    await expectSuccess(person.patch('/api/account', { email, currentPassword: BUILT_PASSWORD }));
    const [mail] = await world.mails(email);
    const token = /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    await expectSuccess(world.visitor.post('/api/account/email/confirm', { token }));
  },
  'forgets a password and mistypes another': async ({ email }) => {
    await expectSuccess(world.visitor.post('/api/auth/password/forgot', { email }));
    await world.visitor.post('/api/auth/login', { email, password: `${MARK}password` });
  },
  'signs in with more than a password': async ({ person }) => {
    const browser = openBrowser(world);
    const [name = '', token = ''] = person.cookie.split('=');
    browser.cookies.set(name, token);
    await addAuthenticatorApp(browser);
    await addPasskey(browser, `${MARK}laptop`);
    Object.assign(person, await world.as(person.userId));
    const identity = { provider: 'acme', issuer: 'https://acme.example', subject: `${MARK}subject` };
    await world.db
      .insert(identities)
      .values({ id: newId(), userId: person.userId, email: `${MARK}@acme.example`, ...identity });
  },
  'subscribes to the calendar': async ({ person }) => {
    await expectSuccess(person.get('/api/account/calendar'));
  },
  'has emails that failed and emails that bounced': async (scene) => {
    const { person, company, email } = scene;
    await apply(scene);
    await world.db
      .update(outbox)
      .set({ failedAt: sql`now()`, lastError: '550 mailbox unavailable', attempts: 5 })
      .where(eq(outbox.userId, company.userId));
    await world.db
      .update(outbox)
      .set({ failedAt: sql`now()`, lastError: `550 <${email}> is unknown`, attempts: 5 })
      .where(eq(outbox.userId, person.userId));
    await suppressAddress(world.db, { address: email, reason: 'bounced', detail: `550 <${email}>` });
  },
  'exports all data': async ({ person }) => {
    await expectSuccess(person.get('/api/account/export'));
  },
};

/** Creates a person who applied from the page of a job and answered its question, was approved by an admin, and then set a password. */
const signUp = async (name: { firstName: string; lastName: string }): Promise<Scene> => {
  const admin = await world.admin();
  const company = await world.company();
  const email = `${MARK}.${newId().slice(-6)}@mail.example`;
  const job = await world.build.job({ companyId: company.company.id });
  const questions = [{ type: 'long', label: 'What was your last project?', required: true }];
  const updatedJob = await expectSuccess(company.patch(`/api/jobs/${job.id}`, { questions }));
  await expectSuccess(
    world.visitor.post('/api/latam/apply', {
      ...name,
      jobId: job.id,
      answers: { [updatedJob.questions[0].id]: `I led ${MARK}project.` },
      email,
      jobTitle: `${MARK}job Engineer`,
      experience: '3-5',
      bio: `I am ${MARK}intake and I keep calendars, travel and inboxes of busy founders in order.`,
      hourlyRate: 18,
      timezone: 'America/Lima',
      availability: 'full-time',
      skills: [`${MARK}first`],
      city: `${MARK}town`,
    }),
  );
  const [row] = await expectSuccess(admin.get('/api/admin/candidate-applications'));
  const notes = `${MARK}notes of the review`;
  await expectSuccess(
    admin.patch(`/api/admin/candidate-applications/${row.id}/review`, {
      approvalStatus: 'approved',
      reviewNotes: notes,
    }),
  );
  const [mail] = await world.mails(email);
  const password = /password:\s+(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
  const browser = openBrowser(world);
  await expectSuccess(browser.post('/api/auth/login', { email, password }));
  await expectSuccess(
    browser.post('/api/auth/password/change', { currentPassword: password, password: BUILT_PASSWORD }),
  );
  const me = await expectSuccess(browser.get('/api/auth/user'));
  const person: SignedUp = { ...(await world.as(me.id)), user: me };
  const { id: candidateId } = await expectSuccess(person.get('/api/candidates/my-profile'));
  return { person, candidateId, admin, company, email };
};

const withoutDocumented = (found: readonly string[]): string[] =>
  found.filter((column) => !(column in KEPT_AFTER_ERASURE));

/** Runs these actions, deletes the account, and returns the columns in which traces remain. */
const eraseAndFindTraces = async (
  name: { firstName: string; lastName: string },
  actions: readonly string[],
): Promise<string[]> => {
  const scene = await signUp(name);
  const problems: string[] = [];
  for (const action of actions) {
    await ACTIONS[action]?.(scene).catch((error: unknown) => problems.push(`${action}: ${String(error)}`));
  }
  await expectSuccess(scene.person.delete('/api/account', { password: BUILT_PASSWORD }));
  // Marks waiting emails as sent, because this erases their content. Failed emails are not marked.
  for (const { id } of await world.db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.failedAt))) {
    await markSent(world.db, id, true);
  }
  const found = await findColumnsContaining(world.db, MARK);
  // A failed action would leave no traces, so the result would prove nothing.
  if (problems.length > 0) throw new Error([...problems, ...withoutDocumented(found)].join('\n'));
  return found;
};

/**
 * These run last, in this order. Suspending undoes the results of other actions, and other actions need the original address and a sign-in with only
 * a password.
 */
const LAST_ACTIONS = [
  'is reported, suspended and restored',
  'signs in with more than a password',
  'changes name and address',
];
const sortActions = (actions: readonly string[]): string[] => [
  ...actions.filter((action) => !LAST_ACTIONS.includes(action)),
  ...LAST_ACTIONS.filter((action) => actions.includes(action)),
];

describe('an erased person', { timeout: TIMEOUT_MS }, () => {
  it('leaves no traces except documented ones after all actions', async () => {
    const found = await eraseAndFindTraces(
      { firstName: `Zoë${MARK}`, lastName: `${MARK}-O'Brien` },
      sortActions(Object.keys(ACTIONS)),
    );
    expect(withoutDocumented(found)).toEqual([]);
  });

  it('leaves no traces except documented ones after random actions in random order, with unusual names', async () => {
    const scenario = fc.record({
      actions: fc.shuffledSubarray(Object.keys(ACTIONS), { maxLength: 8 }),
      before: fc.constantFrom('', 'É', '"', '%', '\\', '<b>'),
      after: fc.constantFrom('', 'ñ', "'", '_', ' de la Cruz'),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ actions, before, after }) => {
        await emptyDatabase(world.db);
        const name = { firstName: `A${before}${MARK}`, lastName: `${MARK}${after}` };
        expect(withoutDocumented(await eraseAndFindTraces(name, sortActions(actions)))).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

describe('the search for traces', () => {
  it('finds a word in text, binary columns and base64', async () => {
    await world.build.user({ firstName: MARK });
    await world.build.candidate({ bio: Buffer.from(`two ${MARK} words`).toString('base64') });
    await world.db.execute(sql`create table bytes_for_search (content bytea)`);
    try {
      await world.db.execute(sql`insert into bytes_for_search values (convert_to(${`a ${MARK} file`}, 'UTF8'))`);
      expect(await findColumnsContaining(world.db, MARK)).toEqual(
        expect.arrayContaining(['public.users.first_name', 'public.candidates.bio', 'public.bytes_for_search.content']),
      );
    } finally {
      await world.db.execute(sql`drop table bytes_for_search`);
    }
  });
});
