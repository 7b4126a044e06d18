/** `npm run restore -- --from FILE`: brings a backup back into an empty database. */
import '../lib/end-with-launcher.mjs';

await import('../../src/app/server/restore-entry.ts');
