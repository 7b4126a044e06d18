/**
 * Limits how many full profiles a company can read in a day, with a lower limit for unverified companies, so that no account can copy all profiles. A
 * profile counts once a day, no matter which call shows it. Applicants to the company do not count. Admins see which companies use up their budget.
 */
import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { type CompanyRow, findUserCompany } from '#features/companies/server/companies.service.ts';
import { notifyPeople } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS, VERIFIED_COMPANY_PROFILES } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { mayReadFreely } from '../candidates.policy.ts';
import { type CandidatePorts, requireVisibleTo } from './candidate-visibility.ts';
import type { CandidateWithUser } from './candidates.db.ts';

/** The user who reads a profile, and their IP address. */
interface Reader {
  viewer: Viewer;
  company: CompanyRow;
  clientAddress: string;
}

const notifyAdmins = ({ db }: Platform, { viewer, company, clientAddress }: Reader, count: number): Promise<void> =>
  db.transaction(async (tx) => {
    const name = company.companyName;
    const data = { name, userId: viewer.userId, count };
    const admins = await listAdminIds(tx);
    await notifyPeople(
      tx,
      'profiles_read_up',
      admins.map((userId) => ({ userId, data })),
    );
    await recordAudit(tx, {
      actor: { id: viewer.memberId, email: viewer.email },
      action: 'company.profiles-read-up',
      target: name,
      detail: { count },
      clientAddress,
    });
  });

/** Counts a profile that a company reads. Throws `tooMany` over the limit. */
const countReading = async (platform: Platform, reader: Reader, candidateId: string): Promise<void> => {
  const { db, limiter } = platform;
  const limit = reader.company.verifiedAt === null ? RATE_LIMITS.profiles : VERIFIED_COMPANY_PROFILES;
  const outcome = await limiter.countDistinct(db, limit, reader.company.id, candidateId);
  if (outcome === 'last') await notifyAdmins(platform, reader, limit.hits);
};

/**
 * Counts several profiles that a company reads. Skips its applicants. Throws `tooMany` at the first profile over the limit.
 */
export const countReadings = async (
  platform: Platform,
  ports: Pick<CandidatePorts, 'findAppliedAmong'>,
  reader: Reader,
  candidateIds: readonly string[],
): Promise<void> => {
  const applied = await ports.findAppliedAmong(platform.db, reader.company.id, candidateIds);
  for (const candidateId of candidateIds.filter((id) => !applied.has(id))) {
    await countReading(platform, reader, candidateId);
  }
};

/**
 * Returns a candidate the viewer may see, with the viewer's company if there is one. Counts the view if the candidate did not apply to that
 * company. Throws `notFound` for other candidates, and `tooMany` over the daily limit.
 */
export const requireReadable = async (
  platform: Platform,
  ports: Pick<CandidatePorts, 'hasAppliedToCompany'>,
  { viewer, clientAddress }: { viewer: Viewer; clientAddress: string },
  candidateId: string,
): Promise<{ found: CandidateWithUser; company: CompanyRow | null }> => {
  const { db } = platform;
  const { userId, isAdmin } = viewer;
  const company = viewer.accountType === 'company' ? await findUserCompany(db, userId) : null;
  const found = await requireVisibleTo(db, ports, { userId, isAdmin, companyId: company?.id ?? null }, candidateId);
  if (company === null) return { found, company };
  const hasApplied = await ports.hasAppliedToCompany(db, company.id, found.candidate.id);
  const isOwner = found.candidate.userId === userId;
  if (!mayReadFreely({ isAdmin, isOwner, company: { hasApplicationFrom: hasApplied } })) {
    await countReading(platform, { viewer, company, clientAddress }, found.candidate.id);
  }
  return { found, company };
};
