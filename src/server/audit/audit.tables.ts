/** The audit log: what admins and sensitive actions did. Append only: a trigger in the database refuses changes. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Kept as plain values, not references: the log outlives the accounts it speaks of. */
    actorId: uuid('actor_id'),
    actorEmail: text('actor_email'),
    action: text('action').notNull(),
    target: text('target'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    clientAddress: text('client_address'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created_at_idx').on(table.createdAt, table.id)],
);
