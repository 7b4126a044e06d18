/**
 * `npm run migration -- --name what-changes`: writes the SQL for changes to tables since the last migration. drizzle-kit compares only with the
 * newest snapshot, and each has over 10,000 lines, so older ones are removed.
 */
import '../lib/end-with-launcher.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { runTool } from '../lib/child.mjs';
import { fromRoot } from '../lib/paths.mjs';

process.exitCode = (await runTool('drizzle-kit', ['generate', ...process.argv.slice(2)])).code;

const snapshots = readdirSync(fromRoot('db/migrations/meta'))
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const old of snapshots.slice(0, -1)) rmSync(fromRoot(`db/migrations/meta/${old}`));
