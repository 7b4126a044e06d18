/** `npm run restore -- --from FILE`; in the container image `node src/app/server/restore-entry.ts --from FILE`. */
import { createProgress } from '#server/backup/progress.ts';
import { restore } from '#server/backup/restore.ts';
import { readFileOption, runOperatorCommand } from './operator-command.ts';
import { ROOT } from './program.ts';

await runOperatorCommand(async (env, open) => {
  const file = readFileOption('restore', 'from');
  const result = await restore(open, {
    file,
    dataDir: env.dataDir,
    migrationsFolder: `${ROOT}/db/migrations`,
    url: env.directDatabaseUrl ?? undefined,
    progress: createProgress(process.stderr),
  });
  const migrationNote =
    result.migrated === 0
      ? ''
      : `, then applied ${result.migrated} ${result.migrated === 1 ? 'migration' : 'migrations'}`;
  process.stdout.write(
    `Restored ${result.rows.toLocaleString('en')} rows from ${file}, and verified every table${migrationNote}\n`,
  );
  for (const name of result.skippedFiles) {
    process.stdout.write(
      `${name} in ${env.dataDir} differs from the backup and was not replaced; data encrypted with the file in the backup cannot be decrypted.\n`,
    );
  }
});
