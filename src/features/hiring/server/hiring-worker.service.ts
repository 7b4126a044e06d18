/**
 * What time does to offers and hires: offers end whose time is over, both sides of a hire are asked how it goes, and a hire past its last day
 * no longer takes hours of its candidate. In batches, each one transaction; the moment is passed in. Invariant: of several processes one does each, and what was told is told once.
 */

import { mailsAsRead } from '#features/blind-review/server/hidden-names.service.ts';
import { recountEnded } from '#features/candidates/server/commitments.service.ts';
import type { Tx } from '#server/db/database.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { SIDES } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import type { HireStatus } from '#shared/vocabulary.ts';
import { dayOf, daysAfter, MAX_CHECK_IN_LATE_DAYS, RUNNING_HIRE_STATUSES } from '../hiring.domain.ts';
import { holdDue, markAsked, passOver } from './check-ins.db.ts';
import { findHire, type HireRow } from './hires.db.ts';
import { checkInMail } from './hiring.mails.ts';
import { notifyExpired, publishHire, readerOf } from './hiring-notifications.ts';
import { holdExpired, markExpired } from './offers.db.ts';

/** In one transaction; each row writes some mails. */
const AT_ONCE = 25;
/** These write a row each and nothing else. */
const RECOUNTED_AT_ONCE = 200;

/** Ends the next offers whose time was over at `now` (ISO 8601), and tells both sides. Returns how many; null where there were none. */
export const expireOffers = (platform: Platform, now: string): Promise<{ count: number; last: null } | null> =>
  platform.db.transaction(async (tx) => {
    const ids = await holdExpired(tx, now, AT_ONCE);
    if (ids.length === 0) return null;
    for (const row of await markExpired(tx, ids)) await notifyExpired(tx, platform, row);
    return { count: ids.length, last: null };
  });

const isRunning = (status: HireStatus): boolean => (RUNNING_HIRE_STATUSES as readonly HireStatus[]).includes(status);

const askBoth = async (tx: Tx, platform: Platform, row: HireRow, day: number): Promise<void> => {
  const tokens = { company: newToken(), candidate: newToken() };
  const one = { hireId: row.hire.id, day };
  await markAsked(tx, one, { company: hashSecretToken(tokens.company), candidate: hashSecretToken(tokens.candidate) });
  const names = { company: `${row.person.firstName} ${row.person.lastName}`, candidate: row.company.companyName };
  for (const side of SIDES) {
    const reader = await readerOf(tx, platform, row, side, null);
    if (reader === null) continue;
    const facts = { day, jobTitle: row.job.title, otherName: names[side], token: tokens[side] };
    const mail = {
      kind: 'check-in',
      to: reader.email,
      userId: reader.userId,
      content: checkInMail(facts, { ...reader, publicUrl: siteFor(platform.env.publicUrl, side) }),
      sealedBy: platform.mailSealer,
    };
    const about = { personId: row.candidate.userId, jobId: row.job.id };
    await addMails(tx, await mailsAsRead(tx, [{ mail, ...about }]));
  }
  await publishHire(tx, row);
};

/** Asks both sides of the next hires that are due on the day of `now` (ISO 8601). Returns how many; null where there were none. */
export const sendCheckIns = (platform: Platform, now: string): Promise<{ count: number; last: null } | null> =>
  platform.db.transaction(async (tx) => {
    const today = dayOf(now);
    const due = await holdDue(tx, today, AT_ONCE);
    for (const one of due) {
      const isTooLate = daysAfter(one.dueOn, MAX_CHECK_IN_LATE_DAYS) < today;
      const row = isTooLate || !isRunning(one.status) ? null : await findHire(tx, one.hireId);
      await (row === null ? passOver(tx, one) : askBoth(tx, platform, row, one.day));
    }
    return due.length === 0 ? null : { count: due.length, last: null };
  });

/** Counts again the hours of the next candidates of whom a hire had its last day before the day of `now` (ISO 8601). Returns how many; null where there were none. */
export const countEndedHires = ({ db }: Platform, now: string): Promise<{ count: number; last: null } | null> =>
  db.transaction(async (tx) => {
    const count = await recountEnded(tx, dayOf(now), RECOUNTED_AT_ONCE);
    return count === 0 ? null : { count, last: null };
  });
