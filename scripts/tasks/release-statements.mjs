/**
 * `npm run release:statements`: notes what the tests of all routes ask of PostgreSQL in db/release-before.json. Run at a release; the next one
 * must still understand every statement of it, as both run side by side while processes change over.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../lib/end-with-launcher.mjs';
import { runTool } from '../lib/child.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { findPostgres } from '../lib/postgres.mjs';

/** What the product asks, not what tests ask of its tables: those are written by hand and begin in lower case, too, but hold no parameters of the query builder. */
const IS_OF_PRODUCT = /^(?:select|insert|update|delete|with)\b.*(?:\$1|"\w+"\."\w+")/is;
/** Lists of changing length say nothing new. */
const LONGEST = 6_000;

const folder = mkdtempSync(join(tmpdir(), 'puente-statements-'));
const postgres = await findPostgres();
const env = { ...process.env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url, RECORD_STATEMENTS: folder };
const { code } = await runTool('vitest', ['run', 'routes.test', 'story.test'], { env });
const all = new Set(readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
rmSync(folder, { recursive: true });
await postgres.stop?.();
const statements = [...all]
  .filter((text) => IS_OF_PRODUCT.test(text) && text.length < LONGEST)
  .toSorted((one, other) => (one < other ? -1 : 1));
const { entries } = JSON.parse(readFileSync(fromRoot('db/migrations/meta/_journal.json'), 'utf8'));
writeFileSync(
  fromRoot('db/release-before.json'),
  `${JSON.stringify({ lastMigration: entries.at(-1).tag, statements }, null, 1)}\n`,
);
process.stderr.write(`${statements.length} statements noted\n`);
process.exitCode = code;
