/** The API call that reads a pasted job ad. Nothing is stored, and the text is not logged. */
import type { FastifyInstance } from 'fastify';
import { requireCompany } from '#features/companies/server/companies.service.ts';
import { mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { parseJobAd } from '../ad/job-ad.domain.ts';
import { jobAdContract } from '../job-ad.contract.ts';

export const mountJobAd = (app: FastifyInstance, { db, limiter }: Platform): void =>
  mountContract(app, jobAdContract, {
    readAd: async ({ viewer, body }) => {
      const company = await requireCompany(db, viewer.userId);
      await limiter.count(db, RATE_LIMITS['job-ads'], company.id);
      return parseJobAd(body.text, Date.now());
    },
  });
