/** SQL for hires. Every status change is one conditional UPDATE, so exactly one of two concurrent changes succeeds. */
import { and, count, desc, eq, getTableColumns, gt, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { UNDECIDED_STATUSES } from '#features/pipeline/applications.domain.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type { HireStatus, HireStep } from '#shared/vocabulary.ts';
import { checkInSchedule, guaranteeEndDay, RUNNING_HIRE_STATUSES } from '../hiring.domain.ts';
import { checkIns, hires, offers } from './hiring.tables.ts';

/** The number of other applications to the same job that wait for an answer. */
const undecidedCount = sql<number>`(
  select count(*) from ${applications} other
  where other.job_id = ${jobs.id} and other.status = any(${sql.param([...UNDECIDED_STATUSES])}::text[])
)`.mapWith(Number);

const selectHires = (db: Queryable) =>
  db
    .select({
      hire: getTableColumns(hires),
      job: { id: jobs.id, title: jobs.title, status: jobs.status },
      undecidedCount,
      company: { id: companies.id, userId: companies.userId, companyName: companies.companyName },
      candidate: { id: candidates.id, userId: candidates.userId, jobTitle: candidates.jobTitle },
      person: personColumns,
      email: users.email,
      sha256: offers.sha256,
    })
    .from(hires)
    .innerJoin(applications, eq(applications.id, hires.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, hires.companyId))
    .innerJoin(candidates, eq(candidates.id, hires.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoin(offers, eq(offers.id, hires.offerId));

/** A hire with its company and candidate. */
export type HireRow = Awaited<ReturnType<typeof findHire>> & object;

export const findHire = (db: Queryable, id: string) => firstRow(selectHires(db).where(eq(hires.id, id)));

/** Selects the hires of a company or candidate. Without either, selects all hires. */
export interface HireFilter {
  companyId?: string;
  candidateId?: string;
  applicationId?: string | undefined;
  status?: HireStatus | null;
}

/** Returns a page of hires, newest first. */
export const listHires = (
  db: Queryable,
  filter: HireFilter,
  page: { limit: number; after: [string, string] | null },
): Promise<HireRow[]> =>
  selectHires(db)
    .where(
      and(
        filter.companyId ? eq(hires.companyId, filter.companyId) : undefined,
        filter.candidateId ? eq(hires.candidateId, filter.candidateId) : undefined,
        filter.applicationId ? eq(hires.applicationId, filter.applicationId) : undefined,
        filter.status ? eq(hires.status, filter.status) : undefined,
        page.after ? sql`(${hires.createdAt}, ${hires.id}) < (${page.after[0]}, ${page.after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(hires.createdAt), desc(hires.id))
    .limit(page.limit);

/** Returns the check-ins of the given hires, earliest first. */
export const listCheckIns = (db: Queryable, hireIds: readonly string[]) =>
  db.select().from(checkIns).where(equalsAny(checkIns.hireId, hireIds)).orderBy(checkIns.hireId, checkIns.day);

export type CheckInRow = Awaited<ReturnType<typeof listCheckIns>>[number];

export type NewHireRow = Pick<
  typeof hires.$inferInsert,
  | 'applicationId'
  | 'companyId'
  | 'candidateId'
  | 'offerId'
  | 'hourlyRate'
  | 'hoursPerWeek'
  | 'employmentType'
  | 'startDate'
  | 'endDate'
>;

/** Inserts a hire with its check-ins. Returns its id, or null if the application already has a hire. */
export const insertHire = async (tx: Tx, values: NewHireRow): Promise<string | null> => {
  const [row] = await tx
    .insert(hires)
    .values({ id: newId(), ...values, guaranteeEndsOn: guaranteeEndDay(values.startDate) })
    .onConflictDoNothing({ target: hires.applicationId })
    .returning({ id: hires.id });
  if (row === undefined) return null;
  await tx
    .insert(checkIns)
    .values(checkInSchedule(values.startDate).map((checkIn) => ({ hireId: row.id, ...checkIn })));
  return row.id;
};

export const lockHireForUpdate = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: hires.id }).from(hires).where(eq(hires.id, id)).for('no key update');
};

/** Whether a hire that ends now counts as called off. The same rule as `isBeforeFirstDay`. */
const isCalledOff = sql<boolean>`${hires.status} = 'agreed' and ${hires.startDate} > ((now() - interval '12 hours') at time zone 'utc')::date`;

/** Reopens the claims that called-off hires had settled, so that the company can name another replacement. */
const reopenClaims = async (tx: Tx, ended: readonly { id: string; isCalledOff: boolean }[]): Promise<void> => {
  const ids = ended.filter((hire) => hire.isCalledOff).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(hires)
    .set({ status: 'claimed', replacedById: null, updatedAt: sql`now()` })
    .where(equalsAny(hires.replacedById, ids));
};

/** Changes the status if it is still `from`. Returns null if it is not. Otherwise, returns whether the hire was called off. */
export const changeHireStatus = async (
  tx: Tx,
  id: string,
  change: { from: HireStatus; to: HireStatus; reason: string | null; replacedById: string | null },
): Promise<{ isCalledOff: boolean } | null> => {
  const [changed] = await tx
    .update(hires)
    .set({
      status: change.to,
      ...(change.to === 'ended' ? { isCalledOff } : {}),
      reason: change.reason,
      replacedById: change.replacedById,
      statusChangedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(hires.id, id), eq(hires.status, change.from)))
    .returning({ id: hires.id, isCalledOff: hires.isCalledOff });
  if (changed === undefined) return null;
  await reopenClaims(tx, [changed]);
  return changed;
};

/** Changes the start date of a hire, and shifts the end of its guarantee and all unsent check-ins accordingly. */
export const moveHireStart = async (tx: Tx, id: string, startDate: string): Promise<void> => {
  await tx
    .update(hires)
    .set({ startDate, guaranteeEndsOn: guaranteeEndDay(startDate), updatedAt: sql`now()` })
    .where(eq(hires.id, id));
  await tx
    .update(checkIns)
    .set({ dueOn: sql`${startDate}::date + ${checkIns.day}` })
    .where(and(eq(checkIns.hireId, id), isNull(checkIns.settledAt)));
};

export const saveSteps = async (tx: Tx, id: string, steps: HireStep[]): Promise<void> => {
  await tx.update(hires).set({ steps, updatedAt: sql`now()` }).where(eq(hires.id, id));
};

/**
 * Returns the hire that replaces an ended one: the chosen one, or the company's first hire after the end, preferably for the same job. It must be for
 * a different person, must not have been called off, and must not already replace a hire. Locks it, so that it cannot be called off before the
 * transaction ends. Returns null if there is none.
 */
export const findReplacement = async (
  tx: Tx,
  { hire, job }: Pick<HireRow, 'hire' | 'job'>,
  chosenId: string | null,
): Promise<string | null> => {
  const replacesNoOne = sql`not exists (select 1 from ${hires} former where former.replaced_by_id = ${hires.id})`;
  const [row] = await tx
    .select({ id: hires.id })
    .from(hires)
    .innerJoin(applications, eq(applications.id, hires.applicationId))
    .where(
      and(
        eq(hires.companyId, hire.companyId),
        not(hires.isCalledOff),
        ne(hires.candidateId, hire.candidateId),
        chosenId === null ? gt(hires.createdAt, hire.statusChangedAt) : eq(hires.id, chosenId),
        replacesNoOne,
      ),
    )
    .orderBy(desc(eq(applications.jobId, job.id)), hires.createdAt)
    .limit(1)
    .for('share', { of: hires });
  return row?.id ?? null;
};

const isHiredNow = and(
  eq(applications.status, 'hired'),
  or(
    isNull(hires.id),
    and(
      equalsAny(hires.status, RUNNING_HIRE_STATUSES),
      sql`(${hires.endDate} is null or ${hires.endDate} >= (now() at time zone 'utc')::date)`,
    ),
  ),
);

/** Counts a company's current and upcoming hires, with or without a hire record. */
export const countActiveHires = async (db: Queryable, companyId: string): Promise<number> => {
  const [row] = await db
    .select({ activeHires: count() })
    .from(applications)
    .leftJoin(hires, eq(hires.applicationId, applications.id))
    .where(and(eq(applications.companyId, companyId), isHiredNow));
  return row?.activeHires ?? 0;
};

/** Returns which of these candidates have a current or upcoming hire at a company, with or without a hire record. */
export const findHiredAmong = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: applications.candidateId })
    .from(applications)
    .leftJoin(hires, eq(hires.applicationId, applications.id))
    .where(and(eq(applications.companyId, companyId), isHiredNow, equalsAny(applications.candidateId, candidateIds)));
  return new Set(rows.map(({ id }) => id));
};

/** A company and a person it hired. */
export interface HiredPair {
  companyId: string;
  candidateId: string;
}

/**
 * Returns a function that finds the pairs with a current or upcoming hire among several companies and candidates. The statement is
 * prepared once, because it runs for every list request.
 */
export const hiredPairsQuery = (
  db: Db,
): ((companyIds: readonly string[], candidateIds: readonly string[]) => Promise<HiredPair[]>) => {
  const query = db
    .selectDistinct({ companyId: applications.companyId, candidateId: applications.candidateId })
    .from(applications)
    .leftJoin(hires, eq(hires.applicationId, applications.id))
    .where(
      and(
        sql`${applications.companyId} = any(${sql.placeholder('companyIds')}::uuid[])`,
        isHiredNow,
        sql`${applications.candidateId} = any(${sql.placeholder('candidateIds')}::uuid[])`,
      ),
    )
    .prepare('');
  return (companyIds, candidateIds) => query.execute({ companyIds: [...companyIds], candidateIds: [...candidateIds] });
};

/** The company or the candidate whose hires are selected. */
export type HireOwner = { companyId: string } | { candidateId: string };

const matchesOwner = (owner: HireOwner): SQL =>
  'companyId' in owner ? eq(hires.companyId, owner.companyId) : eq(hires.candidateId, owner.candidateId);

/**
 * Ends the current and upcoming hires of a deleted account, and erases the reasons and check-in links of all its hires. Returns the hires that ended.
 */
export const endOwnerHires = async (tx: Tx, owner: HireOwner): Promise<{ id: string; isCalledOff: boolean }[]> => {
  const ended = await tx
    .update(hires)
    .set({ status: 'ended', isCalledOff, statusChangedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(matchesOwner(owner), equalsAny(hires.status, RUNNING_HIRE_STATUSES)))
    .returning({ id: hires.id, isCalledOff: hires.isCalledOff });
  await reopenClaims(tx, ended);
  await tx.update(hires).set({ reason: null }).where(matchesOwner(owner));
  const belongsToOwnHire = sql`${checkIns.hireId} in (select ${hires.id} from ${hires} where ${matchesOwner(owner)})`;
  await tx.update(checkIns).set({ companyTokenHash: null, candidateTokenHash: null }).where(belongsToOwnHire);
  return ended;
};

/**
 * Ends the hires of applications that are no longer hired. A hire without an offer only recorded the undone status change, so it is deleted, and the
 * hire that it replaced no longer refers to it.
 */
export const endApplicationHires = async (tx: Tx, applicationIds: readonly string[]): Promise<void> => {
  const belongsToApplications = equalsAny(hires.applicationId, applicationIds);
  const withoutOffer = and(belongsToApplications, isNull(hires.offerId));
  const deletedIds = sql`(select ${hires.id} from ${hires} where ${withoutOffer})`;
  await tx.update(hires).set({ replacedById: null }).where(sql`${hires.replacedById} in ${deletedIds}`);
  await tx.delete(checkIns).where(sql`${checkIns.hireId} in ${deletedIds}`);
  await tx.delete(hires).where(withoutOffer);
  const ended = await tx
    .update(hires)
    .set({ status: 'ended', isCalledOff, statusChangedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(belongsToApplications, equalsAny(hires.status, RUNNING_HIRE_STATUSES)))
    .returning({ id: hires.id, isCalledOff: hires.isCalledOff });
  await reopenClaims(tx, ended);
};
