/**
 * `npm run --silent bench:fanout -- --database URL`: measures commits per second with a notification to all processes, through the database and
 * through a broker.
 */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/bench/fanout.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
