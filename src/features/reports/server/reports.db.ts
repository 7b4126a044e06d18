/** SQL for reports, and for checking whether lists show one person to another. */
import { aliasedTable, and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates, isVettedRow } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { acceptsApplicationsSql, jobs } from '#features/jobs/server/jobs.tables.ts';
import { firstRow, type Queryable } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { ReportOrder, ReviewedReport } from '../reports.contract.ts';
import { reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;
type Place = readonly [createdAt: string, id: string];

/** Inserts a report. Returns null if the reporter already has an open report about the same person. */
export const insertReport = (
  tx: Queryable,
  report: { reporterId: string; reportedId: string; reason: string },
): Promise<ReportRow | null> =>
  firstRow(
    tx
      .insert(reports)
      .values({ id: newId(), ...report })
      .onConflictDoNothing()
      .returning(),
  );

/**
 * Finds the name of the reported person for admins: the company name, or else the person's name.
 * Returns null if the user does not exist.
 */
export const findReportedName = async (db: Queryable, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${companies.companyName}, ${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.id, userId));
  return row?.name ?? null;
};

/**
 * Returns true if lists show a person to everyone of the other account type: vetted candidates to
 * companies, and companies with an open job to candidates.
 */
export const isListedFor = async (db: Queryable, viewerType: AccountType | null, userId: string): Promise<boolean> => {
  if (viewerType === null) return false;
  const [row] =
    viewerType === 'company'
      ? await db
          .select({ id: candidates.id })
          .from(candidates)
          .where(and(eq(candidates.userId, userId), isVettedRow))
      : await db
          .select({ id: jobs.id })
          .from(jobs)
          .innerJoin(companies, eq(companies.id, jobs.companyId))
          .where(and(eq(companies.userId, userId), acceptsApplicationsSql))
          .limit(1);
  return row !== undefined;
};

const reporter = aliasedTable(users, 'reporter');
const reported = aliasedTable(users, 'reported');
const resolver = aliasedTable(users, 'resolver');

const personColumns = (table: typeof users) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  profileImageUrl: table.profileImageUrl,
});

/** Returns the columns for the reporter or the reported person. A deleted account has no company name. */
const partyColumns = (table: typeof users) => ({
  ...personColumns(table),
  email: table.email,
  accountType: table.accountType,
  companyName: sql<string | null>`(
    select ${companies.companyName} from ${companies} where ${companies.userId} = ${table.id} and ${table.deletedAt} is null
  )`,
  isAdmin: table.isAdmin,
  suspended: sql<boolean>`${table.suspendedAt} is not null`,
});

const selectReviewed = (db: Queryable) =>
  db
    .select({
      id: reports.id,
      reason: reports.reason,
      status: reports.status,
      createdAt: reports.createdAt,
      reporter: partyColumns(reporter),
      reported: partyColumns(reported),
      reportCount: sql<number>`(
        select count(*)::int from ${reports} other where other.reported_id = ${reports.reportedId}
      )`,
      resolvedAt: reports.resolvedAt,
      resolvedBy: personColumns(resolver),
      resolution: reports.resolution,
    })
    .from(reports)
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .innerJoin(reported, eq(reported.id, reports.reportedId))
    .leftJoin(resolver, eq(resolver.id, reports.resolvedBy));

/** The reports that an admin may read. Excludes reports about the admin or their company, so that the admin cannot learn who filed them. */
interface ReportScope {
  status: ReportRow['status'];
  /** The account that the admin acts for. */
  readerId: string;
}

const isInReportScope = ({ status, readerId }: ReportScope) =>
  and(eq(reports.status, status), ne(reports.reportedId, readerId));

/** Reads reports by filing date. */
export const listReports = (
  db: Queryable,
  { order, ...scope }: ReportScope & { order: ReportOrder },
  limit: number,
  after: Place | null,
): Promise<ReviewedReport[]> => {
  const row = sql`(${reports.createdAt}, ${reports.id})`;
  const isAfterPlace =
    after === null
      ? undefined
      : sql`${row} ${sql.raw(order === 'newest' ? '<' : '>')} (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const direction = order === 'newest' ? desc : asc;
  return selectReviewed(db)
    .where(and(isInReportScope(scope), isAfterPlace))
    .orderBy(direction(reports.createdAt), direction(reports.id))
    .limit(limit);
};

export const countReports = (db: Queryable, scope: ReportScope): Promise<number> =>
  db.$count(reports, isInReportScope(scope));

/** Finds a report as admins see it. Returns null if it does not exist. */
export const findReport = (db: Queryable, id: string): Promise<ReviewedReport | null> =>
  firstRow(selectReviewed(db).where(eq(reports.id, id)));

/** Returns true if there is an open report about a person. */
export const hasOpenReportAbout = async (db: Queryable, reportedId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reportedId, reportedId), eq(reports.status, 'open')))
    .limit(1);
  return row !== undefined;
};

/** Resolves an open report. Returns whether it was open. Only one of two concurrent calls succeeds. */
export const markResolved = async (
  tx: Queryable,
  id: string,
  { resolvedBy, resolution }: { resolvedBy: string; resolution: string | null },
): Promise<boolean> => {
  const rows = await tx
    .update(reports)
    .set({ status: 'resolved', resolvedBy, resolution, resolvedAt: sql`now()` })
    .where(and(eq(reports.id, id), eq(reports.status, 'open')))
    .returning({ id: reports.id });
  return rows.length > 0;
};

/** Reads the reports filed by a person in id order (chronological), after `afterId`. */
export const listReportsBy = (
  db: Queryable,
  reporterId: string,
  { limit, afterId }: { limit: number; afterId: string | null },
): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), afterId === null ? undefined : gt(reports.id, afterId)))
    .orderBy(reports.id)
    .limit(limit);
