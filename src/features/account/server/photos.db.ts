/** SQL of photos. One a person, kept by the unique constraint; its id is made of its content. */
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { photos } from './account.tables.ts';

/** Puts a photo in the place of the person's last one. */
export const putPhoto = async (
  tx: Queryable,
  photo: { id: string; userId: string; content: Buffer },
): Promise<void> => {
  await tx.insert(photos).values(photo).onConflictDoUpdate({ target: photos.userId, set: photo });
};

/** The bytes of a photo; null where there is none (any more). */
export const findPhoto = async (db: Queryable, id: string): Promise<Buffer | null> => {
  const [row] = await db.select({ content: photos.content }).from(photos).where(eq(photos.id, id));
  return row?.content ?? null;
};

/** Drops the photo of a person, where there is one. */
export const deletePhoto = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(photos).where(eq(photos.userId, userId));
};
