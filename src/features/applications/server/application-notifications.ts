/**
 * Tells the other side what happened to an application: the bell, a mail, a live event, all in the transaction of their
 * cause. Invariant: the mail about a decline waits, and an undo in that time takes it back, so that a slip of the
 * company's reaches nobody.
 */
import { notify, notifyEach } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMail, addMails, type NewMail, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { siteFor } from '#shared/site-host.ts';
import { type ApplicationStatus, MAIL_CHOICES, type MutableMail } from '#shared/vocabulary.ts';
import type { Side } from '../applications.policy.ts';
import { type ApplicationRow, type Correspondent, findCorrespondents } from './applications.db.ts';
import { type ApplicationFacts, applicationMovedMail, applicationReceivedMail } from './applications.mails.ts';
import type { ApplicationPlatform } from './applications.ports.ts';

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

const wants = (reader: Correspondent | undefined, kind: MutableMail): reader is Correspondent & { email: string } =>
  reader !== undefined && reader.email !== null && !reader.mutedMails.includes(kind);

/** What is published of applications. */
export type ApplicationEvent = LiveEvent<'application_updated', 'applicationId'>;

/** Says to the open tabs of these sides that applications changed. */
export const publishApplications = (tx: Tx, rows: readonly ApplicationRow[], sides: readonly Side[]): Promise<void> =>
  publish<ApplicationEvent>(
    tx,
    ...rows.map((row) => ({
      type: 'application_updated' as const,
      to: sides.map((side) => (side === 'company' ? row.company.userId : row.candidate.userId)),
      ids: { applicationId: row.application.id },
    })),
  );

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
  await publishApplications(tx, [row], ['company', 'candidate']);
};

/** A move that was made, of one application or of many. */
export interface MoveFacts {
  to: ApplicationStatus;
  note: string | null;
  by: Side;
}

/** An application that was moved, as it was read, and where it stood. */
export interface Moved {
  row: ApplicationRow;
  from: ApplicationStatus;
}

/** Takes back the mails about declines that are undone in time; gives the moves that are still to be mailed. */
const withoutTakenBack = async (tx: Tx, moved: readonly Moved[]): Promise<Moved[]> => {
  const left: Moved[] = [];
  for (const one of moved) {
    const isTakenBack = one.from === 'declined' && (await withdrawMail(tx, declineKey(one.row.application.id)));
    if (!isTakenBack) left.push(one);
  }
  return left;
};

const mailMoves = async (tx: Tx, platform: Platform, moved: readonly Moved[], move: MoveFacts): Promise<void> => {
  const unmailed = await withoutTakenBack(tx, moved);
  if (unmailed.length === 0) return;
  const candidateUserIds = unmailed.map(({ row }) => row.candidate.userId);
  const readers = await findCorrespondents(tx, candidateUserIds);
  const publicUrl = siteFor(platform.env.publicUrl, 'candidate');
  const kind = MAIL_CHOICES.applicationMoved;
  const mails = unmailed.flatMap(({ row, from }): NewMail[] => {
    const reader = readers.get(row.candidate.userId);
    if (!wants(reader, kind)) return [];
    const content = applicationMovedMail(factsOf(row), { ...move, from }, { ...reader, publicUrl });
    if (content === null) return [];
    const hold =
      move.to === 'declined' ? { dedupeKey: declineKey(row.application.id), sendAfter: holdUntil(Date.now()) } : {};
    return [{ kind, to: reader.email, userId: reader.userId, content, ...hold }];
  });
  await addMails(tx, mails);
};

/** Tells the other sides of moves, and the features above. A company's are mailed too; a candidate's only ring the company's bell. */
export const notifyMoved = async (
  tx: Tx,
  platform: ApplicationPlatform,
  moved: readonly Moved[],
  move: MoveFacts,
): Promise<void> => {
  const isByCompany = move.by === 'company';
  const news = moved.map(({ row }) => ({
    userId: isByCompany ? row.candidate.userId : row.company.userId,
    data: {
      applicationId: row.application.id,
      jobTitle: row.job.title,
      status: move.to,
      name: isByCompany ? row.company.companyName : `${row.person.firstName} ${row.person.lastName}`,
    },
  }));
  await notifyEach(tx, 'application_moved', news);
  if (isByCompany) await mailMoves(tx, platform, moved, move);
  const rows = moved.map(({ row }) => row);
  await publishApplications(tx, rows, ['company', 'candidate']);
  const applicationIds = rows.map(({ application }) => application.id);
  await platform.whenMoved(tx, { applicationIds, to: move.to, by: move.by });
};
