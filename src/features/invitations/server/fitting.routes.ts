/**
 * Counts the people who fit jobs, using the score index. Invariant: the people counted for a job are the first ones in its list of matches with the
 * default filters.
 */
import type { FastifyInstance } from 'fastify';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { MAX_COUNTED } from '#features/jobs/job-market.domain.ts';
import { findOwnJobs, type JobRow } from '#features/jobs/server/jobs.service.ts';
import { ALL_CANDIDATES, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import { toScoreBound } from '#features/matching/server/ranked-page.service.ts';
import { listJobApplicants } from '#features/pipeline/server/applications.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { type Fitting, fittingContract } from '../fitting.contract.ts';

/** Searches for one person more than the counting limit, to find out whether there are more. */
const countMatches = async (matches: MatchIndex, job: JobRow, applicants: readonly string[]): Promise<Fitting> => {
  const { found } = await matches.candidates({
    jobs: [jobBytes(job)],
    filter: { ...ALL_CANDIDATES, includesHired: false, except: applicants },
    after: null,
    limit: MAX_COUNTED + 1,
    above: toScoreBound(GOOD_SCORE),
  });
  return { jobId: job.id, fitting: Math.min(found.length, MAX_COUNTED), isMore: found.length > MAX_COUNTED };
};

export const mountFitting = (app: FastifyInstance, { db }: Platform, matches: MatchIndex): void =>
  mountContract(app, fittingContract, {
    countFitting: async ({ viewer, query }) => {
      const company = await findUserCompany(db, viewer.userId);
      if (company === null) return [];
      const jobs = await findOwnJobs(db, company.id, query.ids.split(','));
      const applicants = await listJobApplicants(
        db,
        jobs.map(({ id }) => id),
      );
      const idsByJob = Map.groupBy(applicants, ({ jobId }) => jobId);
      // Started together, so that the searches share one read of the change feed.
      return Promise.all(
        jobs.map((job) => {
          const ids = (idsByJob.get(job.id) ?? []).map(({ candidateId }) => candidateId);
          return countMatches(matches, job, ids);
        }),
      );
    },
  });
