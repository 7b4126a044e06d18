/** `npm run backup -- --to FILE`: writes the database, the stored files and the generated keys to one verified file. */
import '../lib/end-with-launcher.mjs';

await import('../../src/app/server/backup-entry.ts');
