/** `npm run audit:counterfactual -- --out DIR`: writes which scores change when only personal attributes change, and the factor responsible. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/audit/counterfactual.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
