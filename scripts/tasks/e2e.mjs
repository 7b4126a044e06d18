/** `npm run e2e -- [arguments of playwright test]`: runs the browser journeys against the built product. */
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { runTool } from '../lib/child.mjs';
import { findChromiumForJourneys } from '../lib/chromium.mjs';

const chromium = await findChromiumForJourneys();
process.stdout.write(`${chromium.line}\n`);
if (!chromium.env) process.exit(1);
const built = await buildIfStale();
if (built.code !== 0) process.exit(built.code);
process.exitCode = (await runTool('playwright', ['test', ...process.argv.slice(2)], { env: chromium.env })).code;
