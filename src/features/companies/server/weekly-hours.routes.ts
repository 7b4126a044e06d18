/** API calls for a company's interview hours. Each company reads and sets its own. */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { knownTimeZone } from '#shared/zone-clock.ts';
import { weeklyHoursContract } from '../weekly-hours.contract.ts';
import { DEFAULT_SPANS, orderedSpans } from '../weekly-hours.domain.ts';
import { companyOf } from './companies.db.ts';
import { requireCompany } from './companies.service.ts';
import { hoursOf, saveHours } from './weekly-hours.db.ts';

export const mountWeeklyHours = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, weeklyHoursContract, {
    getWeeklyHours: async ({ viewer }) => {
      const company = await companyOf(db, viewer.userId);
      if (company === null) throw notFound('company-profile');
      return (await hoursOf(db, company.id)) ?? { timeZone: null, spans: [...DEFAULT_SPANS.company] };
    },
    setWeeklyHours: ({ viewer, body }) => {
      const timeZone = knownTimeZone(body.timeZone);
      if (timeZone === null) throw invalidField('timeZone', 'choose-a-time-zone');
      const hours = { timeZone, spans: orderedSpans(body.spans) };
      return db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const company = await requireCompany(tx, viewer.userId);
        await saveHours(tx, company.id, hours);
        return hours;
      });
    },
  });
