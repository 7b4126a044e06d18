/**
 * Runs the scripts of package.json: `node scripts/run.mjs <task> [arguments]`. Installs dependencies if needed, then runs `scripts/tasks/<task>.mjs`
 * under the machine's Node, or under an installed Node 24 if the machine's is too old.
 * This file and its imports use only Node's own modules and must work on Node 18, because they run before anything is installed. They print nothing
 * to stdout, because a task's output may be piped (`npm run rank`).
 */
import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';
import { findNode } from './lib/node-binary.mjs';
import { fromRoot } from './lib/paths.mjs';
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from './lib/server-options.mjs';

const [task, ...taskArguments] = process.argv.slice(2);
const tasksFolder = fromRoot('scripts/tasks');
const taskFile = `${tasksFolder}/${task}.mjs`;

const stop = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

if (!/^[a-z0-9-]+$/.test(task ?? '') || !existsSync(taskFile)) {
  const names = readdirSync(tasksFolder).map((file) => file.replace('.mjs', ''));
  stop(`Usage: node scripts/run.mjs <task>, where the task is one of: ${names.join(', ')}`);
}

try {
  await ensureInstalled(task);
  // The channel carries no messages; its end tells the task that this process has ended.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const isServer = task === 'start';
  const options = isServer ? SERVER_OPTIONS : [];
  const env = isServer ? { ...SERVER_ENVIRONMENT, ...process.env } : process.env;
  process.exitCode = await launch(findNode(), [...options, taskFile, ...taskArguments], { stdio, env });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
