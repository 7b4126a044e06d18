/** `npm run backup -- --to FILE`; in the container image `node src/app/server/backup-entry.ts --to FILE`. */
import { unlinkSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ArchiveError, draftName } from '#server/backup/archive.ts';
import { backUp } from '#server/backup/backup.ts';
import { createProgress } from '#server/backup/progress.ts';
import { DATABASE_FOLDER } from '#server/db/data-folder.ts';
import { readFileOption, runOperatorCommand } from './operator-command.ts';

/** Removes the incomplete file if the command is interrupted. An existing backup is not removed. */
const dropDraftOnSignal = (file: string): void => {
  const end = (): void => {
    try {
      unlinkSync(draftName(file));
    } catch {
      // No draft exists yet.
    }
    process.exit(1);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

/** Throws if the data folder has no database, because opening it would create one. */
const requireEmbeddedDatabase = async (dataDir: string): Promise<void> => {
  await stat(join(dataDir, DATABASE_FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return;
    throw new ArchiveError(
      `There is no database in ${resolve(dataDir)}: check DATABASE_URL or DATA_DIR. Nothing was backed up`,
    );
  });
};

await runOperatorCommand(async (env, open) => {
  const file = readFileOption('backup', 'to');
  if (env.databaseUrl === null) await requireEmbeddedDatabase(env.dataDir);
  dropDraftOnSignal(file);
  const { dataDir, s3Url } = env;
  const store = s3Url === null ? null : (await import('#server/files/s3-store.ts')).openS3Store(s3Url);
  const result = await backUp(await open(), { file, dataDir, store, progress: createProgress(process.stderr) });
  const files =
    result.files === 0 ? '' : ` and ${result.files.toLocaleString('en')} ${result.files === 1 ? 'file' : 'files'}`;
  const megabytes = (result.bytes / 1024 / 1024).toFixed(1);
  process.stdout.write(
    `Backed up ${result.rows.toLocaleString('en')} rows of ${result.tables} tables${files} to ${file} (${megabytes} MB, checked)\n`,
  );
  if (env.appSecret !== null) process.stdout.write('APP_SECRET is not part of the backup; store it separately.\n');
});
