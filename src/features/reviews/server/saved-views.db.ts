/** All SQL for saved views. Every statement is limited to one company. */
import { and, asc, eq } from 'drizzle-orm';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { SavedView } from '../saved-views.contract.ts';
import { savedViews } from './saved-views.tables.ts';

const columns = {
  id: savedViews.id,
  name: savedViews.name,
  query: savedViews.query,
  createdAt: savedViews.createdAt,
};

/** Lists a company's views, sorted by name. */
export const listSavedViews = (db: Queryable, companyId: string): Promise<SavedView[]> =>
  db
    .select(columns)
    .from(savedViews)
    .where(eq(savedViews.companyId, companyId))
    .orderBy(asc(savedViews.name))
    .limit(LIMITS.savedViews);

/** Locks a company, to serialize the saving of views. */
export const lockCompanyForNoKeyUpdate = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
};

export const countSavedViews = (tx: Tx, companyId: string): Promise<number> =>
  tx.$count(savedViews, eq(savedViews.companyId, companyId));

/** Saves a view, replacing one with the same name. */
export const putSavedView = async (
  tx: Tx,
  companyId: string,
  { name, query }: Pick<SavedView, 'name' | 'query'>,
): Promise<SavedView> => {
  const [row] = await tx
    .insert(savedViews)
    .values({ id: newId(), companyId, name, query })
    .onConflictDoUpdate({ target: [savedViews.companyId, savedViews.name], set: { query } })
    .returning(columns);
  if (row === undefined) throw new Error('The view was not stored');
  return row;
};

/** Deletes a view. Returns false if the company has no such view. */
export const deleteSavedView = async (db: Queryable, companyId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(savedViews)
    .where(and(eq(savedViews.companyId, companyId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return rows.length > 0;
};

export const deleteCompanyViews = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(savedViews).where(eq(savedViews.companyId, companyId));
};
