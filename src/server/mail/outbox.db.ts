/**
 * Reads and writes the outbox. An email is written in the transaction that causes it. Senders claim due emails with a lease, so that only one process
 * sends an email, and a crash only delays it. Its time is that of the write, not the start of the transaction, for the same order as the changes.
 */
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, type Queryable, resultRows } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import { deleteOldRows } from '../db/old-rows.ts';
import { equalsAny } from '../db/queryable.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../secrets.ts';
import { type MailContent, renderMailHtml, renderMailText } from './mail-template.ts';
import { type MailAttachment, outbox } from './outbox.tables.ts';
import { plainSubject } from './plain-words.ts';
import { eraseSuppression, isSuppressed } from './suppressions.db.ts';

export type OutboxMail = typeof outbox.$inferSelect;

export interface NewMail {
  /** The kind of email, such as `credentials` or `application-received`. */
  kind: string;
  to: string;
  content: MailContent;
  userId?: string | null;
  /** Encrypts the stored bodies of an email with a password or a link. */
  sealedBy?: Sealer | undefined;
  attachments?: MailAttachment[];
  /** Sent in the `List-Unsubscribe` header. */
  unsubscribeUrl?: string;
  /** The email is held until this time (ISO 8601). */
  sendAfter?: string;
  /** The email is not written while another email with the same key is unsent. */
  dedupeKey?: string;
}

/** The channel that wakes senders. */
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

const renderBodies = ({ content, attachments = [], sealedBy }: NewMail): Bodies => {
  const bodies = { textBody: renderMailText(content), htmlBody: renderMailHtml(content), attachments };
  return sealedBy === undefined ? bodies : mapBodies(bodies, sealedBy.seal);
};

/** Decrypts an email. Returns null if it was sealed with another secret. Erased bodies stay empty. */
export const unsealMail = (mail: OutboxMail, sealer: Sealer): OutboxMail | null => {
  if (!mail.isSensitive) return mail;
  const { textBody, htmlBody, attachments } = mapBodies(mail, (text) => (text === '' ? '' : sealer.open(text)));
  if (textBody === null || htmlBody === null) return null;
  const withContent = attachments.flatMap(({ content, ...rest }) => (content === null ? [] : [{ ...rest, content }]));
  return { ...mail, textBody, htmlBody, attachments: withContent };
};

const toRow = (mail: NewMail, attachments: readonly MailAttachment[]) => ({
  id: newId(),
  kind: mail.kind,
  toAddress: mail.to,
  subject: plainSubject(mail.content.subject).toWellFormed(),
  attachments: attachments.map((attachment) => ({ ...attachment, content: attachment.content.toWellFormed() })),
  unsubscribeUrl: mail.unsubscribeUrl ?? null,
  dedupeKey: mail.dedupeKey ?? null,
  isSensitive: mail.sealedBy !== undefined,
  userId: mail.userId ?? null,
  sendAfter: mail.sendAfter ?? null,
});

/**
 * Writes emails in one statement with a few parameters, because a batch can have a hundred long texts. The bodies of each format are joined into one
 * text with a new id as the divider, because writing them as JSON takes longer than everything else. The other columns are JSON, which requires
 * well-formed text. Wakes the senders after the commit, except for held emails, which are found by polling.
 */
export const addMails = async (tx: Queryable, mails: readonly NewMail[]): Promise<void> => {
  if (mails.length === 0) return;
  const bodies = mails.map(renderBodies);
  const rows = JSON.stringify(mails.map((mail, index) => toRow(mail, bodies[index]?.attachments ?? [])));
  const divider = newId();
  const texts = bodies.map(({ textBody }) => textBody).join(divider);
  const htmls = bodies.map(({ htmlBody }) => htmlBody).join(divider);
  await tx.execute(sql`insert into ${outbox} (id, kind, to_address, subject, attachments, unsubscribe_url, dedupe_key,
      is_sensitive, user_id, send_after, created_at, text_body, html_body)
    select id, kind, to_address, subject, attachments, unsubscribe_url, dedupe_key, is_sensitive, user_id, coalesce(send_after, clock_timestamp()),
      clock_timestamp(), text_body, html_body
    from rows from (
      json_to_recordset(${rows}::json) as (id uuid, kind text, "toAddress" text, subject text, attachments jsonb, "unsubscribeUrl" text,
        "dedupeKey" text, "isSensitive" boolean, "userId" uuid, "sendAfter" timestamptz),
      unnest(string_to_array(${texts}::text, ${divider}::text)), unnest(string_to_array(${htmls}::text, ${divider}::text))
    ) as mail(id, kind, to_address, subject, attachments, unsubscribe_url, dedupe_key, is_sensitive, user_id, send_after, text_body, html_body)
    on conflict do nothing`);
  if (mails.some(({ sendAfter }) => sendAfter === undefined)) await notifyChannel(tx, OUTBOX_CHANNEL, '');
};

