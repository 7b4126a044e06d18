/** All SQL of kept résumés. The bytes are read only to be given out. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { resumeFiles } from './resume-files.tables.ts';

export type ResumeFile = Omit<typeof resumeFiles.$inferSelect, 'userId' | 'uploadedAt'>;

/** Keeps a person's résumé in the place of the one before. */
export const putResumeFile = async (db: Queryable, userId: string, file: ResumeFile): Promise<void> => {
  await db
    .insert(resumeFiles)
    .values({ userId, ...file })
    .onConflictDoUpdate({ target: resumeFiles.userId, set: { ...file, uploadedAt: sql`now()` } });
};

/** A person's résumé with its bytes; null where there is none. */
export const findResumeFile = async (db: Queryable, userId: string): Promise<ResumeFile | null> => {
  const { kind, fileName, content } = resumeFiles;
  const [row] = await db.select({ kind, fileName, content }).from(resumeFiles).where(eq(resumeFiles.userId, userId));
  return row ?? null;
};

export interface ResumeFacts {
  fileName: string;
  uploadedAt: string;
  /** In bytes. */
  size: number;
}

/** What a person's résumé is, without its bytes; null where there is none. */
export const resumeFactsOf = async (db: Queryable, userId: string): Promise<ResumeFacts | null> => {
  const { fileName, uploadedAt, content } = resumeFiles;
  const [row] = await db
    .select({ fileName, uploadedAt, size: sql<number>`octet_length(${content})`.mapWith(Number) })
    .from(resumeFiles)
    .where(eq(resumeFiles.userId, userId));
  return row ?? null;
};

/** Removes a person's résumé. Does nothing where there is none. */
export const deleteResumeFile = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(resumeFiles).where(eq(resumeFiles.userId, userId));
};
