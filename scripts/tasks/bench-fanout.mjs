/** `npm run --silent bench:fanout -- --database URL`: how many commits a second tell all processes something, by the database and by a broker. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/bench/fanout.ts');
// The command reads its arguments as if Node had been given its file.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
