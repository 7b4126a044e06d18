/**
 * What a company may see of candidates, and the jobs it sees them against. Everything it may not see is not found.
 */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import type { OpenJob } from '../candidates.domain.ts';
import { type CandidateReader, maySeeCandidate } from '../candidates.policy.ts';
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
  /** Throws `forbidden` where a viewer who reads without names has not revealed this candidate. */
  requireFileShown(db: Queryable, viewer: Viewer, candidateId: string): Promise<void>;
  /** Takes note of a page with scores, for receipts. */
  sampleScores: SampleScores;
  /** Finds the companies of some users, each with the versions of the jobs of `openJobsOf`: `id.version` separated by commas, the newest first. */
  openJobVersionsQuery(
    db: Db,
  ): (userIds: readonly string[]) => Promise<{ userId: string; companyId: string; jobs: string }[]>;
  /** Of some companies and some candidates, finds who works for whom, or is about to. */
  hiredPairsQuery(
    db: Db,
  ): (
    companyIds: readonly string[],
    candidateIds: readonly string[],
  ) => Promise<{ companyId: string; candidateId: string }[]>;
  /** Which of these candidates work for the company, or are about to. */
  hiredAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
}

/** Who asks for a profile: their user, and their company where they have one. */
export interface ProfileRequester {
  userId: string | null;
  isAdmin: boolean;
  companyId: string | null;
}

/** A company without its user, who is no candidate. */
const asCompany = (companyId: string): ProfileRequester => ({ userId: null, isAdmin: false, companyId });

/** A candidate whom a viewer may see. Throws `notFound` for anyone else. Whether they applied is only asked where it decides. */
export const requireVisibleTo = async (
  db: Queryable,
  ports: Pick<CandidatePorts, 'hasApplied'>,
  { userId, isAdmin, companyId }: ProfileRequester,
  candidateId: string,
): Promise<CandidateWithUser> => {
  const found = await findCandidate(db, candidateId);
  if (found === null) throw notFound('candidate');
  const readerWho = (hasApplicationOf: boolean): CandidateReader => ({
    isAdmin,
    isOwner: found.candidate.userId === userId,
    company: companyId === null ? null : { hasApplicationOf },
  });
  const isSeen =
    maySeeCandidate(readerWho(false), found.candidate) ||
    (companyId !== null &&
      maySeeCandidate(readerWho(await ports.hasApplied(db, companyId, candidateId)), found.candidate));
  if (!isSeen) throw notFound('candidate');
  return found;
};

/** A candidate whom a company may see. Throws `notFound` for anyone else. */
export const requireVisible = (
  db: Queryable,
  ports: Pick<CandidatePorts, 'hasApplied'>,
  companyId: string,
  candidateId: string,
): Promise<CandidateWithUser> => requireVisibleTo(db, ports, asCompany(companyId), candidateId);

/** Those of a few candidates whom a company may see, in the order asked. */
export const visibleAmong = async (
  db: Queryable,
  ports: CandidatePorts,
  companyId: string,
  candidateIds: readonly string[],
): Promise<CandidateWithUser[]> => {
  const rows = await loadCandidates(db, candidateIds);
  const applied = await ports.appliedAmong(db, companyId, candidateIds);
  return rows.filter(({ candidate }) => {
    const company = { hasApplicationOf: applied.has(candidate.id) };
    return maySeeCandidate({ isAdmin: false, isOwner: false, company }, candidate);
  });
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
  if (job === null) throw notFound('job');
  return [job];
};
