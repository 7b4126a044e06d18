/** `npm run taxonomy -- import --from DIR`: imports the official ESCO and O*NET releases into the data folder. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/matching/taxonomy.ts');
// The command expects argv as if it had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
