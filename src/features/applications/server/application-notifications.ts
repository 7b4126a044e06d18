/**
 * Tells the other side what happened to an application: the bell, a mail, a live event, all in the transaction of their
 * cause. Invariant: the mail about a decline waits, and an undo in that time takes it back, so that a slip of the
 * company's reaches nobody.
 */
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMail, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { siteFor } from '#shared/site-host.ts';
import { type ApplicationStatus, MAIL_CHOICES, type MutableMail } from '#shared/vocabulary.ts';
import type { Side } from '../applications.policy.ts';
import { type ApplicationRow, type Correspondent, findCorrespondent } from './applications.db.ts';
import { type ApplicationFacts, applicationMovedMail, applicationReceivedMail } from './applications.mails.ts';

const declineKey = (applicationId: string): string => `application-declined:${applicationId}`;

const holdUntil = (now: number): string => new Date(now + LIFETIMES.declineMailHoldMinutes * 60_000).toISOString();

const factsOf = (row: ApplicationRow): ApplicationFacts => ({
  applicationId: row.application.id,
  jobTitle: row.job.title,
  companyName: row.company.companyName,
  candidateName: `${row.person.firstName} ${row.person.lastName}`,
  candidateTitle: row.candidate.jobTitle,
  coverLetter: row.application.coverLetter,
});

const wants = (reader: Correspondent | null, kind: MutableMail): reader is Correspondent & { email: string } =>
  reader !== null && reader.email !== null && !reader.mutedMails.includes(kind);

/** What is published of applications. */
export type ApplicationEvent = LiveEvent<'application_updated', 'applicationId'>;

/** Says to the open tabs of both sides that an application changed. */
export const publishApplication = (tx: Tx, row: ApplicationRow, sides: readonly Side[]): Promise<void> =>
  publish<ApplicationEvent>(tx, {
    type: 'application_updated',
    to: sides.map((side) => (side === 'company' ? row.company.userId : row.candidate.userId)),
    ids: { applicationId: row.application.id },
  });

/** Tells a company that somebody applied; `reader` is who gets its mail. */
export const notifyApplied = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  reader: Correspondent,
): Promise<void> => {
  const facts = factsOf(row);
  await notify(tx, row.company.userId, 'application_received', {
    applicationId: facts.applicationId,
    jobTitle: facts.jobTitle,
    name: facts.candidateName,
  });
  if (wants(reader, MAIL_CHOICES.applicationReceived)) {
    await addMail(tx, {
      kind: MAIL_CHOICES.applicationReceived,
      to: reader.email,
      userId: reader.userId,
      content: applicationReceivedMail(facts, { ...reader, publicUrl: platform.env.publicUrl }),
    });
  }
  await publishApplication(tx, row, ['company', 'candidate']);
};

export interface MoveFacts {
  from: ApplicationStatus;
  to: ApplicationStatus;
  note: string | null;
  by: Side;
}

const mailMove = async (tx: Tx, platform: Platform, row: ApplicationRow, move: MoveFacts): Promise<void> => {
  const dedupeKey = declineKey(row.application.id);
  if (move.from === 'declined' && (await withdrawMail(tx, dedupeKey))) return;
  const reader = await findCorrespondent(tx, row.candidate.userId);
  if (!wants(reader, MAIL_CHOICES.applicationMoved)) return;
  const publicUrl = siteFor(platform.env.publicUrl, 'candidate');
  const content = applicationMovedMail(factsOf(row), move, { ...reader, publicUrl });
  if (content === null) return;
  const hold = move.to === 'declined' ? { dedupeKey, sendAfter: holdUntil(Date.now()) } : {};
  await addMail(tx, { kind: MAIL_CHOICES.applicationMoved, to: reader.email, userId: reader.userId, content, ...hold });
};

/** Tells the other side of a move. A company's moves are mailed too; a candidate's only ring the company's bell. */
export const notifyMoved = async (tx: Tx, platform: Platform, row: ApplicationRow, move: MoveFacts): Promise<void> => {
  const isByCompany = move.by === 'company';
  await notify(tx, isByCompany ? row.candidate.userId : row.company.userId, 'application_moved', {
    applicationId: row.application.id,
    jobTitle: row.job.title,
    status: move.to,
    name: isByCompany ? row.company.companyName : `${row.person.firstName} ${row.person.lastName}`,
  });
  if (isByCompany) await mailMove(tx, platform, row, move);
  await publishApplication(tx, row, ['company', 'candidate']);
};
