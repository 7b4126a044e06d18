/** API calls for the admins' list of companies. Each change, its history step and its log entry are stored in one transaction. */
import type { FastifyInstance } from 'fastify';
import { foldText } from '#engine/matching.domain.ts';
import {
  type LockedCompany,
  listVerificationSteps,
  lockCompanyForUpdate,
  unverifyCompany,
  verifyCompany,
} from '#features/companies/server/company-verification.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Call, type Handlers, mountContract } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { mayActOnAccount } from '../admin.policy.ts';
import { companyDeskContract, type ListedCompany } from '../company-desk.contract.ts';
import { countAllCompanies, findListedCompany, listAllCompanies } from './company-desk.db.ts';

const toCursor = ({ createdAt, id }: { createdAt: string; id: string }): [string, string] => [createdAt, id];

const requireListedCompany = async (db: Queryable, id: string): Promise<ListedCompany> => {
  const row = await findListedCompany(db, id);
  if (row === null) throw notFound('company');
  return row;
};

/** Locks and returns the company. Throws `notFound`, and `forbidden` for the admin's own company. */
const lockForDecision = async (tx: Tx, viewer: Viewer, id: string): Promise<LockedCompany> => {
  const company = await lockCompanyForUpdate(tx, id);
  if (company === null) throw notFound('company');
  if (!mayActOnAccount({ adminId: viewerAccountId(viewer), personId: company.userId })) {
    throw new AppError('forbidden', 'about-yourself');
  }
  return company;
};

type DecisionCall = Pick<Call<typeof companyDeskContract.unverify>, 'params' | 'viewer' | 'request'>;

/** Locks the company, decides, and logs the decision. */
const decide = (
  { db }: Platform,
  { params, viewer, request }: DecisionCall,
  action: 'company.verified' | 'company.unverified',
  apply: (tx: Tx, company: LockedCompany) => Promise<void>,
): Promise<ListedCompany> =>
  db.transaction(async (tx) => {
    const company = await lockForDecision(tx, viewer, params.id);
    await apply(tx, company);
    await recordAudit(tx, {
      actor: { id: viewer.userId, email: viewer.email },
      action,
      target: company.companyName,
      detail: { companyId: company.id },
      clientAddress: request.ip,
    });
    return requireListedCompany(tx, company.id);
  });

const createHandlers = (platform: Platform): Handlers<typeof companyDeskContract> => ({
  listAllCompanies: async ({ query, page }) => {
    const filter = { patterns: searchPatterns(foldText(query.q ?? '')), state: query.state || null };
    const rows = await listAllCompanies(page.db, filter, { limit: page.limit + 1, after: page.after });
    return { ...toPage(rows, page.limit, toCursor), total: await countAllCompanies(page.db, filter) };
  },
  listVerificationSteps: async ({ params, page }) => {
    await requireListedCompany(page.db, params.id);
    const rows = await listVerificationSteps(page.db, params.id, { limit: page.limit + 1, after: page.after });
    return toPage(rows, page.limit, toCursor);
  },
  verify: (call) =>
    decide(platform, call, 'company.verified', (tx, company) =>
      verifyCompany(tx, company, { ...call.body, adminId: call.viewer.userId }),
    ),
  unverify: (call) =>
    decide(platform, call, 'company.unverified', (tx, company) =>
      unverifyCompany(tx, company, { ...call.body, adminId: call.viewer.userId }),
    ),
});

export const mountCompanyDesk = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, companyDeskContract, createHandlers(platform));
