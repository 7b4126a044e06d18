/** With many thousands of rows, lists of hires and background workers use indexes instead of scanning whole tables. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { expireOffers, sendCheckIns } from './hiring-worker.service.ts';

const world = useTestApp({}, { isNew: true });

const HIRES = 20_000;
const NOW = '2027-03-01T12:00:00.000Z';

/** Creates a company with one hire, among many hires of another company. */
const seed = async () => {
  const company = await world.company();
  const other = await world.company();
  const candidate = await world.candidate();
  const createHire = async (companyId: string) => {
    const job = await world.build.job({ companyId });
    const ids = { jobId: job.id, companyId, candidateId: candidate.candidate.id };
    return { job, application: await world.build.application({ ...ids, status: 'hired' }) };
  };
  const own = await createHire(company.company.id);
  const terms = { hourlyRate: 20, hoursPerWeek: 40, employmentType: 'contract', startDate: '2027-02-22' };
  await company.post(`/api/applications/${own.application.id}/hire`, terms);
  const { application } = await createHire(other.company.id);
  const numbers = sql`generate_series(1, ${HIRES}::int) as n`;
  const copy = (table: string, where: string, changes: string) =>
    sql`insert into ${sql.raw(table)} select copy.* from ${sql.raw(table)} t, ${numbers},
      jsonb_populate_record(t, jsonb_build_object(${sql.raw(changes)})) as copy where ${sql.raw(where)}`;
  const id = (column: string) => `'${column}', md5('${column}' || n)::uuid`;
  await writeInBulk(world.db, async (tx) => {
    await tx.execute(
      copy('applications', `t.id = '${application.id}'`, `'id', md5('application_id' || n)::uuid, ${id('job_id')}`),
    );
    await tx.execute(
      copy(
        'hires',
        `t.application_id = '${own.application.id}'`,
        `'id', md5('hire_id' || n)::uuid, ${id('application_id')}, 'company_id', '${other.company.id}'`,
      ),
    );
    await tx.execute(sql`insert into check_ins (hire_id, day, due_on, settled_at)
    select md5('hire_id' || n)::uuid, 7, '2026-01-01', now() from ${numbers}`);
    await tx.execute(sql`insert into offers
      (id, application_id, company_id, candidate_id, version, status, hourly_rate, hours_per_week, employment_type, start_date, expires_at, ended_at)
    select gen_random_uuid(), md5('application_id' || n)::uuid, ${other.company.id}::uuid, ${candidate.candidate.id}::uuid, 1,
      case when n % 200 = 0 then 'sent' else 'withdrawn' end, 20, 40, 'contract', '2027-02-22',
      timestamptz '2027-01-01' + make_interval(mins => n), case when n % 200 <> 0 then now() end from ${numbers}`);
  });
  await vacuumAnalyze(world.db, 'applications', 'hires', 'check_ins', 'offers');
  return { company, own };
};

const FULL_SCAN = /Seq Scan on (?:hires|offers|check_ins|applications)/;

it.runIf(isOnPostgres())(
  'lists of hires, due check-ins and expired offers use an index',
  { timeout: 120_000 },
  async () => {
    const { company, own } = await seed();
    const acts: Record<string, () => Promise<unknown>> = {
      'a page of hires': () => company.get('/api/hires'),
      'the hire of an application': () => company.get(`/api/hires?applicationId=${own.application.id}`),
      'the offer versions of an application': () => company.get(`/api/applications/${own.application.id}/offers`),
      'the hired marks in a candidate list': () => company.get('/api/candidates/browse?explain=true&includeHired=true'),
      'check-ins that are due': () => sendCheckIns(world.platform, NOW),
      'expired offers': () => expireOffers(world.platform, '2027-01-02T00:00:00.000Z'),
    };
    for (const [name, act] of Object.entries(acts)) {
      const statements = (await recordStatements(act)).filter((statement) =>
        /^(?:select|with) .*(?:from|join) "(?:hires|offers|check_ins)"/s.test(statement.sql),
      );
      expect(statements.length, name).toBeGreaterThan(0);
      for (const statement of statements)
        expect(await explainStatement(world.db, statement), name).not.toMatch(FULL_SCAN);
    }
  },
);
