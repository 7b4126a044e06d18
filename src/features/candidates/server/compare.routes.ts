/** Comparing a few candidates against the same job. Candidates that the company may not see are omitted. */
import { requireCompany } from '#features/companies/server/companies.service.ts';
import { createScoringPair } from '#features/matching/server/compatibility.service.ts';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import type { candidatesContract } from '../candidates.contract.ts';
import { findBestJointFit } from '../candidates.domain.ts';
import { prepareJobs } from './candidate-scores.ts';
import { toComparedCandidate } from './candidate-views.ts';
import { type CandidatePorts, findVisibleAmong, loadJobsToScore } from './candidate-visibility.ts';
import { countReadings } from './reading-budget.ts';
import { findShortlistedAmong } from './shortlists.db.ts';

/** Without a chosen job, uses the open job that fits all candidates best. */
export const compareCandidates =
  (platform: Platform, ports: CandidatePorts): Handlers<typeof candidatesContract>['compareCandidates'] =>
  async ({ viewer, query, request }) => {
    const { db } = platform;
    const company = await requireCompany(db, viewer.userId);
    const ids = [...new Set(query.ids.toLowerCase().split(','))];
    const jobs = prepareJobs(await loadJobsToScore(db, ports, company.id, query.jobId));
    const rows = await findVisibleAmong(db, ports, company.id, ids);
    const reader = { viewer, company, clientAddress: request.ip };
    await countReadings(
      platform,
      ports,
      reader,
      rows.map(({ candidate }) => candidate.id),
    );
    const sides = rows.map(({ candidate }) => candidateSide(candidate));
    const scored = sides.filter((side) => side !== null);
    const job = findBestJointFit(jobs, scored);
    const shortlisted = await findShortlistedAmong(db, company.id, ids);
    return rows.map((row, index) => {
      const pair = job && createScoringPair(job, sides[index] ?? null);
      return toComparedCandidate(row, pair, shortlisted.get(row.candidate.id), query.explain === 'true');
    });
  };
