/** Which candidates a company may see, and the jobs they are scored against. Throws `notFound` for other candidates. */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import type { OpenJob } from '../candidates.domain.ts';
import { type CandidateReader, maySeeCandidate } from '../candidates.policy.ts';
import { loadCandidates } from './browse.db.ts';
import { type CandidateWithUser, findCandidate } from './candidates.db.ts';

/** Ports that the app provides, because this feature must not import the features that implement them. */
export interface CandidatePorts {
  /** A company's open jobs, newest first, limited in number. With a viewer, only those that they may see. */
  listOpenJobs(db: Queryable, companyId: string, viewer?: Viewer): Promise<OpenJob[]>;
  /** An open job of the company, or null. */
  findOpenJob(db: Queryable, companyId: string, jobId: string): Promise<OpenJob | null>;
  hasAppliedToCompany(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  /** Returns which of these candidates applied to a job of the company. */
  findAppliedAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
  /** Throws `forbidden` if the candidate's name is hidden from the viewer. */
  requireFileShown(db: Queryable, viewer: Viewer, candidateId: string): Promise<void>;
  /** Called with each page of scores that is returned. A sample of them is stored as receipts. */
  sampleScores: SampleScores;
  /**
   * Finds the companies of some users, each with the versions of the jobs of `listOpenJobs` as comma-separated `id.version`, newest first.
   */
  openJobVersionsQuery(
    db: Db,
  ): (userIds: readonly string[]) => Promise<{ userId: string; companyId: string; jobs: string }[]>;
  /** Finds the pairs of these companies and candidates with a current or future hire. */
  hiredPairsQuery(
    db: Db,
  ): (
    companyIds: readonly string[],
    candidateIds: readonly string[],
  ) => Promise<{ companyId: string; candidateId: string }[]>;
  /** Whether the company has an open offer to the candidate, or a current or future hire. */
  hasOfferOrHire(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  /** Returns which of these candidates have a current or future hire with the company. */
  findHiredAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
}

/** Who requests a profile: the user, and their company if they have one. */
export interface ProfileRequester {
  userId: string | null;
  isAdmin: boolean;
  companyId: string | null;
}

/** Returns a requester for the company as a whole. It has no user, so it is never the candidate. */
const toCompanyRequester = (companyId: string): ProfileRequester => ({ userId: null, isAdmin: false, companyId });

/** Returns a candidate that a viewer may see. Throws `notFound` otherwise. Looks up applications only if access depends on them. */
export const requireVisibleTo = async (
  db: Queryable,
  ports: Pick<CandidatePorts, 'hasAppliedToCompany'>,
  { userId, isAdmin, companyId }: ProfileRequester,
  candidateId: string,
): Promise<CandidateWithUser> => {
  const row = await findCandidate(db, candidateId);
  if (row === null) throw notFound('candidate');
  const readerWith = (hasApplicationFrom: boolean): CandidateReader => ({
    isAdmin,
    isOwner: row.candidate.userId === userId,
    company: companyId === null ? null : { hasApplicationFrom },
  });
  const isVisible =
    maySeeCandidate(readerWith(false), row.candidate) ||
    (companyId !== null &&
      maySeeCandidate(readerWith(await ports.hasAppliedToCompany(db, companyId, candidateId)), row.candidate));
  if (!isVisible) throw notFound('candidate');
  return row;
};

/** Returns a candidate that a company may see. Throws `notFound` otherwise. */
export const requireVisible = (
  db: Queryable,
  ports: Pick<CandidatePorts, 'hasAppliedToCompany'>,
  companyId: string,
  candidateId: string,
): Promise<CandidateWithUser> => requireVisibleTo(db, ports, toCompanyRequester(companyId), candidateId);

/** Returns the candidates that a company may see, in the requested order, without suspended accounts. */
export const findVisibleAmong = async (
  db: Queryable,
  ports: CandidatePorts,
  companyId: string,
  candidateIds: readonly string[],
): Promise<CandidateWithUser[]> => {
  const rows = await loadCandidates(db, candidateIds);
  const applied = await ports.findAppliedAmong(db, companyId, candidateIds);
  return rows.filter(({ candidate }) => {
    const company = { hasApplicationFrom: applied.has(candidate.id) };
    return candidate.isListed && maySeeCandidate({ isAdmin: false, isOwner: false, company }, candidate);
  });
};

/** Returns the chosen job, or the company's newest open jobs. Throws `notFound` if the chosen job is not an open job of the company. */
export const loadJobsToScore = async (
  db: Queryable,
  ports: Pick<CandidatePorts, 'listOpenJobs' | 'findOpenJob'>,
  companyId: string,
  jobId: string | undefined,
  viewer?: Viewer,
): Promise<OpenJob[]> => {
  if (jobId === undefined) return ports.listOpenJobs(db, companyId, viewer);
  const job = await ports.findOpenJob(db, companyId, jobId);
  if (job === null) throw notFound('job');
  return [job];
};
