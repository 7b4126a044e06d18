/**
 * Notifies the other party of changes to an application through a notification, an email and a live event, all
 * in the transaction of the change. Invariant: the email about a move is held during the undo period, and an
 * undo cancels the email and removes the notification.
 */
import { listNotifiedMembers } from '#features/jobs/server/hiring-team.service.ts';
import { notify, notifyEach, notifyPeople } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Correspondent, DomainEvents } from '#server/events/domain-events.ts';
import { emit } from '#server/events/emit.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMails, type NewMail, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { fullName } from '#shared/full-name.ts';
import { SIDES, type Side } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import { type ApplicationStatus, type DeclineReason, MAIL_CHOICES, type OptionalMail } from '#shared/vocabulary.ts';
import { undoDeadline } from '../applications.domain.ts';
import type { ApplicationRow } from './applications.db.ts';
import { type ApplicationFacts, applicationMovedMail, applicationReceivedMail } from './applications.mails.ts';
import { findCorrespondents } from './correspondents.db.ts';

/** Returns the dedupe key of the email about a move. Pass `userId` if several people receive the email. */
export const moveMailKey = (moveId: string, userId?: string): string =>
  ['application-move', moveId, ...(userId === undefined ? [] : [userId])].join(':');

/** Returns the id of the move that an email with this key is about, or null for other emails. */
export const parseMoveMailKey = (dedupeKey: string): string | null =>
  /^application-move:([\da-f-]{36})(?::|$)/.exec(dedupeKey)?.[1] ?? null;

/** Returns the data of an application for its emails. */
export const toApplicationFacts = (row: ApplicationRow): ApplicationFacts => ({
  applicationId: row.application.id,
  jobTitle: row.job.title,
  companyName: row.company.companyName,
  candidateName: fullName(row.person),
  candidateTitle: row.candidate.jobTitle,
  coverLetter: row.application.coverLetter,
});

const wantsMail = (
  reader: Correspondent | undefined,
  kind: OptionalMail,
): reader is Correspondent & { email: string } =>
  reader !== undefined && reader.email !== null && !reader.mutedMails.includes(kind);

export type ApplicationEvent = LiveEvent<'application_updated', 'applicationId'>;

/** Sends a live event about changed applications to the open tabs of the company, the candidate or both. */
export const publishApplications = (tx: Tx, rows: readonly ApplicationRow[], sides: readonly Side[]): Promise<void> =>
  publish<ApplicationEvent>(
    tx,
    ...rows.map((row) => ({
      type: 'application_updated' as const,
      to: sides.map((side) => (side === 'company' ? row.company.userId : row.candidate.userId)),
      ids: { applicationId: row.application.id },
    })),
  );

/** Builds the emails about a new application, with the candidate's name, for recipients in the company who have not muted them. */
export const buildSubmittedMails = (
  facts: DomainEvents['application.submitted'],
  { env }: Pick<Platform, 'env'>,
): { mail: NewMail & { userId: string }; hideNames: boolean }[] => {
  const kind = MAIL_CHOICES.applicationReceived.kind;
  return facts.recipients.flatMap((reader) => {
    if (!wantsMail(reader, kind)) return [];
    const content = applicationReceivedMail(facts, { ...reader, publicUrl: env.publicUrl });
    return [{ mail: { kind, to: reader.email, userId: reader.userId, content }, hideNames: reader.hideNames }];
  });
};

/** Notifies a company and the job's hiring team of an application. A subscriber to the emitted event emails the `recipients`. */
export const notifySubmitted = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  recipients: readonly Correspondent[],
): Promise<void> => {
  const facts = toApplicationFacts(row);
  const { applicationId, jobTitle, candidateName: name } = facts;
  const jobId = row.job.id;
  const received = { applicationId, jobId, jobTitle, name };
  await notify(tx, row.company.userId, 'application_received', received);
  const team = await listNotifiedMembers(tx, jobId);
  await notifyPeople(
    tx,
    'application_received',
    team.map((userId) => ({ userId, data: received })),
  );
  await publishApplications(tx, [row], SIDES);
  const { id: candidateId, userId: candidateUserId } = row.candidate;
  await emit(tx, platform, 'application.submitted', {
    ...facts,
    jobId,
    recipients,
    companyUserId: row.company.userId,
    candidateId,
    candidateUserId,
  });
};

