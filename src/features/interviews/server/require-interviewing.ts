/** Locks an application for an interview and brings it to the right stage. */

import { requireRevealed } from '#features/blind-review/server/hidden-names.service.ts';
import { lockOwnSideForUpdate, moveApplication } from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';

/**
 * Locks an application of the company for the transaction, and moves it to interviewing if it is at an earlier stage. Throws `notFound` for other
 * companies, and `conflict` if it is at a later stage or decided, or if the person's name is hidden.
 */
export const requireInterviewing = async (
  tx: Tx,
  platform: Platform,
  applicationId: string,
  viewer: Viewer,
): Promise<{ applicationId: string; companyId: string; candidateId: string; candidateUserId: string }> => {
  const { row, side } = await lockOwnSideForUpdate(tx, applicationId, viewer);
  if (side !== 'company') throw notFound('application');
  await requireRevealed(tx, viewer, row.candidate.id);
  if (row.application.status !== 'interviewing') {
    const move = { to: 'interviewing', side: 'company', byUserId: viewer.userId, note: null } as const;
    const result = await moveApplication(tx, platform, row, move);
    if (result.row === null) throw new AppError('conflict', result.refusal);
  }
  const { company, candidate } = row;
  return { applicationId, companyId: company.id, candidateId: candidate.id, candidateUserId: candidate.userId };
};
