/** All tables of files. Documents of accepted offers are not included, because they are immutable and stay in their rows. */
import { photos } from '#features/account/server/account.tables.ts';
import { resumeFiles } from '#features/candidates/server/resume-files.tables.ts';
import { companyLogos } from '#features/companies/server/companies.tables.ts';
import { attachments } from '#features/messages/server/attachments.tables.ts';
import type { FileTable } from '#server/files/file-moves.db.ts';

export const FILE_TABLES: readonly FileTable[] = [
  { table: photos, id: photos.id },
  { table: companyLogos, id: companyLogos.id },
  { table: resumeFiles, id: resumeFiles.userId },
  { table: attachments, id: attachments.id },
];
