/** All SQL of kept résumés. The bytes are read only to be given out. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inRow, sizeOf } from '#server/files/stored-files.tables.ts';
import { resumeFiles } from './resume-files.tables.ts';

export type ResumeFile = Pick<typeof resumeFiles.$inferSelect, 'kind' | 'fileName' | 'content' | 'object'>;
/** One that was given just now. */
export type NewResumeFile = Pick<ResumeFile, 'kind' | 'fileName'> & { content: Buffer };

/** Keeps a person's résumé in the place of the one before. */
export const putResumeFile = async (db: Queryable, userId: string, file: NewResumeFile): Promise<void> => {
  const kept = { ...file, ...inRow(file.content), sha256: createHash('sha256').update(file.content).digest('hex') };
  await db
    .insert(resumeFiles)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: resumeFiles.userId, set: { ...kept, uploadedAt: sql`now()` } });
};

/** A person's résumé and where its bytes stand; null where there is none. */
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
  /** In bytes. */
  size: number;
}

/** What a person's résumé is, without its bytes; null where there is none. */
export const resumeFactsOf = async (db: Queryable, userId: string): Promise<ResumeFacts | null> => {
  const { fileName, uploadedAt } = resumeFiles;
  const [row] = await db
    .select({ fileName, uploadedAt, size: sizeOf(resumeFiles) })
    .from(resumeFiles)
    .where(eq(resumeFiles.userId, userId));
  return row ?? null;
};

/** Removes a person's résumé. Does nothing where there is none. */
export const deleteResumeFile = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(resumeFiles).where(eq(resumeFiles.userId, userId));
};
