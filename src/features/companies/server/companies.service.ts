/**
 * What other features need of companies: the company behind a user, its summary, the columns derived for search, and the end of
 * a profile with its account. Else the profile is changed by its own calls only.
 */
import { foldText } from '#features/matching/matching.domain.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toSearchText } from '#server/search/search-words.db.ts';
import { AppError } from '#shared/errors.ts';
import type { CompanySummary } from '../companies.contract.ts';
import { type CompanyRow, findCompanyOf, updateCompanyOf, updateVerified } from './companies.db.ts';

export type { CompanyRow } from './companies.db.ts';

/** The columns that follow from others; set with every write of a company's name. */
export const derivedCompanyColumns = ({ companyName }: { companyName: string }): { searchName: string } => ({
  searchName: toSearchText(foldText(companyName)),
});

/** The company of a user; null where there is none yet. */
export const companyOf = (db: Queryable, userId: string): Promise<CompanyRow | null> => findCompanyOf(db, userId);

/** The company of a user. Throws `conflict` where the profile was not set up yet. */
export const requireCompany = async (db: Queryable, userId: string): Promise<CompanyRow> => {
  const company = await findCompanyOf(db, userId);
  if (company === null) throw new AppError('conflict', 'Please set up your company profile first');
  return company;
};

/** A company as jobs and applications embed it. */
export const toCompanySummary = (company: CompanySummary): CompanySummary => {
  const { id, companyName, logoUrl, description, verifiedAt } = company;
  return { id, companyName, logoUrl, description, verifiedAt };
};

/** Says that a user's company is who it says it is, or takes that back. Null where they have no company. */
export const setCompanyVerified = (tx: Tx, userId: string, isVerified: boolean): Promise<CompanyRow | null> =>
  updateVerified(tx, userId, isVerified);

/** What stands in the place of a deleted company's name. */
export const DELETED_COMPANY = 'Deleted company';

/** Empties the profile of a deleted user. What others keep of it (an application) still finds its row. */
export const eraseCompany = async (tx: Tx, userId: string): Promise<void> => {
  const left = { companyName: DELETED_COMPANY, ...derivedCompanyColumns({ companyName: DELETED_COMPANY }) };
  const nothing = {
    industry: null,
    companySize: null,
    website: null,
    description: null,
    logoUrl: null,
    verifiedAt: null,
  };
  await updateCompanyOf(tx, userId, { ...nothing, ...left });
};