export const addMail = (tx: Queryable, mail: NewMail): Promise<void> => addMails(tx, [mail]);

/** True for an email that is to be sent, even if a delivery has failed or is running. */
export const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

/** True for an email whose delivery has not started. */
export const isUntouched = and(eq(outbox.attempts, 0), isWaiting);

/** Withdraws unsent emails unless their delivery has started. Returns true if at least one was withdrawn. */
export const withdrawMails = async (tx: Queryable, dedupeKeys: readonly string[]): Promise<boolean> => {
  const deletedRows = await tx
    .delete(outbox)
    .where(and(equalsAny(outbox.dedupeKey, dedupeKeys), isUntouched))
    .returning({ id: outbox.id });
  return deletedRows.length > 0;
};

export const withdrawMail = (tx: Queryable, dedupeKey: string): Promise<boolean> => withdrawMails(tx, [dedupeKey]);

/** Returns true if there is an email with this key, sent or not. */
export const hasMailWithKey = async (tx: Queryable, dedupeKey: string): Promise<boolean> =>
  (await tx.$count(outbox, eq(outbox.dedupeKey, dedupeKey))) > 0;

/** Withdraws unsent emails and returns them. One whose delivery is running may still arrive. */
export const takeMails = (tx: Queryable, dedupeKeys: readonly string[]): Promise<OutboxMail[]> =>
  tx
    .delete(outbox)
    .where(and(equalsAny(outbox.dedupeKey, dedupeKeys), isWaiting))
    .returning();

/** Withdraws all emails with these keys. If any delivery has started, withdraws none and returns false. */
export const withdrawAllOrNone = async (tx: Queryable, dedupeKeys: readonly string[]): Promise<boolean> => {
  const mails = await tx
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .where(equalsAny(outbox.dedupeKey, dedupeKeys))
    .for('update');
  if (mails.some(({ attempts }) => attempts > 0)) return false;
  if (mails.length > 0) {
    await tx.delete(outbox).where(
      equalsAny(
        outbox.id,
        mails.map(({ id }) => id),
      ),
    );
  }
  return true;
};

/** Withdraws a person's emails of these kinds, unless their delivery has started. */
export const withdrawUserMails = async (tx: Queryable, userId: string, kinds: readonly string[]): Promise<void> => {
  if (kinds.length === 0) return;
  await tx.delete(outbox).where(and(eq(outbox.userId, userId), equalsAny(outbox.kind, kinds), isUntouched));
};

/** Changes the recipient of a person's emails of these kinds to a new address, unless their delivery has started. */
export const updateRecipient = async (
  tx: Queryable,
  userId: string,
  toAddress: string,
  kinds: readonly string[],
): Promise<void> => {
  await tx
    .update(outbox)
    .set({ toAddress })
    .where(and(eq(outbox.userId, userId), equalsAny(outbox.kind, kinds), isUntouched));
};

/** Withdraws emails whose key has this prefix and suffix, unless their delivery has started. */
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

/** Erases all emails to a person, waiting or sent, and the suppression of the address. */
export const eraseUserMails = async (tx: Queryable, userId: string, address: string): Promise<void> => {
  await tx.delete(outbox).where(or(eq(outbox.userId, userId), eq(outbox.toAddress, address)));
  await eraseSuppression(tx, address);
};

/** Erases all emails to an address without an account, and its suppression. */
export const eraseMailsTo = async (tx: Queryable, address: string): Promise<void> => {
  await tx.delete(outbox).where(eq(outbox.toAddress, address));
  await eraseSuppression(tx, address);
};

/**
 * Erases the content of failed emails that contain one of these words: names, addresses, ids in links. Emails in delivery are erased after sending,
 * but failed emails would contain the words until they expire.
 */
export const eraseFailedMailsWith = async (tx: Queryable, words: readonly string[]): Promise<void> => {
  const searchWords = words.filter((word) => word.trim() !== '').map((word) => word.toLowerCase());
  if (searchWords.length === 0) return;
  const containsWord = sql`exists (
    select 1 from unnest(${sql.param(searchWords)}::text[]) as word
    where position(word in lower(${outbox.subject} || ' ' || ${outbox.textBody})) > 0)`;
  await tx
    .update(outbox)
    .set({ subject: '', ...ERASED })
    .where(and(isNotNull(outbox.failedAt), containsWord));
};

