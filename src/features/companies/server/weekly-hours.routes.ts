/**
 * API calls for interview hours. Each member can have their own. The hours of the company's first account are also the company's hours, which
 * apply to members without their own. After that user has left, owners set the company's hours.
 */
import type { FastifyInstance } from 'fastify';
import { findMembership } from '#features/auth/server/memberships.service.ts';
import { lockAccountForShare, lockMemberForShare } from '#features/auth/server/users.service.ts';
import type { Tx } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { weeklyHoursContract } from '../weekly-hours.contract.ts';
import { DEFAULT_SPANS, sortSpans } from '../weekly-hours.domain.ts';
import { findUserCompany } from './companies.db.ts';
import { requireCompany } from './companies.service.ts';
import { deleteOwnHours, findMemberHours, saveCompanyHours, saveOwnHours } from './weekly-hours.db.ts';

/** Returns true if the hours that this member sets are also the company's. */
const shouldSetCompanyHours = async (tx: Tx, { userId, memberId, membership }: Viewer): Promise<boolean> => {
  if (memberId === userId) return true;
  if (membership?.role !== 'owner') return false;
  const firstMembership = await findMembership(tx, userId);
  return firstMembership === null || firstMembership.endedAt !== null;
};

export const mountWeeklyHours = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, weeklyHoursContract, {
    getWeeklyHours: async ({ viewer }) => {
      const company = await findUserCompany(db, viewer.userId);
      if (company === null) throw notFound('company-profile');
      const hours = (await findMemberHours(db, company.id, [viewer.memberId])).get(viewer.memberId);
      return hours ?? { timeZone: null, spans: [...DEFAULT_SPANS.company] };
    },
    setWeeklyHours: ({ viewer, body }) => {
      const timeZone = canonicalTimeZone(body.timeZone);
      if (timeZone === null) throw invalidField('timeZone', 'choose-a-time-zone');
      const hours = { timeZone, spans: sortSpans(body.spans) };
      return db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const company = await requireCompany(tx, viewer.userId);
        if (await shouldSetCompanyHours(tx, viewer)) {
          await saveCompanyHours(tx, company.id, hours);
          await deleteOwnHours(tx, viewer.memberId);
        } else {
          await lockMemberForShare(tx, viewer.memberId);
          await saveOwnHours(tx, viewer.memberId, hours);
        }
        return hours;
      });
    },
  });
