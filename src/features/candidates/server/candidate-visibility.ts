/**
 * What a company may see of candidates, and the jobs it sees them against. Everything it may not see is not found.
 */
import type { Queryable } from '#server/db/database.ts';
import { notFound } from '#shared/errors.ts';
import { isVetted, type OpenJob } from '../candidates.domain.ts';
import { loadCandidates } from './browse.db.ts';
import { type CandidateWithUser, findCandidate } from './candidates.db.ts';

/** What candidates need of the features above them. */
export interface CandidatePorts {
  /** The company's open jobs, newest first, of bounded number. */
  openJobsOf(db: Queryable, companyId: string): Promise<OpenJob[]>;
  /** One open job of the company; null for anything else. */
  openJobOf(db: Queryable, companyId: string, jobId: string): Promise<OpenJob | null>;
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  /** Which of these candidates applied to any job of the company. */
  appliedAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
}

/** A candidate whom a company may see: vetted, or one who applied to it. Throws `notFound` for anyone else. */
export const requireVisible = async (
  db: Queryable,
  ports: Pick<CandidatePorts, 'hasApplied'>,
  companyId: string,
  candidateId: string,
): Promise<CandidateWithUser> => {
  const found = await findCandidate(db, candidateId);
  if (found === null) throw notFound('Candidate');
  if (isVetted(found.candidate) || (await ports.hasApplied(db, companyId, candidateId))) return found;
  throw notFound('Candidate');
};

/** Those of a few candidates whom a company may see, in the order asked. */
export const visibleAmong = async (
  db: Queryable,
  ports: CandidatePorts,
  companyId: string,
  candidateIds: readonly string[],
): Promise<CandidateWithUser[]> => {
  const rows = await loadCandidates(db, candidateIds);
  const applied = await ports.appliedAmong(db, companyId, candidateIds);
  return rows.filter(({ candidate }) => isVetted(candidate) || applied.has(candidate.id));
};

/** The job that was chosen, or all open jobs of the company. Throws `notFound` where the chosen one is no open job of it. */
export const jobsToScore = async (
  db: Queryable,
  ports: CandidatePorts,
  companyId: string,
  jobId: string | undefined,
): Promise<OpenJob[]> => {
  if (jobId === undefined) return ports.openJobsOf(db, companyId);
  const job = await ports.openJobOf(db, companyId, jobId);
  if (job === null) throw notFound('Job');
  return [job];
};
