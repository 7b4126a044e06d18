/** Looks at the plans of what a call asks the database, on the rows that are there, with the settings that it runs under. */
import { type Query, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { type Db, type Queryable, rowsOf, type Tx } from '#server/db/database.ts';

export type Statement = Pick<Query, 'sql' | 'params'>;

/** Notes every statement while `act` runs, those of transactions as well. */
export const recordStatements = async (db: Db, act: () => Promise<unknown>): Promise<Statement[]> => {
  // Every transaction has a session of its own.
  const prepare = vi.spyOn(Object.getPrototypeOf(db._.session), 'prepareQuery');
  try {
    await act();
    return prepare.mock.calls.map(([query]) => query as Statement);
  } finally {
    prepare.mockRestore();
  }
};

/** The plan of a statement, a line a step. */
export const planOf = (db: Db, statement: Statement): Promise<string> =>
  db.transaction(async (tx) => {
    const explain = { ...statement, sql: `explain ${statement.sql}` };
    const prepared = tx._.session.prepareQuery(explain, undefined, undefined, false);
    const rows = rowsOf<{ 'QUERY PLAN': string }>(await prepared.execute());
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

/**
 * Writes rows by the ten thousand, without the triggers and foreign keys that each of them would be put through: what they hold is the
 * test's own affair, and nothing is told of them.
 */
export const inBulk = (db: Db, write: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await write(tx);
  });

/**
 * Has the planner know tables as they are, and which of their pages an index may answer for alone: those are marked only where what was written is on
 * the disk, for which commits of tests do not wait.
 */
export const vacuumAnalyze = async (db: Db, ...tables: readonly string[]): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`select pg_logical_emit_message(true, 'tests', '')`);
  });
  for (const table of tables) await db.execute(sql.raw(`vacuum analyze ${table}`));
};

/** Copies the candidates and jobs that are there 5,000 times, so that a plan is one for a large table. */
export const copyManyTimes = async (db: Db): Promise<void> => {
  const many = sql`generate_series(1, 5000) as number`;
  await db.execute(sql`insert into users (id, first_name, last_name)
    select md5(number::text)::uuid, 'Ana', 'Prueba' from ${many}`);
  await db.execute(sql`insert into candidates select (jsonb_populate_record(one, jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', md5(number::text)))).* from candidates as one, ${many}`);
  await db.execute(sql`insert into jobs select (jsonb_populate_record(one, jsonb_build_object(
    'id', gen_random_uuid()))).* from jobs as one, ${many}`);
  await vacuumAnalyze(db, 'candidates', 'jobs');
};

/**
 * Copies a job and a candidate until there are so many pairs of both; the first of each is the one that is given. Gives the number of pairs as
 * `from`, and of the pair `n` of it the job and the candidate.
 */
export const manyPairs = async (
  db: Queryable,
  { jobId, candidateId }: { jobId: string; candidateId: string },
  { jobs, candidates }: { jobs: number; candidates: number },
) => {
  const upTo = (count: number) => sql`generate_series(1, ${count - 1}::int) as number`;
  await db.execute(sql`insert into jobs select (jsonb_populate_record(one, jsonb_build_object(
    'id', md5('job' || number)::uuid))).* from jobs as one, ${upTo(jobs)} where one.id = ${jobId}`);
  await db.execute(sql`insert into users (id, first_name, last_name)
    select md5('user' || number)::uuid, 'Ana', 'Prueba' from ${upTo(candidates)}`);
  await db.execute(sql`insert into candidates select (jsonb_populate_record(one, jsonb_build_object(
    'id', md5('candidate' || number)::uuid, 'user_id', md5('user' || number)))).*
    from candidates as one, ${upTo(candidates)} where one.id = ${candidateId}`);
  const one = (name: string, first: string, place: ReturnType<typeof sql>) =>
    sql`case ${place} when 0 then ${first}::uuid else md5(${name}::text || ${place})::uuid end`;
  return {
    from: sql`generate_series(0, ${jobs * candidates - 1}::int) as n`,
    job: one('job', jobId, sql`n % ${jobs}::int`),
    candidate: one('candidate', candidateId, sql`n / ${jobs}::int`),
  };
};
