/** The outbox. Every email is written in the transaction that causes it, and sent later by any process. */
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
    /** URL that an email client calls to unsubscribe its reader with one click (RFC 8058). Null for emails without this option. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Identifies what an email is about, to prevent duplicates or to withdraw it. */
    dedupeKey: text('dedupe_key'),
    /** True if the email contains a secret (a temporary password, a link). The bodies are then encrypted, and erased after sending. */
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
    // Finds the last email with a key. Most emails have none.
    index('outbox_dedupe_key_sent_idx').on(table.dedupeKey, table.sentAt).where(sql`dedupe_key is not null`),
    uniqueIndex('outbox_dedupe_key_key').on(table.dedupeKey).where(sql`sent_at is null and failed_at is null`),
  ],
);
