/**
 * `npm run --silent bench:searches -- --database URL [--searches 10000] [--jobs 100]`: the CPU time of one run over saved searches. Needs an empty
 * database, which it fills with generated data, or one that it filled before. Prints one line.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { startJobSearches } from '../../src/features/saved-searches/server/replay.service.ts';
import { openPostgres } from '../../src/server/db/database.ts';
import { readEnv } from '../../src/server/env.ts';
import { createRateLimiter } from '../../src/server/limits/rate-limits.db.ts';
import { createSecrets } from '../../src/server/secrets.ts';
import { readMarket } from './bench-database.db.ts';
import { fillMarket } from './fill-market.db.ts';
import { stderrOutput } from './progress-bar.ts';
import { countSent, createSearches } from './saved-searches.db.ts';

const USAGE = 'usage: npm run bench:searches -- --database postgres://… [--searches 10000] [--jobs 100]';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    searches: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: '100' },
  },
});

const measure = async (url: string): Promise<void> => {
  loadTitleMeanings();
  const searches = Number(values.searches);
  if ((await readMarket(url)) === null) {
    await fillMarket(url, { candidates: searches, seed: 1, madeAt: Date.now() - 86_400_000 }, stderrOutput);
  }
  const made = await createSearches(url, searches, Number(values.jobs));
  const database = openPostgres(url);
  const before = process.cpuUsage();
  const start = performance.now();
  const next = await startJobSearches({
    db: database.db,
    env: readEnv({ PUBLIC_URL: 'https://puente.example', DATABASE_URL: url }),
    limiter: createRateLimiter(true, () => {}),
    secrets: createSecrets('a secret for the measurement, long enough'),
  });
  let replayed = 0;
  for (let count = await next(); count > 0; count = await next()) replayed += count;
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1_000;
  await database.close();
  const { mails, results } = await countSent(url);
  if (mails === 0) throw new Error('The run sent no emails, so its time is meaningless');
  const cpu = (user + system) / 1_000_000;
  process.stdout.write(
    `${replayed} searches with ${made.queries} queries against ${made.jobs} new jobs: ${cpu.toFixed(1)} s of CPU, ${seconds.toFixed(1)} s, ${mails} mails with ${results} results\n`,
  );
};

if (values.database) await measure(values.database);
else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
}
