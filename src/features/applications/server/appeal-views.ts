/** Reviews of declines as their readers see them, and a decline as both sides of its application do. */
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { sideOf } from '#shared/sides.ts';
import type { ListedAppeal } from '../answers.contract.ts';
import { appealableUntil } from '../answers.domain.ts';
import { type AppealReader, mayCloseAppeal } from '../appeals.policy.ts';
import type { Appeal, OpenedDecline } from '../declines.contract.ts';
import { type AppealRow, appealOfDecline, type StoredAppeal } from './appeals.db.ts';
import type { ApplicationRow, HistoryRow } from './applications.db.ts';
import { scoreAtDecline } from './declines.db.ts';

/** A review as everybody sees it who may. */
export const toAppeal = (appeal: StoredAppeal): Appeal => ({
  id: appeal.id,
  applicationId: appeal.applicationId,
  text: appeal.text,
  createdAt: appeal.createdAt,
  dueAt: appeal.dueAt,
  outcome: appeal.outcome,
  note: appeal.note,
  closedAt: appeal.closedAt,
});

/** What somebody has to do with a review. */
export const appealReaderOf = (row: AppealRow, { userId, isAdmin }: Viewer): AppealReader => ({
  isAdmin,
  side: sideOf(userId, { company: row.company.userId, candidate: row.candidate.id }),
  hasDeclined: row.appeal.declinedBy === userId,
});

/** A review in a list, for one reader. */
export const toListedAppeal = (row: AppealRow, viewer: Viewer): ListedAppeal => {
  const { appeal, decline } = row;
  const isOpen = appeal.closedAt === null;
  return {
    ...toAppeal(appeal),
    jobTitle: row.jobTitle,
    companyName: row.company.companyName,
    candidate: row.candidate,
    decline: { reason: decline.reason ?? 'other', note: decline.note, at: decline.at },
    // A score that is switched off is in the record alone.
    score: row.scoreOptOut ? null : row.score,
    isOverdue: isOpen && Date.parse(appeal.dueAt) < Date.now(),
    mayClose: isOpen && mayCloseAppeal(appealReaderOf(row, viewer)),
  };
};

/** The decline of an application that is declined, by its history from the oldest; null where it is not. */
export const newestDecline = ({ application }: ApplicationRow, history: readonly HistoryRow[]): HistoryRow | null =>
  application.status === 'declined' ? (history.findLast(({ toStatus }) => toStatus === 'declined') ?? null) : null;

/** The same with what was known then and the review of it. */
export const openedDecline = async (
  db: Queryable,
  row: ApplicationRow,
  history: readonly HistoryRow[],
): Promise<OpenedDecline | null> => {
  const decline = newestDecline(row, history);
  if (decline === null) return null;
  const appeal = await appealOfDecline(db, decline.id);
  return {
    reason: decline.declineReason ?? 'other',
    note: decline.note,
    at: decline.createdAt,
    compatibility: row.candidate.scoreOptOut ? null : await scoreAtDecline(db, decline.id),
    appealUntil: appealableUntil(decline.createdAt),
    appeal: appeal && toAppeal(appeal),
  };
};
