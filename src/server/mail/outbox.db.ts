/**
 * Writes and reads the outbox. A mail is written in the transaction of its cause; a sender claims due mails for a
 * while, so that of several processes one sends each and a crash only delays it.
 */
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, type Queryable, rowsOf } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import { deleteOldRows } from '../db/old-rows.ts';
import { isAnyOf } from '../db/queryable.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../secrets.ts';
import { type MailContent, renderMailHtml, renderMailText } from './mail-template.ts';
import { type MailAttachment, outbox } from './outbox.tables.ts';
import { plainSubject } from './plain-words.ts';
import { eraseSuppression, isSuppressed } from './suppressions.db.ts';

export type OutboxMail = typeof outbox.$inferSelect;

export interface NewMail {
  /** Which mail it is: `credentials`, `application-received`. */
  kind: string;
  to: string;
  content: MailContent;
  userId?: string | null;
  /** For a mail that holds a password or a link: what keeps its bodies from being read in the table. */
  sealedBy?: Sealer | undefined;
  attachments?: MailAttachment[];
  /** ISO 8601; held until then. */
  sendAfter?: string;
  /** A second mail with the same key is not written while the first is unsent. */
  dedupeKey?: string;
}

/** The channel on which senders are told that there is something to send. */
export const OUTBOX_CHANNEL = 'puente_outbox';

type Bodies = Pick<OutboxMail, 'textBody' | 'htmlBody' | 'attachments'>;

const mapBodies = <Text>(
  { textBody, htmlBody, attachments }: Bodies,
  change: (text: string) => Text,
): { textBody: Text; htmlBody: Text; attachments: (Omit<MailAttachment, 'content'> & { content: Text })[] } => ({
  textBody: change(textBody),
  htmlBody: change(htmlBody),
  attachments: attachments.map((attachment) => ({ ...attachment, content: change(attachment.content) })),
});

const bodiesOf = ({ content, attachments = [], sealedBy }: NewMail): Bodies => {
  const bodies = { textBody: renderMailText(content), htmlBody: renderMailHtml(content), attachments };
  return sealedBy === undefined ? bodies : mapBodies(bodies, sealedBy.seal);
};

/** The mail as its reader gets it; null where it was sealed with a secret that is no longer ours. Erased bodies stay empty. */
export const openedMail = (mail: OutboxMail, sealer: Sealer): OutboxMail | null => {
  if (!mail.isSensitive) return mail;
  const { textBody, htmlBody, attachments } = mapBodies(mail, (text) => (text === '' ? '' : sealer.open(text)));
  if (textBody === null || htmlBody === null) return null;
  const opened = attachments.flatMap(({ content, ...rest }) => (content === null ? [] : [{ ...rest, content }]));
  return { ...mail, textBody, htmlBody, attachments: opened };
};

const toRow = (mail: NewMail) => ({
  id: newId(),
  kind: mail.kind,
  toAddress: mail.to,
  subject: plainSubject(mail.content.subject),
  ...bodiesOf(mail),
  dedupeKey: mail.dedupeKey ?? null,
  isSensitive: mail.sealedBy !== undefined,
  userId: mail.userId ?? null,
  ...(mail.sendAfter === undefined ? {} : { sendAfter: mail.sendAfter }),
});

/** Writes mails. Wakes the senders when the transaction commits, but for mails that are held: those are found when they are due. */
export const addMails = async (tx: Queryable, mails: readonly NewMail[]): Promise<void> => {
  if (mails.length === 0) return;
  await tx.insert(outbox).values(mails.map(toRow)).onConflictDoNothing();
  if (mails.some(({ sendAfter }) => sendAfter === undefined)) await notifyChannel(tx, OUTBOX_CHANNEL, '');
};

/** Writes one mail. */
export const addMail = (tx: Queryable, mail: NewMail): Promise<void> => addMails(tx, [mail]);

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

/** Takes back a mail that nobody has begun to send: one that is on its way may arrive. Gives whether there was one. */
export const withdrawMail = async (tx: Queryable, dedupeKey: string): Promise<boolean> => {
  const gone = await tx
    .delete(outbox)
    .where(and(eq(outbox.dedupeKey, dedupeKey), eq(outbox.attempts, 0), isWaiting))
    .returning({ id: outbox.id });
  return gone.length > 0;
};

/** Whether there is a mail with this key, sent or not. */
export const isMailThere = async (tx: Queryable, dedupeKey: string): Promise<boolean> =>
  (await tx.$count(outbox, eq(outbox.dedupeKey, dedupeKey))) > 0;

const isUntouched = and(eq(outbox.attempts, 0), isWaiting);

