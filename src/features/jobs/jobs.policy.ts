/** Who may see a job, and when people may apply to it. Pure. A job that someone may not see is "not found" for them. */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { AccountType, JobStatus } from '#shared/vocabulary.ts';
import { statusForCandidates } from './jobs.domain.ts';

/** The person who wants to see a job. */
export interface JobReader {
  accountType: AccountType | null;
  isAdmin: boolean;
  /** Whether the job belongs to the person's company. */
  isOwnJob: boolean;
  hasApplied: boolean;
  hasSaved: boolean;
}

interface JobState {
  status: JobStatus;
  /** False while the company is suspended. */
  isListed: boolean;
  /** Null unless an admin took it down. */
  takenDownAt: string | null;
}

interface JobAccess {
  reader: JobReader;
  job: JobState;
}

const isCandidate = ({ reader }: JobAccess): boolean => reader.accountType === 'candidate';

const SEE: Policy<JobAccess> = {
  'an admin': ({ reader }) => reader.isAdmin,
  'the company that posted it': ({ reader }) => reader.isOwnJob,
  'a candidate, while it is open': (access) => isCandidate(access) && acceptsApplications(access.job),
  'a candidate who applied to it, in any state': (access) => isCandidate(access) && access.reader.hasApplied,
  'a candidate who saved it, unless an admin took it down': (access) =>
    isCandidate(access) && access.reader.hasSaved && access.job.takenDownAt === null,
};

export const maySeeJob = (reader: JobReader, job: JobState): boolean => isAllowed(SEE, { reader, job });

export const acceptsApplications = (job: Pick<JobState, 'status' | 'isListed'>): boolean =>
  statusForCandidates(job) === 'open';
