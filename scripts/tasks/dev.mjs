/** `npm run dev`: runs the server with pages from Vite. Restarts when its files change; pages update in place. */
import '../lib/end-with-launcher.mjs';
import { runProgram } from '../lib/child.mjs';
import { fromRoot } from '../lib/paths.mjs';

const watchArguments = ['--watch', '--watch-preserve-output', fromRoot('src/app/server/dev-entry.ts')];
const { code } = await runProgram(process.execPath, watchArguments);
process.exitCode = code;
