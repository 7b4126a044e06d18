/** The audit log of admin and sensitive actions. Append only, enforced by a database trigger. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import { searchableSql } from '../search/folded-text.db.ts';

/** SQL for the folded text that the search of entries matches. */
export const auditSearchText = searchableSql("coalesce(target, '') || ' ' || coalesce(actor_email, '')");

export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Plain values instead of references, because entries outlive accounts. */
    actorId: uuid('actor_id'),
    actorEmail: text('actor_email'),
    action: text('action').notNull(),
    target: text('target'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    clientAddress: text('client_address'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created_at_idx').on(table.createdAt, table.id),
    index('audit_log_action_idx').on(table.action, table.createdAt, table.id),
    index('audit_log_actor_idx').on(table.actorEmail, table.createdAt, table.id),
    index('audit_log_search_idx').using('gin', sql`${auditSearchText} gin_trgm_ops`),
  ],
);