export interface MoveFacts {
  to: ApplicationStatus;
  note: string | null;
  /** The reason for a decline. */
  reason: DeclineReason | null;
  by: Side;
  byUserId: string;
  /** Whether the move cannot be undone, because the account of the side that made it is being deleted. */
  isFinal?: boolean;
}

/** An application after its move, its previous status, and the id of the history entry. */
export interface MovedApplication {
  row: ApplicationRow;
  from: ApplicationStatus;
  moveId: string;
  /** Set for a late undo of this decline. If the email about the decline is still held, neither email is sent. */
  declineId?: string | null;
}

/** Cancels the held emails about undone declines. Returns the moves that still need an email. */
const cancelUndoneDeclineMails = async (tx: Tx, rows: readonly MovedApplication[]): Promise<MovedApplication[]> => {
  const remaining: MovedApplication[] = [];
  for (const row of rows) {
    const isWithdrawn = Boolean(row.declineId) && (await withdrawMail(tx, moveMailKey(row.declineId ?? '')));
    if (!isWithdrawn) remaining.push(row);
  }
  return remaining;
};

const mailMoves = async (
  tx: Tx,
  platform: Platform,
  rows: readonly MovedApplication[],
  move: MoveFacts,
): Promise<void> => {
  const toMail = await cancelUndoneDeclineMails(tx, rows);
  if (toMail.length === 0) return;
  const candidateUserIds = toMail.map(({ row }) => row.candidate.userId);
  const readers = await findCorrespondents(tx, candidateUserIds);
  const publicUrl = siteFor(platform.env.publicUrl, 'candidate');
  const kind = MAIL_CHOICES.applicationMoved.kind;
  const mails = toMail.flatMap(({ row, from, moveId }): NewMail[] => {
    const reader = readers.get(row.candidate.userId);
    if (!wantsMail(reader, kind)) return [];
    const content = applicationMovedMail(toApplicationFacts(row), { ...move, from }, { ...reader, publicUrl });
    if (content === null) return [];
    const sendAfter = undoDeadline(row.application.statusChangedAt);
    return [{ kind, to: reader.email, userId: reader.userId, content, dedupeKey: moveMailKey(moveId), sendAfter }];
  });
  await addMails(tx, mails);
};

/** Notifies the other parties of moves and emits the event. Candidates receive a notification and an email, companies only a notification. */
export const notifyMoved = async (
  tx: Tx,
  platform: Platform,
  movedRows: readonly MovedApplication[],
  move: MoveFacts,
): Promise<void> => {
  const isByCompany = move.by === 'company';
  const notifications = movedRows.map(({ row }) => ({
    userId: isByCompany ? row.candidate.userId : row.company.userId,
    data: {
      applicationId: row.application.id,
      jobTitle: row.job.title,
      status: isByCompany && move.isFinal ? ('companyDeleted' as const) : move.to,
      name: isByCompany ? row.company.companyName : fullName(row.person),
    },
  }));
  await notifyEach(tx, 'application_moved', notifications);
  if (isByCompany) await mailMoves(tx, platform, movedRows, move);
  const rows = movedRows.map(({ row }) => row);
  await publishApplications(tx, rows, SIDES);
  const applications = movedRows.map(({ row, from, moveId }) => ({ id: row.application.id, from, moveId }));
  await emit(tx, platform, 'application.moved', {
    applications,
    to: move.to,
    by: move.by,
    byUserId: move.byUserId,
    isFinal: move.isFinal ?? false,
  });
};
