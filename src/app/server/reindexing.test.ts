/** Reindexing recomputes the search keys of rows from other engine versions, once and without losing changes. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addImportedTaxonomy, keysVersion } from '#engine/matching.domain.ts';
import { eraseCandidate } from '#features/candidates/server/candidates.service.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { type Db, resultRows } from '#server/db/database.ts';
import { staleQueries } from '#server/db/stale-rows.ts';
import { createLog } from '#server/log.ts';
import { copyManyTimes } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { reindexAll, startReindexing } from './reindexing.ts';

const world = useTestApp({}, { isNew: true });

const NEVER = new AbortController().signal;
const NOTHING = { candidates: 0, jobs: 0 };
const reindex = (signal = NEVER) => reindexAll(world.db, signal);

/** Keys from an engine that did not yet correct typos. */
const OLDER_KEYS = { skillKeys: ['~javascrpt'], prepared: null, matchVersion: 7 };

const loadCandidateRow = async (id: string) => {
  const [row] = await world.db.select().from(candidates).where(eq(candidates.id, id));
  if (row === undefined) throw new Error('The candidate is gone');
  return row;
};

const loadJobRow = async (id: string) => {
  const [row] = await world.db.select().from(jobs).where(eq(jobs.id, id));
  if (row === undefined) throw new Error('The job is gone');
  return row;
};

describe('rows of another engine version', () => {
  it('have the right keys after reindexing, and are otherwise unchanged', async () => {
    const company = await world.company();
    const reader = await world.candidate();
    const profile = { jobTitle: 'Web Developer', skills: ['Javascrpt'] };
    const { candidate } = await world.candidate({ ...profile, ...OLDER_KEYS });
    const job = await world.build.job({
      companyId: company.company.id,
      title: 'Web Developer',
      requiredSkills: ['Javascrpt'],
      ...OLDER_KEYS,
    });
    const listFoundIds = async () => [
      (await company.get('/api/candidates/browse?sort=newest&skills=javascript')).body.map(
        ({ id }: { id: string }) => id,
      ),
      (await reader.get('/api/jobs/browse?sort=newest&skills=javascript')).body.map(({ id }: { id: string }) => id),
    ];
    expect(await listFoundIds()).toEqual([[], []]);
    const listed = (await company.get('/api/candidates/browse')).body.length;
    expect(listed).toBe(2);

    expect(await reindex()).toEqual({ candidates: 1, jobs: 1 });

    expect(await listFoundIds()).toEqual([[candidate.id], [job.id]]);
    const matchVersion = keysVersion();
    const reindexed = await loadCandidateRow(candidate.id);
    expect(reindexed).toEqual({ ...candidate, skillKeys: ['javascript'], prepared: reindexed.prepared, matchVersion });
    const { skillKeys, prepared, ...rest } = await loadJobRow(job.id);
    expect(rest).toEqual({ ...rest, updatedAt: job.updatedAt, description: job.description, matchVersion });
    expect(skillKeys).toEqual(['javascript']);
    expect([prepared, reindexed.prepared]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  });

  it('include rows from before a taxonomy import', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate({ skills: ['domar cebras'] });
    expect(await reindex()).toEqual(NOTHING);
    addImportedTaxonomy({
      licences: ['none'],
      skills: [{ label: 'tame zebras', aliases: ['domar cebras'], broader: [] }],
      occupations: [],
    });
    const search = async () => (await company.get('/api/candidates/browse?skills=tame+zebras')).body;
    expect(await search()).toEqual([]);
    expect(await reindex()).toEqual({ candidates: 1, jobs: 0 });
    expect(await search()).toMatchObject([{ id: candidate.id }]);
  });

  it('are searchable by the current name', async () => {
    const { candidate, user } = await world.candidate({ ...OLDER_KEYS, searchText: ' nothing ' });
    await reindex();
    expect((await loadCandidateRow(candidate.id)).searchText).toContain(` ${user.firstName.toLowerCase()} prueba `);
  });

  it('stay empty if they belong to deleted accounts', async () => {
    const { candidate, user } = await world.candidate(OLDER_KEYS);
    await world.db.transaction((tx) => eraseCandidate(tx, user.id));
    const erased = await loadCandidateRow(candidate.id);
    expect(await reindex()).toEqual({ candidates: 1, jobs: 0 });
    expect(await loadCandidateRow(candidate.id)).toEqual({ ...erased, matchVersion: keysVersion() });
  });

  it('are written only once, even by concurrent runs', async () => {
    const companyId = (await world.build.company()).id;
    for (let number = 0; number < 120; number += 1) await world.build.job({ companyId, ...OLDER_KEYS });
    await world.build.candidate(OLDER_KEYS);
    const passes = await Promise.all([reindex(), reindex(), reindex()]);
    expect(passes.reduce((sum, result) => sum + result.jobs, 0)).toBe(120);
    expect(passes.reduce((sum, result) => sum + result.candidates, 0)).toBe(1);
    expect(await reindex()).toEqual(NOTHING);
  });
});

