/**
 * The API call that explains the score of a job and a candidate. The engine belongs to the matching feature, but only this feature can check who may
 * see both a job and a candidate. Invariant: anyone who may not see one of the two gets no information about the pair, not even whether it exists.
 */
import type { FastifyInstance } from 'fastify';
import { matchingContract } from '#engine/matching.contract.ts';
import {
  type CandidateRow,
  findCandidateRow,
  findUserCandidate,
  requireVisible,
} from '#features/candidates/server/candidates.service.ts';
import { explainFor, type ScoreReader } from '#features/matching/server/compatibility.service.ts';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { notFound } from '#shared/errors.ts';
import { maySeeJob } from '../jobs.policy.ts';
import { toJobPair } from './job-scores.ts';
import { requireVisibleJob } from './job-visibility.ts';
import { findJob, type JobRow } from './jobs.db.ts';
import type { JobsPorts } from './jobs.ports.ts';

interface Sides {
  job: JobRow;
  candidate: CandidateRow;
  reader: ScoreReader;
}

interface PairIds {
  jobId: string;
  candidateId: string;
}

/** Returns the job and the candidate as visible to the viewer. Throws `notFound` if the viewer may not see one of them. */
const requireSides = async (
  { db }: Platform,
  ports: JobsPorts,
  viewer: Viewer,
  { jobId, candidateId }: PairIds,
): Promise<Sides> => {
  const own = viewer.accountType === 'candidate' ? await findUserCandidate(db, viewer.userId) : null;
  if (own?.id === candidateId) {
    return { job: await requireVisibleJob(db, ports, viewer, own, jobId), candidate: own, reader: 'candidate' };
  }
  if (viewer.accountType === 'candidate' && !viewer.isAdmin) throw notFound('candidate');
  const row = await findJob(db, jobId);
  const isOwnJob = row?.companyUserId === viewer.userId;
  const reader = { ...viewer, isOwnJob, hasApplied: false, hasSaved: false };
  if (row === null || !maySeeJob(reader, row.job)) throw notFound('job');
  const candidate = viewer.isAdmin
    ? await findCandidateRow(db, candidateId)
    : (await requireVisible(db, ports, row.job.companyId, candidateId)).candidate;
  if (candidate === null) throw notFound('candidate');
  return { job: row.job, candidate, reader: isOwnJob ? 'company' : 'admin' };
};

export const mountCompatibility = (app: FastifyInstance, platform: Platform, ports: JobsPorts): void =>
  mountContract(app, matchingContract, {
    getCompatibility: async ({ viewer, query }) => {
      const ids = { jobId: query.jobId, candidateId: query.candidateId.toLowerCase() };
      const { job, candidate, reader } = await requireSides(platform, ports, viewer, ids);
      const pair = toJobPair(job, candidateSide(candidate));
      return pair === 'unscored' ? null : explainFor(pair, reader);
    },
  });
