import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { RATE_LIMITS, VERIFIED_COMPANY_PROFILES } from '#server/limits/rate-limits.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });
const UNVERIFIED_LIMIT = RATE_LIMITS.profiles.hits;

/** Creates copies of a vetted candidate and returns their ids. */
const createCandidates = async (count: number): Promise<string[]> => {
  const { id } = await world.build.candidate();
  const numbers = sql`generate_series(1, ${count}::int) as number`;
  await world.db.execute(sql`insert into users (id, first_name, last_name, account_type)
    select md5(number::text)::uuid, 'Ana', 'Prueba', 'candidate' from ${numbers}`);
  const created =
    await world.db.execute(sql`insert into candidates select copy.* from candidates as template, ${numbers},
      jsonb_populate_record(template, jsonb_build_object(
        'id', gen_random_uuid(), 'user_id', md5(number::text)::uuid)) as copy
    where template.id = ${id} returning id`);
  return resultRows<{ id: string }>(created).map((row) => row.id);
};

/** Sets how much of its budget the company has used. */
const setUsedBudget = (company: CompanyClient, hits: number) =>
  world.db.execute(sql`insert into rate_limits (key, hits, resets_at)
    values (${`profiles:${company.company.id}`}, ${hits}::int, now() + interval '20 hours')`);

/** All calls that return a work history, which list rows omit, with the reason why a company cannot use them to copy all profiles. */
const CALLS_WITH_WORK_HISTORY: Record<string, 'counted' | 'own' | 'admins' | 'applicants'> = {
  '/api/account/export': 'own',
  '/api/admin/candidate-applications': 'admins',
  '/api/admin/candidate-applications/{candidateId}': 'admins',
  '/api/applications/{id}': 'applicants',
  '/api/applications/{id}/nudge': 'own',
  '/api/applications/{id}/receipt': 'applicants',
  '/api/applications/{id}/reveal': 'applicants',
  '/api/applications/{id}/review': 'applicants',
  '/api/applications/{id}/undo': 'applicants',
  '/api/candidates': 'own',
  '/api/candidates/compare': 'counted',
  '/api/candidates/my-profile': 'own',
  '/api/candidates/my-profile/completeness': 'own',
  '/api/candidates/my-profile/resume': 'own',
  '/api/candidates/{id}': 'counted',
  '/api/latam/apply': 'own',
  '/api/latam/resume': 'own',
};

const readProfile = (company: CompanyClient, id: string) => company.get(`/api/candidates/${id}`);

describe('an unverified company', () => {
  it('can read a hundred full profiles a day, each any number of times', async () => {
    const company = await world.company();
    const [first = '', second = '', third = ''] = await createCandidates(3);
    await setUsedBudget(company, UNVERIFIED_LIMIT - 2);
    for (const id of [first, first, second, second, first]) expect((await readProfile(company, id)).status).toBe(200);
    const rejection = await readProfile(company, third);
    expect(rejection).toMatchObject({
      status: 429,
      body: { detail: 'Too many attempts. Please try again in 20 hours.' },
    });
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(19 * 60 * 60);
    expect((await readProfile(company, third)).status).toBe(429);
    expect((await readProfile(company, first)).status).toBe(200);
  });

  it('can still read and compare its applicants after its budget is used up', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const [stranger = ''] = await createCandidates(1);
    const applicant = await world.candidate();
    await applicant.post('/api/applications', { jobId: job.id });
    await setUsedBudget(company, UNVERIFIED_LIMIT);
    expect((await readProfile(company, stranger)).status).toBe(429);
    expect((await readProfile(company, applicant.candidate.id)).status).toBe(200);
    expect((await company.get(`/api/candidates/compare?ids=${applicant.candidate.id}`)).status).toBe(200);
  });

  it('uses the same budget for comparing candidates', async () => {
    const company = await world.company();
    const ids = await createCandidates(5);
    await setUsedBudget(company, UNVERIFIED_LIMIT - 4);
    const compare = (some: readonly string[]) => company.get(`/api/candidates/compare?ids=${some.join(',')}`);
    expect((await compare(ids.slice(0, 4))).status).toBe(200);
    expect((await compare(ids.slice(0, 4))).status).toBe(200);
    expect((await compare(ids.slice(3))).status).toBe(429);
    expect((await readProfile(company, ids[4] ?? '')).status).toBe(429);
  });

  it('is reported to admins once, by notification and in the audit log, when its budget is used up', async () => {
    const admin = await world.admin();
    const company = await world.company({ companyName: 'Harbor Foods' });
    const ids = await createCandidates(3);
    await setUsedBudget(company, UNVERIFIED_LIMIT - 1);
    await Promise.all(ids.map((id) => readProfile(company, id)));
    const notifications = (await admin.get('/api/notifications')).body;
    expect(notifications).toMatchObject([{ type: 'profiles_read_up', data: { name: 'Harbor Foods', count: 100 } }]);
    const log = (await admin.get('/api/admin/activity')).body;
    expect(log).toMatchObject([{ action: 'company.profiles-read-up', target: 'Harbor Foods', detail: { count: 100 } }]);
  });
});

it('every call that returns a work history is listed with its protection', async () => {
  const { paths } = (await world.visitor.get('/api/openapi.json')).body as { paths: Record<string, unknown> };
  const operationsWithProfiles = Object.entries(paths).filter(([, operations]) =>
    JSON.stringify(operations).includes('"positions"'),
  );
  expect(operationsWithProfiles.map(([path]) => path).toSorted()).toEqual(
    Object.keys(CALLS_WITH_WORK_HISTORY).toSorted(),
  );
});

describe('a verified company', () => {
  it('can read a thousand full profiles a day', async () => {
    const company = await world.company({ verifiedAt: new Date().toISOString() });
    const [first = '', second = ''] = await createCandidates(2);
    await setUsedBudget(company, VERIFIED_COMPANY_PROFILES.hits - 1);
    expect((await readProfile(company, first)).status).toBe(200);
    expect((await readProfile(company, second)).status).toBe(429);
  });
});

describe('daily limits of jobs and applications', () => {
  it('let a company post 20 new jobs a day', async () => {
    const company = await world.company();
    const job = { title: 'Bookkeeper', description: 'Keeps the books of a growing team.', requiredSkills: ['Excel'] };
    const responses = await Promise.all(Array.from({ length: 24 }, () => company.post('/api/jobs', job)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const rejection = responses.find(({ status }) => status === 429);
    expect(Number(rejection?.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    expect((await (await world.company()).post('/api/jobs', job)).status).toBe(201);
  }, 60_000);

  it('let a candidate send 50 applications a day; refused ones do not count', async () => {
    const { company } = await world.company();
    const candidate = await world.candidate();
    const apply = (jobId: string) => candidate.post('/api/applications', { jobId });
    await world.db.execute(sql`insert into rate_limits (key, hits, resets_at)
      values (${`applications:${candidate.candidate.id}`}, 48, now() + interval '1 hour')`);
    const [first, second, third] = [
      await world.build.job({ companyId: company.id }),
      await world.build.job(),
      await world.build.job(),
    ];
    expect((await apply(first.id)).status).toBe(201);
    expect((await apply(first.id)).status).toBe(409);
    expect((await apply(second.id)).status).toBe(201);
    const rejection = await apply(third.id);
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await candidate.get(`/api/jobs/${third.id}/application`)).body).toBeNull();
  });
});
