/** Converts appeals to the form in which the viewer may see them. */

import type { Appeal } from '#features/pipeline/declines.contract.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findSide } from '#shared/sides.ts';
import type { ListedAppeal } from '../answers.contract.ts';
import { type AppealReader, mayCloseAppeal } from '../appeals.policy.ts';
import type { AppealRow, StoredAppeal } from './appeals.db.ts';

/** Returns the parts of an appeal that every viewer sees. */
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

/** Returns the viewer's relation to an appeal. */
export const toAppealReader = (row: AppealRow, { userId, memberId, isAdmin }: Viewer): AppealReader => ({
  isAdmin,
  side: findSide(userId, { company: row.company.userId, candidate: row.candidate.id }),
  hasDeclined: row.appeal.declinedBy === memberId,
});

/** Returns an appeal in a list, as the viewer sees it. */
export const toListedAppeal = (row: AppealRow, viewer: Viewer): ListedAppeal => {
  const { appeal, decline } = row;
  const isOpen = appeal.closedAt === null;
  return {
    ...toAppeal(appeal),
    jobTitle: row.jobTitle,
    companyName: row.company.companyName,
    candidate: row.candidate,
    decline: { reason: decline.reason ?? 'other', note: decline.note, at: decline.at },
    // Hidden from everyone if the candidate has opted out of scores. The stored record still contains it.
    score: row.scoreOptOut ? null : row.score,
    isOverdue: isOpen && Date.parse(appeal.dueAt) < Date.now(),
    mayClose: isOpen && mayCloseAppeal(toAppealReader(row, viewer)),
  };
};
