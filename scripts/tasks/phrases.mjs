/** `npm run phrases -- src/client`: banned phrases below the paths, even in folders that `npm run check` does not look at yet. */
import { findBannedPhrases } from '../lib/banned-phrases.mjs';

const paths = process.argv.slice(2);
const hits = findBannedPhrases(paths.length > 0 ? paths : undefined);
process.stdout.write(`${[...hits, `${hits.length} found`].join('\n')}\n`);
