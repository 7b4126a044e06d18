/** `npm run --silent resume -- FILE…`: prints the data read from résumés, one JSON object per line. Only results go to stdout. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/resumes/resume.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
