/**
 * API calls for saved jobs. Each candidate has a separate list. A job that the candidate may not see cannot be saved. A saved job stays in the list
 * and remains visible when it is paused or closed.
 */
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findUserCandidate, requireCandidate } from '#features/candidates/server/candidates.service.ts';
import { toPage } from '#server/http/lists.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import type { jobsContract } from '../jobs.contract.ts';
import { loadScoredJobs } from './job-lists.ts';
import { toReader } from './job-reader.ts';
import { requireVisibleJob } from './job-visibility.ts';
import type { JobListPorts } from './jobs.ports.ts';
import { countSaved, deleteSaved, insertSaved, listSaved } from './saved-jobs.db.ts';

type SavedJobs = Pick<Handlers<typeof jobsContract>, 'listSavedJobs' | 'saveJob' | 'unsaveJob'>;

export const savedJobHandlers = ({ db }: Platform, ports: JobListPorts): SavedJobs => ({
  listSavedJobs: async ({ viewer, query, page }) => {
    const { limit, after } = page;
    const candidate = await findUserCandidate(page.db, viewer.userId);
    if (candidate === null) return { items: [], next: null, total: 0 };
    const rows = await listSaved(page.db, candidate.id, { limit: limit + 1, after });
    const { items, next } = toPage(rows, limit, ({ savedAt, jobId }): [string, string] => [savedAt, jobId]);
    const saveTimes = new Map(items.map((row) => [row.jobId, row.savedAt]));
    const jobs = await loadScoredJobs(
      { db: page.db, ports },
      [...saveTimes.keys()],
      toReader(candidate),
      query.explain === 'true',
    );
    return {
      // A job that the candidate removes from the list during this read is still returned as saved.
      items: jobs.map((job) => ({ ...job, isSaved: true, savedAt: saveTimes.get(job.id) ?? job.createdAt })),
      next,
      total: await countSaved(page.db, candidate.id),
    };
  },

  saveJob: ({ viewer, params }) =>
    db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const candidate = await requireCandidate(tx, viewer.userId);
      await requireVisibleJob(tx, ports, viewer, candidate, params.jobId);
      await insertSaved(tx, candidate.id, params.jobId);
      return null;
    }),

  // The job is not checked, so that a repeated call succeeds, even for a job that the candidate may no longer see.
  unsaveJob: async ({ viewer, params }) => {
    const candidate = await requireCandidate(db, viewer.userId);
    await deleteSaved(db, candidate.id, params.jobId);
    return null;
  },
});
