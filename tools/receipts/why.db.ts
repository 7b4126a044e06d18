/** Loads the context of a score receipt: job, company, language, status, decline, and the cause of the newest receipt. Read-only. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../src/features/auth/server/auth.tables.ts';
import { memberships } from '../../src/features/auth/server/memberships.tables.ts';
import { candidates } from '../../src/features/candidates/server/candidates.tables.ts';
import { companies } from '../../src/features/companies/server/companies.tables.ts';
import { jobs } from '../../src/features/jobs/server/jobs.tables.ts';
import { applicationHistory, applications } from '../../src/features/pipeline/server/applications.tables.ts';
import { scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import type { Queryable } from '../../src/server/db/database.ts';
import { isUuid } from '../../src/shared/uuids.ts';

const loadApplications = (db: Queryable, idOrEmail: string, limit: number) => {
  const decline = db
    .select({
      reason: applicationHistory.declineReason,
      at: applicationHistory.createdAt,
      memberId: applicationHistory.memberId,
    })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, applications.id),
        eq(applications.status, 'declined'),
        eq(applicationHistory.toStatus, 'declined'),
        isNull(applicationHistory.undoesId),
      ),
    )
    .orderBy(desc(applicationHistory.createdAt), desc(applicationHistory.id))
    .limit(1)
    .as('decline');
  const receipt = db
    .select({ cause: scoreReceipts.cause })
    .from(scoreReceipts)
    .where(eq(scoreReceipts.applicationId, applications.id))
    .orderBy(desc(scoreReceipts.scoredAt), desc(scoreReceipts.id))
    .limit(1)
    .as('receipt');
  return db
    .select({
      id: applications.id,
      jobTitle: jobs.title,
      companyName: companies.companyName,
      language: users.language,
      status: applications.status,
      filedAt: applications.createdAt,
      decline: { reason: decline.reason, at: decline.at, memberId: decline.memberId },
      isCompanyDeleted: sql<boolean>`not exists (
        select 1 from ${memberships} where ${memberships.accountId} = ${companies.userId} and ${memberships.endedAt} is null)`,
      cause: receipt.cause,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoinLateral(decline, sql`true`)
    .leftJoinLateral(receipt, sql`true`)
    .where(
      isUuid(idOrEmail)
        ? or(eq(applications.id, idOrEmail), eq(candidates.id, idOrEmail), eq(users.id, idOrEmail))
        : eq(sql`lower(${users.email})`, idOrEmail.toLowerCase()),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
};

/** An application found for the request. `cause` is the reason for its newest receipt, or null without a receipt. */
export type FoundApplication = Awaited<ReturnType<typeof loadApplications>>[number];

/** Lists the newest applications of an email address, or of the id of a user, profile or application, up to `limit`. */
export const listApplications = (db: Queryable, idOrEmail: string, limit: number): Promise<FoundApplication[]> =>
  loadApplications(db, idOrEmail, limit);
