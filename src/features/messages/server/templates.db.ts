/** All SQL for message templates, and the values of their placeholders. Every statement is limited to one candidate's or company's account. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { firstRow, type Queryable, resultRows, type Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { MessageTemplate, NewTemplate } from '../templates.contract.ts';
import type { PlaceholderValues } from '../templates.domain.ts';
import { jobTitlesBetween } from './search.db.ts';
import { messageTemplates } from './templates.tables.ts';

const columns = {
  id: messageTemplates.id,
  title: messageTemplates.title,
  body: messageTemplates.body,
  updatedAt: messageTemplates.updatedAt,
};

/** Reads the templates of an account, sorted by title. */
export const listTemplates = (db: Queryable, userId: string): Promise<MessageTemplate[]> =>
  db
    .select(columns)
    .from(messageTemplates)
    .where(eq(messageTemplates.userId, userId))
    .orderBy(asc(messageTemplates.title), asc(messageTemplates.id))
    .limit(LIMITS.messageTemplates);

export const countTemplates = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(messageTemplates, eq(messageTemplates.userId, userId));

export const insertTemplate = async (tx: Tx, userId: string, template: NewTemplate): Promise<MessageTemplate> => {
  const [row] = await tx
    .insert(messageTemplates)
    .values({ id: newId(), userId, ...template })
    .returning(columns);
  if (row === undefined) throw new Error('The template was not saved');
  return row;
};

const isOwn = (userId: string, id: string) => and(eq(messageTemplates.id, id), eq(messageTemplates.userId, userId));

/** Locks a template and returns its texts. Returns null if it does not belong to the account. */
export const lockTemplateForNoKeyUpdate = (tx: Tx, userId: string, id: string): Promise<NewTemplate | null> =>
  firstRow(
    tx
      .select({ title: messageTemplates.title, body: messageTemplates.body })
      .from(messageTemplates)
      .where(isOwn(userId, id))
      .for('no key update'),
  );

/** Changes a template that the caller has locked. */
export const updateTemplate = async (tx: Tx, id: string, template: NewTemplate): Promise<MessageTemplate> => {
  const [row] = await tx
    .update(messageTemplates)
    .set({ ...template, updatedAt: sql`now()` })
    .where(eq(messageTemplates.id, id))
    .returning(columns);
  if (row === undefined) throw new Error(`Template ${id} was not locked`);
  return row;
};

/** Deletes a template. Returns false if it does not belong to the account. */
export const deleteTemplate = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await db.delete(messageTemplates).where(isOwn(userId, id)).returning({ id: messageTemplates.id });
  return rows.length > 0;
};

export const deleteUserTemplates = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(messageTemplates).where(eq(messageTemplates.userId, userId));
};

/**
 * Reads the values of the placeholders in a message from one person to another. The company belongs to either
 * person, and the job is from the newest application between them.
 */
export const findPlaceholderValues = async (
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<PlaceholderValues> => {
  const result = await db.execute(sql`
    select ${users.firstName} as "firstName", (${jobTitlesBetween(userId)})[1] as "jobTitle", (
      select ${companies.companyName} from ${companies}
      where ${companies.userId} in (${userId}, ${users.id}) order by ${companies.userId} = ${userId} desc limit 1
    ) as "companyName"
    from ${users} where ${users.id} = ${otherId} and ${users.deletedAt} is null`);
  return resultRows<PlaceholderValues>(result)[0] ?? { firstName: null, companyName: null, jobTitle: null };
};
