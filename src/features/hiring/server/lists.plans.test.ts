/** Lists of invitations, interviews and hires load a page using the index on their sort order, even with 100,000 rows. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hoursFromNow } from '#testing/interview-scene.ts';
import { createManyPairs, explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const FILLED = ['applications', 'invitations', 'interviews', 'hires'];

/** Creates many invitations, interviews and hires, one percent of which belong to a given company and candidate. */
const seed = async () => {
  const company = await world.company();
  const candidate = await world.candidate();
  const other = await world.company();
  const { id: jobId } = await world.build.job({ companyId: company.company.id });
  await writeInBulk(
    world.db,
    async (tx) => {
      const {
        from,
        job,
        candidate: candidateColumn,
      } = await createManyPairs(tx, { jobId, candidateId: candidate.candidate.id }, { jobs: 1_000, candidates: 100 });
      const sides = sql`case n % 100 when 0 then ${company.company.id}::uuid else ${other.company.id}::uuid end, ${candidateColumn}`;
      await tx.execute(sql`insert into applications (id, job_id, company_id, candidate_id, status)
    select md5('a' || n)::uuid, ${job}, ${sides}, 'hired' from ${from}`);
      await tx.execute(sql`insert into invitations (id, job_id, company_id, candidate_id, created_at)
    select gen_random_uuid(), ${job}, ${sides}, now() - make_interval(mins => n) from ${from}`);
      await tx.execute(sql`insert into interviews
      (id, application_id, company_id, candidate_id, status, duration_minutes, starts_at, ends_at, booked_at, created_at)
    select gen_random_uuid(), md5('a' || n)::uuid, ${sides}, 'held', 30, ${hoursFromNow(24)}::timestamptz + make_interval(hours => n),
      ${hoursFromNow(24)}::timestamptz + make_interval(hours => n, mins => 30), now(), now() - make_interval(mins => n) from ${from}`);
      await tx.execute(sql`insert into hires (id, application_id, company_id, candidate_id, hourly_rate, hours_per_week,
      employment_type, start_date, guarantee_ends_on, created_at)
    select gen_random_uuid(), md5('a' || n)::uuid, ${sides}, 20, 40, 'contract', date '2026-02-02', date '2026-08-02',
      now() - make_interval(mins => n) from ${from}`);
    },
    FILLED,
  );
  await vacuumAnalyze(world.db, 'jobs', 'candidates', ...FILLED);
  return { company, candidate };
};

const FULL_SCAN = /Seq Scan on (?:invitations|interviews|hires|applications)/;

it.runIf(isOnPostgres())(
  'the first and next pages of each list use the index on its sort order',
  { timeout: 400_000 },
  async () => {
    const { company, candidate } = await seed();
    const admin = await world.admin();
    const lists = [
      [company, '/api/invitations', 'invitations'],
      [candidate, '/api/invitations', 'invitations'],
      [company, '/api/interviews', 'interviews'],
      [candidate, '/api/interviews', 'interviews'],
      [company, '/api/hires', 'hires'],
      [candidate, '/api/hires', 'hires'],
      [admin, '/api/hires', 'hires'],
    ] as const;
    for (const [client, path, table] of lists) {
      let query = '?limit=25';
      for (const page of ['first', 'next']) {
        let response: Awaited<ReturnType<typeof client.get>> | undefined;
        const statements = await recordStatements(async () => {
          response = await client.get(`${path}${query}`);
        });
        expect(response?.body, `${page} of ${path}`).toHaveLength(25);
        query = `?${/\?([^>]+)>; rel="next"/.exec(String(response?.headers.link))?.[1] ?? ''}`;
        const reads = statements.filter((statement) => statement.sql.includes(`from "${table}"`));
        expect(reads.length, path).toBeGreaterThan(0);
        for (const statement of reads)
          expect(await explainStatement(world.db, statement), `${page} of ${path}`).not.toMatch(FULL_SCAN);
      }
    }
  },
);
