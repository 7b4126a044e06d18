/** `npm run check`: everything that can be said about the code without running it. */
import '../lib/end-with-launcher.mjs';
import { runChecks } from '../lib/checks.mjs';
import { createTally } from '../lib/tally.mjs';

const tally = createTally();
await runChecks(tally);
process.exitCode = tally.finish();
