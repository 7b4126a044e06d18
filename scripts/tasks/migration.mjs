/** `npm run migration -- --name what-changes`: writes the SQL that brings the database from the last migration to the tables. */
import '../lib/end-with-launcher.mjs';
import { runTool } from '../lib/child.mjs';

process.exitCode = (await runTool('drizzle-kit', ['generate', ...process.argv.slice(2)])).code;
