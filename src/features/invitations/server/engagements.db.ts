/** SQL for a company's invitations and the applications to its jobs. Reads no personal data. */
import { and, desc, eq } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { invitations } from './invitations.tables.ts';

/** Limits the response for companies with many jobs. The oldest rows are omitted. */
const MAX_ROWS = 1_000;

const job = { id: jobs.id, title: jobs.title, status: jobs.status };

/** Reads the applications of these candidates to jobs of a company, newest first. */
export const listPeopleApplications = (db: Queryable, companyId: string, candidateIds: readonly string[]) =>
  db
    .select({
      candidateId: applications.candidateId,
      job,
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.companyId, companyId), equalsAny(applications.candidateId, candidateIds)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(MAX_ROWS);

/** Reads the invitations of these candidates to jobs of a company, newest first. */
export const listPeopleInvitations = (db: Queryable, companyId: string, candidateIds: readonly string[]) =>
  db
    .select({
      candidateId: invitations.candidateId,
      job,
      status: invitations.status,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(and(eq(invitations.companyId, companyId), equalsAny(invitations.candidateId, candidateIds)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MAX_ROWS);
