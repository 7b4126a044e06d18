/** `npm run --silent rank -- …`: runs the rank command of the score engine. Only results go to stdout. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/matching/rank.ts');
// The command expects argv as if it had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
