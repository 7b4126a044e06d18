/** Declines for other features. Lower features read declines through the port. Also records declines made outside the API. */
import { hasCompanyLeft } from '#features/companies/server/companies.service.ts';
import { appealDeadline } from '#features/pipeline/answer-times.domain.ts';
import type { ApplicationRow, HistoryRow, PipelinePorts } from '#features/pipeline/server/own-applications.service.ts';
import { toAppeal } from './appeal-views.ts';
import { findDeclineAppeal } from './appeals.db.ts';
import { findScoreAtDecline } from './declines.db.ts';

export { recordDeclineScores } from './record-declines.ts';

/**
 * Returns the decline of a declined application from its history (oldest first). Null if it is not declined. Undoing the reversal of a decline
 * restores that decline, so the entry of the undo does not count.
 */
export const findNewestDecline = (
  { application }: ApplicationRow,
  history: readonly HistoryRow[],
): HistoryRow | null =>
  application.status === 'declined'
    ? (history.findLast(({ toStatus, undoesId }) => toStatus === 'declined' && undoesId === null) ?? null)
    : null;

/** Returns the decline with the score at that time and its appeal. */
const describeDecline: PipelinePorts['describeDecline'] = async (db, row, history) => {
  const decline = findNewestDecline(row, history);
  if (decline === null) return null;
  const appeal = await findDeclineAppeal(db, decline.id);
  const isDeleted = await hasCompanyLeft(db, row.company);
  return {
    reason: decline.declineReason ?? 'other',
    note: decline.note,
    at: decline.createdAt,
    compatibility: row.candidate.scoreOptOut ? null : await findScoreAtDecline(db, decline.id),
    appealUntil: isDeleted ? null : appealDeadline(decline.createdAt),
    // A member makes every other decline.
    ...(isDeleted && decline.memberId === null ? { isByDeletion: true } : {}),
    appeal: appeal && toAppeal(appeal),
  };
};

export const answerPorts = { describeDecline };
