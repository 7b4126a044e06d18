/** `npm run --silent bench:resumes`: measures how well résumés from several generators, in several languages, are read. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/resumes/bench.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
