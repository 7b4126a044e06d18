/** `npm run audit:counterfactual -- --out DIR`: which scores move when only who somebody is changes, and by which factor. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/audit/counterfactual.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
