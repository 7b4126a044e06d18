/**
 * What becomes of applications when an account ends, in the transaction of that: undecided ones end the way their side would
 * end them, the other side is told, and what the person wrote or was called is erased. And what one may take along before.
 */
import { forgetName } from '#features/notifications/server/notifications.service.ts';
import { eraseReceiptsOfCandidate } from '#features/scores/server/receipts.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { eraseFailedMailsWith } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import type { Side } from '#shared/sides.ts';
import type { HistoryEntry } from '../applications.contract.ts';
import type { Appeal } from '../declines.contract.ts';
import { type DeletedProfile, eraseWordsOf, listRelated } from './account-deletion.db.ts';
import { toAppeal } from './appeal-views.ts';
import { type AppealRow, eraseDeclinesOf, listAppeals } from './appeals.db.ts';
import { toHistory } from './application-views.ts';
import {
  type ApplicationRow,
  listCandidateApplications,
  listCompanyApplications,
  listHistories,
} from './applications.db.ts';
import { deleteCriteriaOf } from './criteria.db.ts';
import { DECLINED_BY_COMPANY, endAll } from './end-applications.ts';
import { deleteReveals } from './name-reveals.db.ts';
import { deleteSavedViewsOf } from './saved-views.db.ts';

export { ratingsOfCompany as criteriaOf } from './criteria.db.ts';
export { listReveals as revealsOf } from './name-reveals.db.ts';
export { listSavedViews as savedViewsOf } from './saved-views.db.ts';

/** Ends what an account has open, and erases what the applications and their notifications tell of it. `name` is what stays. */
export const deleteAccountFromApplications = async (
  tx: Tx,
  platform: Platform,
  deleted: DeletedProfile,
  { userId, name }: { userId: string; name: string },
): Promise<void> => {
  const end = 'candidateId' in deleted ? ({ to: 'withdrawn', side: 'candidate' } as const) : DECLINED_BY_COMPANY;
  await endAll(tx, platform, deleted, { ...end, byUserId: userId, note: null, reason: 'other', isFinal: true });
  if ('candidateId' in deleted) {
    await eraseWordsOf(tx, deleted.candidateId);
    await eraseDeclinesOf(tx, deleted.candidateId);
  }
  if ('companyId' in deleted) {
    await deleteSavedViewsOf(tx, deleted.companyId);
    await deleteCriteriaOf(tx, deleted.companyId);
  }
  await deleteReveals(tx, deleted);
  const ties = await listRelated(tx, deleted);
  if ('candidateId' in deleted) {
    await eraseReceiptsOfCandidate(tx, platform, deleted.candidateId, ties.applicationIds);
  }
  await eraseFailedMailsWith(tx, ties.applicationIds);
  await forgetName(tx, ties.userIds, { field: 'applicationId', values: ties.applicationIds }, name);
};

/** An application with its moves. */
export interface ApplicationStory {
  row: ApplicationRow;
  history: HistoryEntry[];
}

type List = (db: Queryable, page: { limit: number; after: [string, string] | null }) => Promise<ApplicationRow[]>;

const storiesOf = (db: Queryable, reader: Side, list: List): AsyncGenerator<ApplicationStory> =>
  inBatches(async (last: ApplicationStory | null) => {
    const after = last && ([last.row.application.createdAt, last.row.application.id] satisfies [string, string]);
    const rows = await list(db, { limit: BATCH, after });
    const ids = rows.map(({ application }) => application.id);
    const moves = ids.length === 0 ? [] : await listHistories(db, ids);
    const byId = Map.groupBy(moves, (move) => move.applicationId);
    return rows.map((row) => ({ row, history: toHistory(row, byId.get(row.application.id) ?? [], reader) }));
  });

/** All applications of a candidate with their moves, from the newest to the oldest. */
export const applicationsOfCandidate = (db: Queryable, candidateId: string): AsyncGenerator<ApplicationStory> =>
  storiesOf(db, 'candidate', (within, page) => listCandidateApplications(within, candidateId, page));

/** All applications to a company's jobs with their moves, from the newest to the oldest. */
export const applicationsToCompany = (db: Queryable, companyId: string): AsyncGenerator<ApplicationStory> =>
  storiesOf(db, 'company', (within, page) =>
    listCompanyApplications(
      within,
      { companyId, jobId: null, status: null, words: [] },
      { ...page, time: 'createdAt' },
    ),
  );

/** All reviews that a candidate asked for, or of a company's declines, from the newest to the oldest. */
export async function* appealsOf(db: Queryable, whose: DeletedProfile): AsyncGenerator<Appeal> {
  const rows = inBatches((last: AppealRow | null) =>
    listAppeals(db, whose, null, { limit: BATCH, after: last && [last.appeal.createdAt, last.appeal.id] }),
  );
  for await (const { appeal } of rows) yield toAppeal(appeal);
}
