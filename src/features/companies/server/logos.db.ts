/** SQL of logos. One a company, kept by the unique constraint; its id is made of its content. */
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { StoredFile } from '#server/files/files.ts';
import { inRow } from '#server/files/stored-files.tables.ts';
import { companyLogos } from './companies.tables.ts';

/** Puts a logo in the place of the company's last one. */
export const putLogo = async (tx: Tx, logo: { id: string; companyId: string; content: Buffer }): Promise<void> => {
  const row = { ...logo, ...inRow(logo.content) };
  await tx.insert(companyLogos).values(row).onConflictDoUpdate({ target: companyLogos.companyId, set: row });
};

/** Where the bytes of a logo stand; null where there is none (any more). */
export const findLogo = async (db: Queryable, id: string): Promise<StoredFile | null> => {
  const { content, object } = companyLogos;
  const [row] = await db.select({ content, object }).from(companyLogos).where(eq(companyLogos.id, id));
  return row ?? null;
};

/** Drops the logo of a company, where there is one. */
export const deleteLogo = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
};
