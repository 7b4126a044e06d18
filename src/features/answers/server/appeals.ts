/**
 * Appeals against declines, in the caller's transaction. The candidate files one per decline. Someone other than the person who declined
 * closes it, and may reopen the application. If the company reverses the decline itself, the appeal is granted until that is undone. If the company deletes its account,
 * open appeals end, because no one could act on a reopened application.
 */

import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { lockCompanyForShare } from '#features/auth/server/memberships.service.ts';
import { DELETED_COMPANY } from '#features/companies/server/companies.service.ts';
import {
  notify,
  notifyPeople,
  publishQueueChange,
  settleNotifications,
} from '#features/notifications/server/notifications.service.ts';
import { appealDeadline } from '#features/pipeline/answer-times.domain.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationsById,
  findCorrespondents,
  listHistory,
  publishApplications,
  reopenDeclined,
} from '#features/pipeline/server/own-applications.service.ts';
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { SIDES } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import type { AppealOutcome } from '#shared/vocabulary.ts';
import { appealDueAt, statusAfterReopening } from '../answers.domain.ts';
import { type AppealFacts, appealClosedMail } from './answers.mails.ts';
import { findNewestDecline } from './answers.service.ts';
import {
  type AppealRow,
  closeAppeal,
  endOpenAppeals,
  grantOpenAppeal,
  hasOpenAppeal,
  insertAppeal,
  reopenGrantedAppeal,
  type StoredAppeal,
} from './appeals.db.ts';

/** Locks the company of an application against deletion. Throws `conflict` if it was deleted. */
const requireCompanyForShare = async (tx: Tx, { company }: ApplicationRow): Promise<void> => {
  if (!(await lockCompanyForShare(tx, company.userId))) throw new AppError('conflict', 'company-has-left');
};

/** Files an appeal against the newest decline of a locked application. Throws `conflict` if that is not possible. */
export const fileAppeal = async (tx: Tx, row: ApplicationRow, text: string): Promise<StoredAppeal> => {
  const decline = findNewestDecline(row, await listHistory(tx, row.application.id));
  if (decline === null) throw new AppError('conflict', 'not-declined');
  await requireCompanyForShare(tx, row);
  const now = new Date().toISOString();
  if (now > appealDeadline(decline.createdAt)) {
    throw new AppError('conflict', 'appeal-too-late');
  }
  const appeal = await insertAppeal(tx, {
    applicationId: row.application.id,
    declineId: decline.id,
    companyId: row.company.id,
    candidateId: row.candidate.id,
    declinedBy: decline.memberId ?? decline.byUserId,
    text,
    dueAt: appealDueAt(now),
  });
  if (appeal === null) throw new AppError('conflict', 'appealed-before');
  const about = { appealId: appeal.id, applicationId: row.application.id, jobId: row.job.id, jobTitle: row.job.title };
  const data = { ...about, userId: row.candidate.userId, name: fullName(row.person) };
  const sides = new Set([row.candidate.userId, row.company.userId]);
  const admins = (await listAdminIds(tx)).filter((userId) => !sides.has(userId));
  await notifyPeople(
    tx,
    'appeal_filed',
    admins.map((userId) => ({ userId, data })),
  );
  await notify(tx, row.company.userId, 'appeal_filed', data);
  await publishApplications(tx, [row], SIDES);
  await publishQueueChange(tx);
  return appeal;
};

/**
 * Updates the admins' queues after an appeal is closed. Marks the notification as read if the job has no other open appeal, because
 * notifications about appeals are grouped by job.
 */
const settleAppealNotifications = async (tx: Tx, { job, company }: ApplicationRow): Promise<void> => {
  await publishQueueChange(tx);
  if (await hasOpenAppeal(tx, job.id)) return;
  const readers = [...(await listAdminIds(tx)), company.userId];
  await settleNotifications(tx, readers, 'appeal_filed', { jobId: job.id });
};

