/** SQL for stored résumés. Only downloads and page pictures read the content. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { fileSizeColumn, newFileValues } from '#server/files/stored-files.tables.ts';
import { resumeFiles } from './resume-files.tables.ts';

export type ResumeFile = Pick<typeof resumeFiles.$inferSelect, 'kind' | 'fileName' | 'content' | 'object'>;
/** A newly uploaded file. */
export type NewResumeFile = Pick<ResumeFile, 'kind' | 'fileName'> & { content: Buffer };

/** Stores a person's résumé, replacing the previous one. */
export const putResumeFile = async (db: Queryable, userId: string, file: NewResumeFile): Promise<void> => {
  const stored = {
    ...file,
    ...newFileValues(file.content),
    sha256: createHash('sha256').update(file.content).digest('hex'),
  };
  await db
    .insert(resumeFiles)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: resumeFiles.userId, set: { ...stored, uploadedAt: sql`now()` } });
};

/** Returns a person's résumé and the location of its bytes, or null. */
export const findResumeFile = async (db: Queryable, userId: string): Promise<ResumeFile | null> => {
  const { kind, fileName, content, object } = resumeFiles;
  const [row] = await db
    .select({ kind, fileName, content, object })
    .from(resumeFiles)
    .where(eq(resumeFiles.userId, userId));
  return row ?? null;
};

export interface ResumeFacts {
  fileName: string;
  uploadedAt: string;
  /** The size in bytes. */
  size: number;
}

/** Returns metadata of a person's résumé, or null. */
export const findResumeFacts = async (db: Queryable, userId: string): Promise<ResumeFacts | null> => {
  const { fileName, uploadedAt } = resumeFiles;
  const [row] = await db
    .select({ fileName, uploadedAt, size: fileSizeColumn(resumeFiles) })
    .from(resumeFiles)
    .where(eq(resumeFiles.userId, userId));
  return row ?? null;
};

/** Deletes a person's résumé. Does nothing if there is none. */
export const deleteResumeFile = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(resumeFiles).where(eq(resumeFiles.userId, userId));
};
