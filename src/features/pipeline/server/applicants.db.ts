/**
 * SQL for a candidate who browses jobs: the prepared profile without its text, the ids of the jobs they
 * applied to, and counts of their applications. It is a single statement, prepared once per database,
 * because every dashboard runs it.
 */
import { eq, notInArray, sql } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import type { Db } from '#server/db/database.ts';
import { cachePerDatabase, equalsAny } from '#server/db/queryable.ts';
import { ENDED_STATUSES, INTERVIEWING_STATUSES } from '../applications.domain.ts';
import { countWhere } from './applications.db.ts';
import { applications } from './applications.tables.ts';

/** A candidate with the prepared profile, the ids of the jobs they applied to, and the counts on their dashboard. */
interface ApplicantRow {
  id: string;
  scoreOptOut: boolean;
  matchesSeenAt: string | null;
  matchVersion: number;
  prepared: Buffer | null;
  /** The ids, separated by commas. */
  jobIds: string;
  applied: number;
  interviewing: number;
  hired: number;
}

/** Returns a function that finds the candidate of a user. It returns null if the user has no profile. */
export const applicantQuery = cachePerDatabase((db: Db): ((userId: string) => Promise<ApplicantRow | null>) => {
  const query = db
    .select({
      id: candidates.id,
      scoreOptOut: candidates.scoreOptOut,
      matchesSeenAt: candidates.matchesSeenAt,
      matchVersion: candidates.matchVersion,
      prepared: candidates.prepared,
      jobIds: sql<string>`coalesce(string_agg(${applications.jobId}::text, ','), '')`,
      applied: countWhere(notInArray(applications.status, [...ENDED_STATUSES])),
      interviewing: countWhere(equalsAny(applications.status, INTERVIEWING_STATUSES)),
      hired: countWhere(eq(applications.status, 'hired')),
    })
    .from(candidates)
    .leftJoin(applications, eq(applications.candidateId, candidates.id))
    .where(eq(candidates.userId, sql.placeholder('userId')))
    .groupBy(candidates.id)
    .prepare('');
  return async (userId) => (await query.execute({ userId }))[0] ?? null;
});
