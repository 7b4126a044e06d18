/** The lists of the admin screens. Reads only: accounts are written by auth, the log by the platform. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import type { Queryable } from '#server/db/database.ts';

export type UserRow = typeof users.$inferSelect;
export type AuditRow = typeof auditLog.$inferSelect;
type Place = readonly [createdAt: string, id: string];

/** The same expression as the trigram index. */
const searched = sql`(' ' || lower(first_name || ' ' || last_name || ' ' || coalesce(email, '')))`;

const isListed = (patterns: readonly string[]) =>
  and(isNull(users.deletedAt), ...patterns.map((pattern) => sql`${searched} like ${pattern}`));

/** Users whose name or address holds every word, newest first. */
export const listUsers = (
  db: Queryable,
  patterns: readonly string[],
  limit: number,
  after: Place | null,
): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isListed(patterns),
        after === null
          ? undefined
          : sql`(${users.createdAt}, ${users.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

/** How many users there are of those. */
export const countUsers = (db: Queryable, patterns: readonly string[]): Promise<number> =>
  db.$count(users, isListed(patterns));

/** One user who was not deleted. */
export const findUser = async (db: Queryable, id: string): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
};

/** The audit log, newest first. */
export const listAudit = (db: Queryable, limit: number, after: Place | null): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      after === null
        ? undefined
        : sql`(${auditLog.createdAt}, ${auditLog.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
