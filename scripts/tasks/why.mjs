/** `npm run --silent why -- --of ADDRESS`: explains the scores of a candidate who asks about them. Only the explanation goes to stdout. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/receipts/why.ts');
// The command expects argv as if it had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
