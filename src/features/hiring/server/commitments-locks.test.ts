/** The hours of current hires when one statement inserts or deletes several hired applications, including concurrently. */
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { eventually } from '#testing/eventually.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp();

/** Returns rows to insert: applications of these candidates to a new job, with the status `hired`. */
const createHiredRows = async (candidateIds: readonly string[]) => {
  const { id: jobId, companyId } = await world.build.job();
  return candidateIds.map((candidateId) => ({ id: newId(), jobId, companyId, candidateId, status: 'hired' as const }));
};

const waitForBlocked = (count: number): Promise<void> =>
  eventually(async () => {
    const waiting = await world.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(resultRows(waiting)).toHaveLength(count);
  });

const loadCommittedHours = async (ids: readonly string[]): Promise<number[]> => {
  const rows = await world.db
    .select({ hours: candidates.committedHours })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]));
  return rows.map(({ hours }) => hours);
};

it('every hired application that one statement inserts or deletes is counted', async () => {
  const ids = [(await world.build.candidate()).id, (await world.build.candidate()).id];
  await world.db.insert(applications).values([...(await createHiredRows(ids)), ...(await createHiredRows(ids))]);
  expect(await loadCommittedHours(ids)).toEqual([80, 80]);
  await world.db.delete(applications).where(eq(applications.status, 'hired'));
  expect(await loadCommittedHours(ids)).toEqual([0, 0]);
});

// The embedded database runs one transaction at a time.
describe.runIf(isOnPostgres())('two statements with the same candidates in opposite orders', () => {
  it('run one after the other without a deadlock', async () => {
    const [first, second, third] = [
      (await world.build.candidate()).id,
      (await world.build.candidate()).id,
      (await world.build.candidate()).id,
    ].toSorted();
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Expected three candidates');
    // If rows were locked one by one, the first statement would hold `first` and wait for `third`, and the second would hold
    // `second` and wait for `first`.
    const [rows, reversed] = [await createHiredRows([first, third, second]), await createHiredRows([second, first])];
    const inserts: Promise<unknown>[] = [];
    await world.db.transaction(async (tx) => {
      await tx.select().from(candidates).where(eq(candidates.id, third)).for('no key update');
      inserts.push(world.db.insert(applications).values(rows).execute());
      await waitForBlocked(1);
      inserts.push(world.db.insert(applications).values(reversed).execute());
      await waitForBlocked(2);
    });
    await Promise.all(inserts);
    expect(await loadCommittedHours([first, second])).toEqual([80, 80]);
    expect(await loadCommittedHours([third])).toEqual([40]);
  });
});
