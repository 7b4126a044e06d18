/** Who may read a job without an account. Pure. `isPublicJob` in `public-jobs.db.ts` is the rule for `open` in SQL. */
import type { JobStatus } from '#shared/vocabulary.ts';

export interface PublicView {
  status: JobStatus;
  visibility: 'public' | 'members';
  isListed: boolean;
  takenDownAt: string | null;
  validThrough: string;
}

/** `gone`: the job is public, and closed or past its last day. `hidden`: visitors do not learn that it exists. */
export type PublicState = 'open' | 'gone' | 'hidden';

/** Returns the state of a job on an application day (`applicationDay`). */
export const publicState = (job: PublicView, day: string): PublicState => {
  if (job.visibility !== 'public' || !job.isListed || job.takenDownAt !== null || job.status === 'paused') {
    return 'hidden';
  }
  return job.status === 'closed' || job.validThrough < day ? 'gone' : 'open';
};
