import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { recordStatements } from '#testing/plans.ts';
import { type CompanyClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({}, { isNew: true });
const APPLICANTS = 1500;

/** Creates a job with `APPLICANTS` applicants, who are all copies of one candidate. */
const createJobWithApplicants = async (company: CompanyClient) => {
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const { id } = await world.build.candidate();
  const numbers = sql`generate_series(1, ${APPLICANTS}::int) as number`;
  await world.db.execute(sql`insert into users (id, first_name, last_name, email, account_type)
    select md5(number::text)::uuid, 'Ana', 'Prueba', 'applicant-' || number || '@mail.example', 'candidate' from ${numbers}`);
  await world.db.execute(sql`insert into candidates select copy.* from candidates as template, ${numbers},
      jsonb_populate_record(template, jsonb_build_object(
        'id', md5('c' || number)::uuid, 'user_id', md5(number::text)::uuid)) as copy where template.id = ${id}`);
  await world.db.execute(sql`insert into applications (id, job_id, company_id, candidate_id)
    select md5('a' || number)::uuid, ${job.id}::uuid, ${company.company.id}::uuid, md5('c' || number)::uuid from ${numbers}`);
  return job;
};

const readNumber = async (query: ReturnType<typeof sql>): Promise<number> =>
  resultRows<{ number: number }>(await world.db.execute(query))[0]?.number ?? -1;

const countUndecided = (jobId: string) =>
  readNumber(sql`select count(*)::int as number from applications
    where job_id = ${jobId}::uuid and status in ('pending', 'applied', 'interviewing', 'offered')`);

describe('a job with 1,500 applicants', () => {
  it('is closed with few statements and without blocking others, and each applicant gets a history entry, notification and email', async () => {
    const company = await world.company();
    const job = await createJobWithApplicants(company);
    const late = await Promise.all(Array.from({ length: 12 }, () => world.candidate()));
    let responses: TestResponse[] = [];
    const statements = await recordStatements(async () => {
      responses = await Promise.all([
        company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', note: 'It is filled' }),
        ...late.map((candidate) => candidate.post('/api/applications', { jobId: job.id })),
        ...late.map((candidate) => candidate.get('/api/conversations')),
      ]);
    });
    const [closed, ...others] = responses;
    expect(closed).toMatchObject({ status: 200, body: { status: 'closed', undecidedCount: 0 } });
    const unexpected = others.slice(0, 12).filter(({ status }) => status !== 201 && status !== 409);
    expect(unexpected.map(({ status, text }) => [status, text])).toEqual([]);
    expect(others.slice(12).map(({ status }) => status)).toEqual(late.map(() => 200));
    expect(statements.length).toBeLessThan(400);

    const applied = others.filter(({ status }) => status === 201).length;
    const declined = APPLICANTS + applied;
    expect(await countUndecided(job.id)).toBe(0);
    const moves = sql`select count(distinct application_id)::int as number from application_history
      where from_status = 'pending' and to_status = 'declined' and note = 'It is filled'`;
    const notified = sql`select count(distinct user_id)::int as number from notifications where type = 'application_moved'`;
    const mails = sql`select count(distinct to_address)::int as number from outbox where kind = 'application-moved'`;
    expect([await readNumber(moves), await readNumber(notified), await readNumber(mails)]).toEqual([
      declined,
      declined,
      declined,
    ]);
  }, 60_000);

  it('has no undecided applicants after the company deletes its account, which takes few statements', async () => {
    const company = await world.company();
    const job = await createJobWithApplicants(company);
    const statements = await recordStatements(async () => {
      const deletion = await company.delete('/api/account', { password: 'a fine long password' });
      expect(deletion.status).toBe(204);
    });
    expect(statements.length).toBeLessThan(200);
    expect(await countUndecided(job.id)).toBe(0);
  }, 60_000);
});