/** Notifies the candidate that the appeal was closed. `shownName` replaces the company's name in the notification if its account is deleted. */
const notifyCandidate = async (
  tx: Tx,
  { env }: Platform,
  row: ApplicationRow,
  { outcome, note, shownName }: Pick<AppealFacts, 'outcome' | 'note'> & { shownName?: string },
): Promise<void> => {
  const { userId } = row.candidate;
  const { companyName } = row.company;
  const about = { applicationId: row.application.id, jobTitle: row.job.title, outcome };
  await notify(tx, userId, 'appeal_closed', { ...about, name: shownName ?? companyName });
  const reader = (await findCorrespondents(tx, [userId])).get(userId);
  if (reader === undefined || reader.email === null) return;
  const facts = { ...about, companyName, note };
  const content = appealClosedMail(facts, { ...reader, publicUrl: siteFor(env.publicUrl, 'candidate') });
  await addMail(tx, { kind: 'appeal-closed', to: reader.email, userId, content });
};

/** Grants the open appeal of an application whose company reverses its decline, and returns the application. Returns null if there is none. */
export const grantApplicationAppeal = async (
  tx: Tx,
  applicationId: string,
  byUserId: string,
): Promise<ApplicationRow | null> => {
  if (!(await grantOpenAppeal(tx, applicationId, byUserId))) return null;
  const row = await findApplication(tx, applicationId);
  if (row !== null) await settleAppealNotifications(tx, row);
  return row;
};

/** Grants the open appeal against an undone decline. Notifies the candidate, because the undo itself is silent. */
export const grantUndoneAppeal = async (
  tx: Tx,
  platform: Platform,
  applicationId: string,
  byUserId: string,
): Promise<void> => {
  const row = await grantApplicationAppeal(tx, applicationId, byUserId);
  if (row !== null) await notifyCandidate(tx, platform, row, { outcome: 'reversed', note: null });
};

/** Reopens the appeal that was granted by the reversal of a decline, because that reversal was undone. The appeal keeps its deadline. */
export const restoreAppeal = async (tx: Tx, applicationId: string, reversedAt: string): Promise<void> => {
  if (await reopenGrantedAppeal(tx, applicationId, reversedAt)) await publishQueueChange(tx);
};

/** Ends the open appeals of a company whose account is being deleted. */
export const endCompanyAppeals = async (
  tx: Tx,
  platform: Platform,
  { companyId, byUserId }: { companyId: string; byUserId: string },
): Promise<void> => {
  const rows = await findApplicationsById(tx, await endOpenAppeals(tx, companyId, byUserId));
  for (const row of rows) {
    await settleAppealNotifications(tx, row);
    await notifyCandidate(tx, platform, row, { outcome: 'ended', note: null, shownName: DELETED_COMPANY });
  }
  await publishApplications(tx, rows, ['candidate']);
};

/** Closes an appeal. `row` is the application, locked by the caller. Throws `conflict` if the appeal is already closed. */
export const decideAppeal = async (
  tx: Tx,
  platform: Platform,
  { appeal, row }: { appeal: AppealRow['appeal']; row: ApplicationRow },
  closing: { outcome: AppealOutcome; note: string | null; closedBy: string; memberId?: string },
): Promise<void> => {
  const { outcome, note, closedBy, memberId } = closing;
  if (outcome === 'reopened') await requireCompanyForShare(tx, row);
  if (!(await closeAppeal(tx, appeal.id, { outcome, note, closedBy: memberId ?? closedBy })))
    throw new AppError('conflict', 'appeal-closed');
  const { id: applicationId, declinedFrom } = row.application;
  if (outcome === 'reopened' && declinedFrom !== null) {
    await reopenDeclined(tx, applicationId, {
      to: statusAfterReopening(declinedFrom),
      byUserId: closedBy,
      memberId,
      note,
    });
    if (closedBy === row.company.userId) await storeReceipts(tx, platform, 'move', [row]);
  }
  await settleAppealNotifications(tx, row);
  await notifyCandidate(tx, platform, row, { outcome, note });
  if (closedBy !== row.company.userId) {
    const about = { applicationId, jobTitle: row.job.title, name: fullName(row.person), outcome };
    await notify(tx, row.company.userId, 'appeal_closed', about);
  }
  await publishApplications(tx, [row], SIDES);
};
