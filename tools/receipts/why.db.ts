/** What the answer to "why?" reads beside a receipt: whose application it is, for what, and where it stands. Reads only. */
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../src/features/auth/server/auth.tables.ts';
import { candidates } from '../../src/features/candidates/server/candidates.tables.ts';
import { companies } from '../../src/features/companies/server/companies.tables.ts';
import { jobs } from '../../src/features/jobs/server/jobs.tables.ts';
import { applicationHistory, applications } from '../../src/features/pipeline/server/applications.tables.ts';
import { scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import type { Queryable } from '../../src/server/db/database.ts';
import { isUuid } from '../../src/shared/uuids.ts';

const loadAsked = (db: Queryable, who: string, most: number) => {
  const decline = db
    .select({ reason: applicationHistory.declineReason, at: applicationHistory.createdAt })
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
      decline: { reason: decline.reason, at: decline.at },
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
      isUuid(who)
        ? or(eq(applications.id, who), eq(candidates.id, who), eq(users.id, who))
        : eq(sql`lower(${users.email})`, who.toLowerCase()),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(most);
};

/** An application that is asked about; `cause` is what its newest receipt was kept for, null where none is. */
export type Asked = Awaited<ReturnType<typeof loadAsked>>[number];

/** The applications of an e-mail address, or of the id of a user, a profile or an application: the newest first, at most so many. */
export const listAsked = (db: Queryable, who: string, most: number): Promise<Asked[]> => loadAsked(db, who, most);
