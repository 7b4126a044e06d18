/** Fills a database with a generated market, many rows a statement. The rows are what the product itself would store. */
import { sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { derivedCompanyColumns } from '#features/companies/server/companies.service.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { derivedJobColumns } from '#features/jobs/server/jobs.service.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { type Db, rowsOf } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { drawPost, drawProfile } from './market.ts';
import type { Chance } from './random.ts';

/** Rows of a statement; the driver takes at most 65,535 values. */
const BATCH = 500;
const JOBS_A_COMPANY = 5;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;
const NAMES = ['Ana Gómez', 'Luis Pereira', 'Marta Quispe', 'João Souza', 'Elena Rojas', 'Diego Fernández'];

/** Each a minute after the one before. */
const momentOf = (index: number): string => new Date(FIRST_DAY + index * MINUTE).toISOString();

const inBatches = async (count: number, insert: (indexes: number[]) => Promise<void>): Promise<void> => {
  for (let first = 0; first < count; first += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - first) }, (_, offset) => first + offset));
  }
};

/** Builds a table's indexes after it is filled, which takes a fraction of the time, and lets the planner count what is there. */
const indexedAfterwards = async (db: Db, table: string, fill: () => Promise<void>): Promise<void> => {
  const indexes = rowsOf<{ name: string; definition: string }>(
    await db.execute(
      sql`select indexname as name, indexdef as definition from pg_indexes where tablename = ${table} and indexdef not like 'CREATE UNIQUE %'`,
    ),
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
};

const insertCandidates = (db: Db, chance: Chance, count: number): Promise<void> =>
  inBatches(count, async (indexes) => {
    const people = indexes.map(() => ({ id: newId(), firstName: 'Ana', lastName: 'Prueba' }));
    const rows = people.map(({ id }, at): typeof candidates.$inferInsert => {
      const profile = drawProfile(chance);
      const moment = momentOf(indexes[at] ?? 0);
      return {
        id: newId(),
        userId: id,
        ...profile,
        ...derivedCandidateColumns(profile, chance.pick(NAMES)),
        approvalStatus: chance.happens(1 / 30) ? 'pending' : 'approved',
        createdAt: moment,
        updatedAt: moment,
      };
    });
    await db.insert(users).values(people);
    await db.insert(candidates).values(rows);
  });

/** Vetted candidates; one in thirty still waits for review. */
export const fillCandidates = (db: Db, chance: Chance, count: number): Promise<void> =>
  indexedAfterwards(db, 'candidates', () => insertCandidates(db, chance, count));

const insertJobs = async (db: Db, chance: Chance, count: number): Promise<void> => {
  const companyIds: string[] = [];
  await inBatches(Math.ceil(count / JOBS_A_COMPANY), async (indexes) => {
    const people = indexes.map(() => ({ id: newId(), firstName: 'Eva', lastName: 'Prueba' }));
    const rows = people.map(({ id }, at) => {
      const companyName = `Company ${indexes[at]}`;
      return { id: newId(), userId: id, companyName, ...derivedCompanyColumns({ companyName }) };
    });
    await db.insert(users).values(people);
    await db.insert(companies).values(rows);
    companyIds.push(...rows.map(({ id }) => id));
  });
  await inBatches(count, async (indexes) => {
    const rows = indexes.map((index): typeof jobs.$inferInsert => {
      const post = drawPost(chance);
      const moment = momentOf(index);
      return {
        id: newId(),
        companyId: chance.pick(companyIds),
        ...post,
        ...derivedJobColumns(post),
        status: chance.happens(0.1) ? 'closed' : 'open',
        openedAt: moment,
        createdAt: moment,
        updatedAt: moment,
      };
    });
    await db.insert(jobs).values(rows);
  });
};

/** Jobs of companies that post five each; one in ten is closed. */
export const fillJobs = (db: Db, chance: Chance, count: number): Promise<void> =>
  indexedAfterwards(db, 'jobs', () => insertJobs(db, chance, count));
