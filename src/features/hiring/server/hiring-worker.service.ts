/**
 * Scheduled work on offers and hires: expires offers, sends check-ins, and recounts hours after the last day of a hire. Works in batches, with one
 * transaction each. The time is a parameter. Invariant: even with several processes, each step and its notifications happen once.
 */

import { hideNamesInMails } from '#features/blind-review/server/hidden-names.service.ts';
import { recountEndedCommitments } from '#features/candidates/server/commitments.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { fullName } from '#shared/full-name.ts';
import { SIDES } from '#shared/sides.ts';
import { isUpcomingCheckIn, toUtcDay } from '../hiring.domain.ts';
import { lockDueCheckInsForUpdate, markCheckInMailed, skipCheckIn } from './check-ins.db.ts';
import { findHire, type HireRow } from './hires.db.ts';
import { checkInMail } from './hiring.mails.ts';
import { listMailRecipients, notifyOfferExpired, publishHire } from './hiring-notifications.ts';
import { lockExpiredOffersForNoKeyUpdate, markOffersExpired } from './offers.db.ts';

/** The batch size for steps that create emails. */
const BATCH_SIZE = 25;
/** The batch size for steps that update one row each. */
const RECOUNT_BATCH_SIZE = 200;

/** Expires the next offers whose expiry time has passed at `now` (ISO 8601), and notifies both sides. Returns their number. */
export const expireOffers = (platform: Platform, now: string): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const ids = await lockExpiredOffersForNoKeyUpdate(tx, now, BATCH_SIZE);
    if (ids.length === 0) return 0;
    for (const row of await markOffersExpired(tx, ids)) await notifyOfferExpired(tx, platform, row);
    return ids.length;
  });

const mailBothSides = async (tx: Tx, platform: Platform, row: HireRow, day: number): Promise<void> => {
  const tokens = { company: newToken(), candidate: newToken() };
  const checkIn = { hireId: row.hire.id, day };
  await markCheckInMailed(tx, checkIn, {
    company: hashSecretToken(tokens.company),
    candidate: hashSecretToken(tokens.candidate),
  });
  const names = { company: fullName(row.person), candidate: row.company.companyName };
  for (const side of SIDES) {
    const { startDate, endDate } = row.hire;
    const facts = { day, jobTitle: row.job.title, otherName: names[side], token: tokens[side], startDate, endDate };
    // The company's members share one link. A later answer replaces an earlier one.
    const mails = (await listMailRecipients(tx, platform, row, side, null)).map((reader) => ({
      mail: {
        kind: 'check-in',
        to: reader.email,
        userId: reader.userId,
        content: checkInMail(facts, reader),
        sealedBy: platform.mailSealer,
      },
      hideNames: reader.hideNames,
      accountId: side === 'company' ? row.company.userId : row.candidate.userId,
      personId: row.candidate.userId,
      jobId: row.job.id,
    }));
    if (mails.length > 0) await addMails(tx, await hideNamesInMails(tx, mails));
  }
  await publishHire(tx, row);
};

/** Sends the next check-ins that are due on the day of `now` (ISO 8601), and skips those that are too old. Returns their number. */
export const sendCheckIns = (platform: Platform, now: string): Promise<number> =>
  platform.db.transaction(async (tx) => {
    const today = toUtcDay(now);
    const due = await lockDueCheckInsForUpdate(tx, today, BATCH_SIZE);
    for (const checkIn of due) {
      const row = isUpcomingCheckIn(checkIn, today) ? await findHire(tx, checkIn.hireId) : null;
      await (row === null ? skipCheckIn(tx, checkIn) : mailBothSides(tx, platform, row, checkIn.day));
    }
    return due.length;
  });

/** Recounts the hours of the next candidates with a hire whose last day was before the day of `now` (ISO 8601). Returns their number. */
export const recountEndedHires = ({ db }: Platform, now: string): Promise<number> =>
  db.transaction((tx) => recountEndedCommitments(tx, toUtcDay(now), RECOUNT_BATCH_SIZE));
