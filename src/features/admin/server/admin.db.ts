/** The lists of the admin screens. Reads only: accounts are written by auth, the log by the platform. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import type { UserOrder } from '../admin.contract.ts';

export type UserRow = typeof users.$inferSelect;
export type AuditRow = typeof auditLog.$inferSelect;
type Place = readonly [createdAt: string, id: string];

/** The same expression as the trigram index. */
const searched = sql`(' ' || lower(first_name || ' ' || last_name || ' ' || coalesce(email, '')))`;

const isListed = (patterns: readonly string[]) =>
  and(isNull(users.deletedAt), ...patterns.map((pattern) => sql`${searched} like ${pattern}`));

/** How a list of users is narrowed and ordered. */
export interface UserSearch {
  patterns: readonly string[];
  order: UserOrder;
}

const isAfter = (place: Place, order: UserOrder) => {
  const row = sql`(${users.createdAt}, ${users.id})`;
  const seen = sql`(${place[0]}::timestamptz, ${place[1]}::uuid)`;
  return order === 'newest' ? sql`${row} < ${seen}` : sql`${row} > ${seen}`;
};

/** Users whose name or address holds every word, by when they registered. */
export const listUsers = (
  db: Queryable,
  { patterns, order }: UserSearch,
  limit: number,
  after: Place | null,
): Promise<UserRow[]> => {
  const direction = order === 'newest' ? desc : asc;
  return db
    .select()
    .from(users)
    .where(and(isListed(patterns), after === null ? undefined : isAfter(after, order)))
    .orderBy(direction(users.createdAt), direction(users.id))
    .limit(limit);
};

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
