/**
 * How many people's full profiles a company may read in a day, less where nobody verified it, so that no account copies the market.
 * A profile counts once a day; people who applied to the company, and comparing, are free. Whoever uses it up is shown to the admins.
 */
import { listAdminIds } from '#features/auth/server/auth.service.ts';
import type { CompanyRow } from '#features/companies/server/companies.service.ts';
import { notifyEach } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import type { Platform } from '#server/platform.ts';
import { LIMITS } from '#shared/limits.ts';

const DAY = 24 * 60 * 60;
const UNVERIFIED: RateLimit = { name: 'profiles', hits: LIMITS.profilesPerDay.unverified, windowSeconds: DAY };
/** The same counter: who is verified in the middle of the day goes on from where they were. */
const VERIFIED: RateLimit = { ...UNVERIFIED, hits: LIMITS.profilesPerDay.verified };

/** Who reads, and from where. */
export interface Reader {
  viewer: Viewer;
  company: CompanyRow;
  clientAddress: string;
}

const tellAdmins = ({ db }: Platform, { viewer, company, clientAddress }: Reader, count: number): Promise<void> =>
  db.transaction(async (tx) => {
    const name = company.companyName;
    const data = { name, userId: viewer.userId, count };
    const admins = await listAdminIds(tx);
    await notifyEach(
      tx,
      'profiles_read_up',
      admins.map((userId) => ({ userId, data })),
    );
    await recordAudit(tx, {
      actor: { id: viewer.userId, email: viewer.email },
      action: 'company.profiles-read-up',
      target: name,
      detail: { count },
      clientAddress,
    });
  });

/** Counts that a company reads a profile. Throws `tooMany` where it has read all it may for now. */
export const countReading = async (platform: Platform, reader: Reader, candidateId: string): Promise<void> => {
  const { db, limiter } = platform;
  const limit = reader.company.verifiedAt === null ? UNVERIFIED : VERIFIED;
  const counted = await limiter.countDistinct(db, limit, reader.company.id, candidateId);
  if (counted === 'last') await tellAdmins(platform, reader, limit.hits);
};
