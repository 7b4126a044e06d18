/** `npm run check`: runs all checks that do not run the code. */
import '../lib/end-with-launcher.mjs';
import { runChecks } from '../lib/checks.mjs';
import { createTally } from '../lib/tally.mjs';

const tally = createTally();
await runChecks(tally);
process.exitCode = tally.finish();
