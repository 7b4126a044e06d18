/** The API call for a job's funnel, for the company of the job only. */
import type { FastifyInstance } from 'fastify';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { notFound } from '#shared/errors.ts';
import { funnelContract } from '../funnel.contract.ts';
import { loadFunnel } from './funnel.db.ts';

export const mountFunnel = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, funnelContract, {
    getFunnel: async ({ params, viewer }) => {
      const company = await findUserCompany(db, viewer.userId);
      const job = company && (await findOwnJob(db, company.id, params.id));
      if (job === null) throw notFound('job');
      return loadFunnel(db, { jobId: job.id });
    },
  });
