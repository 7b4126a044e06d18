/** `npm run restore -- --from FILE`: restores a backup into an empty database. */
import '../lib/end-with-launcher.mjs';

await import('../../src/app/server/restore-entry.ts');
