/**
 * SQL for a company's log. Rows never change, except that erased addresses are removed. Rows are deleted when they are old or their company is
 * deleted.
 */
import { aliasedTable, and, desc, eq, like, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { foldedSql } from '#server/search/folded-text.db.ts';
import { COMPANY_LOG_ACTIONS, type CompanyLogAction } from '../company-log.contract.ts';
import { companyLogWordsEn } from '../company-log-words.en.ts';
import { companyLogWordsEs } from '../company-log-words.es.ts';
import { companyLogWordsPt } from '../company-log-words.pt.ts';
import { companyLog } from './company-log.tables.ts';

const target = aliasedTable(users, 'target');

/** Joins the texts that screens show for an action, in every language, because owners search for the words they see. */
const actionTexts = (action: CompanyLogAction): string => {
  const [group, name] = action.split('.') as [keyof typeof companyLogWordsEn, string];
  return [companyLogWordsEn, companyLogWordsEs, companyLogWordsPt]
    .map((words) => (words[group] as Record<string, string>)[name] ?? '')
    .join(' ')
    .replace(/<\/?b>|\{\w+\}/g, ' ')
    .replaceAll("'", "''");
};

const actionWords = `case "company_log"."action" ${COMPANY_LOG_ACTIONS.map((action) => `when '${action}' then '${actionTexts(action)}'`).join(' ')} else '' end`;

/** The folded text of a row for searches: member, action and target. */
const searchedText = sql.raw(
  `(' ' || ${foldedSql(
    `"users"."first_name" || ' ' || "users"."last_name" || ' ' || translate("company_log"."action", '.-', '  ') || ' ' || ${actionWords} || ' ' || "company_log"."target_name" || ' ' || coalesce("target"."first_name" || ' ' || "target"."last_name", '') || ' ' || coalesce("company_log"."detail", '')`,
  )})`,
);

export const insertLogEntries = async (
  tx: Queryable,
  entries: readonly (typeof companyLog.$inferInsert)[],
): Promise<void> => {
  if (entries.length > 0) await tx.insert(companyLog).values([...entries]);
};

/** Lists a page of a company's log, newest first. An entry must match all `patterns`. */
export const listLogEntries = (
  db: Queryable,
  accountId: string,
  {
    patterns,
    limit,
    after,
  }: { patterns: readonly string[]; limit: number; after: readonly [createdAt: string, id: string] | null },
) =>
  db
    .select({
      id: companyLog.id,
      action: companyLog.action,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      target: {
        id: companyLog.targetId,
        name: sql<string>`coalesce(${target.firstName} || ' ' || ${target.lastName}, ${companyLog.targetName})`,
        detail: companyLog.detail,
      },
      createdAt: companyLog.createdAt,
    })
    .from(companyLog)
    .innerJoin(users, eq(users.id, companyLog.actorId))
    .leftJoin(target, and(eq(target.id, companyLog.targetId), like(companyLog.action, 'member.%')))
    .where(
      and(
        eq(companyLog.accountId, accountId),
        after
          ? sql`(${companyLog.createdAt}, ${companyLog.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
        ...patterns.map((pattern) => like(searchedText, pattern)),
      ),
    )
    .orderBy(desc(companyLog.createdAt), desc(companyLog.id))
    .limit(limit);

/** Turns on the transaction setting that makes the trigger allow changes. */
const allowErasing = (tx: Tx) => tx.execute(sql`select set_config('puente.erasing', 'on', true)`);

export const deleteCompanyLog = async (tx: Tx, accountId: string): Promise<void> => {
  await allowErasing(tx);
  await tx.delete(companyLog).where(eq(companyLog.accountId, accountId));
};

/** Removes an address from the entries about its invitations. */
export const eraseAddressInLog = async (tx: Tx, email: string): Promise<void> => {
  const isMentioned = eq(companyLog.targetName, email);
  if ((await tx.$count(companyLog, isMentioned)) === 0) return;
  await allowErasing(tx);
  await tx.update(companyLog).set({ targetName: '' }).where(isMentioned);
};

/** Deletes a batch of entries older than `days`. The database refuses to delete newer entries. */
export const dropOldCompanyLog = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, companyLog, companyLog.createdAt, days);
