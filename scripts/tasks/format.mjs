/** `npm run format`: formats everything and sorts imports. */
import '../lib/end-with-launcher.mjs';
import { runTool } from '../lib/child.mjs';

process.exitCode = (await runTool('biome', ['check', '--write', ...process.argv.slice(2)])).code;
