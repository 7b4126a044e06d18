/**
 * SQL of the usual page of a company's list: the first one, of all jobs or one, with or without a status, read by everyone who sees all jobs. Its
 * statements are prepared once per database, because building a statement of this size takes longer than sending it.
 */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { perDatabase } from '#server/db/queryable.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  type ListTime,
  listCompanyApplications,
  type NewestCursor,
  selectApplications,
} from './applications.db.ts';
import { applications } from './applications.tables.ts';

interface TimedPage {
  limit: number;
  time: ListTime;
  after: NewestCursor | null;
}

const isUsual = ({ words, scope = null, among, isUnscored }: ApplicationFilter, { after }: TimedPage): boolean =>
  after === null && words.length === 0 && scope === null && among === undefined && isUnscored === undefined;

const prepare = (db: Queryable, { jobId, status }: ApplicationFilter, time: ListTime) =>
  selectApplications(db)
    .where(
      and(
        // As in `matches`: a job belongs to one company.
        jobId === null
          ? eq(applications.companyId, sql.placeholder('companyId'))
          : eq(applications.jobId, sql.placeholder('jobId')),
        status === null ? undefined : eq(applications.status, sql.placeholder('status')),
      ),
    )
    .orderBy(desc(applications[time]), desc(applications.id))
    .limit(sql.placeholder('limit'))
    .prepare('');

const preparedFor = perDatabase((db) => {
  const statements = new Map<string, ReturnType<typeof prepare>>();
  return (filter: ApplicationFilter, time: ListTime) => {
    const key = `${filter.jobId === null} ${filter.status === null} ${time}`;
    const existing = statements.get(key);
    if (existing !== undefined) return existing;
    const statement = prepare(db, filter, time);
    statements.set(key, statement);
    return statement;
  };
});

/** A company's applications like `listCompanyApplications`, with a prepared statement if the page is a usual one. */
export const companyPage = (
  db: Parameters<typeof preparedFor>[0],
  filter: ApplicationFilter,
  page: TimedPage,
): Promise<ApplicationRow[]> => {
  if (!isUsual(filter, page)) return listCompanyApplications(db, filter, page);
  const { companyId, jobId, status } = filter;
  return preparedFor(db)(filter, page.time).execute({ companyId, jobId, status, limit: page.limit });
};