/** Takes back mails of these kinds to a person that nobody has begun to send. */
export const withdrawMailsOf = async (tx: Queryable, userId: string, kinds: readonly string[]): Promise<void> => {
  if (kinds.length === 0) return;
  await tx.delete(outbox).where(and(eq(outbox.userId, userId), isAnyOf(outbox.kind, kinds), isUntouched));
};

/** Sends what waits of these kinds to the person's new address. */
export const readdressMailsOf = async (
  tx: Queryable,
  userId: string,
  toAddress: string,
  kinds: readonly string[],
): Promise<void> => {
  await tx
    .update(outbox)
    .set({ toAddress })
    .where(and(eq(outbox.userId, userId), isAnyOf(outbox.kind, kinds), isUntouched));
};

/** Takes back every mail whose key begins and ends so, and that nobody has begun to send. */
export const withdrawMailsLike = async (tx: Queryable, start: string, end: string): Promise<void> => {
  await tx
    .delete(outbox)
    .where(
      and(
        sql`starts_with(${outbox.dedupeKey}, ${start}) and right(${outbox.dedupeKey}, length(${end})) = ${end}`,
        isUntouched,
      ),
    );
};

/** Whether any mail was written to a person. */
export const isMailTo = async (tx: Queryable, userId: string): Promise<boolean> =>
  (await tx.$count(outbox, eq(outbox.userId, userId))) > 0;

/** Erases all mail to a person: what waits is not sent, and no copy of what was sent stays; and what was known of the address. */
export const eraseMailsOf = async (tx: Queryable, userId: string, address: string): Promise<void> => {
  await tx.delete(outbox).where(or(eq(outbox.userId, userId), eq(outbox.toAddress, address)));
  await eraseSuppression(tx, address);
};

/** Erases all mail to an address that belongs to no account, and what was known of it. */
export const eraseMailsTo = async (tx: Queryable, address: string): Promise<void> => {
  await tx.delete(outbox).where(eq(outbox.toAddress, address));
  await eraseSuppression(tx, address);
};

/**
 * Erases what mails to others say that were given up, where one of these words stands in it: names, addresses, ids in links. A mail on its way is
 * erased once it was sent; one that nobody will get would say it until it is dropped.
 */
export const eraseFailedMailsWith = async (tx: Queryable, words: readonly string[]): Promise<void> => {
  const sought = words.filter((word) => word.trim() !== '').map((word) => word.toLowerCase());
  if (sought.length === 0) return;
  const holdsOne = sql`exists (
    select 1 from unnest(${sql.param(sought)}::text[]) as word
    where position(word in lower(${outbox.subject} || ' ' || ${outbox.textBody})) > 0)`;
  await tx
    .update(outbox)
    .set({ subject: '', ...ERASED })
    .where(and(isNotNull(outbox.failedAt), holdsOne));
};

/** Drops the mails with these keys, sent or not, so that nothing of whom they went to is left. */
export const eraseMailsAbout = async (tx: Queryable, dedupeKeys: readonly string[]): Promise<void> => {
  if (dedupeKeys.length > 0) await tx.delete(outbox).where(isAnyOf(outbox.dedupeKey, dedupeKeys));
};

/** A mail to send, and whether its address takes none any more. */
export type DueMail = OutboxMail & { isSuppressed: boolean };

/** Claims due mails for `leaseSeconds`: nobody else gets them until then. Counts the attempt. */
export const claimDueMails = async (db: Queryable, most: number, leaseSeconds: number): Promise<DueMail[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.sendAfter, sql`now()`)))
    .orderBy(outbox.sendAfter)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, sendAfter: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(inArray(outbox.id, due))
    .returning({ ...getTableColumns(outbox), isSuppressed: isSuppressed(outbox.toAddress) });
};

/** What stays of a mail once nobody needs to read it here: that there was one. It names people whose accounts may end long before it goes. */
const ERASED = { textBody: '', htmlBody: '', attachments: [] };

/** Ends a mail that has arrived; `isErased` takes out what it said, as its reader has it. */
export const markSent = async (db: Queryable, id: string, isErased: boolean): Promise<void> => {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, lastError: null, ...(isErased ? { subject: '', ...ERASED } : {}) })
    .where(eq(outbox.id, id));
};

/** Takes a mail back that was claimed and is not to be sent at all. */
export const dropMail = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(outbox).where(eq(outbox.id, id));
};

/** Holds a mail that was claimed for so many seconds, as if nobody had begun to send it. */
export const postpone = async (db: Queryable, id: string, seconds: number): Promise<void> => {
  await db
    .update(outbox)
    .set({ attempts: 0, sendAfter: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outbox.id, id));
};

