/** `npm run backup -- --to FILE`: everything in the database, and the generated keys, as one checked file. */
import '../lib/end-with-launcher.mjs';

await import('../../src/app/server/backup-entry.ts');
