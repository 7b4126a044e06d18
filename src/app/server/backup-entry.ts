/** `npm run backup -- --to FILE`; in the container image `node src/app/server/backup-entry.ts --to FILE`. */
import { unlinkSync } from 'node:fs';
import { draftName } from '#server/backup/archive.ts';
import { backUp } from '#server/backup/backup.ts';
import { createProgress } from '#server/backup/progress.ts';
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

await runOperatorCommand(async (env, open) => {
  const file = readFileOption('backup', 'to');
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
