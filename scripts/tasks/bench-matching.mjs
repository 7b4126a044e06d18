/** `npm run --silent bench:matching -- --data DIR`: the score engine on labelled sets, beside two baselines. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/matching/bench.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
