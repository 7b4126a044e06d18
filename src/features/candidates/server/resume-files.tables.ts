/** Uploaded résumés, one per person. Only the candidates feature writes them. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, instant, isInList } from '#server/db/columns.ts';
import { fileCheck, fileColumns } from '#server/files/stored-files.tables.ts';
import { LIMITS } from '#shared/limits.ts';
import { RESUME_KINDS } from '#shared/vocabulary.ts';

export const resumeFiles = pgTable(
  'resume_files',
  {
    /** References the person, because a résumé may exist before the profile. */
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Detected from the content. */
    kind: text('kind', { enum: RESUME_KINDS }).notNull(),
    /** With the extension of its kind. */
    fileName: text('file_name').notNull(),
    ...fileColumns(),
    /** SHA-256 of the content. Finds other people with the same file. */
    sha256: text('sha256'),
    uploadedAt: instant('uploaded_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('resume_files_sha256_idx').on(table.sha256),
    check('resume_files_kind_check', isInList('kind', RESUME_KINDS)),
    check('resume_files_file_name_check', between('length(file_name)', 1, LIMITS.fileName)),
    check('resume_files_content_check', between('octet_length(content)', 1, LIMITS.resumeBytes)),
    fileCheck('resume_files'),
  ],
);
