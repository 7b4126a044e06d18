/** The decline of an application for both sides. */
import type { Queryable } from '#server/db/database.ts';
import { appealableUntil } from '../answer-times.domain.ts';
import type { OpenedDecline } from '../declines.contract.ts';
import type { ApplicationRow, HistoryRow } from './applications.db.ts';
import { scoreAtDecline } from './declines.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

/** The decline of a declined application, from its history (oldest first). Null if it is not declined. */
export const newestDecline = ({ application }: ApplicationRow, history: readonly HistoryRow[]): HistoryRow | null =>
  application.status === 'declined' ? (history.findLast(({ toStatus }) => toStatus === 'declined') ?? null) : null;

/** The decline with the score at that time and its review. */
export const openedDecline = async (
  db: Queryable,
  { appealOfDecline }: PipelinePorts,
  row: ApplicationRow,
  history: readonly HistoryRow[],
): Promise<OpenedDecline | null> => {
  const decline = newestDecline(row, history);
  if (decline === null) return null;
  return {
    reason: decline.declineReason ?? 'other',
    note: decline.note,
    at: decline.createdAt,
    compatibility: row.candidate.scoreOptOut ? null : await scoreAtDecline(db, decline.id),
    appealUntil: appealableUntil(decline.createdAt),
    appeal: await appealOfDecline(db, decline.id),
  };
};
