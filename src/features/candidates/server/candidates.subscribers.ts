/** Reactions of candidates to domain events. */
import type { Queryable } from '#server/db/database.ts';
import { noRows } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { findUserCandidate, setCandidateListed } from './candidates.db.ts';
import { eraseCandidate, streamShortlist } from './candidates.service.ts';
import { deleteResumeFile, findResumeFacts } from './resume-files.db.ts';
import { deleteShortlist } from './shortlists.db.ts';

async function* streamShortlistEntries(db: Queryable, companyId: string) {
  for await (const { entry, candidate, user } of streamShortlist(db, companyId)) {
    const { notes, createdAt } = entry;
    yield { candidateId: candidate.id, jobTitle: candidate.jobTitle, user, notes, createdAt };
  }
}

export const candidateSubscribers = [
  on('account.suspended', 'hide its profile from lists', (tx, { userId }) => setCandidateListed(tx, userId, false)),
  on('account.restored', 'show its profile in lists again', (tx, { userId }) => setCandidateListed(tx, userId, true)),
  on('account.deleting', 'erase its shortlist, its profile and the résumé', async (tx, facts) => {
    const { userId, companyId, candidateId } = facts;
    if (companyId !== null) await deleteShortlist(tx, companyId);
    if (candidateId !== null) await eraseCandidate(tx, userId);
    await deleteResumeFile(tx, userId);
  }),
  on('account.exporting', "add the profile, the résumé's metadata and the shortlist", async (db, facts) => {
    const { userId, companyId } = facts;
    return {
      candidate: await findUserCandidate(db, userId),
      resume: await findResumeFacts(db, userId),
      shortlist: companyId === null ? noRows() : streamShortlistEntries(db, companyId),
    };
  }),
];
