/** SQL for photos. A unique constraint allows one photo per person. The id of a photo is derived from the person and the content. */
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { StoredFile } from '#server/files/files.ts';
import { newFileValues } from '#server/files/stored-files.tables.ts';
import { photos } from './account.tables.ts';

/** Replaces the person's photo. */
export const putPhoto = async (
  tx: Queryable,
  photo: { id: string; userId: string; content: Buffer },
): Promise<void> => {
  const row = { ...photo, ...newFileValues(photo.content) };
  await tx.insert(photos).values(row).onConflictDoUpdate({ target: photos.userId, set: row });
};

/** Returns the location of a photo's bytes and its owner. Null if it does not exist. */
export const findPhoto = async (db: Queryable, id: string): Promise<(StoredFile & { userId: string }) | null> => {
  const { content, object, userId } = photos;
  const [row] = await db.select({ content, object, userId }).from(photos).where(eq(photos.id, id));
  return row ?? null;
};

/** Deletes the person's photo, if there is one. */
export const deletePhoto = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(photos).where(eq(photos.userId, userId));
};
