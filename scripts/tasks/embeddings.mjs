/** `npm run --silent embeddings -- evaluate --from DIR`: trains and measures the title embeddings. */
import '../lib/end-with-launcher.mjs';
import { fromRoot } from '../lib/paths.mjs';

const command = fromRoot('tools/embeddings/embeddings.ts');
// Removes this script from the arguments, as if the command had been started directly.
process.argv = [process.argv[0], command, ...process.argv.slice(2)];
await import(command);
