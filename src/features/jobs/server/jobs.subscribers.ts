/** Subscribes the jobs feature to domain events. */
import { noRows } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { listMemberTeams } from './hiring-team.db.ts';
import { closeCompanyJobs, setJobsListed } from './jobs.db.ts';
import { streamCompanyJobs, streamSavedJobs } from './jobs.service.ts';
import { deleteSavedJobs } from './saved-jobs.db.ts';
import { keepClosedAfterRestore } from './takedowns.db.ts';

export const jobSubscribers = [
  on('account.suspended', 'hide its jobs from lists', (tx, { userId }) => setJobsListed(tx, userId, false)),
  on('account.restored', 'show its jobs in lists again', (tx, { userId }) => setJobsListed(tx, userId, true)),
  on('account.deleting', "close the company's jobs, and delete the candidate's saved jobs", async (tx, facts) => {
    const { companyId, candidateId } = facts;
    if (companyId !== null) {
      await closeCompanyJobs(tx, companyId);
      await keepClosedAfterRestore(tx, companyId);
    }
    if (candidateId !== null) await deleteSavedJobs(tx, candidateId);
  }),
  on(
    'account.exporting',
    "add the company's jobs, the person's hiring teams, and the candidate's saved jobs",
    async (db, facts) => {
      const { companyId, candidateId } = facts;
      return {
        jobs: companyId === null ? noRows() : streamCompanyJobs(db, companyId),
        hiringTeams: await listMemberTeams(db, facts.userId),
        savedJobs: candidateId === null ? noRows() : streamSavedJobs(db, candidateId),
      };
    },
  ),
];
