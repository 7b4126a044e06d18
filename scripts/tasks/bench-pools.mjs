/**
 * `npm run --silent bench:pools`: measures which of the best candidates a search engine in front of the score would find, on a generated marketplace.
 */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/growth/bench-pools.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
