import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationHistory } from '#features/pipeline/server/applications.tables.ts';
import { newId } from '#server/ids.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { createManyPairs, explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const toTimestamp = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

/** Creates an application with status changes on the given days. */
const createMovedApplication = async (
  company: CompanyClient,
  jobId: string,
  steps: readonly [ApplicationStatus, number][],
) => {
  const status = steps.at(-1)?.[0] ?? 'pending';
  const { id } = await world.build.application({
    jobId,
    companyId: company.company.id,
    candidateId: (await world.build.candidate()).id,
    status,
    createdAt: toTimestamp(steps[0]?.[1] ?? 0),
    ...(status === 'declined' ? { declinedFrom: 'pending' as const } : {}),
  });
  await world.db.delete(applicationHistory).where(sql`application_id = ${id}`);
  const rows = steps.map(([toStatus, day], index) => ({
    id: newId(),
    applicationId: id,
    fromStatus: steps[index - 1]?.[0] ?? null,
    toStatus,
    byUserId: company.userId,
    createdAt: toTimestamp(day),
  }));
  await world.db.insert(applicationHistory).values(rows);
  return rows;
};

const fetchFunnel = async (company: CompanyClient, jobId: string) =>
  (await company.get(`/api/jobs/${jobId}/funnel`)).body;

describe("a job's funnel", () => {
  it('counts the applications that reached each stage, and returns the median days in it', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    await createMovedApplication(company, job.id, [['pending', 0]]);
    await createMovedApplication(company, job.id, [
      ['pending', 0],
      ['declined', 1],
    ]);
    await createMovedApplication(company, job.id, [
      ['pending', 0],
      ['interviewing', 3],
      ['offered', 10],
      ['hired', 12],
    ]);
    await createMovedApplication(company, job.id, [
      ['pending', 0],
      ['applied', 5],
      ['interviewing', 6],
      ['withdrawn', 9],
    ]);
    expect(await fetchFunnel(company, job.id)).toEqual({
      count: 4,
      isCutOff: false,
      stages: [
        { status: 'pending', reached: 4, now: 1, medianDays: 3 },
        { status: 'applied', reached: 2, now: 0, medianDays: 1 },
        { status: 'interviewing', reached: 2, now: 0, medianDays: 5 },
        { status: 'offered', reached: 1, now: 0, medianDays: 2 },
        { status: 'hired', reached: 1, now: 1, medianDays: null },
      ],
      hireDays: 12,
    });
  });

  it('ignores an undone status change', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const rows = await createMovedApplication(company, job.id, [
      ['pending', 0],
      ['offered', 1],
    ]);
    const [, undoneMove] = rows;
    await world.db.insert(applicationHistory).values({
      id: newId(),
      applicationId: undoneMove?.applicationId ?? '',
      fromStatus: 'offered',
      toStatus: 'pending',
      byUserId: company.userId,
      undoesId: undoneMove?.id ?? null,
      createdAt: toTimestamp(2),
    });
    await world.db.execute(sql`update applications set status = 'pending'`);
    const { stages } = await fetchFunnel(company, job.id);
    expect(stages.map(({ reached }: { reached: number }) => reached)).toEqual([1, 0, 0, 0, 0]);
    expect(stages[0]).toMatchObject({ now: 1, medianDays: null });
  });

  it('is empty without applicants, and visible only to the company of the job', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const empty = await fetchFunnel(company, job.id);
    expect(empty.count).toBe(0);
    expect(empty.stages.map(({ reached }: { reached: number }) => reached)).toEqual([0, 0, 0, 0, 0]);
    expect((await (await world.company()).get(`/api/jobs/${job.id}/funnel`)).status).toBe(404);
  });

  it.runIf(isOnPostgres())(
    'reads the newest thousand of 100,000 applications by index',
    { timeout: 300_000 },
    async () => {
      const company = await world.company();
      const job = await world.build.job({ companyId: company.company.id });
      const { id: candidateId } = await world.build.candidate();
      await writeInBulk(world.db, async (tx) => {
        const pairs = await createManyPairs(tx, { jobId: job.id, candidateId }, { jobs: 20, candidates: 5_000 });
        await tx.execute(sql`insert into applications (id, job_id, company_id, candidate_id, status, created_at)
      select md5('a' || n)::uuid, ${pairs.job}, ${company.company.id}::uuid, ${pairs.candidate}, 'interviewing',
        now() - make_interval(mins => n) from ${pairs.from}
          order by md5(n::text)`);
        await tx.execute(sql`insert into application_history (id, application_id, from_status, to_status, by_user_id, created_at)
      select gen_random_uuid(), md5('a' || n)::uuid, case when step = 0 then null else 'pending' end,
        (array['pending', 'interviewing'])[step + 1], ${company.userId}::uuid,
        now() - make_interval(mins => n) + make_interval(days => step * 2)
      from ${pairs.from}, generate_series(0, 1) as step`);
      });
      await vacuumAnalyze(world.db, 'applications', 'application_history', 'candidates', 'users');
      let body: { count: number; isCutOff: boolean; stages: object[] } | undefined;
      const statements = await recordStatements(async () => {
        body = await fetchFunnel(company, job.id);
      });
      expect(body).toMatchObject({ count: 1_000, isCutOff: true });
      expect(body?.stages[0]).toEqual({ status: 'pending', reached: 1_000, now: 0, medianDays: 2 });
      const statement = statements.find((recorded) => recorded.sql.includes('percentile_cont'));
      if (statement === undefined) throw new Error('The funnel was not read');
      const plan = await explainStatement(world.db, statement);
      expect(plan).not.toMatch(/Seq Scan on (?:applications|application_history)/);
      expect(plan).toContain('application_history_application_idx');
      expect(plan).toContain('applications_job_newest_idx');
    },
  );
});
