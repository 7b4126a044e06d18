/** Informs people of changes to offers and hires with a notification, an email and a live event, in the transaction of the change. */

import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { findMailRecipients, type MailRecipient } from '#features/auth/server/mail-recipients.service.ts';
import { hideNamesInMails } from '#features/blind-review/server/hidden-names.service.ts';
import {
  notify,
  notifyEach,
  notifyPeople,
  withdrawNotifications,
} from '#features/notifications/server/notifications.service.ts';
import {
  type ApplicationRow,
  moveMailTiming,
  publishApplicationTo,
} from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailContent } from '#server/mail/mail-template.ts';
import { addMails, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { SIDES } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import { type AccountType, MAIL_CHOICES, type OptionalMail } from '#shared/vocabulary.ts';
import type { HireActor } from '../hiring.policy.ts';
import type { HireRow } from './hires.db.ts';
import {
  type HireEvent,
  hireChangedMail,
  type OfferFacts,
  offerAcceptedMail,
  offerDeclinedMail,
  offerExpiredMail,
  offerKeptMail,
  offerProposedMail,
  offerRevisedMail,
  offerWithdrawnMail,
  type ProposedTerms,
} from './hiring.mails.ts';
import type { OfferRow } from './offers.db.ts';

const toOfferFacts = (row: OfferRow): OfferFacts => ({
  ...row.offer,
  jobTitle: row.job.title,
  companyName: row.company.companyName,
  candidateName: fullName(row.person),
});

type Sides = Pick<OfferRow, 'company' | 'candidate'> & { job: { id: string } };

const sideUserId = ({ company, candidate }: Sides, side: AccountType): string =>
  side === 'company' ? company.userId : candidate.userId;

/**
 * Returns the recipients of an email: the company's members who get email, or the candidate. Omits people who muted this kind of email. `kind` is
 * null for emails that cannot be muted.
 */
export const listMailRecipients = async (
  tx: Tx,
  platform: Platform,
  sides: Sides,
  side: AccountType,
  kind: OptionalMail | null,
): Promise<(MailRecipient & { publicUrl: string })[]> => {
  const userId = sideUserId(sides, side);
  const recipients = (await findMailRecipients(tx, [userId])).get(userId) ?? [];
  const publicUrl = siteFor(platform.env.publicUrl, side);
  return recipients
    .filter(({ mutedMails }) => kind === null || !mutedMails.includes(kind))
    .map((recipient) => ({ ...recipient, publicUrl }));
};

/** The dedupe key and the sending time of a delayed email. Null if it is sent immediately. */
type DelayedMail = { dedupeKey: string; sendAfter: string } | null;

/**
 * Cancels the pending email about the change to `offered`, because the email about the offer replaces it. Returns the key and the sending time for
 * the new email, so that an undo cancels it, too. Returns null once the change can no longer be undone.
 */
export const cancelPendingMoveMail = async (tx: Tx, { application }: ApplicationRow): Promise<DelayedMail> => {
  const delayedMail = application.status === 'offered' ? moveMailTiming(application) : null;
  if (delayedMail === null || delayedMail.sendAfter <= new Date().toISOString()) return null;
  await withdrawMail(tx, delayedMail.dedupeKey);
  return delayedMail;
};

const mailTo = async (
  tx: Tx,
  platform: Platform,
  {
    sides,
    side,
    kind,
    delay = null,
  }: { sides: Sides; side: AccountType; kind: OptionalMail | 'offer-accepted'; delay?: DelayedMail },
  write: (reader: MailRecipient & { publicUrl: string }) => MailContent,
): Promise<void> => {
  const readers = await listMailRecipients(tx, platform, sides, side, kind === 'offer-accepted' ? null : kind);
  if (readers.length === 0) return;
  const about = { accountId: sideUserId(sides, side), personId: sides.candidate.userId, jobId: sides.job.id };
  const mails = readers.map((reader) => {
    const { userId, hideNames } = reader;
    // Each member of a company gets a separate key, because a key can belong to only one pending email.
    const schedule = delay && {
      ...delay,
      dedupeKey: side === 'company' ? `${delay.dedupeKey}:${userId}` : delay.dedupeKey,
    };
    return { mail: { kind, to: reader.email, userId, content: write(reader), ...schedule }, hideNames, ...about };
  });
  await addMails(tx, await hideNamesInMails(tx, mails));
};

const publish = (tx: Tx, row: Sides & { offer?: { applicationId: string }; hire?: { applicationId: string } }) =>
  publishApplicationTo(tx, row.offer?.applicationId ?? row.hire?.applicationId ?? '', [
    row.company.userId,
    row.candidate.userId,
  ]);

const toOfferNotification = (row: OfferRow, side: AccountType) => ({
  applicationId: row.offer.applicationId,
  jobTitle: row.job.title,
  name: side === 'candidate' ? row.company.companyName : fullName(row.person),
});

/**
 * Notifies the candidate of new terms. Call this only if the application was already offered or is restored from a decline. In all other cases, the
 * notification about the status change mentions the terms.
 */
export const notifyOfferRevised = async (
  tx: Tx,
  platform: Platform,
  row: OfferRow,
  delay: DelayedMail,
): Promise<void> => {
  await notify(tx, row.candidate.userId, 'offer_revised', toOfferNotification(row, 'candidate'));
  await mailTo(tx, platform, { sides: row, side: 'candidate', kind: MAIL_CHOICES.offerRevised.kind, delay }, (reader) =>
    offerRevisedMail(toOfferFacts(row), reader),
  );
  await publish(tx, row);
};

/** Notifies the company of other terms that the candidate proposed. */
export const notifyTermsProposed = async (
  tx: Tx,
  platform: Platform,
  row: OfferRow,
  proposal: ProposedTerms,
): Promise<void> => {
  await notify(tx, row.company.userId, 'offer_proposed', toOfferNotification(row, 'company'));
  await mailTo(tx, platform, { sides: row, side: 'company', kind: MAIL_CHOICES.offerProposed.kind }, (reader) =>
    offerProposedMail(toOfferFacts(row), proposal, reader),
  );
  await publish(tx, row);
};

/** Notifies the candidate that the company keeps its terms. */
export const notifyTermsKept = async (tx: Tx, platform: Platform, row: OfferRow): Promise<void> => {
  await notify(tx, row.candidate.userId, 'offer_kept', toOfferNotification(row, 'candidate'));
  await mailTo(tx, platform, { sides: row, side: 'candidate', kind: MAIL_CHOICES.offerRevised.kind }, (reader) =>
    offerKeptMail(toOfferFacts(row), reader),
  );
  await publish(tx, row);
};

/** Sends a live event about an offer to the open tabs of both sides. */
export const publishOffer = (tx: Tx, row: OfferRow): Promise<void> => publish(tx, row);

/** Notifies the candidate that the offer was withdrawn. Sends an email only if the candidate already got one or has responded to the offer. */
export const notifyOfferWithdrawn = async (
  tx: Tx,
  platform: Platform,
  row: OfferRow,
  { isMailed, isUndone = false }: { isMailed: boolean; isUndone?: boolean },
): Promise<void> => {
  await notify(tx, row.candidate.userId, 'offer_withdrawn', toOfferNotification(row, 'candidate'));
  if (isMailed) {
    await mailTo(tx, platform, { sides: row, side: 'candidate', kind: MAIL_CHOICES.offerWithdrawn.kind }, (reader) =>
      offerWithdrawnMail(toOfferFacts(row), isUndone ? 'undone' : 'withdrawn', reader),
    );
  }
  await publish(tx, row);
};

/** Deletes the candidate's notifications since a time about new terms, a withdrawal or the expiry of an offer that was undone unseen. */
export const withdrawOfferNotifications = async (
  tx: Tx,
  { offer, candidate }: OfferRow,
  since: string,
): Promise<void> => {
  const event = { about: { applicationId: offer.applicationId }, since };
  for (const type of ['offer_revised', 'offer_withdrawn', 'offer_expired'] as const) {
    await withdrawNotifications(tx, [candidate.userId], type, event);
  }
};

/** Notifies both sides that an offer expired. The company also gets an email, because it is the company's turn. */
export const notifyOfferExpired = async (tx: Tx, platform: Platform, row: OfferRow): Promise<void> => {
  await notifyEach(tx, 'offer_expired', [
    { userId: row.company.userId, data: toOfferNotification(row, 'company') },
    { userId: row.candidate.userId, data: toOfferNotification(row, 'candidate') },
  ]);
  await mailTo(tx, platform, { sides: row, side: 'company', kind: MAIL_CHOICES.offerExpired.kind }, (reader) =>
    offerExpiredMail(toOfferFacts(row), reader),
  );
  await publish(tx, row);
};

/**
 * Emails the company that the offer was declined, once the decline can no longer be undone. The notification about the application's status change
 * has already informed the company in the bell.
 */
export const mailOfferDeclined = (
  tx: Tx,
  platform: Platform,
  row: OfferRow,
  { reason, delay }: { reason: string | null; delay: DelayedMail },
): Promise<void> =>
  mailTo(tx, platform, { sides: row, side: 'company', kind: MAIL_CHOICES.offerDeclined.kind, delay }, (reader) =>
    offerDeclinedMail(toOfferFacts(row), reason, reader),
  );

/** Emails the accepted terms to both sides. */
export const mailOfferAccepted = async (tx: Tx, platform: Platform, row: OfferRow, sha256: string): Promise<void> => {
  for (const side of SIDES) {
    await mailTo(tx, platform, { sides: row, side, kind: 'offer-accepted' }, (reader) =>
      offerAcceptedMail({ ...toOfferFacts(row), sha256 }, side, reader),
    );
  }
};

/** Returns the name of the company or candidate that changed the hire. For admins, returns the platform's name. */
const actorName = (row: HireRow, by: HireActor): string => {
  if (by === 'admin') return brand.name;
  return by === 'candidate' ? fullName(row.person) : row.company.companyName;
};

/**
 * Notifies the other side of a change to a hire, or both sides if an admin made it. Also notifies admins of claimed guarantees. `shownName` replaces
 * the name in notifications if the company or candidate deletes their account.
 */
export const notifyHireChanged = async (
  tx: Tx,
  platform: Platform,
  row: HireRow,
  { event, by, byUserId, shownName }: { event: HireEvent; by: HireActor; byUserId: string; shownName?: string },
): Promise<void> => {
  const name = actorName(row, by);
  const recipients = SIDES.filter((side) => side !== by && sideUserId(row, side) !== byUserId);
  const { applicationId, startDate, reason } = row.hire;
  const about = { applicationId, jobTitle: row.job.title, name };
  await notifyEach(
    tx,
    'hire_changed',
    recipients.map((side) => ({
      userId: sideUserId(row, side),
      data: { ...about, name: shownName ?? name, change: event },
    })),
  );
  for (const side of recipients) {
    await mailTo(tx, platform, { sides: row, side, kind: MAIL_CHOICES.hireChanged.kind }, (reader) =>
      hireChangedMail({ ...about, startDate, reason }, event, { ...reader, side }),
    );
  }
  if (event === 'claimed') {
    const { userId, companyName } = row.company;
    await notifyAdmins(tx, row, 'guarantee_claimed', { userId, name: companyName }, byUserId);
  }
  await publish(tx, row);
};

/** Notifies admins of a hire that needs attention. `person` is the account that reported it. */
export const notifyAdmins = async (
  tx: Tx,
  row: HireRow,
  type: 'guarantee_claimed' | 'check_in_problem',
  person: { userId: string; name: string },
  exceptUserId: string | null,
): Promise<void> => {
  const data = { hireId: row.hire.id, jobTitle: row.job.title, ...person };
  const admins = (await listAdminIds(tx)).filter((userId) => userId !== exceptUserId);
  await notifyPeople(
    tx,
    type,
    admins.map((userId) => ({ userId, data })),
  );
};

/** Sends a live event about a hire to the open tabs of both sides. */
export const publishHire = (tx: Tx, row: HireRow): Promise<void> => publish(tx, row);
