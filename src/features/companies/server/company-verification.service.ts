/** Verifies companies, for admins. The caller opens the transaction, checks permissions, and writes the audit log. */
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { CompanyVerificationMethod } from '#shared/vocabulary.ts';
import { insertVerificationStep, type LockedCompany, setVerified } from './company-verification.db.ts';

export { type LockedCompany, listVerificationSteps, lockCompanyForUpdate } from './company-verification.db.ts';

/** Verifies a company that the caller has locked. Throws `conflict` if it is verified already. */
export const verifyCompany = async (
  tx: Tx,
  { id: companyId, verifiedAt }: LockedCompany,
  evidence: { method: CompanyVerificationMethod; note: string; adminId: string },
): Promise<void> => {
  if (verifiedAt !== null) throw new AppError('conflict', 'company-already-verified');
  await setVerified(tx, companyId, true);
  await insertVerificationStep(tx, { companyId, step: 'verified', ...evidence });
};

/** Removes the verification of a company that the caller has locked. Throws `conflict` if it has none. */
export const unverifyCompany = async (
  tx: Tx,
  { id: companyId, verifiedAt }: LockedCompany,
  removal: { note: string; adminId: string },
): Promise<void> => {
  if (verifiedAt === null) throw new AppError('conflict', 'company-not-verified');
  await setVerified(tx, companyId, false);
  await insertVerificationStep(tx, { companyId, step: 'unverified', ...removal });
};
