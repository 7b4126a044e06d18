/**
 * `npm run test:soak -- [--minutes N]`: runs the product under load while processes, database and mail server fail, and checks that nothing was lost.
 */
import '../lib/end-with-launcher.mjs';
import { runSoak } from '../../tools/soak/soak.ts';
import { buildIfStale } from '../lib/build.mjs';
import { registerCleanup } from '../lib/child.mjs';
import { freePort } from '../lib/free-port.mjs';

process.exitCode = await runSoak(process.argv.slice(2), {
  freePort,
  registerCleanup,
  buildIfStale: () => buildIfStale({ onBuild: () => process.stderr.write('Building\n') }),
});
