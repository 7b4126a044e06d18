/** SQL of photos. One a person, kept by the unique constraint; its id is made of its content. */
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { StoredFile } from '#server/files/files.ts';
import { inRow } from '#server/files/stored-files.tables.ts';
import { photos } from './account.tables.ts';

/** Puts a photo in the place of the person's last one. */
export const putPhoto = async (
  tx: Queryable,
  photo: { id: string; userId: string; content: Buffer },
): Promise<void> => {
  const row = { ...photo, ...inRow(photo.content) };
  await tx.insert(photos).values(row).onConflictDoUpdate({ target: photos.userId, set: row });
};

/** Where the bytes of a photo stand and whose it is; null where there is none (any more). */
export const findPhoto = async (db: Queryable, id: string): Promise<(StoredFile & { userId: string }) | null> => {
  const { content, object, userId } = photos;
  const [row] = await db.select({ content, object, userId }).from(photos).where(eq(photos.id, id));
  return row ?? null;
};

/** Drops the photo of a person, where there is one. */
export const deletePhoto = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(photos).where(eq(photos.userId, userId));
};
