/**
 * How the lists reach their rows in a table of thousands: through indexes, never by reading it whole, and what they bring
 * is what the exact score would have chosen.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepareJob, rankScore } from '#features/matching/matching.domain.ts';
import { planOf, recordStatements } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { readFilter } from './job-lists.ts';
import { findPool, POOL_SIZE } from './job-pool.db.ts';
import { prepareSide, rankPool } from './job-scores.ts';
import { listByBudget, listNewest, openSince, searchCondition } from './job-search.db.ts';
import { derivedJobColumns } from './jobs.service.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();

const KINDS = 60;

const TRADES = [
  { titles: ['Bookkeeper', 'Accountant'], skills: ['QuickBooks', 'Excel', 'Payroll', 'Xero', 'Budgeting'] },
  { titles: ['Full Stack Developer', 'Web Developer'], skills: ['React', 'Node.js', 'PostgreSQL', 'AWS', 'Docker'] },
  {
    titles: ['Executive Assistant'],
    skills: ['Calendar management', 'Travel planning', 'Slack', 'Notion', 'Research'],
  },
  { titles: ['Sales Representative'], skills: ['Salesforce', 'Cold calling', 'CRM', 'Negotiation', 'Prospecting'] },
];
const ZONES = ['EST', 'PST', 'Asia/Kolkata', 'Flexible'];
const TYPES = ['full-time', 'part-time', 'contract'] as const;

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Sixty different offers; the database repeats each a hundred times. */
const offers = Array.from({ length: KINDS }, (_, kind) => {
  const { titles, skills } = of(TRADES, kind);
  const requiredSkills = [0, 1, 2]
    .slice(0, 2 + (kind % 2))
    .map((step) => of(skills, Math.floor(kind / 4) + step * (1 + (kind % 3))));
  const offer = {
    title: of(titles, Math.floor(kind / 8)),
    description: `Work of the kind ${kind} for a growing company, every day.`,
    requiredSkills: [...new Set(requiredSkills)],
    timezone: of(ZONES, Math.floor(kind / 4)),
    hourlyBudget: 10 + kind,
    jobType: of(TYPES, kind),
    responsibilities: null,
    experience: null,
  };
  return { ...offer, ...derivedJobColumns(offer) };
});

/** Inserts one of each kind through the table, then copies them in the database, which is quick. */
const fill = async (count: number): Promise<void> => {
  const companyId = (await world.build.company()).id;
  for (const offer of offers) await world.build.job({ ...offer, companyId });
  await world.db.execute(sql`
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object(
        'id', gen_random_uuid(),
        'created_at', j.created_at - make_interval(secs => n), 'opened_at', j.created_at - make_interval(secs => n),
        'status', case when n % 10 = 0 then 'closed' else 'open' end))).*
    from jobs j, generate_series(1, ${count / KINDS - 1}::int) n`);
  await world.db.execute(sql`vacuum analyze jobs`);
};

const WHOLE_TABLE = /Seq Scan on jobs/;

/** The statements on jobs that `act` would read the whole table with. */
const wholeReads = async (act: () => Promise<unknown>): Promise<string[]> => {
  const statements = (await recordStatements(world.db, act)).filter((one) => one.sql.includes('"jobs"'));
  expect(statements.length).toBeGreaterThan(0);
  const plans = [];
  for (const statement of statements) plans.push(`${statement.sql}\n${await planOf(world.db, statement)}`);
  return plans.filter((plan) => WHOLE_TABLE.test(plan));
};

describe('lists of thousands of jobs', () => {
  it('never read the whole table', { timeout: 120_000 }, async () => {
    // More than get a rough score, and enough that reading all of it would be the planner's worse choice everywhere.
    await fill(21_000);
    const { candidate } = await world.candidate({ skills: ['React', 'Node.js', 'Docker', 'Slack'] });
    const side = prepareSide(candidate);
    const slice = { limit: 26, after: null };
    for (const query of [
      '',
      'q=developer',
      'q=kind 7',
      'skills=React,AWS',
      'jobType=contract',
      'minBudget=65',
      'timezone=EST',
    ]) {
      const filter = readFilter(Object.fromEntries(new URLSearchParams(query)));
      if (filter === null) throw new Error(`Nothing to search for in ${query}`);
      const condition = await searchCondition(world.db, filter);
      expect([query, await wholeReads(() => findPool(world.db, condition, side, null))]).toEqual([query, []]);
      expect([query, await wholeReads(() => listNewest(world.db, condition.matches, slice))]).toEqual([query, []]);
      expect([query, await wholeReads(() => listByBudget(world.db, condition.matches, slice))]).toEqual([query, []]);
    }
    const since = openSince(new Date().toISOString(), []);
    expect(await wholeReads(() => findPool(world.db, since, side, null))).toEqual([]);
  });

  it('bring to the exact score what it would have put first, and all there is where a search leaves few', async () => {
    await fill(3000);
    const { candidate } = await world.candidate({ skills: ['React', 'Node.js', 'Docker', 'Slack'], hourlyRate: 30 });
    const prepared = prepareSide(candidate);
    const pool = await findPool(world.db, openSince(null, []), prepared, null);
    expect(pool).toMatchObject({ isAll: false });
    expect(pool.jobs).toHaveLength(POOL_SIZE);
    const ranked = await rankPool(world.db, pool.jobs, prepared);
    const all = await world.db.select().from(jobs).where(openSince(null, []).matches);
    const best = all.map((job) => rankScore(prepareJob(job), prepared)).toSorted((a, b) => b - a);
    expect(ranked.slice(0, 25).map(({ score }) => score)).toEqual(best.slice(0, 25));
    const ofOneKind = { patterns: ['%kind 7 %'], skillKeys: [], jobType: null, minBudget: null, zone: null };
    const few = await searchCondition(world.db, ofOneKind);
    const found = await findPool(world.db, few, prepared, null);
    expect(found.isAll).toBe(true);
    expect(found.jobs).toHaveLength(await world.db.$count(jobs, few.matches));
    expect(found.jobs.length).toBeGreaterThan(10);
  });
});
