/** `npm run --silent bench:index`: how fast and how large the index in memory is, and whether its answers are exact. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/matching/bench-index.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
