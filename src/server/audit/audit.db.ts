/** Writes the audit log. Called inside the transaction of what it records, so that neither happens without the other. */
import type { Queryable } from '../db/database.ts';
import { newId } from '../ids.ts';
import { auditLog } from './audit.tables.ts';

export const AUDIT_ACTIONS = [
  'admin.signed-in',
  'review.approved',
  'review.rejected',
  'temporary-password.revealed',
  'credentials.resent',
  'user.suspended',
  'user.restored',
  'user.deleted',
  'user.email-changed',
  'user.email-restored',
  'user.sign-in-failed',
  'user.password-changed',
  'user.password-reset',
  'company.verified',
  'company.unverified',
  'company.profiles-read-up',
  'admin.granted',
  'admin.removed',
  'report.resolved',
  'hire.changed',
  'verification.moved',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  /** `id` is null where somebody gave an address that has no account. */
  actor: { id: string | null; email: string };
  action: AuditAction;
  /** Whom or what it was done to, as a person reads it: an e-mail address, a name. */
  target: string | null;
  detail?: Record<string, string | number | boolean | null>;
  clientAddress: string | null;
}

/** Adds one entry. */
export const recordAudit = async (db: Queryable, entry: AuditEntry): Promise<void> => {
  await db.insert(auditLog).values({
    id: newId(),
    actorId: entry.actor.id,
    actorEmail: entry.actor.email,
    action: entry.action,
    target: entry.target,
    detail: entry.detail ?? {},
    clientAddress: entry.clientAddress,
  });
};
