/** `npm run --silent bench:retrieval`: how much of the exact best the lists by score show, on a generated market. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('src/testing/market/bench-retrieval.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
