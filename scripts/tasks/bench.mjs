/** `npm run bench -- [--candidates N]`: measures the product on a generated marketplace, each call compared with the bare stack. */
import '../lib/end-with-launcher.mjs';
import { bench } from '../../tools/bench/bench.ts';
import { buildIfStale } from '../lib/build.mjs';
import { registerCleanup } from '../lib/child.mjs';
import { freePort } from '../lib/free-port.mjs';
import { findPostgres } from '../lib/postgres.mjs';

process.exitCode = await bench(process.argv.slice(2), {
  findPostgres,
  freePort,
  registerCleanup,
  buildIfStale: () => buildIfStale({ onBuild: () => process.stderr.write('Building\n') }),
});
