/** `npm run phrases -- src/client`: prints banned phrases below the paths. Without paths, checks everything that `npm run check` does. */
import { findBannedPhrases } from '../lib/banned-phrases.mjs';

const paths = process.argv.slice(2);
const hits = findBannedPhrases(paths.length > 0 ? paths : undefined);
process.stdout.write(`${[...hits, `${hits.length} found`].join('\n')}\n`);
