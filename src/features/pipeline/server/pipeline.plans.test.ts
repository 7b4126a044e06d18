/**
 * Query plans for the company's list among thousands of applications: index scans in the order of
 * the list, without full scans or large sorts.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { explainStatement, recordStatements, type Statement, vacuumAnalyze } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const CANDIDATES = 900;
const OWN_JOBS = 3;
const FOREIGN_JOBS = 12;

/** Creates an application from every candidate to every job. Most jobs belong to another company. Copies rows inside the database for speed. */
const seed = async (company: CompanyClient): Promise<string> => {
  const { id: companyId } = company.company;
  const job = await world.build.job({ companyId });
  const candidate = await world.build.candidate();
  const copyRows = (table: string, changes: string, copies: number, id: string) =>
    sql.raw(`insert into ${table} select copy.* from ${table} t, generate_series(2, ${copies}) n,
      jsonb_populate_record(t, jsonb_build_object(${changes})) as copy where t.id = '${id}'`);
  const newIdFor = (column: string) => `'${column}', md5(t.${column}::text || n)::uuid`;
  await world.db.execute(copyRows('jobs', newIdFor('id'), OWN_JOBS, job.id));
  const otherJob = await world.build.job();
  await world.db.execute(copyRows('jobs', newIdFor('id'), FOREIGN_JOBS, otherJob.id));
  await world.db.execute(sql`insert into users (id, first_name, last_name)
    select md5('person' || n)::uuid, 'Ana', 'Prueba' from generate_series(2, ${CANDIDATES}::int) n`);
  await world.db.execute(
    copyRows('candidates', `${newIdFor('id')}, 'user_id', md5('person' || n)::uuid`, CANDIDATES, candidate.id),
  );
  await world.db.execute(sql`
    insert into applications (id, job_id, company_id, candidate_id, status, status_changed_at, created_at)
    select gen_random_uuid(), j.id, j.company_id, c.id,
      (array['pending','applied','interviewing','offered','hired','withdrawn'])[1 + abs(hashtext(c.id::text || j.id)) % 6],
      now() - make_interval(mins => ((row_number() over ()) * 7919 % 5000)::int),
      now() - make_interval(mins => ((row_number() over ()) * 104729 % 5000)::int)
    from jobs j, candidates c`);
  await vacuumAnalyze(world.db, 'applications', 'candidates', 'jobs', 'users');
  return job.id;
};

const recordListStatements = async (company: CompanyClient, path: string): Promise<Statement[]> => {
  let response: Awaited<ReturnType<typeof company.get>> | undefined;
  const statements = await recordStatements(async () => {
    response = await company.get(path);
  });
  expect(response?.status, path).toBe(200);
  expect(response?.body.length, path).toBeGreaterThan(0);
  return statements.filter((statement) => statement.sql.includes('from "applications"'));
};

describe("a company's list among thousands of applications", () => {
  it.runIf(isOnPostgres())('uses an index in every order', { timeout: 120_000 }, async () => {
    const company = await world.company();
    const jobId = await seed(company);
    const queries = [
      '',
      'status=interviewing',
      'status=interviewing&sort=moved',
      'status=withdrawn&sort=moved&limit=1',
      `jobId=${jobId}`,
      `jobId=${jobId}&status=offered&sort=moved`,
    ];
    for (const query of queries) {
      const [list, count] = await recordListStatements(company, `/api/applications?${query}`);
      if (list === undefined || count === undefined) throw new Error(`No list or count for “${query}”`);
      const plan = await explainStatement(world.db, list);
      expect(plan, query).not.toMatch(/Seq Scan on applications|Sort Key/);
      expect(await explainStatement(world.db, count), query).not.toMatch(/Seq Scan on applications/);
    }
    const [rated] = await recordListStatements(company, '/api/applications?sort=rating');
    expect(rated && (await explainStatement(world.db, rated))).not.toMatch(/Seq Scan on applications|Sort Key/);
    for (const query of ['sort=mustHave', `sort=mustHave&jobId=${jobId}`]) {
      const [list] = await recordListStatements(company, `/api/applications?${query}`);
      expect(list && (await explainStatement(world.db, list)), query).not.toMatch(/Seq Scan on applications|Sort Key/);
    }
    for (const query of ['sort=waiting', 'sort=turn', `sort=turn&jobId=${jobId}`]) {
      const [list] = await recordListStatements(company, `/api/applications?${query}`);
      expect(list && (await explainStatement(world.db, list)), query).not.toMatch(/Seq Scan on applications/);
    }
    const [all] = await recordListStatements(company, '/api/applications?sort=match&status=pending');
    expect(all && (await explainStatement(world.db, all))).not.toMatch(/Seq Scan on (?:applications|candidates)/);
    const [ranked] = await recordListStatements(company, `/api/applications?jobId=${jobId}&sort=match`);
    expect(ranked && (await explainStatement(world.db, ranked))).not.toMatch(/Seq Scan on applications/);
  });
});
