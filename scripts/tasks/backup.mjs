/** `npm run backup -- --to FILE`: the database, the stored files and the generated keys, as one verified file. */
import '../lib/end-with-launcher.mjs';

await import('../../src/app/server/backup-entry.ts');
