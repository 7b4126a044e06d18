/** `npm run engine`: keeps the score engine of this release as one file, so that its receipts can be played again. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/receipts/keep-engine.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