describe('a row of this version', () => {
  it('is not changed by reindexing', async () => {
    const { id } = await world.build.candidate({ skillKeys: ['unchanged'] });
    const job = await world.build.job({ skillKeys: ['unchanged'] });
    expect(await reindex()).toEqual(NOTHING);
    expect((await loadCandidateRow(id)).skillKeys).toEqual(['unchanged']);
    expect((await loadJobRow(job.id)).skillKeys).toEqual(['unchanged']);
  });
});

describe('finding rows of another version', () => {
  it.runIf(isOnPostgres())('does not scan the tables', { timeout: 60_000 }, async () => {
    await world.build.job();
    await world.build.candidate();
    await copyManyTimes(world.db);
    for (const table of [candidates, jobs]) {
      const [row = null] = await world.db.select({ id: table.id, version: table.matchVersion }).from(table).limit(1);
      for (const query of [null, row].flatMap((after) => staleQueries(table, keysVersion(), after))) {
        const plan = resultRows<object>(await world.db.execute(sql`explain ${query}`));
        expect(JSON.stringify(plan)).toMatch(/Index.* Scan using (?:candidates|jobs)_match_version_idx/);
      }
    }
  });
});

describe('a concurrent change', () => {
  it.runIf(isOnPostgres())('does not block reindexing and is not overwritten', async () => {
    const { candidate } = await world.candidate(OLDER_KEYS);
    const other = await world.build.candidate(OLDER_KEYS);
    await world.db.transaction(async (tx) => {
      await tx.select().from(candidates).where(eq(candidates.id, candidate.id)).for('update');
      expect(await reindex()).toEqual({ candidates: 1, jobs: 0 });
      const saved = { skills: ['Docker'], skillKeys: ['docker'], matchVersion: keysVersion() };
      await tx.update(candidates).set(saved).where(eq(candidates.id, candidate.id));
    });
    expect(await reindex()).toEqual(NOTHING);
    expect(await loadCandidateRow(candidate.id)).toMatchObject({ skills: ['Docker'], skillKeys: ['docker'] });
    expect(await loadCandidateRow(other.id)).toMatchObject({ skillKeys: ['react', 'node-js', 'postgresql'] });
  });

  it('is not overwritten with older keys, in any order', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => world.candidate(OLDER_KEYS)));
    const saves = people.map((person) => person.patch('/api/candidates/my-profile', { skills: ['Docker'] }));
    const [answers] = await Promise.all([Promise.all(saves), reindex(), reindex()]);
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    for (const { candidate } of people) {
      const matchVersion = keysVersion();
      expect(await loadCandidateRow(candidate.id)).toMatchObject({ skillKeys: ['docker'], matchVersion });
    }
  });
});

describe('background reindexing', () => {
  const buildStaleJobs = async (count: number): Promise<void> => {
    const companyId = (await world.build.company()).id;
    for (let number = 0; number < count; number += 1) await world.build.job({ companyId, ...OLDER_KEYS });
  };
  const countStale = () => world.db.$count(jobs, sql`match_version <> ${keysVersion()}::int`);

  /** Returns the database with a callback before every transaction. */
  const withTransactionHook = (onTransaction: () => void): Db =>
    new Proxy(world.db, {
      get: (db, key) => {
        if (key !== 'transaction') return Reflect.get(db, key, db);
        return (...args: Parameters<Db['transaction']>) => {
          onTransaction();
          return db.transaction(...args);
        };
      },
    });

  it('stops between batches when requested', async () => {
    await buildStaleJobs(120);
    const stopping = new AbortController();
    let transactions = 0;
    const db = withTransactionHook(() => {
      transactions += 1;
      // The first transaction looks for candidates and finds none.
      if (transactions === 2) stopping.abort();
    });
    expect(await reindexAll(db, stopping.signal)).toEqual({ candidates: 0, jobs: 25 });
    expect(await countStale()).toBe(95);
  });

  it('starts soon, logs the number of written rows once, and stops', async () => {
    await buildStaleJobs(60);
    const lines: unknown[] = [];
    const log = createLog('silent');
    log.info = (...line: unknown[]) => void lines.push(line);
    const reindexing = startReindexing({ ...world.platform, log });
    await expect.poll(countStale, { timeout: 10_000 }).toBe(0);
    await expect.poll(() => lines).toEqual([[{ candidates: 0, jobs: 60, ms: expect.any(Number) }, expect.any(String)]]);
    await reindexing.stop();
    await world.db.update(jobs).set({ matchVersion: 7 });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await countStale()).toBe(60);
  });

  it('stops immediately if it has not started', async () => {
    await expect(startReindexing(world.platform).stop()).resolves.toBeUndefined();
  });
});
