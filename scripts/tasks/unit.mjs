/** `npm run unit -- [files]`: runs unit tests, by default on the embedded database. */
import '../lib/end-with-launcher.mjs';
import { runTool } from '../lib/child.mjs';

const env = { TEST_DATABASE: process.env.TEST_DATABASE ?? 'embedded' };
process.exitCode = (await runTool('vitest', ['run', ...process.argv.slice(2)], { env })).code;
