/** `npm run --silent bench:searches -- --database URL`: measures the CPU time of replaying saved searches against new jobs. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/bench/saved-searches.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
