/** Which jobs are visible without an account. Pure. `isPublicJob` in `public-jobs.db.ts` is the SQL version of the rule for `open`. */
import type { JobStatus } from '#shared/vocabulary.ts';

export interface PublicView {
  status: JobStatus;
  visibility: 'public' | 'members';
  isListed: boolean;
  takenDownAt: string | null;
  validThrough: string;
}

/** `gone`: the job is public, but closed or past its last day. `hidden`: visitors do not learn that it exists. */
export type PublicState = 'open' | 'gone' | 'hidden';

/** Returns the state of a job on an application day (`applicationDay`). */
export const publicState = (job: PublicView, day: string): PublicState => {
  if (job.visibility !== 'public' || !job.isListed || job.takenDownAt !== null || job.status === 'paused') {
    return 'hidden';
  }
  return job.status === 'closed' || job.validThrough < day ? 'gone' : 'open';
};
