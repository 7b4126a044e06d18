/** `npm run audit:bias -- --out DIR`: writes rates and impact ratios by sex and by race or ethnicity, for an auditor. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/audit/bias.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
