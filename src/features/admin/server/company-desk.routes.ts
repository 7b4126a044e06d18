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
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Call, type Handlers, mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { notFound } from '#shared/errors.ts';
import { companyDeskContract, type ListedCompany } from '../company-desk.contract.ts';
import { countAllCompanies, findListedCompany, listAllCompanies } from './company-desk.db.ts';
import { requireForeign } from './foreign-rows.ts';

const toCursor = ({ createdAt, id }: { createdAt: string; id: string }): [string, string] => [createdAt, id];

const requireListedCompany = async (db: Queryable, id: string): Promise<ListedCompany> => {
  const row = await findListedCompany(db, id);
  if (row === null) throw notFound('company');
  return row;
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
    const company = requireForeign(await lockCompanyForUpdate(tx, params.id), 'company', viewer);
    await apply(tx, company);
    await recordViewerAudit(tx, { viewer, request }, action, company.companyName, { companyId: company.id });
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
