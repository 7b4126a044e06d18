/** SQL for logos. A unique constraint allows one per company. The id is derived from the company and the content. */
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { StoredFile } from '#server/files/files.ts';
import { newFileValues } from '#server/files/stored-files.tables.ts';
import { companyLogos } from './companies.tables.ts';

/** Stores a company's logo, replacing the previous one. */
export const putLogo = async (tx: Tx, logo: { id: string; companyId: string; content: Buffer }): Promise<void> => {
  const row = { ...logo, ...newFileValues(logo.content) };
  await tx.insert(companyLogos).values(row).onConflictDoUpdate({ target: companyLogos.companyId, set: row });
};

/** Returns the location of a logo's bytes, or null. */
export const findLogo = async (db: Queryable, id: string): Promise<StoredFile | null> => {
  const { content, object } = companyLogos;
  const [row] = await db.select({ content, object }).from(companyLogos).where(eq(companyLogos.id, id));
  return row ?? null;
};

export const deleteLogo = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
};
