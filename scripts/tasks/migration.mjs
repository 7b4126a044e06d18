/** `npm run migration -- --name what-changes`: writes the SQL for changes of tables since the last migration. */
import '../lib/end-with-launcher.mjs';
import { runTool } from '../lib/child.mjs';

process.exitCode = (await runTool('drizzle-kit', ['generate', ...process.argv.slice(2)])).code;
