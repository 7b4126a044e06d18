/** SQL for other terms that candidates propose for an offer. The primary key allows one proposal for each version. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { offerProposals, offers } from './hiring.tables.ts';

/** Stores a proposal. Returns false if the version already has one. */
export const insertProposal = async (
  tx: Tx,
  values: Omit<typeof offerProposals.$inferInsert, 'createdAt' | 'keptAt'>,
): Promise<boolean> => {
  const inserted = await tx
    .insert(offerProposals)
    .values(values)
    .onConflictDoNothing()
    .returning({ offerId: offerProposals.offerId });
  return inserted.length > 0;
};

/** Records that the company keeps its terms. Returns false if there is no open proposal. */
export const markTermsKept = async (tx: Tx, offerId: string): Promise<boolean> => {
  const updatedRows = await tx
    .update(offerProposals)
    .set({ keptAt: sql`now()` })
    .where(and(eq(offerProposals.offerId, offerId), isNull(offerProposals.keptAt)))
    .returning({ offerId: offerProposals.offerId });
  return updatedRows.length > 0;
};

export const eraseProposals = async (tx: Tx, candidateId: string): Promise<void> => {
  const offerIds = tx.select({ id: offers.id }).from(offers).where(eq(offers.candidateId, candidateId));
  await tx.delete(offerProposals).where(inArray(offerProposals.offerId, offerIds));
};
