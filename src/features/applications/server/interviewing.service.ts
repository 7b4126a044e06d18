/** What interviews need of applications: one that its company may interview for, held and where it has to stand. */
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { lockApplicationForUpdate } from './application-moves.db.ts';
import { findApplication } from './applications.db.ts';
import { requireRevealed } from './hidden-names.service.ts';
import { moveApplication } from './move-application.ts';

/**
 * Holds a company's own application until the transaction ends, and moves it to interviewing where it waits before that. Throws `notFound` for
 * anybody else's, `conflict` where it stands beyond or was decided, and where the person's name is hidden.
 */
export const requireInterviewing = async (
  tx: Tx,
  platform: Platform,
  applicationId: string,
  viewer: Viewer,
): Promise<{ applicationId: string; companyId: string; candidateId: string; candidateUserId: string }> => {
  await lockApplicationForUpdate(tx, applicationId);
  const row = await findApplication(tx, applicationId);
  if (row?.company.userId !== viewer.userId) throw notFound('application');
  await requireRevealed(tx, viewer, row.candidate.id);
  if (row.application.status !== 'interviewing') {
    const move = { to: 'interviewing', side: 'company', byUserId: viewer.userId, note: null } as const;
    const moved = await moveApplication(tx, platform, row, move);
    if (moved.row === null) throw new AppError('conflict', moved.refusal);
  }
  const { company, candidate } = row;
  return { applicationId, companyId: company.id, candidateId: candidate.id, candidateUserId: candidate.userId };
};
