/** `npm run --silent why -- --of ADDRESS`: explains the scores of a candidate who asks about them. Only the explanation goes to stdout. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/receipts/why.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
