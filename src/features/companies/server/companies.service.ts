/**
 * The interface of companies for other features: a user's company, its summary, the derived search columns, and erasure with the account. All other
 * changes go through this feature's API.
 */
import { foldText } from '#engine/matching.domain.ts';
import { isCompanyDeleted } from '#features/auth/server/memberships.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { erasedColumns, UNCHANGED_BY_ERASURE } from '#server/db/whole-rows.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toSearchText } from '#server/search/search-words.db.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { summarizeAnswers } from '../answers.domain.ts';
import type { Company, CompanySummary } from '../companies.contract.ts';
import { maySeeCompany } from '../companies.policy.ts';
import {
  type CompanyErasure,
  type CompanyRow,
  type CompanyWithAnswers,
  findActiveCompany,
  findUserCompany,
  findUserCompanyWithAnswers,
  updateUserCompany,
} from './companies.db.ts';
import { deleteVerificationSteps } from './company-verification.db.ts';
import { deleteLogo } from './logos.db.ts';
import { deleteCompanyHours } from './weekly-hours.db.ts';

export type { CompanyRow, CompanyWithAnswers } from './companies.db.ts';
export { findUserCompany, findUserCompanyWithAnswers } from './companies.db.ts';
export { findCompanyHours, findMemberHours } from './weekly-hours.db.ts';

/** Returns the derived columns. Set them with every write of a company's name. */
export const derivedCompanyColumns = ({ companyName }: { companyName: string }): { searchName: string } => ({
  searchName: toSearchText(foldText(companyName)),
});

const requireProfile = <Row>(company: Row | null): Row => {
  if (company === null) throw new AppError('conflict', 'company-profile-missing');
  return company;
};

/** Returns a user's company. Throws `conflict` if it is not set up yet. */
export const requireCompany = async (db: Queryable, userId: string): Promise<CompanyRow> =>
  requireProfile(await findUserCompany(db, userId));

/** Returns a user's company with its response statistics. Throws like `requireCompany`. */
export const requireCompanyWithAnswers = async (db: Queryable, userId: string): Promise<CompanyWithAnswers> =>
  requireProfile(await findUserCompanyWithAnswers(db, userId));

/** Returns a company that the viewer may see. Throws `notFound` otherwise, and for suspended or deleted companies. */
export const requireVisibleCompany = async (db: Queryable, viewer: Viewer, id: string): Promise<CompanyWithAnswers> => {
  const company = await findActiveCompany(db, id);
  if (company === null || !maySeeCompany({ ...viewer, isOwnCompany: company.userId === viewer.userId })) {
    throw notFound('company');
  }
  return company;
};

/** Returns a company for its public page, or null if it does not exist or its account is not active. */
export const findPublicCompany = (db: Queryable, id: string): Promise<CompanyWithAnswers | null> =>
  findActiveCompany(db, id);

/** Returns the company summary that jobs and applications contain. */
export const toCompanySummary = (company: CompanySummary): CompanySummary => {
  const { id, companyName, logoUrl, description, verifiedAt } = company;
  return { id, companyName, logoUrl, description, verifiedAt };
};

/** Returns a company as its members see it. */
export const toCompany = (company: CompanyWithAnswers): Company => ({
  ...company,
  answers: summarizeAnswers(company),
  answersSoFar: { count: company.countedCount, answered: company.answeredCount },
});

/** Replaces the name of a deleted company. */
export const DELETED_COMPANY = 'Deleted company';

/**
 * Returns true if a company deleted its account. The name saves a statement for all other companies. It is no proof, because a company can choose it.
 */
export const hasCompanyLeft = async (
  db: Queryable,
  { companyName, userId }: Pick<CompanyRow, 'companyName' | 'userId'>,
): Promise<boolean> => companyName === DELETED_COMPANY && (await isCompanyDeleted(db, userId));

/** The values that a company row gets when its user is deleted. The row remains because other records, such as applications, refer to it. */
const ERASED: CompanyErasure = {
  id: UNCHANGED_BY_ERASURE,
  userId: UNCHANGED_BY_ERASURE,
  companyName: DELETED_COMPANY,
  industry: null,
  companySize: null,
  website: null,
  description: null,
  logoUrl: null,
  verifiedAt: null,
  answerDays: UNCHANGED_BY_ERASURE,
  answerableCount: UNCHANGED_BY_ERASURE,
  answeredCount: UNCHANGED_BY_ERASURE,
  answerMedianHours: UNCHANGED_BY_ERASURE,
  ...derivedCompanyColumns({ companyName: DELETED_COMPANY }),
  createdAt: UNCHANGED_BY_ERASURE,
  updatedAt: UNCHANGED_BY_ERASURE,
};

/** Clears the company profile of a deleted user, and deletes the company's logo, hours and verification history. */
export const eraseCompany = async (tx: Tx, userId: string): Promise<void> => {
  const row = await updateUserCompany(tx, userId, erasedColumns(ERASED));
  if (row === null) return;
  await deleteLogo(tx, row.id);
  await deleteCompanyHours(tx, row.id);
  await deleteVerificationSteps(tx, row.id);
};
