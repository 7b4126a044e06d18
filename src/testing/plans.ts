/** Records the statements of a call, returns their query plans, and inserts bulk rows that make the plans realistic. */
import { type Logger, NoopLogger, type Query, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { type Db, type Queryable, resultRows, type Tx } from '#server/db/database.ts';

export type Statement = Pick<Query, 'sql' | 'params'>;

/** Records every statement that is executed while `act` runs, including those of transactions and those prepared earlier. */
export const recordStatements = async (act: () => Promise<unknown>): Promise<Statement[]> => {
  // Drizzle logs each statement with its final parameters. It uses this logger if no other is configured.
  const log = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery');
  try {
    await act();
    return log.mock.calls.map(([text, params]) => ({ sql: text, params }));
  } finally {
    log.mockRestore();
  }
};

/** Returns the plan of a statement, one line per step. */
export const explainStatement = (db: Db, statement: Statement): Promise<string> =>
  db.transaction(async (tx) => {
    const explain = { ...statement, sql: `explain ${statement.sql}` };
    const prepared = tx._.session.prepareQuery(explain, undefined, undefined, false);
    const rows = resultRows<{ 'QUERY PLAN': string }>(await prepared.execute());
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

/**
 * Inserts many rows without triggers and foreign keys. The test must keep the rows consistent. No change notifications are sent. The indexes of
 * `filledTables` are created again after the rows, which is faster than updating them for each of 100,000 rows.
 */
export const writeInBulk = (
  db: Db,
  write: (tx: Tx) => Promise<unknown>,
  filledTables: readonly string[] = [],
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    const indexes =
      await tx.execute(sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid::regclass::text in (select json_array_elements_text(${JSON.stringify(filledTables)}))
        and not indisunique and not indisexclusion`);
    const removed = resultRows<{ name: string; definition: string }>(indexes);
    for (const { name } of removed) await tx.execute(sql.raw(`drop index ${name}`));
    await write(tx);
    for (const { definition } of removed) await tx.execute(sql.raw(definition));
  });

/**
 * Updates the planner's statistics and the visibility map. Pages are marked as visible only after their commits reach the disk, and commits of tests
 * do not wait for that.
 */
export const vacuumAnalyze = async (db: Db, ...tables: readonly string[]): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`);
    await tx.execute(sql`select pg_logical_emit_message(true, 'tests', '')`);
  });
  for (const table of tables) await db.execute(sql.raw(`vacuum analyze ${table}`));
};

/**
 * Copies all candidates and jobs 5,000 times, to get the query plans of large tables. The row is built in the `from` list, because PostgreSQL would
 * build it once per column in the select list.
 */
export const copyManyTimes = async (db: Db): Promise<void> => {
  const many = sql`generate_series(1, 5000) as number`;
  await db.execute(sql`insert into users (id, first_name, last_name)
    select md5(number::text)::uuid, 'Ana', 'Prueba' from ${many}`);
  await db.execute(sql`insert into candidates select copy.* from candidates as template, ${many},
    jsonb_populate_record(template, jsonb_build_object('id', gen_random_uuid(), 'user_id', md5(number::text))) as copy`);
  await db.execute(sql`insert into jobs select copy.* from jobs as template, ${many},
    jsonb_populate_record(template, jsonb_build_object('id', md5(template.id::text || number)::uuid)) as copy`);
  await vacuumAnalyze(db, 'candidates', 'jobs');
};

/**
 * Copies a job and a candidate up to the requested numbers. The originals come first. Returns their pairs as a subquery `from`, with the job and
 * candidate of pair `n`.
 */
export const createManyPairs = async (
  db: Queryable,
  { jobId, candidateId }: { jobId: string; candidateId: string },
  { jobs, candidates }: { jobs: number; candidates: number },
) => {
  const upTo = (count: number) => sql`generate_series(1, ${count - 1}::int) as number`;
  await db.execute(sql`insert into jobs select copy.* from jobs as template, ${upTo(jobs)},
    jsonb_populate_record(template, jsonb_build_object('id', md5('job' || number)::uuid)) as copy where template.id = ${jobId}`);
  await db.execute(sql`insert into users (id, first_name, last_name)
    select md5('user' || number)::uuid, 'Ana', 'Prueba' from ${upTo(candidates)}`);
  await db.execute(sql`insert into candidates select copy.* from candidates as template, ${upTo(candidates)},
    jsonb_populate_record(template, jsonb_build_object(
      'id', md5('candidate' || number)::uuid, 'user_id', md5('user' || number))) as copy
    where template.id = ${candidateId}`);
  const idAt = (name: string, first: string, index: ReturnType<typeof sql>) =>
    sql`case ${index} when 0 then ${first}::uuid else md5(${name}::text || ${index})::uuid end`;
  return {
    from: sql`generate_series(0, ${jobs * candidates - 1}::int) as n`,
    job: idAt('job', jobId, sql`n % ${jobs}::int`),
    candidate: idAt('candidate', candidateId, sql`n / ${jobs}::int`),
  };
};
