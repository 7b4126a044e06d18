/** The change feed misses no change, whatever the order of commits. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { readChanges, readFeedHorizon } from '#features/matching/server/match-feed.db.ts';
import { ALL_CANDIDATES, dropOldChanges, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import { openPostgres, resultRows } from '#server/db/database.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres, postgresUrl } from '#testing/test-database.ts';
import { startMatches } from './matches.ts';

const world = useTestApp();

const listCandidateIds = async (matches: MatchIndex = world.matches): Promise<string[]> => {
  const job = await world.build.job();
  const query = { jobs: [jobBytes(job)], filter: ALL_CANDIDATES, after: null, limit: 100 };
  return (await matches.candidates(query)).found.map(({ id }) => id).toSorted();
};

/** Returns the feed's horizon and last change. The horizon alone is not the end, because it does not move while any transaction is open. */
const readFeedEnd = async () => {
  const from = await readFeedHorizon(world.db);
  const before = (await readChanges(world.db, from, null, 100)).changes;
  return { from, last: before.at(-1) ?? null };
};

const listChangedIds = async ({ from, last }: Awaited<ReturnType<typeof readFeedEnd>>): Promise<string[]> =>
  (await readChanges(world.db, from, last, 100)).changes.map(({ rowId }) => rowId);

describe('a scored list', () => {
  it('includes approved people, and excludes suspended and deleted ones', async () => {
    const pending = await world.build.candidate({ approvalStatus: 'pending' });
    const approved = await world.build.candidate();
    expect(await listCandidateIds()).toEqual([approved.id]);
    await world.db.update(candidates).set({ approvalStatus: 'approved' }).where(eq(candidates.id, pending.id));
    expect(await listCandidateIds()).toEqual([pending.id, approved.id].toSorted());
    await world.db.update(candidates).set({ isListed: false }).where(eq(candidates.id, approved.id));
    expect(await listCandidateIds()).toEqual([pending.id]);
    await world.db.delete(candidates).where(eq(candidates.id, pending.id));
    expect(await listCandidateIds()).toEqual([]);
  });

  it('is empty after all rows are deleted', async () => {
    await world.build.candidate();
    expect(await listCandidateIds()).toHaveLength(1);
    await world.db.execute(sql`truncate candidates cascade`);
    expect(await listCandidateIds()).toEqual([]);
  });

  it('is complete after startup, including rows prepared by another engine version', async () => {
    const current = await world.build.candidate();
    const stale = await world.build.candidate();
    await world.db
      .update(candidates)
      .set({ matchVersion: 7, prepared: Buffer.from('?') })
      .where(eq(candidates.id, stale.id));
    const fresh = startMatches(world.platform);
    try {
      // While the index loads, the list returns a retry time.
      await expect
        .poll(() => listCandidateIds(fresh).catch(() => 'loading'), { timeout: 60_000 })
        .toEqual([current.id, stale.id].toSorted());
    } finally {
      await fresh.stop();
    }
  });
});

describe('the feed', () => {
  it('reports only changes that affect lists', async () => {
    const candidate = await world.build.candidate();
    const job = await world.build.job();
    const from = await readFeedEnd();
    await world.db.update(candidates).set({ matchesSeenAt: sql`now()` }).where(eq(candidates.id, candidate.id));
    expect(await listChangedIds(from)).toEqual([]);
    await world.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id));
    expect(await listChangedIds(from)).toEqual([job.id]);
  });

  it('is read page by page', async () => {
    const { from, last } = await readFeedEnd();
    await world.build.candidate();
    await world.build.candidate();
    const { changes } = await readChanges(world.db, from, last, 1);
    const rest = await readChanges(world.db, from, changes[0] ?? null, 10);
    expect([changes.length, rest.changes.length]).toEqual([1, 1]);
  });

  it('drops changes after an hour', async () => {
    const from = await readFeedEnd();
    await world.build.candidate();
    const late = await world.build.candidate();
    await world.db.execute(
      sql`update match_changes set at = now() - interval '2 hours' where row_id <> ${late.id}::uuid`,
    );
    await dropOldChanges(world.db);
    expect(await listChangedIds(from)).toEqual([late.id]);
  });
});

describe.runIf(isOnPostgres())('several processes on one database', () => {
  it('miss no transaction that starts early and commits late', async () => {
    const [row] = resultRows<{ name: string }>(await world.db.execute(sql`select current_database() as name`));
    const other = openPostgres(postgresUrl(row?.name), { max: 2 });
    try {
      const early = await world.build.candidate({ approvalStatus: 'pending' });
      let finish = (): void => {};
      const mayEnd = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let hasWritten = (): void => {};
      const written = new Promise<void>((resolve) => {
        hasWritten = resolve;
      });
      const slow = other.db.transaction(async (tx) => {
        await tx.update(candidates).set({ approvalStatus: 'approved' }).where(eq(candidates.id, early.id));
        hasWritten();
        await mayEnd;
      });
      await written;
      const late = await world.build.candidate();
      expect(await listCandidateIds()).toEqual([late.id]);
      finish();
      await slow;
      expect(await listCandidateIds()).toEqual([early.id, late.id].toSorted());
    } finally {
      await other.close();
    }
  });
});
