/** Query plans of both lists when limited to new rows, with 100,000 candidates and jobs. New rows are scattered throughout the order of the lists. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseBrowseFilters } from '#features/candidates/candidates.domain.ts';
import { listByRate, listNewest as listNewestPeople } from '#features/candidates/server/browse.db.ts';
import { MAX_COUNTED_JOBS } from '#features/jobs/jobs.contract.ts';
import { readFilter } from '#features/jobs/server/job-filter.ts';
import { countMatchingJobs, listByBudget, listNewest, searchCondition } from '#features/jobs/server/job-search.db.ts';
import { explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const ROWS = 100_000;
/** Rows per statement. More would take too long on a busy machine. */
const BATCH = 10_000;
const START_MS = Date.UTC(2026, 0, 1);
const FEW = 5;
/** Row `n` was listed at second `n * STRIDE % ROWS`. */
const STRIDE = 7_919;

/** Returns the time after which `count` rows are new. */
const sinceNewest = (count: number): string => new Date(START_MS + (ROWS - count) * 1_000).toISOString();

const timestampAt = (seconds: ReturnType<typeof sql>) =>
  sql`${new Date(START_MS).toISOString()}::timestamptz + (${seconds}) * interval '1 second'`;

const seed = async (): Promise<void> => {
  const candidate = await world.build.candidate();
  const job = await world.build.job();
  // Short texts and few keys, so that the copies are inserted into the other indexes quickly.
  await world.db.execute(sql`update candidates set search_text = ' go ', skill_keys = '{go}', prepared = null`);
  await world.db.execute(sql`update jobs set search_text = ' go ', skill_keys = '{go}', prepared = null`);
  const added = sql`(n::bigint * ${STRIDE}::int % ${ROWS}::int)::int`;
  for (let first = 1; first <= ROWS; first += BATCH) {
    const many = sql`generate_series(${first}::int, ${first + BATCH - 1}::int) as n`;
    await writeInBulk(world.db, async (tx) => {
      await tx.execute(sql`insert into users (id, first_name, last_name)
        select md5(n::text)::uuid, 'Ana', 'Prueba' from ${many}`);
      // In the select list, PostgreSQL would call the function once per column.
      await tx.execute(sql`insert into candidates select copy.* from candidates as source, ${many},
        jsonb_populate_record(source, jsonb_build_object(
          'id', gen_random_uuid(), 'user_id', md5(n::text), 'created_at', ${timestampAt(sql`n`)}, 'reviewed_at', ${timestampAt(added)},
          'hourly_rate', 10 + n % 60)) as copy where source.id = ${candidate.id}`);
      await tx.execute(sql`insert into jobs select copy.* from jobs as source, ${many},
        jsonb_populate_record(source, jsonb_build_object(
          'id', gen_random_uuid(), 'created_at', ${timestampAt(sql`n`)}, 'opened_at', ${timestampAt(added)},
          'hourly_budget', 10 + n % 60)) as copy where source.id = ${job.id}`);
    });
  }
  await vacuumAnalyze(world.db, 'candidates', 'jobs', 'users');
};

/** Returns the plans of the statements on a table. */
const recordPlans = async (table: string, act: () => Promise<unknown>): Promise<string> => {
  const statements = await recordStatements(act);
  const plans: string[] = [];
  for (const statement of statements.filter((recorded) => recorded.sql.includes(`"${table}"`))) {
    plans.push(await explainStatement(world.db, statement));
  }
  return plans.join('\n');
};

describe.runIf(isOnPostgres())('lists of new rows among 100,000 rows', () => {
  beforeEach(seed, 240_000);

  it('never scan a whole table, and use the index on the time of listing if few rows are new', async () => {
    for (const count of [FEW, 400, 20_000]) {
      const people = { ...parseBrowseFilters({ newSince: sinceNewest(count) }), includesHired: true };
      const filter = await readFilter({ newSince: sinceNewest(count) }, null, async () => true);
      if (filter === null) throw new Error('The filter was not read');
      const condition = await searchCondition(world.db, filter);
      const slice = { limit: 26, after: null, filtersByOpenedAt: true };
      const reads = {
        candidates: [() => listNewestPeople(world.db, people, 26, null), () => listByRate(world.db, people, 26, null)],
        jobs: [
          () => listNewest(world.db, condition, slice),
          () => listByBudget(world.db, condition, slice),
          // With many new rows, counting reads the first rows that it finds, in any order.
          ...(count < MAX_COUNTED_JOBS ? [() => countMatchingJobs(world.db, condition, MAX_COUNTED_JOBS)] : []),
        ],
      };
      for (const [table, acts] of Object.entries(reads)) {
        for (const act of acts) {
          const plan = await recordPlans(table, act);
          expect([count, plan]).toEqual([count, expect.not.stringContaining(`Seq Scan on ${table}`)]);
          // With many new rows, the first rows in the order of the list include enough of them.
          const expected = count === FEW ? /(?:using|on) (?:candidates_listed_since_idx|jobs_open_since_idx)/ : /./;
          expect(plan).toMatch(expected);
        }
      }
    }
  }, 240_000);
});