/** Deletes the emails with these keys, sent or not, including their addresses. */
export const eraseMailsWithKeys = async (tx: Queryable, dedupeKeys: readonly string[]): Promise<void> => {
  if (dedupeKeys.length > 0) await tx.delete(outbox).where(equalsAny(outbox.dedupeKey, dedupeKeys));
};

/** An email to send. `isSuppressed` is true if its address is suppressed. */
export type DueMail = OutboxMail & { isSuppressed: boolean };

/** Claims due emails for `leaseSeconds` and counts the attempt. */
export const claimDueMails = async (db: Queryable, limit: number, leaseSeconds: number): Promise<DueMail[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.sendAfter, sql`now()`)))
    .orderBy(outbox.sendAfter)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, sendAfter: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(inArray(outbox.id, due))
    .returning({ ...getTableColumns(outbox), isSuppressed: isSuppressed(outbox.toAddress) });
};

/** Content of an erased email. Bodies name people whose accounts may be deleted long before the email expires. */
const ERASED = { textBody: '', htmlBody: '', attachments: [], unsubscribeUrl: null };

/** Marks an email as sent. `isErased` also deletes its content. */
export const markSent = async (db: Queryable, id: string, isErased: boolean): Promise<void> => {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, lastError: null, ...(isErased ? { subject: '', ...ERASED } : {}) })
    .where(eq(outbox.id, id));
};

/** Deletes a claimed email that should not be sent. */
export const dropMail = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(outbox).where(eq(outbox.id, id));
};

/** Delays a claimed email by a number of seconds without counting the attempt. */
export const postpone = async (db: Queryable, id: string, seconds: number): Promise<void> => {
  await db
    .update(outbox)
    .set({ attempts: 0, sendAfter: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(outbox.id, id));
};

/** Records a failed attempt. The email is retried after `retrySeconds`, or never if null. */
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
 * Returns the newest emails for the development mailbox, without emails held for later. `to` filters by address, `id` finds one email. Includes all emails
 * that were tried, because their `sendAfter` is a lease or the next retry.
 */
export const listMails = (
  db: Queryable,
  { to, id, limit }: { to?: string; id?: string; limit: number },
): Promise<OutboxMail[]> =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        or(gt(outbox.attempts, 0), lte(outbox.sendAfter, sql`now()`)),
        to ? eq(outbox.toAddress, to) : undefined,
        id ? eq(outbox.id, id) : undefined,
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);

/** Returns the number of waiting emails and the age of the oldest due email. Reads the index of unsent emails. */
export const readOutboxState = async (
  db: Queryable,
): Promise<{ due: number; held: number; oldestDueSeconds: number }> => {
  const [row] = resultRows<{ due: number; held: number; age: number }>(
    await db.execute(sql`
      select count(*) filter (where send_after <= now())::int as due, count(*) filter (where send_after > now())::int as held,
        coalesce(extract(epoch from now() - least(min(send_after), now())), 0)::float8 as age
      from ${outbox} where sent_at is null and failed_at is null`),
  );
  return { due: row?.due ?? 0, held: row?.held ?? 0, oldestDueSeconds: row?.age ?? 0 };
};

/** Erases bodies of sensitive emails that were sent or failed more than `hours` ago. Called by housekeeping. */
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

/** Deletes a batch of emails that were sent or failed more than this many days ago. */
export const dropOldMails = async (db: Db, days: { sent: number; failed: number }): Promise<number> =>
  (await deleteOldRows(db, outbox, outbox.sentAt, days.sent)) +
  (await deleteOldRows(db, outbox, outbox.failedAt, days.failed));

/** Returns failed emails, newest first, after a position. */
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
  /** False after the body was erased. Sensitive bodies are erased after a week. */
  hasBody: boolean;
}

export const countFailedMails = (db: Queryable): Promise<number> => db.$count(outbox, isNotNull(outbox.failedAt));

/** The maximum number of emails per call. Further calls send the remaining emails. */
const MAX_REPLAYED = 500;

/**
 * Sends failed emails again, counting attempts from zero: the email with this id, or up to 500 emails for null. Skips emails with erased bodies and
 * emails whose newer duplicate is waiting. Returns the number of emails.
 */
export const replayFailedMails = async (tx: Queryable, id: string | null): Promise<number> => {
  const rows = resultRows(
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
