/** Writes the audit log, in the same transaction as the action that it records. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { deleteOldRows } from '../db/old-rows.ts';
import type { Viewer } from '../http/viewer.ts';
import { newId } from '../ids.ts';
import { auditLog } from './audit.tables.ts';

export const AUDIT_ACTIONS = [
  'admin.signed-in',
  'review.approved',
  'review.rejected',
  'review.undone',
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
  'user.second-step-failed',
  'user.sign-in-way-changed',
  'user.second-step-removed',
  'company.verified',
  'company.unverified',
  'company.profiles-read-up',
  'job.taken-down',
  'job.restored',
  'consultation.noted',
  'admin.granted',
  'admin.removed',
  'report.resolved',
  'appeal.closed',
  'hire.changed',
  'verification.moved',
  'name.revealed',
  'scores.held',
  'scores.released',
  'mail.replayed',
  'suppression.lifted',
  'person.erased',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  /** `id` is null if the entered address has no account. Both are null when the owner of an address erases it. */
  actor: { id: string | null; email: string | null };
  action: AuditAction;
  /** The person or object that was acted on, in readable form: an email address or a name. */
  target: string | null;
  detail?: Record<string, string | number | boolean | null>;
  clientAddress: string | null;
}

/** A call of a signed-in person. */
export interface ViewerCall {
  viewer: Pick<Viewer, 'memberId' | 'email'>;
  request: { ip: string };
}

/** The maximum number of address changes to read, far more than a user makes within the log's retention period. */
const MAX_CHANGES = 1000;

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

export const auditAuthor = ({ viewer, request }: ViewerCall): Pick<AuditEntry, 'actor' | 'clientAddress'> => ({
  actor: { id: viewer.memberId, email: viewer.email },
  clientAddress: request.ip,
});

export const recordViewerAudit = (
  db: Queryable,
  call: ViewerCall,
  action: AuditAction,
  target: string | null,
  detail: AuditEntry['detail'] = {},
): Promise<void> => recordAudit(db, { ...auditAuthor(call), action, target, detail });

/** Returns the old and new addresses of a user's email changes within the log's retention period. */
export const listRecordedAddresses = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ before: auditLog.actorEmail, after: auditLog.target })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, userId), inArray(auditLog.action, ['user.email-changed', 'user.email-restored'])))
    .limit(MAX_CHANGES);
  return [...new Set(rows.flatMap(({ before, after }) => [before, after]).filter((address) => address !== null))];
};

/** Deletes a batch of entries older than `days` and returns its size. The database rejects deleting newer entries. */
export const dropOldEntries = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, auditLog, auditLog.createdAt, days);
