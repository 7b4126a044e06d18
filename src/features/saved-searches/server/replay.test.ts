/** What saved searches send: each new result once, as the list shows it at that moment, even with two workers and after a failure. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { blocks } from '#features/messages/server/messages.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import {
  addNextWeeklySearches,
  type ReplayNextBatch,
  startJobSearches,
  startPeopleSearches,
} from './replay.service.ts';
import { savedSearches, savedSearchHits } from './saved-searches.tables.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const runAll = async (next: ReplayNextBatch): Promise<void> => {
  while ((await next()) > 0);
};
const run = async (): Promise<void> => {
  await runAll(await startJobSearches(world.platform));
  await runAll(await startPeopleSearches(world.platform));
};
const save = async (client: TestClient, kind: 'jobs' | 'candidates', more: object = {}) => {
  const response = await client.post('/api/saved-searches', {
    kind,
    name: 'Mine',
    query: '',
    frequency: 'instant',
    ...more,
  });
  expect(response.status).toBe(201);
  return response.body as { id: string };
};
const mailsTo = (client: CandidateClient | CompanyClient) => world.mails(client.user.email ?? '');
const listSent = async (client: TestClient, { id }: { id: string }) =>
  (await client.get(`/api/saved-searches/${id}/sent`)).body;

describe('a saved search for jobs', () => {
  it("emails a new job once, with its score and reason, in the candidate's language", async () => {
    const candidate = await world.candidate();
    await world.db.update(users).set({ language: 'es' }).where(eq(users.id, candidate.userId));
    await world.build.job({ title: 'Older job' });
    const search = await save(candidate, 'jobs', { query: 'q=developer' });
    const job = await world.build.job();
    await run();
    await run();
    const mails = await mailsTo(candidate);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 vacante nueva en tu búsqueda «Mine»']);
    expect(mails[0]?.textBody).toMatch(/Full Stack Developer, .*\n\d+ de 100\. .+\nhttp/);
    expect(mails[0]?.textBody).not.toContain('Older job');
    const listed = (await candidate.get('/api/jobs/browse')).body.find(({ id }: { id: string }) => id === job.id);
    const [sent] = await listSent(candidate, search);
    expect(sent).toMatchObject({ jobId: job.id, score: listed.compatibilityScore, isOpen: true });
    expect(sent.reason).toEqual(expect.any(String));
    expect(mails[0]?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\/[\w-]{80,}$/);
  });

  it('finds only jobs that the filters and the minimum score allow', async () => {
    const candidate = await world.candidate();
    await save(candidate, 'jobs', { query: 'minBudget=50', name: 'Paid' });
    await save(candidate, 'jobs', { minScore: 60, name: 'Fitting' });
    await world.build.job({ title: 'Nurse', requiredSkills: ['Triage'], hourlyBudget: 90 });
    await world.build.job({ hourlyBudget: 35 });
    await run();
    const texts = (await mailsTo(candidate)).map(({ subject, textBody }) => [
      /“(.*)”/.exec(subject)?.[1],
      textBody.includes('Nurse,'),
      textBody.includes('Full Stack Developer,'),
    ]);
    expect(texts.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Fitting', false, true],
      ['Paid', true, false],
    ]);
  });

  it('omits jobs that closed, were applied to, or belong to a suspended or blocked company', async () => {
    const candidate = await world.candidate();
    const search = await save(candidate, 'jobs');
    const [open, closed, applied, hidden, blocked] = await Promise.all([1, 2, 3, 4, 5].map(() => world.build.job()));
    const next = await startJobSearches(world.platform);
    // These changes happen after the run has read the new jobs and before it sends the results.
    await world.db
      .update(jobs)
      .set({ status: 'closed' })
      .where(eq(jobs.id, closed?.id ?? ''));
    await world.db
      .update(jobs)
      .set({ isListed: false })
      .where(eq(jobs.id, hidden?.id ?? ''));
    await world.build.application({
      jobId: applied?.id ?? '',
      companyId: applied?.companyId ?? '',
      candidateId: candidate.candidate.id,
    });
    await world.db.execute(sql`insert into ${blocks} (blocker_id, blocked_id)
      select ${candidate.userId}::uuid, user_id from companies where id = ${blocked?.companyId}::uuid`);
    await runAll(next);
    expect((await listSent(candidate, search)).map(({ jobId }: { jobId: string }) => jobId)).toEqual([open?.id]);
  });

  it('waits while the only new jobs belong to a suspended company, and emails them once it is restored', async () => {
    const [candidate, company, admin] = await Promise.all([world.candidate(), world.company(), world.admin()]);
    const search = await save(candidate, 'jobs');
    const job = await world.build.job({ companyId: company.company.id });
    await admin.patch(`/api/admin/users/${company.userId}`, { suspended: true });
    const readCheckedAt = async () => (await world.db.select().from(savedSearches))[0]?.checkedAt;
    const checkedAt = await readCheckedAt();
    await run();
    expect(await readCheckedAt()).toBe(checkedAt);
    await admin.patch(`/api/admin/users/${company.userId}`, { suspended: false });
    await run();
    expect(await listSent(candidate, search)).toMatchObject([{ jobId: job.id }]);
  });

  it('emails the best twenty with their scores, and says that there are more', async () => {
    const candidate = await world.candidate();
    const search = await save(candidate, 'jobs', { minScore: 1 });
    for (let count = 0; count < 22; count++) await world.build.job({ hourlyBudget: 20 + count });
    await run();
    const [mail] = await mailsTo(candidate);
    expect(mail?.subject).toContain('20 new jobs');
    expect(mail?.textBody).toContain('There are more results in the list.');
    const sent: { jobId: string; score: number }[] = await listSent(candidate, search);
    const listed: { id: string; compatibilityScore: number }[] = (await candidate.get('/api/jobs/browse?limit=20'))
      .body;
    const byId = (rows: readonly (readonly [string, number])[]) => rows.toSorted(([a], [b]) => a.localeCompare(b));
    expect(byId(sent.map(({ jobId, score }) => [jobId, score] as const))).toEqual(
      byId(listed.slice(0, 20).map(({ id, compatibilityScore }) => [id, compatibilityScore] as const)),
    );
  });

  it('emails the current score of a job, even if the job changed during the run', async () => {
    const [first, second] = [await world.candidate(), await world.candidate()];
    const company = await world.company();
    await save(first, 'jobs');
    const later = await save(second, 'jobs');
    await world.db
      .update(savedSearches)
      .set({ dueAt: sql`now() + interval '1 hour'` })
      .where(eq(savedSearches.id, later.id));
    const job = await world.build.job({ companyId: company.company.id });
    const next = await startJobSearches(world.platform);
    await runAll(next);
    const [before] = (await second.get('/api/jobs/browse')).body;
    const changed = await company.patch(`/api/jobs/${job.id}`, { requiredSkills: ['Triage', 'Wound care'] });
    expect(changed.status).toBe(200);
    await world.db.update(savedSearches).set({ dueAt: sql`now()` });
    await runAll(next);
    const [listed] = (await second.get('/api/jobs/browse')).body;
    expect(listed.compatibilityScore).not.toBe(before.compatibilityScore);
    expect(await listSent(second, later)).toMatchObject([{ jobId: job.id, score: listed.compatibilityScore }]);
  });

  it('takes changes during the run into account, even to jobs that an earlier search in the run found', async () => {
    const [first, second] = [await world.candidate(), await world.candidate()];
    const [company, closing, suspended] = [await world.company(), await world.company(), await world.company()];
    await save(first, 'jobs', { query: 'verified=true' });
    const later = await save(second, 'jobs', { query: 'verified=true' });
    const wait = sql`now() + interval '1 hour'`;
    await world.db.update(savedSearches).set({ dueAt: wait }).where(eq(savedSearches.id, later.id));
    for (const { company: owner } of [company, closing, suspended]) await world.build.job({ companyId: owner.id });
    const unverified = await world.build.job({ companyId: (await world.company()).company.id });
    await world.db.update(companies).set({ verifiedAt: sql`now()` });
    const next = await startJobSearches(world.platform);
    await runAll(next);
    expect(await world.db.$count(savedSearchHits)).toBe(4);
    const admin = await world.admin();
    const [{ id: closed }] = (await closing.get('/api/jobs')).body;
    expect((await closing.patch(`/api/jobs/${closed}`, { status: 'closed' })).status).toBe(200);
    await admin.patch(`/api/admin/users/${suspended.userId}`, { suspended: true });
    await world.db.update(companies).set({ verifiedAt: null }).where(eq(companies.id, unverified.companyId));
    await world.db
      .update(companies)
      .set({ companyName: 'Renamed Meanwhile' })
      .where(eq(companies.id, company.company.id));
    await world.db.update(savedSearches).set({ dueAt: sql`now()` });
    await runAll(next);
    expect(await listSent(second, later)).toHaveLength(1);
    expect((await mailsTo(second))[0]?.textBody).toContain('Renamed Meanwhile');
  });

  it('sends each email exactly once with two workers, even after another worker was killed', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.candidate()));
    for (const person of people) await save(person, 'jobs');
    await world.build.job();
    const killed = await startJobSearches({
      ...world.platform,
      limiter: { ...world.platform.limiter, countEach: () => Promise.reject(new Error('killed')) },
    });
    await expect(killed()).rejects.toThrow('killed');
    expect(await world.db.$count(outbox)).toBe(0);
    const workers = await Promise.all([startJobSearches(world.platform), startJobSearches(world.platform)]);
    await Promise.all(workers.map(runAll));
    await run();
    expect([await world.db.$count(outbox), await world.db.$count(savedSearchHits)]).toEqual([6, 6]);
  });

  it('sends daily emails only when they are due, and nothing for a search that is off or muted', async () => {
    const candidate = await world.candidate();
    const daily = await save(candidate, 'jobs', { frequency: 'daily' });
    await save(candidate, 'jobs', { frequency: 'off' });
    await world.build.job();
    await run();
    expect(await mailsTo(candidate)).toEqual([]);
    await world.db.update(savedSearches).set({ dueAt: sql`now()` });
    await run();
    expect(await listSent(candidate, daily)).toHaveLength(1);
    const [row] = await world.db.select().from(savedSearches).where(eq(savedSearches.id, daily.id));
    expect(Date.parse(row?.dueAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    // Turning the emails off also cancels emails that have not been sent yet.
    await candidate.patch('/api/account', { notifications: { savedSearches: false } });
    await world.build.job();
    await world.db.update(savedSearches).set({ dueAt: sql`now()` });
    await run();
    expect(await mailsTo(candidate)).toHaveLength(0);
  });

  it('sends a person at most ten emails a day, and the rest later', async () => {
    const candidate = await world.candidate();
    for (let count = 0; count < 12; count++) await save(candidate, 'jobs', { name: `Search ${count}` });
    await world.build.job();
    await run();
    await run();
    expect(await mailsTo(candidate)).toHaveLength(10);
    await world.db.execute(sql`delete from rate_limits`);
    await world.db.update(savedSearches).set({ dueAt: sql`now()` });
    await run();
    expect(await mailsTo(candidate)).toHaveLength(12);
  });
});

describe('a saved search for candidates', () => {
  it('sends newly approved people who are available, and no one who is pending, unlisted, fully booked or without the skill', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    await world.candidate();
    const search = await save(company, 'candidates', { query: 'skills=React' });
    const person = await world.candidate();
    await world.candidate({ approvalStatus: 'pending' });
    await world.candidate({ isListed: false });
    await world.candidate({ committedHours: 45 });
    await world.candidate({ skills: ['Excel'] });
    await run();
    await run();
    const sent = await listSent(company, search);
    expect(sent).toMatchObject([{ candidateId: person.candidate.id, score: expect.any(Number) }]);
    expect(await mailsTo(company)).toHaveLength(1);
  });

  it('includes people without a score regardless of the minimum score', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const search = await save(company, 'candidates', { minScore: 100 });
    const person = await world.candidate({ scoreOptOut: true });
    await run();
    expect(await listSent(company, search)).toMatchObject([
      { candidateId: person.candidate.id, score: null, reason: null },
    ]);
  });

  it('keeps names and scores hidden from a company that hides them', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    const search = await save(company, 'candidates');
    await company.patch('/api/account', { hideNames: true, hideScores: true });
    const { user } = await world.candidate();
    await run();
    const [mail] = await mailsTo(company);
    expect(mail?.textBody).toMatch(/Candidate \d+, Full Stack Developer\nhttp/);
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toContain(user.lastName);
    const [sent] = await listSent(company, search);
    expect([sent.score, sent.reason, sent.user.firstName]).toEqual([null, null, 'Candidate']);
  });

  it('keeps contact details in titles hidden from a company that hides names', async () => {
    const company = await world.company();
    await save(company, 'candidates');
    await company.patch('/api/account', { hideNames: true });
    await world.candidate({ jobTitle: 'Front End, +57 300 555 1234, me@mail.example' });
    await run();
    const [mail] = await mailsTo(company);
    expect(mail?.textBody).toMatch(/Candidate \d+, Front End, •••, •••\n/);
    expect(mail?.htmlBody).not.toMatch(/555 1234|mail\.example/);
  });

  it("continues for the remaining owner after its author was removed, with the owner's choices about names and scores", async () => {
    const author = await world.company();
    await world.build.job({ companyId: author.company.id });
    const second = await world.member(author, 'owner');
    const search = await save(author, 'candidates');
    await author.patch('/api/account', { hideScores: true });
    await second.patch('/api/account', { hideNames: true });
    expect((await second.delete(`/api/companies/my-company/members/${author.userId}`)).status).toBe(204);
    const { user } = await world.candidate();
    await run();
    expect(await mailsTo(author)).toEqual([]);
    const [mail] = await world.mails(second.user.email ?? '');
    expect(mail?.textBody).toMatch(/Candidate \d+, Full Stack Developer\n\d+ out of 100/);
    expect(mail?.textBody).not.toContain(user.lastName);
    expect((await listSent(second, search))[0].score).toEqual(expect.any(Number));
  });

  it.each(['reviewer', 'viewer'] as const)('is sent to an owner after the first account becomes a %s', async (role) => {
    const company = await world.company();
    const owner = await world.member(company, 'owner');
    await world.member(company, 'recruiter');
    await save(company, 'candidates');
    expect((await owner.patch(`/api/companies/my-company/members/${company.userId}`, { role })).status).toBe(200);
    await world.candidate();
    await run();
    expect(await world.db.select({ to: outbox.toAddress }).from(outbox)).toEqual([{ to: owner.user.email }]);
  });

  it('is marked as unable to run once its job is closed', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const search = await save(company, 'candidates', { query: `jobId=${job.id}` });
    await world.db.update(jobs).set({ status: 'closed' });
    await world.candidate();
    await run();
    expect((await company.get(`/api/saved-searches/${search.id}`)).body.cannotRun).toBe(true);
    expect(await mailsTo(company)).toEqual([]);
  });
});

describe('the weekly email of new matches', () => {
  it('contains each job once, and is sent only to candidates with scores who have not turned it off', async () => {
    const [reader, muted, unscored] = await Promise.all([world.candidate(), world.candidate(), world.candidate()]);
    await muted.patch('/api/account', { notifications: { matchesWeekly: false } });
    await world.db.update(candidates).set({ scoreOptOut: true }).where(eq(candidates.id, unscored.candidate.id));
    expect(await addNextWeeklySearches(world.platform)).toBe(3);
    expect(await addNextWeeklySearches(world.platform)).toBe(0);
    await world.build.job();
    await world.build.job({
      title: 'Nurse',
      requiredSkills: ['Triage'],
      description: 'Care for patients on two wards.',
    });
    await run();
    expect(await mailsTo(reader)).toEqual([]);
    for (const _ of [1, 2]) {
      await world.db.update(savedSearches).set({ dueAt: sql`now()` });
      await run();
    }
    const mails = await mailsTo(reader);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['matches-weekly', '1 new match for you this week'],
    ]);
    expect(mails[0]?.textBody).not.toContain('Nurse');
    expect([await mailsTo(muted), await mailsTo(unscored)]).toEqual([[], []]);
    expect((await reader.get('/api/saved-searches')).body).toEqual([]);
  });
});
