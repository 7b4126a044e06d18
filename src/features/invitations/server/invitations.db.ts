/**
 * SQL for invitations. An `InvitationRow` has all the fields that pages and emails show. Callers check who may see a row.
 */
import { and, desc, eq, getTableColumns, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { candidateColumns, candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobColumns, jobs } from '#features/jobs/server/jobs.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { InvitationStatus, OptionalMail } from '#shared/vocabulary.ts';
import { invitations } from './invitations.tables.ts';

const selectInvitations = (db: Queryable) =>
  db
    .select({
      invitation: getTableColumns(invitations),
      job: jobColumns,
      company: getTableColumns(companies),
      candidate: candidateColumns,
      person: personColumns,
    })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(candidates, eq(candidates.id, invitations.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));

/** An invitation with its job, company and candidate. */
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

/** Returns an invitation, or null. */
export const findInvitation = (db: Queryable, id: string): Promise<InvitationRow | null> =>
  firstRow(selectInvitations(db).where(eq(invitations.id, id)));

/** Invitations that a company sent, or that a candidate received. */
export type InvitationOwner = { companyId: string } | { candidateId: string };

const matchesOwner = (owner: InvitationOwner): SQL =>
  'companyId' in owner ? eq(invitations.companyId, owner.companyId) : eq(invitations.candidateId, owner.candidateId);

export interface InvitationFilter {
  owner: InvitationOwner;
  jobId: string | null;
  status: InvitationStatus | null;
}

/** Returns a page of invitations, newest first. */
export const listInvitations = (
  db: Queryable,
  { owner, jobId, status }: InvitationFilter,
  { limit, after }: { limit: number; after: readonly [at: string, id: string] | null },
): Promise<InvitationRow[]> =>
  selectInvitations(db)
    .where(
      and(
        matchesOwner(owner),
        // Candidates do not see jobs that an admin took down.
        'candidateId' in owner ? isNull(jobs.takenDownAt) : undefined,
        jobId ? eq(invitations.jobId, jobId) : undefined,
        status ? eq(invitations.status, status) : undefined,
        after ? sql`(${invitations.createdAt}, ${invitations.id}) < (${after[0]}, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);

/** Returns the invitations of the given candidates to a job, by candidate. */
export const findInvitationsAmong = async (
  db: Queryable,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Map<string, { id: string; status: InvitationStatus }>> => {
  if (candidateIds.length === 0) return new Map();
  const rows = await db
    .select({ id: invitations.id, status: invitations.status, candidateId: invitations.candidateId })
    .from(invitations)
    .where(and(eq(invitations.jobId, jobId), equalsAny(invitations.candidateId, candidateIds)));
  return new Map(rows.map(({ candidateId, ...invitation }) => [candidateId, invitation]));
};

/** Returns the SQL condition that a candidate has an open invitation to a job, for use in other features. */
export const isInvited = (candidateId: SQLWrapper, jobId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${invitations} where ${invitations.jobId} = ${jobId} and ${invitations.candidateId} = ${candidateId} and ${invitations.status} = 'invited')`;

/** Returns the SQL condition that a candidate was invited to a job, with any answer. Takes ids instead of columns. */
export const wasInvited = (candidateId: string, jobId: string): SQL =>
  sql`exists (select 1 from ${invitations} where ${and(eq(invitations.jobId, jobId), eq(invitations.candidateId, candidateId))})`;

interface NewInvitationRow {
  jobId: string;
  companyId: string;
  candidateId: string;
  note: string | null;
}

/** Inserts an invitation and returns its id. Returns null if this person has already been invited to this job. */
export const insertInvitation = async (tx: Tx, values: NewInvitationRow): Promise<string | null> => {
  const [row] = await tx
    .insert(invitations)
    .values({ id: newId(), ...values })
    .onConflictDoNothing({ target: [invitations.jobId, invitations.candidateId] })
    .returning({ id: invitations.id });
  return row?.id ?? null;
};

/** Declines an open invitation. Returns false if it was already answered. */
export const declineInvitation = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx
    .update(invitations)
    .set({ status: 'declined', answeredAt: sql`now()` })
    .where(and(eq(invitations.id, id), eq(invitations.status, 'invited')))
    .returning({ id: invitations.id });
  return rows.length > 0;
};

/**
 * Marks the candidate's invitation to a job as applied, even if it was declined. Returns its id, or
 * null if there is none.
 */
export const markApplied = async (tx: Tx, jobId: string, candidateId: string): Promise<string | null> => {
  const [row] = await tx
    .update(invitations)
    .set({ status: 'applied', answeredAt: sql`now()` })
    .where(and(eq(invitations.jobId, jobId), eq(invitations.candidateId, candidateId)))
    .returning({ id: invitations.id });
  return row?.id ?? null;
};

/** The person who receives an invitation. `email` is null if no email may be sent. */
export interface InvitationRecipient {
  userId: string;
  firstName: string;
  email: string | null;
  mutedMails: OptionalMail[];
  language: Language;
}

/**
 * Locks a candidate's account against deletion. A concurrent application waits, because it also locks the account. Returns null if the account was
 * deleted.
 */
export const lockInvitedForNoKeyUpdate = (tx: Tx, userId: string): Promise<InvitationRecipient | null> =>
  firstRow(
    tx
      .select({
        userId: users.id,
        firstName: users.firstName,
        email: sql<string | null>`case when ${users.suspendedAt} is null then ${users.email} end`,
        mutedMails: users.mutedMails,
        language: users.language,
      })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('no key update'),
  );

export const listInvitedUserIds = async (tx: Tx, jobId: string): Promise<string[]> => {
  const rows = await tx
    .select({ userId: candidates.userId })
    .from(invitations)
    .innerJoin(candidates, eq(candidates.id, invitations.candidateId))
    .where(and(eq(invitations.jobId, jobId), eq(invitations.status, 'invited')));
  return rows.map(({ userId }) => userId);
};

/** Deletes the invitations of a deleted account. Returns the ids of the users on the other side. */
export const deleteInvitations = async (tx: Tx, owner: InvitationOwner): Promise<string[]> => {
  const rows = await tx
    .select({ companyUserId: companies.userId, candidateUserId: candidates.userId })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(candidates, eq(candidates.id, invitations.candidateId))
    .where(matchesOwner(owner));
  await tx.delete(invitations).where(matchesOwner(owner));
  return [...new Set(rows.map((row) => ('companyId' in owner ? row.candidateUserId : row.companyUserId)))];
};
