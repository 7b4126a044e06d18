/** SQL for invitations to join a company. The statement that uses an invitation deletes its row, so that a link works once. */
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { memberInvitations } from './teams.tables.ts';

export type InvitationRow = typeof memberInvitations.$inferSelect;

const isOpen = gt(memberInvitations.expiresAt, sql`now()`);

/** Stores an invitation. Replaces an earlier invitation from the same company to the same address, so that its link stops working. */
export const putInvitation = async (
  tx: Tx,
  { id, ...invitation }: Pick<InvitationRow, 'id' | 'accountId' | 'email' | 'role' | 'tokenHash' | 'invitedBy'>,
): Promise<InvitationRow> => {
  const expiresAt = sql`now() + make_interval(days => ${LIFETIMES.memberInvitationDays})`;
  const { role, tokenHash, invitedBy } = invitation;
  const [row] = await tx
    .insert(memberInvitations)
    .values({ id, ...invitation, expiresAt })
    .onConflictDoUpdate({
      target: [memberInvitations.accountId, memberInvitations.email],
      set: { id, role, tokenHash, invitedBy, expiresAt, createdAt: sql`now()` },
    })
    .returning();
  if (row === undefined) throw new Error('The invitation was not stored');
  return row;
};

/** Lists a company's open invitations, newest first. `LIMITS.companyMembers` limits their number. */
export const listInvitations = (db: Queryable, accountId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.accountId, accountId), isOpen))
    .orderBy(desc(memberInvitations.createdAt), desc(memberInvitations.id));

/** Deletes a company's open invitation. Returns the invited address, or null if there is no such invitation. */
export const deleteInvitation = async (tx: Tx, accountId: string, id: string): Promise<string | null> => {
  const [row] = await tx
    .delete(memberInvitations)
    .where(and(eq(memberInvitations.accountId, accountId), eq(memberInvitations.id, id), isOpen))
    .returning({ email: memberInvitations.email });
  return row?.email ?? null;
};

/** Finds the open invitation that a link belongs to. Returns null if there is none. */
export const findInvitation = (db: Queryable, tokenHash: string): Promise<InvitationRow | null> =>
  firstRow(
    db
      .select()
      .from(memberInvitations)
      .where(and(eq(memberInvitations.tokenHash, tokenHash), isOpen)),
  );

/** Uses up an invitation. Returns null if its link was used, withdrawn, replaced or has expired. */
export const consumeInvitation = (tx: Tx, tokenHash: string): Promise<InvitationRow | null> =>
  firstRow(
    tx
      .delete(memberInvitations)
      .where(and(eq(memberInvitations.tokenHash, tokenHash), isOpen))
      .returning(),
  );

export const deleteMemberInvitations = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(memberInvitations).where(eq(memberInvitations.accountId, accountId));
};

/** Deletes the invitations to an address and, if a user is given, the invitations that they sent. */
export const deleteInvitationsAbout = async (
  tx: Tx,
  { email, userId }: { email: string; userId?: string },
): Promise<void> => {
  const isSentByUser = userId === undefined ? undefined : eq(memberInvitations.invitedBy, userId);
  await tx.delete(memberInvitations).where(or(eq(memberInvitations.email, email), isSentByUser));
};

export const dropExpiredInvitations = async (db: Queryable): Promise<void> => {
  await db.delete(memberInvitations).where(lte(memberInvitations.expiresAt, sql`now()`));
};
