/** `npm test`: runs all checks and tests. Continues after failures, and ends with one line with the total. */
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { runChecks } from '../lib/checks.mjs';
import { findChromiumForJourneys } from '../lib/chromium.mjs';
import { databaseTests } from '../lib/database-tests.mjs';
import { findPostgres } from '../lib/postgres.mjs';
import { createTally } from '../lib/tally.mjs';
import { runJourneys, runTests } from '../lib/test-runs.mjs';

const tally = createTally();

await runChecks(tally);
await runTests(tally, 'unit tests, with database tests on the embedded database', { TEST_DATABASE: 'embedded' });

const postgres = await findPostgres();
tally.printLine(postgres.line);
if (postgres.url) {
  const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
  await runTests(tally, 'database tests on PostgreSQL', env, databaseTests());
} else tally.add('database tests on PostgreSQL', { failed: 1 });
await postgres.stop();

const isBuilt = await tally.check('build', () => buildIfStale({ isCaptured: true }));
const chromium = await findChromiumForJourneys();
tally.printLine(chromium.line);
if (isBuilt && chromium.env) await runJourneys(tally, chromium.env);
else tally.add('browser journeys', { failed: 1 });

process.exitCode = tally.finish();
