/** All SQL for decisions: inserting, listing, undoing and erasing them. */
import { and, desc, eq, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { isUnusedUser } from '#features/auth/server/users.service.ts';
import { isAsCreated, isAsDecided } from '#features/candidates/server/candidates.service.ts';
import { candidates, shortlists } from '#features/candidates/server/candidates.tables.ts';
import { invitations } from '#features/invitations/server/invitations.tables.ts';
import { hasMessageSince } from '#features/messages/server/messages.service.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { savedSearchHits } from '#features/saved-searches/server/saved-searches.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { firstRow, type Queryable, resultRows, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { isUntouched } from '#server/mail/outbox.db.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { REVIEW_MAIL_PREFIX } from './decision-mails.ts';
import { intakes, reviewDecisions } from './talent-intake.tables.ts';

export type DecisionRow = typeof reviewDecisions.$inferSelect;

/** Returns the end of the undo period of a decision in this transaction, counted from the start of the transaction, like `decided_at`. */
export const loadUndoDeadline = async (tx: Tx): Promise<string> => {
  const result = await tx.execute(
    sql`select (now() + make_interval(mins => ${LIFETIMES.undoMinutes}))::timestamptz(3) as until`,
  );
  const [row] = resultRows<{ until: string | Date }>(result);
  if (row === undefined) throw new Error('The query returned no row');
  return toInstant(row.until);
};

export const insertDecision = async (tx: Tx, decision: typeof reviewDecisions.$inferInsert): Promise<void> => {
  await tx.insert(reviewDecisions).values(decision);
};

/** The id of the decision's person, if there is an account. */
const personId = sql<string | null>`coalesce(${intakes.userId}, ${candidates.userId})`;

const mailKey = sql`${REVIEW_MAIL_PREFIX} || ${reviewDecisions.id}`;

/** True if the intake was not decided again and its address has no later pending intake. */
const isLatestDecision = ({ outcome, decidedAt }: Record<'outcome' | 'decidedAt', string | SQLWrapper>) =>
  sql`(${intakes.status} = ${outcome} and ${intakes.reviewedAt} = ${decidedAt}::timestamptz and not exists (
    select 1 from ${intakes} later where later.email = ${intakes.email} and later.status = 'pending' and later.id <> ${intakes.id}
  ))`;

/** True if companies or the person have used an approved profile since the decision. */
const isProfileInUse = sql`(${or(
  ...[shortlists, invitations, applications].map(
    (table) =>
      sql`exists (select 1 from ${table} where ${table.candidateId} = ${reviewDecisions.candidateId} and ${table.createdAt} > ${reviewDecisions.decidedAt})`,
  ),
)})`;

const profileIs = (condition: SQLWrapper | undefined) =>
  sql`exists (select 1 from ${candidates} where ${candidates.id} = ${reviewDecisions.candidateId} and ${condition})`;

/** True if an account that an approval created was not used, and the person has no other email. */
const isAccountUnused = sql`exists (select 1 from ${users} where ${users.id} = ${intakes.userId} and ${isUnusedUser})
  and not exists (select 1 from ${outbox} where ${outbox.userId} = ${intakes.userId} and ${outbox.dedupeKey} is distinct from ${mailKey})`;

/** Whether a decision can be undone. An undo also fails if one of these conditions changes at the same time. */
const isUndoable = sql<boolean>`case
  when ${reviewDecisions.undoneAt} is not null or coalesce(${reviewDecisions.undoableUntil} <= now(), true) then false
  when exists (select 1 from ${outbox} where ${outbox.dedupeKey} = ${mailKey} and not (${isUntouched})) then false
  when ${reviewDecisions.source} = 'public' and not ${isLatestDecision(reviewDecisions)} then false
  when ${reviewDecisions.effect} = 'none' then true
  when ${reviewDecisions.outcome} = 'approved'
    and (${isProfileInUse} or ${hasMessageSince(personId, reviewDecisions.decidedAt)}) then false
  when ${reviewDecisions.effect} = 'status' then ${profileIs(isAsDecided(reviewDecisions))}
  else ${profileIs(isAsCreated)}
    and not exists (select 1 from ${savedSearchHits} where ${savedSearchHits.candidateId} = ${reviewDecisions.candidateId})
    and (${reviewDecisions.effect} <> 'account' or ${isAccountUnused})
end`;

const admin = sql`admins`;

/** Decisions with the person and the admin. */
const selectDecisions = (db: Queryable) =>
  db
    .select({
      decision: reviewDecisions,
      person: {
        firstName: sql<string | null>`coalesce(${intakes.firstName}, ${users.firstName})`,
        lastName: sql<string | null>`coalesce(${intakes.lastName}, ${users.lastName})`,
        email: sql<string | null>`coalesce(${intakes.email}, ${users.email})`,
      },
      userId: personId,
      admin: sql<{ id: string; firstName: string; lastName: string } | null>`(
        select json_build_object('id', ${admin}.id, 'firstName', ${admin}.first_name, 'lastName', ${admin}.last_name)
        from ${users} ${admin} where ${admin}.id = ${reviewDecisions.decidedBy} and ${admin}.deleted_at is null
      )`,
      isUndoable,
    })
    .from(reviewDecisions)
    .leftJoin(intakes, and(eq(reviewDecisions.source, 'public'), eq(intakes.id, reviewDecisions.rowId)))
    .leftJoin(candidates, and(eq(reviewDecisions.source, 'account'), eq(candidates.id, reviewDecisions.rowId)))
    .leftJoin(users, eq(users.id, candidates.userId));

export type ListedDecision = Awaited<ReturnType<typeof listDecisions>>[number];

/** Decisions, newest first. */
export const listDecisions = (db: Queryable, limit: number, after: readonly [decidedAt: string, id: string] | null) =>
  selectDecisions(db)
    .where(
      after === null
        ? undefined
        : sql`(${reviewDecisions.decidedAt}, ${reviewDecisions.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
    .orderBy(desc(reviewDecisions.decidedAt), desc(reviewDecisions.id))
    .limit(limit);

/** The maximum number of decisions shown per application. */
const MAX_PER_ROW = 20;

/** Lists the decisions on one row in the queue, newest first. */
export const listRowDecisions = (db: Queryable, rowId: string) =>
  selectDecisions(db)
    .where(eq(reviewDecisions.rowId, rowId))
    .orderBy(desc(reviewDecisions.decidedAt), desc(reviewDecisions.id))
    .limit(MAX_PER_ROW);

/** Finds a decision. Returns null if it does not exist. */
export const findDecision = (db: Queryable, id: string): Promise<ListedDecision | null> =>
  firstRow(selectDecisions(db).where(eq(reviewDecisions.id, id)));

export const lockDecisionForUpdate = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: reviewDecisions.id }).from(reviewDecisions).where(eq(reviewDecisions.id, id)).for('update');
};

/** The approval that created a person's account, with the job that they applied to and the other jobs that its email names. */
export interface HeldAccountApproval {
  decisionId: string;
  jobId: string | null;
  otherJobIds: string[] | null;
}

/** Finds the approval that created a person's account. Returns null if there is none or its email was never held. */
export const findHeldAccountApproval = (db: Queryable, userId: string): Promise<HeldAccountApproval | null> =>
  firstRow(
    db
      .select({ decisionId: reviewDecisions.id, jobId: intakes.jobId, otherJobIds: reviewDecisions.otherJobIds })
      .from(reviewDecisions)
      .innerJoin(intakes, eq(intakes.id, reviewDecisions.rowId))
      .where(
        and(
          eq(intakes.userId, userId),
          eq(reviewDecisions.effect, 'account'),
          isNull(reviewDecisions.undoneAt),
          isNotNull(reviewDecisions.undoableUntil),
        ),
      ),
  );

export const markUndone = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(reviewDecisions).set({ undoneAt: sql`now()` }).where(eq(reviewDecisions.id, id));
};

/**
 * Restores an intake to the state before its decision. Returns false if it was decided again, or
 * if its address has another pending intake.
 */
export const reopenIntake = async (tx: Tx, decision: DecisionRow): Promise<boolean> => {
  const reopened = await tx
    .update(intakes)
    .set({ status: 'pending', reviewNotes: null, reviewedBy: null, reviewedAt: null, userId: null })
    .where(and(eq(intakes.id, decision.rowId), isLatestDecision(decision)))
    .returning({ id: intakes.id });
  return reopened.length > 0;
};

/** A safety limit that is far above the number of decisions anyone receives. */
const MAX_PER_PERSON = 1000;

const isAbout = ({ userId, email }: { userId: string; email: string }) =>
  or(
    sql`${reviewDecisions.rowId} in (select id from ${intakes} where ${intakes.userId} = ${userId} or ${intakes.email} = ${email})`,
    sql`${reviewDecisions.rowId} in (select id from ${candidates} where ${candidates.userId} = ${userId})`,
  );

/** Lists the decisions about a person, oldest first, without the admins' internal notes. */
export const listPersonDecisions = (db: Queryable, person: { userId: string; email: string }) =>
  db
    .select({
      outcome: reviewDecisions.outcome,
      reasons: reviewDecisions.reasons,
      message: reviewDecisions.message,
      decidedAt: reviewDecisions.decidedAt,
    })
    .from(reviewDecisions)
    .where(and(isAbout(person), isNull(reviewDecisions.undoneAt)))
    .orderBy(reviewDecisions.decidedAt, reviewDecisions.id)
    .limit(MAX_PER_PERSON);

/**
 * Deletes the decisions about a person. Must run before their intakes and profile are deleted, because it
 * finds the decisions by those rows.
 */
export const eraseDecisions = async (tx: Queryable, person: { userId: string; email: string }): Promise<void> => {
  const ids = await tx.select({ id: reviewDecisions.id }).from(reviewDecisions).where(isAbout(person));
  await tx.delete(reviewDecisions).where(
    equalsAny(
      reviewDecisions.id,
      ids.map(({ id }) => id),
    ),
  );
};
