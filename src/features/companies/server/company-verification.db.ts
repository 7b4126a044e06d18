/** The history of a company's verification. Append-only by a database trigger, except when its company is erased. */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companyVerificationSteps } from './companies.tables.ts';

/** Deletes the history of an erased company. */
export const deleteVerificationSteps = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.execute(sql`select set_config('puente.erasing', 'on', true)`);
  await tx.delete(companyVerificationSteps).where(eq(companyVerificationSteps.companyId, companyId));
  await tx.execute(sql`select set_config('puente.erasing', '', true)`);
};