/** Notes a failed attempt: tried again after `retrySeconds`, or given up where that is null. */
export const markFailed = async (
  db: Queryable,
  id: string,
  error: string,
  retrySeconds: number | null,
): Promise<void> => {
  const next =
    retrySeconds === null
      ? { failedAt: sql`now()` }
      : { sendAfter: sql`now() + make_interval(secs => ${retrySeconds})` };
  await db
    .update(outbox)
    .set({ lastError: error.slice(0, 500), ...next })
    .where(eq(outbox.id, id));
};

/**
 * The newest mails for the development mailbox, newest first, without those held for later; `to` narrows to one address. A mail
 * that was tried is shown whatever its `sendAfter`, which then is its lease or its next try.
 */
export const listMails = (db: Queryable, { to, most }: { to?: string; most: number }): Promise<OutboxMail[]> =>
  db
    .select()
    .from(outbox)
    .where(
      and(or(gt(outbox.attempts, 0), lte(outbox.sendAfter, sql`now()`)), to ? eq(outbox.toAddress, to) : undefined),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most);

/** How many mails wait and for how long the first of those that are due has; reads the index of what is not sent. */
export const readOutboxState = async (
  db: Queryable,
): Promise<{ due: number; held: number; oldestDueSeconds: number }> => {
  const [row] = rowsOf<{ due: number; held: number; age: number }>(
    await db.execute(sql`
      select count(*) filter (where send_after <= now())::int as due, count(*) filter (where send_after > now())::int as held,
        coalesce(extract(epoch from now() - least(min(send_after), now())), 0)::float8 as age
      from ${outbox} where sent_at is null and failed_at is null`),
  );
  return { due: row?.due ?? 0, held: row?.held ?? 0, oldestDueSeconds: row?.age ?? 0 };
};

/** Erases the bodies of mails with secrets that were due more than `hours` ago and stayed here or failed; housekeeping. */
export const eraseSentSecrets = async (db: Queryable, hours: number): Promise<void> => {
  await db
    .update(outbox)
    .set(ERASED)
    .where(
      and(
        eq(outbox.isSensitive, true),
        ne(outbox.textBody, ''),
        lte(sql`coalesce(${outbox.sentAt}, ${outbox.failedAt})`, sql`now() - make_interval(hours => ${hours})`),
      ),
    );
};

/** Drops a batch of mails that were sent, or given up, so many days ago. */
export const dropOldMails = async (db: Db, days: { sent: number; failed: number }): Promise<number> =>
  (await deleteOldRows(db, outbox, outbox.sentAt, days.sent)) +
  (await deleteOldRows(db, outbox, outbox.failedAt, days.failed));

/** Mails that were given up, the newest first, after a place among them. */
export const listFailedMails = (
  db: Queryable,
  count: number,
  after: readonly [string, string] | null,
): Promise<FailedMail[]> =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      toAddress: outbox.toAddress,
      subject: outbox.subject,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      failedAt: sql<string>`${outbox.failedAt}`.mapWith(outbox.failedAt),
      createdAt: outbox.createdAt,
      hasBody: sql<boolean>`${outbox.textBody} <> ''`,
    })
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.failedAt),
        after ? sql`(${outbox.failedAt}, ${outbox.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(outbox.failedAt), desc(outbox.id))
    .limit(count);

export interface FailedMail {
  id: string;
  kind: string;
  toAddress: string;
  subject: string;
  attempts: number;
  lastError: string | null;
  failedAt: string;
  createdAt: string;
  /** Whether there is still something to send: a secret that nobody got is erased after a week. */
  hasBody: boolean;
}

export const countFailedMails = (db: Queryable): Promise<number> => db.$count(outbox, isNotNull(outbox.failedAt));

/** Replayed at once at most; one more press takes the next. */
const MAX_REPLAYED = 500;

/**
 * Sends mails that were given up once more, from the first try on: the one with this id, or all (at most 500 at once). Those whose bodies were erased stay where they
 * are, as does one whose newer double waits. Gives how many will be sent.
 */
export const replayFailedMails = async (tx: Queryable, id: string | null): Promise<number> => {
  const rows = rowsOf(
    await tx.execute(sql`
      update ${outbox} set failed_at = null, attempts = 0, send_after = now()
      where ${outbox.id} in (
        select distinct on (coalesce(failed.dedupe_key, failed.id::text)) failed.id from ${outbox} failed
        where failed.failed_at is not null and failed.text_body <> '' ${id === null ? sql`` : sql`and failed.id = ${id}::uuid`}
          and not exists (
            select 1 from ${outbox} waiting
            where waiting.dedupe_key = failed.dedupe_key and waiting.sent_at is null and waiting.failed_at is null
          )
        order by coalesce(failed.dedupe_key, failed.id::text), failed.failed_at desc limit ${MAX_REPLAYED}::int
      ) returning 1 as again`),
  );
  if (rows.length > 0) await notifyChannel(tx, OUTBOX_CHANNEL, '');
  return rows.length;
};
