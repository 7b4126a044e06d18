/** The outbox: every mail, written in the transaction of what caused it, sent afterwards by any process. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** What the mail is about, where a second one must not be written or a held one may be taken back. */
    dedupeKey: text('dedupe_key'),
    /** Holds a secret (a temporary password, a link): the bodies are sealed, and erased once it was sent. */
    isSensitive: boolean('is_sensitive').notNull().default(false),
    userId: uuid('user_id'),
    sendAfter: instant('send_after').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due_idx').on(table.sendAfter).where(sql`sent_at is null and failed_at is null`),
    index('outbox_created_at_idx').on(table.createdAt, table.id),
    index('outbox_to_address_idx').on(table.toAddress, table.createdAt, table.id),
    index('outbox_user_id_idx').on(table.userId),
    index('outbox_failed_idx').on(table.failedAt, table.id).where(sql`failed_at is not null`),
    index('outbox_sent_idx').on(table.sentAt).where(sql`sent_at is not null`),
    // When a mail about the same was last sent; most mails are about nothing that repeats.
    index('outbox_dedupe_key_sent_idx').on(table.dedupeKey, table.sentAt).where(sql`dedupe_key is not null`),
    uniqueIndex('outbox_dedupe_key_key').on(table.dedupeKey).where(sql`sent_at is null and failed_at is null`),
  ],
);
