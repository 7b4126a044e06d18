import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { explainStatement, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { applicationDay } from '../job-conditions.domain.ts';
import { jobs } from './jobs.tables.ts';
import {
  countPublicJobsQuery,
  findJobVersions,
  isPublicJob,
  publicKeysQuery,
  siteMapJobsQuery,
} from './public-jobs.db.ts';

const world = useTestApp();
const FIELDS =
  'benefits,company,countries,createdAt,description,experience,hourlyBudget,hourlyBudgetFrom,hoursPerWeek,id,jobType,language,openings,requiredSkills,responsibilities,salaryRange,slug,startDate,timezone,title,validThrough';

describe('public jobs', () => {
  it('show visitors only the declared fields of a job and its company', async () => {
    const { company } = await world.company();
    const job = await world.build.job({ companyId: company.id, title: 'Sênior Análisis & Ops' });
    const { status, body } = await world.visitor.get(`/api/public/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted().join()).toBe(FIELDS);
    expect(body.slug).toBe('senior-analisis-ops');
    expect(Object.keys(body.company).toSorted().join()).toBe('answers,companyName,id,logoUrl,slug');
    const list = await world.visitor.get('/api/public/jobs');
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual([job.id]);
    expect(Object.keys(list.body[0]).toSorted().join()).toBe(FIELDS);
  });

  it('do not include paused, members-only or unlisted jobs, which return 404 as if they did not exist', async () => {
    const { company } = await world.company();
    const companyId = company.id;
    const hidden = [
      await world.build.job({ companyId, status: 'paused' }),
      await world.build.job({ companyId, visibility: 'members' }),
      await world.build.job({ companyId, visibility: 'members', status: 'closed' }),
      await world.build.job({ companyId, isListed: false }),
    ];
    const unknown = await world.visitor.get('/api/public/jobs/018f0000-0000-7000-8000-000000000000');
    for (const { id } of hidden) {
      for (const suffix of ['', '/posting']) {
        const { status, body } = await world.visitor.get(`/api/public/jobs/${id}${suffix}`);
        expect({ status, body }).toEqual({ status: 404, body: unknown.body });
      }
    }
    expect((await world.visitor.get('/api/public/jobs')).body).toEqual([]);
    expect((await world.visitor.get('/jobs/feed.xml')).text).not.toContain('<item>');
    expect((await world.visitor.get('/sitemap.xml')).text).not.toContain('sitemap-jobs');
  });

  it('return 410 if they are closed or expired', async () => {
    const { company } = await world.company();
    const closed = await world.build.job({ companyId: company.id, status: 'closed' });
    const expired = await world.build.job({ companyId: company.id, validThrough: applicationDay(Date.now(), -1) });
    for (const { id } of [closed, expired]) {
      const { status, body } = await world.visitor.get(`/api/public/jobs/${id}`);
      expect([status, body.code]).toEqual([410, 'job-gone']);
    }
  });

  it('can be filtered by country, where jobs without a country are open to all of Latin America', async () => {
    const { company } = await world.company();
    const anywhere = await world.build.job({ companyId: company.id, countries: [] });
    const brazil = await world.build.job({ companyId: company.id, countries: ['BR'] });
    const listIds = async (country: string): Promise<string[]> =>
      (await world.visitor.get(`/api/public/jobs?country=${country}`)).body.map(({ id }: { id: string }) => id);
    expect((await listIds('BR')).toSorted()).toEqual([anywhere.id, brazil.id].toSorted());
    expect(await listIds('CO')).toEqual([anywhere.id]);
    expect(await listIds('JP')).toEqual([]);
    const { status, body } = await world.visitor.get('/api/public/jobs?country=ZZ');
    expect([status, body.errors[0].path]).toEqual([400, 'country']);
  });

  it('are in the feeds, which escape hostile text, and in the sitemap', async () => {
    const { company } = await world.company();
    const title = 'A ]]> <script>alert(1)</script> & "B"';
    const description = 'Work with us </description></item><item>\u0007 and more of it.';
    await world.build.job({ companyId: company.id, title, description });
    const rss = await world.visitor.get('/jobs/feed.xml');
    expect(rss.headers['content-type']).toContain('application/rss+xml');
    expect(rss.text.match(/<item>/g)).toHaveLength(1);
    expect(rss.text).not.toContain('<script>');
    expect(rss.text).not.toContain('\u0007');
    const { items } = (await world.visitor.get('/jobs/feed.json')).body;
    expect(items).toMatchObject([{ content_text: description }]);
    expect((await world.visitor.get('/jobs/feed.xml?jobType=nonsense')).status).toBe(400);
    const index = await world.visitor.get('/sitemap.xml');
    expect(index.text).toContain('/sitemap-jobs-1.xml');
    const part = await world.visitor.get('/sitemap-jobs-1.xml');
    expect([part.status, part.text.includes('<lastmod>')]).toEqual([200, true]);
    expect((await world.visitor.get('/sitemap-jobs-2.xml')).status).toBe(404);
  });

  it('are updated in the sitemap when they change', async () => {
    const { company } = await world.company();
    const first = await world.build.job({ companyId: company.id, title: 'Bookkeeper' });
    const second = await world.build.job({ companyId: company.id, title: 'Designer' });
    const readSiteMap = async () => (await world.visitor.get('/sitemap-jobs-1.xml')).text;
    const before = await readSiteMap();
    expect(before).toContain(`${first.id}-bookkeeper`);
    expect(await readSiteMap()).toBe(before);
    await world.db.update(jobs).set({ title: 'Accountant' }).where(eq(jobs.id, first.id));
    expect(await readSiteMap()).toContain(`${first.id}-accountant`);
    await world.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, second.id));
    const after = await readSiteMap();
    expect([after.includes(first.id), after.includes(second.id)]).toEqual([true, false]);
  });
});

describe('the version of a job', () => {
  it('includes the response statistics if requested, and changes when an answer becomes due, even without a write', async () => {
    const { company } = await world.company();
    const { candidate } = await world.candidate();
    const job = await world.build.job({ companyId: company.id });
    const dueInSeconds = 2;
    const createdAt = new Date(Date.now() - 86_400_000 * company.answerDays + 1_000 * dueInSeconds).toISOString();
    const ids = { jobId: job.id, companyId: company.id, candidateId: candidate.id };
    await world.build.application({ ...ids, createdAt, statusChangedAt: createdAt });
    const findVersions = async () => [
      (await findJobVersions(world.db, [job.id], [job.id])).get(job.id),
      (await findJobVersions(world.db, [job.id])).get(job.id),
    ];
    const [before, without] = await findVersions();
    expect([before?.[1], without]).toEqual([0, [before?.[0], null]]);
    await eventually(async () => expect(await findVersions()).toEqual([[before?.[0], 1], without]));
  });
});

describe('the limit on public reads', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('is 300 a minute per network, for API calls and feeds combined', async () => {
    const read = () => limited.visitor.get('/api/public/jobs/018f0000-0000-7000-8000-000000000000');
    for (let count = 0; count < 300; count += 1) expect((await read()).status).toBe(404);
    const { status, headers } = await read();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.visitor.get('/jobs/feed.json')).status).toBe(429);
  });
});

describe.runIf(isOnPostgres())('the list and the sitemap of 100,000 public jobs', () => {
  it('use the index of public jobs', async () => {
    const { company } = await world.company();
    const job = await world.build.job({ companyId: company.id, title: 'Go', description: 'x'.repeat(1_500) });
    // Short values fill the other indexes quickly. The long description keeps the rows wide.
    await world.db.execute(sql`update jobs set search_text = ' go ', skill_keys = '{go}'`);
    // In batches, to keep each statement short.
    for (let first = 1; first < 100_000; first += 10_000) {
      await writeInBulk(world.db, (tx) =>
        tx.execute(sql`insert into jobs select copy.* from jobs as template,
          generate_series(${first}::int, ${first + 9_999}::int) as number,
          jsonb_populate_record(template, jsonb_build_object('id', gen_random_uuid(),
            'created_at', now() - make_interval(secs => number))) as copy where template.id = ${job.id}`),
      );
    }
    await vacuumAnalyze(world.db, 'jobs');
    const day = applicationDay(Date.now());
    const queries = [
      publicKeysQuery(isPublicJob(day), { limit: 26, after: null }),
      siteMapJobsQuery(day, { limit: 10_000, offset: 50_000 }),
      countPublicJobsQuery(day),
    ];
    for (const query of queries) {
      const { dialect } = world.db as unknown as { dialect: { sqlToQuery: (input: typeof query) => never } };
      const plan = await explainStatement(world.db, dialect.sqlToQuery(query));
      expect(plan).toContain('jobs_public_newest_idx');
    }
  }, 120_000);
});
