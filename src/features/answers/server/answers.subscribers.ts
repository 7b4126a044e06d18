/** Reactions of the answers feature to domain events. */
import type { Appeal } from '#features/pipeline/declines.contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches, noRows } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { toAppeal } from './appeal-views.ts';
import { type AppealRow, deleteCandidateAppeals, listAppeals } from './appeals.db.ts';
import { endCompanyAppeals, grantApplicationAppeal, grantUndoneAppeal, restoreAppeal } from './appeals.ts';
import { deleteCandidateDeclineScores } from './declines.db.ts';
import { recordDeclineScores } from './record-declines.ts';

/** Streams all appeals that a candidate filed, or all appeals against a company's declines. */
async function* streamAppeals(db: Queryable, owner: Profile): AsyncGenerator<Appeal> {
  const rows = inBatches((last: AppealRow | null) =>
    listAppeals(db, owner, null, { limit: BATCH_SIZE, after: last && [last.appeal.createdAt, last.appeal.id] }),
  );
  for await (const { appeal } of rows) yield toAppeal(appeal);
}

export const answerSubscribers = [
  on(
    'application.moved',
    'store the score with its factors at the time of the decline',
    async (tx, { applications, to }) => {
      if (to === 'declined') {
        await recordDeclineScores(
          tx,
          applications.map(({ id, moveId }) => ({ applicationId: id, moveId })),
        );
      }
    },
  ),
  on('application.moved', 'grant the open review of a decline that the company reversed later', async (tx, facts) => {
    const reopened = facts.applications.filter(({ from }) => from === 'declined');
    for (const { id } of reopened) await grantApplicationAppeal(tx, id, facts.byUserId);
  }),
  on(
    'application.undone',
    'grant the open review of the decline that was undone and notify the candidate, or reopen the review that the undone reversal granted',
    async (tx, { from, to, applicationId, byUserId, movedAt }, platform) => {
      if (from === 'declined') await grantUndoneAppeal(tx, platform, applicationId, byUserId);
      if (to === 'declined') await restoreAppeal(tx, applicationId, movedAt);
    },
  ),
  on(
    'account.deleting',
    "end the open reviews of the company's declines and notify the candidates, or erase the reviews that the person requested and the scores stored with declines",
    async (tx, { candidateId, companyId, userId }, platform) => {
      if (companyId !== null) await endCompanyAppeals(tx, platform, { companyId, byUserId: userId });
      if (candidateId === null) return;
      await deleteCandidateAppeals(tx, candidateId);
      await deleteCandidateDeclineScores(tx, candidateId);
    },
  ),
  on('account.exporting', 'add the reviews of declines', async (db, facts) => {
    const [profile] = accountProfiles(facts);
    return { appeals: profile ? streamAppeals(db, profile) : noRows() };
  }),
];
